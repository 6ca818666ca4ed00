/** The keyboard as hands on the box's controls, wherever the focus is. */
import { isTaken, meaningOf } from "./keys.js";

export class Keyboard {
  /** `buttons` by name and `pads` by number have `hands`; buttons can also be tapped. */
  constructor(buttons, pads) {
    Object.assign(this, { buttons, pads });
    document.addEventListener("keydown", (event) => this.on(event, true));
    document.addEventListener("keyup", (event) => this.on(event, false));
    document.addEventListener("click", giveBackFocus);
    window.addEventListener("blur", (event) => this.release(event));
    document.addEventListener("visibilitychange", (event) => this.release(event));
  }

  on(event, down) {
    const meaning = meaningOf(event);
    if (down && leavesField(event)) event.target.blur();
    if (!meaning || event.defaultPrevented || (down && isTaken(event))) return;
    if (down) event.preventDefault();
    if (event.repeat) return;
    if (meaning.holdMs) this.hold(meaning, down);
    else this.move(meaning, down, event);
  }

  hold(meaning, down) {
    if (down) this.buttons.tap(meaning.button, meaning.holdMs);
  }

  move(meaning, down, event) {
    const hands = "pad" in meaning ? this.pads.hands[meaning.pad] : this.buttons.hands[meaning.button];
    if (down) hands.down(`key ${event.code}`, event);
    else hands.up(`key ${event.code}`, event);
  }

  release(event) {
    for (const hands of [...Object.values(this.buttons.hands), ...this.pads.hands]) hands.release(event);
  }
}

/** Escape in a field: from now on the keys are the box's again. */
function leavesField(event) {
  return event.code === "Escape" && event.target.matches?.("input, textarea, select");
}

/** After a click the keys are the box's again; a control that was reached with Tab keeps them. */
function giveBackFocus(event) {
  const clicked = event.detail > 0 && event.target.closest("button, summary, input[type=radio], label");
  if (clicked && !document.activeElement?.matches("textarea, select")) document.activeElement?.blur();
}
