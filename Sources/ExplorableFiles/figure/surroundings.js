// What surrounds the figure: the switch of appearance, the way back, the description for screen readers.
(() => {
  const one = (id) => document.getElementById(id);
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
})();
