"""Every division of a batch gives the same bytes, and so do the recipes."""

import json
import pathlib
import re
import shutil
import subprocess

from catalog import Catalog, claim, pictures


def splits(at):
    catalog = Catalog(at.program, at.few(120))
    reference = at.folder("splits-reference")
    timings = at.folder("splits-timings") / "timings.json"
    _, output, _ = catalog.run("render", "--output", reference, "--json", "--jobs", 1)
    timings.write_text(output)
    right = pictures(reference)
    for jobs in (2, 3, 7):
        folder = at.folder(f"splits-jobs-{jobs}")
        catalog.render(folder, "--jobs", jobs)
        claim(pictures(folder) == right, f"--jobs {jobs} gives other bytes")
    looks = every_look(at)
    for count, extra in ((2, ()), (3, ("--timings", timings)), (5, ()), (5, ("--timings", timings))):
        folder, summaries, seen = at.folder(f"splits-shards-{count}-{len(extra)}"), [], []
        for index in range(1, count + 1):
            _, output, _ = catalog.run("render", "--output", folder, "--json", "--shard", f"{index}/{count}", *extra)
            summaries.append(folder / f"summary-{index}.json")
            summaries[-1].write_text(output)
            seen.append(set(pictures(folder)))
        claim(pictures(folder) == right, f"{count} shards give other bytes")
        code, _, error = catalog.run("merge", *summaries)
        claim(code == 0 and f"{len(right)} rendered" in error, f"merge: {code} {error}")
        claim(catalog.run("merge", *summaries[1:])[0] == 64, "a missing shard is no error")
        claim(catalog.run("merge", *summaries, summaries[0])[0] == 64, "a shard given twice is no error")
    return f"{len(right)} figures, 3 numbers of jobs, 4 of shards; {looks}; {recipes(at, catalog, right)}"


def every_look(at):
    """Several scales, both appearances, DocC's names: by one worker, by three, and in three shards."""
    catalog = Catalog(at.program, at.few(60))
    looks = ("--scale", 1, "--scale", 2, "--appearance", "both", "--names", "docc")
    reference = at.folder("looks-reference")
    catalog.render(reference, "--jobs", 1, *looks)
    right = pictures(reference)
    claim(len(right) == 4 * catalog.scenes, f"{len(right)} figures of {catalog.scenes} scenes in four looks")
    claim(not any("/" in path for path in right), "DocC's names have no folders")
    jobs, shards = at.folder("looks-jobs"), at.folder("looks-shards")
    catalog.render(jobs, "--jobs", 3, *looks)
    claim(pictures(jobs) == right, "another number of jobs gives other bytes in four looks")
    summaries = []
    for index in range(1, 4):
        before = set(pictures(shards))
        report = catalog.render(shards, "--shard", f"{index}/3", *looks)
        claim(len(pictures(shards)) - len(before) == report["summary"]["rendered"], "a figure is in two shards")
        summaries.append(shards / f"summary-{index}.json")
        summaries[-1].write_text(json.dumps(report))
    claim(pictures(shards) == right, "shards give other bytes in four looks")
    claim(catalog.run("merge", *summaries)[0] == 0, "shards in four looks do not merge")
    return f"{len(right)} in four looks"


def recipes(at, catalog, right):
    """Runs the recipes of Examples/batches, with and without failing scenes."""
    folder = pathlib.Path(at.root) / "Examples/batches"
    worse = Catalog(at.program, catalog.scenes, 4)
    commands = {"make -j": lambda output: [
        "make", "-j", "2", "-f", folder / "Makefile", f"SCENES={at.program}", f"OUTPUT={output}", "SHARDS=3"]}
    if shutil.which("parallel"):
        commands["GNU parallel"] = lambda output: [folder / "parallel", at.program, output, "3"]
    for name, command in commands.items():
        # make cannot handle a space in the path.
        output = at.folder("recipe" if name == "make -j" else "recipe in a folder")
        first = run(command(output), catalog.environment)
        claim(first.returncode == 0 and pictures(output) == right, f"{name}: {first.returncode} {first.stderr[-500:]}")
        summary = json.loads((output / "summary.json").read_text())["summary"]
        claim(summary["rendered"] == len(right), f"{name}: {summary}")
        second = run(command(output), worse.environment)
        claim(second.returncode != 0, f"{name} ends with 0 though figures failed")
        failures = json.loads((output / "summary.json").read_text())["failures"]
        claim(len(failures) == 4, f"{name}: {len(failures)} failures in the sums instead of 4")
    return ", ".join(list(commands) + [workflow(at, catalog, right)])


def workflow(at, catalog, right):
    """Runs the steps of the GitHub workflow that draw, merge and make a site, with its expressions filled in."""
    text = (pathlib.Path(at.root) / "Examples/batches/github-actions.yml").read_text()
    found = re.findall(r"^ +- name: (\w+).*\n +run: (?:>\n)?(.*\n(?: {10,}.*\n)*)", text, re.M)
    # The others build the program and install what it needs.
    steps = {name: re.sub(r"\s+", " ", step).strip() for name, step in found if "./scenes-program" in step}
    shards = [int(number) for number in re.search(r"shard: \[(.*)\]", text)[1].split(",")]
    claim(set(steps) == {"Draw", "Site", "Fail"}, f"the workflow has other steps: {steps}")
    runner = at.folder("workflow")
    # As an artifact, it is not executable.
    (runner / "scenes-program").write_text(f'#!/bin/sh\nexec "{at.program}" "$@"\n')
    gathered = runner / "all"
    gathered.mkdir()
    for shard in shards:
        step = steps["Draw"].replace("${{ matrix.shard }}", str(shard))
        step = step.replace("${{ strategy.job-total }}", str(len(shards)))
        done = run(["bash", "-e", "-o", "pipefail", "-c", step], catalog.environment, cwd=runner)
        claim(done.returncode == 0 and "${{" not in step, f"{step}: {done.stderr[-500:]}")
        # As upload-artifact and download-artifact: everything but hidden files, into one folder.
        shutil.copytree(runner / "output", gathered / "output", dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*"))
        shutil.move(runner / f"summary-{shard}.json", gathered)
        shutil.rmtree(runner / "output")
    done = run(["bash", "-e", "-o", "pipefail", "-c", steps["Fail"]], catalog.environment, cwd=runner)
    claim(done.returncode == 0 and pictures(gathered / "output") == right, f"{steps['Fail']}: {done.stderr[-500:]}")
    done = run(["bash", "-e", "-o", "pipefail", "-c", steps["Site"]], Catalog(at.program, 3).environment, cwd=runner)
    claim(done.returncode == 0 and (runner / "site/index.html").exists(), f"{steps['Site']}: {done.stderr[-500:]}")
    return "the GitHub workflow's steps"


def run(command, environment, cwd=None):
    return subprocess.run(list(map(str, command)), env=environment, cwd=cwd, capture_output=True, text=True)
