// What a screen reader, a keyboard and tired eyes need of a page: the main rules of accessibility checkers. Gives findings.
(() => {
  const found = [];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const isShown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && node.getClientRects().length > 0;
  const label = (node) => `<${node.localName}${node.id ? ` #${node.id}` : ""}${node.className?.baseVal ?? node.className ? ` .${node.className.baseVal ?? node.className}` : ""}>`;
  const find = (rule, node) => found.push(`${rule}: ${label(node)}`);
  const name = (node) => {
    const labelled = node.getAttribute("aria-labelledby")?.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    return (labelled || node.getAttribute("aria-label") || node.getAttribute("alt") || node.labels?.[0]?.textContent || node.textContent || node.getAttribute("title") || "").trim();
  };
  const roles = new Set(["img", "tree", "treeitem", "slider", "radiogroup", "radio", "group", "status", "button", "list", "listitem", "presentation", "tablist", "tab", "tabpanel", "search", "toolbar"]);
  const booleans = ["aria-pressed", "aria-checked", "aria-selected", "aria-hidden", "aria-expanded", "aria-disabled"];

  if (!document.documentElement.lang) found.push("the page has no language");
  if (!document.title.trim()) found.push("the page has no title");
  if (all("h1").length !== 1) found.push("the page has not one h1");
  if (all("main").length !== 1) found.push("the page has not one main");
  if (/maximum-scale|user-scalable\s*=\s*no/.test(document.querySelector("meta[name=viewport]")?.content ?? "")) found.push("the page cannot be enlarged");
  const headings = all("h1,h2,h3,h4").filter(isShown).map((node) => Number(node.localName[1]));
  headings.forEach((level, index) => { if (index && level > headings[index - 1] + 1) found.push(`a heading skips to level ${level}`); });
  const ids = all("[id]").map((node) => node.id);
  ids.filter((id, index) => ids.indexOf(id) !== index).forEach((id) => found.push(`the id ${id} is given twice`));
  for (const node of all("[role]")) {
    const role = node.getAttribute("role");
    if (!roles.has(role)) find(`unknown role ${role}`, node);
    if (role === "slider") {
      for (const needed of ["aria-valuenow", "aria-valuemin", "aria-valuemax", "aria-valuetext"]) if (!node.hasAttribute(needed)) find(`no ${needed}`, node);
      const value = Number(node.getAttribute("aria-valuenow"));
      if (value < Number(node.getAttribute("aria-valuemin")) || value > Number(node.getAttribute("aria-valuemax"))) find("a value out of its range", node);
    }
    if (role === "treeitem" && !node.closest("[role=tree]")) find("a tree item in no tree", node);
    if (role === "treeitem" && !node.hasAttribute("aria-level")) find("a tree item without a level", node);
    if (role === "tree" && [...node.children].some((child) => !["treeitem", "group"].includes(child.getAttribute("role")))) find("a tree with other children", node);
    if (role === "radio" && !node.closest("[role=radiogroup]")) find("a radio button in no group", node);
    if (["img", "slider", "tree", "radiogroup", "treeitem", "radio"].includes(role) && isShown(node) && !name(node)) find("no name", node);
  }
  for (const group of all("[role=radiogroup]")) if (group.querySelectorAll("[aria-checked=true]").length !== 1) find("a group without one choice", group);
  for (const node of all("*")) {
    for (const attribute of booleans) {
      const value = node.getAttribute(attribute);
      if (value !== null && !["true", "false", "mixed"].includes(value)) find(`${attribute} is “${value}”`, node);
    }
    for (const attribute of ["aria-labelledby", "aria-describedby", "aria-controls"]) {
      for (const id of (node.getAttribute(attribute) ?? "").split(/\s+/).filter(Boolean)) if (!document.getElementById(id)) find(`${attribute} names nothing`, node);
    }
    if (node.tabIndex > 0) find("a tab index above 0", node);
  }
  for (const node of all("button,a[href],input,select,summary,[tabindex='0']").filter(isShown)) {
    if (!name(node)) find("no name", node);
    if (node.closest("[aria-hidden=true]")) find("focusable, but hidden from screen readers", node);
    const box = (node.closest("label") ?? node).getBoundingClientRect();
    if ((box.width < 24 || box.height < 24) && getComputedStyle(node).display !== "inline") find(`a target of ${box.width.toFixed(0)} × ${box.height.toFixed(0)}`, node);
  }
  for (const node of all("img")) if (!node.hasAttribute("alt")) find("an image without a description", node);
  for (const node of all("iframe")) if (!name(node)) find("a frame without a title", node);
  for (const tree of all("[role=tree]")) if (isShown(tree) && tree.children.length && tree.querySelectorAll("[tabindex='0']").length !== 1) find("a tree without one stop for the keyboard", tree);

  // Contrast of text, 4.5 : 1, or 3 : 1 of large text.
  const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
  const over = (colors) => {
    context.clearRect(0, 0, 1, 1);
    for (const color of colors) { context.fillStyle = color; context.fillRect(0, 0, 1, 1); }
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const luminance = (channels) => channels.map((c) => c / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    .reduce((sum, c, index) => sum + c * [0.2126, 0.7152, 0.0722][index], 0);
  for (const node of all("main *").filter((node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim()) && isShown(node) && !node.closest("script,style,title"))) {
    if (node.closest("button:disabled") || node.closest(".unseen")) continue;
    const style = getComputedStyle(node), isDrawn = node.namespaceURI.endsWith("svg");
    const grounds = [];
    // A chip lies before its text.
    if (isDrawn && node.previousElementSibling?.classList.contains("chip")) grounds.push(getComputedStyle(node.previousElementSibling).fill);
    for (let around = node; around; around = around.parentElement) grounds.push(getComputedStyle(around).backgroundColor);
    const ground = over(["white", ...grounds.reverse()].filter((color) => color && color !== "none"));
    if (isDrawn && node.previousElementSibling?.classList.contains("chip")) {
      const chip = getComputedStyle(node.previousElementSibling).fill;
      ground.splice(0, 3, ...over([chip]));
    }
    // What is transparent shows the ground.
    let opacity = 1;
    for (let around = node; around; around = around.parentElement) opacity *= Number(getComputedStyle(around).opacity);
    const opaque = over([`rgb(${ground})`, isDrawn ? style.fill : style.color]);
    const ink = opaque.map((channel, index) => channel * opacity + ground[index] * (1 - opacity));
    const [a, b] = [luminance(ink), luminance(ground)], ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const size = parseFloat(style.fontSize), isLarge = size >= 24 || size >= 18.66 && Number(style.fontWeight) >= 700;
    if (ratio < (isLarge ? 3 : 4.5)) find(`contrast ${ratio.toFixed(2)} of “${node.textContent.trim().slice(0, 24)}”`, node);
  }
  return [...new Set(found)];
})();
