"""Runs what scripts/bench measures and prints it: bench.py PRODUCTS PEERS [--rounds N] [--json] [--write]."""

import argparse
import json
import math
import os
import platform
import re
import shutil
import statistics
import subprocess
import tempfile
import time

from programs import Failure, ask, cpu
from rows import Row, table

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(HERE)))
# A long-lived program, as a worker is, keeps the memory it has been given; so do the peers.
KEPT = {**os.environ, "MALLOC_TRIM_THRESHOLD_": "1000000000", "MALLOC_MMAP_THRESHOLD_": "1000000000",
        "MALLOC_TOP_PAD_": "67108864"}


class Bench:
    def __init__(self, products, peers, rounds):
        self.ours = os.path.join(products, "Benchmarks")
        self.scenes = os.path.join(products, "scenes")
        self.python = os.path.join(peers, "python", "bin", "python")
        self.rounds, self.rows, self.missing = rounds, [], []

    def add(self, *arguments, **options):
        self.rows.append(Row(*arguments, **options))

    def told(self, *arguments, environment=None):
        """What our own program prints; without it nothing is worth measuring."""
        try:
            return ask([self.ours, *map(str, arguments)], environment=environment)
        except Failure as failure:
            raise SystemExit(f"Benchmarks {' '.join(map(str, arguments))} {failure}.")

    def layout(self, tree, size, *more, rounds=5):
        return self.told("layout", tree, size, rounds, *more, environment=KEPT)

    def over(self, mine, other):
        """A node's time in one layout over a node's in another, both in turn in one process: the median of several
        processes, each of which has its memory elsewhere; and how many nodes both have."""
        found = [self.layout(*mine[:2], *mine[2:], "over", other[0], str(other[1]), *other[2:], rounds=9)
                 for _ in range(self.rounds)]
        return statistics.median(f["ratio"] for f in found), found[0]["nodes"], found[0]["nodesOfOther"]

    def against(self, title, engine, tree, size, rounds, must=None, aim=None, traced=False, times=1):
        """Adds the median of our time over a peer's, in turn, `times` as often as other comparisons; `tree` is ours
        and its, or ours with another of its."""
        name, peer = {"yoga": ("pyyoga", "yoga"), "taffy": ("stretchable", "taffy")}[engine]
        mine, theirs = tree if isinstance(tree, tuple) else (tree, tree)
        title = f"{title} / {name}"
        given = json.dumps(self.told("texts", size)) if theirs == "measured" else None
        command = [self.python, os.path.join(HERE, "peers.py"), peer, theirs, str(size), str(rounds)]
        ratios = []
        for _ in range(times * self.rounds):
            ours = self.layout(mine, size, *(["trace"] if traced else []), rounds=rounds)
            try:
                found = ask(command, given, KEPT)
            except Failure as failure:
                self.missing.append(f"{title} ({name} {failure})")
                return self.add(title, None, must=must, aim=aim, why=f"{name} {failure}")
            # The same boxes in the same places, or it is no comparison.
            if (mine, theirs) == ("measured", "measured") and abs(ours["checksum"] / found["checksum"] - 1) > 1e-6:
                raise SystemExit(f"{name} lays {mine} {size} out otherwise: {found['checksum']}, not {ours['checksum']}")
            ratios.append(ours["ns"] / found["ns"])
        self.add(title, statistics.median(ratios), must=must, aim=aim)

    def layouts(self):
        sizes = [("wide", 1000), ("wide", 10000), ("balanced", 5), ("balanced", 8), ("cards", 100), ("cards", 1000),
                 ("deep", 16), ("deep", 100), ("deep", 1000), ("deep", 10000)]
        for tree, size in sizes:
            self.add(f"layout of {tree} {size}", self.layout(tree, size)["ns"], "ns/node")
        # Those that take milliseconds more often: a machine's pace changes between two programs.
        self.against("wide 10000", "yoga", "wide", 10000, 7, 0.25, 0.10, times=3)
        self.against("balanced 5", "yoga", "balanced", 5, 15, 0.15, 0.05, times=3)
        self.against("balanced 8", "yoga", "balanced", 8, 3, 0.07, 0.02, times=2)
        self.against("cards, texts measured before, 1000", "yoga", "measured", 1000, 7, 0.35, 0.15, times=3)
        self.against("cards, texts measured by us, known to the other, 1000", "yoga", ("cards", "measured"), 1000, 7)
        self.against("deep 16", "taffy", "deep", 16, 25, 0.2, 0.06, times=3)
        self.against("deep 1000", "taffy", "deep", 1000, 7, 0.9, 0.1)
        self.against("wide 10000", "taffy", "wide", 10000, 3)
        # As figures take it: every layout is asked and a trace is kept.
        self.against("as for a figure, with a trace: wide 10000", "yoga", "wide", 10000, 7, traced=True)
        self.against("as for a figure, with a trace: balanced 5", "yoga", "balanced", 5, 15, traced=True)
        self.against("as for a figure, with a trace: cards, texts measured before, 1000", "yoga", "measured", 1000, 7,
                     traced=True)
        self.against("as for a figure, with a trace: deep 16", "taffy", "deep", 16, 51, traced=True)

        for tree, small, large in [("wide", 1000, 10000), ("balanced", 5, 8), ("cards", 100, 1000)]:
            ratio, many, few = self.over((tree, large), (tree, small))
            self.add(f"growth of {tree}, exponent", 1 + math.log(ratio) / math.log(many / few), must=1.1, aim=1.03)
        ratio, _, _ = self.over(("deep", 1000), ("deep", 100))
        self.add("ns/node of deep 1000 / deep 100", ratio, must=2, aim=1.1)
        for tree, size, bounds in [("wide", 10000, (300, 150)), ("balanced", 8, (300, 150)),
                                   ("deep", 1000, (300, 150)), ("cards", 1000, (300, 150))]:
            # Memory that is kept for later is none of a tree's.
            result = self.told("layout", tree, size, 1)
            self.add(f"memory of a laid-out node, {tree} {size}", result["bytesPerNode"], "B", *bounds)
            self.add(f"… of a view of it, of which a node has {result['views'] / result['nodes']:.2f}",
                     result["bytesPerView"], "B")
        for name, more, must, aim in [("user-written stacks / built-in", "user", 1.3, 1.0),
                                      ("tracing on / off", "trace", 1.5, 1.2)]:
            # As they are, and with every layout asked on both sides: what the protocol and the trace cost by themselves.
            for how, options in [("", []), (", layouts asked in both", ["asked"])]:
                for tree, size in [("wide", 10000), ("balanced", 5)]:
                    ratio, _, _ = self.over((tree, size, more, *options), (tree, size, *options))
                    self.add(f"{name}, {tree} {size}{how}", ratio, must=must, aim=aim)
        for tree, size in [("wide", 10000), ("balanced", 5), ("cards", 1000)]:
            ratio, _, _ = self.over((tree, size), (tree, size, "asked"))
            self.add(f"answers by rules / layouts asked, {tree} {size}", ratio)

    def encoders(self):
        for size in ["big", "small"]:
            found = self.told("encode", size, 3 * self.rounds)
            for name in ["ours", "cairo", "libpng", "libpng1"]:
                title = {"ours": "our encoder", "cairo": "cairo's writer", "libpng": "libpng's defaults",
                         "libpng1": "libpng, level 1, no filter"}[name]
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

    def figures(self):
        stages = self.told("stages", self.rounds)
        for name in ["resolve and layout", "resolve", "layout", "annotate", "paint", "encode", "whole figure"]:
            self.add(f"an annotated figure, warm: {name}", stages[name] * 1000, "ms")
        for size in ["big", "small"]:
            found = self.told("draw", size, self.rounds * 3)
            self.add(f"paint and encode alone, a core, {size}", 1 / found["total"], "figures/s")
        for size, must, aim in [("big", 80, 115), ("small", 250, 310)]:
            found = self.told("floor", size, self.rounds * 3)
            # The same picture but for the edges of letters, or it is no comparison.
            if found["apart"] > 0.01:
                raise SystemExit(f"the {size} scene and its picture by hand have {found['apart']:.1%} pixels apart")
            self.add(f"scene to PNG, a core, {size}", 1 / found["ours"], "figures/s", must, aim, True)
            self.add(f"a plain figure by hand in C, {size}", found["floor"] * 1000, "ms")
            self.add(f"scene to PNG / by hand in C, {size}", found["ratio"], must=1.8, aim=1.3)
            self.typst(size)

    def typst(self, size):
        """The same boxes and labels by typst, both from their source to a PNG, warm, each with words not met before."""
        command = [self.python, os.path.join(HERE, "typst_peer.py"), size, "9"]
        title = f"scene to PNG / typst, {size}"
        ratios, times = [], []
        for _ in range(self.rounds):
            try:
                theirs = ask(command, environment=KEPT)
            except Failure as failure:
                self.missing.append(f"{title} (typst {failure})")
                return self.add(title, None, must=0.4, aim=0.25, why=f"typst {failure}")
            times.append(theirs["seconds"])
            ratios.append(self.told("floor", size, 9)["ours"] / theirs["seconds"])
        self.add(f"the same by typst, its compiler kept, {size}", statistics.median(times) * 1000, "ms")
        self.add(title, statistics.median(ratios), must=0.4, aim=0.25)

    def starts(self):
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
            # A start is short: three times as many rounds.
            for _ in range(3 * self.rounds):
                mine = cpu(render + [folder + "/png"])[0]
                theirs = cpu(["rsvg-convert", "--zoom", "2", "-o", folder + "/r.png", svg])[0]
                times.append(mine * 1000)
                ratios.append(mine / theirs)
            self.add("cold scenes render of one figure", statistics.median(times), "ms")
            self.add("cold scenes render / rsvg-convert", statistics.median(ratios), must=0.6, aim=0.3)

    def batches(self):
        with tempfile.TemporaryDirectory() as folder:
            seconds = {}
            for jobs in ["1", "2"]:
                laps = []
                for _ in range(3):
                    start = time.monotonic()
                    cpu([self.scenes, "render", "--force", "--quiet", "--jobs", jobs, "--output", folder])
                    laps.append(time.monotonic() - start)
                seconds[jobs] = statistics.median(laps)
            count = sum(f.endswith(".png") for _, _, fs in os.walk(folder) for f in fs)
            self.add(f"the gallery, {count} figures, one process", count / seconds["1"], "figures/s")
            self.add("speed-up of two processes", seconds["1"] / seconds["2"], "", 1.7, 1.9, True)
        for scale, title, must, aim in [("2", "", 45, 30), ("1", ", one pixel a point", None, None)]:
            with tempfile.TemporaryDirectory() as folder:
                # With a limit of memory a worker forgets its peak before each figure, and the system tells the last one's.
                _, held = cpu([self.scenes, "render", "--force", "--quiet", "--jobs", "1", "--memory", "0",
                               "--scale", scale, "--output", folder])
            self.add(f"most memory held by a worker that draws the gallery{title}", held, "MB", must, aim)

    def run(self):
        for part in [self.layouts, self.encoders, self.figures, self.starts, self.batches]:
            part()


