/** A box on a page in headless Chromium, for tests: hands on keys and fingers, eyes on the canvas. */
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const TOP = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
export const PAGE = pathToFileURL(path.join(TOP, "build/kaperbox.html")).href;

const { chromium } = createRequire(path.join(TOP, "build/npm/package.json"))("playwright-core");
const QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"];
const ALONE = ["--disable-background-networking", "--disable-component-update", "--autoplay-policy=user-gesture-required"];
const KEYS = { left: "ArrowLeft", right: "ArrowRight", ok: "Enter", back: "Escape", roll: "Space" };
const HELD_MS = 760;
const FRAMES_OF_A_PRESS = 8;

export function openBrowser() {
  return chromium.launch({ executablePath: process.env.CHROMIUM, args: [...QUIET, ...ALONE] });
}

export class Box {
  /** In a window of its own, which keeps nothing beyond its end. `options` are Playwright's. */
  static async open(browser, options = {}) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, ...options });
    const box = new Box(context, await context.newPage());
    await box.load();
    return box;
  }

  constructor(context, page) {
    Object.assign(this, { context, page, wrong: [], requests: [] });
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
    await this.page.waitForFunction(() => globalThis.kaperbox?.frames > 3);
  }

  /** The window's end; whatever went wrong in it fails the test. */
  async close() {
    await this.context.close();
    assert.deepEqual(this.wrong, []);
    assert.deepEqual(this.requests, []);
  }

  frames() {
    return this.page.evaluate(() => globalThis.kaperbox.frames);
  }

  async wait(frames) {
    const end = (await this.frames()) + frames;
    await this.page.waitForFunction((last) => globalThis.kaperbox.frames >= last, end);
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
    await this.page.waitForTimeout(HELD_MS);
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

  /** The screen as 64 rows of 128 `#` and `.`, from the middle of each dot of the canvas. */
  screen() {
    return this.page.evaluate(() => {
      const canvas = document.getElementById("screen");
      const dot = canvas.width / 128;
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d", { willReadFrequently: true });
      copy.drawImage(canvas, 0, 0);
      const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
      const middle = (at) => Math.floor(at * dot + dot / 2 - 0.5);
      return Array.from({ length: 64 }, (_, y) =>
        Array.from({ length: 128 }, (_, x) => (data[4 * (middle(y) * canvas.width + middle(x))] > 110 ? "#" : ".")).join(""),
      ).join("\n");
    });
  }

  /** Fingers on elements, all in the same event: what begins, goes on, or (none) ends. */
  async touch(type, ...selectors) {
    const points = [];
    for (const [id, selector] of selectors.entries()) points.push({ ...(await this.middle(selector)), id });
    const devtools = await this.devtools();
    await devtools.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  }

  /** Down and up at once. */
  async tap(selector) {
    const touchPoints = [await this.middle(selector)];
    const devtools = await this.devtools();
    await Promise.all([
      devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints }),
      devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
    ]);
  }

  async middle(selector) {
    const { x, y, width, height } = await this.page.locator(selector).boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  }

  async devtools() {
    return (this.session ??= await this.context.newCDPSession(this.page));
  }

  /** What a screen reader says, once it says it. */
  async said(words) {
    await this.page.waitForFunction((wanted) => document.getElementById("says").textContent.includes(wanted), words);
    return this.page.locator("#says").textContent();
  }

  record() {
    return this.page.locator("#record").inputValue();
  }
}
