// What a screen reader, a keyboard and tired eyes need of a page: the rules of axe-core 4.12 for WCAG 2.2 A and AA, and its best
// practices, as far as our pages have anything they are about. Gives findings, each under the name of axe's rule.
//
// Checked: accesskeys, aria-allowed-attr, aria-conditional-attr, aria-command-name, aria-hidden-body, aria-hidden-focus,
// aria-input-field-name, aria-prohibited-attr, aria-required-attr, aria-required-children, aria-required-parent, aria-roles,
// aria-toggle-field-name, aria-treeitem-name, aria-valid-attr, aria-valid-attr-value, button-name, bypass, color-contrast,
// document-title, duplicate-id-aria, empty-heading, form-field-multiple-labels, frame-title, frame-title-unique, heading-order,
// html-has-lang, html-lang-valid, image-alt, label, label-content-name-mismatch, label-title-only, landmark-main-is-top-level,
// landmark-no-duplicate-main, landmark-one-main, landmark-unique, link-in-text-block, link-name, list, listitem, meta-refresh,
// meta-viewport, nested-interactive, page-has-heading-one, region, role-img-alt, scrollable-region-focusable, summary-name,
// svg-img-alt, tabindex, target-size. Text in drawings, of which axe cannot tell the ground, has its contrast measured as well.
//
// Without anything to check: area-alt, input-image-alt, object-alt, server-side-image-map (images); aria-dialog-name, aria-meter-name,
// aria-progressbar-name, aria-tab-name, aria-tooltip-name, aria-braille-equivalent, aria-deprecated-role, aria-roledescription,
// aria-text, aria-allowed-role, presentation-role-conflict (roles and attributes that aria-roles and aria-valid-attr refuse);
// autocomplete-valid, select-name, input-button-name (forms); audio, video, blink, marquee, no-autoplay-audio; definition lists;
// tables; other landmarks than main; skip-link, html-xml-lang-mismatch, valid-lang, image-redundant-alt, avoid-inline-spacing.
(() => {
  const found = [];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const isShown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && node.getClientRects().length > 0;
  const label = (node) => `<${node.localName}${node.id ? ` #${node.id}` : ""}${node.className?.baseVal ?? node.className ? ` .${node.className.baseVal ?? node.className}` : ""}>`;
  const find = (rule, node, detail = "") => found.push(`${rule}: ${detail}${detail && node ? " " : ""}${node ? label(node) : ""}`);
  const given = (node) => {
    const labelled = node.getAttribute("aria-labelledby")?.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    return (labelled || node.getAttribute("aria-label") || node.getAttribute("alt") || node.labels?.[0]?.textContent || "").trim();
  };
  // A drawing's own words are no name.
  const name = (node) => given(node) || (node.namespaceURI.endsWith("svg") ? node.querySelector(":scope > title")?.textContent ?? "" : node.textContent).trim() || (node.getAttribute("title") ?? "").trim();
  const own = { a: "link", button: "button", h1: "heading", h2: "heading", h3: "heading", h4: "heading", input: "input", iframe: "iframe", img: "img", li: "listitem", main: "main", ul: "list", ol: "list", section: "region", header: "header", footer: "footer", figure: "figure", label: "label", summary: "summary", textarea: "input", select: "input" };
  const role = (node) => node.getAttribute("role") ?? own[node.localName] ?? "generic";
  const roles = new Set(["img", "tree", "treeitem", "slider", "radiogroup", "radio", "group", "status", "button", "list", "listitem", "search", "toolbar"]);
  const global = new Set(["label", "labelledby", "describedby", "hidden", "live", "controls", "current", "atomic", "busy", "details", "keyshortcuts", "owns"]);
  // Attributes of some roles alone.
  const limited = {
    valuenow: ["slider"], valuemin: ["slider"], valuemax: ["slider"], valuetext: ["slider"], orientation: ["slider", "tree", "radiogroup", "toolbar"],
    level: ["treeitem", "heading", "listitem"], selected: ["treeitem"], checked: ["radio", "treeitem"], pressed: ["button"],
    expanded: ["button", "treeitem", "link"], disabled: ["button", "slider", "radio", "treeitem", "input", "link", "group"], setsize: ["treeitem", "radio", "listitem"], posinset: ["treeitem", "radio", "listitem"],
  };
  const booleans = ["pressed", "checked", "selected", "hidden", "expanded", "disabled", "atomic", "busy"];
  const numbers = ["valuenow", "valuemin", "valuemax", "level", "setsize", "posinset"];
  const tokens = { current: ["page", "step", "location", "date", "time", "true", "false"], live: ["off", "polite", "assertive"], orientation: ["horizontal", "vertical"] };
  const focusable = "button:not(:disabled),a[href],input:not(:disabled),select,textarea,summary,iframe,[tabindex]:not([tabindex='-1'])";

  const { documentElement: root, body } = document;
  if (!root.lang) find("html-has-lang");
  else if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(root.lang)) find("html-lang-valid");
  if (!document.title.trim()) find("document-title");
  if (all("h1").filter(isShown).length !== 1) find("page-has-heading-one");
  const mains = all("main,[role=main]");
  if (!mains.length) find("landmark-one-main");
  if (mains.length > 1) find("landmark-no-duplicate-main");
  if (!mains.length && !all("h1,h2").length) find("bypass");
  for (const main of mains) if (main.parentElement.closest("section[aria-label],nav,aside,main,[role=region]")) find("landmark-main-is-top-level", main);
  if (/maximum-scale|user-scalable\s*=\s*(no|0)/.test(document.querySelector("meta[name=viewport]")?.content ?? "")) find("meta-viewport");
  if (document.querySelector("meta[http-equiv=refresh]")) find("meta-refresh");
  if (body.getAttribute("aria-hidden") === "true") find("aria-hidden-body");
  const headings = all("h1,h2,h3,h4").filter(isShown);
  headings.forEach((heading, index) => {
    if (!name(heading)) find("empty-heading", heading);
    if (index && Number(heading.localName[1]) > Number(headings[index - 1].localName[1]) + 1) find("heading-order", heading);
  });
  const twice = (rule, values) => values.filter((value, index) => value && values.indexOf(value) !== index).forEach((value) => find(rule, undefined, value));
  twice("duplicate-id-aria", all("[id]").map((node) => node.id));
  twice("accesskeys", all("[accesskey]").map((node) => node.accessKey));
  twice("frame-title-unique", all("iframe").map(name));
  // A section without a name is no landmark.
  twice("landmark-unique", all("section,nav,aside,[role=region],[role=search]").filter(isShown).filter((node) => given(node) || role(node) !== "region").map((node) => `${role(node)} ${given(node)}`));

  for (const node of all("[role]")) {
    const is = role(node);
    if (!roles.has(is)) find("aria-roles", node, is);
    const needed = { slider: ["valuenow", "valuemin", "valuemax", "valuetext"], radio: ["checked"], treeitem: ["level"] }[is] ?? [];
    for (const attribute of needed) if (!node.hasAttribute(`aria-${attribute}`)) find("aria-required-attr", node, attribute);
    const value = Number(node.getAttribute("aria-valuenow"));
    if (is === "slider" && (value < Number(node.getAttribute("aria-valuemin")) || value > Number(node.getAttribute("aria-valuemax")))) find("aria-valid-attr-value", node, "valuenow");
    const around = { treeitem: "[role=tree]", radio: "[role=radiogroup]", listitem: "ul,ol,[role=list]" }[is];
    if (around && !node.parentElement.closest(around)) find("aria-required-parent", node);
    const inside = { tree: ["treeitem", "group"], radiogroup: ["radio"] }[is];
    if (inside && isShown(node) && (!node.children.length || [...node.children].some((child) => !inside.includes(role(child))))) find("aria-required-children", node);
    const naming = { img: node.namespaceURI.endsWith("svg") ? "svg-img-alt" : "role-img-alt", slider: "aria-input-field-name", tree: "aria-input-field-name", radiogroup: "aria-input-field-name", treeitem: "aria-treeitem-name", radio: "aria-toggle-field-name", button: "aria-command-name" }[is];
    if (naming && isShown(node) && !name(node)) find(naming, node);
    if (is === "radiogroup" && isShown(node) && node.querySelectorAll("[aria-checked=true]").length !== 1) find("aria-conditional-attr", node, "not one choice");
    if (is === "tree" && isShown(node) && node.querySelectorAll("[tabindex='0']").length !== 1) find("aria-required-children", node, "not one stop for the keyboard");
  }
  for (const node of all("*")) {
    for (const { name: attribute, value } of [...node.attributes].filter(({ name }) => name.startsWith("aria-"))) {
      const key = attribute.slice(5);
      if (!global.has(key) && !limited[key]) find("aria-valid-attr", node, attribute);
      if (limited[key] && !limited[key].includes(role(node))) find("aria-allowed-attr", node, attribute);
      const allowed = tokens[key] ?? (booleans.includes(key) ? ["true", "false", "mixed"] : undefined);
      if (allowed && !allowed.includes(value) || numbers.includes(key) && !(value.trim() && Number.isFinite(Number(value)))) find("aria-valid-attr-value", node, `${attribute} “${value}”`);
      if (["labelledby", "describedby", "controls", "owns", "details"].includes(key)) {
        for (const id of value.split(/\s+/).filter(Boolean)) if (!document.getElementById(id)) find("aria-valid-attr-value", node, attribute);
      }
      if (["label", "labelledby"].includes(key) && role(node) === "generic" && !node.namespaceURI.endsWith("svg")) find("aria-prohibited-attr", node, attribute);
    }
    if (node.tabIndex > 0) find("tabindex", node);
    if (node.matches("button,[role=button],[role=slider],[role=radio],[role=img],svg[role],a[href],summary") && node.querySelector(focusable)) find("nested-interactive", node);
    const { overflowX, overflowY } = getComputedStyle(node), scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
    const isCut = scrolls(overflowX) && node.scrollWidth > node.clientWidth + 1 || scrolls(overflowY) && node.scrollHeight > node.clientHeight + 1;
    if (isCut && node !== root && isShown(node) && !node.matches(focusable) && !node.querySelector(focusable)) find("scrollable-region-focusable", node);
    const isText = [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
    if (isText && isShown(node) && !node.closest("main,nav,aside,header,footer,[role=search],[role=status],[role=region],script,style")) find("region", node);
  }
  for (const node of all("ul,ol")) if ([...node.children].some((child) => !["li", "script", "template"].includes(child.localName))) find("list", node);
  for (const node of all("li")) if (!node.parentElement.matches("ul,ol,[role=list]")) find("listitem", node);
  for (const node of all("button,a[href],input,select,summary,[tabindex='0']").filter(isShown)) {
    const rule = { button: "button-name", a: "link-name", input: "label", select: "label", summary: "summary-name" }[node.localName] ?? "aria-command-name";
    if (!name(node) && !(node.localName === "input" && node.placeholder)) find(rule, node);
    if (node.labels?.length > 1) find("form-field-multiple-labels", node);
    if (["input", "select"].includes(node.localName) && !given(node)) find("label-title-only", node);
    const words = node.matches("button,a,summary") ? node.textContent.trim().toLowerCase() : "";
    if (/\w/.test(words) && given(node) && !given(node).toLowerCase().includes(words)) find("label-content-name-mismatch", node);
    if (node.closest("[aria-hidden=true]")) find("aria-hidden-focus", node);
    const box = (node.closest("label") ?? node).getBoundingClientRect(), style = getComputedStyle(node);
    if ((box.width < 24 || box.height < 24) && style.display !== "inline") find("target-size", node, `${box.width.toFixed(0)} × ${box.height.toFixed(0)}`);
    const isInText = node.localName === "a" && style.display === "inline" && node.closest("p") && node.closest("p").textContent.trim() !== node.textContent.trim();
    if (isInText && !style.textDecorationLine.includes("underline")) find("link-in-text-block", node);
  }
  for (const node of all("img")) if (!node.hasAttribute("alt")) find("image-alt", node);
  for (const node of all("iframe")) if (!name(node)) find("frame-title", node);

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
    if (ratio < (isLarge ? 3 : 4.5)) find("color-contrast", node, `${ratio.toFixed(2)} of “${node.textContent.trim().slice(0, 24)}”`);
  }
  return [...new Set(found)];
})();
