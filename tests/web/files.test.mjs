/** Whether a browser has no room or takes nothing at all: no browser is needed for this. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const source = readFileSync(new URL("../../host_tools/web/page/files.js", import.meta.url), "utf-8");
const { Files } = await import(`data:text/javascript,${encodeURIComponent(source)}`);

/** What is used of the browser's storage; `refuse(key, value)` may throw. */
class Keeper {
  constructor(refuse) {
    this.items = new Map([["kaperbox/games/00001", "aa"]]);
    Object.assign(this, { refuse });
  }

  get length() {
    return this.items.size;
  }

  key(at) {
    return [...this.items.keys()][at];
  }

  getItem(key) {
    return this.items.get(key) ?? null;
  }

  setItem(key, value) {
    this.refuse(key, value, this.items.get(key) ?? "");
    this.items.set(key, value);
  }
}

function failure(name) {
  return Object.assign(new Error(name), { name });
}

function never() {
  throw failure("QuotaExceededError");
}

function forbidden() {
  throw failure("SecurityError");
}

function filled(key, value, old) {
  if (value.length > old.length) throw failure("NS_ERROR_DOM_QUOTA_REACHED");
}

for (const [refuse, whyNot, hasRoom] of [
  [() => {}, "", true],
  [filled, "full", false],
  [never, "refused", true],
  [forbidden, "refused", true],
]) {
  test(`${refuse.name || "room"}: "${whyNot}"`, () => {
    let told = 0;
    const files = new Files(new Keeper(refuse), () => told++);
    assert.equal(files.write("run/00002a", "bbbb"), whyNot);
    assert.equal(files.read("run/00002a"), whyNot ? null : "bbbb");
    assert.equal(files.read("games/00001"), "aa");
    assert.equal(files.freeBytes() > 0, hasRoom);
    assert.equal(told, whyNot ? 1 : 0);
    files.write("run/00002a", "bbbb");
    assert.equal(told, whyNot ? 1 : 0);
  });
}
