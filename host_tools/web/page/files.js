/**
 * The box's files in what the browser keeps for this page. A browser may refuse (private windows,
 * a policy), or another window may have the same box open, whose files two would spoil: then they
 * live as long as the page does, and the page says so.
 */
const FOLDER = "kaperbox/";
const MOST = 4 * 1024 * 1024; // letters; what most browsers give, with a margin

export class Files {
  /** `keeper` from `keeper.js`, or nothing; `told()` hears when it begins or ends to fail. */
  constructor(keeper, told) {
    Object.assign(this, { kept: Boolean(keeper), failing: false, full: false, told });
    this.store = keeper ?? new Forgetful();
  }

  read(name) {
    return this.store.getItem(FOLDER + name);
  }

  /** "" when it is kept, "full" where there is no room, "refused" where the browser takes nothing. */
  write(name, hex) {
    const whyNot = this.put(FOLDER + name, hex);
    this.full = whyNot === "full";
    if (Boolean(whyNot) !== this.failing) {
      this.failing = Boolean(whyNot);
      this.told();
    }
    return whyNot;
  }

  put(key, hex) {
    try {
      this.store.setItem(key, hex);
      return "";
    } catch (error) {
      return /quota/i.test(error?.name) && this.takesWhatItHas() ? "full" : "refused";
    }
  }

  /** A browser that refuses may call that a quota of nothing: then nothing can be written again. */
  takesWhatItHas() {
    const [name] = this.names();
    const hex = name && this.read(name);
    try {
      if (hex) this.store.setItem(FOLDER + name, hex);
      return true;
    } catch {
      return false;
    }
  }

  remove(name) {
    const there = this.read(name) !== null;
    this.store.removeItem(FOLDER + name);
    return there;
  }

  names() {
    const keys = Array.from({ length: this.store.length }, (_, at) => this.store.key(at));
    return keys.filter((key) => key.startsWith(FOLDER)).map((key) => key.slice(FOLDER.length));
  }

  /** Bytes, two letters each; none once the browser says so: others may have filled it too. */
  freeBytes() {
    if (this.full) return 0;
    const used = this.names().reduce((sum, name) => sum + name.length + this.read(name).length, 0);
    return Math.max(0, Math.floor((MOST - used) / 2));
  }
}

/** Has what is used of the browser's storage, and keeps nothing. */
class Forgetful {
  constructor() {
    this.items = new Map();
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
    this.items.set(key, value);
  }

  removeItem(key) {
    this.items.delete(key);
  }
}
