// The track: the length of views over the proposal. The handle runs on it.
class Track {
  constructor(svg, views) {
    this.svg = svg;
    this.views = views;
    this.size = { width: 600, height: 168 };
    this.pen = document.createElement("canvas").getContext("2d");
  }

  /** A low window has room for a low plot. A page that is not shown has no width yet. */
  measure(width) {
    if (width < 240) return;
    this.size = { width: Math.floor(width), height: width < 400 ? 124 : innerHeight < 900 ? 144 : 168 };
  }

  /** The plot in pixels: nil and ∞ have places of their own at its right. */
  get plot() {
    return { left: 40, right: this.size.width - 64 - this.nameRoom, top: 14, bottom: this.size.height - 32 };
  }

  /** For the names of the lines. */
  get nameRoom() {
    return this.size.width > 600 ? 136 : 86;
  }

  x(stop) {
    const value = this.part.stops[this.axis][stop], { left, right } = this.plot;
    if (value === NIL) return right + 26;
    if (value >= INFINITY) return right + 54;
    return left + (right - left) * value / this.part.end(this.axis);
  }

  /** The stop nearest to a place, among some; those where something changes are reached from farther away. */
  stopAt(x, stops, changes) {
    const change = this.changeAt(x, changes.filter(({ stop }) => stops.includes(stop)));
    if (change) return change.stop;
    const away = (stop) => Math.abs(this.x(stop) - x);
    return stops.reduce((best, stop) => (away(stop) < away(best) ? stop : best));
  }

  /** The change whose tick is at a place. */
  changeAt(x, changes) {
    const away = ({ stop }) => Math.abs(this.x(stop) - x);
    // On a short track the ticks are closer together.
    const near = Math.min(5, (this.plot.right - this.plot.left) / 110);
    return changes.filter((change) => away(change) <= near).sort((a, b) => away(a) - away(b))[0];
  }

  /**
   * The views whose lengths are drawn: the root, then those the figure is about, first those that change most; equal lines once,
   * and of one hue not more than two while there are others.
   */
  choice(part, axis, stops, selected) {
    const cross = stops[1 - axis], lines = part.lines(axis, cross), shape = part.shapeOnTrack(axis, stops[axis], cross);
    // Texts that break or are cut tell more than what gives way to them.
    const rank = (identity) => {
      const view = this.views[identity], { span, breaks } = lines.get(identity);
      return [identity !== selected, identity !== shape.views[0].identity, !span, !view.l, !breaks, !view.s, view.k !== "leaf"];
    };
    const ranked = shape.views.map(({ identity }) => ({ identity, rank: rank(identity).map(Number).join("") }))
      .filter(({ identity }) => this.views[identity].s || this.views[identity].k === "container" || lines.get(identity).breaks || identity === selected)
      .sort((a, b) => a.rank.localeCompare(b.rank) || lines.get(b.identity).span - lines.get(a.identity).span);
    const shown = [], hue = (identity) => this.views[identity].h;
    for (const most of [2, 4]) {
      for (const { identity } of ranked) {
        if (shown.length >= 4 || shown.includes(identity) || shown.filter((other) => hue(other) === hue(identity)).length >= most) continue;
        if (!shown.some((other) => part.looksLike(axis, lines.get(identity), lines.get(other)))) shown.push(identity);
      }
    }
    return shown.reverse();
  }

