/**
 * Fingers, mouse and keyboard on one control of the box: down and up, told with the event's own
 * time. Several hands may hold the same control; it is up when the last one lets go.
 */
export class Hands {
  /** `change(down, event)` is called for the first hand down and the last hand up. */
  constructor(element, change) {
    this.element = element;
    this.change = change;
    this.held = new Set();
    this.listen();
  }

  listen() {
    const element = this.element;
    element.addEventListener("pointerdown", (event) => this.pointerDown(event));
    for (const name of ["pointerup", "pointercancel", "lostpointercapture"]) {
      element.addEventListener(name, (event) => this.up(`pointer ${event.pointerId}`, event));
    }
    element.addEventListener("keydown", (event) => this.key(event, true));
    element.addEventListener("keyup", (event) => this.key(event, false));
    element.addEventListener("blur", (event) => this.up("focus", event));
    element.addEventListener("contextmenu", (event) => event.preventDefault());
    // The focus stays where it is, or the space bar would press this button from now on.
    element.addEventListener("mousedown", (event) => event.preventDefault());
  }

  pointerDown(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    if (document.activeElement !== this.element) document.activeElement?.blur();
    this.element.setPointerCapture?.(event.pointerId);
    this.down(`pointer ${event.pointerId}`, event);
  }

  /** Enter and Space on a control that was reached with Tab. */
  key(event, down) {
    if (!["Enter", "Space"].includes(event.code)) return;
    event.preventDefault();
    if (down) this.down("focus", event);
    else this.up("focus", event);
  }

  down(hand, event) {
    if (this.held.has(hand)) return;
    this.held.add(hand);
    if (this.held.size > 1) return;
    this.element.classList.add("down");
    this.change(true, event);
  }

  up(hand, event) {
    if (!this.held.delete(hand) || this.held.size) return;
    this.element.classList.remove("down");
    this.change(false, event);
  }

  /** Everything lets go: the page was left with something held down. */
  release(event) {
    for (const hand of [...this.held]) this.up(hand, event);
  }
}
