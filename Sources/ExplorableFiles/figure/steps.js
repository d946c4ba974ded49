// The negotiation, step by step: what was proposed and answered, and what a stack has left.
class Steps {
  constructor(card, views, words, changed) {
    Object.assign(this, { card, views, words, changed });
    this.list = card.querySelector("#step-list");
    this.text = card.querySelector("#step-text");
    this.title = card.querySelector("#steps-title");
    this.bar = card.querySelector("#step-bar");
    this.button = card.querySelector("#play");
    this.probes = card.querySelector("#probes");
    this.index = undefined;
    this.button.addEventListener("click", () => (this.timer ? this.pause() : this.play()));
    this.probes.addEventListener("change", () => { this.leave(); changed(); });
    this.list.addEventListener("keydown", (event) => this.key(event));
    card.querySelector("#leave-steps").addEventListener("click", () => { this.leave(); changed(); });
  }

  /**
   * The steps of a container; undefined for a layout without any.
   *
   * @param isChosen Whether the selected view chooses the container.
   */
  show(layout, story, isChosen) {
    this.isChosen = isChosen;
    this.layout = layout;
    this.story = story;
    this.card.hidden = !story;
    if (!story) return this.leave();
    const { shape, place } = layout;
    this.title.textContent = `Steps of ${shape.columns[story.c].title.at(place)}`;
    const hasProbes = story.s.some((step) => step.kind === 1);
    this.probes.closest("label").hidden = !hasProbes;
    this.steps = story.s.filter((step) => step.kind !== 1 || this.probes.checked);
    if (this.index !== undefined) this.index = Math.min(this.index, this.steps.length - 1);
    const answers = this.steps.filter((step) => step.kind === 2).length;
    const names = this.steps.map((step) => (step.kind === 2 && answers > 1 ? `${this.viewName(this.turnOf(step))} takes` : this.name(step)));
    if (this.names !== names.join("\n")) this.build(names);
    this.mark();
  }

  name(step) {
    if (step.kind === 1) return "asks";
    if (step.kind === 2) return "takes";
    if (step.kind === 3) return "places";
    if (step === this.story.s[0]) return "proposed";
    return this.viewName(step.turn < 0 ? step.proposed[0] : step.turn) ?? "proposes";
  }

  /** By its number in the shape. */
  viewName(view) {
    const { shape, place } = this.layout;
    return shape.views[view] && (this.views[shape.views[view].identity].l ?? shape.columns[view].title.at(place));
  }

  build(names) {
    this.names = names.join("\n");
    this.list.replaceChildren(...names.map((name, index) => {
      const item = document.createElement("button");
      item.type = "button";
      const label = document.createElement("span");
      label.textContent = name;
      item.append(label);
      item.addEventListener("click", () => { this.pause(); this.go(index); });
      return item;
    }));
  }

  mark() {
    [...this.list.children].forEach((item, index) => {
      const isChosen = index === this.index;
      if (isChosen) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
      item.classList.toggle("done", this.index !== undefined && index <= this.index);
      item.tabIndex = isChosen || this.index === undefined && index === 0 ? 0 : -1;
    });
    const step = this.current;
    this.card.querySelector("#leave-steps").hidden = !step;
    this.text.textContent = step ? this.sentences(step).join(" ") : `Step through the layout: who proposes what to whom, and what each takes.${this.isChosen ? " Select a view for the steps of its container." : ""}`;
    this.draw(step);
  }

  sentences(step) {
    return step.sentences.map(([words, ...numbers]) => this.words[words].replace(/\u0001/g, () => lengthText(numbers.shift())));
  }

  /** The view whose turn it is, by its number in the shape. */
  get turn() {
    return this.current && this.turnOf(this.current);
  }

  turnOf(step) {
    if (step.turn >= 0) return step.turn;
    return step.kind === 2 || step.proposed.length !== 1 ? this.story.c : step.proposed[0];
  }

  get current() {
    return this.index === undefined ? undefined : this.steps?.[this.index];
  }

  /** The bar of a stack's length: its gaps, the children served, and the rest. */
  draw(step) {
    this.bar.replaceChildren();
    this.bar.hidden = !step?.bar.length;
    if (this.bar.hidden) return;
    const [length, gaps, rest, ...taken] = step.bar, pieces = [];
    for (let i = 0; i < taken.length; i += 2) pieces.push({ view: taken[i], length: taken[i + 1] });
    const used = pieces.reduce((sum, piece) => sum + piece.length, 0) + gaps, whole = Math.max(length, used, 1);
    const add = (size, className, text) => {
      if (size <= 0) return;
      const piece = document.createElement("span");
      piece.className = className;
      piece.style.flexGrow = size / whole * 1000;
      piece.textContent = size / whole > 0.06 ? text : "";
      this.bar.append(piece);
    };
    for (const piece of pieces) add(piece.length, `piece h${this.views[this.layout.shape.views[piece.view].identity].h}`, lengthText(piece.length));
    add(gaps, "piece gaps", `${lengthText(gaps)} gaps`);
    add(rest, "piece rest", `${lengthText(rest)} left`);
  }

  go(index) {
    this.index = Math.max(0, Math.min(this.steps.length - 1, index));
    this.changed(true);
  }

  leave() {
    this.pause();
    this.index = undefined;
  }

  play() {
    if (this.index === undefined || this.index >= this.steps.length - 1) this.go(0);
    this.button.textContent = "Pause";
    this.timer = setInterval(() => {
      if (this.index >= this.steps.length - 1) return this.pause();
      this.go(this.index + 1);
    }, 1600);
  }

  pause() {
    clearInterval(this.timer);
    this.timer = undefined;
    this.button.textContent = "Play";
  }

  key(event) {
    const moves = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const target = event.key === "Home" ? 0 : event.key === "End" ? this.steps.length - 1 : moves[event.key] ? (this.index ?? -1) + moves[event.key] : undefined;
    if (target === undefined) return;
    event.preventDefault();
    this.pause();
    this.go(target);
    requestAnimationFrame(() => this.list.children[this.index]?.focus());
  }
}
