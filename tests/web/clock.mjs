/**
 * The page's time in the test's hand, so that a test is the same on a machine of any speed: the
 * page's frames and timers come when a test lets them, each frame as 16 ms, as fast as they can.
 * The stamps of presses stay the browser's own.
 */
export const FRAME_MS = 16;
const LEAST_FRAMES = 5000; // far more than anything on the box lasts
const PATIENCE_MS = 60_000; // for what comes from elsewhere: fingers, sound, the clipboard

/** To be run in a page before its scripts. */
export const CLOCK = `(${takeTime})(${FRAME_MS}, ${LEAST_FRAMES}, ${PATIENCE_MS})`;

function takeTime(frameMs, least, patienceMs) {
  const later = globalThis.setTimeout.bind(globalThis);
  const channel = new MessageChannel();
  let [nowMs, frames, timers, last] = [0, [], new Map(), 0];
  globalThis.requestAnimationFrame = (callback) => frames.push(callback);
  globalThis.setTimeout = (callback, ms = 0, ...rest) => {
    timers.set(++last, { due: nowMs + Math.max(0, ms), run: () => callback(...rest) });
    return last;
  };
  globalThis.clearTimeout = (timer) => timers.delete(timer);
  globalThis.clock = { step, until, pass };

  /** One frame, which the page takes for so long. */
  async function step(ms = frameMs) {
    await turn();
    nowMs += ms;
    for (const [timer, { due, run }] of [...timers]) {
      if (due <= nowMs && timers.delete(timer)) attempt(run);
    }
    for (const callback of frames.splice(0)) attempt(() => callback(nowMs));
  }

  /** Whatever else waits in the page has its turn. */
  function turn() {
    return new Promise((done) => {
      channel.port1.onmessage = done;
      channel.port2.postMessage(0);
    });
  }

  /** Frames until `check(wanted)` holds: what it returned. Nothing passes between. */
  async function until(check, wanted) {
    const end = performance.now() + patienceMs;
    for (let frame = 0; frame < least || performance.now() < end; frame++) {
      const found = check(wanted);
      if (found) return found;
      await step();
    }
    const says = document.getElementById("says")?.textContent;
    throw new Error(`never: ${check} for ${JSON.stringify(wanted)}; the screen: ${says}`);
  }

  /** So long by the clock that stamps the presses, which nobody holds. */
  async function pass(ms) {
    const begin = performance.now();
    while (performance.now() - begin <= ms) await new Promise((done) => later(done, 1));
  }

  /** An error is the page's, as it would be without this clock. */
  function attempt(callback) {
    try {
      callback();
    } catch (error) {
      reportError(error);
    }
  }
}
