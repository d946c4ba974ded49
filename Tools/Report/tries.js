// Uses the page of a report as a reader does, and writes what went wrong at the end of the page.
window.addEventListener("error", (event) => { document.body.append(`stopped by ${event.message}`); });
window.addEventListener("unhandledrejection", (event) => { document.body.append(`stopped by ${event.reason}`); });
window.addEventListener("load", () => setTimeout(async () => {
  const wrong = [];
  let tries = 0;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (selector) => document.querySelector(selector);
  const expect = (isSo, claim) => { tries += 1; if (!isSo) wrong.push(claim); };
  const press = (key) => document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const name = () => one("#name").textContent;
  const go = (file) => all("#list button").find((b) => b.querySelector(".name").textContent === file).click();
  const settled = () => new Promise((done) => setTimeout(done, 300));

  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const ink = getComputedStyle(document.body).color.match(/\d+/g).map(Number);
  expect(dark ? ink[0] > 180 : ink[0] < 80, "the ink suits the appearance");

  expect(document.title.includes("to look at"), "the title says that there is something to do");
  const shown = all("#list button").length;
  expect(shown === 6, `six figures are to be looked at, not ${shown}`);
  const chips = Object.fromEntries(all(".chip").map((c) => [c.dataset.verdict, c]));
  for (const verdict of ["passed", "layout", "paint", "missing", "orphaned"]) expect(chips[verdict], `there is a filter for ${verdict}`);
  chips.passed.click();
  expect(all("#list button").length > shown, "what passed is shown when asked for");
  chips.passed.click();
  chips.missing.click();
  expect(all("#list button").length === shown - 1, "a verdict is hidden when asked for");
  chips.missing.click();

  const search = one("#search");
  search.value = "BORDER";
  search.dispatchEvent(new Event("input"));
  expect(all("#list button").every((b) => b.textContent.includes("borders/")), "the search filters by name");
  search.value = "nothing of this name";
  search.dispatchEvent(new Event("input"));
  expect(one("#list .empty") && one("#main").hidden, "a search that finds nothing says so");
  search.value = "";
  search.dispatchEvent(new Event("input"));

  const first = name();
  press("j");
  expect(name() !== first, "j goes to the next figure");
  press("k");
  expect(name() === first, "k goes back");
  press("k");
  expect(name() === first, "k stays at the first");
  press("/");
  expect(document.activeElement === search, "/ goes to the search");
  search.blur();

  go("language/tree");
  await settled();
  expect(all("#rows .row.changed mark").some((m) => m.textContent === "spacing 8"), "a setting that changed is marked");
  expect(one("#rows-hint").textContent.includes("no one frame"), "a figure without frames says so");

  go("borders/border");
  await settled();
  expect(one("#verdict").textContent === "paint changed", "the verdict is said");
  expect(/pixels? differ/.test(one("#cause").textContent), "the cause is said");
  expect(/Borders\.swift:\d+$/.test(one("#place").textContent), "the scene's file and line are said");
  expect(all("#stage img").length === 3, "three pictures stand side by side");
  expect(all("#stage img").every((i) => i.complete && i.naturalWidth > 0), "every picture is there");
  expect(one("#stage .bounds"), "the difference is framed");
  press("2");
  expect(one("#stage .knife") && !one("#stage .knife").hidden, "2 swipes");
  press("ArrowRight");
  expect(one(".over").style.clipPath.includes("55%"), "the right arrow moves the knife");
  const frame = one("#stage .frame"), box = frame.getBoundingClientRect();
  frame.dispatchEvent(new PointerEvent("pointermove", { buttons: 1, clientX: box.left + box.width / 4, clientY: box.top + 9 }));
  expect(one(".over").style.clipPath.includes("25%"), "dragging moves the knife");
  press("3");
  expect(one(".over").style.opacity === "0.25", "3 lays one over the other");
  one("#slider").value = 80;
  one("#slider").dispatchEvent(new Event("input"));
  expect(one(".over").style.opacity === "0.8", "the slider fades");
  press("4");
  expect(all("#stage img").length === 1 && one("#stage figcaption").textContent.startsWith("difference"), "4 shows the difference");
  press("+");
  press("+");
  const image = one("#stage img");
  expect(image.offsetWidth === image.naturalWidth * 2, "+ enlarges to 1×, then 2×");
  press("0");
  press("1");

  go("alignments/feet");
  const frames = all("#stage .frame");
  expect(frames.length === 3 && frames.every((f) => f.offsetWidth === frames[0].offsetWidth && f.offsetHeight === frames[0].offsetHeight),
    "pictures of two sizes lie on grounds of one size");
  const sizes = all("#stage figcaption").map((c) => c.textContent);
  expect(sizes[0].replace("expected", "") !== sizes[1].replace("actual", ""), "both sizes are said");

  go("alignments/bottom");
  expect(one("#verdict").textContent === "layout changed", "a changed layout is one");
  const rows = all("#rows .row");
  expect(rows.length > 0, "the layout is shown");
  expect(rows.some((r) => r.textContent.includes("250 × 133") && r.querySelector("mark")), "what differs is marked");
  rows[0].dispatchEvent(new MouseEvent("mouseenter"));
  expect(all("#stage .box").length === 6 && all("#stage .box.old").length === 3, "pointing at a row shows both frames on every picture");
  rows[0].dispatchEvent(new MouseEvent("mouseleave"));
  expect(all("#stage .box").length === 0, "leaving it hides them");
  rows[0].focus();
  expect(all("#stage .box").length > 0, "so does the keyboard's focus");
  one("#only-changed").click();
  expect(all("#rows .row").length > rows.length, "all views are shown when asked for");
  expect(document.body.textContent.includes("<\/script><img src=x"), "a name that would act is shown as it is");
  expect(!document.hacked && !document.querySelector("img[src=x]"), "and does not act");

  go("alignments/center");
  expect(one("#verdict").textContent === "missing" && all("#stage img").length === 1, "a missing golden shows the actual picture alone");
  expect(all("#modes button").filter((b) => b.disabled).length === 3, "and nothing to compare it with");
  go("borders/gone");
  expect(one("#verdict").textContent === "orphaned", "an orphan is one");
  go("borders/border");
  expect(one("#command-one").textContent.endsWith("scenes accept --from report --goldens goldens --figure borders/border"), "the accept command is there");
  one("#copy-one").click();
  const said = () => ["Copied", "Selected"].includes(one("#copy-one").textContent);
  for (let i = 0; i < 5 && !said(); i += 1) await settled();
  // A browser without a screen may have no clipboard: then the command is selected.
  expect(said() && getSelection().toString() === one("#command-one").textContent, "the command is copied, or selected");

  const loads = performance.getEntriesByType("resource").filter((e) => !e.name.startsWith("data:"));
  expect(loads.length === 0, `nothing is loaded, but ${loads.map((e) => e.name)}`);

  const outcome = document.createElement("pre");
  outcome.id = "outcome";
  outcome.textContent = wrong.length ? `${wrong.length} of ${tries} tries failed:\n${wrong.join("\n")}\n` : `all ${tries} tries passed in ${dark ? "dark" : "light"}\n`;
  document.body.append(outcome);
}, 50));
