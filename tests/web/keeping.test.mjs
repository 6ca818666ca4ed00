/** What is kept: reload, and the game goes on where it was. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Box, openBrowser } from "./box.mjs";

let browser;

before(async () => (browser = await openBrowser()));
after(() => browser.close());

async function gameInTheMiddle() {
  const box = await Box.open(browser);
  await box.press("ok", "ok", "ok");
  await box.openStrip();
  await box.lay("GGKDSPDM", "diamond");
  await box.press("roll", "roll");
  await box.said("Diamond. dice:");
  return box;
}

test("after a reload the game is resumed with every die as it lay", async () => {
  const box = await gameInTheMiddle();
  const [screen, record] = [await box.screen(), await box.record()];
  await box.load();
  await box.said("Anne");
  await box.press("ok");
  await box.said("Diamond. dice:");
  assert.equal(await box.screen(), screen);
  assert.equal(await box.record(), record.replaceAll("  # laid down by hand", ""));
  await box.close();
});

test("a replay leaves the game that is kept alone", async () => {
  const box = await gameInTheMiddle();
  const [screen, record] = [await box.screen(), await box.record()];
  await box.page.locator("#record").fill(record.replace("GGKDSPDM", "MMMMMMMM"));
  await box.page.locator("#record-play").click();
  await box.page.locator("#replay-step").click();
  await box.page.locator("#replay-step").click();
  await box.load();
  await box.said("Anne");
  await box.press("ok");
  await box.said("Diamond. dice:");
  assert.equal(await box.screen(), screen);
  await box.close();
});

test("a box that speaks German still does after a reload, also to a screen reader", async () => {
  const box = await Box.open(browser);
  const language = () => box.page.locator("#says").evaluate((says) => says.lang);
  await box.press("right", "right", "right", "right", "ok", "right", "right");
  await box.said("chosen: Language EN");
  assert.equal(await language(), "en");
  await box.press("ok", "back");
  await box.said("gewählt: Einstellungen");
  await box.load();
  await box.said("gewählt: Piraten Kapern");
  assert.equal(await language(), "de");
  assert.match(await box.page.locator("#screen").getAttribute("aria-label"), /^Der Bildschirm: /);
  await box.close();
});

test("a game of Piratatak is resumed with its track, its pawns and its lamps", async () => {
  const box = await Box.open(browser, { hasTouch: true });
  await box.press("right", "ok", "right", "ok", "ok", "roll");
  await box.page.waitForFunction(() => document.querySelectorAll(".pad.lit").length === 3);
  await box.touch("touchStart", '[data-pad="2"]');
  await box.touch("touchEnd");
  await box.said("Bart");
  await box.press("left", "left", "roll"); // a call that one die cannot answer
  await box.said("rong");
  await box.press("ok", "roll");
  await box.page.waitForFunction(() => document.querySelectorAll(".pad.lit").length === 3);
  await box.wait(30);
  const [words, record, dice] = [await track(box), await box.record(), await looks(box)];
  await box.load();
  await box.said("Resume game");
  await box.press("ok");
  await box.page.waitForFunction(() => document.querySelectorAll(".pad.lit").length === 3);
  assert.equal(await track(box), words);
  assert.equal(await box.record(), record);
  assert.deepEqual(await looks(box), dice);
  await box.close();
});

/** What the screen says; the die that was thrown last is marked only until the page is left. */
async function track(box) {
  return (await box.said("'s turn")).replace("chosen: ", "");
}

function looks(box) {
  return box.page.locator(".die").evaluateAll((dice) => dice.map((die) => getComputedStyle(die, "::after").opacity));
}

test("storage that fails in mid-game: play goes on, and the page says so until it works again", async () => {
  const box = await gameInTheMiddle();
  const kept = () => box.page.locator("#kept").textContent();
  assert.match(await kept(), /is kept in this browser/);
  await box.page.evaluate(() => {
    globalThis.works = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await box.hold("ok");
  await box.said("Not saved!");
  assert.match(await box.page.locator("#hint").textContent(), /stopped keeping your game/);
  assert.match(await kept(), /stopped keeping your game/);
  await box.press("ok", "ok");
  await box.said("Bart rides");
  assert.match(await box.record(), /^1 stop$/m);
  await box.page.evaluate(() => (Storage.prototype.setItem = globalThis.works));
  await box.press("roll");
  await box.said("Saved again");
  assert.match(await kept(), /is kept in this browser/);
  const record = await box.record();
  await box.load();
  await box.said("Resume game");
  await box.press("ok");
  assert.equal(await box.record(), record.replaceAll("  # laid down by hand", ""));
  await box.close();
});
