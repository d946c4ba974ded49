/// The page's behaviour, one function around all of it. It sets text, never markup, so nothing in a scene's name can act.
let reportScript = [
    reportScriptList, reportScriptStage, reportScriptLayout, reportScriptKeys, reportScriptStart,
].joined(separator: "\n\n")

/// What the page knows, and the list of figures.
private let reportScriptList = #"""
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
        document.title = bad === 0 ? "Goldens: all well" : `Goldens: ${bad} to look at`;
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
    """#

/// What happens when the page is opened.
private let reportScriptStart = #"""
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
    """#
