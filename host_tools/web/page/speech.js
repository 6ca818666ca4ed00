/**
 * The screen in words for a screen reader: said once it has stood still for a moment, or, while
 * something moves on it all the time, every now and then.
 */
const STILL_MS = 350;
const LONGEST_MS = 1500;

const SCREEN = { en: "The screen", de: "Der Bildschirm" };

export class Speech {
  /** `said()` gives the words of what is shown now, `language()` the language that they are in. */
  constructor(region, canvas, said, language) {
    Object.assign(this, { region, canvas, said, language });
  }

  /** The screen has changed. */
  changed() {
    clearTimeout(this.still);
    this.still = setTimeout(() => this.say(), STILL_MS);
    this.longest ??= setTimeout(() => this.say(), LONGEST_MS);
  }

  say() {
    clearTimeout(this.still);
    clearTimeout(this.longest);
    this.longest = undefined;
    const words = this.said();
    if (this.region.textContent === words) return;
    const language = this.language();
    this.region.lang = this.canvas.lang = language;
    this.region.textContent = words;
    this.canvas.setAttribute("aria-label", `${SCREEN[language]}: ${words}`);
  }
}
