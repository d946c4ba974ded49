// The tree of views, and what is to be known of one.
/** A name in code that may wrap between its words. */
function wrapping(name) {
  const whole = document.createElement("span");
  for (const word of name.split(/(?<=[a-z0-9.:(,])(?=[A-Z])|(?<=[.:_])(?=[a-z])/)) whole.append(word, document.createElement("wbr"));
  return whole;
}

class Views {
  constructor(tree, detail, views, { choose, select, point }) {
    Object.assign(this, { tree, detail, views, choose, select, point });
    this.rows = new Map();
    tree.addEventListener("keydown", (event) => this.key(event));
    tree.addEventListener("pointerleave", () => point(undefined));
  }

  show(layout, selected) {
    const { shape, place, frames } = layout;
    if (this.shape !== shape) this.build(shape);
    this.layout = layout;
    shape.views.forEach(({ identity }, index) => {
      const row = this.rows.get(identity), column = shape.columns[index];
      const title = column.title.at(place), size = sizeText(frames[index].w, frames[index].h), isHidden = column.hidden.at(place) !== "";
      if (row.title !== title) {
        row.name.title = row.title = title;
        row.name.replaceChildren(wrapping(title));
      }
      if (row.size !== size) row.value.textContent = row.size = size;
      if (row.isHidden !== isHidden) row.element.classList.toggle("unseen-view", row.isHidden = isHidden);
    });
    this.describe(selected);
  }

  build(shape) {
    this.shape = shape;
    const isFocused = this.tree.contains(document.activeElement);
    const depths = [];
    const elements = shape.views.map(({ identity, parent }, index) => {
      depths[index] = parent < 0 ? 0 : depths[parent] + 1;
      let row = this.rows.get(identity);
      if (!row) {
        row = { element: document.createElement("div"), name: document.createElement("span"), value: document.createElement("span") };
        row.element.setAttribute("role", "treeitem");
        row.element.className = `row h${this.views[identity].h}`;
        row.name.className = "name";
        row.value.className = "size";
        row.element.append(row.name, row.value);
        row.element.addEventListener("click", () => { this.choose(identity); row.element.focus({ preventScroll: true }); });
        row.element.addEventListener("pointerenter", (event) => { if (event.pointerType === "mouse") this.point(identity); });
        this.rows.set(identity, row);
      }
      row.element.setAttribute("aria-level", depths[index] + 1);
      row.element.style.setProperty("--depth", depths[index]);
      row.element.tabIndex = -1;
      return row.element;
    });
    // Each level is farther in, however many there are.
    this.tree.style.setProperty("--level", `${Math.min(9, 60 / Math.max(1, ...depths))}px`);
    this.tree.replaceChildren(...elements);
    if (elements[0]) elements[0].tabIndex = 0;
    if (isFocused) this.tree.querySelector("[tabindex='0']")?.focus();
  }

  mark(selected, pointed) {
    for (const [identity, row] of this.rows) {
      row.element.classList.toggle("selected", identity === selected);
      row.element.classList.toggle("pointed", identity === pointed);
      row.element.setAttribute("aria-selected", identity === selected);
      row.element.tabIndex = identity === selected ? 0 : -1;
    }
    if (![...this.rows.values()].some((row) => row.element.tabIndex === 0 && row.element.isConnected)) {
      const first = this.tree.firstElementChild;
      if (first) first.tabIndex = 0;
    }
  }

  /** Scrolls the tree alone, never the page. */
  reveal(identity) {
    const row = this.rows.get(identity)?.element;
    if (!row?.isConnected) return;
    const [top, bottom] = [row.offsetTop - this.tree.offsetTop, row.offsetTop - this.tree.offsetTop + row.offsetHeight];
    if (top < this.tree.scrollTop) this.tree.scrollTop = top;
    if (bottom > this.tree.scrollTop + this.tree.clientHeight) this.tree.scrollTop = bottom - this.tree.clientHeight;
  }

  describe(identity) {
    const { shape, place, frames } = this.layout, index = shape.placeOf.get(identity);
    const words = index === undefined ? "" : this.words(shape, place, frames, index).join("\n");
    if (this.described === words) return;
    this.described = words;
    this.detail.replaceChildren();
    if (index === undefined) {
      const hint = document.createElement("p");
      hint.className = "quiet";
      hint.textContent = identity === undefined
        ? "Point at a view in the picture or in the list: what it was proposed, what it takes, and why."
        : "This layout does not have the selected view.";
      this.detail.append(hint);
      return;
    }
    const [title, ...lines] = this.words(shape, place, frames, index);
    const heading = document.createElement("h2");
    heading.append(wrapping(title));
    this.detail.append(heading);
    for (const line of lines) {
      const made = document.createElement("p");
      const [head, ...rest] = line.split("\t");
      const strong = document.createElement("strong");
      strong.textContent = head;
      made.append(strong, rest.length ? ` ${rest.join(" ")}` : "");
      this.detail.append(made);
    }
  }

  words(shape, place, frames, index) {
    const column = shape.columns[index];
    const words = [column.title.at(place)];
    words.push(`proposed ${sizeText(column.p[place], column.q[place])}\t${this.because(column.proposalReason.at(place))}`);
    words.push(`takes ${sizeText(frames[index].w, frames[index].h)}\t${this.because(column.sizeReason.at(place))}`);
    const hidden = column.hidden.at(place);
    if (hidden) words.push(`not seen\t${hidden}`);
    return words;
  }

  /** What is to be known of a view, in one line. */
  sentences(identity) {
    const { shape, place, frames } = this.layout, index = shape.placeOf.get(identity);
    return index === undefined ? "This layout does not have the selected view." : `${this.words(shape, place, frames, index).join(". ").replaceAll("\t", " ")}.`;
  }

  /** A reason without the size before it. */
  because(reason) {
    return /^[\d.∞−nil]+( × [\d.∞−nil]+)?(: )?$/.test(reason) ? "" : reason.replace(/^([\d.∞−]+|nil) × ([\d.∞−]+|nil): /, "");
  }

  key(event) {
    const rows = [...this.tree.children], current = rows.indexOf(document.activeElement);
    if (event.key === "Escape") this.select(undefined);
    if (current < 0) return;
    const level = (row) => Number(row.getAttribute("aria-level"));
    const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: rows.length - 1 }[event.key];
    let target = next === undefined ? undefined : rows[next];
    if (event.key === "ArrowLeft") target = rows.slice(0, current).reverse().find((row) => level(row) < level(rows[current]));
    if (event.key === "ArrowRight" && rows[current + 1] && level(rows[current + 1]) > level(rows[current])) target = rows[current + 1];
    const isToggled = event.key === "Enter" || event.key === " ";
    if (isToggled) target = rows[current];
    if (!target) return;
    event.preventDefault();
    const [identity] = [...this.rows].find(([, row]) => row.element === target);
    if (isToggled) this.choose(identity);
    else this.select(identity);
    target.focus({ preventScroll: true });
    this.reveal(identity);
  }
}
