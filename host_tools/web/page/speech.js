/** The screen in words for a screen reader: said once it has stood still for a moment. */
const STILL_MS = 350;

export class Speech {
  /** `said()` gives the words of what is shown now. */
  constructor(region, canvas, said) {
    Object.assign(this, { region, canvas, said });
  }

  /** The screen has changed. */
  changed() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.say(), STILL_MS);
  }

  say() {
    const words = this.said();
    if (this.region.textContent === words) return;
    this.region.textContent = words;
    this.canvas.setAttribute("aria-label", `The screen: ${words}`);
  }
}
