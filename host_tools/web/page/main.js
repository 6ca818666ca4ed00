/** Puts the page together: parts of the box, MicroPython behind them, and a frame loop between. */
import { Buttons } from "./buttons.js";
import { ChanceDrawer } from "./chance_drawer.js";
import { Files } from "./files.js";
import { Fit } from "./fit.js";
import { FrameClock } from "./frame_clock.js";
import { ELSEWHERE, findKeeper, REFUSED } from "./keeper.js";
import { Keyboard } from "./keyboard.js";
import { BUTTONS } from "./keys.js";
import { Lights } from "./lights.js";
import { Pads } from "./pads.js";
import { PadsDrawer } from "./pads_drawer.js";
import { openBox } from "./python.js";
import { RecordDrawer } from "./record_drawer.js";
import { Screen } from "./screen.js";
import { Sound } from "./sound.js";
import { Speech } from "./speech.js";
import { Tools } from "./tools.js";
import { read, write } from "./wishes.js";

const ROOM_FOR_STRIP = "(min-height: 900px) and (min-width: 900px)"; // as in strip.css
const KEPT = "Your game is kept in this browser: close the page and come back.";
const NOT_KEPT = {
  [REFUSED]: "Nothing is kept: this browser refuses. The game lasts as long as this page.",
  [ELSEWHERE]: "Nothing is kept here: the box is open in another window.",
};
const FAILING = "The browser has stopped keeping your game: play on, but leave this page open.";

const find = (id) => document.getElementById(id);
const byName = (name) => document.querySelector(`[data-button="${name}"]`);

function makeParts({ keeper, whyNot }) {
  const pads = document.querySelectorAll(".pad");
  const parts = {
    screen: new Screen(find("screen")),
    lights: new Lights(document.querySelectorAll(".die"), pads),
    buttons: new Buttons(Object.fromEntries(BUTTONS.map((name) => [name, byName(name)]))),
    pads: new Pads(pads, (pad, us) => parts.presses?.pressed(pad, us)),
    sound: new Sound(),
    files: new Files(keeper, () => tellWhatIsKept(parts)),
    whyNotKept: whyNot,
    speed: 1,
  };
  new Keyboard(parts.buttons, parts.pads);
  parts.fit = new Fit(document.querySelector(".table"), parts.screen, around);
  find("strip").addEventListener("toggle", () => parts.fit.fit());
  return parts;
}

/** What stands above and below the table: of the strip all where there is room, else its line. */
function around() {
  const strip = matchMedia(ROOM_FOR_STRIP).matches ? find("strip") : document.querySelector("summary");
  return [document.querySelector(".bar"), find("keymap"), strip];
}

/** What the ports of the application talk to; see `firmware/kaperbox/ports/browser`. */
function pageFor(parts) {
  return {
    pressed: () => parts.buttons.pressed(),
    take_pads: () => parts.pads.take(),
    pads_now_us: () => parts.pads.nowUs(),
    show_frame: (hex) => {
      parts.screen.show(hex);
      parts.speech?.changed();
    },
    show_lights: (hex) => parts.lights.show(hex),
    show_contrast: (level) => parts.screen.contrast(level),
    show_sleep: (asleep) => parts.screen.sleep(Boolean(asleep)),
    show_flip: (upsideDown) => parts.screen.flip(Boolean(upsideDown)),
    show_brightness: (level) => parts.lights.brightness(level),
    set_volume: (level) => parts.sound.setVolume(level),
    show_lamps: (mask) => parts.lights.lamps(mask),
    play: (tune) => parts.sound.play(tune),
    read_file: (name) => parts.files.read(name),
    write_file: (name, hex) => parts.files.write(name, hex),
    remove_file: (name) => parts.files.remove(name),
    file_names: () => parts.files.names().join("\n"),
    free_bytes: () => parts.files.freeBytes(),
    recorded: (header, lines) => parts.record?.added(header, lines),
    random_bytes: (count) =>
      [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
  };
}

function openStrip(box, parts) {
  parts.record = new RecordDrawer(box);
  parts.presses = new PadsDrawer(document.getElementById("presses"));
  new ChanceDrawer(box);
  for (const choice of document.querySelectorAll("[name=speed]")) {
    choice.addEventListener("change", () => (parts.speed = Number(choice.value)));
  }
  find("about-python").textContent = box.python();
  tellWhatIsKept(parts);
}

/** In the strip always; over the box only what somebody should know. */
function tellWhatIsKept({ files, tools, whyNotKept }) {
  const found = files.failing ? FAILING : (NOT_KEPT[whyNotKept] ?? KEPT);
  find("kept").textContent = found;
  if (found !== KEPT) tools.warn(found);
}

function run(box, parts) {
  const clock = new FrameClock();
  const frame = (nowMs) => {
    const realMs = clock.elapsedMs(nowMs);
    const boxMs = parts.buttons.idle() ? Math.round(realMs * parts.speed) : realMs;
    parts.buttons.advance(boxMs);
    box.tick(boxMs);
    globalThis.kaperbox.frames += 1;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

function stopped(error) {
  document.body.dataset.state = "stopped";
  const note = Object.assign(document.createElement("p"), { className: "stopped" });
  note.setAttribute("role", "alert");
  note.textContent = `The box has stopped. Reload the page to start it again.\n${error.message ?? error}`;
  document.body.append(note);
  console.error(error);
}

async function main() {
  globalThis.kaperbox = { frames: 0 };
  const parts = makeParts(await findKeeper());
  parts.tools = new Tools(parts, { read, write });
  const box = await openBox(pageFor(parts));
  parts.speech = new Speech(find("says"), find("screen"), () => box.said(), () => box.language());
  openStrip(box, parts);
  run(box, parts);
  document.body.dataset.state = "on";
}

window.addEventListener("error", (event) => stopped(event.error ?? event.message));
main().catch(stopped);
