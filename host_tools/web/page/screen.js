/**
 * The OLED: 128x64 dots on a canvas whose own pixels are a whole multiple of them, so that every
 * dot is as large as every other at any size of the page.
 */
const WIDTH = 128;
const HEIGHT = 64;
const LIT = [0xd6, 0xee, 0xff];
const DARK = [0x03, 0x06, 0x09];
const GAP_FROM = 4; // pixels a dot: smaller dots have no room for a dark line between them

export class Screen {
  constructor(canvas) {
    this.canvas = canvas;
    this.dots = new Dots();
  }

  /** `dot` of the display's own pixels for each dot; its size on the page is the style's. */
  resize(dot) {
    this.canvas.width = WIDTH * dot;
    this.canvas.height = HEIGHT * dot;
    this.grid = dot >= GAP_FROM ? gridOf(dot) : null;
    this.draw();
  }

  /** `hex`: 1024 bytes as the controller keeps them. */
  show(hex) {
    this.dots.set(hex);
    this.draw();
  }

  /** 0 to 255: even the least can be read. */
  contrast(level) {
    this.canvas.style.opacity = (0.4 + (0.6 * level) / 255).toFixed(3);
  }

  sleep(asleep) {
    this.canvas.style.visibility = asleep ? "hidden" : "";
  }

  flip(upsideDown) {
    this.canvas.style.rotate = upsideDown ? "180deg" : "";
  }

  draw() {
    const context = this.canvas.getContext("2d");
    context.imageSmoothingEnabled = false;
    context.drawImage(this.dots.canvas, 0, 0, this.canvas.width, this.canvas.height);
    if (this.grid) {
      context.fillStyle = context.createPattern(this.grid, "repeat");
      context.fillRect(0, 0, this.canvas.width, this.canvas.height);
    }
  }
}

/** The picture as it is, a pixel a dot. */
class Dots {
  constructor() {
    this.canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
    this.context = this.canvas.getContext("2d");
    this.image = this.context.createImageData(WIDTH, HEIGHT);
    this.set("00".repeat((WIDTH * HEIGHT) / 8));
  }

  set(hex) {
    for (let at = 0; at < hex.length / 2; at++) {
      const byte = parseInt(hex.slice(2 * at, 2 * at + 2), 16);
      const [page, x] = [Math.floor(at / WIDTH), at % WIDTH];
      for (let bit = 0; bit < 8; bit++) {
        const colour = (byte >> bit) & 1 ? LIT : DARK;
        this.image.data.set([...colour, 255], ((page * 8 + bit) * WIDTH + x) * 4);
      }
    }
    this.context.putImageData(this.image, 0, 0);
  }
}

/** One dot's dark right and lower edge. */
function gridOf(dot) {
  const grid = Object.assign(document.createElement("canvas"), { width: dot, height: dot });
  const context = grid.getContext("2d");
  context.fillStyle = "rgba(3, 6, 9, 0.5)";
  context.fillRect(dot - 1, 0, 1, dot);
  context.fillRect(0, dot - 1, dot - 1, 1);
  return grid;
}
