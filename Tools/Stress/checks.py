"""The checks: each raises `Failure`, or returns a line with its measurements."""

import json
import os
import random
import shutil
import time

from catalog import (
    Catalog, await_none, claim, kill, leftovers, pictures, processes, resident, workers)
from disks import disk
from moves import moves
from splits import splits


def flat(at):
    catalog = Catalog(at.program, at.scenes)
    folder = at.folder("flat")
    start = time.monotonic()
    run = catalog.start("render", "--output", folder, "--quiet")
    samples = []
    while run.poll() is None:
        done = sum(1 for _ in open(folder / ".plumbline.jsonl", "rb")) if (folder / ".plumbline.jsonl").exists() else 0
        samples += [(done, resident(worker)) for worker in workers(run.pid)]
        time.sleep(0.25)
    full = time.monotonic() - start
    claim(run.returncode == 0, f"the batch ended with {run.returncode}: {run.stderr.read()[-2000:]}")
    first = pictures(folder)
    claim(len(first) == at.scenes, f"{len(first)} figures instead of {at.scenes}")
    peak = max(memory for _, memory in samples)
    claim(peak < 200, f"a worker took {peak:.0f} MB")
    early = max((memory for done, memory in samples if at.scenes * 0.05 <= done <= at.scenes * 0.2), default=peak)
    late = max(memory for done, memory in samples if done >= at.scenes * 0.85)
    claim(late <= early * 1.15 + 5, f"workers grew from {early:.0f} MB to {late:.0f} MB")
    start = time.monotonic()
    again = catalog.render(folder)
    second = time.monotonic() - start
    claim(again["summary"]["unchanged"] == at.scenes, f"drawn again: {again['summary']}")
    claim(second < max(full / 10, 1), f"{second:.1f} s with nothing to do, after {full:.1f} s")
    claim(pictures(folder) == first, "figures changed though nothing did")
    return (f"{at.scenes} figures in {full:.1f} s, {at.scenes / full:.1f}/s, again in {second:.2f} s; "
            f"workers {early:.0f} MB early, {late:.0f} MB late, {peak:.0f} MB at most")


