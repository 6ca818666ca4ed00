/** A box on a page in headless Chromium, for tests: hands on keys and fingers. */
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { CLOCK, FRAME_MS } from "./clock.mjs";
import { dots, lamps, lampsOver, saying } from "./eyes.mjs";
import { Fingers } from "./fingers.mjs";

export const TOP = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
export const PAGE = pathToFileURL(path.join(TOP, "build/kaperbox.html")).href;

const { chromium } = createRequire(path.join(TOP, "build/npm/package.json"))("playwright-core");
const QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"];
const ALONE = ["--disable-background-networking", "--disable-component-update", "--autoplay-policy=user-gesture-required"];
const KEYS = { left: "ArrowLeft", right: "ArrowRight", ok: "Enter", back: "Escape", roll: "Space" };
const HELD_MS = 760;
const FRAMES_OF_A_PRESS = 8;
const FRAMES_OF_A_BLINK = 40; // of a lamp: some dark and some lit among them
const PATIENCE_MS = 180_000; // for a machine that has other things to do

export function openBrowser() {
  const args = [...QUIET, ...ALONE];
  return chromium.launch({ executablePath: process.env.CHROMIUM, args, timeout: PATIENCE_MS });
}

export class Box {
  /**
   * In a window of its own, which keeps nothing beyond its end. `options` are Playwright's.
   * Its time passes when the test says so; `live`: by itself.
   */
  static async open(browser, { live = false, ...options } = {}) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, ...options });
    context.setDefaultTimeout(PATIENCE_MS);
    if (!live) await context.addInitScript(CLOCK);
    const box = new Box(context, await context.newPage());
    if (!live) await box.load();
    return box;
  }

  constructor(context, page) {
    Object.assign(this, { context, page, wrong: [], requests: [], fingers: new Fingers(page) });
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) this.wrong.push(message.text());
    });
    page.on("pageerror", (error) => this.wrong.push(error.message));
    context.on("request", (request) => {
      if (request.url() !== PAGE && !request.url().startsWith("data:")) this.requests.push(request.url());
    });
  }

  async load() {
    await this.page.goto(PAGE);
    await this.until(() => globalThis.kaperbox?.frames > 3);
  }

  /** The window's end; whatever went wrong in it fails the test. */
  async close() {
    await this.context.close();
    assert.deepEqual(this.wrong, []);
    assert.deepEqual(this.requests, []);
  }

  async wait(frames) {
    await this.page.evaluate(async (count) => {
      for (let frame = 0; frame < count; frame++) await globalThis.clock.step();
    }, frames);
  }

  /** One frame, after as long as a page stands still that nobody looks at. */
  async leap(ms) {
    await this.page.evaluate((long) => globalThis.clock.step(long), ms);
  }

  /** What `check(wanted)` returns in the page, once that is something. */
  until(check, wanted = null) {
    return this.page.evaluate(`globalThis.clock.until(${check}, ${JSON.stringify(wanted)})`);
  }

  async press(...names) {
    for (const name of names) {
      await this.page.keyboard.down(KEYS[name]);
      await this.wait(3);
      await this.page.keyboard.up(KEYS[name]);
      await this.wait(FRAMES_OF_A_PRESS);
    }
  }

  async hold(name) {
    await this.page.keyboard.down(KEYS[name]);
    await this.wait(Math.ceil(HELD_MS / FRAME_MS));
    await this.page.keyboard.up(KEYS[name]);
    await this.wait(FRAMES_OF_A_PRESS);
  }

  async openStrip() {
    await this.page.locator("summary").click();
  }

  /** The next throw and the next card, by the strip; `faces` may be fewer than eight. */
  async lay(faces, card) {
    const dice = this.page.locator("#lay-dice select");
    for (let die = 0; die < 8; die++) {
      const face = faces[die] ?? ".";
      if (face !== (this.laid?.[die] ?? ".")) await dice.nth(die).selectOption(face);
    }
    this.laid = faces;
    await this.page.locator("#lay-card").selectOption(card ?? "any");
    await this.page.locator("#lay").click();
  }

  /** As 64 rows of 128 `#` and `.`. */
  screen() {
    return this.page.evaluate(dots);
  }

  /** What a screen reader says, once it says it. */
  said(words) {
    return this.until(saying, words);
  }

  /** Waits until the lamps of so many pads are lit: their numbers. */
  lit(count) {
    return this.until(lamps, count);
  }

  /** The numbers of the pads that were lit together, each set that was seen for a while. */
  blinking() {
    return this.page.evaluate(lampsOver, FRAMES_OF_A_BLINK);
  }

  record() {
    return this.page.locator("#record").inputValue();
  }
}
