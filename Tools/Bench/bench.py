"""Measures the table of docs/Benchmarks.md: bench.py PRODUCTS PEERS [--rounds N] [--long] [--json] [--write]."""

import argparse
import json
import math
import os
import pathlib
import platform
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PAGE = ROOT / "docs" / "Benchmarks.md"
BEGIN, END = "<!-- begin: scripts/bench --write -->", "<!-- end -->"

# What today is compared with, and its instructions for the same figure: they hardly depend on the machine.
VERSION_0_1 = "e5dd47a"
FIGURE_INSTRUCTIONS = 143_189_756

# Ours and the peers keep freed memory, as a worker does.
KEEP_MEMORY = {**os.environ, "MALLOC_TRIM_THRESHOLD_": "1000000000", "MALLOC_MMAP_THRESHOLD_": "1000000000",
               "MALLOC_TOP_PAD_": "67108864"}


class Unavailable(Exception):
    """A program is not installed, or did not finish."""


class Row:
    """A line of the table: a value and its two bounds. `at_least` means that larger is better."""

    def __init__(self, title, must=None, aim=None, unit="", at_least=False):
        self.title, self.must, self.aim, self.unit, self.at_least = title, must, aim, unit, at_least
        self.value, self.reason = None, "not measured"

    def meets(self, bound):
        return self.value >= bound if self.at_least else self.value <= bound

    @property
    def verdict(self):
        if self.value is None:
            return self.reason
        return "aim" if self.meets(self.aim) else "must" if self.meets(self.must) else "missed"

    @property
    def cells(self):
        sign = "≥" if self.at_least else "≤"
        value = "–"
        if self.value is not None:
            value = f"{self.value:,.0f} {self.unit}" if self.value >= 100 else f"{self.value:.3g} {self.unit}"
        return [self.title, value.strip(), f"{sign} {self.must:g}", f"{sign} {self.aim:g}", self.verdict]


class Measure:
    """A sample function, called once a round, and the rows that show the medians of its results."""

    def __init__(self, sample, *rows, once=False):
        self.sample, self.rows, self.once, self.results = sample, rows, once, []

    def run_round(self):
        if self.once and self.results:
            return
        try:
            self.results.append(self.sample())
        except Unavailable as error:
            for row in self.rows:
                row.reason = str(error)

    def finish(self):
        for row, values in zip(self.rows, zip(*self.results)):
            row.value = statistics.median(values)


