/**
 * The twelve dice pixels under frosted glass, and the lamps of the pads. A colour that is bright
 * enough is shown as it is, so that colour-blind eyes keep the differences that it was chosen for;
 * a dim one is shown at that strength and lets the dark glass through.
 */
const BRIGHT = 140; // of 255: the strongest part of the dimmest colour of a face
const EYE = 0.6; // half the light looks like more than half
const ROOM = 0.25; // and the eye gets used to a box that is dim as a whole

export class Lights {
  constructor(dice, pads) {
    Object.assign(this, { dice: [...dice], pads: [...pads], shown: [], room: dice[0].parentElement });
  }

  /** `hex`: six digits for each pixel. */
  show(hex) {
    this.dice.forEach((die, at) => {
      const colour = hex.slice(6 * at, 6 * at + 6);
      if (this.shown[at] !== colour) paint(die, colour);
      this.shown[at] = colour;
    });
  }

  /** Of all dice, 0 to 255. */
  brightness(level) {
    this.room.style.setProperty("--bright", ((level / 255) ** ROOM).toFixed(3));
  }

  lamps(mask) {
    this.pads.forEach((pad, at) => pad.classList.toggle("lit", Boolean((mask >> at) & 1)));
  }
}

function paint(die, colour) {
  const parts = [0, 2, 4].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const most = Math.max(...parts);
  const shown = Math.max(most, BRIGHT);
  if (most) die.style.setProperty("--hue", parts.map((part) => Math.round((part * shown) / most)).join(" "));
  die.style.setProperty("--glow", ((most / shown) ** EYE).toFixed(3));
}