def versions(bench):
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout.split("\n")[0]
    module = lambda name: subprocess.run(
        ["pkg-config", "--modversion", name], capture_output=True, text=True).stdout.strip()
    cpus = re.findall(r"model name\s*: (.*)", open("/proc/cpuinfo").read()) if os.path.exists("/proc/cpuinfo") else []
    machine = f"{len(cpus)} × {cpus[0]}" if cpus else platform.machine()
    libraries = ", ".join(f"{name} {module(name)}" for name in ["cairo", "pango", "libpng"])
    return f"{machine}, {platform.system()}; {swift}; {libraries}; pyyoga 0.1.0, stretchable 1.1.8, typst 0.15.0, pyoxipng 9.1.1"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("products")
    parser.add_argument("peers")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    bench = Bench(options.products, options.peers, options.rounds)
    bench.run()
    if options.json:
        print(json.dumps([row.fields() for row in bench.rows], indent=1))
    else:
        print(table(bench.rows))
    if options.write:
        missing = f"\nMissing: {'; '.join(sorted(set(bench.missing)))}.\n" if bench.missing else ""
        path = os.path.join(ROOT, "docs", "Benchmarks.md")
        document, reasons = (open(os.path.join(HERE, name)).read().strip() for name in ["document.md", "reasons.md"])
        with open(path + ".partial", "w") as file:
            file.write(document.format(
                versions=versions(bench), table=table(bench.rows), missing=missing, reasons=reasons) + "\n")
        os.rename(path + ".partial", path)


main()
