"""Public symbols without documentation, from symbol graphs: coverage.py ROOT GRAPH..."""

import json
import pathlib
import sys

# The parts of operators, synthesized conformances and the like have no place in our sources.
root, graphs = sys.argv[1], sys.argv[2:]
ours, missing = 0, []
for graph in graphs:
    for symbol in json.loads(pathlib.Path(graph).read_text(encoding="utf-8"))["symbols"]:
        place = symbol.get("location")
        if not place or root not in place["uri"]:
            continue
        ours += 1
        comment = symbol.get("docComment")
        if not comment or not any(line["text"].strip() for line in comment["lines"]):
            path = place["uri"].split(root + "/", 1)[1]
            line = place["position"]["line"] + 1
            declaration = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
            missing.append((path, line, ".".join(symbol["pathComponents"]), declaration))
for path, line, name, declaration in sorted(missing):
    print(f"{path}:{line}: {name}    {declaration}")
documented = ours - len(missing)
share = 100 * documented / ours if ours else 0
print(f"{documented} of {ours} public symbols are documented: {share:.1f} %", file=sys.stderr)
sys.exit(1 if missing or not ours else 0)
