// The layouts of a page: columns of numbers back to frames, proposals and reasons. Nothing here is computed but sums.
"use strict";

const INFINITY = 1e9, NIL = -2e9;

/** A column's numbers: `[first, step, count, step, count, …]`. */
function numbers(runs) {
  const all = [];
  if (!runs.length) return all;
  let value = runs[0];
  all.push(value);
  for (let i = 1; i < runs.length; i += 2) {
    for (let n = runs[i + 1]; n > 0; n -= 1) all.push(value += runs[i]);
  }
  return all;
}

/** A length in hundredths as figures print it. */
function lengthText(value) {
  if (value === NIL) return "nil";
  if (Math.abs(value) >= INFINITY) return value > 0 ? "∞" : "−∞";
  const sign = value < 0 ? "−" : "", rest = Math.abs(value) % 100, whole = (Math.abs(value) - rest) / 100;
  if (!rest) return sign + whole;
  return `${sign}${whole}.${rest % 10 ? String(rest).padStart(2, "0") : rest / 10}`;
}

const sizeText = (w, h) => `${lengthText(w)} × ${lengthText(h)}`;

/** A text that differs from layout to layout by its words and by the numbers in them. */
class Text {
  constructor({ w, n }, words) {
    this.words = words;
    this.which = numbers(w);
    this.numbers = n.map(numbers);
  }

  at(layout) {
    let next = 0;
    return this.words[this.which[layout]].replace(/\u0001/g, () => lengthText(this.numbers[next++][layout]));
  }
}

/** The stops of both axes: one along an axis, and one across. */
const pair = (axis, along, cross) => (axis ? [cross, along] : [along, cross]);

/** The layouts that have the same views. */
class Shape {
  constructor(data, words) {
    this.layouts = numbers(data.layouts);
    this.views = data.views.map(([identity, parent]) => ({ identity, parent }));
    this.drawings = data.drawings.map(([parent, view, isMask]) => ({ parent, view, isMask: isMask === 1 }));
    this.columns = data.frames.map((view) => ({
      x: numbers(view.x), y: numbers(view.y), w: numbers(view.w), h: numbers(view.h), p: numbers(view.p), q: numbers(view.q),
      lines: numbers(view.l), title: new Text(view.t, words), proposalReason: new Text(view.r, words),
      sizeReason: new Text(view.s, words), hidden: new Text(view.i, words),
    }));
    this.places = data.places.map((columns) => columns.map(numbers));
    this.placeOf = new Map(this.views.map((view, index) => [view.identity, index]));
    // Drawings are in the order in which they are drawn; of each view the place of its last one, -1 for none.
    this.lastDrawn = this.views.map(() => -1);
    this.drawings.forEach(({ view }, index) => { this.lastDrawn[view] = index; });
  }

  /** The words of a text in the first of the layouts; undefined for other views. */
  words(view) {
    return this.columns[view]?.title.at(0).match(/“(.*)”/)?.[1];
  }

  /** Whether a view lies inside another, or is it, by their numbers. */
  isInside(inner, outer) {
    for (let view = inner; view >= 0; view = this.views[view].parent) if (view === outer) return true;
    return false;
  }

  /** Every view's frame in root coordinates, in hundredths. */
  frames(layout) {
    const frames = [];
    this.columns.forEach((column, index) => {
      const around = frames[this.views[index].parent];
      frames.push({
        x: column.x[layout] + (around ? around.x : 0), y: column.y[layout] + (around ? around.y : 0),
        w: column.w[layout], h: column.h[layout],
      });
    });
    return frames;
  }
}

/** The picture of a scene, or of one of its panels, under every proposal that was laid out. */
class Part {
  constructor(data, words) {
    Object.assign(this, { caption: data.caption, note: data.note, isFrame: data.isFrame === 1, selected: data.selected, stops: [data.widths, data.heights], own: data.own, code: data.code, changes: data.changes, difference: data.difference });
    this.cells = numbers(data.cells);
    this.shapes = data.shapes.map((shape) => new Shape(shape, words));
    this.home = [];
    this.shapes.forEach((shape) => shape.layouts.forEach((layout, place) => { this.home[layout] = [shape, place]; }));
    this.mains = numbers(data.steps.main);
    this.stories = this.home.map(() => new Map());
    for (const { c, l, n } of data.steps.stories) {
      const columns = { runs: n };
      numbers(l).forEach((layout, place) => this.stories[layout].set(c, { columns, place }));
    }
  }

  /** The number of the layout at two stops; undefined where there is none. */
  number(width, height) {
    const layout = this.cells[height * this.stops[0].length + width];
    return layout >= 0 ? layout : undefined;
  }

  layout(width, height) {
    const [shape, place] = this.home[this.number(width, height)];
    return { shape, place, frames: shape.frames(place) };
  }

  /** Whether no layout along an axis differs from the others, at any length of the other one. */
  isFixed(axis) {
    this.fixed ??= [];
    return this.fixed[axis] ??= !this.stops[1 - axis].some((_, cross) => this.varies(axis, cross));
  }

  /** Whether the layouts along an axis have other frames, with the other length at a stop. */
  varies(axis, cross) {
    const layouts = this.track(axis, cross).map((stop) => this.number(...pair(axis, stop, cross)));
    const [shape, first] = this.home[layouts[0]] ?? [];
    return layouts.some((layout) => {
      const [other, place] = this.home[layout];
      return other !== shape || shape.columns.some(({ x, y, w, h }) => [x, y, w, h].some((column) => column[place] !== column[first]));
    });
  }

