/** The five buttons: what the application reads of them, and how they move. */
import { Hands } from "./hands.js";
import { BUTTONS } from "./keys.js";
import { PressLine } from "./press_line.js";

const CLICK_MS = 80;

export class Buttons {
  /** `elements`: by name. */
  constructor(elements) {
    this.elements = elements;
    this.lines = BUTTONS.map(() => new PressLine());
    this.hands = {};
    BUTTONS.forEach((name, at) => {
      const line = this.lines[at];
      this.hands[name] = new Hands(elements[name], (down) => line.set(down));
      // A screen reader's click comes without a hand.
      elements[name].addEventListener("click", (event) => {
        if (event.detail === 0) this.tap(name, CLICK_MS);
      });
    });
  }

  /** A press of that length. */
  tap(name, ms) {
    this.lines[BUTTONS.indexOf(name)].tap(ms);
    this.elements[name].classList.add("down");
    setTimeout(() => this.elements[name].classList.remove("down"), ms);
  }

  advance(ms) {
    for (const line of this.lines) line.advance(ms);
  }

  /** A bit for each button that is down. */
  pressed() {
    return this.lines.reduce((mask, line, at) => mask | (line.down ? 1 << at : 0), 0);
  }

  idle() {
    return this.lines.every((line) => line.idle());
  }
}
