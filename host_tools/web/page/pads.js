/**
 * The four pads: presses and releases with the time of the event itself, in microseconds, so that
 * two that were pressed at the same time are told apart or not by the clock and not by the frame.
 */
import { Hands } from "./hands.js";

const MOST_WAITING = 64;
const WRAP_US = 2 ** 30; // after this the board's counter begins anew, and so does this one

const microseconds = (ms) => Math.round(ms * 1000) % WRAP_US;

export class Pads {
  /** `told(pad, us)` hears of each press too. */
  constructor(elements, told) {
    this.waiting = [];
    this.told = told;
    this.hands = [...elements].map(
      (element, pad) => new Hands(element, (down, event) => this.happened(pad, down, event)),
    );
    [...elements].forEach((element, pad) => {
      element.addEventListener("click", (event) => {
        if (event.detail === 0) this.click(pad, event);
      });
    });
  }

  happened(pad, down, event) {
    const us = microseconds(event.timeStamp);
    if (down) this.told(pad, us);
    if (this.waiting.length < MOST_WAITING) this.waiting.push(`${pad}:${us}:${down ? 1 : 0}`);
  }

  click(pad, event) {
    this.happened(pad, true, event);
    this.happened(pad, false, event);
  }

  /** What happened since the last call, in the order of the events. */
  take() {
    return this.waiting.splice(0).join(" ");
  }

  /** The clock of those times, now. */
  nowUs() {
    return microseconds(performance.now());
  }
}
