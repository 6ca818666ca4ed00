/** Fingers on a page, as many at once as one likes: they come through the browser's own input. */
export class Fingers {
  constructor(page) {
    this.page = page;
  }

  /** On elements, all in the same event: what begins, goes on, or (none) ends. */
  async touch(type, ...selectors) {
    const devtools = await this.devtools();
    await devtools.send("Input.dispatchTouchEvent", { type, touchPoints: await this.points(selectors) });
  }

  /** Begins one after another, each with all that are down then; by their stamps `apart` ms. */
  async touches(apart, ...steps) {
    const devtools = await this.devtools();
    const now = Date.now();
    for (const [at, selectors] of steps.entries()) {
      const timestamp = (now + at * apart) / 1000;
      const touchPoints = await this.points(selectors);
      await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints, timestamp });
    }
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

  async points(selectors) {
    const points = [];
    for (const [id, selector] of selectors.entries()) points.push({ ...(await this.middle(selector)), id });
    return points;
  }

  async middle(selector) {
    const { x, y, width, height } = await this.page.locator(selector).boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  }

  async devtools() {
    return (this.session ??= await this.page.context().newCDPSession(this.page));
  }
}
