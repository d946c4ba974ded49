"""Programs that are run to be measured."""

import json
import os
import subprocess

LIMIT = 60
# What a peer ends with that is not installed.
ABSENT = 69


class Failure(Exception):
    """Why a program has told nothing, in a few words for the table."""


def ask(command, given=None, environment=None):
    """The JSON a program prints, `given` some input."""
    try:
        done = subprocess.run(command, capture_output=True, timeout=LIMIT, text=True, input=given, env=environment)
    except subprocess.TimeoutExpired:
        raise Failure("did not finish within a minute")
    except OSError:
        raise Failure("not to be had here")
    if done.returncode == ABSENT:
        raise Failure("not to be had here")
    if done.returncode < 0:
        raise Failure(f"crashed with signal {-done.returncode}")
    if done.returncode > 0:
        raise Failure(f"failed with status {done.returncode}")
    try:
        return json.loads(done.stdout)
    except ValueError:
        raise Failure("printed no JSON")


def cpu(command):
    """Seconds of the processor a program takes with all it starts, and the most memory one of them held, in MB."""
    pid = os.posix_spawnp(command[0], command, os.environ,
                          file_actions=[(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
                                        (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0)])
    _, status, usage = os.wait4(pid, 0)
    if status != 0:
        return None
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024 / 1e6
