/**
 * The speaker: a square wave, like the piezo's, through a soft filter. Browsers allow sound only
 * after a first touch or key, so until then tunes pass unheard.
 */
const LOUD = 0.08;
const EDGE_S = 0.004; // no click at the edges of a note
const SOFT_HZ = 3200;

export class Sound {
  constructor() {
    this.muted = false;
    this.volume = 1;
    const wake = () => this.wake();
    for (const name of ["pointerdown", "keydown"]) window.addEventListener(name, wake, true);
  }

  wake() {
    const Context = window.AudioContext || window.webkitAudioContext;
    if (!this.context && Context) this.open(new Context());
    if (this.context?.state === "suspended") this.context.resume().catch(() => {});
  }

  open(context) {
    this.context = context;
    this.out = context.createGain();
    this.setLevel();
    const filter = context.createBiquadFilter();
    filter.frequency.value = SOFT_HZ;
    this.out.connect(filter).connect(context.destination);
  }

  /** By the page's own button. */
  mute(muted) {
    this.muted = muted;
    this.setLevel();
  }

  /** By the box's settings: 0 to 255. */
  setVolume(level) {
    this.volume = level / 255;
    this.setLevel();
  }

  setLevel() {
    if (this.out) this.out.gain.value = this.muted ? 0 : LOUD * this.volume;
  }

  /** `tune`: "hertz:milliseconds hertz:milliseconds ..."; a new tune takes the old one's place. */
  play(tune) {
    this.hush();
    if (!tune || this.context?.state !== "running") return;
    const voice = this.context.createOscillator();
    const level = this.context.createGain();
    voice.type = "square";
    level.gain.value = 0;
    voice.connect(level).connect(this.out);
    voice.start();
    voice.stop(schedule(tune, voice.frequency, level.gain, this.context.currentTime));
    this.playing = { voice, level };
  }

  hush() {
    this.playing?.level.disconnect();
    this.playing?.voice.stop();
    this.playing = undefined;
  }
}

/** When the last note is over. */
function schedule(tune, frequency, gain, begin) {
  let at = begin;
  for (const note of tune.split(" ")) {
    const [hertz, ms] = note.split(":").map(Number);
    const end = at + ms / 1000;
    if (hertz) {
      frequency.setValueAtTime(hertz, at);
      gain.setValueAtTime(0, at);
      gain.linearRampToValueAtTime(1, at + EDGE_S);
      gain.setValueAtTime(1, Math.max(at + EDGE_S, end - EDGE_S));
      gain.linearRampToValueAtTime(0, end);
    }
    at = end;
  }
  return at + EDGE_S;
}
