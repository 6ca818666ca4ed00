/** Plays one of the terminal's scripts on the page; each screen of it is the terminal's, dot by dot. */
import assert from "node:assert/strict";
import fs from "node:fs";
import { play } from "./terminal.mjs";

/** [verb, rest] of each command of the script. */
function commands(script) {
  const lines = fs.readFileSync(script, "utf8").split("\n");
  const words = lines.map((line) => line.split("#")[0].trim()).filter(Boolean);
  return words.map((line) => [line.split(" ")[0], line.split(" ").slice(1).join(" ")]);
}

/** A screen half as wide, to be read in a report. */
function small(screen) {
  return screen.replace(/(.)(.)/g, (both) => (both.includes("#") ? "#" : " ")).replace(/ +$/gm, "");
}

/** The strip must be open. `wait(milliseconds)`: for a script's `wait`, at the speed of the page. */
export async function showsWhatTheTerminalShows(box, script, wait) {
  const shown = play(script);
  const does = {
    press: (names) => box.press(...names.split(" ")),
    hold: (name) => box.hold(name),
    wait: (ms) => wait(Number(ms)),
    throw: (faces) => box.lay(faces),
    card: (card) => box.lay("", card),
    show: async (title) => {
      const [wanted, screen] = shown.shift();
      assert.equal(title, wanted);
      const found = await box.screen();
      assert.ok(found === screen, `${title}: the page shows\n${small(found)}\nand not\n${small(screen)}`);
    },
  };
  for (const [verb, rest] of commands(script)) await does[verb](rest);
  assert.deepEqual(shown, []);
}