def misbehave(at):
    bad = max(19, at.scenes // 100)
    right, folder = at.folder("misbehave-right"), at.folder("misbehave")
    Catalog(at.program, at.scenes).render(right)
    start = time.monotonic()
    report = Catalog(at.program, at.scenes, bad).render(
        folder, "--timeout", at.timeout, "--memory", 500, status=1)
    seconds = time.monotonic() - start
    wanted, found = pictures(right), pictures(folder)
    good = {path: digest for path, digest in found.items() if not path.startswith("bad/")}
    claim(len(good) == at.scenes - bad, f"{len(good)} ordinary figures instead of {at.scenes - bad}")
    wrong = [path for path, digest in good.items() if wanted[path] != digest]
    claim(not wrong, f"spoilt by others: {wrong[:5]}")
    names = [failure["scene"] for failure in report["failures"]]
    claim(len(names) == bad and len(set(names)) == bad, f"{len(names)} failures instead of {bad}: {names[:60]}")
    claim(all(name.startswith("bad/") for name in names), f"ordinary scenes failed: {names}")
    kinds = {(failure["scene"].split("/")[1].rsplit("-", 1)[0], failure["kind"]) for failure in report["failures"]}
    # Endless views are too large, or exceed the timeout first.
    kinds = {(name, "error" if (name, kind) == ("body", "timeout") else kind) for name, kind in kinds}
    claim(dict(kinds) == {"trap": "crash", "exit": "exit", "hang": "timeout", "recursion": "crash", "canvas": "error",
                    "notANumber": "incomplete", "memory": "memory", "body": "error", "flood": "timeout",
                    "silentExit": "exit", "execute": "exit", "systemExit": "exit", "timer": "crash",
                    "userSignal": "crash", "processorTime": "crash", "stop": "exit", "heldPipe": "crash",
                    "closedPipes": "exit", "foreignBytes": "exit"}
          and len(kinds) == 19, f"kinds: {kinds}")
    for failure in report["failures"]:
        claim("Misbehavior.swift:" in failure["place"], f"no place: {failure}")
        kind = failure["scene"].split("/")[1].split("-")[0]
        lines = failure.get("lines", [])
        if kind in ("trap", "exit", "hang", "memory"):
            claim(lines[:1] == [f"about to {kind}"], f"its words are lost: {failure}")
        if kind == "flood":
            claim(0 < len(lines) <= 10 and "no end" in lines[-1], f"its last words are lost: {failure}")
        claim(failure.get("signal", "").startswith("SIG") == (failure["kind"] == "crash"), f"signal: {failure}")
    claim(len([path for path in found if path.startswith("bad/")]) == bad, "placeholders are missing")
    return (f"{len(good)} right figures and {bad} named failures in {seconds:.1f} s, "
            f"{report['summary']['peakMegabytes']} MB at most; {neighbors(at)}")


def neighbors(at):
    """Scenes that leave something in their process: a thread that ends it, memory, another folder."""
    count = at.few(150)
    right, folder = at.folder("neighbors-right"), at.folder("neighbors")
    Catalog(at.program, count).render(right)
    code, output, error = Catalog(at.program, count, sly=17).run(
        "render", "--output", folder.name, "--json", "--memory", 700, "--timeout", at.timeout, cwd=folder.parent)
    report = json.loads(output)
    # A scene that its own thread ends is to blame itself.
    failed = [failure for failure in report["failures"] if not failure["scene"].startswith(("sly/thread-", "sly/stop-"))]
    claim(not failed and code == (1 if report["failures"] else 0), f"blamed for others: {failed[:3]} {error[-1000:]}")
    wanted, found = pictures(right), pictures(folder)
    sly = {path for path in found if path.startswith("sly/")}
    claim(len(sly) == 17 and len(found) == count, f"{len(found)} figures, {len(sly)} of them sly")
    wrong = [path for path, digest in found.items() if path not in sly and wanted[path] != digest]
    claim(not wrong, f"spoilt by others: {wrong[:5]}")
    return f"{count - 17} untouched by 17 with an aftermath, {error.count('left something behind')} were reported"


def edits(at):
    folder, assets, data = at.folder("edits"), at.folder("edits-assets"), at.folder("edits-data") / "data.txt"
    count = at.few(200)
    data.write_text("1")
    def render(*arguments, **settings):
        settings = dict(dict(assets=assets, input=data), **settings)
        return Catalog(at.program, count, **settings).render(folder, *arguments)["summary"]
    claim(render()["rendered"] == count, "the first run draws all")
    claim(render()["unchanged"] == count, "the second draws none")
    data.write_text("2")
    summary = render(edit="batch-0/scene-8")
    claim(summary["rendered"] == 1, f"an edit of one scene: {summary}")
    (assets / "new.png").write_bytes((folder / "batch-0/scene-1@2x.png").read_bytes())
    summary = render(edit="batch-0/scene-8")
    claim(summary["rendered"] == 0, f"an asset nobody shows: {summary}")
    for change in (lambda path: path.unlink(), lambda path: path.write_bytes(path.read_bytes() + b"x"),
                   lambda path: path.rename(path.with_name("moved.png")),
                   lambda path: shutil.copy(folder / "batch-0/scene-10@2x.png", path)):
        before = pictures(folder)
        change(folder / "batch-0/scene-9@2x.png")
        summary = render(edit="batch-0/scene-8")
        claim(summary["rendered"] == 1, f"a file that is gone or another: {summary}")
        claim(before.items() <= pictures(folder).items(), "the file is not what it was")
    claim(render("--scale", 1, edit="batch-0/scene-8")["rendered"] == count, "another scale is another figure")
    claim(render("--force", edit="batch-0/scene-8")["rendered"] == count, "--force draws all")
    (folder / ".plumbline.jsonl").write_bytes((folder / ".plumbline.jsonl").read_bytes()[:-40])
    summary = render(edit="batch-0/scene-8")
    claim(summary["rendered"] <= 1, f"a torn record costs one figure: {summary}")
    return f"{count} scenes"


def kills(at):
    catalog = Catalog(at.program, at.few(150))
    reference = at.folder("kills-reference")
    start = time.monotonic()
    catalog.render(reference)
    length = time.monotonic() - start
    right = pictures(reference)
    folder = at.folder("kills")
    catalog.render(folder)
    dice = random.Random(at.seed)
    resumed = 0
    for turn in range(at.kills):
        # Removes half of the files, so that a run has figures to draw and to skip.
        for path in dice.sample(sorted(right), len(right) // 2):
            (folder / path).unlink(missing_ok=True)
        run = catalog.start("render", "--output", folder, *(["--force"] if turn % 3 == 0 else []))
        time.sleep(dice.uniform(0, length * 0.6))
        if turn % 2 == 0:
            victims = workers(run.pid)
            if victims:
                kill(dice.choice(victims))
            run.communicate(timeout=600)
            claim(run.returncode == 0, f"turn {turn}: a killed worker ended the batch with {run.returncode}")
        else:
            kill(run.pid)
            run.communicate(timeout=600)
        claim(await_none(folder), f"turn {turn}: orphans {processes(folder)}")
        found = pictures(folder)
        torn = [path for path, digest in found.items() if right.get(path) != digest]
        claim(not torn, f"turn {turn}: torn or wrong: {torn[:5]}")
        if turn % 2 == 1 and turn % 10 == 9:
            summary = catalog.render(folder)["summary"]
            claim(pictures(folder) == right, f"turn {turn}: the next run does not complete the rest: {summary}")
            claim(summary["unchanged"] >= len(found) - os.cpu_count(), f"turn {turn}: {summary} after {len(found)} were there")
            claim(not leftovers(folder), f"turn {turn}: left over: {leftovers(folder)}")
            resumed += 1
    catalog.render(folder)
    claim(pictures(folder) == right, "the last run does not complete the rest")
    claim(not leftovers(folder), f"left over: {leftovers(folder)}")
    return f"{at.kills} kills, {resumed} runs resumed, all figures whole"


ALL = [flat, misbehave, edits, moves, kills, splits, disk]
