// The picture: the drawings of a layout, the outlines of its views, and the rulers of its proposal.
const SVG = "http://www.w3.org/2000/svg";

function element(name, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** Which of two ranks is greater, by their first numbers that differ. */
function compare(rank, other) {
  const place = rank.findIndex((number, index) => number !== other[index]);
  return place < 0 ? 0 : rank[place] - other[place];
}

/** The drawings of one shape: each kept once, moved and exchanged. */
class Scenery {
  constructor(shape, drawings, name) {
    this.shape = shape;
    this.drawings = drawings;
    this.root = element("g");
    this.nodes = shape.drawings.map((drawing, index) => {
      const node = { group: element("g"), inside: element("g"), kept: new Map(), shown: -1, at: "" };
      if (drawing.isMask) {
        node.maskId = `${name}-${index}`;
        node.holder = element("mask", { id: node.maskId, class: "alpha", x: "-.5", y: "-.5", width: "2", height: "2" }, node.group);
      }
      return node;
    });
    shape.drawings.forEach((drawing, index) => {
      const node = this.nodes[index], around = drawing.parent < 0 ? this.root : this.nodes[drawing.parent].inside;
      if (drawing.isMask) this.nodes[drawing.parent].mask = node;
      around.append(node.holder ?? node.group);
    });
  }

  show(place) {
    this.nodes.forEach((node, index) => {
      const [x, y, drawing] = this.shape.places[index].map((column) => column[place]);
      const at = `translate(${x / 100} ${y / 100})`;
      if (node.at !== at) node.group.setAttribute("transform", node.at = at);
      if (node.shown === drawing) return;
      node.shown = drawing;
      if (!node.kept.has(drawing)) {
        const made = element("g");
        made.innerHTML = this.drawings[drawing];
        node.kept.set(drawing, { made, slot: made.querySelector(".in"), masked: made.querySelector(".masked") });
      }
      const { made, slot, masked } = node.kept.get(drawing);
      slot?.replaceChildren(node.inside);
      if (masked && node.mask) masked.setAttribute("mask", `url(#${node.mask.maskId})`);
      node.group.replaceChildren(made);
    });
  }
}

/** Lengths of the picture's surroundings, in pixels. */
const ROOM = { left: 46, top: 44, right: 30, bottom: 34 };

class Picture {
  constructor(part, drawings, views, name) {
    this.part = part;
    this.views = views;
    this.drawings = drawings;
    this.name = name;
    this.sceneries = new Map();
    this.content = element("g", { class: "content" });
    this.outlines = element("g", { class: "outlines" });
    this.marks = element("g", { class: "marks" });
    this.turns = element("g", { class: "marks" });
    this.rulers = element("g", { class: "rulers" });
    this.sight = element("g", {}, this.content, this.outlines);
    this.blamed = element("g", { class: "marks" });
    this.group = element("g", {}, this.rulers, this.sight, this.blamed, this.turns, this.marks);
    this.boxes = [];
  }

  /** The points that are seen at one scale: all widths, and the heights that views take at them unless they are squeezed. */
  extent() {
    if (this.reach) return this.reach;
    const { own, stops } = this.part;
    const finite = (value, rest) => (Math.abs(value) < INFINITY && value !== NIL ? value : rest);
    const root = this.part.layout(...own).frames[0];
    const asked = finite(stops[0][own[0]], finite(root?.w, 10000));
    let [width, height] = [Math.max(asked, this.part.end(0)), finite(root?.h, 10000)];
    stops[0].forEach((value, stop) => {
      // The layouts of nil and ∞ may be far larger than all others: they are drawn smaller.
      if (this.part.number(stop, own[1]) === undefined || value === NIL || value >= INFINITY) return;
      const frame = this.part.layout(stop, own[1]).frames[0];
      width = Math.max(width, finite(frame?.w, 0));
      if (value >= asked * 0.7) height = Math.max(height, finite(frame?.h, 0));
    });
    // A picture that is higher is drawn smaller.
    height = Math.min(height, 1.6 * finite(root?.h, height));
    height = Math.max(height, Math.min(finite(stops[1][own[1]], 0), height * 1.2));
    // So is one that is far wider than the scene's own.
    return this.reach = { width: Math.min(width, asked * 2.5, Math.max(asked * 1.8, 54000)) / 100, narrow: Math.max(asked, finite(root?.w, 0)) / 100, height: height / 100 };
  }

  /** The scale of a picture so many pixels wide where the window has room for so many in height, and how high it is. */
  fit(pixels, free) {
    const { width: all, narrow, height } = this.extent(), room = pixels - ROOM.left - ROOM.right;
    // A phone has no room for all widths at once: larger layouts are drawn smaller.
    const width = pixels < 480 ? narrow : all;
    const most = Math.max(200, Math.min(free - ROOM.top - ROOM.bottom, Math.max(400, Math.min(0.7 * height, 640))));
    const scale = Math.max(0.2, Math.min(3, room / Math.max(1, width), most / Math.max(1, height)));
    return { scale, height: Math.ceil(Math.min(1.1 * most, Math.max(90, height * scale)) + ROOM.top + ROOM.bottom) };
  }

  show(layout, stops, { scale, height }, pixels) {
    this.layout = layout;
    const { shape, place, frames } = layout, root = frames[0];
    const isEndless = this.isEndless = !root || Math.abs(root.w) >= INFINITY || Math.abs(root.h) >= INFINITY;
    // A layout that is too large for the picture is drawn smaller; so is a proposal, unless it is far larger than the layout.
    this.rooms = [pixels - ROOM.left - ROOM.right, height - ROOM.top - ROOM.bottom];
    const within = (axis) => {
      const taken = isEndless ? 1 : axis ? root.h : root.w, asked = this.part.stops[axis][stops[axis]];
      const isFar = asked === NIL || asked >= INFINITY || !isEndless && asked > (axis ? 1.2 : 2) * taken;
      return this.rooms[axis] / Math.max(1, (isFar ? taken : Math.max(taken, asked)) / 100);
    };
    this.scale = Math.min(scale, within(0), within(1));
    this.content.setAttribute("transform", `translate(${ROOM.left} ${ROOM.top}) scale(${this.scale})`);
    if (!this.sceneries.has(shape)) {
      this.sceneries.set(shape, new Scenery(shape, this.drawings, `${this.name}${this.sceneries.size}`));
    }
    const scenery = this.sceneries.get(shape);
    if (isEndless) {
      this.content.replaceChildren();
    } else {
      scenery.show(place);
      if (this.content.firstChild !== scenery.root) this.content.replaceChildren(scenery.root);
    }
    this.right = isEndless ? ROOM.left : ROOM.left + root.w / 100 * this.scale;
    this.drawOutlines(isEndless);
    this.drawRulers(stops, isEndless);
  }

  rect(frame) {
    const edge = (start, value) => Math.round(start + value / 100 * this.scale);
    const x = edge(ROOM.left, frame.x), y = edge(ROOM.top, frame.y);
    return { x, y, width: Math.max(0, edge(ROOM.left, frame.x + frame.w) - x), height: Math.max(0, edge(ROOM.top, frame.y + frame.h) - y) };
  }

  /** The same for a mark: what has no width or height, such as a `Spacer`, has a mark all the same. */
  markRect(frame) {
    const { x, y, width, height } = this.rect(frame);
    return { x: width > 1 ? x : x - 1, y: height > 1 ? y : y - 1, width: Math.max(3, width), height: Math.max(3, height) };
  }

  drawOutlines(isEndless) {
    const { shape, frames } = this.layout;
    this.outlines.classList.toggle("crowded", frames.length > 14);
    while (this.boxes.length < frames.length) {
      const box = element("rect");
      this.boxes.push({ box, class: "", drawn: "" });
      this.outlines.append(box);
    }
    this.boxes.forEach((slot, index) => {
      const view = shape.views[index], isShown = view && !isEndless && Math.abs(frames[index].w) < INFINITY;
      const kind = isShown ? this.views[view.identity] : undefined;
      const look = kind ? `outline h${kind.h} ${kind.k}` : "absent";
      if (slot.class !== look) slot.box.setAttribute("class", slot.class = look);
      if (!isShown) return;
      const { x, y, width, height } = this.rect(frames[index]);
      const drawn = `${x},${y},${width},${height}`;
      if (slot.drawn === drawn) return;
      slot.drawn = drawn;
      slot.box.setAttribute("x", x + 0.5);
      slot.box.setAttribute("y", y + 0.5);
      slot.box.setAttribute("width", Math.max(0, width - 1));
      slot.box.setAttribute("height", Math.max(0, height - 1));
    });
  }

  drawRulers(stops, isEndless) {
    const marks = [];
    for (const axis of [0, 1]) {
      const value = this.part.stops[axis][stops[axis]], start = axis ? ROOM.top : ROOM.left, level = axis ? ROOM.left - 16 : ROOM.top - 16;
      const root = this.layout.frames[0], taken = isEndless || !root ? 4000 : axis ? root.h : root.w;
      const isOpen = value === NIL || value >= INFINITY;
      const whole = start + (isOpen ? Math.max(40, taken / 100 * this.scale) : value / 100 * this.scale);
      // Where the ruler is too long it is broken off.
      const end = Math.min(whole, start + this.rooms[axis]), isBroken = end < whole - 1, gap = (start * 2 + end * 3) / 5;
      const line = (a, b, c, d, kind = "ruler") => element("line", axis ? { x1: b, y1: a, x2: d, y2: c, class: kind } : { x1: a, y1: b, x2: c, y2: d, class: kind });
      marks.push(line(start, level - 5, start, level + 5), line(start, level, isBroken ? gap - 4 : end, level, value === NIL ? "ruler open" : "ruler"));
      if (isBroken) marks.push(line(gap + 4, level, end, level), line(gap - 6, level + 5, gap - 2, level - 5), line(gap + 2, level + 5, gap + 6, level - 5));
      if (value >= INFINITY) {
        marks.push(line(end, level, end - 7, level - 5), line(end, level, end - 7, level + 5));
      } else if (!isOpen) {
        marks.push(line(end, level - 5, end, level + 5));
      }
      const text = element("text", { class: "proposed" });
      text.textContent = axis ? lengthText(value) : `${lengthText(value)} ${this.part.isFrame ? "set" : "proposed"}`;
      this.ends ??= [];
      this.ends[axis] = isOpen ? end + 14 : end;
      // Beyond the handle if there is no room before it.
      const half = text.textContent.length * 3.7, middle = (start + end) / 2;
      const at = middle + half > this.ends[axis] - 13 ? this.ends[axis] + 15 + half : middle;
      if (axis) {
        text.setAttribute("transform", `translate(${level - 10} ${at}) rotate(-90)`);
      } else {
        text.setAttribute("x", at);
        text.setAttribute("y", at === middle ? level - 10 : level + 4);
      }
      marks.push(text);
    }
    this.rulers.replaceChildren(...marks);
  }

  /** Clips the picture, but not its rulers, by a path of the page. */
  cutAt(id) {
    // The outlines of what makes the difference stay whole.
    if (id) this.sight.setAttribute("clip-path", `url(#${id})`);
    else this.sight.removeAttribute("clip-path");
    this.blamed.replaceChildren();
  }

  /** The size of a view that is there, in words. */
  sizeOf(identity) {
    const frame = this.layout.frames[this.layout.shape.placeOf.get(identity)];
    return frame && sizeText(frame.w, frame.h);
  }

  /** Marks the view that makes the difference, in the first panel or in the second. */
  blame(identity, panel) {
    const index = this.layout.shape.placeOf.get(identity);
    if (index === undefined) return;
    const frame = this.layout.frames[index];
    if (Math.abs(frame.w) < INFINITY && Math.abs(frame.h) < INFINITY) this.blamed.append(element("rect", { ...this.markRect(frame), class: `mark culprit ${panel}` }));
  }

  /** Shows only the children that have been served by a step, where they end, and whose turn it is. */
  serve(story, step, turn) {
    const { shape, frames } = this.layout, scenery = this.sceneries.get(shape);
    const child = (view) => {
      let inner = view;
      while (inner >= 0 && shape.views[inner].parent !== story.c) inner = shape.views[inner].parent;
      return inner;
    };
    const served = step && new Set(step.placed.map(([view]) => child(view)));
    const waits = (view) => step && step.kind !== 3 && view >= 0 && child(view) >= 0 && !served.has(child(view));
    scenery?.nodes.forEach((node, index) => {
      const { view, parent } = shape.drawings[index];
      const isFaint = Boolean(waits(view)) && !(parent >= 0 && waits(shape.drawings[parent].view));
      if (node.isFaint !== isFaint) node.group.classList.toggle("waiting", node.isFaint = isFaint);
    });
    const isAbove = (view) => view === story.c || shape.views[story.c] && shape.isInside(story.c, view);
    this.boxes.forEach(({ box }, index) => {
      if (index < frames.length) box.classList.toggle("waiting", Boolean(step && !isAbove(index) && waits(index)));
    });
    const marks = [];
    if (step) {
      const [view, x, y, w, h] = step.placed.find(([view]) => view === turn) ?? [turn];
      const around = frames[story.c], frame = x === undefined ? frames[turn] : { x: around.x + x, y: around.y + y, w, h };
      if (frame && Math.abs(frame.w) < INFINITY && Math.abs(frame.h) < INFINITY && step.kind !== 3) {
        // A child that is served stands where it ends; its size is that of its answer.
        const place = frames[view] ?? frame;
        const box = this.markRect({ ...frame, x: place.x, y: place.y });
        marks.push(element("rect", { ...box, class: `mark selected h${this.views[shape.views[view].identity].h}` }));
      }
    }
    this.turns.replaceChildren(...marks);
  }

  /** The length that the end of a ruler stands for, in hundredths. */
  lengthAt(axis) {
    return (this.ends[axis] - (axis ? ROOM.top : ROOM.left)) / this.scale * 100;
  }

  /** Where a size covers least of the rulers, the handles and of views it is not about: below, above, right or left of its view's box. */
  freest(box, width, own) {
    const { shape, frames } = this.layout, [middle, level] = [box.x + box.width / 2 - width / 2, box.y + box.height / 2 - 10];
    const holds = (a, b) => a.x <= b.x && a.y <= b.y && a.x + a.width >= b.x + b.width && a.y + a.height >= b.y + b.height;
    const others = shape.views.flatMap(({ identity }, view) => {
      const isRelated = view === own || shape.isInside(view, own);
      return this.views[identity].k !== "leaf" || isRelated ? [] : [this.rect(frames[view])];
    }).filter((other) => !holds(other, box));
    others.push({ x: ROOM.left, y: ROOM.top - 38, width: this.rooms[0], height: 28 });
    others.push({ x: 0, y: ROOM.top, width: ROOM.left - 4, height: this.rooms[1] });
    others.push({ x: ROOM.left - 27, y: this.ends[1] - 8, width: 22, height: 16 }, { x: this.ends[0] - 8, y: ROOM.top - 27, width: 16, height: 22 });
    const shared = (from, to, start, end) => Math.max(0, Math.min(to, end) - Math.max(from, start));
    const [right, bottom] = [this.rooms[0] + ROOM.left + ROOM.right, this.rooms[1] + ROOM.top + ROOM.bottom];
    const cost = ([x, y]) => (x < 2 || y < 2 || x + width > right || y + 20 > bottom ? 1e6 : 0)
      + others.reduce((sum, other) => sum + shared(x, x + width, other.x, other.x + other.width) * shared(y, y + 20, other.y, other.y + other.height), 0);
    const columns = [middle, box.x, box.x + box.width - width];
    const seats = [...[box.y + box.height + 6, box.y - 26].flatMap((y) => columns.map((x) => [x, y])), [box.x + box.width + 6, level], [box.x - width - 6, level]];
    const [x, y] = seats.reduce((best, seat) => (cost(seat) < cost(best) ? seat : best));
    return [Math.max(2, x), y];
  }

  /** Marks one view strongly and another as pointed at; identities. */
  mark(selected, pointed) {
    const marks = [];
    if (this.isEndless) return this.marks.replaceChildren();
    for (const [identity, kind] of [[pointed, "pointed"], [selected, "selected"]]) {
      const index = this.layout.shape.placeOf.get(identity);
      if (index === undefined || kind === "pointed" && pointed === selected) continue;
      const frame = this.layout.frames[index];
      if (Math.abs(frame.w) >= INFINITY || Math.abs(frame.h) >= INFINITY) continue;
      const box = this.markRect(frame), view = this.views[identity];
      marks.push(element("rect", { ...box, class: `mark ${kind} h${view.h}` }));
      const words = sizeText(frame.w, frame.h), width = words.length * 6.6 + 14;
      const [x, y] = this.freest(box, width, index);
      const text = element("text", { x: x + width / 2, y: y + 14, class: `chip-text ${kind}` });
      text.textContent = words;
      marks.push(element("rect", { x, y, width, height: 20, rx: 4, class: `chip ${kind} h${view.h}` }), text);
    }
    this.marks.replaceChildren(...marks);
  }

  /**
   * The view that is seen at a point of the picture, in pixels: the smallest there, and the innermost one in it. Of views of one
   * size, as a background and its content, one without children, and the one that is drawn last.
   */
  viewAt(x, y) {
    if (this.isEndless || !this.layout) return undefined;
    const { shape, place, frames } = this.layout;
    const boxes = frames.map((frame) => this.rect(frame));
    const hits = shape.views.map((_, index) => index).filter((index) => {
      const box = boxes[index];
      return x >= box.x - 1 && y >= box.y - 1 && x <= box.x + box.width + 1 && y <= box.y + box.height + 1 && !shape.columns[index].hidden.at(place);
    });
    const rank = (index) => [-(boxes[index].width + 2) * (boxes[index].height + 2), this.views[shape.views[index].identity].k === "leaf" ? 1 : 0, shape.lastDrawn[index], index];
    const best = (all) => all.reduce((best, next) => (best === undefined || compare(rank(next), rank(best)) > 0 ? next : best), undefined);
    let found = best(hits);
    for (let inner = found; inner !== undefined; inner = best(hits.filter((index) => shape.views[index].parent === found))) found = inner;
    return shape.views[found]?.identity;
  }
}
