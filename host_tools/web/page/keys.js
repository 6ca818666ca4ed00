/** Which key is which button or pad. By place on the keyboard, so that every layout will do. */
export const BUTTONS = ["left", "right", "ok", "back", "roll"]; // in the order of the port's bits

export const HOLD_MS = 700;

const BUTTON_KEYS = {
  ArrowLeft: "left",
  ArrowUp: "left",
  ArrowRight: "right",
  ArrowDown: "right",
  Enter: "ok",
  NumpadEnter: "ok",
  Escape: "back",
  Backspace: "back",
  Space: "roll",
};
const HELD_KEYS = { KeyS: "ok", KeyM: "back" };
const PAD_KEYS = { Digit1: 0, Digit2: 1, Digit3: 2, Digit4: 3, KeyQ: 0, KeyR: 1, KeyU: 2, KeyP: 3 };

/** {button} or {button, holdMs} or {pad}, or nothing for a key without a meaning. */
export function meaningOf(event) {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const code = event.code;
  if (code in BUTTON_KEYS) return { button: BUTTON_KEYS[code] };
  if (code in HELD_KEYS) return { button: HELD_KEYS[code], holdMs: HOLD_MS };
  if (code in PAD_KEYS) return { pad: PAD_KEYS[code] };
  return undefined;
}

/** Whether whatever has the focus wants this key for itself. */
export function isTaken(event) {
  const target = event.target;
  if (!(target instanceof Element)) return false;
  if (target.closest("input, textarea, select")) return true;
  return Boolean(target.closest("button, summary, a")) && ["Enter", "Space"].includes(event.code);
}
