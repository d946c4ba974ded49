"""What was measured, a row each; run by itself, tells how far two runs are apart: rows.py A.json B.json."""

import json
import sys

# Two runs agree where no value that is bounded differs by more.
APART = 0.10


class Row:
    """A value, and what it must and should reach; `why` there is no value, or that it is of another kind."""

    def __init__(self, name, value, unit="", must=None, aim=None, least=False, why=""):
        self.name, self.value, self.unit, self.must, self.aim, self.least, self.why = (
            name, value, unit, must, aim, least, why)

    def mark(self):
        if self.value is None:
            return self.why or "not measured"
        reaches = lambda bound: bound is not None and (self.value >= bound if self.least else self.value <= bound)
        if self.must is None:
            return ""
        return "aim" if reaches(self.aim) else "must" if reaches(self.must) else "missed"

    def cells(self):
        value = "–" if self.value is None else f"{self.value:,.3g}" if self.value < 100 else f"{self.value:,.0f}"
        bound = lambda b: "" if b is None else f"{'≥' if self.least else '≤'} {b:g}"
        return [self.name, f"{value} {self.unit}".strip(), bound(self.must), bound(self.aim), self.mark()]

    def fields(self):
        return {"measure": self.name, "value": self.value, "unit": self.unit, "must": self.must, "aim": self.aim,
                "reaches": self.mark()}


def table(rows):
    head = ["measure", "value", "must", "aim", "reaches"]
    lines = ["| " + " | ".join(head) + " |", "| --- | ---: | --- | --- | --- |"]
    return "\n".join(lines + ["| " + " | ".join(row.cells()) + " |" for row in rows])


def read(path):
    """The rows of a run by their names."""
    try:
        with open(path) as file:
            return {row["measure"]: row for row in json.load(file)}
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise SystemExit(f"{path} is not what scripts/bench --json prints: {error}")


def percent(x, y):
    return f"{y / x - 1:+.0%}" if x else "from nothing"


def compare(first, second):
    """Prints the bounded rows of two runs that are too far apart, or in one run alone; whether there are none."""
    a, b = read(first), read(second)
    names = [name for name in [*a, *(name for name in b if name not in a)]
             if any(run.get(name, {}).get("must") is not None for run in (a, b))]
    agrees, compared = True, 0
    for name in names:
        x, y = (run.get(name, {}).get("value") for run in (a, b))
        if x is None and y is None:
            print(f"{name}: measured in neither")
            continue
        compared += 1
        if x is None or y is None:
            print(f"{name}: only in {first if y is None else second}")
        elif abs(y - x) > APART * min(abs(x), abs(y)):
            print(f"{name}: {x:.3g}, then {y:.3g} ({percent(x, y)}); {a[name]['reaches']}, then {b[name]['reaches']}")
        else:
            continue
        agrees = False
    if agrees:
        print(f"All {compared} bounded rows that were measured agree within {APART:.0%}.")
    return agrees


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit("usage: scripts/bench --compare A.json B.json")
    sys.exit(not compare(*sys.argv[1:]))
