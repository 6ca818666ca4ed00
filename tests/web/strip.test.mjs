/** The strip under the box: the record and its replay, speed, and what is pasted in by mistake. */
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { after, before, test } from "node:test";
import { Box, openBrowser, TOP } from "./box.mjs";

const golden = (name) => fs.readFileSync(path.join(TOP, `tests/golden/${name}.record`), "utf8");
const GAME = golden("last_round");
const RIDE = "1 card coin\n1 throw SSSGGDMP\n1 undo\n1 undo\n";
const NO_RECORDS = [
  ["nothing", " \n", "There is nothing to replay"],
  ["other words", "what is this", "Line 1: this is no record"],
  ["a page", "<!doctype html>\n<p>hello", "Line 1: this is no record"],
  ["a program", "\u007fELF\u0001\u0000\u0000\ufffd", "Line 1: this is a binary file"],
  ["half a letter", "kaperbox-record 1\ngame \ud83c\n\n", "Line 2: unknown game"],
  ["a header that is cut off", GAME.slice(0, 60), "Line 4: the record is cut off"],
  ["a game that is cut off", GAME.slice(0, -9), "the faces are missing"],
  ["another game", GAME.replace("game kapern", "game chess"), 'Line 2: unknown game "chess"'],
  ["a newer record", GAME.replace("record 1", "record 2"), 'Line 1: version "2" is not known'],
  ["a long game", GAME + RIDE.repeat(3000), "too long for a record"],
  ["a whole book", "It was a dark and stormy night.\n".repeat(1_000_000), "too long for a record"],
];
let browser;

before(async () => (browser = await openBrowser()));
after(() => browser.close());

/** Runs in the page, since nobody types a whole book. */
function paste(text) {
  document.getElementById("record").value = text;
  document.getElementById("record-play").click();
  return document.getElementById("record-note").textContent;
}

test("what is pasted in and is no record is named in one line, and the game goes on", async () => {
  const box = await Box.open(browser);
  await box.press("ok", "ok", "ok");
  const screen = await box.screen();
  for (const [name, text, why] of NO_RECORDS) {
    const note = await box.page.evaluate(paste, text);
    assert.ok(note.includes(why) && note.length < 160 && !note.includes("\n"), `${name}: ${note}`);
  }
  await box.wait(5);
  assert.equal(await box.screen(), screen);
  assert.match(await box.page.evaluate(paste, `\ufeff${GAME.replaceAll("\n", "\r\n")}`), /^Replay: step 0 of/);
  await box.close();
});

test("Escape leaves a field, and the keys are the box's again", async () => {
  const box = await Box.open(browser);
  await box.openStrip();
  await box.page.locator("#record").focus();
  const home = await box.screen();
  await box.press("right");
  assert.equal(await box.screen(), home);
  await box.press("back", "right");
  await box.said("chosen: Piratatak");
  await box.close();
});

test("the strip is folded away at first", async () => {
  const box = await Box.open(browser);
  assert.equal(await box.page.locator("#record").isVisible(), false);
  await box.openStrip();
  assert.equal(await box.page.locator("#record").isVisible(), true);
  await box.close();
});

test("a record that is pasted in is replayed step by step, then the own game goes on", async () => {
  const box = await Box.open(browser);
  await box.press("ok", "ok", "ok", "roll");
  const [screen, record] = [await box.screen(), await box.record()];
  await box.openStrip();
  await box.page.locator("#record").fill("what is this");
  await box.page.locator("#record-play").click();
  assert.match(await box.page.locator("#record-note").textContent(), /^This cannot be replayed. Line 1: this is no record/);
  assert.equal(await box.screen(), screen);
  await box.page.locator("#record").fill(golden("last_round"));
  await box.page.locator("#record-play").click();
  const steps = golden("last_round").split("\n\n")[1].trim().split("\n").length;
  for (let step = 0; step < steps; step++) await box.page.locator("#replay-step").click();
  await box.wait(5);
  assert.match(await box.page.locator("#record-note").textContent(), new RegExp(`step ${steps} of ${steps}\\.`));
  assert.equal(await box.page.locator("#events li").count(), steps);
  assert.equal((await box.record()).split("\n\n")[1], golden("last_round").split("\n\n")[1]);
  await box.page.locator("#replay-end").click();
  await box.wait(5);
  assert.equal(await box.screen(), screen);
  assert.equal(await box.record(), record);
  await box.close();
});

test("the record can be copied and saved", async () => {
  const box = await Box.open(browser, { permissions: ["clipboard-read", "clipboard-write"], acceptDownloads: true });
  await box.press("ok", "ok", "ok", "roll");
  const record = await box.record();
  await box.openStrip();
  await box.page.locator("#record-copy").click();
  await box.until(() => document.getElementById("record-note").textContent === "Copied.");
  assert.equal(await box.page.evaluate(() => navigator.clipboard.readText()), record);
  const [download] = await Promise.all([box.page.waitForEvent("download"), box.page.locator("#record-save").click()]);
  assert.equal(download.suggestedFilename(), "kaperbox.record");
  assert.equal(fs.readFileSync(await download.path(), "utf8"), record);
  await box.close();
});

test("speed changes the box's time and not what a press is", async () => {
  const box = await Box.open(browser);
  await box.openStrip();
  await box.page.locator("[name=speed][value='16']").check();
  await box.page.locator("h1").click();
  await box.press("ok", "ok", "ok", "roll", "roll");
  await box.wait(12);
  assert.equal(await box.page.locator("#events li").count(), 2);
  await box.close();
});
