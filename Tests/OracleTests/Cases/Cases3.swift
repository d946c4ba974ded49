// Written by Tools/Oracle/run.

import Drawing
import Foundation
import LayoutEngine
import ViewDSL

let oracleCases3: [OracleCase] = [
    OracleCase(
        "grid.corpus-16", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 16", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [151.0, 40.0],
        frames: ["a": [0.0, 0.0, 90.0, 40.0], "b": [126.5, 30.0, 24.5, 10.0]]
    ) {
        Grid(alignment: .bottomLeading, horizontalSpacing: 12) {
            GridRow(alignment: .center) {
                Color.red.frame(minWidth: 30, idealWidth: 30, maxWidth: 90).frame(height: 40).layoutLabel("a")
                    .gridCellAnchor(.bottom)
                HalfLeaf { Color.red }.layoutLabel("b").gridCellAnchor(.bottomTrailing).gridColumnAlignment(.trailing)
            }
        }
    },
    OracleCase(
        "grid.corpus-24", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 24", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: 60.0, height: 60.0), size: [70.0, 76.0],
        frames: [
            "a": [0.0, 0.0, 30.0, 60.0], "b": [30.0, 0.0, 40.0, 60.0], "c": [0.0, 68.0, 70.0, 0.0],
            "d": [20.0, 76.0, 30.0, 0.0],
        ]
    ) {
        Grid(alignment: .top, horizontalSpacing: 0) {
            GridRow {
                Color.blue.frame(width: 30, height: 60).layoutLabel("a")
                Color.green.frame(width: 40, height: 60).layoutLabel("b").gridCellUnsizedAxes(.horizontal)
                    .gridCellAnchor(.topTrailing)
            }
            Color.orange.frame(
                minWidth: 0, idealWidth: 10, maxWidth: 100, minHeight: 0, idealHeight: 10, maxHeight: 100
            ).layoutLabel("c").gridCellUnsizedAxes(.horizontal)
            GridRow { Color.yellow.frame(width: 30).layoutLabel("d").gridCellColumns(3).gridColumnAlignment(.trailing) }
        }
    },
    OracleCase(
        "grid.corpus-38", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 38", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [102.0, 100.0],
        frames: [
            "a": [0.0, 0.0, 40.0, 46.0], "b": [54.5, 36.0, 23.0, 10.0], "c": [0.0, 57.0, 60.0, 40.0],
            "d": [92.0, 54.0, 10.0, 46.0],
        ]
    ) {
        Grid(alignment: .bottomLeading, horizontalSpacing: 3) {
            GridRow {
                Color.orange.frame(width: 40).layoutLabel("a").gridColumnAlignment(.center)
                HalfLeaf { Color.red }.layoutLabel("b").gridCellAnchor(.bottom)
            }
            GridRow {
                Color.yellow.frame(minWidth: 30, idealWidth: 30, maxWidth: 60).frame(height: 40).layoutLabel("c")
                    .gridCellColumns(2).gridCellUnsizedAxes(.horizontal).gridCellAnchor(.leading).gridColumnAlignment(
                        .trailing)
                Color.purple.frame(
                    minWidth: 10, idealWidth: 10, maxWidth: 160, minHeight: 10, idealHeight: 10, maxHeight: 160
                ).layoutLabel("d").gridCellUnsizedAxes(.horizontal)
            }
        }
    },
    OracleCase(
        "grid.corpus-4", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 4", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: nil, height: 80.0), size: [253.0, 116.0],
        frames: [
            "a": [35.0, 15.0, 30.0, 10.0], "b": [103.0, 0.0, 150.0, 40.0], "c": [0.0, 48.0, 100.0, 20.0],
            "d": [103.0, 48.0, 150.0, 20.0], "e": [0.0, 76.0, 100.0, 40.0], "f": [193.0, 76.0, 60.0, 40.0],
        ]
    ) {
        Grid(alignment: .trailing, horizontalSpacing: 3) {
            GridRow(alignment: .bottom) {
                Color.orange.frame(width: 30, height: 10).layoutLabel("a").gridCellUnsizedAxes(.horizontal)
                    .gridCellAnchor(.center)
                Color.yellow.frame(width: 150, height: 40).layoutLabel("b")
            }
            GridRow {
                Color.purple.frame(width: 100, height: 20).layoutLabel("c")
                Color.pink.frame(width: 150, height: 20).layoutLabel("d").gridCellAnchor(.bottomLeading)
            }
            GridRow {
                Color.gray.frame(width: 100, height: 40).layoutLabel("e")
                Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 60, minHeight: 0, idealHeight: 10, maxHeight: 60)
                    .layoutLabel("f").layoutPriority(-1).gridCellUnsizedAxes(.vertical)
            }
        }
    },
    OracleCase(
        "grid.corpus-44", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 44", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: 150.0, height: nil), size: [106.5, 20.0],
        frames: ["a": [0.0, 5.0, 21.75, 10.0], "b": [46.5, 0.0, 60.0, 20.0]]
    ) {
        Grid(alignment: .leading, horizontalSpacing: 3) {
            GridRow(alignment: .center) {
                HalfLeaf { Color.red }.layoutLabel("a").gridColumnAlignment(.leading)
                Color.pink.frame(width: 60, height: 20).layoutLabel("b").gridColumnAlignment(.trailing)
            }
        }
    },
    OracleCase(
        "grid.corpus-45", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 45", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: 150.0, height: nil), size: [118.0, 60.0],
        frames: ["a": [0.0, 25.0, 30.0, 10.0], "b": [38.0, 0.0, 40.0, 60.0], "c": [94.0, 25.0, 16.0, 10.0]]
    ) {
        Grid(verticalSpacing: 12) {
            GridRow {
                Color.gray.frame(width: 30, height: 10).layoutLabel("a").gridCellAnchor(.leading)
                Color.red.frame(width: 40, height: 60).layoutLabel("b").gridColumnAlignment(.leading)
                HalfLeaf { Color.red }.layoutLabel("c").gridColumnAlignment(.center)
            }
        }
    },
    OracleCase(
        "grid.corpus-47", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 47", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [300.0, 58.0],
        frames: [
            "a": [0.0, 0.0, 10.0, 30.0], "b": [0.0, 38.0, 60.0, 20.0], "c": [60.0, 38.0, 110.0, 20.0],
            "d": [170.0, 38.0, 130.0, 10.0],
        ]
    ) {
        Grid(alignment: .leading, horizontalSpacing: 0) {
            GridRow { Color.blue.frame(width: 10, height: 30).layoutLabel("a") }
            GridRow(alignment: .top) {
                Color.green.frame(minWidth: 30, idealWidth: 30, maxWidth: 60).frame(height: 20).layoutLabel("b")
                    .gridCellAnchor(.bottomLeading)
                Spacer().layoutLabel("c").gridCellUnsizedAxes(.vertical).gridCellAnchor(.bottomLeading)
                Color.orange.frame(minWidth: 30, idealWidth: 30, maxWidth: 130).frame(height: 10).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.corpus-49", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 49", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: nil, height: nil), size: [43.0, 104.0],
        frames: [
            "a": [0.0, 0.0, 10.0, 30.0], "b": [13.0, 0.0, 30.0, 30.0], "c": [0.0, 42.0, 10.0, 10.0],
            "d": [0.0, 64.0, 10.0, 40.0],
        ]
    ) {
        Grid(alignment: .bottom, horizontalSpacing: 3, verticalSpacing: 12) {
            GridRow(alignment: .bottom) {
                Color.gray.frame(
                    minWidth: 10, idealWidth: 10, maxWidth: 50, minHeight: 10, idealHeight: 10, maxHeight: 50
                ).layoutLabel("a")
                Color.red.frame(minWidth: 30, idealWidth: 30, maxWidth: 130).frame(height: 30).layoutLabel("b")
                    .gridCellAnchor(.leading).gridColumnAlignment(.leading)
            }
            GridRow {
                Color.blue.frame(
                    minWidth: 0, idealWidth: 10, maxWidth: 30, minHeight: 0, idealHeight: 10, maxHeight: 30
                ).layoutLabel("c").layoutPriority(1)
            }
            GridRow { Color.green.frame(minWidth: 0, idealWidth: 10, maxWidth: 150).frame(height: 40).layoutLabel("d") }
        }
    },
    OracleCase(
        "grid.corpus-52", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 52", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: 60.0, height: 60.0), size: [60.667, 70.0],
        frames: [
            "a": [0.0, 0.0, 10.0, 20.0], "b": [18.0, 0.0, 14.667, 40.0], "c": [40.667, 0.0, 20.0, 40.0],
            "d": [0.0, 40.0, 10.0, 30.0],
        ]
    ) {
        Grid(alignment: .topTrailing, verticalSpacing: 0) {
            GridRow(alignment: .top) {
                Color.orange.frame(width: 10, height: 20).layoutLabel("a").gridColumnAlignment(.leading)
                Color.yellow.frame(minWidth: 10, idealWidth: 10, maxWidth: 110).frame(height: 40).layoutLabel("b")
                Color.purple.frame(width: 20).layoutLabel("c")
            }
            GridRow { Color.pink.frame(width: 10).layoutLabel("d") }
        }
    },
    OracleCase(
        "grid.corpus-56", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 56", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [84.0, 110.0],
        frames: ["a": [0.0, 0.0, 30.0, 100.0], "b": [38.0, 90.0, 46.0, 10.0], "c": [0.0, 100.0, 50.0, 10.0]]
    ) {
        Grid(alignment: .leading, verticalSpacing: 0) {
            GridRow(alignment: .center) {
                Color.gray.frame(width: 30).layoutLabel("a").layoutPriority(1).gridColumnAlignment(.center)
                Color.red.frame(height: 10).layoutLabel("b").layoutPriority(1).gridCellAnchor(.bottomTrailing)
            }
            Color.blue.frame(minWidth: 10, idealWidth: 10, maxWidth: 50, minHeight: 10, idealHeight: 10, maxHeight: 50)
                .layoutLabel("c").gridColumnAlignment(.leading)
        }
    },
    OracleCase(
        "grid.corpus-6", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 6", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: 150.0, height: nil), size: [150.0, 38.0],
        frames: ["a": [0.0, 0.0, 150.0, 20.0], "b": [0.0, 28.0, 90.0, 10.0]]
    ) {
        Grid(alignment: .topLeading, horizontalSpacing: 3) {
            Color.blue.frame(height: 20).layoutLabel("a").gridCellAnchor(.topLeading)
            GridRow(alignment: .center) {
                Color.green.frame(minWidth: 30, idealWidth: 30, maxWidth: 90).frame(height: 10).layoutLabel("b")
                    .gridCellUnsizedAxes(.vertical)
            }
        }
    },
    OracleCase(
        "grid.corpus-60", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 60", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [200.0, 88.0],
        frames: [
            "a": [0.0, 0.0, 100.0, 40.0], "b": [100.0, 0.0, 40.0, 40.0], "c": [140.0, 0.0, 60.0, 40.0],
            "d": [180.0, 48.0, 20.0, 40.0],
        ]
    ) {
        Grid(alignment: .bottomTrailing) {
            GridRow {
                Color.yellow.frame(width: 100, height: 40).layoutLabel("a").gridCellUnsizedAxes(.vertical)
                    .gridCellAnchor(.topLeading)
                Spacer().layoutLabel("b").gridCellAnchor(.trailing).gridColumnAlignment(.leading)
                Color.purple.frame(width: 60, height: 40).layoutLabel("c").layoutPriority(-1).gridCellAnchor(.leading)
            }
            Color.pink.frame(width: 20, height: 40).layoutLabel("d").layoutPriority(-1).gridCellUnsizedAxes(.vertical)
                .gridColumnAlignment(.center)
        }
    },
    OracleCase(
        "grid.corpus-68", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 68", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: nil, height: nil), size: [42.0, 28.0],
        frames: ["a": [0.0, 0.0, 20.0, 10.0], "b": [32.0, 0.0, 10.0, 10.0], "c": [0.0, 18.0, 20.0, 10.0]]
    ) {
        Grid(alignment: .trailing, horizontalSpacing: 12) {
            GridRow {
                HalfLeaf { Color.red }.layoutLabel("a").gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
                Color.red.layoutLabel("b").gridColumnAlignment(.leading)
            }
            GridRow { Color.blue.layoutLabel("c").layoutPriority(1).gridCellColumns(2).gridCellAnchor(.bottomTrailing) }
        }
    },
    OracleCase(
        "grid.corpus-73", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 73", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [227.0, 138.0],
        frames: [
            "a": [53.5, 0.0, 120.0, 82.0], "b": [0.0, 90.0, 146.0, 20.0], "c": [172.25, 100.0, 36.5, 10.0],
            "d": [53.0, 118.0, 40.0, 20.0],
        ]
    ) {
        Grid(alignment: .bottom) {
            Color.purple.frame(
                minWidth: 20, idealWidth: 20, maxWidth: 120, minHeight: 20, idealHeight: 20, maxHeight: 120
            ).layoutLabel("a")
            GridRow {
                Color.pink.frame(height: 20).layoutLabel("b")
                HalfLeaf { Color.red }.layoutLabel("c")
            }
            GridRow(alignment: .top) {
                Color.gray.frame(minWidth: 30, idealWidth: 30, maxWidth: 40).frame(height: 20).layoutLabel("d")
                    .gridCellUnsizedAxes(.vertical)
            }
        }
    },
    OracleCase(
        "grid.corpus-74", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 74", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [114.0, 104.0],
        frames: [
            "a": [0.0, 0.0, 60.0, 20.0], "b": [68.0, 0.0, 46.0, 20.0], "c": [30.0, 32.0, 30.0, 30.0],
            "d": [68.0, 32.0, 46.0, 30.0], "e": [0.0, 74.0, 60.0, 30.0],
        ]
    ) {
        Grid(alignment: .bottomTrailing, verticalSpacing: 12) {
            GridRow(alignment: .top) {
                Color.red.frame(
                    minWidth: 20, idealWidth: 20, maxWidth: 60, minHeight: 20, idealHeight: 20, maxHeight: 60
                ).layoutLabel("a").gridCellUnsizedAxes(.vertical)
                Color.blue.frame(minWidth: 10, idealWidth: 10, maxWidth: 50).frame(height: 20).layoutLabel("b")
                    .gridCellUnsizedAxes(.vertical)
            }
            GridRow {
                Color.green.frame(minWidth: 0, idealWidth: 10, maxWidth: 30).frame(height: 30).layoutLabel("c")
                Color.orange.frame(
                    minWidth: 20, idealWidth: 20, maxWidth: 60, minHeight: 20, idealHeight: 20, maxHeight: 60
                ).layoutLabel("d").gridColumnAlignment(.center)
            }
            GridRow(alignment: .top) { Color.yellow.frame(width: 60, height: 30).layoutLabel("e") }
        }
    },
    OracleCase(
        "grid.corpus-78", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 78", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: nil, height: nil), size: [186.0, 136.0],
        frames: [
            "a": [0.0, 0.0, 10.0, 20.0], "b": [72.0, 0.0, 60.0, 20.0], "c": [0.0, 28.0, 10.0, 60.0],
            "d": [18.0, 28.0, 10.0, 60.0], "e": [36.0, 28.0, 150.0, 60.0], "f": [0.0, 96.0, 10.0, 40.0],
            "g": [18.0, 96.0, 10.0, 40.0], "h": [46.0, 96.0, 130.0, 30.0],
        ]
    ) {
        Grid(alignment: .top) {
            GridRow {
                Color.orange.frame(
                    minWidth: 0, idealWidth: 10, maxWidth: 30, minHeight: 0, idealHeight: 10, maxHeight: 30
                ).layoutLabel("a").layoutPriority(-1)
                Color.yellow.frame(width: 60, height: 20).layoutLabel("b").gridCellColumns(2)
            }
            GridRow {
                Spacer().layoutLabel("c").gridCellUnsizedAxes(.vertical)
                Color.purple.frame(width: 10, height: 60).layoutLabel("d").gridCellAnchor(.top)
                Color.pink.frame(width: 150, height: 60).layoutLabel("e").gridCellUnsizedAxes(.horizontal)
                    .gridCellAnchor(.topLeading)
            }
            GridRow {
                Color.gray.frame(height: 40).layoutLabel("f").gridColumnAlignment(.trailing)
                Spacer().layoutLabel("g").gridCellAnchor(.bottomTrailing).gridColumnAlignment(.leading)
                Color.red.frame(minWidth: 30, idealWidth: 30, maxWidth: 130).frame(height: 30).layoutLabel("h")
                    .gridColumnAlignment(.center)
            }
        }
    },
    OracleCase(
        "grid.corpus-8", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 8", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: nil, height: 80.0), size: [86.0, 80.0],
        frames: ["a": [0.0, 25.0, 10.0, 30.0], "b": [18.0, 0.0, 30.0, 80.0], "c": [56.0, 20.0, 30.0, 60.0]]
    ) {
        Grid(alignment: .bottom) {
            GridRow {
                Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 160).frame(height: 30).layoutLabel("a")
                    .gridCellAnchor(.trailing)
                Color.blue.frame(width: 30).layoutLabel("b")
                Color.green.frame(width: 30, height: 60).layoutLabel("c").gridCellUnsizedAxes(.vertical)
            }
        }
    },
    OracleCase(
        "grid.corpus-81", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 81", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: 150.0, height: nil), size: [218.0, 68.0],
        frames: [
            "a": [45.0, 0.0, 60.0, 30.0], "b": [164.5, 0.0, 13.0, 10.0], "c": [205.0, 20.0, 13.0, 10.0],
            "d": [0.0, 48.0, 150.0, 20.0], "e": [158.0, 38.0, 60.0, 30.0],
        ]
    ) {
        Grid(alignment: .bottomTrailing) {
            GridRow(alignment: .bottom) {
                Color.blue.frame(minWidth: 30, idealWidth: 30, maxWidth: 60).frame(height: 30).layoutLabel("a")
                    .gridColumnAlignment(.center)
                HalfLeaf { Color.red }.layoutLabel("b").gridCellAnchor(.top)
                HalfLeaf { Color.red }.layoutLabel("c")
            }
            GridRow {
                Color.green.frame(width: 150, height: 20).layoutLabel("d").gridColumnAlignment(.center)
                Color.orange.frame(width: 60, height: 30).layoutLabel("e").gridCellColumns(2).gridColumnAlignment(
                    .trailing)
            }
        }
    },
    OracleCase(
        "grid.corpus-95", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 95", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: 150.0, height: nil), size: [150.0, 20.0],
        frames: ["a": [0.0, 0.0, 40.0, 20.0], "b": [40.0, 0.0, 110.0, 20.0]]
    ) {
        Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 5) {
            GridRow {
                Color.purple.frame(width: 40, height: 20).layoutLabel("a").gridColumnAlignment(.leading)
                Color.pink.frame(height: 20).layoutLabel("b").gridCellColumns(2)
            }
        }
    },
    OracleCase(
        "grid.diagonal-flexible", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GF6", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [200.0, 100.0],
        frames: [
            "a": [0.0, 0.0, 96.0, 46.0], "b": [142.0, 13.0, 20.0, 20.0], "c": [43.0, 62.0, 10.0, 30.0],
            "d": [104.0, 54.0, 96.0, 46.0],
        ]
    ) {
        Grid {
            GridRow {
                Color.red.layoutLabel("a")
                Color.red.frame(width: 20, height: 20).layoutLabel("b")
            }
            GridRow {
                Color.red.frame(width: 10, height: 30).layoutLabel("c")
                Color.blue.layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.divider-like-control", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GU10", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [200.0, 100.0],
        frames: ["a": [35.5, 5.0, 30.0, 10.0], "b": [144.5, 0.0, 20.0, 20.0], "x": [0.0, 28.0, 200.0, 72.0]]
    ) {
        Grid {
            GridRow {
                Color.gray.frame(width: 30, height: 10).layoutLabel("a")
                Color.red.frame(width: 20, height: 20).layoutLabel("b")
            }
            Color.blue.layoutLabel("x")
        }
    },
    OracleCase(
        "grid.explicit-spacing-beside-spacer", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GS11", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: nil, height: 80.0), size: [72.0, 70.0],
        frames: ["a": [0.0, 30.0, 30.0, 10.0], "c": [62.0, 30.0, 10.0, 10.0], "s": [42.0, 0.0, 8.0, 70.0]]
    ) {
        Grid(horizontalSpacing: 12) {
            GridRow {
                Color.gray.frame(width: 30, height: 10).layoutLabel("a")
                Spacer().layoutLabel("s")
                Color.red.frame(width: 10, height: 10).layoutLabel("c")
            }
        }
    },
    OracleCase(
        "grid.fixed-and-two-flexible", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GF8", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [200.0, 100.0],
        frames: ["a": [0.0, 40.0, 20.0, 20.0], "b": [28.0, 0.0, 82.0, 100.0], "c": [118.0, 0.0, 82.0, 100.0]]
    ) {
        Grid {
            GridRow {
                Color.red.frame(width: 20, height: 20).layoutLabel("a")
                Color.blue.layoutLabel("b")
                Color.green.layoutLabel("c")
            }
        }
    },
    OracleCase(
        "grid.fixed-at-200x200", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GP1", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 200.0), size: [78.0, 58.0],
        frames: ["a": [0.0, 5.0, 30.0, 10.0], "d": [38.0, 38.0, 40.0, 10.0]]
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
        "grid.greedy-both-axes-cell", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GF18", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [200.0, 100.0],
        frames: [
            "a": [61.0, 26.0, 30.0, 10.0], "b": [170.0, 21.0, 20.0, 20.0], "c": [71.0, 70.0, 10.0, 30.0],
            "d": [160.0, 80.0, 40.0, 10.0],
        ]
    ) {
        Grid {
            GridRow {
                Color.blue.frame(width: 30, height: 10).layoutLabel("a").frame(
                    maxWidth: .infinity, maxHeight: .infinity)
                Color.green.frame(width: 20, height: 20).layoutLabel("b")
            }
            GridRow {
                Color.orange.frame(width: 10, height: 30).layoutLabel("c")
                Color.yellow.frame(width: 40, height: 10).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.greedy-frame-cell", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GF14", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [200.0, 58.0],
        frames: [
            "a": [61.0, 5.0, 30.0, 10.0], "b": [170.0, 0.0, 20.0, 20.0], "c": [71.0, 28.0, 10.0, 30.0],
            "d": [160.0, 38.0, 40.0, 10.0],
        ]
    ) {
        Grid {
            GridRow {
                Color.blue.frame(width: 30, height: 10).layoutLabel("a").frame(maxWidth: .infinity)
                Color.green.frame(width: 20, height: 20).layoutLabel("b")
            }
            GridRow {
                Color.orange.frame(width: 10, height: 30).layoutLabel("c")
                Color.yellow.frame(width: 40, height: 10).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.grid-leading-aligns-nonrow", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GL12", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [58.0, 48.0],
        frames: ["a": [0.0, 10.0, 40.0, 10.0], "b": [48.0, 0.0, 10.0, 30.0], "x": [0.0, 38.0, 10.0, 10.0]]
    ) {
        Grid(alignment: .leading) {
            GridRow {
                Color.purple.frame(width: 40, height: 10).layoutLabel("a")
                Color.pink.frame(width: 10, height: 30).layoutLabel("b")
            }
            Color.gray.frame(width: 10, height: 10).layoutLabel("x")
        }
    },
    OracleCase(
        "grid.height-flexible", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GF3", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [68.0, 100.0],
        frames: [
            "a": [0.0, 0.0, 20.0, 62.0], "b": [38.0, 21.0, 20.0, 20.0], "c": [5.0, 70.0, 10.0, 30.0],
            "d": [28.0, 80.0, 40.0, 10.0],
        ]
    ) {
        Grid {
            GridRow {
                Color.blue.frame(width: 20).layoutLabel("a")
                Color.green.frame(width: 20, height: 20).layoutLabel("b")
            }
            GridRow {
                Color.orange.frame(width: 10, height: 30).layoutLabel("c")
                Color.yellow.frame(width: 40, height: 10).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.in-hstack-beside-flexible", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GE17", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [200.0, 100.0],
        frames: [
            "a": [104.0, 0.0, 48.0, 62.0], "b": [170.0, 21.0, 20.0, 20.0], "c": [123.0, 70.0, 10.0, 30.0],
            "d": [160.0, 80.0, 40.0, 10.0], "z": [0.0, 0.0, 96.0, 100.0],
        ]
    ) {
        HStack {
            Color.red.layoutLabel("z")
            Grid {
                GridRow {
                    Color.blue.layoutLabel("a")
                    Color.green.frame(width: 20, height: 20).layoutLabel("b")
                }
                GridRow {
                    Color.orange.frame(width: 10, height: 30).layoutLabel("c")
                    Color.yellow.frame(width: 40, height: 10).layoutLabel("d")
                }
            }
        }
    },
    OracleCase(
        "grid.in-hstack-spacer-leading-edge", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GE1", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [76.0, 20.0],
        frames: [
            "a": [0.0, 5.0, 30.0, 10.0], "b": [38.0, 0.0, 20.0, 20.0], "c": [66.0, 5.0, 10.0, 10.0],
            "s": [30.0, 0.0, 8.0, 20.0],
        ]
    ) {
        HStack {
            Color.gray.frame(width: 30, height: 10).layoutLabel("a")
            Grid {
                GridRow {
                    Spacer().layoutLabel("s")
                    Color.red.frame(width: 20, height: 20).layoutLabel("b")
                }
            }
            Color.green.frame(width: 10, height: 10).layoutLabel("c")
        }
    },
    OracleCase(
        "grid.in-vstack-below-flexible", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GE19", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [200.0, 100.0],
        frames: [
            "a": [0.0, 42.0, 152.0, 20.0], "b": [170.0, 42.0, 20.0, 20.0], "c": [71.0, 70.0, 10.0, 30.0],
            "d": [160.0, 80.0, 40.0, 10.0], "z": [0.0, 0.0, 200.0, 34.0],
        ]
    ) {
        VStack {
            Color.green.layoutLabel("z")
            Grid {
                GridRow {
                    Color.orange.layoutLabel("a")
                    Color.yellow.frame(width: 20, height: 20).layoutLabel("b")
                }
                GridRow {
                    Color.purple.frame(width: 10, height: 30).layoutLabel("c")
                    Color.pink.frame(width: 40, height: 10).layoutLabel("d")
                }
            }
        }
    },
    OracleCase(
        "grid.infinite-fixed-content", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GP8", tags: [],
        proposal: ProposedViewSize(width: .infinity, height: .infinity), size: [78.0, 58.0],
        frames: [:]
    ) {
        Grid {
            GridRow {
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
        "grid.negative-spacing", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GS8", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 45.0],
        frames: [
            "a": [0.0, 5.0, 30.0, 10.0], "b": [30.0, 0.0, 20.0, 20.0], "c": [10.0, 15.0, 10.0, 30.0],
            "d": [20.0, 25.0, 40.0, 10.0],
        ]
    ) {
        Grid(horizontalSpacing: -10, verticalSpacing: -5) {
            GridRow {
                Color.orange.frame(width: 30, height: 10).layoutLabel("a")
                Color.yellow.frame(width: 20, height: 20).layoutLabel("b")
            }
            GridRow {
                Color.purple.frame(width: 10, height: 30).layoutLabel("c")
                Color.pink.frame(width: 40, height: 10).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.nested-grid", "reimplementation-test",
        from:
            "SwiftWindows WinSwiftUIGridLayoutTests.swift (independent reimplementation; fixed-cell arithmetic per Apple docs)",
        tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [127.0, 45.0],
        frames: [
            "b": [33.0, 0.0, 20.0, 12.0], "c": [0.0, 14.0, 30.0, 10.0], "d": [33.0, 14.0, 5.0, 6.0],
            "e": [87.0, 0.0, 40.0, 30.0], "f": [0.0, 35.0, 80.0, 10.0], "inner": [0.0, 0.0, 53.0, 24.0],
        ]
    ) {
        Grid(alignment: .topLeading, horizontalSpacing: 7, verticalSpacing: 5) {
            GridRow {
                Grid(alignment: .topLeading, horizontalSpacing: 3, verticalSpacing: 2) {
                    GridRow {
                        Color.red.frame(width: 10, height: 8).layoutLabel("a")
                        Color.red.frame(width: 20, height: 12).layoutLabel("b")
                    }
                    GridRow {
                        Color.red.frame(width: 30, height: 10).layoutLabel("c")
                        Color.red.frame(width: 5, height: 6).layoutLabel("d")
                    }
                }.layoutLabel("inner")
                Color.red.frame(width: 40, height: 30).layoutLabel("e")
            }
            GridRow {
                Color.red.frame(width: 80, height: 10).layoutLabel("f")
                Color.red.frame(width: 10, height: 10).layoutLabel("g")
            }
        }
    },
    OracleCase(
        "grid.nonrow-flexible-200x100", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GA9", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [200.0, 100.0],
        frames: ["x": [85.0, 0.0, 30.0, 10.0], "y": [0.0, 18.0, 200.0, 82.0]]
    ) {
        Grid {
            Color.red.frame(width: 30, height: 10).layoutLabel("x")
            Color.blue.layoutLabel("y")
        }
    },
    OracleCase(
        "grid.nonrow-wider-than-columns", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GX3", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [100.0, 76.0],
        frames: [
            "a": [5.5, 5.0, 30.0, 10.0], "b": [64.5, 0.0, 20.0, 20.0], "c": [15.5, 46.0, 10.0, 30.0],
            "d": [54.5, 56.0, 40.0, 10.0], "x": [0.0, 28.0, 100.0, 10.0],
        ]
    ) {
        Grid {
            GridRow {
                Color.red.frame(width: 30, height: 10).layoutLabel("a")
                Color.red.frame(width: 20, height: 20).layoutLabel("b")
            }
            Color.red.frame(width: 100, height: 10).layoutLabel("x")
            GridRow {
                Color.red.frame(width: 10, height: 30).layoutLabel("c")
                Color.red.frame(width: 40, height: 10).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.nonrow-width-flexible", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GX12", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [300.0, 114.0],
        frames: ["a": [28.0, 0.0, 120.0, 96.0], "b": [212.0, 33.0, 60.0, 30.0], "x": [0.0, 104.0, 300.0, 10.0]]
    ) {
        Grid {
            GridRow {
                Color.gray.frame(
                    minWidth: 20, idealWidth: 20, maxWidth: 120, minHeight: 20, idealHeight: 20, maxHeight: 120
                ).layoutLabel("a")
                Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 60).frame(height: 30).layoutLabel("b")
            }
            Color.blue.frame(height: 10).layoutLabel("x")
        }
    },
    OracleCase(
        "grid.one-cell-grid-hides-priority", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GE8", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [100.0, 100.0],
        frames: ["a": [0.0, 0.0, 46.0, 100.0], "c": [54.0, 0.0, 46.0, 100.0]]
    ) {
        HStack {
            Color.purple.layoutLabel("a")
            Grid { GridRow { Color.red.layoutLabel("c").layoutPriority(1) } }
        }
    },
    OracleCase(
        "grid.one-cell-grid-of-spacer", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GE11", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [100.0, 100.0],
        frames: ["a": [0.0, 0.0, 50.0, 100.0], "s": [50.0, 0.0, 50.0, 100.0]]
    ) {
        HStack {
            Color.pink.layoutLabel("a")
            Grid { GridRow { Spacer().layoutLabel("s") } }
        }
    },
    OracleCase(
        "grid.one-flexible-200x100", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GP2", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [200.0, 100.0],
        frames: [
            "a": [0.0, 0.0, 152.0, 62.0], "b": [170.0, 21.0, 20.0, 20.0], "c": [71.0, 70.0, 10.0, 30.0],
            "d": [160.0, 80.0, 40.0, 10.0],
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
]
