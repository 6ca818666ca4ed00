/** What there is to see and to hear on the page; all of this runs in it. */

/** The screen as 64 rows of 128 `#` and `.`, from the middle of each dot of the canvas. */
export function dots() {
  const canvas = document.getElementById("screen");
  const dot = canvas.width / 128;
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d", { willReadFrequently: true });
  copy.drawImage(canvas, 0, 0);
  const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
  const middle = (at) => Math.floor(at * dot + dot / 2 - 0.5);
  return Array.from({ length: 64 }, (_, y) =>
    Array.from({ length: 128 }, (_, x) => (data[4 * (middle(y) * canvas.width + middle(x))] > 110 ? "#" : ".")).join(""),
  ).join("\n");
}

/** What a screen reader says, if these words are in it. */
export function saying(words) {
  const { textContent } = document.getElementById("says");
  return textContent.includes(words) && textContent;
}

/** The numbers on the pads that are lit, if there are so many. */
export function lamps(count) {
  const numbers = [...document.querySelectorAll(".pad.lit .dome")].map((dome) => dome.textContent);
  return numbers.length === count && numbers;
}

/** The numbers that were lit together in any of the next frames, each set once. */
export async function lampsOver(frames) {
  const seen = new Set();
  for (let frame = 0; frame < frames; frame++) {
    await globalThis.clock.step();
    seen.add([...document.querySelectorAll(".pad.lit .dome")].map((dome) => dome.textContent).join());
  }
  return [...seen].sort();
}
