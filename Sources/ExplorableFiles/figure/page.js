// The page: what is shown, and what the reader does.
(() => {
  const data = JSON.parse(document.getElementById("layouts").textContent);
  const one = (id) => document.getElementById(id);
  const parts = data.parts.map((part) => new Part(part, data.words));
  const pictures = parts.map((part, index) => new Picture(part, data.drawings, data.views, `m${index}`));
  const state = { part: 0, stops: [...parts[0].own], axis: parts[0].stops[0].length > 5 ? 0 : 1, selected: undefined, pointed: undefined, compares: false, knife: 50 };
  const changes = new Changes();
  const stage = one("stage"), svg = one("picture"), slider = one("slider"), live = one("live");
  const track = new Track(one("curve"), data.views);
  const views = new Views(one("tree"), one("detail"), data.views, { choose, select, point });
  const code = new Code(one("code-card"), data.views, choose, point);
  const steps = new Steps(one("steps-card"), data.views, data.words, (isStep) => {
    if (isStep) showStill(false);
    refresh();
    if (isStep) announce();
  });
  const part = () => parts[state.part], picture = () => pictures[state.part];
  const lengthName = (axis) => (axis ? "height" : "width");
  const side = (id) => element("clipPath", { id }, element("rect", { x: 0, y: 0, width: 5000, height: 10 }));
  const cuts = element("defs", {}, side("cut-left"), side("cut-right")), knife = element("g", { class: "knife" }, element("line", { class: "knife-line" }), element("line", { class: "knife-edge" }));
  // The caption is about the scene's own proposal, and says so under others.
  const caption = document.querySelector(".caption"), about = document.createElement("span");
  caption?.prepend(about);
  let pixels = 0, free = 0, waiting = false, spoken;

  /** Draws at the next frame, once. */
  function refresh() {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => { waiting = false; draw(); });
  }

  function draw() {
    const layout = part().layout(...state.stops), shown = picture();
    const other = state.compares ? pictures[0] : undefined;
    let fit = shown.fit(pixels, free);
    if (other) {
      // Both at one scale.
      const theirs = other.fit(pixels, free);
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
    if (other) steps.show(layout);
    else steps.show(layout, part().story(...state.stops, state.selected), part().hasContainers);
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
      const at = track.draw(part(), state.axis, onTrack(), track.choice(part(), state.axis, onTrack(), selected), selected, Changes.of(part(), state.axis, state.stops));
      slider.style.transform = `translate(${at.x}px, ${at.y}px)`;
      state.isSparse = at.isSparse;
    }
    describe(layout);
  }

  /** The stops of the first panel that stand for the same proposal; undefined where it has none. */
  function sameStops(wanted = state.stops) {
    const stops = wanted.map((stop, axis) => parts[0].stops[axis].indexOf(part().stops[axis][stop]));
    return stops.every((stop) => stop >= 0) && parts[0].number(...stops) !== undefined ? stops : undefined;
  }

  /** The length that the panels of the same caption differ in stands after it. */
  function panelName(index) {
    // Without the marks of code and of bold words.
    const caption = parts[index].caption?.replace(/`|\*\*/g, ""), asked = (part) => sizeText(...part.own.map((stop, axis) => part.stops[axis][stop]));
    if (!caption) return `Panel ${index + 1}`;
    const isAlone = parts.every((other, place) => place === index || other.caption !== parts[index].caption);
    return isAlone ? caption : `${caption} · ${asked(parts[index])}`;
  }

  /** Whether a panel has the first one's proposal: others have nothing to share. */
  const isComparable = (part) => part.own.every((stop, axis) => part.stops[axis][stop] === parts[0].stops[axis][parts[0].own[axis]]);

  /** How far the knife goes, in pixels. */
  const knifeRoom = () => Math.max(picture().right, state.compares ? pictures[0].right : 0) - ROOM.left + 12;

  /** Puts one picture, or two with a knife between them, into the drawing. */
  function arrange(shown, other, height) {
    const title = svg.firstElementChild, x = Math.round(ROOM.left - 6 + knifeRoom() * state.knife / 100);
    const wanted = [title, ...(other ? [cuts, other.group, shown.group, knife] : [shown.group])];
    if (wanted.length !== svg.children.length || wanted.some((child, index) => svg.children[index] !== child)) svg.replaceChildren(...wanted);
    for (const picture of pictures) {
      picture.cutAt(undefined);
      // The rulers of both are at one place.
      picture.rulers.classList.toggle("absent", picture === other);
    }
    one("knife-row").hidden = one("difference").hidden = !other;
    if (!other) return;
    // The middle of the thumb, which never leaves its track, is under the knife.
    const thumb = 16, end = knifeRoom();
    one("knife").style.marginInline = `${ROOM.left - 6 - thumb / 2}px calc(100% - ${ROOM.left - 6 + end + thumb / 2}px)`;
    one("knife").style.width = `${end + thumb}px`;
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
      other.blame(difference?.first, "first");
      shown.blame(difference?.second, "second");
    }
    one("knife-first").textContent = panelName(0);
    one("knife-second").textContent = panelName(state.part);
    const own = part().own.map((stop, axis) => part().stops[axis][stop]);
    const sizes = [other.sizeOf(difference?.first), shown.sizeOf(difference?.second)];
    const change = sizes[0] && sizes[1] && sizes[0] !== sizes[1] ? ` It takes ${sizes[1]} instead of ${sizes[0]}.` : "";
    one("difference").textContent = isOwn() ? difference ? difference.text + change : "Both panels have the same layout."
      : `Both panels under ${proposalText()}. What makes the difference is explained under ${sizeText(...own)}.`;
  }

  /** The stops with a track along an axis: of the other length the nearest one that has layouts. */
  const onTrack = (axis = state.axis) => pair(axis, state.stops[axis], part().nearest(state.stops, axis, isShown)[1 - axis]);

  function describe(layout) {
    const value = part().stops[state.axis][state.stops[state.axis]], name = lengthName(state.axis);
    const { isFrame } = part();
    slider.setAttribute("aria-label", isFrame ? `The frame’s ${name}` : `Proposed ${name}`);
    slider.setAttribute("aria-valuemin", 0);
    slider.setAttribute("aria-valuemax", part().stops[state.axis].length - 1);
    slider.setAttribute("aria-valuenow", state.stops[state.axis]);
    slider.setAttribute("aria-valuetext", value === NIL ? "nil" : value >= INFINITY ? "infinity" : `${lengthText(value)} points`);
    one("track-title").textContent = `${name[0].toUpperCase()}${name.slice(1)} over the ${isFrame ? `frame’s ${name}` : "proposal"}`;
    const said = [changes.sentence(part(), state.axis, state.stops) || offTrackText(name) || fixedText(name), movedText(), state.isSparse ? "Between the dots nothing was laid out." : ""];
    one("change").textContent = one("change").title = said.filter(Boolean).join(" ");
    about.textContent = isOwn() ? "" : ownText();
    const root = layout.frames[0], words = root ? sizeText(root.w, root.h) : "nothing";
    one("picture-words").textContent = `The picture under the ${isFrame ? "frame" : "proposal"} ${proposalText()}: it takes ${words}.`;
    const isEndless = root && (Math.abs(root.w) >= INFINITY || Math.abs(root.h) >= INFINITY);
    const drawn = Math.round(picture().scale * 10) / 10;
    one("scale").textContent = isEndless ? `No picture: it takes ${words}.` : `takes ${words}${one("track-card").hidden ? " under every proposal" : ""}${drawn === 1 ? "" : ` · drawn ${drawn}×`}${part().note ? `. ${part().note}` : ""}`;
    if (state.compares) one("scale").textContent = `Code, list and curve are those of ${panelName(state.part)}.`;
    one("reset").disabled = isOwn();
    one("reset").textContent = `Back to ${sizeText(...part().own.map((stop, axis) => part().stops[axis][stop]))}`;
  }

  /** What the caption is about. */
  const ownText = () => `Under ${part().isFrame ? "the frame " : ""}${sizeText(...part().own.map((stop, axis) => part().stops[axis][stop]))}: `;
  const isOwn = () => state.stops.every((stop, axis) => stop === part().own[axis]);
  const proposalText = () => sizeText(...[0, 1].map((axis) => part().stops[axis][state.stops[axis]]));

  /** Tells screen readers what changed, once the reader pauses. */
  function announce(text = news) {
    clearTimeout(spoken);
    spoken = setTimeout(() => { live.textContent = text(); }, 350);
  }

  /** The step, what differs, or what the selected view takes under the proposal, and what was passed on the way to it. */
  function news() {
    if (steps.current) return steps.sentences(steps.current).join(" ");
    const change = changes.spoken(part(), state.axis, state.stops), asked = `${part().isFrame ? "Frame" : "Proposed"} ${proposalText()}:`;
    if (state.compares) return `${asked} ${one("difference").textContent}`;
    const { shape, place, frames } = part().layout(...state.stops), index = shape.placeOf.get(state.selected) ?? 0;
    return `${asked} ${shape.columns[index].title.at(place)} takes ${sizeText(frames[index].w, frames[index].h)}.${change ? ` ${change}` : ""}`;
  }

  /** Selects a view, or none. */
  function select(identity) {
    state.selected = identity;
    steps.leave();
    showStill(false);
    if (identity !== undefined) views.reveal(identity);
    refresh();
    announce(() => (identity === undefined ? "No view is selected." : views.sentences(identity)));
  }

  /** The same; a view that is selected is so no more. */
  function choose(identity) {
    select(state.selected === identity && !steps.current ? undefined : identity);
  }

  function point(identity) {
    if (state.pointed === identity) return;
    state.pointed = identity;
    refresh();
  }

  /** Said where the other length has no track of its own. */
  function offTrackText(name) {
    const cross = 1 - state.axis, near = onTrack()[cross];
    if (near === state.stops[cross]) return "";
    return `Dragging goes on at ${lengthName(cross)} ${lengthText(part().stops[cross][near])}, where other ${name}s were laid out.`;
  }

  /** Said where the handle has moved the other length, too: to the nearest one that was laid out. */
  function movedText() {
    const { moved } = state;
    if (moved?.axis !== 1 - state.axis || moved.to !== state.stops[moved.axis]) return "";
    const values = part().stops[moved.axis];
    return `The ${lengthName(moved.axis)} is ${lengthText(values[moved.to])} here, not ${lengthText(values[moved.from])}.`;
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
  const reach = (axis) => part().track(axis, onTrack(axis)[1 - axis], isShown);

  /** Goes to the computed layout nearest to a stop. */
  function go(axis, stop) {
    const wanted = [...state.stops];
    wanted[axis] = stop;
    const found = part().nearest(wanted, axis, isShown);
    if (found[0] === state.stops[0] && found[1] === state.stops[1]) return;
    changes.pass(part(), axis, state.stops, found);
    const cross = 1 - axis, { moved } = state;
    const from = moved?.axis === cross && moved.to === state.stops[cross] ? moved.from : state.stops[cross];
    // What the reader sets is not moved.
    if (found[cross] !== from) state.moved = { axis: cross, from, to: found[cross] };
    else state.moved = undefined;
    state.stops = found;
    showStill(false);
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
    const stops = Changes.of(part(), state.axis, state.stops).map((change) => change.stop).sort((a, b) => a - b);
    const targets = direction > 0 ? stops.filter((stop) => stop > now) : stops.reverse().filter((stop) => stop < now);
    for (const target of targets) {
      go(state.axis, target);
      // In a comparison a stop may be one panel's alone, and the nearest one of both lie on this side of it.
      if (direction * (state.stops[state.axis] - now) > 0) return;
    }
    step(direction, 10);
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

  const trackX = (event) => event.clientX - one("curve").getBoundingClientRect().left;
  let kept;
  drag(one("track"), (event) => {
    go(state.axis, track.stopAt(trackX(event), reach(state.axis), Changes.of(part(), state.axis, onTrack())));
    slider.focus({ preventScroll: true });
  }, {
    begin: () => { kept = state.stops; hint(undefined); },
    cancel: () => { changes.forget(); state.stops = kept; refresh(); },
    isHandle: (event) => slider.contains(event.target),
  });
  const hint = (change) => { if (changes.hinted !== change) { changes.hinted = change; refresh(); } };
  one("track").addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse" && !event.buttons) hint(track.changeAt(trackX(event), Changes.of(part(), state.axis, state.stops)));
  });
  one("track").addEventListener("pointerleave", () => hint(undefined));

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
      // Where something changes the handle stops a little sooner.
      const isChange = new Set(Changes.of(part(), axis, onTrack(axis)).map((change) => change.stop)), near = 4 / start.scale * 100;
      let [best, distance] = [state.stops[axis], Infinity];
      for (const stop of reach(axis)) {
        const value = values[stop], away = Math.abs(value - length) * (isChange.has(stop) && Math.abs(value - length) < near ? 0.01 : 1);
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
  svg.addEventListener("click", (event) => {
    const found = place(event);
    if (found === undefined) return;
    choose(found);
    // On a phone what is to be known of it is below the picture, and may be out of the window.
    const isBelow = one("detail").getBoundingClientRect().top >= stage.getBoundingClientRect().bottom;
    if (isBelow && state.selected !== undefined) requestAnimationFrame(() => one("detail").scrollIntoView({ block: "nearest" }));
  });

  /** Chooses the length that the slider drags. */
  function setAxis(axis) {
    if (state.axis !== axis) changes.forget();
    state.axis = axis;
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
    fill();
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
    changes.forget();
    if (!part().has(state.selected)) state.selected = part().selected;
    state.compares = false;
    const wanted = kept.map((value, axis) => part().stops[axis].indexOf(value));
    state.moved = undefined;
    state.stops = wanted.every((stop) => stop >= 0) ? part().nearest(wanted, state.axis, isShown) : [...part().own];
    press(index);
    offer();
    announce();
  }

  const press = (index) => [...one("panels").children].forEach((made, place) => made.setAttribute("aria-pressed", place === index));

  /** Lays a panel over the first one. */
  function compare() {
    if (state.part === 0 || !isComparable(part())) setPart(parts.findIndex((other, index) => index && isComparable(other)));
    state.moved = undefined;
    state.stops = [...part().own];
    state.compares = sameStops() !== undefined;
    press(parts.length);
    refresh();
    announce();
  }

  if (parts.length > 1) {
    one("panels").hidden = false;
    parts.forEach((_, index) => one("panels").append(button(panelName(index), () => setPart(index), { "aria-pressed": index === 0 })));
    if (parts.slice(1).some(isComparable)) one("panels").append(button("Compare", compare, { "aria-pressed": false }));
    one("knife").setAttribute("aria-label", "How much of the first panel is shown");
    one("knife").addEventListener("input", () => { state.knife = Number(one("knife").value); refresh(); });
    drag(knife, (event) => {
      const x = event.clientX - svg.getBoundingClientRect().left - ROOM.left + 6;
      one("knife").value = state.knife = Math.max(0, Math.min(100, Math.round(x / knifeRoom() * 100)));
      refresh();
    });
    knife.addEventListener("click", (event) => event.stopPropagation());
  }
  one("reset").addEventListener("click", () => {
    changes.forget();
    state.moved = undefined;
    state.stops = [...part().own];
    refresh();
    announce();
  });

  /** Shows the still, which has what is drawn besides the views, in place of the picture. */
  function showStill(isShown) {
    document.documentElement.classList.toggle("drawn", isShown);
    one("drawn").setAttribute("aria-pressed", isShown);
  }
  one("drawn").addEventListener("click", () => showStill(one("drawn").getAttribute("aria-pressed") === "false"));

  document.querySelector("header").append(one("tools"));
  one("picture-card").prepend(one("still"));
  one("app").hidden = false;
  document.documentElement.classList.add("explorable");
  const measure = () => {
    // A page that is not shown, as in a closed frame, has no width.
    if (!stage.clientWidth) return;
    fill();
    refresh();
  };
  /** The picture, its handles and the track are in the window together. */
  function fill() {
    pixels = Math.floor(stage.clientWidth);
    track.measure(one("track").clientWidth);
    keepRoom();
    const card = one("picture-card"), below = parseFloat(getComputedStyle(card).paddingBottom) + parseFloat(getComputedStyle(card.parentElement).rowGap);
    free = innerHeight - stage.getBoundingClientRect().top - scrollY - below - one("track-card").offsetHeight;
  }
  /** The page stays where it is when the caption becomes longer. */
  const keepRoom = () => {
    if (!caption || one("track-card").hidden) return;
    caption.style.minHeight = "";
    about.textContent = ownText();
    caption.style.minHeight = `${caption.offsetHeight}px`;
    about.textContent = isOwn() ? "" : ownText();
  };
  new ResizeObserver(measure).observe(stage);
  addEventListener("resize", measure);
  state.selected = part().selected;
  offer();
  draw();
  // Where no proposal changes anything the still tells more than the picture.
  showStill(one("track-card").hidden);
  performance.mark("first-picture");
})();
