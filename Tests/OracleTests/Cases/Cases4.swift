// Written by Tools/Oracle/run.

import Drawing
import Foundation
import LayoutEngine
import ViewDSL

let oracleCases4: [OracleCase] = [
    OracleCase(
        "grid.one-flexible-nil", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GP3", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [58.0, 58.0],
        frames: [
            "a": [0.0, 0.0, 10.0, 20.0], "b": [28.0, 0.0, 20.0, 20.0], "c": [0.0, 28.0, 10.0, 30.0],
            "d": [18.0, 38.0, 40.0, 10.0],
        ]
    ) {
        Grid {
            GridRow {
                Color.red.layoutLabel("a")
                Color.red.frame(width: 20, height: 20).layoutLabel("b")
            }
            GridRow {
                Color.red.frame(width: 10, height: 30).layoutLabel("c")
                Color.red.frame(width: 40, height: 10).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.one-flexible-nil-100", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GP6", tags: [],
        proposal: ProposedViewSize(width: nil, height: 100.0), size: [58.0, 100.0],
        frames: [
            "a": [0.0, 0.0, 10.0, 62.0], "b": [28.0, 21.0, 20.0, 20.0], "c": [0.0, 70.0, 10.0, 30.0],
            "d": [18.0, 80.0, 40.0, 10.0],
        ]
    ) {
        Grid {
            GridRow {
                Color.red.layoutLabel("a")
                Color.red.frame(width: 20, height: 20).layoutLabel("b")
            }
            GridRow {
                Color.red.frame(width: 10, height: 30).layoutLabel("c")
                Color.red.frame(width: 40, height: 10).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.priority-1-middle", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GQ3", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [120.0, 10.0],
        frames: ["a": [0.0, 0.0, 0.0, 10.0], "b": [8.0, 0.0, 84.0, 10.0], "c": [100.0, 0.0, 20.0, 10.0]]
    ) {
        Grid {
            GridRow {
                Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 200).frame(height: 10).layoutLabel("a")
                Color.blue.frame(minWidth: 30, idealWidth: 30, maxWidth: 200).frame(height: 10).layoutLabel("b")
                    .layoutPriority(1)
                Color.green.frame(minWidth: 20, idealWidth: 20, maxWidth: 200).frame(height: 10).layoutLabel("c")
            }
        }
    },
    OracleCase(
        "grid.priority-1-takes-all", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GQ1", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [100.0, 100.0],
        frames: ["a": [0.0, 0.0, 0.0, 100.0], "b": [8.0, 0.0, 92.0, 100.0]]
    ) {
        Grid {
            GridRow {
                Color.orange.layoutLabel("a")
                Color.yellow.layoutLabel("b").layoutPriority(1)
            }
        }
    },
    OracleCase(
        "grid.row-align-top", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GL3", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [78.0, 58.0],
        frames: [
            "a": [0.0, 0.0, 30.0, 10.0], "b": [48.0, 0.0, 20.0, 20.0], "c": [10.0, 28.0, 10.0, 30.0],
            "d": [38.0, 38.0, 40.0, 10.0],
        ]
    ) {
        Grid {
            GridRow(alignment: .top) {
                Color.purple.frame(width: 30, height: 10).layoutLabel("a")
                Color.pink.frame(width: 20, height: 20).layoutLabel("b")
            }
            GridRow {
                Color.gray.frame(width: 10, height: 30).layoutLabel("c")
                Color.red.frame(width: 40, height: 10).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.row-alignment-override", "reimplementation-test",
        from:
            "SwiftWindows WinSwiftUIGridLayoutTests.swift (independent reimplementation; fixed-cell arithmetic per Apple docs)",
        tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [36.0, 64.0],
        frames: [
            "a": [0.0, 0.0, 20.0, 10.0], "b": [26.0, 0.0, 10.0, 30.0], "c": [0.0, 44.0, 20.0, 10.0],
            "d": [26.0, 34.0, 10.0, 30.0],
        ]
    ) {
        Grid(alignment: .bottomLeading, horizontalSpacing: 6, verticalSpacing: 4) {
            GridRow(alignment: .top) {
                Color.red.frame(width: 20, height: 10).layoutLabel("a")
                Color.red.frame(width: 10, height: 30).layoutLabel("b")
            }
            GridRow(alignment: .center) {
                Color.red.frame(width: 20, height: 10).layoutLabel("c")
                Color.red.frame(width: 10, height: 30).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.spacer-control-leaf", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GS3", tags: [],
        proposal: ProposedViewSize(width: nil, height: 80.0), size: [64.0, 80.0],
        frames: ["a": [0.0, 35.0, 30.0, 10.0], "c": [54.0, 0.0, 10.0, 80.0], "s": [38.0, 36.0, 8.0, 8.0]]
    ) {
        Grid {
            GridRow {
                Color.green.frame(width: 30, height: 10).layoutLabel("a")
                Color.orange.frame(width: 8, height: 8).layoutLabel("s")
                Color.yellow.frame(width: 10).layoutLabel("c")
            }
        }
    },
    OracleCase(
        "grid.spacer-framed-gap", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GS12", tags: [],
        proposal: ProposedViewSize(width: nil, height: 80.0), size: [48.0, 80.0],
        frames: ["a": [0.0, 35.0, 30.0, 10.0], "c": [38.0, 35.0, 10.0, 10.0], "s": [30.0, 0.0, 8.0, 80.0]]
    ) {
        Grid {
            GridRow {
                Color.blue.frame(width: 30, height: 10).layoutLabel("a")
                Spacer().frame(width: 8).layoutLabel("s")
                Color.green.frame(width: 10, height: 10).layoutLabel("c")
            }
        }
    },
    OracleCase(
        "grid.spacer-in-one-child-hstack", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GS14", tags: [],
        proposal: ProposedViewSize(width: nil, height: 80.0), size: [48.0, 10.0],
        frames: ["a": [0.0, 0.0, 30.0, 10.0], "c": [38.0, 0.0, 10.0, 10.0], "s": [30.0, 5.0, 8.0, 0.0]]
    ) {
        Grid {
            GridRow {
                Color.orange.frame(width: 30, height: 10).layoutLabel("a")
                HStack(spacing: 0) { Spacer().layoutLabel("s") }
                Color.yellow.frame(width: 10, height: 10).layoutLabel("c")
            }
        }
    },
    OracleCase(
        "grid.spacer-no-gap-nil-80", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GS2", tags: [],
        proposal: ProposedViewSize(width: nil, height: 80.0), size: [48.0, 80.0],
        frames: ["a": [0.0, 35.0, 30.0, 10.0], "c": [38.0, 0.0, 10.0, 80.0], "s": [30.0, 0.0, 8.0, 80.0]]
    ) {
        Grid {
            GridRow {
                Color.red.frame(width: 30, height: 10).layoutLabel("a")
                Spacer().layoutLabel("s")
                Color.blue.frame(width: 10).layoutLabel("c")
            }
        }
    },
    OracleCase(
        "grid.spacer-with-priority0", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GQ9", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [200.0, 100.0],
        frames: [
            "b": [170.0, 21.0, 20.0, 20.0], "c": [71.0, 70.0, 10.0, 30.0], "d": [160.0, 80.0, 40.0, 10.0],
            "s": [0.0, 0.0, 152.0, 62.0],
        ]
    ) {
        Grid {
            GridRow {
                Spacer().layoutLabel("s").layoutPriority(0)
                Color.green.frame(width: 20, height: 20).layoutLabel("b")
            }
            GridRow {
                Color.orange.frame(width: 10, height: 30).layoutLabel("c")
                Color.yellow.frame(width: 40, height: 10).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.spacing-3-5", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GA3", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [73.0, 55.0],
        frames: [
            "a": [0.0, 5.0, 30.0, 10.0], "b": [43.0, 0.0, 20.0, 20.0], "c": [10.0, 25.0, 10.0, 30.0],
            "d": [33.0, 35.0, 40.0, 10.0],
        ]
    ) {
        Grid(horizontalSpacing: 3, verticalSpacing: 5) {
            GridRow {
                Color.red.frame(width: 30, height: 10).layoutLabel("a")
                Color.red.frame(width: 20, height: 20).layoutLabel("b")
            }
            GridRow {
                Color.red.frame(width: 10, height: 30).layoutLabel("c")
                Color.red.frame(width: 40, height: 10).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.span-control-gx19", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GX19", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [200.0, 100.0],
        frames: [
            "a": [0.0, 0.0, 104.0, 82.0], "b": [112.0, 36.0, 30.0, 10.0], "c": [150.0, 36.0, 50.0, 10.0],
            "x": [80.0, 90.0, 40.0, 10.0],
        ]
    ) {
        Grid {
            GridRow {
                Color.gray.layoutLabel("a")
                Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 30).frame(height: 10).layoutLabel("b")
                Color.blue.frame(minWidth: 20, idealWidth: 20, maxWidth: 50).frame(height: 10).layoutLabel("c")
            }
            Color.green.frame(width: 40, height: 10).layoutLabel("x")
        }
    },
    OracleCase(
        "grid.span-declared-first-300x100", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GX8", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 100.0), size: [100.0, 38.0],
        frames: ["a": [10.5, 23.0, 30.0, 10.0], "b": [69.5, 18.0, 20.0, 20.0], "x": [0.0, 0.0, 100.0, 10.0]]
    ) {
        Grid {
            GridRow { Color.pink.frame(width: 100, height: 10).layoutLabel("x").gridCellColumns(2) }
            GridRow {
                Color.gray.frame(width: 30, height: 10).layoutLabel("a")
                Color.red.frame(width: 20, height: 20).layoutLabel("b")
            }
        }
    },
    OracleCase(
        "grid.span-narrower-centred", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GX2", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [58.0, 38.0],
        frames: ["a": [0.0, 5.0, 30.0, 10.0], "b": [38.0, 0.0, 20.0, 20.0], "c": [24.0, 28.0, 10.0, 10.0]]
    ) {
        Grid {
            GridRow {
                Color.red.frame(width: 30, height: 10).layoutLabel("a")
                Color.red.frame(width: 20, height: 20).layoutLabel("b")
            }
            GridRow { Color.green.frame(width: 10, height: 10).layoutLabel("c").gridCellColumns(2) }
        }
    },
    OracleCase(
        "grid.span-shortfall-to-column-without-single", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GX11", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [156.0, 58.0],
        frames: [
            "a": [0.0, 0.0, 10.0, 40.0], "b": [18.0, 0.0, 100.0, 40.0], "c": [126.0, 0.0, 30.0, 40.0],
            "d": [45.0, 48.0, 10.0, 10.0], "e": [108.0, 48.0, 10.0, 10.0], "f": [126.0, 48.0, 30.0, 10.0],
        ]
    ) {
        Grid {
            GridRow {
                Color.blue.frame(
                    minWidth: 0, idealWidth: 10, maxWidth: 100, minHeight: 0, idealHeight: 10, maxHeight: 100
                ).layoutLabel("a")
                Color.green.frame(width: 100, height: 40).layoutLabel("b").gridCellColumns(2)
                Color.orange.frame(minWidth: 30, idealWidth: 30, maxWidth: 40).frame(height: 40).layoutLabel("c")
                    .gridCellColumns(2)
            }
            GridRow {
                Color.yellow.frame(width: 10).layoutLabel("d").gridCellColumns(2)
                Color.purple.frame(width: 10).layoutLabel("e")
                Color.pink.frame(minWidth: 30, idealWidth: 30, maxWidth: 180).frame(height: 10).layoutLabel("f")
            }
        }
    },
    OracleCase(
        "grid.span-wider-than-columns", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GX1", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [100.0, 38.0],
        frames: ["a": [10.5, 5.0, 30.0, 10.0], "b": [69.5, 0.0, 20.0, 20.0], "c": [0.0, 28.0, 100.0, 10.0]]
    ) {
        Grid {
            GridRow {
                Color.red.frame(width: 30, height: 10).layoutLabel("a")
                Color.red.frame(width: 20, height: 20).layoutLabel("b")
            }
            GridRow { Color.green.frame(width: 100, height: 10).layoutLabel("c").gridCellColumns(2) }
        }
    },
    OracleCase(
        "grid.span2-of-3", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GX5", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [113.0, 38.0],
        frames: [
            "a": [10.5, 5.0, 30.0, 10.0], "b": [69.5, 0.0, 20.0, 20.0], "c": [108.0, 7.5, 5.0, 5.0],
            "x": [0.0, 28.0, 100.0, 10.0], "y": [110.0, 32.5, 1.0, 1.0],
        ]
    ) {
        Grid {
            GridRow {
                Color.orange.frame(width: 30, height: 10).layoutLabel("a")
                Color.yellow.frame(width: 20, height: 20).layoutLabel("b")
                Color.purple.frame(width: 5, height: 5).layoutLabel("c")
            }
            GridRow {
                Color.pink.frame(width: 100, height: 10).layoutLabel("x").gridCellColumns(2)
                Color.gray.frame(width: 1, height: 1).layoutLabel("y")
            }
        }
    },
    OracleCase(
        "grid.stack-containing-gridrow-is-nonrow", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GG9", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [58.0, 58.0],
        frames: [
            "a": [0.0, 5.0, 30.0, 10.0], "b": [38.0, 0.0, 20.0, 20.0], "c": [0.0, 28.0, 10.0, 30.0],
            "d": [18.0, 38.0, 40.0, 10.0],
        ]
    ) {
        Grid {
            GridRow {
                Color.gray.frame(width: 30, height: 10).layoutLabel("a")
                Color.red.frame(width: 20, height: 20).layoutLabel("b")
            }
            HStack {
                GridRow {
                    Color.green.frame(width: 10, height: 30).layoutLabel("c")
                    Color.orange.frame(width: 40, height: 10).layoutLabel("d")
                }
            }
        }
    },
    OracleCase(
        "grid.stacked-columns-3-2-add", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GX15", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [109.0, 38.0],
        frames: [
            "a": [0.0, 5.0, 30.0, 10.0], "b": [38.0, 0.0, 20.0, 20.0], "c": [0.0, 28.0, 100.0, 10.0],
            "d": [108.0, 32.5, 1.0, 1.0], "e": [66.0, 7.5, 5.0, 5.0], "f": [79.0, 7.5, 5.0, 5.0],
        ]
    ) {
        Grid {
            GridRow {
                Color.pink.frame(width: 30, height: 10).layoutLabel("a")
                Color.gray.frame(width: 20, height: 20).layoutLabel("b")
                Color.red.frame(width: 5, height: 5).layoutLabel("e")
                Color.blue.frame(width: 5, height: 5).layoutLabel("f")
            }
            GridRow {
                Color.green.frame(width: 100, height: 10).layoutLabel("c").gridCellColumns(3).gridCellColumns(2)
                Color.orange.frame(width: 1, height: 1).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.two-rows-default-nil", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GA1", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [78.0, 58.0],
        frames: [
            "a": [0.0, 5.0, 30.0, 10.0], "b": [48.0, 0.0, 20.0, 20.0], "c": [10.0, 28.0, 10.0, 30.0],
            "d": [38.0, 38.0, 40.0, 10.0],
        ]
    ) {
        Grid {
            GridRow {
                Color.red.frame(width: 30, height: 10).layoutLabel("a")
                Color.red.frame(width: 20, height: 20).layoutLabel("b")
            }
            GridRow {
                Color.red.frame(width: 10, height: 30).layoutLabel("c")
                Color.red.frame(width: 40, height: 10).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.unsized-answer-still-counts", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GU5", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 200.0), size: [148.0, 58.0],
        frames: [
            "a": [35.0, 5.0, 30.0, 10.0], "b": [118.0, 0.0, 20.0, 20.0], "c": [0.0, 28.0, 100.0, 30.0],
            "d": [108.0, 38.0, 40.0, 10.0],
        ]
    ) {
        Grid {
            GridRow {
                Color.yellow.frame(width: 30, height: 10).layoutLabel("a")
                Color.purple.frame(width: 20, height: 20).layoutLabel("b")
            }
            GridRow {
                Color.pink.frame(width: 100, height: 30).layoutLabel("c").gridCellUnsizedAxes(.horizontal)
                Color.gray.frame(width: 40, height: 10).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.unsized-both-span2", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GU3", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 200.0), size: [58.0, 28.0],
        frames: ["a": [0.0, 5.0, 30.0, 10.0], "b": [38.0, 0.0, 20.0, 20.0], "c": [0.0, 28.0, 58.0, 0.0]]
    ) {
        Grid {
            GridRow {
                Color.blue.frame(width: 30, height: 10).layoutLabel("a")
                Color.green.frame(width: 20, height: 20).layoutLabel("b")
            }
            GridRow { Color.orange.layoutLabel("c").gridCellColumns(2).gridCellUnsizedAxes([.horizontal, .vertical]) }
        }
    },
    OracleCase(
        "grid.unsized-flexible-sibling-flexible", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GU7", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [134.0, 100.0],
        frames: [
            "a": [0.0, 0.0, 30.0, 62.0], "b": [38.0, 0.0, 96.0, 62.0], "c": [0.0, 70.0, 30.0, 30.0],
            "d": [66.0, 80.0, 40.0, 10.0],
        ]
    ) {
        Grid {
            GridRow {
                Color.yellow.layoutLabel("a").gridCellUnsizedAxes(.horizontal)
                Color.purple.layoutLabel("b")
            }
            GridRow {
                Color.pink.frame(width: 30, height: 30).layoutLabel("c")
                Color.gray.frame(width: 40, height: 10).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.unsized-lone-cell", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GU11", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [0.0, 0.0],
        frames: ["a": [0.0, 0.0, 0.0, 0.0]]
    ) {
        Grid { GridRow { Color.green.layoutLabel("a").gridCellUnsizedAxes([.horizontal, .vertical]) } }
    },
    OracleCase(
        "grid.unsized-union", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GU12", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 200.0), size: [78.0, 38.0],
        frames: [
            "a": [0.0, 5.0, 30.0, 10.0], "b": [48.0, 0.0, 20.0, 20.0], "c": [0.0, 28.0, 30.0, 10.0],
            "d": [38.0, 28.0, 40.0, 10.0],
        ]
    ) {
        Grid {
            GridRow {
                Color.orange.frame(width: 30, height: 10).layoutLabel("a")
                Color.yellow.frame(width: 20, height: 20).layoutLabel("b")
            }
            GridRow {
                Color.purple.layoutLabel("c").gridCellUnsizedAxes(.vertical).gridCellUnsizedAxes(.horizontal)
                Color.pink.frame(width: 40, height: 10).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.unsized-vertical", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GU6", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 200.0), size: [78.0, 78.0],
        frames: [
            "a": [0.0, 5.0, 30.0, 10.0], "b": [48.0, 0.0, 20.0, 20.0], "c": [10.0, 28.0, 10.0, 50.0],
            "d": [38.0, 48.0, 40.0, 10.0],
        ]
    ) {
        Grid {
            GridRow {
                Color.red.frame(width: 30, height: 10).layoutLabel("a")
                Color.blue.frame(width: 20, height: 20).layoutLabel("b")
            }
            GridRow {
                Color.green.frame(width: 10, height: 50).layoutLabel("c").gridCellUnsizedAxes(.vertical)
                Color.orange.frame(width: 40, height: 10).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.unsized-width0-50", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GU8", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [200.0, 100.0],
        frames: [
            "a": [0.0, 26.0, 30.0, 10.0], "b": [38.0, 0.0, 162.0, 62.0], "c": [0.0, 70.0, 30.0, 30.0],
            "d": [99.0, 80.0, 40.0, 10.0],
        ]
    ) {
        Grid {
            GridRow {
                Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 50).frame(height: 10).layoutLabel("a")
                    .gridCellUnsizedAxes(.horizontal)
                Color.blue.layoutLabel("b")
            }
            GridRow {
                Color.green.frame(width: 30, height: 30).layoutLabel("c")
                Color.orange.frame(width: 40, height: 10).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.web-two-rows", "measured-on-SwiftUI",
        from:
            "github:1amageek/swift-web Tools/LayoutConformance (SwiftUIFixtures.swift + recorded report.html), fixture grid-rows",
        tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [220.0, 60.0],
        frames: [
            "a": [20.0, 0.0, 60.0, 30.0], "b": [100.0, 0.0, 120.0, 30.0], "c": [0.0, 30.0, 100.0, 30.0],
            "d": [140.0, 30.0, 40.0, 30.0],
        ]
    ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Color.red.frame(width: 60, height: 30).layoutLabel("a")
                Color.blue.frame(width: 120, height: 30).layoutLabel("b")
            }
            GridRow {
                Color.green.frame(width: 100, height: 30).layoutLabel("c")
                Color.orange.frame(width: 40, height: 30).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.width-flexible-h20", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GF2", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [200.0, 58.0],
        frames: [
            "a": [0.0, 0.0, 152.0, 20.0], "b": [170.0, 0.0, 20.0, 20.0], "c": [71.0, 28.0, 10.0, 30.0],
            "d": [160.0, 38.0, 40.0, 10.0],
        ]
    ) {
        Grid {
            GridRow {
                Color.red.frame(height: 20).layoutLabel("a")
                Color.red.frame(width: 20, height: 20).layoutLabel("b")
            }
            GridRow {
                Color.red.frame(width: 10, height: 30).layoutLabel("c")
                Color.red.frame(width: 40, height: 10).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.wrap-anchor-inside-hstack-ignored", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GWA15", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [78.0, 108.0],
        frames: ["c": [20.0, 78.0, 10.0, 10.0], "d": [58.0, 58.0, 20.0, 50.0]]
    ) {
        Grid {
            GridRow {
                Color.blue.frame(width: 50, height: 10).layoutLabel("a")
                Color.green.frame(width: 20, height: 50).layoutLabel("b")
            }
            GridRow {
                HStack { Color.red.frame(width: 10, height: 10).layoutLabel("c").gridCellAnchor(.topLeading) }
                Color.orange.frame(width: 20, height: 50).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.wrap-priority-inside-aspectratio-hidden", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GWP11", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [100.0, 100.0],
        frames: ["a": [0.0, 0.0, 46.0, 100.0], "c": [54.0, 27.0, 46.0, 46.0]]
    ) {
        Grid {
            GridRow {
                Color.pink.layoutLabel("a")
                Color.red.layoutLabel("c").layoutPriority(1).aspectRatio(1, contentMode: .fit)
            }
        }
    },
    OracleCase(
        "grid.wrap-priority-inside-hstack-passes", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GWP15", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [100.0, 100.0],
        frames: ["a": [0.0, 0.0, 0.0, 100.0], "c": [8.0, 0.0, 92.0, 100.0]]
    ) {
        Grid {
            GridRow {
                Color.red.layoutLabel("a")
                HStack { Color.red.layoutLabel("c").layoutPriority(1) }
            }
        }
    },
    OracleCase(
        "grid.wrap-priority-inside-opacity-passes", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GWP9", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [100.0, 100.0],
        frames: ["a": [0.0, 0.0, 0.0, 100.0], "c": [8.0, 0.0, 92.0, 100.0]]
    ) {
        Grid {
            GridRow {
                Color.gray.layoutLabel("a")
                Color.red.layoutLabel("c").layoutPriority(1).opacity(0.5)
            }
        }
    },
    OracleCase(
        "grid.wrap-span-inside-hstack-ignored", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GWS15", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [128.0, 38.0],
        frames: ["a": [35.0, 5.0, 30.0, 10.0], "b": [108.0, 0.0, 20.0, 20.0], "c": [0.0, 28.0, 100.0, 10.0]]
    ) {
        Grid {
            GridRow {
                Color.gray.frame(width: 30, height: 10).layoutLabel("a")
                Color.red.frame(width: 20, height: 20).layoutLabel("b")
            }
            GridRow { HStack { Color.red.frame(width: 100, height: 10).layoutLabel("c").gridCellColumns(2) } }
        }
    },
    OracleCase(
        "grid.wrap-span-inside-padding", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GWS1", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [102.0, 40.0],
        frames: ["a": [11.0, 5.0, 30.0, 10.0], "b": [71.0, 0.0, 20.0, 20.0], "c": [1.0, 29.0, 100.0, 10.0]]
    ) {
        Grid {
            GridRow {
                Color.gray.frame(width: 30, height: 10).layoutLabel("a")
                Color.red.frame(width: 20, height: 20).layoutLabel("b")
            }
            GridRow { Color.red.frame(width: 100, height: 10).layoutLabel("c").gridCellColumns(2).padding(1) }
        }
    },
    OracleCase(
        "grid.wrap-span-inside-zstack-ignored", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GWS16", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [128.0, 38.0],
        frames: ["a": [35.0, 5.0, 30.0, 10.0], "b": [108.0, 0.0, 20.0, 20.0], "c": [0.0, 28.0, 100.0, 10.0]]
    ) {
        Grid {
            GridRow {
                Color.gray.frame(width: 30, height: 10).layoutLabel("a")
                Color.red.frame(width: 20, height: 20).layoutLabel("b")
            }
            GridRow { ZStack { Color.red.frame(width: 100, height: 10).layoutLabel("c").gridCellColumns(2) } }
        }
    },
    OracleCase(
        "group.flexible-frame-leading-each", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-engine-replacement-stage3.swift, arm W6", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 100.0), size: [300.0, 100.0],
        frames: ["a": [0.0, 45.0, 30.0, 10.0], "b": [154.0, 45.0, 50.0, 10.0]]
    ) {
        HStack {
            Group {
                Color.blue.frame(width: 30, height: 10).layoutLabel("a")
                Color.green.frame(width: 50, height: 10).layoutLabel("b")
            }.frame(maxWidth: .infinity, alignment: .leading)
        }.frame(width: 300, height: 100)
    },
    OracleCase(
        "group.frame-then-padding", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-component-distribution.swift, arm G14", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [164.0, 18.0],
        frames: ["a": [24.0, 4.0, 30.0, 10.0], "b": [100.0, 4.0, 50.0, 10.0]]
    ) {
        HStack {
            Group {
                Color.blue.frame(width: 30, height: 10).layoutLabel("a")
                Color.green.frame(width: 50, height: 10).layoutLabel("b")
            }.frame(width: 70).padding(4)
        }
    },
    OracleCase(
        "group.padding-applies-to-each", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-component-distribution.swift, arm G3", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [120.0, 26.0],
        frames: ["a": [8.0, 8.0, 30.0, 10.0], "b": [62.0, 8.0, 50.0, 10.0]]
    ) {
        HStack {
            Group {
                Color.blue.frame(width: 30, height: 10).layoutLabel("a")
                Color.green.frame(width: 50, height: 10).layoutLabel("b")
            }.padding(8)
        }
    },
]
