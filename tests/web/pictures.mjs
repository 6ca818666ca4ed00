/** Writes the README's pictures of the page: the same throw on a desk, in a hand, on a table. */
import path from "node:path";
import { Box, openBrowser, TOP } from "./box.mjs";

const TOUCH = { hasTouch: true, isMobile: true, deviceScaleFactor: 1.5 };
const VIEWS = [
  ["page_desk", { viewport: { width: 1280, height: 720 } }],
  ["page_phone", { viewport: { width: 390, height: 700 }, ...TOUCH }],
  ["page_table", { viewport: { width: 1024, height: 720 }, hasTouch: true, isMobile: true }],
];

const browser = await openBrowser();
for (const [name, options] of VIEWS) {
  const box = await Box.open(browser, options);
  await box.press("ok", "ok", "ok");
  await box.openStrip();
  await box.lay("GGKDSPDM", "diamond");
  await box.page.locator("summary").click();
  await box.press("roll", "roll");
  await box.said("Diamond. dice:");
  await box.press("right", "right", "right", "right", "ok", "right", "ok");
  await box.page.evaluate(() => scrollTo(0, 0));
  await box.wait(400); // the hint goes, and the page says nothing but the game
  const file = path.join(TOP, `host_tools/art/${name}.jpg`);
  await box.page.screenshot({ path: file, type: "jpeg", quality: 82 });
  console.log(path.relative(TOP, file));
  await box.close();
}
await browser.close();
