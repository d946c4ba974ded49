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

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(HERE)))
LIMIT = 60
# A long-lived program, as a worker is, keeps the memory it has been given; so do the peers.
KEPT = {**os.environ, "MALLOC_TRIM_THRESHOLD_": "1000000000", "MALLOC_MMAP_THRESHOLD_": "1000000000",
        "MALLOC_TOP_PAD_": "67108864"}


class Row:
    def __init__(self, name, value, unit="", must=None, aim=None, least=False):
        self.name, self.value, self.unit, self.must, self.aim, self.least = name, value, unit, must, aim, least

    def mark(self):
        if self.value is None:
            return "did not finish"
        reaches = lambda bound: bound is not None and (self.value >= bound if self.least else self.value <= bound)
        if self.must is None:
            return ""
        return "aim" if reaches(self.aim) else "must" if reaches(self.must) else "missed"

    def cells(self):
        value = "–" if self.value is None else f"{self.value:,.3g}" if self.value < 100 else f"{self.value:,.0f}"
        bound = lambda b: "" if b is None else f"{'≥' if self.least else '≤'} {b:g}"
        return [self.name, f"{value} {self.unit}".strip(), bound(self.must), bound(self.aim), self.mark()]


def ask(command, given=None, environment=None):
    """The JSON a program prints, `given` some input; nothing when it fails or takes longer than allowed."""
    try:
        done = subprocess.run(command, capture_output=True, timeout=LIMIT, text=True, input=given, env=environment)
        return json.loads(done.stdout) if done.returncode == 0 else None
    except (subprocess.TimeoutExpired, ValueError, OSError):
        return None


