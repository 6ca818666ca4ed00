/** Whole milliseconds between frames, by the time that the browser gives each frame. */
const LONGEST_MS = 250; // a page that was hidden does not jump ahead when it comes back

export class FrameClock {
  elapsedMs(nowMs) {
    if (this.toldMs === undefined || nowMs < this.toldMs) this.toldMs = nowMs;
    if (nowMs - this.toldMs > LONGEST_MS) this.toldMs = nowMs - LONGEST_MS;
    const elapsed = Math.floor(nowMs - this.toldMs);
    this.toldMs += elapsed; // what is left counts next time
    return elapsed;
  }
}
