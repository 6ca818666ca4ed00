/** The drawer that shows how close together the last presses of the pads were. */
const MOST = 5;
const APART_US = 2_000_000; // a longer wait begins anew

export class PadsDrawer {
  constructor(list) {
    this.list = list;
    this.last = undefined;
  }

  pressed(pad, us) {
    const row = document.createElement("li");
    row.textContent = `pad ${pad + 1}${this.after(us)}`;
    this.last = us;
    this.list.append(row);
    while (this.list.children.length > MOST) this.list.firstChild.remove();
  }

  after(us) {
    const later = us - this.last;
    if (!(later >= 0 && later < APART_US)) return "";
    return later ? `, ${(later / 1000).toFixed(1)} ms later` : ", in the same moment";
  }
}
