/**
 * A button between hand and application. The application reads it once a frame and believes a
 * press after 15 ms, so a tap that is shorter than a frame would be lost, and two quick ones would
 * be one. Here every change waits until the one before it was long enough to be seen.
 */
const SEEN_MS = 40;
const STEP_MS = 40; // of one advance: a slow frame still shows each change to one reading
const MOST_WAITING = 12;

export class PressLine {
  constructor() {
    this.down = false;
    this.waiting = [];
    this.heldMs = SEEN_MS;
  }

  /** What the hand does now. */
  set(down) {
    const last = this.waiting.length ? this.waiting.at(-1).down : this.down;
    if (last !== down && this.waiting.length < MOST_WAITING) this.waiting.push({ down, ms: SEEN_MS });
  }

  /** A press that lasts `ms` by itself: for keys that mean "held", and for a click without a hand. */
  tap(ms) {
    this.set(true);
    this.set(false);
    const last = this.waiting.at(-2);
    if (last) last.ms = ms;
  }

  advance(ms) {
    this.heldMs += Math.min(ms, STEP_MS);
    if (!this.waiting.length || this.heldMs < this.neededMs()) return;
    const next = this.waiting.shift();
    this.down = next.down;
    this.lastsMs = next.ms;
    this.heldMs = 0;
  }

  neededMs() {
    return this.lastsMs ?? SEEN_MS;
  }

  /** Up, and nothing waits. */
  idle() {
    return !this.down && !this.waiting.length;
  }
}
