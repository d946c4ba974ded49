"""Times a warm typst on the boxes and labels of Tests/Benchmarks/Floor.swift: typst_peer.py big|small ROUNDS."""

import json
import sys
import time

try:
    import typst
except ImportError:
    sys.exit(69)


def source(big, number):
    width, height, columns, rows = (800, 600, 5, 4) if big else (375, 200, 3, 2)
    lines = [f"#set page(width: {width}pt, height: {height}pt, margin: 0pt)", "#set text(size: 11pt)"]
    w, h = width / columns, height / rows

    def put(x, y, what):
        lines.append(f"#place(dx: {x:g}pt, dy: {y:g}pt, {what})")

    for i in range(columns * rows):
        x, y = i % columns * w + 12, i // columns * h + 12
        if i % 3 == 0:
            put(x + 8, y + 8, f"rect(width: {w - 40:g}pt, height: {h - 40:g}pt, radius: 8pt, fill: rgb(200, 230, 255))")
        put(x, y, f"rect(width: {w - 24:g}pt, height: {h - 24:g}pt, stroke: 1pt + rgb(25, {number % 50}, 150))")
        if i % 4 == 0:
            put(x, y + h / 2 - 12, f'line(length: {w - 24:g}pt, stroke: (paint: red, thickness: 1pt, dash: "dashed"))')
        for half in range(2):
            put(x + 4, y + 4 + half * 24, f"[{i} {half} {w - 24:.0f} × {number}]")
    return "\n".join(lines).encode()


big, rounds = sys.argv[1] == "big", int(sys.argv[2])


def median(compile, first):
    """Of pictures each of which has words that none before had."""
    times = []
    for number in range(first, first + rounds + 2):
        text = source(big, number)
        start = time.process_time()
        compile(text, format="png", ppi=144)
        times.append(time.process_time() - start)
    return sorted(times[2:])[rounds // 2]


# One compiler for all, as a program has it that draws many: it keeps fonts and whatever it remembers of the pictures
# before. And one for each, as the wheel's own function and typst's command make it.
kept = median(typst.Compiler(b"").compile, 0)
print(json.dumps({"kept": kept, "anew": median(typst.compile, 1000)}))
