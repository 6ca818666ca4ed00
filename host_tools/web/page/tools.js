/** The tools in the page's upper edge: keys, places of the pads, full screen, sound. */
const TABLET = "(pointer: coarse) and (min-width: 700px) and (min-height: 700px)";
const MOUSE = "(hover: hover) and (pointer: fine)";
const HINT_MS = 5000;
const WARNING_MS = 15000;
const WELCOME = "Press OK to begin.";
const NO_TOUCH = "The screen is only to look at: press the buttons.";

export class Tools {
  /** `wishes` reads and writes what was chosen. */
  constructor(parts, wishes) {
    Object.assign(this, { parts, wishes, shown: document.getElementById("hint") });
    this.toggle("keys", matchMedia(MOUSE).matches, (on) => this.showKeys(on));
    this.toggle("seats", matchMedia(TABLET).matches, (on) => this.seat(on));
    this.toggle("sound", true, (on) => parts.sound.mute(!on));
    this.fullScreen();
    this.welcome();
    document.getElementById("glass").addEventListener("click", () => this.nudge());
  }

  /** A button that stays as it was chosen; `usual` until someone chooses. */
  toggle(name, usual, set) {
    const button = document.getElementById(`tool-${name}`);
    const turn = (on) => {
      button.setAttribute("aria-pressed", String(on));
      set(on);
    };
    const kept = this.wishes.read(name);
    turn(kept ? kept === "on" : usual);
    button.addEventListener("click", () => {
      const on = button.getAttribute("aria-pressed") !== "true";
      this.wishes.write(name, on ? "on" : "off");
      turn(on);
    });
  }

  showKeys(on) {
    document.body.dataset.keys = on ? "shown" : "hidden";
    document.getElementById("keymap").hidden = !on;
    this.parts.fit.fit();
  }

  seat(edges) {
    document.body.dataset.seats = edges ? "edges" : "row";
    this.parts.fit.fit();
  }

  fullScreen() {
    const button = document.getElementById("tool-full");
    button.hidden = !document.fullscreenEnabled;
    button.addEventListener("click", () => {
      if (document.fullscreenElement) document.exitFullscreen();
      else document.documentElement.requestFullscreen().catch(() => {});
    });
    document.addEventListener("fullscreenchange", () => {
      button.setAttribute("aria-pressed", String(Boolean(document.fullscreenElement)));
    });
  }

  /** Someone touched the screen: shows where the buttons are. */
  nudge() {
    this.hint(NO_TOUCH);
    const box = document.getElementById("box");
    box.classList.remove("nudge");
    requestAnimationFrame(() => box.classList.add("nudge"));
  }

  /** Said until the first press. */
  welcome() {
    this.hint(WELCOME);
    const done = () => this.shown.textContent === WELCOME && this.hint("");
    for (const name of ["pointerdown", "keydown"]) window.addEventListener(name, done, true);
  }

  warn(text) {
    this.hint(text, WARNING_MS);
  }

  hint(text, lastsMs = HINT_MS) {
    this.shown.textContent = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.shown.textContent = ""), lastsMs);
  }
}
