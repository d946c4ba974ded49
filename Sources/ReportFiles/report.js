// The page's behavior, in one function. It sets text, never markup, so that nothing in a scene's name can act.
"use strict";
(() => {
  const payload = JSON.parse(document.getElementById("payload").textContent);
  const figures = payload.report.figures;
  const modes = [["side", "Side by side"], ["swipe", "Swipe"], ["onion", "Onion skin"], ["difference", "Difference"]];
  const zooms = [["fit", "Fit"], ["1", "1×"], ["2", "2×"], ["4", "4×"]];
  const state = { shown: [], index: -1, mode: "side", zoom: "fit", slide: 50, hidden: new Set(), find: "" };
  const $ = (id) => document.getElementById(id);

  function make(tag, className, text) {
    const element = document.createElement(tag);
    if (className) element.className = className;
    if (text !== undefined) element.textContent = text;
    return element;
  }

  // What passed is out of the way until asked for.
  const counts = payload.report.counts;
  const present = payload.order.filter((verdict) => counts[verdict]);
  if (present.length > 1) state.hidden.add("passed");

  function summarize() {
    const bad = figures.filter((f) => f.fails).length;
    const word = figures.length === 1 ? "figure" : "figures";
    $("summary").textContent = `${figures.length} ${word}, ${bad === 0 ? "all well" : bad + " to look at"}`;
    $("title").textContent = payload.title;
    document.title = payload.title + (bad === 0 ? ": all well" : `: ${bad} to look at`);
  }

  function buildFilters() {
    for (const verdict of present) {
      const chip = make("button", "chip " + verdict, `${payload.words[verdict]} ${counts[verdict]}`);
      chip.setAttribute("aria-pressed", String(!state.hidden.has(verdict)));
      chip.dataset.verdict = verdict;
      chip.addEventListener("click", () => {
        if (!state.hidden.delete(verdict)) state.hidden.add(verdict);
        chip.setAttribute("aria-pressed", String(!state.hidden.has(verdict)));
        refilter();
      });
      $("filters").append(chip);
    }
  }

  function refilter() {
    const current = state.shown[state.index];
    const find = state.find.toLowerCase();
    state.shown = figures.map((_, i) => i).filter((i) =>
      !state.hidden.has(figures[i].verdict) && figures[i].file.toLowerCase().includes(find));
    const list = $("list");
    list.replaceChildren();
    state.shown.forEach((figure, place) => {
      const { file, verdict } = figures[figure];
      const button = make("button");
      button.append(make("span", "dot " + verdict), make("span", "name", file),
        make("span", "words", payload.words[verdict]));
      button.addEventListener("click", () => select(place));
      const item = make("li");
      item.append(button);
      list.append(item);
    });
    if (!state.shown.length) list.append(make("li", "empty", "No figure is of these verdicts and this name."));
    select(Math.max(0, state.shown.indexOf(current)));
  }

  function select(place) {
    state.index = Math.min(place, state.shown.length - 1);
    [...$("list").querySelectorAll("button")].forEach((button, i) => {
      const isCurrent = i === state.index;
      button.setAttribute("aria-current", String(isCurrent));
      if (isCurrent) button.scrollIntoView({ block: "nearest" });
    });
    show();
  }

  function figure() { return figures[state.shown[state.index]]; }
  function pictures() { return payload.pictures[state.shown[state.index]] || {}; }

  function show() {
    const now = figure();
    $("main").hidden = !now;
    if (!now) return;
    $("name").textContent = now.file;
    $("verdict").textContent = payload.words[now.verdict];
    $("verdict").className = "badge " + now.verdict;
    $("place").textContent = now.place || "";
    $("cause").textContent = now.cause;
    $("notes").replaceChildren(...now.notes.map((note) => make("li", "", note)));
    location.replace("#" + encodeURIComponent(now.file));
    showStage();
    showRows();
    showCommands();
  }

  // ---- Pictures ----

  function canCompare() { const p = pictures(); return Boolean(p.expected && p.actual); }

  function canvas() {
    const all = Object.values(pictures());
    return [Math.max(1, ...all.map((p) => p.width)), Math.max(1, ...all.map((p) => p.height))];
  }

  function factor() {
    if (state.zoom !== "fit") return Number(state.zoom);
    const [width, height] = canvas();
    const isNarrow = matchMedia("(max-width: 800px)").matches;
    const columns = state.mode === "side" && !isNarrow ? Object.keys(pictures()).length || 1 : 1;
    const room = ($("stage").clientWidth - 38 - 22 * (columns - 1)) / columns;
    const fit = Math.min(room / width, (window.innerHeight * 0.72 - 70) / height, 3);
    // Whole pixels where they fit, so that edges stay as they are.
    return fit >= 1 ? Math.floor(fit) : Math.max(fit, 0.1);
  }

  // A picture on a ground as large as the largest: another size is to be seen as such.
  function ground(scale) {
    const [width, height] = canvas();
    const frame = make("div", "frame");
    frame.style.width = width * scale + "px";
    frame.style.height = height * scale + "px";
    return frame;
  }

  function picture(kind, scale) {
    const { url, width, height } = pictures()[kind];
    const image = make("img");
    image.src = url;
    image.alt = kind + " picture";
    // Enlarged, pixels stay squares; made smaller, they blend.
    image.style.imageRendering = scale < 1 ? "auto" : "pixelated";
    image.style.width = width * scale + "px";
    image.style.height = height * scale + "px";
    return image;
  }

  function captioned(name, detail, frame) {
    const result = make("figure");
    const caption = make("figcaption");
    caption.append(make("b", "", name), ` ${detail}`);
    result.append(frame, caption);
    return result;
  }

  function sizeText(kind) { const p = pictures()[kind]; return `${p.width} × ${p.height}`; }

  function showStage() {
    const stage = $("stage");
    const kinds = ["expected", "actual", "difference"].filter((kind) => pictures()[kind]);
    const mode = canCompare() ? state.mode : "side";
    const scale = factor();
    for (const tab of $("modes").children) {
      tab.setAttribute("aria-selected", String(tab.dataset.mode === mode));
      tab.disabled = tab.dataset.mode !== "side" && !canCompare();
    }
    for (const button of $("zoom").children) button.setAttribute("aria-pressed", String(button.dataset.zoom === state.zoom));
    $("slide").hidden = mode !== "swipe" && mode !== "onion";
    $("slide-name").textContent = mode === "swipe" ? "expected | actual" : "expected ⇄ actual";
    $("slider").value = state.slide;
    stage.dataset.scale = scale;
    if (!kinds.length) {
      stage.replaceChildren(make("p", "nothing", figure().verdict === "passed"
        ? "The picture and the layout are as expected." : "There is no picture to show."));
      return;
    }
    if (mode === "side") {
      stage.replaceChildren(...kinds.map((kind) => {
        const frame = ground(scale);
        frame.append(picture(kind, scale));
        if (kind === "difference") markBounds(frame, scale);
        return captioned(kind, kind === "difference" ? differenceText() : sizeText(kind), frame);
      }));
    } else if (mode === "difference") {
      const frame = ground(scale);
      frame.append(picture("difference", scale));
      markBounds(frame, scale);
      stage.replaceChildren(captioned("difference", differenceText(), frame));
    } else {
      const frame = ground(scale);
      const over = make("div", "over");
      over.append(picture("actual", scale));
      const knife = make("div", "knife");
      frame.append(picture("expected", scale), over, knife);
      knife.hidden = mode === "onion";
      stage.replaceChildren(captioned("expected", `${sizeText("expected")} under actual ${sizeText("actual")}`, frame));
      if (mode === "swipe") {
        frame.addEventListener("pointermove", (event) => {
          if (event.buttons & 1) slide(100 * (event.clientX - frame.getBoundingClientRect().left) / frame.offsetWidth);
        });
      }
      applySlide();
    }
  }

  function applySlide() {
    const over = $("stage").querySelector(".over");
    if (!over) return;
    const frame = over.parentElement;
    over.style.width = over.style.height = "100%";
    const isSwipe = state.mode === "swipe";
    // The golden is left of the knife, and under the skin.
    over.style.clipPath = isSwipe ? `inset(0 0 0 ${state.slide}%)` : "none";
    over.style.opacity = isSwipe ? 1 : state.slide / 100;
    frame.querySelector(".knife").style.left = state.slide + "%";
  }

  function slide(value) {
    state.slide = Math.max(0, Math.min(100, value));
    $("slider").value = state.slide;
    applySlide();
  }

  function differenceText() {
    const d = figure().difference;
    if (d && !d.beyond) return `${d.pixels} px differ by 1 of 255, and something else is painted`;
    if (d) return `${d.beyond} px beyond ±1, at most ${d.largest} of 255`;
    const sizes = ["expected", "actual"].map((kind) => pictures()[kind] && sizeText(kind));
    if (sizes[0] !== sizes[1]) return "striped where only one has pixels: blue the expected, red the actual";
    return sizes[0] ? "no pixel differs" : "";
  }

  function markBounds(frame, scale) {
    const d = figure().difference;
    if (!d || d.bounds.length !== 4) return;
    const [left, top, right, bottom] = d.bounds;
    const mark = make("div", "bounds");
    place(mark, [left - 3, top - 3, right - left + 7, bottom - top + 7], scale);
    frame.append(mark);
  }

  function place(element, [x, y, width, height], scale) {
    Object.assign(element.style, { left: x * scale + "px", top: y * scale + "px", width: width * scale + "px", height: height * scale + "px" });
  }

  // ---- The layout ----

  function showRows() {
    const rows = figure().layout;
    $("tree").hidden = !rows.length;
    const changed = rows.filter((row) => row.state !== "same");
    const onlyChanged = $("only-changed").checked && changed.length > 0;
    $("only").hidden = !changed.length;
    let part = "";
    const elements = [];
    for (const row of onlyChanged ? changed : rows) {
      if (row.part !== part) elements.push(make("h3", "", part = row.part));
      elements.push(rowElement(row));
    }
    // What a figure tells in words or boxes of its own has no frames on the picture.
    const isFramed = rows.some((row) => row.oldBox || row.newBox);
    const words = [];
    if (changed.length) words.push("− as expected, + as it is now.");
    else words.push("Every view is measured and placed as before.");
    if (isFramed) words.push("Point at a row to see its frame on the picture: dashed as it was, solid as it is.");
    else words.push("This figure tells the layout in steps or as a tree: a view has no one frame in it to point at.");
    $("rows-hint").textContent = words.join(" ");
    $("rows-hint").hidden = !words.length;
    $("rows").replaceChildren(...elements);
  }

  function rowElement(row) {
    const element = make("div", "row " + row.state);
    element.setAttribute("role", "treeitem");
    element.tabIndex = 0;
    element.style.marginLeft = row.depth * 18 + "px";
    const sign = { added: "+ ", removed: "− ", changed: "± ", same: "" }[row.state];
    element.append(make("span", "kind", sign + row.title));
    if (row.state === "same") element.append(make("span", "line", row.new));
    else {
      if (row.old) element.append(line("old", row.old, row.new));
      if (row.new) element.append(line("new", row.new, row.old));
    }
    const on = () => highlight(row), off = () => highlight(null);
    element.addEventListener("mouseenter", on);
    element.addEventListener("mouseleave", off);
    element.addEventListener("focus", on);
    element.addEventListener("blur", off);
    return element;
  }

  // The facts that are not in the other line are marked.
  function line(className, text, other) {
    const element = make("span", "line " + className);
    const known = new Set((other || "").split(" · "));
    text.split(" · ").forEach((fact, i) => {
      if (i) element.append(" · ");
      element.append(other && !known.has(fact) ? make("mark", "", fact) : fact);
    });
    return element;
  }

  function highlight(row) {
    const scale = Number($("stage").dataset.scale);
    for (const box of $("stage").querySelectorAll(".box")) box.remove();
    if (!row) return;
    for (const frame of $("stage").querySelectorAll(".frame")) {
      for (const [className, box] of [["box old", row.oldBox], ["box", row.newBox]]) {
        if (!box) continue;
        const element = make("div", className);
        place(element, box, scale);
        frame.append(element);
      }
    }
  }

  // ---- Accepting ----

  function showCommands() {
    const { accept } = figure();
    $("command-one").textContent = accept || "";
    $("command-one").parentElement.hidden = !accept;
    $("command-all").textContent = payload.report.acceptCommand;
    $("accept-hint").textContent = payload.acceptHint;
    $("command-all").parentElement.hidden = accept === payload.report.acceptCommand;
    $("accept").hidden = !figures.some((f) => f.accept);
  }

  async function copy(code, button) {
    // At once, by the selection: a browser may leave the clipboard's promise open for ever.
    const range = document.createRange();
    range.selectNodeContents(code);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    let isCopied = document.execCommand("copy");
    if (!isCopied && navigator.clipboard) {
      const written = navigator.clipboard.writeText(code.textContent).then(() => true, () => false);
      isCopied = await Promise.race([written, new Promise((done) => setTimeout(done, 400, false))]);
    }
    // What is selected can be copied by hand.
    button.textContent = isCopied ? "Copied" : "Selected";
    setTimeout(() => { button.textContent = "Copy"; }, 1200);
  }

  // ---- Keys ----

  function setMode(mode) { if (canCompare()) { state.mode = mode; showStage(); } }

  function setZoom(step) {
    const names = zooms.map(([name]) => name);
    const at = names.indexOf(state.zoom);
    state.zoom = step === 0 ? "fit" : names[Math.max(0, Math.min(names.length - 1, at + step))];
    showStage();
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target === $("search")) {
      if (event.key === "Escape" || event.key === "Enter") $("search").blur();
      return;
    }
    const isRange = event.target === $("slider");
    const actions = {
      j: () => select(state.index + 1), ArrowDown: () => select(state.index + 1),
      k: () => select(Math.max(0, state.index - 1)), ArrowUp: () => select(Math.max(0, state.index - 1)),
      ArrowLeft: () => slide(state.slide - 5), ArrowRight: () => slide(state.slide + 5),
      "+": () => setZoom(1), "=": () => setZoom(1), "-": () => setZoom(-1), 0: () => setZoom(0),
      "/": () => $("search").focus(), c: () => copy($("command-one"), $("copy-one")),
    };
    modes.forEach(([mode], i) => { actions[i + 1] = () => setMode(mode); });
    if (!actions[event.key] || (isRange && event.key.startsWith("Arrow"))) return;
    event.preventDefault();
    actions[event.key]();
  });

  // ---- Start ----

  for (const [mode, name] of modes) {
    const tab = make("button", "", name);
    tab.setAttribute("role", "tab");
    tab.dataset.mode = mode;
    tab.addEventListener("click", () => setMode(mode));
    $("modes").append(tab);
  }
  for (const [zoom, name] of zooms) {
    const button = make("button", "", name);
    button.dataset.zoom = zoom;
    button.addEventListener("click", () => { state.zoom = zoom; showStage(); });
    $("zoom").append(button);
  }
  $("slider").addEventListener("input", (event) => slide(Number(event.target.value)));
  $("search").addEventListener("input", (event) => { state.find = event.target.value; refilter(); });
  $("only-changed").addEventListener("change", showRows);
  $("copy-one").addEventListener("click", () => copy($("command-one"), $("copy-one")));
  $("copy-all").addEventListener("click", () => copy($("command-all"), $("copy-all")));
  window.addEventListener("resize", showStage);
  const wanted = decodeURIComponent(location.hash.slice(1));
  summarize();
  buildFilters();
  refilter();
  const asked = state.shown.findIndex((i) => figures[i].file === wanted);
  if (asked > 0) select(asked);
})();
