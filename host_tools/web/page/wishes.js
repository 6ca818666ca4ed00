/** What somebody at this page likes: kept for the next time, where the browser keeps anything. */
const NAME = "kaperbox page ";

export function read(what) {
  try {
    return localStorage.getItem(NAME + what) ?? "";
  } catch {
    return "";
  }
}

export function write(what, value) {
  try {
    localStorage.setItem(NAME + what, value);
  } catch {
    // Then it is asked for again next time.
  }
}
