"""Runs the stress catalog and inspects its files and processes."""

import hashlib
import json
import os
import pathlib
import signal
import subprocess
import time


class Failure(Exception):
    """A false claim."""


def claim(holds, text):
    if not holds:
        raise Failure(text)


class Catalog:
    """`scenes` ordinary scenes, `bad` of which misbehave."""

    def __init__(self, program, scenes, bad=0, **settings):
        self.program = program
        self.scenes = scenes
        self.bad = bad
        self.environment = dict(os.environ, STRESS_SCENES=str(scenes), STRESS_BAD=str(bad))
        self.environment.update({f"STRESS_{key.upper()}": str(value) for key, value in settings.items()})

    def start(self, *arguments, cwd=None):
        return subprocess.Popen(
            [self.program, *map(str, arguments)], env=self.environment, cwd=cwd, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
            preexec_fn=heed_interrupts)

    def run(self, *arguments, limit=3600, cwd=None):
        """(exit status, standard output, standard error)"""
        process = self.start(*arguments, cwd=cwd)
        output, error = process.communicate(timeout=limit)
        return process.returncode, output, error

    def render(self, folder, *arguments, status=0):
        """Returns the summary of a run that must end with `status`."""
        code, output, error = self.run("render", "--output", folder, "--json", *arguments)
        claim(code == status, f"render ended with {code} instead of {status}:\n{error[-2000:]}")
        return json.loads(output)


def heed_interrupts():
    """A job started in the background of a script ignores SIGINT, and so would its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def pictures(folder):
    """The digest of each figure, by path."""
    folder = pathlib.Path(folder)
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*.png") if not path.name.startswith(".")
    }


def leftovers(folder):
    return [str(path) for path in pathlib.Path(folder).rglob(".*.partial")]


def workers(supervisor):
    """The process ids of a supervisor's workers."""
    found = []
    for path in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rsplit(")", 1)[1].split()
        except (OSError, IndexError):
            continue
        if int(fields[1]) == supervisor and fields[0] != "Z":
            found.append(int(path.parent.name))
    return found


def resident(process):
    """Resident memory in megabytes."""
    try:
        pages = int(pathlib.Path(f"/proc/{process}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def processes(folder):
    """The ids of processes whose arguments name the folder."""
    found = []
    for path in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
        try:
            arguments = path.read_bytes().split(b"\0")
        except OSError:
            continue
        if str(folder).encode() in arguments and int(path.parent.name) != os.getpid():
            found.append(int(path.parent.name))
    return found


def await_none(folder, seconds=5):
    """Waits until no process writes to the folder; returns whether that happened."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if not processes(folder):
            return True
        time.sleep(0.01)
    return False


def kill(process, number=signal.SIGKILL):
    try:
        os.kill(process, number)
    except ProcessLookupError:
        pass
