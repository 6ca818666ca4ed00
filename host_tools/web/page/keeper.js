/** The browser's storage, if it can be had for this page alone. */
const PROBE = "kaperbox/ probe";
const RELOAD_MS = 3000; // for so long a page that is loaded anew may overlap with itself

export const REFUSED = "refused";
export const ELSEWHERE = "elsewhere";

/** {keeper} with what `Files` uses of a storage, or {whyNot}. */
export async function findKeeper() {
  if (!(await isAlone())) return { whyNot: ELSEWHERE };
  try {
    localStorage.setItem(PROBE, "1");
    localStorage.removeItem(PROBE);
    return { keeper: new Careful(localStorage) };
  } catch {
    return { whyNot: REFUSED };
  }
}

/** Holds a lock for as long as the page lives; where there are no locks, nobody can tell. */
function isAlone() {
  const signal = AbortSignal.timeout?.(RELOAD_MS);
  return new Promise((tell) => {
    const held = (lock) => {
      tell(Boolean(lock));
      return lock && new Promise(() => {});
    };
    const lock = navigator.locks?.request("kaperbox", signal ? { signal } : { ifAvailable: true }, held);
    (lock ?? Promise.reject()).catch((error) => tell(error?.name !== "TimeoutError"));
  });
}

/** A browser that comes to refuse is, to whoever reads, one that has nothing; writing fails. */
class Careful {
  constructor(storage) {
    this.storage = storage;
  }

  get length() {
    return attempt(() => this.storage.length, 0);
  }

  key(at) {
    return attempt(() => this.storage.key(at), null) ?? "";
  }

  getItem(key) {
    return attempt(() => this.storage.getItem(key), null);
  }

  setItem(key, value) {
    this.storage.setItem(key, value);
  }

  removeItem(key) {
    attempt(() => this.storage.removeItem(key));
  }
}

function attempt(action, otherwise) {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
