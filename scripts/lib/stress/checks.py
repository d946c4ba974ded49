"""What batches promise, each as a function that raises `Failure`. Each returns a line of what it measured."""

import os
import pathlib
import random
import shutil
import signal
import subprocess
import time

from catalog import (
    Catalog, await_none, claim, kill, leftovers, pictures, processes, resident, workers)


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
    bad = max(7, at.scenes // 100)
    right, folder = at.folder("misbehave-right"), at.folder("misbehave")
    Catalog(at.program, at.scenes).render(right)
    start = time.monotonic()
    report = Catalog(at.program, at.scenes, bad).render(folder, "--timeout", 10, status=1)
    seconds = time.monotonic() - start
    wanted, found = pictures(right), pictures(folder)
    good = {path: digest for path, digest in found.items() if not path.startswith("bad/")}
    claim(len(good) == at.scenes - bad, f"{len(good)} ordinary figures instead of {at.scenes - bad}")
    wrong = [path for path, digest in good.items() if wanted[path] != digest]
    claim(not wrong, f"spoilt by others: {wrong[:5]}")
    names = [failure["scene"] for failure in report["failures"]]
    claim(len(names) == bad and len(set(names)) == bad, f"{len(names)} failures instead of {bad}: {names[:60]}")
    claim(all(name.startswith("bad/") for name in names), f"ordinary scenes failed: {names}")
    kinds = {failure["scene"].split("/")[1].rsplit("-", 1)[0]: failure["kind"] for failure in report["failures"]}
    claim(kinds == {"trap": "crash", "exit": "exit", "hang": "timeout", "recursion": "crash", "canvas": "error",
                    "notANumber": "incomplete", "memory": "memory"}, f"kinds: {kinds}")
    for failure in report["failures"]:
        claim("Misbehaviour.swift:" in failure["place"], f"no place: {failure}")
        if "/trap-" in failure["scene"]:
            claim(failure.get("lines") == ["about to trap"] and failure["signal"].startswith("SIG"), f"{failure}")
    claim(len([path for path in found if path.startswith("bad/")]) == bad, "placeholders are missing")
    return f"{len(good)} right figures and {bad} named failures in {seconds:.1f} s"


def edits(at):
    folder, assets, data = at.folder("edits"), at.folder("edits-assets"), at.folder("edits-data") / "data.txt"
    count = min(at.scenes, 200)
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
    catalog = Catalog(at.program, min(at.scenes, 150))
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
        # Half of the files are gone: a run has something to write and something to leave.
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
            claim(summary["unchanged"] >= len(found) - 2, f"turn {turn}: {summary} after {len(found)} were there")
            claim(not leftovers(folder), f"turn {turn}: left over: {leftovers(folder)}")
            resumed += 1
    catalog.render(folder)
    claim(pictures(folder) == right, "the last run does not complete the rest")
    claim(not leftovers(folder), f"left over: {leftovers(folder)}")
    return f"{at.kills} kills, {resumed} runs resumed, all figures whole"


def splits(at):
    catalog = Catalog(at.program, min(at.scenes, 120))
    reference = at.folder("splits-reference")
    timings = at.folder("splits-timings") / "timings.json"
    _, output, _ = catalog.run("render", "--output", reference, "--json", "--jobs", 1)
    timings.write_text(output)
    right = pictures(reference)
    for jobs in (2, 3, 7):
        folder = at.folder(f"splits-jobs-{jobs}")
        catalog.render(folder, "--jobs", jobs)
        claim(pictures(folder) == right, f"--jobs {jobs} gives other bytes")
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
    folder = at.folder("splits-recipe")
    recipe = pathlib.Path(at.root) / "Examples/batches"
    subprocess.run(
        ["make", "-j", "2", "-f", recipe / "Makefile", f"SCENES={at.program}", f"OUTPUT={folder}", "SHARDS=3"],
        check=True, env=catalog.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    claim(pictures(folder) == right, "the recipe for make gives other bytes")
    ran = "make -j"
    if shutil.which("parallel"):
        folder = at.folder("splits-parallel")
        subprocess.run(
            [recipe / "parallel", at.program, folder, "3"], check=True, env=catalog.environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        claim(pictures(folder) == right, "the recipe for GNU parallel gives other bytes")
        ran += " and GNU parallel"
    return f"{len(right)} figures, 3 numbers of jobs, 4 of shards, {ran}"


def disk(at):
    catalog = Catalog(at.program, min(at.scenes, 100))
    reference = at.folder("disk-reference")
    catalog.render(reference)
    right = pictures(reference)
    told = []
    told.append(full_disk(at, catalog, right))
    told.append(lost_permission(at, catalog, right))
    folder = at.folder("disk-removed")
    run = catalog.start("render", "--output", folder)
    await_figures(folder, 5)
    shutil.rmtree(folder, ignore_errors=True)
    _, error = run.communicate(timeout=600)
    claim(run.returncode in (0, 1), f"a removed folder: {run.returncode}")
    claim(all(right[path] == digest for path, digest in pictures(folder).items()), "torn after a removed folder")
    claim(run.returncode == 1 or pictures(folder) == right, "files are gone and nobody says so")
    catalog.render(folder)
    claim(pictures(folder) == right, "the next run does not complete the rest")
    for number in (signal.SIGINT, signal.SIGTERM):
        folder = at.folder(f"disk-{number}")
        run = catalog.start("render", "--output", folder)
        await_figures(folder, 5)
        kill(run.pid, number)
        _, error = run.communicate(timeout=60)
        claim(run.returncode == 128 + number, f"signal {number}: {run.returncode} {error[-500:]}")
        claim(await_none(folder) and not leftovers(folder), f"signal {number}: something is left")
        claim(all(right[path] == digest for path, digest in pictures(folder).items()), f"torn by signal {number}")
        claim(catalog.render(folder)["summary"]["unchanged"] >= 5, f"done before signal {number} and drawn again")
        claim(pictures(folder) == right, f"not completed after signal {number}")
    return "; ".join(told + ["folder removed, SIGINT and SIGTERM: completed by the next run"])


def await_figures(folder, count):
    end = time.monotonic() + 60
    while len(pictures(folder)) < count and time.monotonic() < end:
        time.sleep(0.005)


def full_disk(at, catalog, right):
    folder = at.folder("disk-full")
    mounted = os.geteuid() == 0 and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], stderr=subprocess.DEVNULL).returncode == 0
    if not mounted:
        return "full disk SKIPPED: needs root to mount"
    try:
        code, _, error = catalog.run("render", "--output", folder)
        claim(code == 1, f"a full disk: {code}")
        errors = [line for line in error.splitlines() if line.startswith("error:")]
        claim(len(errors) == 1 and "No space left on device" in errors[0], f"a full disk: {errors}")
        before = pictures(folder)
        claim(before and all(right[path] == digest for path, digest in before.items()), "torn by a full disk")
        claim(not leftovers(folder), "a full disk keeps unfinished files")
        code, _, _ = catalog.run("render", "--output", folder, "--force")
        claim(code == 1 and pictures(folder) == before, "old pictures are lost on a full disk")
        return f"1 MB disk: {len(before)} figures kept, one error"
    finally:
        subprocess.run(["umount", folder], check=False)


def lost_permission(at, catalog, right):
    folder = at.folder("disk-permission")
    if os.geteuid() == 0:
        # Root may write anywhere: a read-only mount is what it cannot.
        if subprocess.run(["mount", "-t", "tmpfs", "tmpfs", folder], stderr=subprocess.DEVNULL).returncode:
            return "lost permission SKIPPED: cannot mount"
        take = lambda: subprocess.run(["mount", "-o", "remount,ro", folder], check=False)
    else:
        take = lambda: [path.chmod(0o500) for path in [folder, *folder.rglob("*")] if path.is_dir()]
    try:
        catalog.render(folder)
        before = pictures(folder)
        take()
        code, _, error = catalog.run("render", "--output", folder, "--force")
        errors = [line for line in error.splitlines() if line.startswith("error:")]
        claim(code == 1 and len(errors) == 1 and str(folder) in errors[0], f"lost permission: {code} {errors}")
        claim(pictures(folder) == before == right, "old pictures are lost with the permission")
        return "lost permission: one error"
    finally:
        if os.geteuid() == 0:
            subprocess.run(["umount", folder], check=False)
        else:
            for path in [folder, *folder.rglob("*")]:
                if path.is_dir():
                    path.chmod(0o700)


ALL = [flat, misbehave, edits, kills, splits, disk]
