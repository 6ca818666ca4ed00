/** The terminal's box for the same script: its screens, read from its text. */
import { execFileSync } from "node:child_process";
import path from "node:path";
import { TOP } from "./box.mjs";

const COLUMNS = 64;
const ROWS = 16;
const DOTS = [[0, 3], [1, 4], [2, 5], [6, 7]]; // bits of a braille sign, by its four rows

/** [title, screen] of each `show` of the script, as `Box.screen` gives it. */
export function play(script) {
  const text = execFileSync(path.join(TOP, ".venv/bin/kaperbox"), ["play", "--script", script], { encoding: "utf8" });
  return text
    .split(/^== /m)
    .slice(1)
    .map((shot) => {
      const [title, ...lines] = shot.split("\n");
      return [title, dots(lines.slice(0, ROWS))];
    });
}

function dots(lines) {
  const rows = [];
  for (const line of lines) {
    const signs = Array.from({ length: COLUMNS }, (_, at) => line.codePointAt(at) - 0x2800);
    for (const [left, right] of DOTS) {
      rows.push(signs.map((sign) => ((sign >> left) & 1 ? "#" : ".") + ((sign >> right) & 1 ? "#" : ".")).join(""));
    }
  }
  return rows.join("\n");
}