  draw(part, axis, stops, identities, selected, changes) {
    Object.assign(this, { part, axis, stops });
    const values = part.stops[axis], { left, right, top, bottom } = this.plot;
    this.svg.setAttribute("viewBox", `0 0 ${this.size.width} ${this.size.height}`);
    this.svg.setAttribute("height", this.size.height);
    const at = (stop) => pair(axis, stop, stops[1 - axis]);
    const computed = part.track(axis, stops[1 - axis]);
    const lines = identities.map((identity) => {
      const points = [];
      for (const stop of computed) {
        const [shape, place] = part.home[part.number(...at(stop))], index = shape.placeOf.get(identity);
        const length = index === undefined ? undefined : shape.columns[index][axis ? "h" : "w"][place];
        points.push({ stop, length: length === undefined || Math.abs(length) >= INFINITY ? undefined : length });
      }
      return { identity, points };
    });
    // A root that takes what it is proposed has its line anyway: where it is far longer, it would make all others flat.
    const shape = part.shapeOnTrack(axis, stops[axis], stops[1 - axis]), root = shape.views[0].identity;
    const isSame = ({ points }) => points.filter(({ stop, length }) => Math.abs(length - values[stop]) < 150).length > points.length / 2;
    const longest = (lines) => Math.max(100, ...lines.flatMap(({ points }) => points.map((point) => point.length ?? 0)));
    const others = lines.filter((line) => line.identity !== root || !isSame(line));
    const most = Math.min(longest(lines), others.length ? 3 * longest(others) : INFINITY);
    const y = (length) => bottom - (bottom - top) * length / most;
    const items = [
      element("line", { x1: left, y1: bottom, x2: right + 64, y2: bottom, class: "axis" }),
      element("line", { x1: left, y1: top - 6, x2: left, y2: bottom, class: "axis" }),
    ];
    // Where both lengths are the same: what takes all it is proposed lies on this line.
    const limit = Math.min(part.end(axis), most);
    const corner = left + (right - left) * limit / part.end(axis);
    items.push(element("line", { x1: left, y1: bottom, x2: corner, y2: y(limit), class: "same" }));
    const hull = element("clipPath", { id: "plot" }, element("rect", { x: left - 8, y: top - 8, width: right - left + 80, height: bottom - top + 16 }));
    items.push(hull);
    const word = (x, text, kind = "tick", at = bottom + 26) => {
      const made = element("text", { x, y: at, class: kind });
      made.textContent = text;
      items.push(made);
      return made;
    };
    word(left - 6, lengthText(Math.round(most / 100) * 100), "tick side", top + 4);
    const now = this.x(stops[axis]);
    word(now, lengthText(values[stops[axis]]), "tick current");
    // The numbers of the axis make room for the current one.
    this.ticks(left, right, (x, ...rest) => { if (Math.abs(x - now) > 34) word(x, ...rest); });
    for (const change of changes) {
      const x = this.x(change.stop);
      items.push(element("path", { d: `M${x} ${bottom - 4}v8`, class: "change" }));
    }
    const ends = [], isOwn = stops[1 - axis] === part.own[1 - axis];
    let isSparse = false;
    for (const { identity, points } of lines) {
      const view = this.views[identity], isSelected = identity === selected;
      const look = `h${view.h}${isSelected ? " selected" : ""}`;
      let path = "", between = "", before;
      for (const { stop, length } of points) {
        if (length === undefined || values[stop] === NIL || values[stop] >= INFINITY) {
          before = undefined;
          continue;
        }
        const [px, py] = [this.x(stop), y(length)];
        // Steeper than a length that follows the proposal.
        const isJump = before && px - before.x < 2.5 && Math.abs(py - before.y) > Math.max(2, 2.5 * (px - before.x));
        if (before && !isOwn && px - before.x > 6) {
          // Of the few layouts here nothing is known between two.
          between += `M${before.x.toFixed(1)} ${before.y.toFixed(1)}L${px.toFixed(1)} ${py.toFixed(1)}`;
          for (const dot of [before, { x: px, y: py }]) items.push(element("circle", { cx: dot.x.toFixed(1), cy: dot.y.toFixed(1), r: 2, class: `computed ${look}` }));
          before = undefined;
        }
        path += before ? (isJump ? `H${px.toFixed(1)}V${py.toFixed(1)}` : `L${px.toFixed(1)} ${py.toFixed(1)}`) : `M${px.toFixed(1)} ${py.toFixed(1)}`;
        before = { x: px, y: py };
      }
      if (between) items.push(element("path", { d: between, class: `line between ${look}`, "clip-path": "url(#plot)" }));
      isSparse ||= Boolean(between);
      if (path) items.push(element("path", { d: path, class: `line ${look}`, "clip-path": "url(#plot)" }));
      for (const { stop, length } of points) {
        if (length <= most && (values[stop] === NIL || values[stop] >= INFINITY)) {
          items.push(element("circle", { cx: this.x(stop), cy: y(length), r: isSelected ? 3.5 : 2.5, class: `end ${look}` }));
        }
      }
      const last = points.filter(({ stop, length }) => length !== undefined && values[stop] !== NIL && values[stop] < INFINITY).at(-1);
      if (last) ends.push({ identity, look, name: this.name(identity, shape), length: last.length, y: Math.max(top, y(last.length)) });
      const current = points.find(({ stop }) => stop === stops[axis]);
      if (current?.length <= most) items.push(element("circle", { cx: now, cy: y(current.length), r: isSelected ? 6 : 4.5, class: `now ${look}` }));
    }
    let free = -Infinity;
    for (const end of ends.sort((a, b) => b.length - a.length)) {
      const at = Math.max(end.y, free);
      if (at - end.y > 5) items.push(element("path", { d: `M${right + 3} ${end.y}H${right + 8}L${right + 64} ${at}`, class: `leader ${end.look}` }));
      const isAlone = ends.every((other) => other === end || other.name !== end.name);
      const name = isAlone ? end.name : this.longName(end.identity, shape) ?? end.name;
      const made = word(right + 70, this.shortened(name, end.identity === selected), `name ${end.look}`, at + 4), whole = element("title");
      whole.textContent = name;
      made.append(whole);
      free = at + 14;
    }
    items.unshift(element("line", { x1: now, y1: top - 8, x2: now, y2: bottom, class: "now-line" }));
    this.svg.replaceChildren(...items);
    return { x: now, y: bottom, isSparse };
  }

  /** The label, the words of a text, or the kind. */
  name(identity, shape) {
    const view = this.views[identity];
    return view.l ?? shape.words(shape.placeOf.get(identity)) ?? view.n;
  }

  /** The words of the first text in a view, for those of one kind. */
  longName(identity, shape) {
    const own = shape.placeOf.get(identity);
    const text = shape.views.findIndex((_, view) => shape.isInside(view, own) && shape.words(view) !== undefined);
    return text < 0 ? undefined : shape.words(text);
  }

  /** A name, or as much of it as there is room for. */
  shortened(name, isBold) {
    this.pen.font = `${isBold ? 640 : 400} 12px ${getComputedStyle(this.svg).fontFamily}`;
    const fits = (text) => this.pen.measureText(text).width <= this.nameRoom - 8;
    let text = name, kept = [...name];
    while (!fits(text) && kept.length) text = `${(kept = kept.slice(0, -1)).join("").trimEnd()}…`;
    return text;
  }

  ticks(left, right, word) {
    const end = this.part.end(this.axis) / 100;
    const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000].find((step) => (right - left) / (end / step) >= 54) ?? 5000;
    for (let value = 0; value <= end * (1 - 18 / (right - left)) || !value; value += step) word(left + (right - left) * value / end, String(value));
    word(right + 26, "nil", "tick special");
    word(right + 54, "∞", "tick special");
  }
}
