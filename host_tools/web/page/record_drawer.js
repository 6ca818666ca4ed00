/** The drawer with what happened and the record: copy, save, and replay one step by step. */
const MOST = 100_000; // letters: more than any game has, and read in a moment
const NOTHING = "There is nothing to replay: play a game, or paste a record here.";

const find = (id) => document.getElementById(id);

export class RecordDrawer {
  /** `box` as in `page_box.PageBox`. */
  constructor(box) {
    this.box = box;
    find("record-copy").addEventListener("click", () => this.copy());
    find("record-save").addEventListener("click", () => this.save());
    find("record-play").addEventListener("click", () => this.play(find("record").value));
    find("replay-step").addEventListener("click", () => this.step());
    find("replay-again").addEventListener("click", () => this.play(this.replayed));
    find("replay-end").addEventListener("click", () => this.end());
  }

  /** The game goes on; a `header` begins another one. */
  added(header, lines) {
    if (header) this.begin(header.trim());
    if (!lines) return;
    find("record").value += `${lines}\n`;
    for (const line of lines.split("\n")) find("events").append(this.row(line));
    find("events").scrollTop = find("events").scrollHeight;
  }

  begin(header) {
    find("record").value = header ? `${header}\n\n` : "";
    find("events").replaceChildren();
    this.players = /^players (.*)$/m.exec(header)?.[1].split(", ") ?? [];
  }

  row(line) {
    const [facts, note] = line.split("  #");
    const [player, ...words] = facts.split(" ");
    const row = document.createElement("li");
    row.textContent = `${this.players[player - 1]}: ${words.join(" ")}`;
    row.classList.toggle("laid", Boolean(note));
    return row;
  }

  async copy() {
    find("record").select();
    try {
      await navigator.clipboard.writeText(find("record").value);
    } catch {
      if (!document.execCommand("copy")) return this.note("Press Ctrl C to copy the marked text.");
    }
    return this.note("Copied.");
  }

  save() {
    const link = document.createElement("a");
    link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(find("record").value)}`;
    link.download = "kaperbox.record";
    link.click();
    this.note("Saved as kaperbox.record.");
  }

  play(text) {
    if (!text.trim()) return this.note(NOTHING);
    const why = text.length > MOST ? "It is too long for a record" : this.box.replay(text);
    if (why) return this.note(`This cannot be replayed. ${why}.`);
    this.replayed = text;
    find("replay").hidden = false;
    return this.tell();
  }

  step() {
    const why = this.box.replay_step();
    if (why) this.note(`It stops here: ${why}`);
    else this.tell();
  }

  tell() {
    const [made, steps] = this.box.replay_steps().split("/");
    const over = made === steps ? " That was all: play on from here, or go back." : "";
    this.note(`Replay: step ${made} of ${steps}.${over}`);
  }

  end() {
    this.box.end_replay();
    find("replay").hidden = true;
    this.note("Back at your own game.");
  }

  note(text) {
    find("record-note").textContent = text;
  }
}
