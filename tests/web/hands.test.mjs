/** Buttons and pads under fingers, mouse and keys: nothing is lost, nothing counts twice. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Box, openBrowser } from "./box.mjs";

const TABLET = { hasTouch: true, viewport: { width: 1024, height: 768 } };
const pad = (number) => `[data-pad="${number}"]`;
const button = (name) => `[data-button="${name}"]`;
let browser;

before(async () => (browser = await openBrowser()));
after(() => browser.close());

/** The last presses of the pads, as the strip tells them. */
async function presses(box) {
  await box.wait(2);
  return box.page.locator("#presses li").allTextContents();
}

test("two fingers in one event are two presses in the same moment", async () => {
  const box = await Box.open(browser, TABLET);
  await box.touch("touchStart", pad(2), pad(4));
  assert.equal(await box.page.locator(".pad.down").count(), 2);
  await box.touch("touchEnd");
  assert.equal(await box.page.locator(".pad.down").count(), 0);
  assert.deepEqual(await presses(box), ["pad 2", "pad 4, in the same moment"]);
  await box.close();
});

for (const [first, second] of [[1, 3], [3, 1]]) {
  test(`pad ${first} before pad ${second} is told in that order and apart`, async () => {
    const box = await Box.open(browser, TABLET);
    await box.touch("touchStart", pad(first));
    await box.touch("touchStart", pad(first), pad(second));
    await box.touch("touchEnd");
    const [one, other] = await presses(box);
    assert.equal(one, `pad ${first}`);
    assert.match(other, new RegExp(`^pad ${second}, \\d+\\.\\d ms later$`));
    await box.close();
  });
}

test("two keys are two pads", async () => {
  const box = await Box.open(browser);
  await Promise.all([box.page.keyboard.down("p"), box.page.keyboard.down("q")]);
  assert.equal(await box.page.locator(".pad.down").count(), 2);
  await box.page.keyboard.up("p");
  await box.page.keyboard.up("q");
  const [one, other] = await presses(box);
  assert.equal(one, "pad 4");
  assert.match(other, /^pad 1, (in the same moment|\d+\.\d ms later)$/);
  await box.close();
});

test("a tap that is over before the next frame is a press", async () => {
  const box = await Box.open(browser, TABLET);
  const home = await box.screen();
  await box.tap(button("right"));
  await box.wait(12);
  assert.notEqual(await box.screen(), home);
  await box.close();
});

test("three quick taps are three presses", async () => {
  const box = await Box.open(browser, TABLET);
  await box.press("ok");
  for (let tap = 0; tap < 3; tap++) await box.tap(button("right"));
  await box.said("5. players"); // of 2 to 5
  await box.close();
});

test("a finger that slides off still holds its button until it is lifted", async () => {
  const box = await Box.open(browser);
  const { x, y } = await box.middle(button("ok"));
  await box.page.mouse.move(x, y);
  await box.page.mouse.down();
  await box.page.mouse.move(x - 300, y - 200);
  assert.equal(await box.page.locator(".key.down").count(), 1);
  await box.page.mouse.up();
  assert.equal(await box.page.locator(".key.down").count(), 0);
  await box.close();
});

test("a button reached with Tab is pressed by Enter and Space, and the keys elsewhere are the box's", async () => {
  const box = await Box.open(browser);
  const home = await box.screen();
  for (let tab = 0; tab < 12 && !(await box.page.locator(`${button("right")}:focus`).count()); tab++) {
    await box.page.keyboard.press("Tab");
  }
  assert.equal(await box.page.locator(`${button("right")}:focus-visible`).count(), 1);
  await box.page.keyboard.press("Space", { delay: 60 });
  await box.wait(8);
  const second = await box.screen();
  assert.notEqual(second, home);
  await box.page.keyboard.press("Enter", { delay: 60 });
  await box.wait(8);
  assert.ok(![home, second].includes(await box.screen()));
  await box.page.locator(button("left")).click(); // the mouse leaves no focus behind
  await box.press("roll");
  assert.equal(await box.screen(), second);
  await box.close();
});

test("a click without a hand, as a screen reader makes it, is a press", async () => {
  const box = await Box.open(browser);
  const home = await box.screen();
  await box.page.locator(button("right")).evaluate((element) => element.click());
  await box.wait(14);
  assert.notEqual(await box.screen(), home);
  await box.close();
});

test("M and S hold BACK and OK", async () => {
  const box = await Box.open(browser);
  await box.press("ok", "ok", "ok");
  await box.page.keyboard.press("m");
  await box.said("Menu");
  await box.close();
});