  /** The stops along an axis that were laid out with the other length at a stop. */
  track(axis, cross, isShown) {
    this.tracks ??= [[], []];
    const all = this.tracks[axis][cross] ??= this.stops[axis].map((_, stop) => stop).filter((stop) => this.number(...pair(axis, stop, cross)) !== undefined);
    return isShown ? all.filter((stop) => isShown(pair(axis, stop, cross))) : all;
  }

  /** Whether a layout has a view. */
  has(identity) {
    return this.shapes.some((shape) => shape.placeOf.has(identity));
  }

  /** The views of the layout at a stop of a track, or of the nearest one on it. */
  shapeOnTrack(axis, stop, cross) {
    const [found] = this.byDistance(axis, stop, this.track(axis, cross));
    return this.home[this.number(...pair(axis, found, cross))][0];
  }

  /** How a view, or the nearest one around it that has steps, came to its size: the steps of a container. */
  story(width, height, identity) {
    const number = this.number(width, height), { views, placeOf } = this.home[number][0], stories = this.stories[number];
    let c = placeOf.get(identity) ?? -1;
    while (c >= 0 && !stories.has(c)) c = views[c].parent;
    if (c < 0) c = this.mains[number];
    return stories.has(c) ? { c, s: this.steps(stories.get(c)) } : undefined;
  }

  /** The steps that a list of numbers stands for: each has a kind, sentences, who is proposed something, whose turn it is, who was measured, and a bar. */
  steps({ columns, place }) {
    // What is the same in all layouts is written once.
    const all = columns.numbers ??= columns.runs.map((runs) => (Array.isArray(runs) ? numbers(runs) : runs));
    let at = 0;
    const next = () => { const number = all[at++]; return number[place] ?? number; }, times = (read) => Array.from({ length: next() }, read), list = () => times(next);
    return times(() => ({ kind: next(), sentences: times(list), proposed: list(), turn: next(), placed: times(list), bar: list() }));
  }

  /** Whether more than one container has steps. */
  get hasContainers() {
    return this.stories[this.number(...this.own)].size > 1;
  }

  /** Each view's lengths along an axis, with the other length at a stop: by how much they differ, and whether its text breaks. */
  lines(axis, cross) {
    if (this.drawn?.axis === axis && this.drawn.cross === cross) return this.drawn.lines;
    const lines = new Map();
    for (const stop of this.track(axis, cross)) {
      const [shape, place] = this.home[this.number(...pair(axis, stop, cross))];
      shape.views.forEach(({ identity }, index) => {
        if (!lines.has(identity)) lines.set(identity, { points: [], counts: new Set() });
        const { points, counts } = lines.get(identity), column = shape.columns[index];
        points.push([stop, column[axis ? "h" : "w"][place]]);
        counts.add(column.lines[place]);
      });
    }
    for (const line of lines.values()) {
      const lengths = line.points.map(([, length]) => length).filter((length) => Math.abs(length) < INFINITY);
      line.span = lengths.length ? Math.max(...lengths) - Math.min(...lengths) : 0;
      line.breaks = line.counts.size > 1 || [...line.counts].some((count) => count < 0);
    }
    this.drawn = { axis, cross, lines };
    return lines;
  }

  /** Whether two views' lengths are one line to the eye. */
  looksLike(axis, line, other) {
    const lengths = new Map(other.points), isSeen = ([stop]) => this.stops[axis][stop] !== NIL && this.stops[axis][stop] < INFINITY;
    const seen = line.points.filter(isSeen), near = seen.filter(([stop, length]) => Math.abs(lengths.get(stop) - length) < 150);
    return near.length > 0.8 * Math.max(seen.length, other.points.filter(isSeen).length);
  }

  /** The computed stops nearest to two wanted ones, from which the handle of an axis can go on: the other length has a track. */
  nearest(stops, axis, isShown) {
    const other = 1 - axis;
    const on = (cross) => {
      const track = this.track(axis, cross, isShown);
      return track.length > 2 || cross === this.own[other] && track.length ? pair(axis, this.byDistance(axis, stops[axis], track)[0], cross) : undefined;
    };
    const here = on(stops[other]);
    if (here) return here;
    for (const cross of this.byDistance(other, stops[other], this.stops[other].map((_, stop) => stop))) {
      const found = on(cross);
      if (found) return found;
    }
    return this.own;
  }

  /** Some stops, those nearest to one of them first. */
  byDistance(axis, stop, stops) {
    const away = (other) => Math.abs(this.position(axis, other) - this.position(axis, stop));
    return [...stops].sort((a, b) => away(a) - away(b));
  }

  /** Where a stop is along its axis, in hundredths: nil and ∞ come after the last length. */
  position(axis, stop) {
    const value = this.stops[axis][stop], end = this.end(axis);
    if (value === NIL) return end * 1.06;
    return value >= INFINITY ? end * 1.12 : value;
  }

  /** The greatest finite stop. */
  end(axis) {
    this.ends ??= [];
    return this.ends[axis] ??= Math.max(...this.stops[axis].filter((value) => value !== NIL && value < INFINITY), 100);
  }
}
