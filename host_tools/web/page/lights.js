/**
 * The twelve dice pixels under frosted glass, and the lamps of the pads. A colour is split into
 * its hue at full strength and how bright it is: brightness is an opacity, which costs little to
 * change, and an eye sees half the light as far more than half.
 */
const EYE = 0.55;

export class Lights {
  constructor(dice, pads) {
    Object.assign(this, { dice: [...dice], pads: [...pads], shown: [] });
  }

  /** `hex`: six digits for each pixel. */
  show(hex) {
    this.dice.forEach((die, at) => {
      const colour = hex.slice(6 * at, 6 * at + 6);
      if (this.shown[at] !== colour) paint(die, colour);
      this.shown[at] = colour;
    });
  }

  lamps(mask) {
    this.pads.forEach((pad, at) => pad.classList.toggle("lit", Boolean((mask >> at) & 1)));
  }
}

function paint(die, colour) {
  const parts = [0, 2, 4].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const most = Math.max(...parts);
  if (most) die.style.setProperty("--hue", parts.map((part) => Math.round((part * 255) / most)).join(" "));
  die.style.setProperty("--glow", ((most / 255) ** EYE).toFixed(3));
}
