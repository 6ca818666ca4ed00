/** A whole game by presses; every screen of it is the terminal's, dot by dot. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { after, before, test } from "node:test";
import { Box, openBrowser, TOP } from "./box.mjs";
import { play } from "./terminal.mjs";

const SCRIPT = path.join(TOP, "tests/web/whole_game.script");
const CARDS = "treasure pirate guardian animals coin diamond skull1 skull2 ship2 ship3 ship4 peace zombie shipwreck";
let browser;

before(async () => (browser = await openBrowser()));
after(() => browser.close());

/** [verb, rest] of each command of the script. */
function commands() {
  const lines = fs.readFileSync(SCRIPT, "utf8").split("\n");
  const words = lines.map((line) => line.split("#")[0].trim()).filter(Boolean);
  return words.map((line) => [line.split(" ")[0], line.split(" ").slice(1).join(" ")]);
}

/** A screen half as wide, to be read in a report. */
function small(screen) {
  return screen.replace(/(.)(.)/g, (both) => (both.includes("#") ? "#" : " ")).replace(/ +$/gm, "");
}

test("a whole game with all kinds of card shows what the terminal shows", { timeout: 240_000 }, async () => {
  const box = await Box.open(browser);
  const shown = play(SCRIPT);
  const laid = { faces: "", card: undefined };
  const does = {
    press: (names) => box.press(...names.split(" ")),
    hold: (name) => box.hold(name),
    wait: () => box.wait(20), // at 16 times the speed
    throw: (faces) => box.lay((laid.faces = faces), (laid.card = undefined)),
    card: (card) => box.lay("", (laid.card = card)),
    show: async (title) => {
      const [wanted, screen] = shown.shift();
      assert.equal(title, wanted);
      const found = await box.screen();
      assert.ok(found === screen, `${title}: the page shows\n${small(found)}\nand not\n${small(screen)}`);
    },
  };
  await box.openStrip();
  await box.page.locator("[name=speed][value='16']").check();
  for (const [verb, rest] of commands()) await does[verb](rest);
  assert.deepEqual(shown, []);

  const record = await box.record();
  const drawn = new Set(record.match(/card \w+/g).map((line) => line.slice(5)));
  assert.deepEqual([...drawn].sort(), CARDS.split(" ").sort());
  const replay = [path.join(TOP, ".venv/bin/kaperbox"), ["replay", "-", "--json"], { input: record, encoding: "utf8" }];
  const last = JSON.parse(execFileSync(...replay).trim().split("\n").at(-1));
  assert.deepEqual([last.ok, last.scores, last.winners], [true, [2800, 4400], [1]]);
  await box.close();
});
