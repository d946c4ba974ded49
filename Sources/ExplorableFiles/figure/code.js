// The source of the views: the same selection as in the picture and in the tree.
class Code {
  constructor(card, views, choose, point) {
    Object.assign(this, { card, views, choose, point });
    card.addEventListener("pointerleave", () => point(undefined));
  }

  /** Shows a panel's source. */
  show(part, layout) {
    if (this.part !== part) this.build(part);
    if (this.shape === layout.shape) return;
    this.shape = layout.shape;
    for (const { piece, identities } of this.pieces) piece.classList.toggle("unseen-view", !identities.some((identity) => this.shape.placeOf.has(identity)));
  }

  build(part) {
    this.shape = undefined;
    this.part = part;
    this.pieces = [];
    this.card.hidden = !part.code;
    document.documentElement.classList.toggle("has-code", Boolean(part.code));
    const rows = (part.code ?? []).flatMap(({ t, l }) => [...(t ? [this.heading(t)] : []), this.listing(l)]);
    this.card.replaceChildren(...rows);
  }

  heading(title) {
    const made = document.createElement("p");
    made.className = "quiet";
    made.textContent = title;
    return made;
  }

  listing(lines) {
    const list = document.createElement("pre");
    for (const line of lines) {
      const row = document.createElement("span");
      row.className = "code-line";
      let column = 0;
      for (const { c, t, v, n } of line) {
        if (c > column) row.append(" ".repeat(c - column));
        column = c + t.length;
        const piece = document.createElement("span");
        piece.textContent = t;
        piece.className = n ? "code-name" : "";
        row.append(piece);
        if (v) this.follow(piece, row, v);
      }
      list.append(row, "\n");
    }
    return list;
  }

  /** Makes a piece select the views it makes, one after the other. */
  follow(piece, row, identities) {
    const hue = `h${this.views[identities[0]].h}`;
    piece.classList.add("code-piece", hue);
    const shown = () => identities.filter((identity) => this.shape.placeOf.has(identity));
    piece.addEventListener("click", () => {
      const all = shown();
      if (!all.length) return;
      const next = all.indexOf(this.selected) + 1;
      if (all.length === 1 || next < all.length) this.choose(all[next] ?? all[0]);
      else this.choose(this.selected);
    });
    piece.addEventListener("pointerenter", (event) => { if (event.pointerType === "mouse") this.point(shown()[0]); });
    piece.addEventListener("pointerleave", (event) => { if (event.pointerType === "mouse") this.point(undefined); });
    this.pieces.push({ piece, row, identities, hue });
  }

  mark(selected, pointed) {
    if (selected === this.selected && pointed === this.pointed && this.marked === this.part) return;
    [this.selected, this.pointed, this.marked] = [selected, pointed, this.part];
    let first;
    for (const { row } of this.pieces) row.classList.remove("selected");
    for (const made of this.pieces) {
      const { piece, row, identities } = made, isSelected = identities.includes(selected);
      // In the hue of the view that is marked, of several that it makes.
      const marked = isSelected ? selected : identities.includes(pointed) ? pointed : identities[0];
      piece.classList.replace(made.hue, `h${this.views[marked].h}`);
      made.hue = `h${this.views[marked].h}`;
      piece.classList.toggle("selected", isSelected);
      piece.classList.toggle("pointed", identities.includes(pointed));
      if (!isSelected) continue;
      first ??= row;
      row.classList.add("selected");
      row.style.setProperty("--own", `var(--h${this.views[selected].h})`);
    }
    if (first && this.revealed !== selected) this.reveal(first);
    this.revealed = selected;
  }

  /** Scrolls the source alone, never the page. */
  reveal(row) {
    const top = row.offsetTop - this.card.offsetTop, { scrollTop, clientHeight } = this.card;
    if (top < scrollTop || top + row.offsetHeight > scrollTop + clientHeight) this.card.scrollTop = top - clientHeight / 3;
  }
}
