// Written by Tools/Oracle/run.

import Drawing
import Foundation
import LayoutEngine
import ViewDSL

let oracleCases2: [OracleCase] = [
    OracleCase(
        "flexframe.negative-proposal-max", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-negative-sizes.swift, arm H2",
        tags: ["invalid-input"],
        proposal: ProposedViewSize(width: (-30.0), height: (-30.0)), size: [20.0, 20.0],
        frames: ["c": [0.0, 0.0, 20.0, 20.0]]
    ) {
        Color.orange.frame(width: 20, height: 20).layoutLabel("c").frame(maxWidth: 80)
    },
    OracleCase(
        "flexframe.negative-proposal-min-max", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-negative-sizes.swift, arm H4",
        tags: ["invalid-input"],
        proposal: ProposedViewSize(width: (-30.0), height: (-30.0)), size: [0.0, 20.0],
        frames: ["c": [(-10.0), 0.0, 20.0, 20.0]]
    ) {
        Color.green.frame(width: 20, height: 20).layoutLabel("c").frame(minWidth: -50, maxWidth: 80)
    },
    OracleCase(
        "flexframe.osui-max-in-hstack", "reimplementation-test",
        from:
            "github:OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests (snapshot-compared with SwiftUI), FrameLayoutUITests.flexFrameMax",
        tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 300.0), size: [136.0, 50.0],
        frames: ["a": [0.0, 0.0, 50.0, 50.0], "b": [58.0, 0.0, 40.0, 30.0], "c": [106.0, 0.0, 30.0, 30.0]]
    ) {
        HStack(alignment: .top) {
            Color.red.frame(maxWidth: 50, maxHeight: 50).layoutLabel("a")
            Color.green.frame(maxWidth: 40, maxHeight: 30).layoutLabel("b")
            Color.blue.frame(maxWidth: 30, maxHeight: 30).layoutLabel("c")
        }
    },
    OracleCase(
        "flexframe.tokamak-infinity-align-top", "measured-on-SwiftUI",
        from:
            "github:TokamakUI/Tokamak Tests/TokamakLayoutTests (pixel-compared with native SwiftUI on macOS), FrameTests",
        tags: [],
        proposal: ProposedViewSize(width: 500.0, height: 500.0), size: [500.0, 500.0],
        frames: ["c": [200.0, 0.0, 100.0, 100.0]]
    ) {
        Rectangle().frame(width: 100, height: 100).layoutLabel("c").frame(
            maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    },
    OracleCase(
        "flexframe.tokamak-infinity-align-topLeading", "measured-on-SwiftUI",
        from:
            "github:TokamakUI/Tokamak Tests/TokamakLayoutTests (pixel-compared with native SwiftUI on macOS), FrameTests",
        tags: [],
        proposal: ProposedViewSize(width: 500.0, height: 500.0), size: [500.0, 500.0],
        frames: ["c": [0.0, 0.0, 100.0, 100.0]]
    ) {
        Rectangle().frame(width: 100, height: 100).layoutLabel("c").frame(
            maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    },
    OracleCase(
        "flexframe.tokamak-infinity-align-trailing", "measured-on-SwiftUI",
        from:
            "github:TokamakUI/Tokamak Tests/TokamakLayoutTests (pixel-compared with native SwiftUI on macOS), FrameTests",
        tags: [],
        proposal: ProposedViewSize(width: 500.0, height: 500.0), size: [500.0, 500.0],
        frames: ["c": [400.0, 200.0, 100.0, 100.0]]
    ) {
        Rectangle().frame(width: 100, height: 100).layoutLabel("c").frame(
            maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
    },
    OracleCase(
        "flexframe.web-bounded-max", "measured-on-SwiftUI",
        from:
            "github:1amageek/swift-web Tools/LayoutConformance (SwiftUIFixtures.swift + recorded report.html), fixture bounded-max-center",
        tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [400.0, 40.0],
        frames: ["a": [100.0, 0.0, 200.0, 40.0]]
    ) {
        VStack(spacing: 0) { Color.blue.frame(height: 40).frame(maxWidth: 200).layoutLabel("a") }.frame(width: 400)
    },
    OracleCase(
        "flexframe.web-fill-in-fixed-frame", "measured-on-SwiftUI",
        from:
            "github:1amageek/swift-web Tools/LayoutConformance (SwiftUIFixtures.swift + recorded report.html), fixture fill-in-fixed-frame",
        tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [400.0, 70.0],
        frames: ["a": [150.0, 0.0, 100.0, 30.0], "b": [100.0, 30.0, 200.0, 40.0], "f": [150.0, 0.0, 100.0, 30.0]]
    ) {
        VStack(spacing: 0) {
            VStack(spacing: 0) { Color.orange.frame(height: 30).frame(maxWidth: .infinity).layoutLabel("a") }.frame(
                width: 100
            ).layoutLabel("f")
            Color.yellow.frame(width: 200, height: 40).layoutLabel("b")
        }.frame(width: 400)
    },
    OracleCase(
        "flexframe.web-fill-in-hstack", "measured-on-SwiftUI",
        from:
            "github:1amageek/swift-web Tools/LayoutConformance (SwiftUIFixtures.swift + recorded report.html), fixture fill-in-hstack",
        tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [400.0, 40.0],
        frames: ["a": [0.0, 0.0, 340.0, 40.0], "b": [340.0, 0.0, 60.0, 40.0]]
    ) {
        HStack(spacing: 0) {
            Color.gray.frame(height: 40).frame(maxWidth: .infinity).layoutLabel("a")
            Color.red.frame(width: 60, height: 40).layoutLabel("b")
        }.frame(width: 400)
    },
    OracleCase(
        "flexframe.web-minwidth150", "measured-on-SwiftUI",
        from:
            "github:1amageek/swift-web Tools/LayoutConformance (SwiftUIFixtures.swift + recorded report.html), fixture min-width-frame",
        tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [150.0, 40.0],
        frames: ["a": [35.0, 0.0, 80.0, 40.0], "f": [0.0, 0.0, 150.0, 40.0]]
    ) {
        Color.purple.frame(width: 80, height: 40).layoutLabel("a").frame(minWidth: 150).layoutLabel("f")
    },
    OracleCase(
        "frame.align-top", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-semantics.swift, arm B2", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [60.0, 40.0],
        frames: ["c": [20.0, 0.0, 20.0, 20.0]]
    ) {
        Color.pink.frame(width: 20, height: 20).layoutLabel("c").frame(width: 60, height: 40, alignment: .top)
    },
    OracleCase(
        "frame.align-topLeading", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-semantics.swift, arm B1", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [60.0, 40.0],
        frames: ["c": [0.0, 0.0, 20.0, 20.0]]
    ) {
        Color.purple.frame(width: 20, height: 20).layoutLabel("c").frame(width: 60, height: 40, alignment: .topLeading)
    },
    OracleCase(
        "frame.align-topTrailing", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-semantics.swift, arm B3", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [60.0, 40.0],
        frames: ["c": [40.0, 0.0, 20.0, 20.0]]
    ) {
        Color.gray.frame(width: 20, height: 20).layoutLabel("c").frame(width: 60, height: 40, alignment: .topTrailing)
    },
    OracleCase(
        "frame.chain-100-then-50", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-semantics.swift, arm E1", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [50.0, 20.0],
        frames: ["c": [15.0, 0.0, 20.0, 20.0]]
    ) {
        Color.pink.frame(width: 20, height: 20).layoutLabel("c").frame(width: 100).frame(width: 50)
    },
    OracleCase(
        "frame.chain-50-then-100", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-semantics.swift, arm E2", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [100.0, 20.0],
        frames: ["c": [40.0, 0.0, 20.0, 20.0]]
    ) {
        Color.gray.frame(width: 20, height: 20).layoutLabel("c").frame(width: 50).frame(width: 100)
    },
    OracleCase(
        "frame.height40-300x200", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-semantics.swift, arm A4", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [20.0, 40.0],
        frames: ["c": [0.0, 10.0, 20.0, 20.0]]
    ) {
        Color.green.frame(width: 20, height: 20).layoutLabel("c").frame(height: 40)
    },
    OracleCase(
        "frame.negative-width-is-zero", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-negative-sizes.swift, arm H10",
        tags: ["invalid-input"],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [0.0, 20.0],
        frames: ["c": [(-10.0), 0.0, 20.0, 20.0]]
    ) {
        Color.yellow.frame(width: 20, height: 20).layoutLabel("c").frame(width: -60)
    },
    OracleCase(
        "frame.padding-padding", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-modifier-order.swift, arm O4", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [64.0, 64.0],
        frames: ["c": [22.0, 22.0, 20.0, 20.0]]
    ) {
        Color.blue.frame(width: 20, height: 20).layoutLabel("c").frame(width: 40, height: 40).padding(4).padding(8)
    },
    OracleCase(
        "frame.topLeading-oversized", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-semantics.swift, arm B9", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [60.0, 40.0],
        frames: ["c": [0.0, 0.0, 200.0, 160.0]]
    ) {
        Color.purple.frame(width: 200, height: 160).layoutLabel("c").frame(
            width: 60, height: 40, alignment: .topLeading)
    },
    OracleCase(
        "frame.width60-300x200", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-semantics.swift, arm A3", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [60.0, 20.0],
        frames: ["c": [20.0, 0.0, 20.0, 20.0]]
    ) {
        Color.blue.frame(width: 20, height: 20).layoutLabel("c").frame(width: 60)
    },
    OracleCase(
        "frame.width60-nil", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-semantics.swift, arm A1", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 20.0],
        frames: ["c": [20.0, 0.0, 20.0, 20.0]]
    ) {
        Color.gray.frame(width: 20, height: 20).layoutLabel("c").frame(width: 60)
    },
    OracleCase(
        "frame.zero-frame", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-semantics.swift, arm A6", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [0.0, 0.0],
        frames: ["c": [(-10.0), (-10.0), 20.0, 20.0]]
    ) {
        Color.yellow.frame(width: 20, height: 20).layoutLabel("c").frame(width: 0, height: 0)
    },
    OracleCase(
        "geometryreader.osui-centre-via-flexframe", "reimplementation-test",
        from:
            "github:OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests (snapshot-compared with SwiftUI), GeometryReaderUITests.centerView",
        tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [200.0, 100.0],
        frames: ["a": [50.0, 25.0, 100.0, 50.0]]
    ) {
        GeometryReader { g in
            VStack { Color.blue.frame(width: g.size.width / 2, height: g.size.height / 2).layoutLabel("a") }.frame(
                maxWidth: .infinity, maxHeight: .infinity)
        }
    },
    OracleCase(
        "geometryreader.osui-top-leading-children", "reimplementation-test",
        from:
            "github:OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests (snapshot-compared with SwiftUI), GeometryReaderUITests.overlapView",
        tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 180.0), size: [300.0, 180.0],
        frames: ["a": [0.0, 0.0, 150.0, 90.0], "b": [0.0, 0.0, 100.0, 60.0]]
    ) {
        GeometryReader { g in
            Color.blue.frame(width: g.size.width / 2, height: g.size.height / 2).layoutLabel("a")
            Color.red.frame(width: g.size.width / 3, height: g.size.height / 3).layoutLabel("b")
        }
    },
    OracleCase(
        "grid.HARD-gap-zero-before-column-no-cell-starts-300", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GS5", tags: ["hard"],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [76.667, 136.0],
        frames: [
            "a": [4.333, 0.0, 40.0, 40.0], "b": [12.167, 63.0, 24.333, 10.0], "c": [56.667, 48.0, 20.0, 40.0],
            "d": [9.333, 96.0, 30.0, 40.0],
        ]
    ) {
        Grid {
            GridRow { Color.red.frame(width: 40, height: 40).layoutLabel("a") }
            GridRow {
                HalfLeaf { Color.red }.layoutLabel("b")
                Color.blue.frame(width: 20, height: 40).layoutLabel("c").gridCellColumns(2)
            }
            GridRow { Color.green.frame(minWidth: 0, idealWidth: 10, maxWidth: 30).frame(height: 40).layoutLabel("d") }
        }
    },
    OracleCase(
        "grid.align-topLeading", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GL1", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [78.0, 58.0],
        frames: [
            "a": [0.0, 0.0, 30.0, 10.0], "b": [38.0, 0.0, 20.0, 20.0], "c": [0.0, 28.0, 10.0, 30.0],
            "d": [38.0, 28.0, 40.0, 10.0],
        ]
    ) {
        Grid(alignment: .topLeading) {
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
        "grid.alignment-mix", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GL13", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [116.0, 78.0],
        frames: [
            "a": [20.0, 30.0, 10.0, 10.0], "b": [38.0, 0.0, 20.0, 40.0], "c": [0.0, 48.0, 30.0, 30.0],
            "d": [38.0, 48.0, 40.0, 10.0], "e": [96.0, 15.0, 10.0, 10.0], "f": [86.0, 48.0, 30.0, 30.0],
        ]
    ) {
        Grid(alignment: .topLeading) {
            GridRow(alignment: .bottom) {
                Color.red.frame(width: 10, height: 10).layoutLabel("a").gridColumnAlignment(.trailing)
                Color.blue.frame(width: 20, height: 40).layoutLabel("b")
                Color.green.frame(width: 10, height: 10).layoutLabel("e").gridCellAnchor(.center)
            }
            GridRow {
                Color.orange.frame(width: 30, height: 30).layoutLabel("c")
                Color.yellow.frame(width: 40, height: 10).layoutLabel("d")
                Color.purple.frame(width: 30, height: 30).layoutLabel("f")
            }
        }
    },
    OracleCase(
        "grid.anchor-beats-column-align", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GL10", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [58.0, 48.0],
        frames: ["a": [0.0, 0.0, 10.0, 10.0], "b": [48.0, 0.0, 10.0, 30.0], "c": [0.0, 38.0, 40.0, 10.0]]
    ) {
        Grid {
            GridRow {
                Color.gray.frame(width: 10, height: 10).layoutLabel("a").gridCellAnchor(.topLeading)
                    .gridColumnAlignment(.trailing)
                Color.red.frame(width: 10, height: 30).layoutLabel("b")
            }
            GridRow { Color.blue.frame(width: 40, height: 10).layoutLabel("c") }
        }
    },
    OracleCase(
        "grid.anchor-unitpoint-025-1", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GL14", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [68.0, 48.0],
        frames: ["a": [10.0, 20.0, 10.0, 10.0], "b": [58.0, 0.0, 10.0, 30.0], "c": [0.0, 38.0, 50.0, 10.0]]
    ) {
        Grid {
            GridRow {
                Color.pink.frame(width: 10, height: 10).layoutLabel("a").gridCellAnchor(UnitPoint(x: 0.25, y: 1))
                Color.gray.frame(width: 10, height: 30).layoutLabel("b")
            }
            GridRow { Color.red.frame(width: 50, height: 10).layoutLabel("c") }
        }
    },
    OracleCase(
        "grid.clamp150", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GF4", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [198.0, 100.0],
        frames: [
            "a": [0.0, 0.0, 150.0, 62.0], "b": [168.0, 21.0, 20.0, 20.0], "c": [70.0, 70.0, 10.0, 30.0],
            "d": [158.0, 80.0, 40.0, 10.0],
        ]
    ) {
        Grid {
            GridRow {
                Color.purple.frame(
                    minWidth: 0, idealWidth: 10, maxWidth: 150, minHeight: 0, idealHeight: 10, maxHeight: 150
                ).layoutLabel("a")
                Color.pink.frame(width: 20, height: 20).layoutLabel("b")
            }
            GridRow {
                Color.gray.frame(width: 10, height: 30).layoutLabel("c")
                Color.red.frame(width: 40, height: 10).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.control-hstack-priority", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GE27", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [100.0, 100.0],
        frames: ["a": [0.0, 0.0, 0.0, 100.0], "c": [8.0, 0.0, 92.0, 100.0]]
    ) {
        HStack {
            Color.yellow.layoutLabel("a")
            Color.purple.layoutLabel("c").layoutPriority(1)
        }
    },
    OracleCase(
        "grid.control-hstack-spacer", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-default-run.txt, arm GE28", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [100.0, 100.0],
        frames: ["a": [0.0, 0.0, 92.0, 100.0], "s": [92.0, 50.0, 8.0, 0.0]]
    ) {
        HStack {
            Color.pink.layoutLabel("a")
            Spacer().layoutLabel("s")
        }
    },
    OracleCase(
        "grid.corpus-1", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 1", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: nil, height: nil), size: [111.0, 124.0],
        frames: [
            "a": [0.0, 0.0, 100.0, 60.0], "b": [0.0, 72.0, 111.0, 10.0], "c": [0.0, 94.0, 48.5, 30.0],
            "d": [51.5, 94.0, 48.5, 30.0], "e": [103.0, 94.0, 8.0, 30.0],
        ]
    ) {
        Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 12) {
            GridRow { Color.gray.frame(width: 100, height: 60).layoutLabel("a").gridCellColumns(2) }
            Color.red.layoutLabel("b")
            GridRow {
                Color.blue.frame(minWidth: 0, idealWidth: 10, maxWidth: 150).frame(height: 30).layoutLabel("c")
                    .layoutPriority(-1)
                Color.green.frame(height: 30).layoutLabel("d").gridCellUnsizedAxes(.horizontal).gridColumnAlignment(
                    .center)
                Spacer().layoutLabel("e").layoutPriority(1)
            }
        }
    },
    OracleCase(
        "grid.corpus-10", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 10", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: nil, height: 80.0), size: [146.0, 88.0],
        frames: [
            "a": [0.0, 10.0, 10.0, 20.0], "b": [18.0, 0.0, 20.0, 40.0], "c": [0.0, 78.0, 30.0, 10.0],
            "d": [46.0, 48.0, 100.0, 40.0],
        ]
    ) {
        Grid(alignment: .leading) {
            GridRow {
                Color.orange.frame(width: 10, height: 20).layoutLabel("a").layoutPriority(-1).gridCellUnsizedAxes(
                    .vertical)
                Color.yellow.frame(
                    minWidth: 20, idealWidth: 20, maxWidth: 40, minHeight: 20, idealHeight: 20, maxHeight: 40
                ).layoutLabel("b").layoutPriority(1)
            }
            GridRow(alignment: .bottom) {
                Color.purple.frame(minWidth: 0, idealWidth: 10, maxWidth: 30).frame(height: 10).layoutLabel("c")
                    .gridCellColumns(2).gridCellUnsizedAxes(.vertical)
                Color.pink.frame(width: 100, height: 40).layoutLabel("d").gridCellUnsizedAxes(.horizontal)
                    .gridCellAnchor(.leading)
            }
        }
    },
    OracleCase(
        "grid.corpus-104", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 104", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [100.0, 100.0],
        frames: [
            "a": [15.0, 0.0, 70.0, 10.0], "b": [0.0, 15.0, 20.0, 20.0], "c": [5.0, 40.0, 10.0, 60.0],
            "d": [28.0, 60.0, 72.0, 40.0],
        ]
    ) {
        Grid(alignment: .bottom, verticalSpacing: 5) {
            Color.orange.frame(
                minWidth: 10, idealWidth: 10, maxWidth: 70, minHeight: 10, idealHeight: 10, maxHeight: 70
            ).layoutLabel("a")
            GridRow(alignment: .bottom) { Color.yellow.frame(width: 20, height: 20).layoutLabel("b") }
            GridRow {
                Color.purple.frame(width: 10, height: 60).layoutLabel("c").gridCellAnchor(.center)
                Color.pink.frame(minWidth: 0, idealWidth: 10, maxWidth: 100).frame(height: 40).layoutLabel("d")
            }
        }
    },
    OracleCase(
        "grid.corpus-11", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 11", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [300.0, 170.0],
        frames: [
            "a": [0.0, 0.0, 150.0, 40.0], "b": [158.0, 0.0, 71.0, 40.0], "c": [0.0, 94.0, 150.0, 30.0],
            "d": [158.0, 99.0, 71.0, 20.0], "e": [229.0, 48.0, 71.0, 122.0],
        ]
    ) {
        Grid(alignment: .leading) {
            GridRow {
                Color.gray.frame(width: 150, height: 40).layoutLabel("a").layoutPriority(1).gridCellAnchor(.trailing)
                Color.red.frame(height: 40).layoutLabel("b")
            }
            GridRow {
                Color.blue.frame(minWidth: 30, idealWidth: 30, maxWidth: 180).frame(height: 30).layoutLabel("c")
                Color.green.frame(minWidth: 10, idealWidth: 10, maxWidth: 160).frame(height: 20).layoutLabel("d")
                    .gridColumnAlignment(.leading)
                Spacer().layoutLabel("e").layoutPriority(-1).gridColumnAlignment(.trailing)
            }
        }
    },
    OracleCase(
        "grid.corpus-115", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 115", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: 150.0, height: nil), size: [150.0, 48.0],
        frames: [
            "a": [98.0, 0.0, 30.0, 10.0], "b": [140.0, 0.0, 10.0, 10.0], "c": [0.0, 18.0, 128.0, 30.0],
            "d": [140.0, 18.0, 10.0, 30.0],
        ]
    ) {
        Grid(alignment: .topTrailing, horizontalSpacing: 12) {
            GridRow {
                Color.orange.frame(width: 30).layoutLabel("a")
                Color.yellow.frame(
                    minWidth: 0, idealWidth: 10, maxWidth: 150, minHeight: 0, idealHeight: 10, maxHeight: 150
                ).layoutLabel("b").gridCellUnsizedAxes(.horizontal)
            }
            GridRow(alignment: .top) {
                Color.purple.frame(height: 30).layoutLabel("c")
                Color.pink.frame(
                    minWidth: 10, idealWidth: 10, maxWidth: 70, minHeight: 10, idealHeight: 10, maxHeight: 70
                ).layoutLabel("d").gridCellUnsizedAxes(.horizontal).gridCellAnchor(.center)
            }
        }
    },
    OracleCase(
        "grid.corpus-12", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 12", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [40.0, 200.0],
        frames: ["a": [0.0, 0.0, 40.0, 96.0], "b": [0.0, 108.0, 40.0, 20.0], "c": [5.0, 140.0, 30.0, 60.0]]
    ) {
        Grid(alignment: .top, horizontalSpacing: 0, verticalSpacing: 12) {
            GridRow { Color.red.frame(width: 40).layoutLabel("a") }
            Color.red.frame(width: 40, height: 20).layoutLabel("b")
            GridRow { Color.red.frame(width: 30, height: 60).layoutLabel("c") }
        }
    },
    OracleCase(
        "grid.corpus-120", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 120", tags: ["deep-grid"],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [170.0, 108.0],
        frames: ["a": [70.0, 0.0, 30.0, 100.0], "b": [0.0, 100.0, 170.0, 8.0]]
    ) {
        Grid(alignment: .top) {
            GridRow { Color.pink.frame(width: 30).layoutLabel("a") }
            GridRow { Spacer().layoutLabel("b") }
        }
    },
    OracleCase(
        "grid.corpus-15", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-grid-corpus.txt, case 15", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [200.0, 40.0],
        frames: ["a": [0.0, 0.0, 158.0, 10.0], "b": [170.0, 0.0, 30.0, 40.0]]
    ) {
        Grid(alignment: .bottomLeading, horizontalSpacing: 12, verticalSpacing: 12) {
            GridRow(alignment: .top) {
                Color.red.frame(height: 10).layoutLabel("a")
                Color.blue.frame(height: 40).frame(minWidth: 0, maxWidth: 30).layoutLabel("b")
            }
        }
    },
]
