/** The dice and the pads' lamps as they are drawn: each the colour and the place that the box means. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import path from "node:path";
import { after, before, test } from "node:test";
import { Box, openBrowser, TOP } from "./box.mjs";

const TABLET = { hasTouch: true, viewport: { width: 1024, height: 768 } };
const LAID = "GGKDSPDM";
const FACES = "KSGDMP"; // in the order of the box's faces
const CLOSE = 0.02; // of the strongest part: a dim colour is rounded
let browser;

before(async () => (browser = await openBrowser()));
after(() => browser.close());

/** [red, green, blue] of each face, from the application itself. */
function colours() {
  const program = "import json; from kaperbox.app.lights import COLOURS; print(json.dumps(COLOURS))";
  const options = { cwd: path.join(TOP, "firmware"), encoding: "utf8" };
  const numbers = JSON.parse(execFileSync(path.join(TOP, ".venv/bin/python"), ["-c", program], options));
  return numbers.map((number) => [number >> 16, (number >> 8) & 255, number & 255]);
}

/** {colour, light} of each die: the outermost colour of its glass, and how much of it is seen. */
function dice(box) {
  return box.page.locator(".die").evaluateAll((dies) =>
    dies.map((die) => {
      const style = getComputedStyle(die, "::after");
      const colour = style.backgroundImage.match(/rgb\([^)]*\)/g).at(-1);
      return { colour: colour.match(/\d+/g).slice(0, 3).map(Number), light: Number(style.opacity) };
    }),
  );
}

const hue = (parts) => parts.map((part) => part / Math.max(...parts));

function assertHue(found, wanted, name) {
  const apart = hue(found).map((part, at) => Math.abs(part - hue(wanted)[at]));
  assert.ok(Math.max(...apart) <= CLOSE, `${name} is ${found} and not ${wanted}`);
}

test("each die of a laid throw has the colour of its face, and the other four are dark", async () => {
  const box = await Box.open(browser);
  await box.press("ok", "ok", "ok");
  await box.openStrip();
  await box.lay(LAID, "diamond");
  await box.press("roll", "roll");
  await box.said("Diamond. dice:");
  const [shown, byFace] = [await dice(box), colours()];
  for (const [at, face] of [...LAID].entries()) {
    assertHue(shown[at].colour, byFace[FACES.indexOf(face)], `die ${at + 1}, ${face},`);
    assert.ok(shown[at].light > 0.2, `die ${at + 1} is dark`);
  }
  assert.deepEqual(shown.slice(LAID.length).map(({ light }) => light), [0, 0, 0, 0]);
  await box.close();
});

for (const pressed of ["1", "2"]) {
  test(`three pads are lit for three players, and pad ${pressed} alone once it was pressed`, async () => {
    const box = await Box.open(browser, TABLET);
    await box.press("right", "ok", "right", "ok", "ok", "roll");
    assert.deepEqual(await box.lit(3), ["1", "2", "3"]);
    await box.fingers.touch("touchStart", `[data-pad="${pressed}"]`);
    await box.fingers.touch("touchEnd");
    await box.said(["Anne", "Bart"][pressed - 1]);
    assert.deepEqual(await box.blinking(), ["", pressed]);
    await box.close();
  });
}
