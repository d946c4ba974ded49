/// The pictures: side by side, swiped, faded over each other, or their difference.
let reportScriptStage = #"""
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
            ? "The picture and the layout are the golden's." : "There is no picture to show."));
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
    """#
