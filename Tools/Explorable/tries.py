"""Uses explorable figures as readers do, in headless Chromium. Prints what went wrong and ends with 1 if anything did."""

import json
import os
import re
import sys
import urllib.parse

from browser import Browser, Failure
from faults import FAULTS

SLIDER = "#slider"


class Tries:
    def __init__(self, browser, folder, keep):
        self.browser, self.folder, self.keep = browser, folder, keep
        self.count, self.wrong = 0, []
        self.page = ""

    def expect(self, is_so, claim):
        self.count += 1
        if not is_so:
            self.wrong.append(f"{self.page}: {claim}")

    def open(self, name, width=1200, height=900, has_script=True, **media):
        self.page = name
        self.browser.size(width, height)
        self.browser.media(**media)
        self.browser.open(f"file://{self.folder}/{name}.html")
        # Without script no frame is asked for, so none is waited for.
        if has_script:
            self.browser.settle()

    def quiet(self):
        for problem in self.browser.problems():
            self.expect(False, problem)
        self.count += 1

    def value(self):
        return self.browser.run(f"document.querySelector('{SLIDER}').getAttribute('aria-valuetext')")

    def sizes(self):
        return self.browser.run("[...document.querySelectorAll('#tree .size')].map((size) => size.textContent)")

    def checks(self):
        """The accessibility checks find what is wrong with pages that are so on purpose."""
        with open(os.path.join(os.path.dirname(__file__), "accessibility.js"), encoding="utf-8") as file:
            script = file.read()
        for rule, page in FAULTS.items():
            self.browser.open("data:text/html;charset=utf-8," + urllib.parse.quote(page))
            found = self.browser.run(script)
            self.expect(any(finding.startswith(f"{rule}:") for finding in found), f"the checks find {rule}, not only {found}")

    def accessible(self, when):
        with open(os.path.join(os.path.dirname(__file__), "accessibility.js"), encoding="utf-8") as file:
            for finding in self.browser.run(file.read()):
                self.expect(False, f"{when}: {finding}")
        self.count += 1

    def shot(self, suffix):
        if self.keep:
            os.makedirs(self.keep, exist_ok=True)
            self.browser.screenshot(os.path.join(self.keep, f"{self.page.replace('/', '-')}-{suffix}.png"))

    # What a reader does

    def asks_part(self, question):
        """What the first panel's data, read by the page's own class, says."""
        return self.browser.run(
            "(() => { const data = JSON.parse(document.querySelector('#layouts').textContent);"
            f" const part = new Part(data.parts[0], data.words); return part.{question}; }})()")

    def fixed(self):
        return [self.asks_part(f"isFixed({axis})") for axis in (0, 1)]

    def dragging(self):
        run, browser = self.browser.run, self.browser
        fixed = self.fixed()
        shown = [run(f"getComputedStyle(document.querySelector('#grip-{name}')).display !== 'none'") for name in ("width", "height")]
        self.expect(shown == [not axis for axis in fixed], "a length that changes nothing has no handle")
        if all(fixed):
            self.expect(not run(f"document.querySelector('{SLIDER}').checkVisibility()"), "nor a slider")
            return
        run(f"document.querySelector('{SLIDER}').scrollIntoView({{ block: 'nearest' }})")
        before, sizes = self.value(), self.sizes()
        x, y = browser.middle(SLIDER)
        left, right = run("(() => { const box = document.querySelector('#curve').getBoundingClientRect(); return [box.left, box.right]; })()")
        browser.drag((x, y), (left + 100, y))
        self.expect(self.value() != before, f"dragging the handle changes the proposal from {before}")
        seen = [self.sizes()]
        browser.drag(browser.middle(SLIDER), (left + 20, y))
        self.expect(self.value() == "0 points", f"the handle goes down to 0, not {self.value()}")
        seen.append(self.sizes())
        browser.drag(browser.middle(SLIDER), (right - 2, y))
        self.expect(self.value() == "infinity", f"and up to ∞, not {self.value()}")
        seen.append(self.sizes())
        axis = 1 if fixed[0] else 0
        is_same_here = not self.asks_part(f"varies({axis}, part.own[{1 - axis}])")
        self.expect(is_same_here or any(other != sizes for other in seen), "and changes some size")
        run("document.querySelector('#reset').click()")
        browser.settle()
        self.expect(self.sizes() == sizes, "the scene’s own proposal comes back")
        for axis, (name, way) in enumerate((("width", (-60, 0)), ("height", (0, -30)))):
            if fixed[axis]:
                continue
            proposal = "document.querySelector('#picture-words').textContent"
            said, grip = run(proposal), browser.middle(f"#grip-{name}")
            browser.drag(grip, (grip[0] + way[0], grip[1] + way[1]))
            self.expect(run(proposal) != said, f"the end of the {name}’s ruler in the picture is a handle, too")
            run("document.querySelector('#reset').click()")
            browser.settle()

    def proposed(self):
        """Width and height as the picture has them; None for nil and ∞."""
        words = self.browser.run("document.querySelector('#picture-words').textContent.match(/(?:proposal|frame) (.*?):/)[1]")
        return [None if part in ("nil", "∞") else float(part) for part in words.split(" × ")]

    def both(self):
        """One length after the other: each handle works wherever the other one is, and leaves it there."""
        if any(self.fixed()):
            return
        run, browser = self.browser.run, self.browser
        # Columns of layouts are this far apart, in hundredths of points.
        gaps = self.asks_part(
            "stops.map((_, axis) => { const all = part.stops[axis].map((_, stop) => stop).filter((stop) => "
            "part.position(axis, stop) <= part.end(axis) && part.track(1 - axis, stop).length > 2);"
            " return Math.max(...all.slice(1).map((stop, place) => part.stops[axis][stop] - part.stops[axis][all[place]])); })")
        for names in (("width", "height"), ("height", "width")):
            ends = {}
            for fraction in (0.45, 0.95, 0.1):
                for name in names:
                    axis = 0 if name == "width" else 1
                    before = self.proposed()[1 - axis]
                    run(f"document.querySelector('#axes [data-axis=\"{axis}\"]').click()")
                    browser.settle()
                    left, right = run("(() => { const box = document.querySelector('#curve').getBoundingClientRect(); return [box.left + 40, box.right - 150]; })()")
                    x, y = browser.middle(SLIDER)
                    browser.drag((x, y), (left + (right - left) * fraction, y))
                    now = self.proposed()
                    if now[axis] is not None:
                        self.expect(self.value() == f"{now[axis]:g} points", "slider and picture agree")
                    if before is not None:
                        self.expect(now[1 - axis] is not None and abs(now[1 - axis] - before) * 100 <= gaps[1 - axis],
                                    f"dragging the {name} keeps the other length, {before:g}, not {now[1 - axis]}")
                    self.expect(now[axis] != ends.get(name), f"the {name} can be dragged at {now}")
                    ends[name] = now[axis]
                    said = run("document.querySelector('#change').textContent")
                    if said.startswith("No proposed") and now[1 - axis] is not None:
                        stop = f"part.stops[{1 - axis}].indexOf({round(now[1 - axis] * 100)})"
                        self.expect(not self.asks_part(f"varies({axis}, {stop})"), f"it is true that {said}")
                    dots = run("document.querySelectorAll('#curve .computed').length")
                    self.expect((dots > 0) == ("Between the dots" in said), f"{dots} dots are explained: {said}")
                    caption = run("document.querySelector('.caption')?.textContent ?? 'Under '")
                    is_own = run("document.querySelector('#reset').disabled")
                    self.expect(caption.startswith("Under ") or is_own, f"the caption says what it is about: {caption}")
                    root = run("document.querySelector('#tree .size').textContent")
                    self.expect(root in run("document.querySelector('#picture-words').textContent"), "tree and picture have one size")
            run("document.querySelector('#reset').click()")
            browser.settle()
        # The same by the ends of the rulers in the picture.
        grip = browser.middle("#grip-width")
        browser.drag(grip, (grip[0] - 50, grip[1]))
        width = self.proposed()[0]
        grip = browser.middle("#grip-height")
        browser.drag(grip, (grip[0], grip[1] - 16))
        if width is not None:
            self.expect(abs((self.proposed()[0] or 0) - width) * 100 <= gaps[0], f"the height's grip keeps the width {width:g}, not {self.proposed()[0]}")
        run("document.querySelector('#reset').click()")
        browser.settle()

    def keys(self):
        if all(self.fixed()):
            return
        self.browser.run(f"document.querySelector('{SLIDER}').focus()")
        before = self.value()
        self.browser.press("ArrowLeft")
        after = self.value()
        self.expect(after != before, "the left arrow proposes less")
        self.browser.press("ArrowRight")
        self.expect(self.value() == before, "and the right arrow goes back")
        self.browser.press("Home")
        self.expect(self.value() == "0 points", "Home proposes 0")
        self.browser.press("PageUp")
        self.expect(self.value() != "0 points", "Page Up goes to the next change")
        self.browser.press("n")
        self.expect(self.value() == "nil", "n proposes nil")
        self.browser.press("End")
        self.expect(self.value() == "infinity", "End proposes ∞")
        live = "document.querySelector('#live').textContent"
        self.browser.run("new Promise((done) => setTimeout(done, 500))")
        self.expect("∞" in self.browser.run(live), "what was proposed is announced")
        self.browser.run("document.querySelector('#reset').click()")
        if any(self.fixed()):
            return
        self.browser.run("document.querySelector('#axes button').click()")
        self.browser.run("document.querySelector('#axes [aria-checked=true]').focus()")
        said = self.browser.run("document.querySelector('#picture-words').textContent")
        self.browser.press("ArrowRight")
        self.expect(self.browser.run("document.querySelector('#picture-words').textContent") == said, "choosing the other length moves neither")
        self.expect(self.browser.run(f"document.querySelector('{SLIDER}').getAttribute('aria-label')").endswith("height"),
                    "the arrows choose the height")
        self.browser.press("ArrowRight")

    def touching(self):
        if all(self.fixed()):
            return
        self.browser.run("document.querySelector('#track').scrollIntoView({ block: 'center' })")
        before, (x, y) = self.value(), self.browser.middle(SLIDER)
        self.browser.touch((x, y), (x - 90, y))
        self.expect(self.value() != before, "a finger drags the handle")
        self.browser.run("document.querySelector('#reset').click()")
        self.browser.size(360, 740, is_mobile=True)
        self.browser.settle()
        before, at = self.value(), self.browser.run("scrollY")
        box = self.browser.run("(() => { const box = document.querySelector('#curve').getBoundingClientRect(); return [box.left + 60, box.top + box.height / 2]; })()")
        self.browser.touch(box, (box[0] + 2, box[1] - 160), steps=20)
        self.browser.run("new Promise((done) => setTimeout(done, 200))")
        self.expect(self.value() == before, f"a finger that scrolls over the track leaves the proposal at {before}, not {self.value()}")
        self.expect(self.browser.run("scrollY") != at, "and scrolls")
        self.browser.size(1200, 900)
        self.browser.run("document.querySelector('#reset').click()")
        self.browser.settle()

    def selection(self):
        run, browser = self.browser.run, self.browser
        run("document.querySelector('#tree [role=treeitem]').focus()")
        browser.press("End")
        chosen = run("document.querySelector('#tree [aria-selected=true] .name')?.textContent")
        self.expect(chosen is not None, "the arrows choose a view in the tree")
        self.expect(run("document.querySelector('#detail h2')?.textContent") == chosen, "and its reasons are shown")
        self.expect(run("document.querySelectorAll('#picture .mark.selected').length") == 1, "and it is marked in the picture")
        self.expect("proposed" in run("document.querySelector('#detail').textContent"), "with what it was proposed")
        self.expect("takes" in run("document.querySelector('#detail').textContent"), "and what it takes")
        box = run("(() => { const box = document.querySelector('#picture .mark.selected').getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2, box.width, box.height]; })()")
        if min(box[2:]) >= 4:
            browser.click(box[0], box[1])
            browser.click(box[0], box[1])
            self.expect(run("document.querySelectorAll('#tree [aria-selected=true]').length") <= 1, "one view is selected at most")
        browser.mouse("mouseMoved", box[0], box[1], "none")
        browser.settle()
        self.expect(run("document.querySelectorAll('#tree .pointed').length") == 1, "pointing at the picture marks the tree")

    def pointing(self):
        """Pointing at the middle of a view without views in it gives that view, whatever lies behind it."""
        run, browser = self.browser.run, self.browser
        self.open(self.page, 1440, 1700)
        run("document.querySelector('#drawn').getAttribute('aria-pressed') === 'true' && document.querySelector('#drawn').click()")
        browser.settle()
        texts = run("""(() => {
          const rows = [...document.querySelectorAll('#tree .row')], boxes = [...document.querySelectorAll('#picture .outline')];
          const level = (row) => Number(row?.getAttribute('aria-level') ?? 0);
          return rows.flatMap((row, index) => {
            const box = boxes[index]?.getBoundingClientRect();
            if (!/^Text/.test(row.textContent) || level(rows[index + 1]) > level(row) || row.matches('.unseen-view') || !box?.height) return [];
            return [[index, box.left + box.width / 2, box.top + box.height / 2]];
          });
        })()""")
        pointed = "[...document.querySelectorAll('#tree .row')].findIndex((row) => row.matches('.pointed'))"
        for index, x, y in texts[:16]:
            browser.mouse("mouseMoved", x, y, "none")
            browser.settle()
            self.expect(run(pointed) == index, f"pointing at the text in row {index} gives it, not row {run(pointed)}")
        # What has no width or no height has a mark all the same.
        for index in run("[...document.querySelectorAll('#tree .row')].flatMap((row, index) => /Spacer/.test(row.textContent) ? [index] : [])")[:4]:
            run(f"document.querySelectorAll('#tree .row')[{index}].click()")
            browser.settle()
            box = run("(() => { const box = document.querySelector('#picture .mark.selected')?.getBoundingClientRect(); return box ? [box.width, box.height] : [0, 0]; })()")
            self.expect(min(box) >= 2, f"the spacer in row {index} has a mark that is seen, not of {box}")
            run(f"document.querySelectorAll('#tree .row')[{index}].click()")
        self.open(self.page)

    def telling(self):
        """Dragging slowly, by mouse, shows every change on the way up and down, and it is announced."""
        run, browser = self.browser.run, self.browser
        for axis in (0, 1):
            if self.fixed()[axis]:
                continue
            run("document.querySelector('#reset').click()")
            run(f"document.querySelector('#axes [data-axis=\"{axis}\"]').click()")
            browser.settle()
            known = self.asks_part(f"changes.filter((change) => change.axis === {axis}).map((change) => [change.text, change.back, change.stop])")
            if not known:
                continue
            left, right = run("(() => { const box = document.querySelector('#curve').getBoundingClientRect(); return [box.left + 40, box.right - 150]; })()")
            x, y = browser.middle(SLIDER)
            browser.mouse("mouseMoved", x, y, "none")
            browser.mouse("mousePressed", x, y, buttons=1, clicks=1)
            for way, (start, end) in enumerate(((left, right), (right, left))):
                seen, at = set(), start
                while at <= end if end > start else at >= end:
                    browser.mouse("mouseMoved", at, y, buttons=1)
                    browser.settle()
                    seen.add(run("document.querySelector('#change').textContent").split(": ", 1)[-1])
                    at += 3 if end > start else -3
                missing = [change[way] for change in known if change[way] not in seen]
                # The ends of the way may lie a little before the first or behind the last.
                self.expect(len(missing) <= 1, f"dragging {'down' if way else 'up'} tells {missing}")
            browser.mouse("mouseReleased", left, y, clicks=1)
            run("document.querySelector('#reset').click()")
            browser.settle()
            run(f"document.querySelector('{SLIDER}').focus()")
            browser.press("Home")
            browser.press("PageUp")
            for _ in range(3):
                browser.press("ArrowRight")
            run("new Promise((done) => setTimeout(done, 500))")
            live = run("document.querySelector('#live').textContent")
            self.expect(any(change[0] in live for change in known), f"what was passed with the arrows is announced, not {live}")
            run("document.querySelector('#reset').click()")
        run("document.querySelector('#axes [data-axis=\"0\"]:not([hidden])')?.click()")
        browser.settle()

    def windows(self):
        """The handle is in view when the page opens, and the code with the picture where there is room for both."""
        run = self.browser.run
        for width, height in ((1280, 720), (1280, 800), (1440, 900), (1000, 760)):
            self.open(self.page, width, height)
            bottom = run(f"(() => {{ const slider = document.querySelector('{SLIDER}'); return slider.checkVisibility() ? slider.getBoundingClientRect().bottom : 0; }})()")
            self.expect(bottom <= height, f"the handle is in a window of {width} × {height}, not at {bottom}")
            grip = run("(() => { const grip = document.querySelector('#grip-height'); return grip.checkVisibility() ? grip.getBoundingClientRect().bottom : 0; })()")
            card = run("(() => { const card = document.querySelector('#track-card'); return card.checkVisibility() ? card.getBoundingClientRect().top : 1e9; })()")
            self.expect(grip - 11 <= card, f"the curve does not cover the height's grip in a window of {width} × {height}: {grip - 11} is below {card}")
            code = run("document.querySelector('#code-card').hidden ? 0 : document.querySelector('#code-card').getBoundingClientRect().top")
            self.expect(code <= height * 0.8, f"the code is in a window of {width} × {height}, not at {code}")
        self.open(self.page)

    def reading(self):
        """What a screen reader and a keyboard get from the tree, and the still where the picture shows less."""
        run, browser = self.browser.run, self.browser
        chosen = "[...document.querySelectorAll('#tree .row')].findIndex((row) => row.matches('.selected'))"
        run("document.querySelector('#tree [tabindex=\"0\"]').focus()")
        browser.press("End")
        browser.press("Home")
        browser.press("Home")
        self.expect(run(chosen) == 0, "Home twice keeps the first view selected")
        run("new Promise((done) => setTimeout(done, 500))")
        live = run("document.querySelector('#live').textContent")
        self.expect("proposed" in live and "takes" in live, f"a choice is announced with what it was proposed, not {live}")
        browser.press("Escape")
        self.expect(run(chosen) == -1, "Escape selects none")
        browser.press("Enter")
        self.expect(run(chosen) == 0, "Enter selects")
        browser.press("Enter")
        self.expect(run(chosen) == -1, "and once more does not")
        run("document.querySelector('#drawn').getAttribute('aria-pressed') === 'false' && document.querySelector('#drawn').click()")
        browser.settle()
        self.expect(run("document.querySelector('#still svg').getBoundingClientRect().height") > 20, "the still with its annotations can be seen beside the tree")
        browser.press("Enter")
        self.expect(run("document.querySelector('#stage').checkVisibility() && !document.querySelector('#still').checkVisibility()"), "and a choice shows the picture again")
        run("document.querySelector('#tree .selected')?.click()")
        browser.settle()

    def code(self):
        """The code, the picture and the tree have one selection."""
        run, browser = self.browser.run, self.browser
        if run("document.querySelector('#code-card').hidden"):
            return
        pieces = run("document.querySelectorAll('#code-card .code-piece:not(.unseen-view)').length")
        self.expect(pieces > 0, "the code has pieces that make views")
        for place in range(min(pieces, 6)):
            piece = f"document.querySelectorAll('#code-card .code-piece:not(.unseen-view)')[{place}]"
            run(f"{piece}.scrollIntoView({{ block: 'center' }})")
            box = run(f"(() => {{ const box = {piece}.getClientRects()[0]; return [box.left + 3, box.top + box.height / 2]; }})()")
            browser.mouse("mouseMoved", *box, "none")
            browser.settle()
            tree = "document.querySelectorAll('#tree .pointed').length"
            self.expect(run(f"{piece}.classList.contains('pointed')") and run(tree) == 1, "pointing at the code marks it and the tree")
        browser.click(*box)
        if not run(f"{piece}.classList.contains('selected')"):
            browser.click(*box)
        self.expect(run(f"{piece}.classList.contains('selected')"), "a click selects a piece of the code")
        self.expect(run("document.querySelectorAll('#tree .selected').length") == 1, "and a view in the tree")
        self.expect(run("document.querySelector('#detail h2') !== null"), "and its reasons are shown")
        run("document.querySelector('#tree [role=treeitem]').click()")
        browser.settle()
        chosen = run("document.querySelectorAll('#code-card .selected').length") > 0
        views = "JSON.parse(document.querySelector('#layouts').textContent).parts[0].code.flatMap((part) => part.l.flat(2).flatMap((piece) => piece.v ?? []))"
        known = run(f"{views}.includes(0)") and run("document.querySelectorAll('#tree .selected').length") == 1
        self.expect(chosen or not known, "and the tree selects in the code")

    def steps(self):
        run, browser = self.browser.run, self.browser
        if run("document.querySelector('#steps-card').hidden"):
            return
        browser.mouse("mouseMoved", 2, 2, "none")
        run("document.querySelector('#step-list button').focus()")
        browser.press("Home")
        count = run("document.querySelectorAll('#step-list button').length")
        texts = []
        for _ in range(count):
            self.expect(run("document.querySelectorAll('#step-list [aria-current]').length") == 1, "one step is shown")
            texts.append(run("document.querySelector('#step-text').textContent"))
            self.expect(run("document.querySelectorAll('#tree .selected').length") == 1, "and a view is marked in the tree")
            turn = run("document.querySelector('#tree .selected .name').textContent")
            self.expect(run("document.querySelector('#detail h2').textContent") == turn, "the same as is explained")
            left = run("document.querySelector('#step-bar:not([hidden]) .rest')?.textContent")
            said = re.search(r"([\d.]+ left)\.", texts[-1])
            self.expect(not left or not said or said[1] == left, f"the bar says {left}, as the sentence does: {texts[-1]}")
            browser.press("ArrowRight")
        self.expect(all(texts) and len(set(texts)) > 1, "each step is shown")
        self.accessible("steps")
        self.shot("steps")
        probes = run("document.querySelector('#probes').closest('label').hidden")
        if not probes:
            run("document.querySelector('#probes').click()")
            browser.settle()
            self.expect(run("document.querySelectorAll('#step-list button').length") < count, "probes can be folded")
        run("document.querySelector('#play').click()")
        browser.settle()
        self.expect(run("document.querySelectorAll('#step-list [aria-current]').length") == 1, "they can be played")
        run("document.querySelector('#leave-steps').click()")
        browser.settle()
        self.expect(run("document.querySelectorAll('#picture .waiting').length") == 0, "and left")
        if any(self.fixed()):
            return
        # So are those of every other layout.
        for axis in (0, 1):
            run(f"document.querySelector('#axes [data-axis=\"{axis}\"]').click()")
            run(f"document.querySelector('{SLIDER}').focus()")
            for _ in range(6):
                browser.press("ArrowLeft")
        if self.asks_part(f"stories[{self.number()}].size > 0"):
            self.expect(run("document.querySelectorAll('#step-list button').length") > 1, f"there are steps under {self.proposed()}")
        run("document.querySelector('#axes button').click()")
        run("document.querySelector('#reset').click()")
        browser.settle()

    def number(self):
        """The number of the layout that is shown, in the words of the page's own class."""
        words = self.browser.run("document.querySelector('#picture-words').textContent.match(/(?:proposal|frame) (.*?):/)[1]")
        known = {"nil": "NIL", "∞": "INFINITY"}
        lengths = [known.get(part) or str(round(float(part) * 100)) for part in words.split(" × ")]
        return f"part.number({', '.join(f'part.stops[{axis}].indexOf({length})' for axis, length in enumerate(lengths))})"

    def containers(self):
        """Selecting a view shows the steps of its container, under every proposal."""
        run, browser = self.browser.run, self.browser
        run("document.querySelector('#reset').click()")
        run("document.querySelector('#tree .selected')?.click()")
        browser.settle()
        stories = self.asks_part(
            f"stories.filter((_, layout) => layout === {self.number()})"
            ".flatMap((all) => [...all].map(([view, story]) => [view, part.steps(story).length]))")
        title = "document.querySelector('#steps-title').textContent"
        run("!document.querySelector('#probes').checked && document.querySelector('#probes').click()")
        for view, steps in stories:
            row = f"document.querySelectorAll('#tree .row')[{view}]"
            run(f"{row}.click()")
            browser.settle()
            self.expect(run(title) == "Steps of " + run(f"{row}.querySelector('.name').textContent"), f"the container in row {view} has its steps, not {run(title)}")
            self.expect(run("document.querySelectorAll('#step-list button').length") == steps, "and all of them")
            if not all(self.fixed()):
                run(f"document.querySelector('{SLIDER}').focus()")
                for _ in range(3):
                    browser.press("ArrowLeft")
                chosen = run("document.querySelector('#tree .selected .name')?.textContent")
                place = run("[...document.querySelectorAll('#tree .row')].findIndex((row) => row.matches('.selected'))")
                if self.asks_part(f"stories[{self.number()}].has({place})"):
                    self.expect(run(title) == f"Steps of {chosen}", f"and under {self.proposed()}, not {run(title)}")
                run("document.querySelector('#reset').click()")
                browser.settle()
            run(f"{row}.click()")
            browser.settle()

    def names(self):
        """Names are whole words, or end with an ellipsis: in the tree and beside the curve."""
        run, browser = self.browser.run, self.browser
        for place in range(min(12, run("document.querySelectorAll('#tree .row').length"))):
            run(f"document.querySelectorAll('#tree .row')[{place}].click()")
            browser.settle()
            cut = run("""(() => {
              const right = document.querySelector('#curve').getBoundingClientRect().right;
              return [...document.querySelectorAll('#curve .name')].filter((name) => name.getBoundingClientRect().right > right + 0.5).map((name) => name.textContent);
            })()""")
            self.expect(not cut, f"the names beside the curve are whole, not {cut}")
        run("document.querySelector('#tree .selected')?.click()")
        browser.settle()
        broken = run("""[...document.querySelectorAll('#tree .name')].flatMap((name) => {
          const words = document.createTreeWalker(name, NodeFilter.SHOW_TEXT), found = [];
          while (words.nextNode()) for (const { 0: word, index } of words.currentNode.data.matchAll(/[A-Za-z]+/g)) {
            const range = document.createRange();
            range.setStart(words.currentNode, index);
            range.setEnd(words.currentNode, index + word.length);
            if (new Set([...range.getClientRects()].map((box) => box.top)).size > 1 && word.length < 16) found.push(word);
          }
          return found;
        })""")
        self.expect(not broken, f"names in the tree wrap between words, not in {broken}")

    def levels(self):
        """In the tree each level is farther in than the one before."""
        lefts = self.browser.run("""[...document.querySelectorAll('#tree .row')].map((row) =>
          [Number(row.getAttribute('aria-level')), row.querySelector('.name').getBoundingClientRect().left])""")
        places = {level: left for level, left in lefts}
        ordered = [places[level] for level in sorted(places)]
        self.expect(all(b - a >= 2 for a, b in zip(ordered, ordered[1:])), f"the levels of the tree are at {ordered}")

    def comparison(self):
        run, browser = self.browser.run, self.browser
        button = "[...document.querySelectorAll('#panels button')].find((button) => button.textContent === 'Compare')"
        if not run(f"{button} !== undefined"):
            return
        run(f"{button}.click()")
        browser.settle()
        self.expect(run("document.querySelectorAll('#picture .knife-line').length") == 1, "both panels lie under a knife")
        self.expect(run("document.querySelector('#difference').textContent.length") > 10, "what differs is shown")
        self.expect(run("document.querySelectorAll('#picture .culprit').length") >= 1, "and marked")
        rulers = run("[...document.querySelectorAll('#picture .rulers')].filter((rulers) => getComputedStyle(rulers).display !== 'none').length")
        self.expect(rulers == 1, f"and the proposal is there once, not {rulers} times")
        if not all(self.fixed()):
            run(f"document.querySelector('{SLIDER}').focus()")
            said = run("document.querySelector('#difference').textContent")
            browser.press("Home")
            self.expect(run("document.querySelectorAll('#picture .culprit').length") == 0
                        and run("document.querySelector('#difference').textContent") != said,
                        "what is true of the scene's own proposal is said of no other one")
            run("document.querySelector('#reset').click()")
            browser.settle()
            self.expect(run("document.querySelector('#difference').textContent") == said, "and again when it is back")
        place = "document.querySelector('#picture .knife-line').getAttribute('x1')"
        before = run(place)
        run("document.querySelector('#knife').focus()")
        for _ in range(5):
            browser.press("ArrowLeft")
        self.expect(run(place) != before, "the knife moves")
        for value in (0, 50, 100):
            run(f"(() => {{ const knife = document.querySelector('#knife'); knife.value = {value}; knife.dispatchEvent(new Event('input')); }})()")
            browser.settle()
            # The middle of a thumb of 16 pixels.
            thumb, line = run("""(() => {
              const knife = document.querySelector('#knife'), box = knife.getBoundingClientRect(), line = document.querySelector('#picture .knife-line').getBoundingClientRect();
              return [box.left + 8 + (box.width - 16) * knife.value / 100, line.left + line.width / 2];
            })()""")
            self.expect(abs(thumb - line) <= 1, f"the knife is above its thumb: {line} and {thumb}")
        self.accessible("comparison")
        self.shot("comparison")
        run("document.querySelector('#panels button').click()")
        browser.settle()

    def appearances(self):
        ink = "getComputedStyle(document.body).color.match(/\\d+/g).map(Number)[0]"
        self.open(self.page, prefers_color_scheme="dark")
        self.expect(self.browser.run(ink) > 180, "the ink is light in dark appearance")
        self.accessible("dark")
        self.shot("dark")
        self.browser.run("document.querySelector('#appearance').click()")
        self.expect(self.browser.run(ink) < 80, "the switch goes back to light")
        self.quiet()

    def narrow(self):
        self.open(self.page, 360, 740)
        wide = self.browser.run("document.documentElement.scrollWidth")
        self.expect(wide <= 360, f"it is {wide} pixels wide on a phone")
        if not all(self.fixed()):
            line = "document.querySelector('#change')"
            self.browser.run(f"document.querySelector('{SLIDER}').focus()")
            self.browser.press("Home")
            for _ in range(16):
                self.browser.press("PageUp")
                self.browser.settle()
                said = self.browser.run(f"{line}.textContent")
                self.expect(self.browser.run(f"{line}.scrollWidth <= {line}.clientWidth"), f"on a phone the change can be read: {said}")
            self.browser.run("document.querySelector('#reset').click()")
            self.browser.settle()
        order = self.browser.run("['#track-card', '#detail', '#steps-card'].map((card) => document.querySelector(card)).filter((card) => card.checkVisibility()).map((card) => card.getBoundingClientRect().top)")
        self.expect(order == sorted(order), f"what is to be known of a view is between the picture and the steps: {order}")
        self.browser.run("(document.querySelector('#tree .selected')?.click(), scrollTo(0, 0))")
        self.browser.settle()
        box = self.browser.run("(() => { const box = [...document.querySelectorAll('#picture .outline')].map((box) => box.getBoundingClientRect()).filter((box) => box.width > 8 && box.height > 8 && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest('#picture')).at(-1); return box && [box.left + box.width / 2, box.top + box.height / 2]; })()")
        if box and self.browser.run("document.querySelector('#stage').checkVisibility()"):
            self.browser.click(*box)
            self.browser.settle()
            seen = self.browser.run("(() => { const box = document.querySelector('#detail').getBoundingClientRect(); return document.querySelector('#detail h2') && box.top >= 0 && box.bottom <= innerHeight + 1; })()")
            self.expect(seen, "a tap on a view brings its reason into the window")
        self.accessible("narrow")
        self.shot("narrow")
        self.quiet()

    def still(self):
        shown = "document.querySelector('#still svg').getBoundingClientRect().height"
        self.browser.send("Emulation.setScriptExecutionDisabled", value=True)
        self.open(self.page, has_script=False)
        self.expect(self.browser.run(shown) > 20, "without script it is the still")
        self.expect(self.browser.run("getComputedStyle(document.querySelector('#app')).display") == "none", "and nothing else")
        self.shot("still")
        self.browser.send("Emulation.setScriptExecutionDisabled", value=False)
        self.open(self.page, kind="print")
        self.expect(self.browser.run(shown) > 20, "on paper it is the still")
        self.expect(not self.browser.run("['#tools', '#stage', '#track', '#tree', '#code-card', '#steps-card'].some((name) => document.querySelector(name).checkVisibility())"),
                    "and nothing else on paper")

    def speed(self):
        """When the first picture is there, and what a frame costs the main thread while dragging, in milliseconds."""
        first = 1e9
        # The quickest of a few: the machine may be busy.
        for _ in range(5):
            self.open(self.page)
            first = min(first, self.browser.run("performance.getEntriesByName('first-picture')[0].startTime"))
            if first <= 300:
                break
        self.expect(first <= 300, f"the first picture takes {first:.0f} ms")
        views = self.browser.run("document.querySelectorAll('#tree [role=treeitem]').length")
        count = 90
        before = self.browser.work()
        self.browser.run("""new Promise((done) => {
          const slider = document.querySelector('#slider');
          const press = (key) => slider.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
          let frames = 0;
          press('Home');
          const frame = () => {
            frames += 1;
            if (frames > COUNT) return done();
            press(frames % 120 < 60 ? 'ArrowRight' : 'ArrowLeft');
            requestAnimationFrame(frame);
          };
          requestAnimationFrame(frame);
        })""".replace("COUNT", str(count)))
        each = (self.browser.work() - before) / count
        self.expect(each <= 1000 / 60, f"with {views} views a frame takes {each:.1f} ms while dragging")
        return first, views, each

    def index(self, count):
        run = self.browser.run
        self.open("index")
        pictures = "[...document.images].every((image) => image.complete && image.naturalWidth > 0)"
        run("for (const image of document.images) image.loading = 'eager'")
        run("Promise.all([...document.images].map((image) => image.decode().catch(() => 0)))")
        self.expect(run(pictures), "every still is there")
        items = "document.querySelectorAll('li:not([hidden])').length"
        self.expect(run(items) >= count, f"the index has {run(items)} of {count} figures")
        word = run("document.querySelector('li').dataset.name")
        run(f"(() => {{ const search = document.querySelector('#search'); search.value = {json.dumps(word)};"
            " search.dispatchEvent(new Event('input')); })()")
        self.expect(1 <= run(items) <= max(1, run("document.querySelectorAll('li').length") - 1), "a search finds a figure by its name")
        self.expect("#find=" in run("location.href"), "and can be linked")
        run("(() => { const search = document.querySelector('#search'); search.value = 'HStack'; search.dispatchEvent(new Event('input')); })()")
        self.expect(run(items) >= 1, "one by the name of a view finds it")
        self.expect(run("[...document.querySelectorAll('.words strong')].every((word) => getComputedStyle(word).display === 'inline')"),
                    "bold words of captions stay in their sentences")
        self.browser.open(run("document.querySelector('li a').href"))
        self.browser.settle()
        self.expect(run("document.querySelector('#back').checkVisibility() && document.querySelector('#back').href.endsWith('/index.html')"),
                    "and its page leads back")
        self.open("index")
        run("(() => { const search = document.querySelector('#search'); search.value = 'no such words'; search.dispatchEvent(new Event('input')); })()")
        self.expect(run(items) == 0 and not run("document.querySelector('#none').hidden"), "one that finds nothing says so")
        run("document.querySelector('#search').focus()")
        self.browser.press("Escape")
        self.expect("#find=" not in run("location.href") and run(items) >= count, "Escape shows all again, also in the address")
        self.browser.open("about:blank")
        self.browser.open(f"file://{self.folder}/index.html#find=%E0%A4%A")
        self.browser.settle()
        self.expect(run(items) >= count and run("document.querySelector('#find').checkVisibility()"), "an address that was cut still searches")
        # The stills are files of the site.
        for problem in self.browser.problems():
            self.expect(problem.startswith("request: "), problem)
        self.accessible("index")
        self.open("index", 360, 740, prefers_color_scheme="dark")
        self.expect(run("document.documentElement.scrollWidth") <= 360, "the index fits a phone")
        self.accessible("index, narrow and dark")
        self.shot("narrow")
        self.open("index")
        self.shot("light")

    def all(self, name):
        self.open(name)
        self.quiet()
        if self.browser.run("document.querySelector('#tree').children.length") == 0:
            self.expect(False, "there is no view")
            return None
        speed = self.speed()
        self.browser.run("document.querySelector('#reset').click()")
        self.browser.settle()
        self.accessible("light")
        alt = self.browser.run("document.querySelector('#still svg').getAttribute('aria-label')")
        nodes = self.browser.send("Accessibility.getFullAXTree")["nodes"]
        self.expect(any(alt[:60] in str(node.get("description", "")) for node in nodes), "the picture is described by the alt text")
        self.shot("light")
        self.dragging()
        self.both()
        self.telling()
        self.keys()
        self.touching()
        self.selection()
        self.pointing()
        self.reading()
        self.code()
        self.levels()
        self.names()
        self.steps()
        self.containers()
        self.comparison()
        self.accessible("after use")
        self.quiet()
        self.appearances()
        self.windows()
        self.narrow()
        self.still()
        return speed


def main():
    program, profile, folder, keep, *names = sys.argv[1:]
    browser = Browser(program, profile)
    tries = Tries(browser, folder, keep)
    tries.checks()
    if os.path.exists(os.path.join(folder, "index.html")):
        tries.index(len(names))
    for name in names:
        try:
            speed = tries.all(name)
        except Failure as failure:
            tries.wrong.append(f"{name}: {failure}")
            continue
        if speed:
            print(f"{name}: first picture {speed[0]:.0f} ms, {speed[1]} views, {speed[2]:.1f} ms a frame", file=sys.stderr)
    browser.close()
    for wrong in tries.wrong:
        print(wrong, file=sys.stderr)
    print(f"explorable: {tries.count - len(tries.wrong)} of {tries.count} tries passed on {len(names)} pages.", file=sys.stderr)
    return 1 if tries.wrong else 0


sys.exit(main())
