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
