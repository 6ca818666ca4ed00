/** The page around the box: sizes, speed, sound, storage, words, the strip. */
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { after, before, test } from "node:test";
import { Box, openBrowser, TOP } from "./box.mjs";

const golden = (name) => fs.readFileSync(path.join(TOP, `tests/golden/${name}.record`), "utf8");
const TOUCH = { hasTouch: true, isMobile: true };
const SIZES = [
  ["a small phone", 320, 568, { ...TOUCH, deviceScaleFactor: 2 }],
  ["a phone", 360, 640, { ...TOUCH, deviceScaleFactor: 3 }],
  ["a long phone", 390, 844, { ...TOUCH, deviceScaleFactor: 3 }],
  ["a phone held sideways", 740, 360, { ...TOUCH, deviceScaleFactor: 2 }],
  ["a tablet", 1024, 768, TOUCH],
  ["a tablet held upright", 820, 1180, { ...TOUCH, deviceScaleFactor: 2 }],
  ["a laptop", 1280, 720, {}],
  ["a projector", 1920, 1080, {}],
];
let browser;

before(async () => (browser = await openBrowser()));
after(() => browser.close());

for (const [name, width, height, options] of SIZES) {
  test(`on ${name} nothing is cut off, covered or too small`, async () => {
    const box = await Box.open(browser, { viewport: { width, height }, ...options });
    await assertFits(box);
    await box.press("ok", "ok", "ok", "roll", "roll");
    await box.page.waitForFunction(() => /dice:|Bust|Skull/.test(document.getElementById("says").textContent));
    await assertFits(box);
    await box.openStrip();
    assert.deepEqual(await box.page.evaluate(measureStrip), []);
    await box.close();
  });
}

async function assertFits(box) {
  const found = await box.page.evaluate(measure);
  assert.deepEqual(found.wrong, []);
  assert.equal(found.scrolls, false);
  assert.ok(found.dot > 1.99 && Math.abs(found.dot - Math.round(found.dot)) < 0.01, `${found.dot} pixels a dot`);
  assert.ok(found.share > 0.3, `the screen takes ${found.share} of the width`);
}

/** Runs in the page: what of the open strip is too wide, too small, or does not show all its words. */
function measureStrip() {
  const wrong = [];
  for (const element of document.querySelectorAll("#strip :is(button, select, textarea, label, ol, h2, p)")) {
    const { left, right, width, height } = element.getBoundingClientRect();
    const name = element.id || element.getAttribute("aria-label") || element.textContent;
    if (!width) continue; // hidden
    if (left < 0 || right > innerWidth) wrong.push(`${name} is cut off`);
    if (element.matches("button, select") && height < 40) wrong.push(`${name} is ${height} high`);
    if (element.matches("select") && neededWidth(element) > width + 0.5) wrong.push(`${name} clips its choices`);
  }
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page scrolls sideways");
  return wrong;

  function neededWidth(element) {
    const copy = element.parentElement.appendChild(element.cloneNode(true));
    copy.style.width = "max-content";
    const needed = copy.getBoundingClientRect().width;
    copy.remove();
    return needed;
  }
}

/** Runs in the page. */
function measure() {
  const wrong = [];
  for (const element of document.querySelectorAll(".key, .pad, .die, #screen, .tools button:not([hidden])")) {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const name = element.id || element.dataset.button || element.dataset.pad || "die";
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) wrong.push(`${name} is cut off`);
    if (element.matches("button") && (width < 40 || height < 40)) wrong.push(`${name} is ${width} x ${height}`);
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!element.contains(there)) wrong.push(`${name} is covered`);
  }
  const page = document.documentElement;
  const canvas = document.getElementById("screen");
  return {
    wrong,
    scrolls: page.scrollWidth > innerWidth || page.scrollHeight > innerHeight,
    dot: (canvas.getBoundingClientRect().width * devicePixelRatio) / 128,
    share: canvas.getBoundingClientRect().width / innerWidth,
  };
}

test("while dice roll there are 30 frames a second and more", async () => {
  const box = await Box.open(browser);
  await box.press("ok", "ok", "ok", "roll");
  await box.page.keyboard.down("Space");
  const { frames, ms, looks } = await box.page.evaluate(
    () =>
      new Promise((done) => {
        const begin = [performance.now(), globalThis.kaperbox.frames];
        const looks = new Set();
        const watch = (now) => {
          looks.add([...document.querySelectorAll(".die")].map((die) => die.style.cssText).join());
          if (now - begin[0] < 600) return requestAnimationFrame(watch);
          return done({ frames: globalThis.kaperbox.frames - begin[1], ms: now - begin[0], looks: looks.size });
        };
        requestAnimationFrame(watch);
      }),
  );
  await box.page.keyboard.up("Space");
  assert.ok(looks > 5, `the dice had ${looks} looks: they should tumble`);
  assert.ok((frames * 1000) / ms >= 30, `${frames} frames in ${ms} ms`);
  await box.close();
});

/** Counts what would be heard. */
function listen() {
  globalThis.heard = { contexts: 0, voices: 0 };
  const Context = globalThis.AudioContext;
  globalThis.AudioContext = class extends Context {
    constructor() {
      super();
      globalThis.heard.contexts += 1;
      globalThis.heard.context = this;
    }
    createOscillator() {
      globalThis.heard.voices += 1;
      return super.createOscillator();
    }
    createGain() {
      const gain = super.createGain();
      globalThis.heard.out ??= gain;
      return gain;
    }
  };
}

test("sound begins with the first press, and can be muted for good", async () => {
  const box = await Box.open(browser);
  await box.page.addInitScript(listen);
  await box.load();
  const heard = (what) => box.page.evaluate(`globalThis.heard.${what}`);
  assert.equal(await heard("contexts"), 0);
  await box.press("right", "right");
  assert.equal(await heard("contexts"), 1);
  assert.ok((await heard("voices")) >= 1);
  assert.ok((await heard("out.gain.value")) > 0);
  await box.page.locator("#tool-sound").click();
  await box.wait(10);
  assert.equal(await heard("out.gain.value"), 0);
  assert.equal(await box.page.locator("#tool-sound").getAttribute("aria-pressed"), "false");
  await box.load();
  assert.equal(await box.page.locator("#tool-sound").getAttribute("aria-pressed"), "false");
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
  assert.match(await box.page.locator("#hint").textContent(), /Nothing is kept/);
  await box.press("ok", "ok", "ok", "roll");
  assert.match(await box.record(), /^1 card /m);
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

test("the screen is said once it stands still", async () => {
  const box = await Box.open(browser);
  await box.said("chosen: Piraten Kapern");
  await box.press("right");
  await box.said("chosen: Piratatak");
  assert.equal(await box.page.locator("#says").getAttribute("aria-live"), "polite");
  await box.close();
});

test("with reduced motion lights fade instead of flashing, and buttons do not slide", async () => {
  const box = await Box.open(browser, { reducedMotion: "reduce" });
  const seconds = (selector, pseudo) =>
    box.page.evaluate(([s, p]) => parseFloat(getComputedStyle(document.querySelector(s), p).transitionDuration), [selector, pseudo]);
  assert.ok((await seconds(".die", "::after")) >= 0.5);
  assert.equal(await seconds(".cap", null), 0);
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

test("touching the screen says that it is only to look at", async () => {
  const box = await Box.open(browser);
  await box.page.locator("#screen").click();
  assert.match(await box.page.locator("#hint").textContent(), /press the buttons/);
  await box.close();
});
