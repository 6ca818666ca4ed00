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

/** The last two presses of the pads, as the strip tells them. */
function presses(box) {
  return box.until(() => {
    const rows = [...document.querySelectorAll("#presses li")].map((row) => row.textContent);
    return rows.length === 2 && rows;
  });
}

/** Waits until so many of these are down. */
function down(box, what, count) {
  const wanted = { what, count };
  return box.until(({ what, count }) => document.querySelectorAll(`.${what}.down`).length === count, wanted);
}

test("two fingers in one event are two presses in the same moment", async () => {
  const box = await Box.open(browser, TABLET);
  await box.fingers.touch("touchStart", pad(2), pad(4));
  await down(box, "pad", 2);
  await box.fingers.touch("touchEnd");
  await down(box, "pad", 0);
  assert.deepEqual(await presses(box), ["pad 2", "pad 4, in the same moment"]);
  await box.close();
});

for (const [first, second] of [[1, 3], [3, 1]]) {
  test(`pad ${first} before pad ${second} is told in that order and apart`, async () => {
    const box = await Box.open(browser, TABLET);
    await box.fingers.touches(7, [pad(first)], [pad(first), pad(second)]);
    await box.fingers.touch("touchEnd");
    const [one, other] = await presses(box);
    assert.equal(one, `pad ${first}`);
    assert.match(other, new RegExp(`^pad ${second}, (6\\.9|7\\.[01]) ms later$`));
    await box.close();
  });
}

test("two keys are two pads", async () => {
  const box = await Box.open(browser);
  await Promise.all([box.page.keyboard.down("p"), box.page.keyboard.down("q")]);
  await down(box, "pad", 2);
  await box.page.keyboard.up("p");
  await box.page.keyboard.up("q");
  const [one, other] = await presses(box);
  assert.equal(one, "pad 4");
  assert.match(other, /^pad 1, (in the same moment|\d+\.\d ms later)$/);
  await box.close();
});

test("a tap that is over before the next frame is a press", async () => {
  const box = await Box.open(browser, TABLET);
  await box.fingers.tap(button("right"));
  await box.said("chosen: Piratatak");
  await box.close();
});

test("three quick taps are three presses", async () => {
  const box = await Box.open(browser, TABLET);
  await box.press("ok");
  for (let tap = 0; tap < 3; tap++) await box.fingers.tap(button("right"));
  await box.said("5. players"); // of 2 to 5
  await box.close();
});

test("a finger that slides off still holds its button until it is lifted", async () => {
  const box = await Box.open(browser);
  const { x, y } = await box.fingers.middle(button("ok"));
  await box.page.mouse.move(x, y);
  await box.page.mouse.down();
  await box.page.mouse.move(x - 300, y - 200);
  await down(box, "key", 1);
  await box.page.mouse.up();
  await down(box, "key", 0);
  await box.close();
});

test("a button reached with Tab is pressed by Enter and Space, and the keys elsewhere are the box's", async () => {
  const box = await Box.open(browser);
  const home = await box.screen();
  for (let tab = 0; tab < 12 && !(await box.page.locator(`${button("right")}:focus`).count()); tab++) {
    await box.page.keyboard.press("Tab");
  }
  assert.equal(await box.page.locator(`${button("right")}:focus-visible`).count(), 1);
  await box.page.keyboard.press("Space");
  await box.wait(8);
  const second = await box.screen();
  assert.notEqual(second, home);
  await box.page.keyboard.press("Enter");
  await box.wait(8);
  assert.ok(![home, second].includes(await box.screen()));
  await box.page.locator(button("left")).click(); // the mouse leaves no focus behind
  await box.press("roll");
  assert.equal(await box.screen(), second);
  await box.close();
});

test("a click without a hand, as a screen reader makes it, is a press", async () => {
  const box = await Box.open(browser);
  await box.page.locator(button("right")).evaluate((element) => element.click());
  await box.said("chosen: Piratatak");
  await box.close();
});

test("M and S hold BACK and OK", async () => {
  const box = await Box.open(browser);
  await box.press("ok", "ok", "ok");
  await box.page.keyboard.press("m");
  await box.said("Menu");
  await box.close();
});
