"""Runs the checks of `Tools/Stress/run`."""

import argparse
import pathlib
import shutil
import sys
import tempfile
import time
import traceback

import checks
from catalog import Failure


# Not part of --short: the tests check shards and numbers of jobs, too.
LONG = ("flat", "splits")


class Place:
    """The folder, program and size of the checks."""

    def __init__(self, arguments, folder):
        self.program = arguments.program
        self.short = arguments.short
        self.root = arguments.root
        self.scenes = arguments.scenes or (200 if arguments.short else 5000)
        self.kills = arguments.kills or (10 if arguments.short else 100)
        self.moves = arguments.moves or (25 if arguments.short else 1000)
        # Seconds a figure.
        self.timeout = arguments.timeout
        self.seed = arguments.seed
        self.base = pathlib.Path(folder)

    def few(self, count):
        """A smaller number of scenes, for checks that draw them many times."""
        return min(self.scenes, count // 5 if self.short else count)

    def folder(self, name):
        path = self.base / name
        path.mkdir()
        return path


def main():
    names = [check.__name__ for check in checks.ALL]
    parser = argparse.ArgumentParser(prog="Tools/Stress/run")
    parser.add_argument("--program", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--root", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--scenes", type=int)
    parser.add_argument("--kills", type=int)
    parser.add_argument("--moves", type=int)
    parser.add_argument("--timeout", type=float, default=10)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("checks", nargs="*", metavar="CHECK", help=", ".join(names))
    arguments = parser.parse_args()
    unknown = [name for name in arguments.checks if name not in names]
    if unknown:
        parser.error(f"no check is named {unknown[0]}: there are {', '.join(names)}")
    failed = 0
    for check in checks.ALL:
        if check.__name__ not in (arguments.checks or [name for name in names if not arguments.short or name not in LONG]):
            continue
        folder = tempfile.mkdtemp(prefix="plumbline-stress-")
        start = time.monotonic()
        try:
            result = check(Place(arguments, folder))
            print(f"ok    {check.__name__} ({time.monotonic() - start:.0f} s): {result}", flush=True)
        except Failure as failure:
            failed += 1
            print(f"FAIL  {check.__name__}: {failure}", flush=True)
        except Exception:
            failed += 1
            print(f"FAIL  {check.__name__}: {traceback.format_exc()}", flush=True)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    return 1 if failed else 0


sys.exit(main())
