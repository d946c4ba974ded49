/// The layout, a row a view, and its frames on the pictures.
let reportScriptLayout = #"""
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
        if (changed.length) words.push("− as the golden has it, + as it is now.");
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
    """#