def cpu(command, directory=None):
    """Seconds of the processor a program takes, and the most memory it held in MB."""
    pid = os.posix_spawnp(command[0], command, os.environ,
                          file_actions=[(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
                                        (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0)])
    _, status, usage = os.wait4(pid, 0)
    if status != 0:
        return None
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


class Bench:
    def __init__(self, products, peers, rounds):
        self.ours = os.path.join(products, "Benchmarks")
        self.scenes = os.path.join(products, "scenes")
        self.python = os.path.join(peers, "python", "bin", "python")
        self.rounds, self.rows, self.missing = rounds, [], []

    def add(self, *arguments, **options):
        self.rows.append(Row(*arguments, **options))

    def layout(self, tree, size, *more, rounds=5):
        return ask([self.ours, "layout", tree, str(size), str(rounds), *more], environment=KEPT)

    def over(self, mine, other):
        """A node's time in one layout over a node's in another, both in turn in one process: the median of several
        processes, each of which has its memory elsewhere; and how many nodes both have."""
        found = [self.layout(*mine[:2], *mine[2:], "over", other[0], str(other[1]), *other[2:], rounds=9)
                 for _ in range(self.rounds)]
        return statistics.median(f["ratio"] for f in found), found[0]["nodes"], found[0]["nodesOfOther"]

    def against(self, peer, tree, size, rounds):
        """The median of our time over the peer's, in turn; None where the peer does not finish."""
        ratios = []
        given = json.dumps(ask([self.ours, "texts", str(size)])) if tree == "measured" else None
        for _ in range(self.rounds):
            mine = self.layout(tree, size, rounds=rounds)
            theirs = ask([self.python, os.path.join(HERE, "peers.py"), peer, tree, str(size), str(rounds)], given, KEPT)
            if mine is None or theirs is None:
                return None
            # The same boxes in the same places, or it is no comparison.
            if tree == "measured" and abs(mine["checksum"] / theirs["checksum"] - 1) > 1e-6:
                raise SystemExit(f"{peer} lays {tree} {size} out otherwise: {theirs['checksum']}, not {mine['checksum']}")
            ratios.append(mine["ns"] / theirs["ns"])
        return statistics.median(ratios)

    def layouts(self):
        sizes = [("wide", 1000), ("wide", 10000), ("balanced", 5), ("balanced", 8), ("cards", 100), ("cards", 1000),
                 ("deep", 16), ("deep", 100), ("deep", 1000), ("deep", 10000)]
        for tree, size in sizes:
            result = self.layout(tree, size)
            self.add(f"layout of {tree} {size}", result and result["ns"], "ns/node")
        # Small trees more often, for their times are short.
        for name, peer, tree, size, rounds, must, aim in [
            ("pyyoga", "yoga", "wide", 10000, 7, 0.25, 0.10), ("pyyoga", "yoga", "balanced", 5, 15, 0.15, 0.05),
            ("pyyoga", "yoga", "balanced", 8, 3, 0.07, 0.02), ("pyyoga", "yoga", "measured", 1000, 7, 0.35, 0.15),
            ("stretchable", "taffy", "deep", 16, 51, 0.2, 0.06),
            ("stretchable", "taffy", "deep", 1000, 7, 0.9, 0.1), ("stretchable", "taffy", "wide", 10000, 3, None, None),
        ]:
            title = "cards, texts measured before," if tree == "measured" else tree
            self.add(f"{title} {size} / {name}", self.against(peer, tree, size, rounds), must=must, aim=aim)

        for tree, small, large in [("wide", 1000, 10000), ("balanced", 5, 8), ("cards", 100, 1000)]:
            ratio, many, few = self.over((tree, large), (tree, small))
            self.add(f"growth of {tree}, exponent", 1 + math.log(ratio) / math.log(many / few), must=1.1, aim=1.03)
        ratio, _, _ = self.over(("deep", 1000), ("deep", 100))
        self.add("ns/node of deep 1000 / deep 100", ratio, must=2, aim=1.1)
        for tree, size, bounds in [("wide", 10000, (300, 150)), ("balanced", 8, (None, None))]:
            # Memory that is kept for later is none of a tree's.
            result = ask([self.ours, "layout", tree, str(size), "1"])
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
            found = ask([self.ours, "encode", size, str(3 * self.rounds)])
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
        stages = ask([self.ours, "stages", str(self.rounds)])
        for name in ["resolve and layout", "resolve", "layout", "annotate", "paint", "encode", "whole figure"]:
            self.add(f"an annotated figure, warm: {name}", stages[name] * 1000, "ms")
        for size, must, aim in [("big", 80, 115), ("small", 250, 310)]:
            found = ask([self.ours, "draw", size, str(self.rounds * 3)])
            self.add(f"paint and encode, figures a second and core, {size}", 1 / found["total"], "", must, aim, True)
        for size in ["big", "small"]:
            found = ask([self.ours, "floor", size, str(self.rounds * 3)])
            # The same picture but for the edges of letters, or it is no comparison.
            if found["apart"] > 0.01:
                raise SystemExit(f"the {size} scene and its picture by hand have {found['apart']:.1%} pixels apart")
            self.add(f"a plain figure by hand in C, {size}", found["floor"] * 1000, "ms")
            self.add(f"scene to PNG / by hand in C, {size}", found["ratio"], must=1.8, aim=1.3)
        self.add("most memory held, warm worker", stages["peakBytes"] / 1e6, "MB", 45, 30)
        self.typst()

    def typst(self):
        """The same boxes and labels, drawn by typst, its compiler warm."""
        script = os.path.join(HERE, "typst_peer.py")
        for size in ["big", "small"]:
            ratios = []
            for _ in range(self.rounds):
                theirs = ask([self.python, script, size])
                mine = ask([self.ours, "draw", size, "7"])
                if not theirs:
                    self.missing.append("typst")
                    return
                ratios.append(mine["total"] / theirs["seconds"])
            self.add(f"paint and encode / typst, {size}", statistics.median(ratios), must=0.4, aim=0.25)

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

    def run(self):
        for part in [self.layouts, self.encoders, self.figures, self.starts, self.batches]:
            part()
        if any(row.value is None for row in self.rows if "pyyoga" in row.name or "stretchable" in row.name):
            self.missing.append("some peers did not finish within a minute")


def versions(bench):
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout.split("\n")[0]
    module = lambda name: subprocess.run(
        ["pkg-config", "--modversion", name], capture_output=True, text=True).stdout.strip()
    cpus = re.findall(r"model name\s*: (.*)", open("/proc/cpuinfo").read()) if os.path.exists("/proc/cpuinfo") else []
    machine = f"{len(cpus)} × {cpus[0]}" if cpus else platform.machine()
    libraries = ", ".join(f"{name} {module(name)}" for name in ["cairo", "pango", "libpng"])
    return f"{machine}, {platform.system()}; {swift}; {libraries}; pyyoga 0.1.0, stretchable 1.1.8, typst 0.15.0, pyoxipng 9.1.1"


def table(rows):
    head = ["measure", "value", "must", "aim", "reaches"]
    lines = ["| " + " | ".join(head) + " |", "| --- | ---: | --- | --- | --- |"]
    return "\n".join(lines + ["| " + " | ".join(row.cells()) + " |" for row in rows])


DOCUMENT = """# Benchmarks

What `scripts/bench --write` measured last. Ratios are medians of rounds in turn, in processor time, on trees and
pictures made anew for each; other numbers are of one machine at one time and say little elsewhere. *must* and *aim*
are the project's own bounds. Layouts, ours and others', are timed in processes that keep the memory they have had, as
workers do. Two of our own layouts are compared in turn within a process, nine times in each of as many processes as
there are rounds.

Machine and versions: {versions}.

{table}
{missing}
The trees: *wide n* is a row of n leaves of three kinds; *deep d* stacks in stacks, d levels; *balanced l* four children
to a stack, l levels; *cards m* a column of m cards with two lines of text. `Tests/Benchmarks/Trees.swift` makes them.
Flexbox engines solve another problem on the same boxes; they are what one would otherwise use. Texts of *cards* are
boxes of known sizes where pyyoga is compared, which would measure them by calls into Python, and the frames of both
add up to the same. The figure *by hand in C* is drawn with cairo and Pango and no more (`Tests/CFloor`), and both end in
our encoder. Not compared: resvg, matplotlib and browsers, which are slower than typst.

Built-in layouts whose axes have no part in each other are not asked but worked out (ARCHITECTURE.md, “What can be worked
out is not asked”). A user's layout is always asked, and so is every layout while a trace is kept. So two rows come
twice: as things are, and with every layout asked on both sides, which shows what the protocol and the trace cost by
themselves.

Every stream has to be read back by libpng as it was. `scripts/png` last tried 100,513 pictures, each by both encoders, to
show and to keep, and 10,513 others under the address sanitizer: all came back. The sanitizer had found one read past the
rows' end before, in the encoder of files to keep. How often a layout asks for memory is counted by `scripts/instructions`,
to the last one.

## What is missed, and why

{reasons}
"""


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
        print(json.dumps([dict(zip(["measure", "value", "unit", "must", "aim", "reaches"],
                                   [r.name, r.value, r.unit, r.must, r.aim, r.mark()])) for r in bench.rows], indent=1))
    else:
        print(table(bench.rows))
    if options.write:
        missing = f"\nMissing: {', '.join(sorted(set(bench.missing)))}.\n" if bench.missing else ""
        path = os.path.join(ROOT, "docs", "Benchmarks.md")
        with open(os.path.join(HERE, "reasons.md")) as file:
            reasons = file.read().strip()
        with open(path + ".partial", "w") as file:
            file.write(DOCUMENT.format(
                versions=versions(bench), table=table(bench.rows), missing=missing, reasons=reasons))
        os.rename(path + ".partial", path)


main()
