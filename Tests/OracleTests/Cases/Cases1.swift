// Written by Tools/Oracle/run.

import Drawing
import Foundation
import LayoutEngine
import ViewDSL

let oracleCases1: [OracleCase] = [
    OracleCase(
        "aspect.fixed-500-inf", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm K4e", tags: [],
        proposal: ProposedViewSize(width: 500.0, height: .infinity), size: [168.0, 95.0],
        frames: ["c": [0.0, 0.0, 168.0, 95.0]]
    ) {
        Color.yellow.frame(width: 168, height: 95).layoutLabel("c").aspectRatio(16.0 / 9.0, contentMode: .fit)
    },
    OracleCase(
        "aspect.fixed-child-nil", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm AR2", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [168.0, 95.0],
        frames: ["c": [0.0, 0.0, 168.0, 95.0]]
    ) {
        Color.pink.frame(width: 168, height: 95).layoutLabel("c").aspectRatio(16.0 / 9.0, contentMode: .fit)
    },
    OracleCase(
        "aspect.flexible-16x9-in-500x300", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm AR3", tags: [],
        proposal: ProposedViewSize(width: 500.0, height: 300.0), size: [500.0, 281.25],
        frames: ["c": [0.0, 0.0, 500.0, 281.25]]
    ) {
        Color.gray.layoutLabel("c").aspectRatio(16.0 / 9.0, contentMode: .fit)
    },
    OracleCase(
        "aspect.flexible-500-by-nil", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm K4 (proposal 500x281.25)",
        tags: [],
        proposal: ProposedViewSize(width: 500.0, height: nil), size: [500.0, 281.25],
        frames: ["c": [0.0, 0.0, 500.0, 281.25]]
    ) {
        Color.orange.layoutLabel("c").aspectRatio(16.0 / 9.0, contentMode: .fit)
    },
    OracleCase(
        "aspect.no-ratio-fill-401-nil", "author-claim",
        from: "github:stackotter/swiftui-layout-edge-cases ScrollViewExample.swift", tags: ["doubtful"],
        proposal: ProposedViewSize(width: 401.0, height: nil), size: [401.0, 401.0],
        frames: ["c": [0.0, 0.0, 401.0, 401.0]]
    ) {
        Color.red.layoutLabel("c").aspectRatio(contentMode: .fill)
    },
    OracleCase(
        "aspect.noratio-fit-fixed40x20", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-shapes-and-rendering.swift, group S1/A", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 60.0), size: [40.0, 20.0],
        frames: ["c": [0.0, 0.0, 40.0, 20.0]]
    ) {
        Color.red.frame(width: 40, height: 20).layoutLabel("c").aspectRatio(contentMode: .fit)
    },
    OracleCase(
        "aspect.noratio-fit-ideal40x20-nil", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-shapes-and-rendering.swift, group S1/A", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [40.0, 20.0],
        frames: ["c": [0.0, 0.0, 40.0, 20.0]]
    ) {
        Color.red.frame(idealWidth: 40, idealHeight: 20).layoutLabel("c").aspectRatio(contentMode: .fit)
    },
    OracleCase(
        "aspect.objcio-16x9-fill", "measured-on-SwiftUI",
        from: "https://www.objc.io/blog/2022/03/29/aspectratio", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [177.77777777777777, 100.0],
        frames: ["c": [0.0, 0.0, 177.77777777777777, 100.0]]
    ) {
        Color.red.layoutLabel("c").aspectRatio(16.0 / 9.0, contentMode: .fill)
    },
    OracleCase(
        "aspect.ratio2-fill-360x100", "measured-on-SwiftUI",
        from: "bindjs AspectRatioLayoutTest.kt (\"measured against SwiftUI's sizes\")", tags: [],
        proposal: ProposedViewSize(width: 360.0, height: 100.0), size: [360.0, 180.0],
        frames: ["c": [0.0, 0.0, 360.0, 180.0]]
    ) {
        Color.red.layoutLabel("c").aspectRatio(2, contentMode: .fill)
    },
    OracleCase(
        "aspect.ratio2-fit-360-nil", "measured-on-SwiftUI",
        from: "bindjs AspectRatioLayoutTest.kt (\"measured against SwiftUI's sizes\")", tags: [],
        proposal: ProposedViewSize(width: 360.0, height: nil), size: [360.0, 180.0],
        frames: ["c": [0.0, 0.0, 360.0, 180.0]]
    ) {
        Color.red.layoutLabel("c").aspectRatio(2, contentMode: .fit)
    },
    OracleCase(
        "aspect.scaledtofill-color-100x60", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-shapes-and-rendering.swift, group S1/A", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 60.0), size: [100.0, 100.0],
        frames: ["c": [0.0, 0.0, 100.0, 100.0]]
    ) {
        Color.red.layoutLabel("c").scaledToFill()
    },
    OracleCase(
        "aspect.tokamak-1.5-fill", "measured-on-SwiftUI",
        from:
            "github:TokamakUI/Tokamak Tests/TokamakLayoutTests (pixel-compared with native SwiftUI on macOS), AspectRatioTests",
        tags: [],
        proposal: ProposedViewSize(width: 500.0, height: 500.0), size: [100.0, 100.0],
        frames: ["c": [(-25.0), 0.0, 150.0, 100.0]]
    ) {
        Rectangle().layoutLabel("c").aspectRatio(1.5, contentMode: .fill).frame(width: 100, height: 100)
    },
    OracleCase(
        "aspect.tokamak-1.5-fit", "measured-on-SwiftUI",
        from:
            "github:TokamakUI/Tokamak Tests/TokamakLayoutTests (pixel-compared with native SwiftUI on macOS), AspectRatioTests",
        tags: [],
        proposal: ProposedViewSize(width: 500.0, height: 500.0), size: [100.0, 100.0],
        frames: ["c": [0.0, 16.666666666666664, 100.0, 66.66666666666667]]
    ) {
        Rectangle().layoutLabel("c").aspectRatio(1.5, contentMode: .fit).frame(width: 100, height: 100)
    },
    OracleCase(
        "aspect.zero-min-spacer-fit-90", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm K2b", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 50.0), size: [90.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [70.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 20).layoutLabel("a")
            Spacer().aspectRatio(1, contentMode: .fit)
            Color.blue.frame(width: 20, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "background.osui-overlay-and-background", "measured-on-SwiftUI",
        from: "github:OpenSwiftUIProject/OpenSwiftUI issue #340 (display list identical in SwiftUI)", tags: [],
        proposal: ProposedViewSize(width: 402.0, height: 940.0), size: [200.0, 200.0],
        frames: ["b": [100.0, 100.0, 100.0, 100.0], "g": [0.0, 0.0, 100.0, 100.0], "r": [0.0, 0.0, 200.0, 200.0]]
    ) {
        ZStack(alignment: .leading) { Color.red.frame(width: 200, height: 200).layoutLabel("r") }.overlay(
            alignment: .topLeading
        ) { Color.green.frame(width: 100, height: 100).layoutLabel("g") }.background(alignment: .bottomTrailing) {
            Color.blue.frame(width: 100, height: 100).layoutLabel("b")
        }
    },
    OracleCase(
        "background.shape-takes-content-size", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-shapes-and-rendering.swift, group O5", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 60.0), size: [60.0, 20.0],
        frames: ["k": [0.0, 0.0, 60.0, 20.0]]
    ) {
        Color.red.frame(width: 60, height: 20).background { Capsule().layoutLabel("k") }
    },
    OracleCase(
        "background.tokamak-bottom", "measured-on-SwiftUI",
        from:
            "github:TokamakUI/Tokamak Tests/TokamakLayoutTests (pixel-compared with native SwiftUI on macOS), ContainedZLayoutTests",
        tags: [],
        proposal: ProposedViewSize(width: 500.0, height: 500.0), size: [100.0, 100.0],
        frames: ["b": [25.0, 50.0, 50.0, 50.0]]
    ) {
        Rectangle().frame(width: 100, height: 100).background(alignment: .bottom) {
            Rectangle().frame(width: 50, height: 50).layoutLabel("b")
        }
    },
    OracleCase(
        "background.tokamak-trailing", "measured-on-SwiftUI",
        from:
            "github:TokamakUI/Tokamak Tests/TokamakLayoutTests (pixel-compared with native SwiftUI on macOS), ContainedZLayoutTests",
        tags: [],
        proposal: ProposedViewSize(width: 500.0, height: 500.0), size: [100.0, 100.0],
        frames: ["b": [50.0, 25.0, 50.0, 50.0]]
    ) {
        Rectangle().frame(width: 100, height: 100).background(alignment: .trailing) {
            Rectangle().frame(width: 50, height: 50).layoutLabel("b")
        }
    },
    OracleCase(
        "background.two-views-bottomTrailing", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm K5h", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["h": [32.5, 25.0, 15.0, 10.0], "o": [30.0, 20.0, 20.0, 20.0]]
    ) {
        Color.red.frame(width: 60, height: 40).background(alignment: .bottomTrailing) {
            HalfLeaf { Color.red }.layoutLabel("h")
            Color.blue.frame(width: 20, height: 20).layoutLabel("o")
        }
    },
    OracleCase(
        "containerrelative.count4-span2", "apple-docs",
        from:
            "https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:count:span:spacing:alignment:)",
        tags: ["doubtful"],
        proposal: ProposedViewSize(width: 300.0, height: 100.0), size: [300.0, 100.0],
        frames: ["c": [0.0, nil, 145.0, nil]]
    ) {
        ScrollView(.horizontal) {
            Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10).layoutLabel("c")
        }.frame(width: 300, height: 100)
    },
    OracleCase(
        "divider.hstack-is-vertical", "reimplementation-test",
        from: "OpenSwiftUI Divider.swift (orientation is the other axis of the enclosing stack)", tags: ["doubtful"],
        proposal: ProposedViewSize(width: 100.0, height: 60.0), size: [nil, 60.0],
        frames: ["a": [0.0, 20.0, 20.0, 20.0], "d": [20.0, 0.0, nil, 60.0]]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 20).layoutLabel("a")
            Divider().layoutLabel("d")
        }
    },
    OracleCase(
        "fixedsize.equal-height-trick", "derived-from-rule",
        from: "hackingwithswift-style idiom; rule measured in MetalUI G21/X10", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 400.0), size: [50.0, 50.0],
        frames: ["a": [0.0, 0.0, 20.0, 50.0], "b": [20.0, 0.0, 30.0, 50.0]]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 50).layoutLabel("a")
            Color.blue.frame(width: 30).frame(maxHeight: .infinity).layoutLabel("b")
        }.fixedSize(horizontal: false, vertical: true)
    },
    OracleCase(
        "fixedsize.osui-horizontal", "reimplementation-test",
        from:
            "github:OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests (snapshot-compared with SwiftUI), FixedSizeLayoutUITests",
        tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 300.0), size: [100.0, 100.0],
        frames: ["c": [45.0, 0.0, 10.0, 100.0]]
    ) {
        Color.red.layoutLabel("c").fixedSize(horizontal: true, vertical: false).frame(width: 100, height: 100)
    },
    OracleCase(
        "fixedsize.shape-ideal-10", "author-claim",
        from: "https://fatbobman.com/en/posts/layout-dimensions-1/", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 300.0), size: [10.0, 10.0],
        frames: ["c": [0.0, 0.0, 10.0, 10.0]]
    ) {
        Rectangle().layoutLabel("c").fixedSize()
    },
    OracleCase(
        "flexframe.ideal80-nil-big-child", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-semantics.swift, arm C3", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [80.0, 160.0],
        frames: ["c": [(-60.0), 0.0, 200.0, 160.0]]
    ) {
        Color.blue.frame(width: 200, height: 160).layoutLabel("c").frame(idealWidth: 80)
    },
    OracleCase(
        "flexframe.max80-at-30", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-semantics.swift, arm D5", tags: [],
        proposal: ProposedViewSize(width: 30.0, height: 30.0), size: [30.0, 20.0],
        frames: ["c": [5.0, 0.0, 20.0, 20.0]]
    ) {
        Color.blue.frame(width: 20, height: 20).layoutLabel("c").frame(maxWidth: 80)
    },
    OracleCase(
        "flexframe.maxinf-at-100", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-semantics.swift, arm D10", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [100.0, 20.0],
        frames: ["c": [40.0, 0.0, 20.0, 20.0]]
    ) {
        Color.pink.frame(width: 20, height: 20).layoutLabel("c").frame(maxWidth: .infinity)
    },
    OracleCase(
        "flexframe.maxinf-big-child-at-100", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-negative-sizes.swift, arm H16", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [200.0, 160.0],
        frames: ["c": [0.0, 0.0, 200.0, 160.0]]
    ) {
        Color.pink.frame(width: 200, height: 160).layoutLabel("c").frame(maxWidth: .infinity)
    },
    OracleCase(
        "flexframe.maxinf-then-50", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-semantics.swift, arm E3", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [50.0, 20.0],
        frames: ["c": [15.0, 0.0, 20.0, 20.0]]
    ) {
        Color.red.frame(width: 20, height: 20).layoutLabel("c").frame(maxWidth: .infinity).frame(width: 50)
    },
    OracleCase(
        "flexframe.min0-max80-at-10", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-negative-sizes.swift, arm H14", tags: [],
        proposal: ProposedViewSize(width: 10.0, height: 10.0), size: [10.0, 20.0],
        frames: ["c": [(-5.0), 0.0, 20.0, 20.0]]
    ) {
        Color.blue.frame(width: 20, height: 20).layoutLabel("c").frame(minWidth: 0, maxWidth: 80)
    },
    OracleCase(
        "flexframe.min40-at-100", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-semantics.swift, arm D7", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [40.0, 20.0],
        frames: ["c": [10.0, 0.0, 20.0, 20.0]]
    ) {
        Color.orange.frame(width: 20, height: 20).layoutLabel("c").frame(minWidth: 40)
    },
    OracleCase(
        "flexframe.min40-at-30", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-semantics.swift, arm D8", tags: [],
        proposal: ProposedViewSize(width: 30.0, height: 30.0), size: [40.0, 20.0],
        frames: ["c": [10.0, 0.0, 20.0, 20.0]]
    ) {
        Color.yellow.frame(width: 20, height: 20).layoutLabel("c").frame(minWidth: 40)
    },
    OracleCase(
        "flexframe.min40-ideal80-max120-300", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-semantics.swift, arm C5", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [120.0, 20.0],
        frames: ["c": [50.0, 0.0, 20.0, 20.0]]
    ) {
        Color.orange.frame(width: 20, height: 20).layoutLabel("c").frame(minWidth: 40, idealWidth: 80, maxWidth: 120)
    },
    OracleCase(
        "flexframe.min40-ideal80-max120-nil", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-semantics.swift, arm C4", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [80.0, 20.0],
        frames: ["c": [30.0, 0.0, 20.0, 20.0]]
    ) {
        Color.green.frame(width: 20, height: 20).layoutLabel("c").frame(minWidth: 40, idealWidth: 80, maxWidth: 120)
    },
    OracleCase(
        "flexframe.min40-max80-at-30", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-semantics.swift, arm D2", tags: [],
        proposal: ProposedViewSize(width: 30.0, height: 30.0), size: [40.0, 20.0],
        frames: ["c": [10.0, 0.0, 20.0, 20.0]]
    ) {
        Color.pink.frame(width: 20, height: 20).layoutLabel("c").frame(minWidth: 40, maxWidth: 80)
    },
    OracleCase(
        "flexframe.min40-nil", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-semantics.swift, arm D9", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [40.0, 20.0],
        frames: ["c": [10.0, 0.0, 20.0, 20.0]]
    ) {
        Color.purple.frame(width: 20, height: 20).layoutLabel("c").frame(minWidth: 40)
    },
    OracleCase(
        "flexframe.min40-then-min80", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-semantics.swift, arm E5", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [80.0, 20.0],
        frames: ["c": [30.0, 0.0, 20.0, 20.0]]
    ) {
        Color.green.frame(width: 20, height: 20).layoutLabel("c").frame(minWidth: 40).frame(minWidth: 80)
    },
    OracleCase(
        "flexframe.min5-max80-at-10", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-negative-sizes.swift, arm H11", tags: [],
        proposal: ProposedViewSize(width: 10.0, height: 10.0), size: [10.0, 20.0],
        frames: ["c": [(-5.0), 0.0, 20.0, 20.0]]
    ) {
        Color.green.frame(width: 20, height: 20).layoutLabel("c").frame(minWidth: 5, maxWidth: 80)
    },
    OracleCase(
        "flexframe.minh40-maxh80-at-100", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-semantics.swift, arm D16", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [20.0, 80.0],
        frames: ["c": [0.0, 30.0, 20.0, 20.0]]
    ) {
        Color.yellow.frame(width: 20, height: 20).layoutLabel("c").frame(minHeight: 40, maxHeight: 80)
    },
    OracleCase(
        "flexframe.negative-min-nil", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-frame-negative-sizes.swift, arm H9",
        tags: ["invalid-input"],
        proposal: ProposedViewSize(width: nil, height: nil), size: [20.0, 20.0],
        frames: ["c": [0.0, 0.0, 20.0, 20.0]]
    ) {
        Color.blue.frame(width: 20, height: 20).layoutLabel("c").frame(minWidth: -50)
    },
]
