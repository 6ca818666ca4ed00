/** A whole game by presses; every screen of it is the terminal's, dot by dot. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import path from "node:path";
import { after, before, test } from "node:test";
import { Box, openBrowser, TOP } from "./box.mjs";
import { FRAME_MS } from "./clock.mjs";
import { showsWhatTheTerminalShows } from "./script.mjs";

const SCRIPT = path.join(TOP, "tests/web/whole_game.script");
const SHARED = path.join(TOP, "tests/shared/same_everywhere.script");
const CARDS = "treasure pirate guardian animals coin diamond skull1 skull2 ship2 ship3 ship4 peace zombie shipwreck";
let browser;

before(async () => (browser = await openBrowser()));
after(() => browser.close());

test("a whole game with all kinds of card shows what the terminal shows", async () => {
  const box = await Box.open(browser);
  await box.openStrip();
  await box.page.locator("[name=speed][value='16']").check();
  await showsWhatTheTerminalShows(box, SCRIPT, () => box.wait(20)); // at 16 times the speed

  const record = await box.record();
  const drawn = new Set(record.match(/card \w+/g).map((line) => line.slice(5)));
  assert.deepEqual([...drawn].sort(), CARDS.split(" ").sort());
  const replay = [path.join(TOP, ".venv/bin/kaperbox"), ["replay", "-", "--json"], { input: record, encoding: "utf8" }];
  const last = JSON.parse(execFileSync(...replay).trim().split("\n").at(-1));
  assert.deepEqual([last.ok, last.scores, last.winners], [true, [2800, 4400], [1]]);
  await box.close();
});

test("the script that the board plays too shows the same here", async () => {
  const box = await Box.open(browser);
  await box.openStrip();
  await showsWhatTheTerminalShows(box, SHARED, (ms) => box.wait(Math.ceil(ms / FRAME_MS)));
  await box.close();
});
