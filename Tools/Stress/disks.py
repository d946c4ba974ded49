"""Full disks, removed folders and signals must leave old or new files, never half-written ones."""

import os
import shutil
import signal
import subprocess
import time

from catalog import Catalog, await_none, claim, kill, leftovers, pictures


def disk(at):
    catalog = Catalog(at.program, at.few(100))
    reference = at.folder("disk-reference")
    catalog.render(reference)
    right = pictures(reference)
    results = []
    results.append(full_disk(at, catalog, right))
    results.append(lost_permission(at, catalog, right))
    # While the gate is missing, the last scene waits, so that a run cannot end too early.
    gate = at.folder("disk-gate") / "open"
    gated = Catalog(at.program, catalog.scenes, gate=gate)
    folder = at.folder("disk-removed")
    run = gated.start("render", "--output", folder)
    await_figures(folder, 5)
    shutil.rmtree(folder, ignore_errors=True)
    gate.touch()
    _, error = run.communicate(timeout=600)
    claim(run.returncode in (0, 1), f"a removed folder: {run.returncode}")
    claim(all(right[path] == digest for path, digest in pictures(folder).items()), "torn after a removed folder")
    claim(run.returncode == 1 or pictures(folder) == right, "files are missing without an error")
    catalog.render(folder)
    claim(pictures(folder) == right, "the next run does not complete the rest")
    gate.unlink()
    for number in (signal.SIGINT, signal.SIGTERM):
        folder = at.folder(f"disk-{number}")
        run = gated.start("render", "--output", folder)
        await_figures(folder, 5)
        kill(run.pid, number)
        _, error = run.communicate(timeout=240)
        claim(run.returncode == 128 + number, f"signal {number}: {run.returncode} {error[-500:]}")
        claim(await_none(folder) and not leftovers(folder), f"signal {number}: something is left")
        found = pictures(folder)
        claim(found.items() <= right.items(), f"torn by signal {number}")
        unchanged = catalog.render(folder)["summary"]["unchanged"]
        # Each worker may have written one figure that was not yet recorded.
        claim(unchanged >= len(found) - os.cpu_count(), f"{unchanged} unchanged of {len(found)} after signal {number}")
        claim(pictures(folder) == right, f"not completed after signal {number}")
    return "; ".join(results + ["folder removed, SIGINT and SIGTERM: completed by the next run"])


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
        # A small figure may fit where a large one did not.
        after = pictures(folder)
        claim(code == 1 and before.items() <= after.items(), "old pictures are lost on a full disk")
        claim(after.items() <= right.items(), "torn on a full disk")
        return f"1 MB disk: {len(before)} figures kept, one error"
    finally:
        subprocess.run(["umount", folder], check=False)


def lost_permission(at, catalog, right):
    folder = at.folder("disk-permission")
    if os.geteuid() == 0:
        # Root may write anywhere except to a read-only mount.
        if subprocess.run(["mount", "-t", "tmpfs", "tmpfs", folder], stderr=subprocess.DEVNULL).returncode:
            return "lost permission SKIPPED: cannot mount"
        take = lambda: subprocess.run(["mount", "-o", "remount,ro", folder], check=True)
        give = lambda: subprocess.run(["mount", "-o", "remount,rw", folder], check=True)
    else:
        take = lambda: set_modes(folder, 0o500)
        give = lambda: set_modes(folder, 0o700)
    try:
        catalog.render(folder)
        take()
        told_of_permission(folder, right, *catalog.run("render", "--output", folder, "--force"))
        give()
        # A mount cannot become read-only while the records are open for writing.
        if os.geteuid() == 0:
            return "lost permission before a run: one error (in the midst of one SKIPPED: not for root)"
        run = catalog.start("render", "--output", folder, "--force")
        time.sleep(0.5)
        take()
        output, error = run.communicate(timeout=600)
        told_of_permission(folder, right, run.returncode, output, error)
        give()
        catalog.render(folder)
        claim(pictures(folder) == right and not leftovers(folder), "not completed after a lost permission")
        return "lost permission, before a run and in it: one error each"
    finally:
        if os.geteuid() == 0:
            subprocess.run(["umount", folder], check=False)
        else:
            set_modes(folder, 0o700)


def told_of_permission(folder, right, code, _, error):
    errors = [line for line in error.splitlines() if line.startswith("error:")]
    claim(code == 1 and len(errors) == 1 and str(folder) in errors[0], f"lost permission: {code} {errors}")
    claim(pictures(folder) == right, "old pictures are lost with the permission")


def set_modes(folder, mode):
    for path in [folder, *folder.rglob("*")]:
        if path.is_dir():
            path.chmod(mode)
