// The page: what is shown, and what the reader does.
(() => {
  const data = JSON.parse(document.getElementById("layouts").textContent);
  const one = (id) => document.getElementById(id);
  const parts = data.parts.map((part) => new Part(part, data.words));
  const pictures = parts.map((part, index) => new Picture(part, data.drawings, data.views, `m${index}`));
  const state = { part: 0, stops: [...parts[0].own], axis: parts[0].stops[0].length > 5 ? 0 : 1, selected: undefined, pointed: undefined, compares: false, knife: 50 };
  const stage = one("stage"), svg = one("picture"), slider = one("slider"), live = one("live");
  const track = new Track(one("curve"), data.views);
  const views = new Views(one("tree"), one("detail"), data.views, choose, point);
  const code = new Code(one("code-card"), data.views, choose, point);
  const steps = new Steps(one("steps-card"), data.views, data.words, (isStep) => { refresh(); if (isStep) announce(); });
  const part = () => parts[state.part], picture = () => pictures[state.part];
  const lengthName = (axis) => (axis ? "height" : "width");
  const side = (id) => element("clipPath", { id }, element("rect", { x: 0, y: 0, width: 5000, height: 10 }));
  const cuts = element("defs", {}, side("cut-left"), side("cut-right")), knife = element("g", { class: "knife" }, element("line", { class: "knife-line" }), element("line", { class: "knife-edge" }));
  let pixels = 0, waiting = false, spoken;

  /** Draws at the next frame, once. */
  function refresh() {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => { waiting = false; draw(); });
  }

  function draw() {
    const layout = part().layout(...state.stops), shown = picture();
    const other = state.compares ? pictures[0] : undefined;
    let fit = shown.fit(pixels);
    if (other) {
      // Both at one scale.
      const theirs = other.fit(pixels);
      fit = { scale: Math.min(fit.scale, theirs.scale), height: Math.max(fit.height, theirs.height) };
    }
    shown.show(layout, state.stops, fit, pixels);
    if (other) other.show(parts[0].layout(...sameStops()), sameStops(), { ...fit, scale: shown.scale }, pixels);
    arrange(shown, other, fit.height);
    if (state.height !== fit.height || state.width !== pixels) {
      [state.height, state.width] = [fit.height, pixels];
      svg.setAttribute("viewBox", `0 0 ${pixels} ${fit.height}`);
      svg.setAttribute("height", fit.height);
    }
    steps.show(layout, other ? undefined : part().story(...state.stops));
    shown.serve(steps.story, steps.current, steps.turn);
    // In a step the view whose turn it is stands for the selected one.
    const selected = steps.current ? layout.shape.views[steps.turn].identity : state.selected;
    shown.mark(steps.current || other ? undefined : selected, state.pointed);
    if (other) other.mark();
    views.show(layout, state.pointed ?? selected);
    views.mark(selected, state.pointed);
    if (steps.current) views.reveal(selected);
    code.show(part(), layout);
    code.mark(selected, state.pointed);
    for (const axis of [0, 1]) {
      const grip = one(axis ? "grip-height" : "grip-width");
      grip.style.transform = axis ? `translate(${ROOM.left - 16}px, ${shown.ends[1]}px)` : `translate(${shown.ends[0]}px, ${ROOM.top - 16}px)`;
    }
    if (!one("track-card").hidden) {
      const at = track.draw(part(), state.axis, state.stops, curves(selected), selected, changes());
      slider.style.transform = `translate(${at.x}px, ${at.y}px)`;
    }
    describe(layout);
  }

  /** The stops of the first panel that stand for the same proposal; undefined where it has none. */
  function sameStops(wanted = state.stops) {
    const stops = wanted.map((stop, axis) => parts[0].stops[axis].indexOf(part().stops[axis][stop]));
    return stops.every((stop) => stop >= 0) && parts[0].number(...stops) !== undefined ? stops : undefined;
  }

  /** How far the knife goes, in pixels. */
  const knifeRoom = () => Math.max(picture().right, state.compares ? pictures[0].right : 0) - ROOM.left + 12;

  /** Puts one picture, or two with a knife between them, into the drawing. */
  function arrange(shown, other, height) {
    const title = svg.firstElementChild, x = Math.round(ROOM.left - 6 + knifeRoom() * state.knife / 100);
    const wanted = [title, ...(other ? [cuts, other.group, shown.group, knife] : [shown.group])];
    if (wanted.length !== svg.children.length || wanted.some((child, index) => svg.children[index] !== child)) svg.replaceChildren(...wanted);
    for (const picture of pictures) picture.cutAt(undefined);
    one("knife-row").hidden = one("difference").hidden = !other;
    if (!other) return;
    const [left, right] = cuts.children;
    left.firstChild.setAttribute("width", x);
    right.firstChild.setAttribute("x", x);
    for (const side of [left, right]) side.firstChild.setAttribute("height", height);
    other.cutAt("cut-left");
    shown.cutAt("cut-right");
    for (const line of knife.children) {
      for (const [key, value] of Object.entries({ x1: x, x2: x, y1: ROOM.top - 10, y2: height })) line.setAttribute(key, value);
    }
    const { difference } = part();
    // The difference was found under the scene's proposal: of others nothing is known but the two pictures.
    if (isOwn()) {
      other.blame(difference?.first);
      shown.blame(difference?.second);
    }
    one("knife-first").textContent = parts[0].caption || "Panel 1";
    one("knife-second").textContent = part().caption || `Panel ${state.part + 1}`;
    const own = part().own.map((stop, axis) => part().stops[axis][stop]);
    one("difference").textContent = isOwn() ? difference?.text ?? "Both panels have the same layout."
      : `Both panels under ${proposalText()}. What makes the difference is explained under ${sizeText(...own)}.`;
  }

  /** The views whose lengths are drawn: the root, then those the figure is about, first those that change most; equal lines once. */
  function curves(selected) {
    const { shape } = part().layout(...state.stops), lines = part().lines(state.axis, state.stops[1 - state.axis]);
    // Texts that break or are cut tell more than what gives way to them.
    const rank = (identity) => {
      const view = data.views[identity], { span, breaks } = lines.get(identity);
      return [identity !== selected, identity !== shape.views[0].identity, !span, !view.l, !breaks, !view.s, view.k !== "leaf"];
    };
    const ranked = shape.views.map(({ identity }) => ({ identity, rank: rank(identity).map(Number).join("") }))
      .filter(({ identity }) => data.views[identity].s || data.views[identity].k === "container" || lines.get(identity).breaks || identity === selected)
      .sort((a, b) => a.rank.localeCompare(b.rank) || lines.get(b.identity).span - lines.get(a.identity).span);
    const shown = [];
    for (const { identity } of ranked) {
      if (shown.length < 4 && !shown.some((other) => part().looksLike(state.axis, lines.get(identity), lines.get(other)))) shown.push(identity);
    }
    return shown.reverse();
  }

  function describe(layout) {
    const value = part().stops[state.axis][state.stops[state.axis]], name = lengthName(state.axis);
    const change = nearestChange();
    slider.setAttribute("aria-label", `Proposed ${name}`);
    slider.setAttribute("aria-valuemin", 0);
    slider.setAttribute("aria-valuemax", part().stops[state.axis].length - 1);
    slider.setAttribute("aria-valuenow", state.stops[state.axis]);
    slider.setAttribute("aria-valuetext", value === NIL ? "nil" : value >= INFINITY ? "infinity" : `${lengthText(value)} points`);
    one("track-title").textContent = `${name[0].toUpperCase()}${name.slice(1)} over the proposal`;
    one("change").textContent = change?.text ?? fixedText(name);
    const root = layout.frames[0], words = root ? sizeText(root.w, root.h) : "nothing";
    one("picture-words").textContent = `The picture under the proposal ${proposalText()}: it takes ${words}.`;
    const isEndless = root && (Math.abs(root.w) >= INFINITY || Math.abs(root.h) >= INFINITY);
    const drawn = Math.round(picture().scale * 10) / 10;
    one("scale").textContent = isEndless ? `No picture: it takes ${words}.` : `takes ${words}${one("track-card").hidden ? " under every proposal" : ""}${drawn === 1 ? "" : ` · drawn ${drawn}×`}${part().note ? `. ${part().note}` : ""}`;
    one("reset").disabled = isOwn();
  }

  const isOwn = () => state.stops.every((stop, axis) => stop === part().own[axis]);
  const proposalText = () => sizeText(...[0, 1].map((axis) => part().stops[axis][state.stops[axis]]));

  /** What changes along the axis: known with the scene's own other length. */
  const changes = () => (state.stops[1 - state.axis] === part().own[1 - state.axis] ? part().changes.filter((change) => change.axis === state.axis) : []);

  /** What changes at the stop, or just before it. */
  function nearestChange() {
    return changes().find((change) => change.stop === state.stops[state.axis]);
  }

  /** Tells screen readers what changed, once the reader pauses. */
  function announce(immediately) {
    clearTimeout(spoken);
    spoken = setTimeout(() => {
      const { shape, place, frames } = part().layout(...state.stops), index = shape.placeOf.get(state.selected) ?? 0;
      const change = nearestChange();
      if (steps.current) {
        live.textContent = steps.sentences(steps.current).join(" ");
        return;
      }
      live.textContent = `Proposed ${proposalText()}: ${shape.columns[index].title.at(place)} takes ${sizeText(frames[index].w, frames[index].h)}.${change ? ` ${change.text}` : ""}`;
    }, immediately ? 0 : 350);
  }

  function choose(identity) {
    state.selected = state.selected === identity && !steps.current ? undefined : identity;
    steps.leave();
    if (state.selected !== undefined) views.reveal(identity);
    refresh();
    announce();
  }

  function point(identity) {
    if (state.pointed === identity) return;
    state.pointed = identity;
    refresh();
  }

  /** Said where the handle changes nothing, if enough was laid out to know it. */
  function fixedText(name) {
    const { axis } = state, cross = state.stops[1 - axis];
    if (part().track(axis, cross).length < 5 || part().varies(axis, cross)) return "";
    return part().isFixed(1 - axis) ? `No proposed ${name} changes this layout.`
      : `No proposed ${name} changes the layout of this ${lengthName(1 - axis)}, ${lengthText(part().stops[1 - axis][cross])}.`;
  }

  /** Whether there is a picture at two stops; for panels that are compared, two. */
  const isShown = (stops) => !state.compares || sameStops(stops) !== undefined;

  /** The stops that the handle of an axis can go to. */
  const reach = (axis) => part().track(axis, state.stops[1 - axis], isShown);

  /** Goes to the computed layout nearest to a stop. */
  function go(axis, stop) {
    const wanted = [...state.stops];
    wanted[axis] = stop;
    const found = part().nearest(wanted, axis, isShown);
    if (found[0] === state.stops[0] && found[1] === state.stops[1]) return;
    state.stops = found;
    refresh();
    announce();
  }

  function step(direction, count = 1) {
    const stops = reach(state.axis), place = stops.indexOf(state.stops[state.axis]);
    go(state.axis, stops[Math.max(0, Math.min(stops.length - 1, place + direction * count))]);
  }

  /** The next stop at which something changes. */
  function jump(direction) {
    const now = state.stops[state.axis];
    const stops = changes().map((change) => change.stop).sort((a, b) => a - b);
    const target = direction > 0 ? stops.find((stop) => stop > now) : stops.reverse().find((stop) => stop < now);
    if (target === undefined) step(direction, 10);
    else go(state.axis, target);
  }

  slider.addEventListener("keydown", (event) => {
    const keys = {
      ArrowRight: () => step(1), ArrowUp: () => step(1), ArrowLeft: () => step(-1), ArrowDown: () => step(-1),
      PageUp: () => jump(1), PageDown: () => jump(-1), Home: () => go(state.axis, 0),
      End: () => go(state.axis, part().stops[state.axis].length - 1),
      n: () => goTo(NIL), i: () => goTo(INFINITY),
    };
    if (!keys[event.key] || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    keys[event.key]();
  });

  const goTo = (value) => go(state.axis, part().stops[state.axis].indexOf(value));

  /** Follows a pointer from a handle until it is released. */
  function drag(handle, moved) {
    handle.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
      document.body.classList.add("dragging");
      const move = (event) => moved(event);
      const end = () => {
        handle.removeEventListener("pointermove", move);
        document.body.classList.remove("dragging");
      };
      handle.addEventListener("pointermove", move);
      handle.addEventListener("pointerup", end, { once: true });
      handle.addEventListener("pointercancel", end, { once: true });
      moved(event);
    });
  }

  drag(one("track"), (event) => {
    const x = event.clientX - one("curve").getBoundingClientRect().left;
    go(state.axis, track.stopAt(x, reach(state.axis)));
    slider.focus({ preventScroll: true });
  });

  for (const axis of [0, 1]) {
    let start;
    drag(one(axis ? "grip-height" : "grip-width"), (event) => {
      const place = axis ? event.clientY : event.clientX, values = part().stops[axis];
      if (event.type === "pointerdown") {
        // The scale may change on the way: the pointer keeps the one it began with.
        const value = values[state.stops[axis]], isOpen = value === NIL || value >= INFINITY;
        start = { place, length: isOpen ? picture().lengthAt(axis) : value, scale: picture().scale };
        if (state.axis !== axis) setAxis(axis);
        return;
      }
      const length = start.length + (place - start.place) / start.scale * 100;
      let [best, distance] = [state.stops[axis], Infinity];
      for (const stop of reach(axis)) {
        const value = values[stop], away = Math.abs(value - length);
        if (value !== NIL && value < INFINITY && away < distance) [best, distance] = [stop, away];
      }
      go(axis, best);
    });
  }

  const place = (event) => {
    const box = svg.getBoundingClientRect();
    return picture().viewAt(event.clientX - box.left, event.clientY - box.top);
  };
  svg.addEventListener("pointermove", (event) => { if (event.pointerType === "mouse" && !event.buttons) point(place(event)); });
  svg.addEventListener("pointerleave", () => point(undefined));
  svg.addEventListener("click", (event) => { const found = place(event); if (found !== undefined) choose(found); });

  /** Chooses the length that the slider drags. The other one goes to the nearest length at which this one was tried. */
  function setAxis(axis) {
    state.axis = axis;
    state.stops = part().nearest(state.stops, axis, isShown);
    for (const button of one("axes").children) {
      const isChosen = Number(button.dataset.axis) === axis;
      button.setAttribute("aria-checked", isChosen);
      button.tabIndex = isChosen ? 0 : -1;
    }
    refresh();
  }

  /** Handles for the lengths whose proposals change something. */
  function offer() {
    const fixed = [0, 1].map((axis) => part().isFixed(axis));
    for (const axis of [0, 1]) {
      one(axis ? "grip-height" : "grip-width").hidden = fixed[axis];
      one("axes").children[axis].hidden = fixed[axis];
    }
    one("track-card").hidden = one("reset").hidden = fixed[0] && fixed[1];
    track.size.width = Math.floor(one("track").clientWidth);
    setAxis(fixed[state.axis] && !fixed[1 - state.axis] ? 1 - state.axis : state.axis);
  }

  function button(text, action, attributes = {}) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = text;
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.addEventListener("click", action);
    return made;
  }

  for (const axis of [0, 1]) one("axes").append(button(axis ? "Height" : "Width", () => setAxis(axis), { role: "radio", "data-axis": axis }));
  one("axes").addEventListener("keydown", (event) => {
    if (!event.key.startsWith("Arrow")) return;
    event.preventDefault();
    if (part().isFixed(1 - state.axis)) return;
    setAxis(1 - state.axis);
    one("axes").children[state.axis].focus();
  });

  function setPart(index) {
    const before = part(), kept = before.stops.map((stops, axis) => stops[state.stops[axis]]);
    state.part = index;
    state.compares = false;
    const wanted = kept.map((value, axis) => part().stops[axis].indexOf(value));
    state.stops = wanted.every((stop) => stop >= 0) ? part().nearest(wanted, state.axis, isShown) : [...part().own];
    press(index);
    offer();
    announce();
  }

  const press = (index) => [...one("panels").children].forEach((made, place) => made.setAttribute("aria-pressed", place === index));

  /** Lays a panel over the first one. */
  function compare() {
    if (state.part === 0) setPart(1);
    state.stops = [...part().own];
    state.compares = sameStops() !== undefined;
    press(parts.length);
    refresh();
    announce();
  }

  if (parts.length > 1) {
    one("panels").hidden = false;
    parts.forEach((part, index) => one("panels").append(button(part.caption || `Panel ${index + 1}`, () => setPart(index), { "aria-pressed": index === 0 })));
    // Panels of different proposals have nothing to share.
    const lengths = (part) => part.own.map((stop, axis) => part.stops[axis][stop]).join();
    if (parts.slice(1).every((part) => lengths(part) === lengths(parts[0]))) one("panels").append(button("Compare", compare, { "aria-pressed": false }));
    one("knife").setAttribute("aria-label", "How much of the first panel is shown");
    one("knife").addEventListener("input", () => { state.knife = Number(one("knife").value); refresh(); });
    drag(knife, (event) => {
      const x = event.clientX - svg.getBoundingClientRect().left - ROOM.left + 6;
      one("knife").value = state.knife = Math.max(0, Math.min(100, Math.round(x / knifeRoom() * 100)));
      refresh();
    });
    knife.addEventListener("click", (event) => event.stopPropagation());
  }
  one("reset").addEventListener("click", () => { state.stops = [...part().own]; refresh(); announce(true); });

  const root = document.documentElement, isDark = () => root.dataset.appearance === "dark"
    || root.dataset.appearance !== "light" && matchMedia("(prefers-color-scheme: dark)").matches;
  const nameAppearance = () => one("appearance").setAttribute("aria-pressed", isDark());
  one("appearance").addEventListener("click", () => { root.dataset.appearance = isDark() ? "light" : "dark"; nameAppearance(); });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", nameAppearance);
  nameAppearance();

  one("alt").textContent = document.querySelector("#still svg").getAttribute("aria-label");
  // The index of a site says where it is; only such an address is followed.
  const index = /^#index=((?:\.\.\/)*index\.html)$/.exec(location.hash)?.[1];
  if (index) {
    one("back").href = index;
    one("back").hidden = false;
  }
  one("app").hidden = false;
  root.classList.add("explorable");
  const measure = () => {
    // A page that is not shown, as in a closed frame, has no width.
    if (!stage.clientWidth) return;
    pixels = Math.floor(stage.clientWidth);
    track.size.width = Math.floor(one("track").clientWidth);
    refresh();
  };
  new ResizeObserver(measure).observe(stage);
  pixels = Math.floor(stage.clientWidth);
  track.size.width = Math.floor(one("track").clientWidth);
  state.selected = data.selected ?? undefined;
  offer();
  draw();
  performance.mark("first-picture");
})();
