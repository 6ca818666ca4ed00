/**
 * How large everything on the table is. The screen comes first: the largest whole number of the
 * display's pixels for each of its dots with which all still fits, so that it stays crisp. The rest
 * is measured in units `--u`, as large as then goes in.
 */
const DOTS = 128;
const SCREEN_UNITS = 35; // the screen's width in units, where both fit alike
const LEAST = 0.62;
const MOST = 1.15;
const ROUNDS = 6;
const EDGE_PX = 4;

export class Fit {
  /** `screen` is told its dots' size; `others()` take height above and below the table. */
  constructor(table, screen, others) {
    Object.assign(this, { table, screen, others });
    this.things = [...table.children];
    window.addEventListener("resize", () => this.fit());
    this.fit();
  }

  fit() {
    const taken = this.others().reduce((sum, element) => sum + element.offsetHeight, 0);
    this.table.style.height = `${Math.max(240, window.innerHeight - taken)}px`;
    const ratio = window.devicePixelRatio || 1;
    for (let dot = Math.floor((this.table.clientWidth * ratio) / DOTS); dot > 0; dot--) {
      const width = (dot * DOTS) / ratio;
      if (dot === 1 || this.fits(width, LEAST)) {
        this.grow(width);
        this.screen.resize(dot);
        return;
      }
    }
  }

  /** The largest share at which a screen of that width leaves room for the rest. */
  grow(width) {
    let [low, high] = [LEAST, MOST];
    for (let round = 0; round < ROUNDS; round++) {
      const middle = (low + high) / 2;
      if (this.fits(width, middle)) low = middle;
      else high = middle;
    }
    this.fits(width, low);
  }

  fits(width, share) {
    const style = this.table.style;
    style.setProperty("--screen", `${width}px`);
    style.setProperty("--u", `${(width / SCREEN_UNITS) * share}px`);
    const room = this.table.getBoundingClientRect();
    return this.things.every((thing) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      const inside = left >= room.left + EDGE_PX && right <= room.right - EDGE_PX;
      return inside && top >= room.top + EDGE_PX && bottom <= room.bottom - EDGE_PX;
    }) && this.apart();
  }

  /** No pad lies on the box or on another pad. */
  apart() {
    const places = this.things.map((thing) => thing.getBoundingClientRect());
    return places.every((one, at) => places.slice(at + 1).every((other) => !overlap(one, other)));
  }
}

function overlap(one, other) {
  const beside = one.right <= other.left || other.right <= one.left;
  return !beside && one.bottom > other.top && other.bottom > one.top;
}
