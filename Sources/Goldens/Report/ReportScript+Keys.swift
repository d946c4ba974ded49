/// The commands that accept, and the keys.
let reportScriptKeys = #"""
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
    """#
