"""Runs what scripts/bench measures and prints it: bench.py PRODUCTS PEERS [--rounds N] [--json] [--write]."""

import argparse
import json
import os
import platform
import re
import subprocess

from measures import Bench
from rows import table

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(HERE)))


def versions():
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout.split("\n")[0]
    module = lambda name: subprocess.run(
        ["pkg-config", "--modversion", name], capture_output=True, text=True).stdout.strip()
    cpus = re.findall(r"model name\s*: (.*)", open("/proc/cpuinfo").read()) if os.path.exists("/proc/cpuinfo") else []
    machine = f"{len(cpus)} × {cpus[0]}" if cpus else platform.machine()
    libraries = ", ".join(f"{name} {module(name)}" for name in ["cairo", "pango", "libpng"])
    try:
        rsvg = subprocess.run(["rsvg-convert", "--version"], capture_output=True, text=True).stdout.split()
        libraries += f", rsvg-convert {rsvg[2]}"
    except (OSError, IndexError):
        pass
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
                versions=versions(), table=table(bench.rows), missing=missing, reasons=reasons) + "\n")
        os.rename(path + ".partial", path)


main()
