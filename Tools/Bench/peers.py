"""Times one layout by pyyoga, a flexbox engine, and prints JSON: peers.py TREE SIZE ROUNDS.

Reads the sizes of the texts of the tree `measured` from standard input.
"""

import json
import sys
import time


def tree(name, size):
    """The boxes of Benchmarks/Trees.swift, as (kind, options, children)."""
    fixed = lambda w, h: ("box", {"width": w, "height": h}, [])
    fill = lambda: ("box", {"grow": 1}, [])

    def stack(level, children, **options):
        return ("row" if level % 2 == 0 else "column", options, children)

    if name == "wide":
        leaves = []
        for i in range(size):
            if i % 3 == 0:
                leaves.append(fixed(8, 20))
            elif i % 3 == 1:
                leaves.append(("box", {"grow": 1, "height": 20}, []))
            else:
                least = 2 + 2 * (i % 7)
                leaves.append(
                    ("box", {"grow": 1, "height": 20, "min_width": least, "max_width": least + 2 + 2 * (i % 5)}, []))
        return stack(0, leaves), 10 * size, 100
    if name == "balanced":
        kinds = [lambda: fixed(10, 10), fill,
                 lambda: ("box", {"grow": 1, "min_width": 4, "min_height": 4, "max_width": 30, "max_height": 30}, []),
                 lambda: fixed(6, 14)]
        row = [kinds[j % 4]() for j in range(4**size)]
        for level in reversed(range(size)):
            options = {"padding": 1, "gap": 1} | ({"grow": 1} if level else {})
            row = [stack(level, row[i : i + 4], **options) for i in range(0, len(row), 4)]
        return row[0], 64 * 2**size, 64 * 2**size
    if name == "measured":
        sizes = iter(json.load(sys.stdin))

        def card():
            title = fixed(*next(sizes))
            line = stack(0, [fixed(12, 12), fixed(*next(sizes))], gap=4)
            words = stack(1, [title, line], gap=4)
            flexible = ("box", {"grow": 1, "height": 10}, [])
            return stack(0, [fixed(40, 40), words, flexible, fixed(60, 24)], padding=8, gap=8)

        return stack(1, [card() for _ in range(size)], gap=8, stretch=True), 600, None
    raise SystemExit(f"no tree {name} for peers")


def count(box):
    total, waiting = 0, [box]
    while waiting:
        total += 1
        waiting += waiting.pop()[2]
    return total


def yoga(box, width, height):
    import pyyoga

    made = []
    # No rounding to whole points.
    config = pyyoga.Config()
    config.point_scale_factor = 0.0

    def build(box):
        kind, options, children = box
        node = pyyoga.Node(config)
        made.append(node)
        if kind != "box":
            node.flex_direction = pyyoga.FlexDirection.Row if kind == "row" else pyyoga.FlexDirection.Column
            node.align_items = pyyoga.Align.Stretch if "stretch" in options else pyyoga.Align.Center
        for key in ("width", "height", "min_width", "min_height", "max_width", "max_height"):
            if key in options:
                setattr(node, key, float(options[key]))
        if "grow" in options:
            node.flex_grow = 1.0
            node.flex_shrink = 1.0
        if "padding" in options:
            node.set_padding(pyyoga.Edge.All, float(options["padding"]))
        if "gap" in options:
            node.set_gap(pyyoga.Gutter.All, float(options["gap"]))
        for index, child in enumerate(children):
            node.insert_child(build(child), index)
        return node

    root = build(box)
    start = time.process_time()
    root.calculate_layout(
        float(width), float("nan") if height is None else float(height), pyyoga.Direction.LTR)
    taken = time.process_time() - start

    # As Tree.checksum.
    total, waiting = 0.0, [(root, 0.0, 0.0)]
    while waiting:
        node, x, y = waiting.pop()
        x, y = x + node.layout_left, y + node.layout_top
        total += x + 2 * y + 3 * node.layout_width + 5 * node.layout_height
        waiting += [(node.get_child(index), x, y) for index in range(node.child_count)]
    return taken, total


def main():
    name, size, rounds = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    box, width, height = tree(name, size)
    nodes = count(box)
    # Small trees first, as ours: they load the code.
    for small in [tree("wide", 40)] + ([tree(name, 2)] if name != "measured" else []):
        yoga(*small)
    found = sorted((yoga(box, width, height) for _ in range(rounds)), key=lambda one: one[0])
    seconds, checksum = found[rounds // 2]
    print(json.dumps({"ns": seconds / nodes * 1e9, "nodes": nodes, "checksum": checksum}))


try:
    main()
except ImportError:
    sys.exit(69)  # pyyoga is not installed.
