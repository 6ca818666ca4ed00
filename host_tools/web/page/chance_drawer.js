/** The drawer that lays down the next throw and the next card. */
const DICE = 8;
const ANY = [".", "any"];
// By letter; where the games' dice differ, the names of both.
const FACES = [
  ANY,
  ["K", "skull"],
  ["S", "sabre"],
  ["G", "coin / tree"],
  ["D", "diamond"],
  ["M", "monkey / boat"],
  ["P", "parrot / pistol"],
];
const CARDS = ["treasure", "pirate", "guardian", "animals", "coin", "diamond", "skull1", "skull2", "ship2", "ship3", "ship4", "peace", "zombie", "shipwreck"];

const find = (id) => document.getElementById(id);

export class ChanceDrawer {
  constructor(box) {
    this.box = box;
    for (let die = 1; die <= DICE; die++) find("lay-dice").append(chooser(`Die ${die}`, FACES));
    const cards = CARDS.map((name, at) => [String(at), name]);
    find("lay-card").append(...options([["-1", "any"], ...cards]));
    find("lay").addEventListener("click", () => this.lay());
    find("lay-none").addEventListener("click", () => this.clear());
  }

  lay() {
    const faces = [...find("lay-dice").querySelectorAll("select")].map((die) => die.value).join("");
    this.box.lay(faces, Number(find("lay-card").value));
    find("lay-note").textContent = "Laid down for the next throw and the next card. The record will say so.";
  }

  clear() {
    for (const select of find("lay-dice").querySelectorAll("select")) select.value = ANY[0];
    find("lay-card").value = "-1";
    this.box.lay("", -1);
    find("lay-note").textContent = "Chance decides.";
  }
}

function chooser(label, choices) {
  const select = document.createElement("select");
  select.setAttribute("aria-label", label);
  select.append(...options(choices));
  return select;
}

function options(choices) {
  return choices.map(([value, text]) => Object.assign(document.createElement("option"), { value, text }));
}
