"""Inputs that are edited, put back, replaced and removed while runs go on, some of which are killed: no later run may keep a
figure that was drawn from other inputs."""

import os
import random
import shutil
import signal
import threading
import time

from catalog import Catalog, await_none, claim, kill, pictures

SCENES = 4


class Inputs:
    """Three pictures, a text and the program itself, each with a few contents."""

    def __init__(self, at, contents):
        self.at = at
        self.assets, self.data = at.folder("moves-assets"), at.folder("moves-data") / "data.txt"
        self.program = at.folder("moves-program") / "StressCatalog"
        self.base = open(at.program, "rb").read()
        self.pictures = contents
        self.dice = random.Random(at.seed)
        self.state = {}
        for name in ("0", "1", "2"):
            self.put(("asset", name), 0)
        self.put(("data", ""), 0)
        self.put(("program", ""), 0)

    def path(self, key):
        kind, name = key
        return {"asset": self.assets / f"asset-{name}.png", "data": self.data, "program": self.program}[kind]

    def content(self, key, choice):
        kind, _ = key
        if kind == "asset":
            return self.pictures[choice]
        if kind == "data":
            return f"data {choice}".encode()
        return self.base + f"source {choice}".encode()

    def put(self, key, choice):
        """In place, by a new file, or by a removal and a new file; sometimes with the old date."""
        path, content = self.path(key), self.content(key, choice)
        old = os.stat(path) if path.exists() else None
        way = self.dice.choice(("place", "rename", "remove"))
        if key[0] == "program" or way == "rename":
            beside = path.with_name(".beside")
            beside.write_bytes(content)
            beside.chmod(0o755)
            beside.rename(path)
        else:
            if way == "remove":
                path.unlink(missing_ok=True)
            path.write_bytes(content)
        if old and key[0] != "program" and self.dice.random() < 0.5:
            os.utime(path, ns=(old.st_atime_ns, old.st_mtime_ns))
        self.state[key] = choice

    def edit(self):
        """One edit, which is put back at once half of the time."""
        kinds = ["asset"] * 6 + ["data"] * 3 + ["program"]
        kind = self.dice.choice(kinds)
        key = (kind, self.dice.choice("012") if kind == "asset" else "")
        before = self.state[key]
        self.put(key, self.dice.randrange(3))
        if self.dice.random() < 0.5:
            time.sleep(self.dice.uniform(0, 0.2))
            self.put(key, before)


def moves(at):
    sample = at.folder("moves-sample")
    Catalog(at.program, 3).render(sample, "--scale", 1)
    contents = [path.read_bytes() for path in sorted(sample.rglob("*.png"))]
    inputs = Inputs(at, contents)
    folder, clean = at.folder("moves"), at.base / "moves-clean"

    def catalog():
        return Catalog(inputs.program, 0, shows=SCENES, assets=inputs.assets, input=inputs.data)

    start = time.monotonic()
    right = {}
    catalog().render(folder)
    length = time.monotonic() - start
    killed = kept = 0
    for turn in range(at.moves):
        run = catalog().start("render", "--output", folder, "--jobs", inputs.dice.choice((1, 2)))
        edits = threading.Thread(target=edit_often, args=(inputs, run, length))
        edits.start()
        if inputs.dice.random() < 0.4:
            time.sleep(inputs.dice.uniform(0, length))
            kill(run.pid, inputs.dice.choice((signal.SIGKILL, signal.SIGINT)))
            killed += 1
        run.communicate(timeout=600)
        edits.join()
        claim(await_none(folder), f"turn {turn}: orphans")
        kept += catalog().render(folder)["summary"]["unchanged"]
        state = tuple(sorted(inputs.state.items()))
        if state not in right:
            shutil.rmtree(clean, ignore_errors=True)
            catalog().render(clean, "--force")
            right[state] = pictures(clean)
        wrong = [path for path, digest in right[state].items() if pictures(folder).get(path) != digest]
        claim(not wrong, f"turn {turn}: stale figures {wrong} with {inputs.state}")
    return f"{at.moves} rounds, {killed} of them interrupted; {kept} of {at.moves * SCENES} figures were kept, all rightly"


def edit_often(inputs, run, length):
    for _ in range(inputs.dice.randrange(1, 4)):
        time.sleep(inputs.dice.uniform(0, length / 2))
        inputs.edit()
