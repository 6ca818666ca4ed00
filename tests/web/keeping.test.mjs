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
  await box.lit(3);
  await box.fingers.touch("touchStart", '[data-pad="2"]');
  await box.fingers.touch("touchEnd");
  await box.said("Bart");
  await box.press("left", "left", "roll"); // a call that one die cannot answer
  await box.said("rong");
  await box.press("ok", "roll");
  await box.lit(3);
  await box.wait(30);
  const [words, record, dice] = [await track(box), await box.record(), await looks(box)];
  await box.load();
  await box.said("Resume game");
  await box.press("ok");
  await box.lit(3);
  assert.equal(await track(box), words);
  assert.equal(await box.record(), record);
  assert.deepEqual(await looks(box), dice);
  await box.close();
});

/** What the screen says. */
function track(box) {
  return box.said("'s turn");
}

function looks(box) {
  return box.page.locator(".die").evaluateAll((dice) => dice.map((die) => getComputedStyle(die, "::after").opacity));
}

/** The page is loaded anew and goes on with the same game. */
async function comesBack(box) {
  const record = await box.record();
  await box.load();
  await box.said("Resume game");
  await box.press("ok");
  assert.equal(await box.record(), record.replaceAll("  # laid down by hand", ""));
}

/** A finished game that nobody reads, so many bytes long. */
function putGame(box, bytes) {
  return box.page.evaluate((hex) => localStorage.setItem("kaperbox/games/00009", hex), "00".repeat(bytes));
}

function takeGame(box) {
  return box.page.evaluate(() => {
    const game = localStorage.getItem("kaperbox/games/00009");
    localStorage.removeItem("kaperbox/games/00009");
    return game;
  });
}

test("a browser that is full: the oldest game goes, and this one is kept", async () => {
  const box = await gameInTheMiddle();
  await putGame(box, 4000);
  await box.page.evaluate(() => {
    for (let size = 1 << 22, filler = ""; size; size >>= 1) {
      try {
        localStorage.setItem("of somebody else", filler + "x".repeat(size));
        filler += "x".repeat(size);
      } catch {
        continue;
      }
    }
  });
  await box.hold("ok");
  await box.said("game 9 had");
  assert.equal(await takeGame(box), null);
  assert.match(await box.page.locator("#kept").textContent(), /is kept in this browser/);
  await box.press("ok", "ok");
  await box.said("Bart rides");
  await comesBack(box);
  await box.close();
});

test("storage that fails in mid-game: play goes on, and the page says so until it works again", async () => {
  const box = await gameInTheMiddle();
  const kept = () => box.page.locator("#kept").textContent();
  assert.match(await kept(), /is kept in this browser/);
  await putGame(box, 10);
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
  assert.equal((await takeGame(box)).length, 20);
  await box.page.evaluate(() => (Storage.prototype.setItem = globalThis.works));
  await box.press("roll");
  await box.said("Saved again");
  assert.match(await kept(), /is kept in this browser/);
  await comesBack(box);
  await box.close();
});

test("where the browser keeps nothing the box plays all the same and says so", async () => {
  const box = await Box.open(browser);
  await box.page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        throw new DOMException("no", "SecurityError");
      },
    });
  });
  await box.load();
  await playsUnkept(box);
  await box.close();
});

test("where nothing can be written, though it is there to be read, it is the same", async () => {
  const box = await Box.open(browser);
  await box.page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("none for you", "QuotaExceededError");
    };
  });
  await box.load();
  await playsUnkept(box);
  await box.close();
});

async function playsUnkept(box) {
  assert.match(await box.page.locator("#hint").textContent(), /Nothing is kept: this browser refuses/);
  assert.match(await box.page.locator("#kept").textContent(), /Nothing is kept: this browser refuses/);
  await box.press("ok", "ok", "ok", "roll");
  assert.match(await box.record(), /^1 card /m);
}

test("a browser that comes to refuse everything in mid-game does not stop the box", async () => {
  const box = await gameInTheMiddle();
  await box.page.evaluate(() => {
    const refuse = () => {
      throw new DOMException("no", "SecurityError");
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse });
  });
  await box.hold("ok");
  await box.said("Not saved!");
  await box.press("ok", "ok");
  await box.said("Bart rides");
  await box.hold("back");
  await box.said("Menu");
  assert.equal(await box.page.locator(".stopped").count(), 0);
  await box.close();
});

test("a second window of the same box keeps its hands off the files", async () => {
  const box = await Box.open(browser);
  const second = new Box(box.context, await box.context.newPage());
  await second.load();
  assert.match(await second.page.locator("#hint").textContent(), /another window/);
  assert.doesNotMatch(await box.page.locator("#hint").textContent(), /another window/);
  await box.close();
});