class Bench:
    def __init__(self, products, peers, long):
        self.program = f"{products}/Benchmarks"
        self.scenes = f"{products}/scenes"
        self.stress = f"{products}/StressCatalog"
        self.python = f"{peers}/python/bin/python"
        self.measures = [
            Measure(self.figure, Row("scene to PNG, warm, annotated: instructions / version 0.1", 1.15, 0.9), once=True),
            *(Measure(lambda size=size: self.encoder(size),
                      Row(f"encoding / cairo's writer, {size} figure", 0.10, 0.03),
                      Row(f"bytes / cairo's writer, {size} figure", 1, 1)) for size in ("big", "small")),
            self.against_yoga("wide", 10_000, 0.8, 0.4, repeats=3),
            self.against_yoga("balanced", 5, 0.35, 0.15, repeats=3),
            self.against_yoga("balanced", 8, 0.35, 0.15),
            self.against_yoga("measured", 1000, 0.12, 0.08, title="cards 1000, texts measured before"),
            *(Measure(lambda tree=tree, small=small, large=large: self.growth(tree, small, large),
                      Row(f"growth of {tree}, exponent", 1.1, 1.03))
              for tree, small, large in [("wide", 1000, 10_000), ("balanced", 5, 7), ("cards", 100, 1000)]),
            Measure(lambda: [self.compare(["deep", 1000], ["deep", 100])["ratio"]],
                    Row("time a node, deep 1000 / deep 100", 2, 1.1)),
            *(Measure(lambda tree=tree, size=size: [self.ask("layout", tree, size, 1, environment=None)["bytesPerNode"]],
                      Row(f"memory a node, {tree} {size}", 900, 500, "B"))
              for tree, size in [("wide", 10_000), ("balanced", 8), ("deep", 1000), ("cards", 1000)]),
            *(Measure(lambda tree=tree, size=size: [self.compare([tree, size, "trace"], [tree, size])["ratio"]],
                      Row(f"tracing on / off, {tree} {size}", 1.3, 1.1))
              for tree, size in [("wide", 10_000), ("balanced", 5)]),
            Measure(self.batch, Row("speed-up of two processes", 1.7, 1.9, at_least=True)),
        ]
        if long:
            self.measures += [
                Measure(self.many_scenes, Row("50,000 scenes: memory of the supervisor a scene", 2, 1, "KB"),
                        Row("50,000 scenes: a second run, unchanged", 20, 10, "s"), once=True),
                *(Measure(lambda kind=kind: [self.first_builds(kind)],
                          Row(f"first {kind} build of a dependent package: CPU / version 0.1", 0.8, 0.6), once=True)
                  for kind in ("debug", "release")),
            ]

    def run(self, rounds):
        """One round of every measure before the next round of any: the speed of a machine drifts."""
        for number in range(rounds):
            print(f"Round {number + 1} of {rounds}", file=sys.stderr)
            for measure in self.measures:
                measure.run_round()
        for measure in self.measures:
            measure.finish()
        return [row for measure in self.measures for row in measure.rows]

    def ask(self, *arguments, environment=KEEP_MEMORY):
        """What our program prints, as JSON."""
        return ask([self.program, *map(str, arguments)], environment=environment)

    def compare(self, mine, other):
        """Two layouts interleaved in one process; the median of five processes, which differ in memory layout."""
        runs = [self.ask("layout", *mine[:2], 9, *mine[2:], "over", *other) for _ in range(5)]
        return sorted(runs, key=lambda run: run["ratio"])[2]

    def growth(self, tree, small, large):
        run = self.compare([tree, large], [tree, small])
        return [1 + math.log(run["ratio"]) / math.log(run["nodes"] / run["nodesOfOther"])]

    def against_yoga(self, tree, size, must, aim, repeats=1, title=None):
        rounds = {("balanced", 5): 15, ("balanced", 8): 3}.get((tree, size), 7)
        peer = [self.python, str(HERE / "peers.py"), tree, str(size), str(rounds)]

        def ratio():
            texts = json.dumps(self.ask("texts", size)) if tree == "measured" else None
            ours = [self.ask("layout", tree, size, rounds) for _ in range(2)]
            theirs = ask(peer, texts)
            ours += [self.ask("layout", tree, size, rounds) for _ in range(2)]
            if tree == "measured" and abs(ours[0]["checksum"] / theirs["checksum"] - 1) > 1e-6:
                sys.exit(f"pyyoga places {tree} {size} differently: the comparison means nothing.")
            return statistics.median(run["ns"] for run in ours) / theirs["ns"]

        return Measure(lambda: [statistics.median(ratio() for _ in range(repeats))],
                       Row(f"layout of {title or f'{tree} {size}'} / pyyoga", must, aim))

    def encoder(self, size):
        runs = [self.ask("encode", size, 3, environment=None) for _ in range(3)]
        return [statistics.median(run["ratio"] for run in runs), runs[0]["oursBytes"] / runs[0]["cairoBytes"]]

    def figure(self):
        """Instructions of two warm figures, without the start of the program."""
        if not shutil.which("valgrind"):
            raise Unavailable("needs valgrind")
        with tempfile.TemporaryDirectory() as folder:
            # Valgrind cannot read all debug information.
            program = f"{folder}/Benchmarks"
            subprocess.run(["strip", "-g", "-o", program, self.program], check=True)

            def instructions(figures):
                command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, "figures", str(figures)]
                report = subprocess.run(command, capture_output=True, text=True, env=KEEP_MEMORY).stderr
                return int(re.search(r"Collected : (\d+)", report)[1])

            return [(instructions(3) - instructions(1)) / 2 / FIGURE_INSTRUCTIONS]

    def batch(self):
        with tempfile.TemporaryDirectory() as folder:
            def seconds(jobs):
                start = time.monotonic()
                subprocess.run([self.scenes, "render", "--force", "--quiet", "--jobs", str(jobs), "--output", folder],
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                return time.monotonic() - start
            return [seconds(1) / seconds(2)]

    def many_scenes(self):
        """The supervisor's memory above that of 50 scenes, and a second run."""
        def render(count, folder):
            command = [self.stress, "render", "--quiet", "--output", folder]
            start = time.monotonic()
            process = subprocess.Popen(command, env={**os.environ, "STRESS_SCENES": str(count)},
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            # VmHWM is the supervisor's own peak; wait4 would include its workers.
            peak = 0
            while process.poll() is None:
                try:
                    status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
                    peak = max(peak, *(int(kb) for kb in re.findall(r"VmHWM:\s+(\d+)", status)), 0)
                except OSError:
                    pass
                time.sleep(0.05)
            return peak, time.monotonic() - start

        with tempfile.TemporaryDirectory() as few, tempfile.TemporaryDirectory() as many:
            base, _ = render(50, few)
            peak, _ = render(50_000, many)
            _, second = render(50_000, many)
            return [(peak - base) / 50_000, second]

    def first_builds(self, configuration):
        """CPU time of a first build today, over that of version 0.1."""
        with tempfile.TemporaryDirectory() as old:
            archive = subprocess.run(["git", "-C", ROOT, "archive", VERSION_0_1], capture_output=True)
            if archive.returncode:
                raise Unavailable("needs the history")
            subprocess.run(["tar", "-x", "-C", old], input=archive.stdout, check=True)
            return self.build(ROOT, configuration) / self.build(old, configuration)

    def build(self, plumbline, configuration):
        """CPU seconds of the first build of a package that draws one scene."""
        with tempfile.TemporaryDirectory() as folder:
            sources = pathlib.Path(folder) / "Sources" / "Figures"
            sources.mkdir(parents=True)
            (sources.parent.parent / "Package.swift").write_text(
                '// swift-tools-version: 6.2\nimport PackageDescription\n\nlet package = Package(\n    name: "Figures",'
                f' platforms: [.macOS(.v15)], dependencies: [.package(name: "Plumbline", path: "{plumbline}")],\n    targets: '
                '[.executableTarget(name: "Figures", dependencies: [.product(name: "Plumbline", package: "Plumbline")])])\n')
            (sources / "Figures.swift").write_text(
                'import Plumbline\n\n@main\nstruct Figures: SceneCatalog {\n'
                '    static var scenes: [Scene] { Scene("hello") { Text("Hello") } }\n}\n')
            # Checkouts are not part of the build.
            subprocess.run(["swift", "package", "--package-path", folder, "resolve"], check=True, capture_output=True)
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run(["swift", "build", "--package-path", folder, "-c", configuration], check=True, capture_output=True)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def ask(command, given=None, environment=KEEP_MEMORY):
    """The JSON that a program prints."""
    try:
        done = subprocess.run(command, capture_output=True, timeout=60, text=True, input=given, env=environment)
    except subprocess.TimeoutExpired:
        raise Unavailable("takes over a minute")
    except OSError:
        raise Unavailable("not installed")
    if done.returncode:
        raise Unavailable("not installed" if done.returncode == 69 else f"ended with {done.returncode}")
    return json.loads(done.stdout)


def table(rows):
    lines = [["measure", "value", "must", "aim", "reaches"], ["---", "---:", "---", "---", "---"], *(row.cells for row in rows)]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def machine():
    def first_line(*command):
        return subprocess.run(command, capture_output=True, text=True).stdout.split("\n")[0]
    names = pathlib.Path("/proc/cpuinfo")
    cpus = re.findall(r"model name\s*: (.*)", names.read_text()) if names.exists() else []
    libraries = ", ".join(f"{name} {first_line('pkg-config', '--modversion', name)}" for name in ("cairo", "pango", "libpng"))
    return (f"{len(cpus) or os.cpu_count()} × {cpus[0] if cpus else platform.machine()}, {platform.system()}; "
            f"{first_line('swift', '--version')}; {libraries}; pyyoga 0.1.0.")


def write(rows):
    """Replaces the table of the page. Method and reasons are written by hand."""
    page = PAGE.read_text()
    head, rest = page.split(BEGIN)
    tail = rest.split(END)[1]
    PAGE.write_text(f"{head}{BEGIN}\n\n{table(rows)}\n\nMeasured on {machine()}\n\n{END}{tail}")
    for row in rows:
        if row.verdict == "missed" and f"- {row.title}:" not in tail:
            print(f"docs/Benchmarks.md has no line for a missed target: - {row.title}: …", file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench")
    parser.add_argument("products", help=argparse.SUPPRESS)
    parser.add_argument("peers", help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--long", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    rows = Bench(options.products, options.peers, options.long).run(options.rounds)
    if options.json:
        print(json.dumps([dict(measure=row.title, value=row.value, unit=row.unit, must=row.must, aim=row.aim,
                               reaches=row.verdict) for row in rows], indent=1))
    else:
        print(table(rows))
    if options.write:
        write(rows)


main()
