/** The page around the box: sizes, frames, sound, words. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Box, openBrowser, PAGE } from "./box.mjs";

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
    await box.until(() => /dice:|Bust|Skull/.test(document.getElementById("says").textContent));
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

/** Runs in the page: in so many frames, how often the dice and the screen changed their look. */
async function watchFrames(count) {
  const looks = [
    () => [...document.querySelectorAll(".die")].map((die) => die.style.cssText).join(),
    () => document.getElementById("screen").toDataURL(),
  ];
  const [changes, last, began] = [[0, 0], looks.map((look) => look()), globalThis.kaperbox.frames];
  for (let frame = 0; frame < count; frame++) {
    await globalThis.clock.step();
    looks.forEach((look, at) => {
      const now = look();
      changes[at] += now === last[at] ? 0 : 1;
      last[at] = now;
    });
  }
  return { frames: globalThis.kaperbox.frames - began, dice: changes[0], screen: changes[1] };
}

test("while dice roll each frame is a new one of the box, and they tumble on lights and screen", async () => {
  const box = await Box.open(browser);
  await box.press("ok", "ok", "ok", "roll");
  await box.page.keyboard.down("Space");
  const { frames, dice, screen } = await box.page.evaluate(watchFrames, 36); // of 16 ms
  await box.page.keyboard.up("Space");
  assert.equal(frames, 36);
  assert.ok(dice >= 11, `the lights changed ${dice} times: they should every 50 ms`);
  assert.ok(screen >= 7, `the screen changed ${screen} times: it should every 80 ms`);
  await box.close();
});

/**
 * Runs in the page, whose time passes by itself: of so many frames of the browser, how many were
 * the box's too, and how long each took it.
 */
function countFrames(count) {
  return new Promise((done) => {
    const began = { ms: performance.now(), frames: globalThis.kaperbox.frames };
    let drawn = 0;
    const watch = () => {
      if (++drawn < count) return requestAnimationFrame(watch);
      return done({ frames: globalThis.kaperbox.frames - began.frames, ms: (performance.now() - began.ms) / count });
    };
    requestAnimationFrame(watch);
  });
}

test("the page runs by itself: each frame of the browser is one of the box", async (t) => {
  const box = await Box.open(browser, { live: true });
  await box.page.goto(PAGE);
  await box.page.waitForFunction(() => document.getElementById("says").textContent.includes("chosen: Piraten"));
  await box.page.keyboard.press("ArrowRight");
  await box.page.waitForFunction(() => document.getElementById("says").textContent.includes("chosen: Piratatak"));
  const { frames, ms } = await box.page.evaluate(countFrames, 60);
  t.diagnostic(`${(1000 / ms).toFixed(1)} frames a second on this machine`);
  assert.ok(Math.abs(frames - 60) <= 1, `${frames} of 60`);
  await box.close();
});

test("after a pause a page does not jump ahead", async () => {
  const box = await Box.open(browser);
  await box.openStrip();
  await box.lay("GGKDSPDM", "diamond");
  await box.press("ok", "ok", "ok", "roll", "roll");
  await box.leap(60_000);
  await box.wait(3);
  const rolling = await box.screen();
  await box.wait(40);
  const still = await box.screen();
  assert.notEqual(still, rolling);
  await box.wait(40);
  assert.equal(await box.screen(), still);
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
  await box.press("right");
  assert.equal(await heard("contexts"), 1);
  await box.until(() => globalThis.heard.context.state === "running");
  await box.press("right");
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

test("with reduced motion a lamp that blinks stays lit", async () => {
  const box = await Box.open(browser, { reducedMotion: "reduce", hasTouch: true });
  const looks = await box.page.evaluate(async () => {
    const pad = document.querySelector(".pad");
    const light = () => Number(getComputedStyle(pad.querySelector(".dome"), "::after").opacity);
    const seen = [light()];
    for (const lit of [true, false, true, false]) {
      pad.classList.toggle("lit", lit);
      seen.push(light());
    }
    await new Promise((done) => pad.addEventListener("transitionend", done));
    return [...seen, light()];
  });
  assert.deepEqual(looks, [0, 1, 1, 1, 1, 0]);
  await box.close();
});

test("the welcome goes with the first press", async () => {
  const box = await Box.open(browser);
  assert.match(await box.page.locator("#hint").textContent(), /Press OK/);
  await box.press("ok");
  assert.equal(await box.page.locator("#hint").textContent(), "");
  await box.close();
});

test("touching the screen says that it is only to look at", async () => {
  const box = await Box.open(browser);
  await box.page.locator("#screen").click();
  assert.match(await box.page.locator("#hint").textContent(), /press the buttons/);
  await box.close();
});
