// What changes along the track, and what the reader is to know of it.
class Changes {
  /** What the handle passed last, and which way; undefined while that is not known. */
  passed;
  /** Passed, and not announced yet. */
  unspoken;
  /** At the tick that is pointed at. */
  hinted;

  /** Those along an axis: known with the scene's own other length alone. */
  static of(part, axis, stops) {
    return stops[1 - axis] === part.own[1 - axis] ? part.changes.filter((change) => change.axis === axis) : [];
  }

  /** Keeps what lies between two places of the handle. */
  pass(part, axis, from, to) {
    const all = Changes.of(part, axis, to), value = (stops) => part.stops[axis][stops[axis]];
    // From nil and ∞ nothing is passed.
    const isFinite = [from, to].every((stops) => value(stops) !== NIL && value(stops) < INFINITY);
    if (!all.length || !isFinite || from[1 - axis] !== to[1 - axis]) return this.forget();
    const [low, high] = [from[axis], to[axis]].sort((a, b) => a - b), isUp = to[axis] > from[axis];
    const crossed = all.filter(({ stop }) => stop > low && stop <= high).sort((a, b) => a.stop - b.stop);
    const change = isUp ? crossed.at(-1) : crossed[0];
    if (change) this.passed = this.unspoken = { change, isUp };
  }

  forget() {
    this.passed = this.unspoken = undefined;
  }

  /** The change at a stop. */
  static at(part, axis, stops) {
    const change = Changes.of(part, axis, stops).find(({ stop }) => stop === stops[axis]);
    return change && { change, isUp: true };
  }

  /** What is shown below the track. */
  sentence(part, axis, stops) {
    const hint = this.hinted && { change: this.hinted, isUp: true };
    return Changes.text(part, hint ?? this.passed ?? Changes.at(part, axis, stops));
  }

  static text(part, known) {
    if (!known) return "";
    const { change, isUp } = known;
    return `${isUp ? "At" : "Below"} ${lengthText(part.stops[change.axis][change.stop])}: ${isUp ? change.text : change.back}`;
  }

  /** What was passed since this was last asked, or is at the stop. */
  spoken(part, axis, stops) {
    const known = this.unspoken ?? Changes.at(part, axis, stops);
    this.unspoken = undefined;
    return Changes.text(part, known);
  }
}
