"""What scripts/bench measures: each a generator that does one of its rounds at a time and adds its rows at the end."""

import json
import math
import os
import shutil
import statistics
import subprocess
import tempfile
import time

from programs import Failure, ask, cpu
from rows import Row

HERE = os.path.dirname(os.path.abspath(__file__))
# A long-lived program, as a worker is, keeps the memory it has been given; so do the peers.
KEPT = {**os.environ, "MALLOC_TRIM_THRESHOLD_": "1000000000", "MALLOC_MMAP_THRESHOLD_": "1000000000",
        "MALLOC_TOP_PAD_": "67108864"}
ENCODERS = {"ours": "our encoder", "cairo": "cairo's writer", "libpng": "libpng's defaults",
            "libpng1": "libpng, level 1, no filter"}
STAGES = ["resolve and layout", "resolve", "layout", "annotate", "paint", "encode", "whole figure"]


class Bench:
    def __init__(self, products, peers, rounds):
        self.ours = os.path.join(products, "Benchmarks")
        self.scenes = os.path.join(products, "scenes")
        self.python = os.path.join(peers, "python", "bin", "python")
        self.rounds, self.rows, self.missing = rounds, [], []

    def run(self):
        """All measures a round at a time: a machine's pace changes within minutes, and so no measure has only a quick
        minute or a slow one, and two runs are of the same machine."""
        running = [(measure, []) for measure in [
            *self.layouts(), *self.encoders(), *self.figures(), self.start(), self.batch(), *self.memories()]]
        done = [rows for _, rows in running]
        while running:
            for item in list(running):
                measure, self.rows = item
                if next(measure, "finished") == "finished":
                    running.remove(item)
        self.rows = [row for rows in done for row in rows]

    def add(self, *arguments, **options):
        self.rows.append(Row(*arguments, **options))

    def told(self, *arguments, environment=None):
        """What our own program prints; without it nothing is worth measuring."""
        try:
            return ask([self.ours, *map(str, arguments)], environment=environment)
        except Failure as failure:
            raise SystemExit(f"Benchmarks {' '.join(map(str, arguments))} {failure}.")

    def measured(self, *arguments, times=3):
        """What our own program prints, `times` a round: of each time the least, for what else a machine does only adds
        to it, and the median of the ratio of two that were taken in turn."""
        found = []
        for _ in range(self.rounds):
            found += [self.told(*arguments) for _ in range(times)]
            yield
        return {name: (statistics.median if name == "ratio" else min)(one[name] for one in found) for name in found[0]}

    # Layout

    def layouts(self):
        sizes = [("wide", 1000), ("wide", 10000), ("balanced", 5), ("balanced", 8), ("cards", 100), ("cards", 1000),
                 ("deep", 16), ("deep", 100), ("deep", 1000), ("deep", 10000)]
        traced = "as for a figure, with a trace: "
        trees = {"wide": (1000, 10000), "balanced": (5, 8), "cards": (100, 1000)}
        return [
            *(self.alone(tree, size) for tree, size in sizes),
            # Those that take milliseconds more often.
            self.against("wide 10000", "yoga", "wide", 10000, 7, 0.25, 0.10, times=3),
            self.against("balanced 5", "yoga", "balanced", 5, 15, 0.15, 0.05, times=3),
            self.against("balanced 8", "yoga", "balanced", 8, 3, 0.07, 0.02, times=2),
            self.against("cards, texts measured before, 1000", "yoga", "measured", 1000, 7, 0.35, 0.15, times=3),
            self.against("cards, texts measured by us, known to the other, 1000", "yoga", ("cards", "measured"), 1000, 7),
            self.against("deep 16", "taffy", "deep", 16, 201, 0.2, 0.06, times=2),
            self.against("deep 1000", "taffy", "deep", 1000, 3, 0.9, 0.1, times=2),
            self.against("wide 10000", "taffy", "wide", 10000, 1),
            # As figures take it that tell of offers or reasons: every layout is asked and a trace is kept.
            self.against(traced + "wide 10000", "yoga", "wide", 10000, 7, traced=True),
            self.against(traced + "balanced 5", "yoga", "balanced", 5, 15, traced=True),
            self.against(traced + "cards, texts measured before, 1000", "yoga", "measured", 1000, 7, traced=True),
            self.against(traced + "deep 16", "taffy", "deep", 16, 51, traced=True),
            *(self.over(f"growth of {tree}, exponent", (tree, large), (tree, small), 1.1, 1.03, growth=True)
              for tree, (small, large) in trees.items()),
            self.over("ns/node of deep 1000 / deep 100", ("deep", 1000), ("deep", 100), 2, 1.1),
            *(self.memory(tree, size) for tree, size in [
                ("wide", 10000), ("balanced", 5), ("balanced", 8), ("deep", 1000), ("cards", 1000)]),
            # A user's stacks that say their sums, as ours do.
            *(self.over(f"user-written stacks with rules / built-in, {tree} {size}", (tree, size, "ruled"), (tree, size),
                        1.3, 1.0) for tree, size in [("wide", 10000), ("balanced", 5)]),
            # As they are, and with every layout asked on both sides: what the protocol and the trace cost by themselves.
            *(self.over(f"{name}, {tree} {size}{how}", (tree, size, more, *options), (tree, size, *options), must, aim)
              for name, more, must, aim in [("user-written stacks without rules / built-in", "user", 1.3, 1.0),
                                            ("tracing on / off", "trace", 1.5, 1.2)]
              for how, options in [("", []), (", layouts asked in both", ["asked"])]
              for tree, size in [("wide", 10000), ("balanced", 5)]),
            *(self.over(f"answers by rules / layouts asked, {tree} {size}", (tree, size), (tree, size, "asked"))
              for tree, size in [("wide", 10000), ("balanced", 5), ("cards", 1000)]),
        ]

    def layout(self, tree, size, *more, rounds=5):
        return self.told("layout", tree, size, rounds, *more, environment=KEPT)

    def alone(self, tree, size):
        times = []
        for _ in range(self.rounds):
            times.append(self.layout(tree, size)["ns"])
            yield
        self.add(f"layout of {tree} {size}", min(times), "ns/node")

    def over(self, title, mine, other, must=None, aim=None, growth=False):
        """A node's time in one layout over a node's in another, both in turn in one process: the median of many
        processes, each of which has its memory elsewhere; or by what power it grows with the number of nodes."""
        found = []
        for _ in range(self.rounds):
            found += [self.layout(*mine, "over", *map(str, other), rounds=9) for _ in range(5)]
            yield
        ratio = statistics.median(one["ratio"] for one in found)
        if growth:
            ratio = 1 + math.log(ratio) / math.log(found[0]["nodes"] / found[0]["nodesOfOther"])
        self.add(title, ratio, must=must, aim=aim)

    def against(self, title, engine, tree, size, rounds, must=None, aim=None, traced=False, times=1):
        """The median of our time over a peer's, in turn, `times` as often as other comparisons; `tree` is ours and
        its, or ours with another of its."""
        name, peer = {"yoga": ("pyyoga", "yoga"), "taffy": ("stretchable", "taffy")}[engine]
        mine, theirs = tree if isinstance(tree, tuple) else (tree, tree)
        title = f"{title} / {name}"
        given = json.dumps(self.told("texts", size)) if theirs == "measured" else None
        command = [self.python, os.path.join(HERE, "peers.py"), peer, theirs, str(size), str(rounds)]
        # Ours takes a moment, the other often seconds: before it and after it are of the same time.
        ours = lambda: [self.layout(mine, size, *(["trace"] if traced else []), rounds=rounds) for _ in range(2)]
        ratios = []
        for number in range(times * self.rounds):
            runs = ours()
            try:
                found = ask(command, given, KEPT)
            except Failure as failure:
                self.missing.append(f"{title} ({name} {failure})")
                return self.add(title, None, must=must, aim=aim, why=f"{name} {failure}")
            # The same boxes in the same places, or it is no comparison.
            if (mine, theirs) == ("measured", "measured") and abs(runs[0]["checksum"] / found["checksum"] - 1) > 1e-6:
                raise SystemExit(
                    f"{name} lays {mine} {size} out otherwise: {found['checksum']}, not {runs[0]['checksum']}")
            runs += ours()
            ratios.append(statistics.median(run["ns"] for run in runs) / found["ns"])
            if (number + 1) % times == 0:
                yield
        self.add(title, statistics.median(ratios), must=must, aim=aim)

    def memory(self, tree, size):
        # Memory that is kept for later is none of a tree's.
        result = self.told("layout", tree, size, 1)
        self.add(f"memory of a laid-out node, {tree} {size}", result["bytesPerNode"], "B", 300, 150)
        self.add(f"… of a view of it, of which a node has {result['views'] / result['nodes']:.2f}",
                 result["bytesPerView"], "B")
        yield

    # Encoders

    def encoders(self):
        return [self.encoder(size) for size in ["big", "small"]]

    def encoder(self, size):
        found = yield from self.measured("encode", size, 3)
        for name, title in ENCODERS.items():
            self.add(f"{title}, {size} figure ({found[name + 'Bytes']:,.0f} bytes)", found[name] * 1000, "ms")
        self.add(f"encode / cairo's writer, {size}", found["ratio"], must=0.10, aim=0.03)
        self.add(f"bytes / cairo's writer, {size}", found["oursBytes"] / found["cairoBytes"], must=1, aim=1)
        self.add(f"our encoder, smallest, {size} figure ({found['smallestBytes']:,.0f} bytes)",
                 found["smallest"] * 1000, "ms", 30, 30)
        self.smallest(size, found["smallestBytes"])

    def smallest(self, size, ours):
        """The smallest file against what others make of the same picture."""
        with tempfile.TemporaryDirectory() as folder:
            source, target = os.path.join(folder, "a.png"), os.path.join(folder, "b.png")
            with open(source, "wb") as file:
                subprocess.run([self.ours, "png", size], stdout=file, check=True)
            oxipng = ("import oxipng, sys; oxipng.optimize(sys.argv[1], sys.argv[2], level=4)")
            for name, command, must, aim in [
                ("oxipng -o4", [self.python, "-c", oxipng, source, target], 1.12, 1.05),
                ("optipng -o5", ["optipng", "-quiet", "-o5", "-out", target, source], None, None),
                ("zopflipng", ["zopflipng", "-y", source, target], None, None),
            ]:
                if os.path.exists(target):
                    os.remove(target)
                if shutil.which(command[0]):
                    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                if not os.path.exists(target):
                    self.missing.append(name)
                    continue
                self.add(f"bytes of the smallest / {name}, {size}", ours / os.path.getsize(target), must=must, aim=aim)

    # Figures

    def figures(self):
        return [self.stages(), *(self.drawing(size) for size in ["big", "small"]),
                self.picture("big", 80, 115), self.picture("small", 250, 310)]

    def stages(self):
        found = yield from self.measured("stages", 3)
        for name in STAGES:
            self.add(f"an annotated figure, warm: {name}", found[name] * 1000, "ms")

    def drawing(self, size):
        found = yield from self.measured("draw", size, 5)
        self.add(f"paint and encode alone, a core, {size}", 1 / found["total"], "figures/s")

    def picture(self, size, must, aim):
        """The same boxes and labels from a scene, by hand in C and by typst, warm, each with words not met before."""
        command = [self.python, os.path.join(HERE, "typst_peer.py"), size, "9"]
        found, times, failure = [], [], None
        for _ in range(self.rounds):
            for _ in range(5):
                found.append(self.told("floor", size, 9))
                # The same picture but for the edges of letters, or it is no comparison.
                if found[-1]["apart"] > 0.01:
                    raise SystemExit(
                        f"the {size} scene and its picture by hand have {found[-1]['apart']:.1%} pixels apart")
                try:
                    times.append(None if failure else ask(command, environment=KEPT))
                except Failure as reason:
                    failure = reason
            yield
        least = lambda name: min(one[name] for one in found)
        self.add(f"scene to PNG, a core, {size}, the quickest", 1 / least("ours"), "figures/s", must, aim, True)
        self.add(f"a plain figure by hand in C, {size}", least("floor") * 1000, "ms")
        self.add(f"scene to PNG / by hand in C, {size}", statistics.median(one["ratio"] for one in found),
                 must=1.8, aim=1.3)
        for way, words in [("kept", "its compiler kept"), ("anew", "a compiler for each")]:
            title = f"scene to PNG / typst, {words}, {size}"
            if failure:
                self.missing.append(f"{title} (typst {failure})")
                self.add(title, None, must=0.4, aim=0.25, why=f"typst {failure}")
                continue
            self.add(
                f"the same by typst, {words}, {size}", min(one[way] for one in times) * 1000, "ms")
            ratio = statistics.median(ours["ours"] / its[way] for ours, its in zip(found, times))
            self.add(title, ratio, must=0.4, aim=0.25)

    # Programs

    def start(self):
        with tempfile.TemporaryDirectory() as folder:
            name = "alignments/feet"
            render = [self.scenes, "render", name, "--force", "--quiet", "--scale", "2", "--output"]
            if cpu(render + [folder + "/svg", "--format", "svg"]) is None:
                return
            svg = next(os.path.join(d, f) for d, _, fs in os.walk(folder) for f in fs if f.endswith(".svg"))
            if not shutil.which("rsvg-convert"):
                self.missing.append("rsvg-convert")
                return
            times, ratios = [], []
            for _ in range(self.rounds):
                # A start is short.
                for _ in range(9):
                    mine = cpu(render + [folder + "/png"])[0]
                    theirs = cpu(["rsvg-convert", "--zoom", "2", "-o", folder + "/r.png", svg])[0]
                    times.append(mine * 1000)
                    ratios.append(mine / theirs)
                yield
            self.add("cold scenes render of one figure", min(times), "ms")
            self.add("cold scenes render / rsvg-convert", statistics.median(ratios), must=0.6, aim=0.3)

    def batch(self):
        with tempfile.TemporaryDirectory() as folder:
            laps = {"1": [], "2": []}
            for _ in range(self.rounds):
                for jobs in laps:
                    start = time.monotonic()
                    cpu([self.scenes, "render", "--force", "--quiet", "--jobs", jobs, "--output", folder])
                    laps[jobs].append(time.monotonic() - start)
                yield
            count = sum(f.endswith(".png") for _, _, fs in os.walk(folder) for f in fs)
            self.add(f"the gallery, {count} figures, one process", count / statistics.median(laps["1"]), "figures/s")
            self.add("speed-up of two processes", statistics.median(one / two for one, two in zip(*laps.values())), "",
                     1.7, 1.9, True)

    def memories(self):
        return [self.held("2", "", 45, 30), self.held("1", ", one pixel a point", None, None)]

    def held(self, scale, title, must, aim):
        found = []
        with tempfile.TemporaryDirectory() as folder:
            for _ in range(self.rounds):
                # With a limit of memory a worker forgets its peak before each figure, and the system tells the last one's.
                found.append(cpu([self.scenes, "render", "--force", "--quiet", "--jobs", "1", "--memory", "0",
                                  "--scale", scale, "--output", folder])[1])
                yield
        self.add(f"most memory held by a worker that draws the gallery{title}", statistics.median(found), "MB", must, aim)
