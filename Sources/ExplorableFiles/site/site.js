// Finds figures by the words of their names, titles and captions, and by the names of their views; what was searched for can be linked.
"use strict";
(() => {
  const search = document.getElementById("search"), count = document.getElementById("count"), none = document.getElementById("none");
  const items = [...document.querySelectorAll("li")].map((item) => ({ item, words: `${item.dataset.name} ${item.textContent} ${item.dataset.words}`.toLowerCase() }));
  const sections = [...document.querySelectorAll("section")];

  /** “truncated” finds “truncates”, and “stacks” a “stack”. */
  const stem = (word) => word.replace(/(?<=.{4})(ing|ed|es|s|e)$/, "");

  function find() {
    const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean).map(stem);
    let found = 0;
    for (const { item, words } of items) {
      item.hidden = !wanted.every((word) => words.includes(word));
      if (!item.hidden) found += 1;
    }
    for (const section of sections) section.hidden = !section.querySelector("li:not([hidden])");
    none.hidden = found > 0;
    count.textContent = `${found} ${found === 1 ? "figure" : "figures"}`;
  }

  function link() {
    if (!location.hash.startsWith("#find=")) return undefined;
    try {
      return decodeURIComponent(location.hash.slice(6));
    } catch {
      // Somebody cut the address.
      return undefined;
    }
  }

  function changed() {
    history.replaceState(undefined, "", search.value ? `#find=${encodeURIComponent(search.value)}` : "#");
    find();
  }

  search.addEventListener("input", changed);
  search.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    search.value = "";
    changed();
  });
  addEventListener("hashchange", () => {
    const wanted = link();
    if (wanted === undefined || wanted === search.value) return;
    search.value = wanted;
    find();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target === search || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    search.focus();
  });
  document.getElementById("find").hidden = false;
  search.value = link() ?? "";
  find();
})();
