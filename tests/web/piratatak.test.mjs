/** Piratatak on the page: who was first, by the times of the touches themselves. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Box, openBrowser } from "./box.mjs";

const TABLET = { hasTouch: true, viewport: { width: 1024, height: 768 } };
const pad = (number) => `[data-pad="${number}"]`;
let browser;

before(async () => (browser = await openBrowser()));
after(() => browser.close());

/** Three players; the first die of the round lies still and the pads are live. */
async function afterTheRoll() {
  const box = await Box.open(browser, TABLET);
  await box.press("right", "ok", "right", "ok", "ok");
  await box.said("Anne");
  await roll(box);
  return box;
}

async function roll(box) {
  await box.press("roll");
  await box.lit(3);
}

test("two fingers in one event are a true tie, and the turn passes on", async () => {
  const box = await afterTheRoll();
  await box.fingers.touch("touchStart", pad(1), pad(3));
  await box.fingers.touch("touchEnd");
  await box.said("tie");
  assert.match(await box.record(), /\n1 tie 3\n|\n\d tie [\d ]+\n$/);
  await box.close();
});

for (const [first, second, name] of [[1, 3, "Anne"], [3, 1, "Cleo"], [2, 3, "Bart"]]) {
  test(`pad ${first} before pad ${second}: ${name} has the word`, async () => {
    const box = await afterTheRoll();
    await box.fingers.touch("touchStart", pad(first));
    await box.page.evaluate(() => globalThis.clock.pass(30));
    await box.fingers.touch("touchStart", pad(first), pad(second));
    await box.fingers.touch("touchEnd");
    await box.said(name);
    assert.deepEqual(await box.blinking(), ["", String(first)]);
    await box.close();
  });
}

test("a round: a wrong call, its verdict, the next die", async () => {
  const box = await afterTheRoll();
  await box.fingers.touch("touchStart", pad(2));
  await box.fingers.touch("touchEnd");
  await box.said("Bart");
  await box.press("left", "left", "roll");
  await box.said("rong");
  await box.press("ok");
  await roll(box);
  const record = await box.record();
  assert.match(record, /^game piratatak$/m);
  assert.match(record, /^2 call \w+$/m);
  assert.equal(record.match(/^\d throw /gm).length, 2);
  await box.close();
});

/**
 * Two keys that go down in one task, `apart` ms after each other by their own stamps; both are
 * handled only after the page was busy for `lateMs`.
 */
function twoKeys(box, codes, apart, lateMs) {
  return box.page.evaluate(
    ([names, apartMs, busyMs]) => {
      const begin = performance.now();
      while (performance.now() < begin + apartMs + busyMs);
      names.forEach((code, at) => {
        const event = new KeyboardEvent("keydown", { code, bubbles: true, cancelable: true });
        Object.defineProperty(event, "timeStamp", { value: begin + at * apartMs });
        document.body.dispatchEvent(event);
      });
      for (const code of names) document.body.dispatchEvent(new KeyboardEvent("keyup", { code, bubbles: true }));
    },
    [codes, apart, lateMs],
  );
}

for (const [apart, lateMs] of [[0, 0], [2, 0], [2, 60]]) {
  test(`two keys ${apart} ms apart, handled ${lateMs} ms late, are a tie`, async () => {
    const box = await afterTheRoll();
    await twoKeys(box, ["KeyU", "KeyQ"], apart, lateMs);
    await box.said("A tie!");
    await box.close();
  });
}

for (const [codes, name] of [[["KeyQ", "KeyU"], "Anne"], [["Digit3", "Digit1"], "Cleo"]]) {
  test(`two keys 20 ms apart are no tie, though they are handled in one moment: ${name}`, async () => {
    const box = await afterTheRoll();
    await twoKeys(box, codes, 20, 0);
    await box.said(name);
    assert.deepEqual(await box.blinking(), ["", name === "Anne" ? "1" : "3"]);
    assert.doesNotMatch(await box.record(), / tie /);
    await box.close();
  });
}
