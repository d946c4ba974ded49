// Written by Tools/Oracle/run.

import Drawing
import Foundation
import LayoutEngine
import ViewDSL

let oracleCases8: [OracleCase] = [
    OracleCase(
        "spacing.spacer-frame10-padding0", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm K3q", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [50.0, 20.0],
        frames: ["b": [30.0, 0.0, 20.0, 20.0]]
    ) {
        HStack {
            Color.red.frame(width: 20, height: 20).layoutLabel("a")
            Spacer(minLength: 0).frame(width: 10).padding(0)
            Color.blue.frame(width: 20, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "spacing.spacer-nested-vstack", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm K3h", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [56.0, 20.0],
        frames: ["b": [36.0, 0.0, 20.0, 20.0]]
    ) {
        HStack {
            Color.red.frame(width: 20, height: 20).layoutLabel("a")
            VStack { Spacer(minLength: 0) }
            Color.blue.frame(width: 20, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "spacing.spacer-padding-vertical-one-edge", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm K3p", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [20.0, 52.0],
        frames: ["b": [0.0, 32.0, 20.0, 20.0]]
    ) {
        VStack {
            Color.red.frame(width: 20, height: 20).layoutLabel("a")
            Spacer(minLength: 0).padding(.top, 4)
            Color.blue.frame(width: 20, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "spacing.spacer-zstack-single", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm K3g", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [40.0, 20.0],
        frames: ["b": [20.0, 0.0, 20.0, 20.0]]
    ) {
        HStack {
            Color.red.frame(width: 20, height: 20).layoutLabel("a")
            ZStack { Spacer(minLength: 0) }
            Color.blue.frame(width: 20, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "spacing.two-views-default-8-h", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm K3 control", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [48.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [28.0, 0.0, 20.0, 20.0]]
    ) {
        HStack {
            Color.purple.frame(width: 20, height: 20).layoutLabel("a")
            Color.pink.frame(width: 20, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "stack.empty-hstack", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm SPB7", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [0.0, 0.0],
        frames: ["s": [0.0, 0.0, 0.0, 0.0]]
    ) {
        HStack(spacing: 0) {}.layoutLabel("s")
    },
    OracleCase(
        "stack.emptyview-adds-no-spacing", "derived-from-rule",
        from: "SwiftUI semantics (EmptyView contributes no subview); measured equivalent: MetalUI G23", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 50.0), size: [50.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [30.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 10) {
            Color.red.frame(width: 20, height: 20).layoutLabel("a")
            EmptyView()
            Color.blue.frame(width: 20, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "stack.group-is-flattened", "derived-from-rule",
        from: "Apple docs Group; fatbobman layout-dimensions-1 (Group/ForEach do not take part in layout)", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 50.0), size: [80.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "g1": [30.0, 0.0, 20.0, 20.0], "g2": [60.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 10) {
            Color.red.frame(width: 20, height: 20).layoutLabel("a")
            Group {
                Color.green.frame(width: 20, height: 20).layoutLabel("g1")
                Color.green.frame(width: 20, height: 20).layoutLabel("g2")
            }
        }
    },
    OracleCase(
        "stack.web-nested-fill-chain", "measured-on-SwiftUI",
        from:
            "github:1amageek/swift-web Tools/LayoutConformance (SwiftUIFixtures.swift + recorded report.html), fixture nested-fill-chain",
        tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [400.0, 40.0],
        frames: ["a": [0.0, 0.0, 340.0, 40.0], "b": [340.0, 0.0, 60.0, 40.0]]
    ) {
        HStack(spacing: 0) {
            VStack(spacing: 0) { Color.red.frame(height: 40).frame(maxWidth: .infinity).layoutLabel("a") }
            Color.blue.frame(width: 60, height: 40).layoutLabel("b")
        }.frame(width: 400)
    },
    OracleCase(
        "stack.web-nested-spacers", "measured-on-SwiftUI",
        from:
            "github:1amageek/swift-web Tools/LayoutConformance (SwiftUIFixtures.swift + recorded report.html), fixture nested-stacks-spacers",
        tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [400.0, 300.0],
        frames: [
            "a": [0.0, 0.0, 80.0, 40.0], "b": [340.0, 0.0, 60.0, 40.0], "c": [0.0, 260.0, 40.0, 40.0],
            "d": [320.0, 260.0, 80.0, 40.0],
        ]
    ) {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                Color.yellow.frame(width: 80, height: 40).layoutLabel("a")
                Spacer()
                Color.purple.frame(width: 60, height: 40).layoutLabel("b")
            }
            Spacer()
            HStack(spacing: 0) {
                Color.pink.frame(width: 40, height: 40).layoutLabel("c")
                Spacer()
                Color.gray.frame(width: 80, height: 40).layoutLabel("d")
            }
        }.frame(width: 400, height: 300)
    },
    OracleCase(
        "transform.scale-keeps-size", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-paths-shadows-transforms.swift, arm T3", tags: [],
        proposal: ProposedViewSize(width: .infinity, height: .infinity), size: [40.0, 20.0],
        frames: [:]
    ) {
        Color.red.frame(width: 40, height: 20).scaleEffect(2)
    },
    OracleCase(
        "transform.shadow-keeps-size", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-paths-shadows-transforms.swift, arm SH8", tags: [],
        proposal: ProposedViewSize(width: 0.0, height: 0.0), size: [40.0, 20.0],
        frames: [:]
    ) {
        Color.red.frame(width: 40, height: 20).shadow(radius: 10)
    },
    OracleCase(
        "viewthatfits.axis-ignored", "derived-from-rule",
        from:
            "https://developer.apple.com/documentation/swiftui/viewthatfits (first child whose ideal size fits on the constrained axes; last is the fallback; chosen child gets the proposal - fatbobman 'Mastering ViewThatFits')",
        tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 50.0), size: [150.0, 90.0],
        frames: ["a": [0.0, 0.0, 150.0, 90.0]]
    ) {
        ViewThatFits(in: .horizontal) {
            Color.gray.frame(width: 150, height: 90).layoutLabel("a")
            Color.red.frame(width: 100, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "viewthatfits.fallback-last", "derived-from-rule",
        from:
            "https://developer.apple.com/documentation/swiftui/viewthatfits (first child whose ideal size fits on the constrained axes; last is the fallback; chosen child gets the proposal - fatbobman 'Mastering ViewThatFits')",
        tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 50.0), size: [250.0, 20.0],
        frames: ["b": [0.0, 0.0, 250.0, 20.0]]
    ) {
        ViewThatFits(in: .horizontal) {
            Color.purple.frame(width: 300, height: 20).layoutLabel("a")
            Color.pink.frame(width: 250, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "viewthatfits.first-too-wide", "derived-from-rule",
        from:
            "https://developer.apple.com/documentation/swiftui/viewthatfits (first child whose ideal size fits on the constrained axes; last is the fallback; chosen child gets the proposal - fatbobman 'Mastering ViewThatFits')",
        tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 50.0), size: [100.0, 20.0],
        frames: ["b": [0.0, 0.0, 100.0, 20.0]]
    ) {
        ViewThatFits(in: .horizontal) {
            Color.blue.frame(width: 300, height: 20).layoutLabel("a")
            Color.green.frame(width: 100, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "viewthatfits.flexible-ideal-too-big", "derived-from-rule",
        from:
            "https://developer.apple.com/documentation/swiftui/viewthatfits (first child whose ideal size fits on the constrained axes; last is the fallback; chosen child gets the proposal - fatbobman 'Mastering ViewThatFits')",
        tags: [],
        proposal: ProposedViewSize(width: 120.0, height: 50.0), size: [100.0, 20.0],
        frames: ["b": [0.0, 0.0, 100.0, 20.0]]
    ) {
        ViewThatFits(in: .horizontal) {
            Color.red.frame(idealWidth: 150, maxWidth: .infinity).frame(height: 20).layoutLabel("a")
            Color.yellow.frame(width: 100, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "vstack.align-center", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm A2", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [30.0, 40.0],
        frames: ["a": [10.0, 0.0, 10.0, 20.0], "b": [0.0, 20.0, 30.0, 20.0]]
    ) {
        VStack(spacing: 0) {
            Color.orange.frame(width: 10, height: 20).layoutLabel("a")
            Color.yellow.frame(width: 30, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "vstack.align-trailing", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm A2", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [30.0, 40.0],
        frames: ["a": [20.0, 0.0, 10.0, 20.0], "b": [0.0, 20.0, 30.0, 20.0]]
    ) {
        VStack(alignment: .trailing, spacing: 0) {
            Color.purple.frame(width: 10, height: 20).layoutLabel("a")
            Color.pink.frame(width: 30, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "vstack.cross-proposal", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm G16", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [100.0, 40.0],
        frames: ["a": [0.0, 0.0, 100.0, 20.0], "b": [35.0, 20.0, 30.0, 20.0]]
    ) {
        VStack(spacing: 0) {
            Color.red.frame(height: 20).frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity).layoutLabel("a")
            Color.blue.frame(width: 30, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "vstack.even-split", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm G15", tags: [],
        proposal: ProposedViewSize(width: 50.0, height: 100.0), size: [20.0, 100.0],
        frames: ["a": [0.0, 0.0, 20.0, 50.0], "b": [0.0, 50.0, 20.0, 50.0]]
    ) {
        VStack(spacing: 0) {
            Color.pink.frame(width: 20).frame(minHeight: 0, idealHeight: 80, maxHeight: 80).layoutLabel("a")
            Color.gray.frame(width: 20).frame(minHeight: 20, idealHeight: 80, maxHeight: 80).layoutLabel("b")
        }
    },
    OracleCase(
        "vstack.greedy-child-in-196", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-engine-replacement-stage1.swift, arm S1", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [196.0, 42.0],
        frames: ["a": [77.0, 0.0, 42.0, 16.0], "b": [98.0, 16.0, 0.0, 26.0], "f": [0.0, 16.0, 196.0, 26.0]]
    ) {
        VStack(spacing: 0) {
            Color.green.frame(width: 42, height: 16).layoutLabel("a")
            Color.blue.frame(width: 0, height: 26).layoutLabel("b").frame(maxWidth: .infinity).layoutLabel("f")
        }.frame(width: 196)
    },
    OracleCase(
        "vstack.greedy-child-nil-cross", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-engine-replacement-stage1.swift, arm S3", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [42.0, 42.0],
        frames: ["a": [0.0, 0.0, 42.0, 16.0], "f": [0.0, 16.0, 42.0, 26.0]]
    ) {
        VStack(spacing: 0) {
            Color.yellow.frame(width: 42, height: 16).layoutLabel("a")
            Color.blue.frame(width: 0, height: 26).layoutLabel("b").frame(maxWidth: .infinity).layoutLabel("f")
        }
    },
    OracleCase(
        "vstack.osui-nested-default", "reimplementation-test",
        from:
            "github:OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests (snapshot-compared with SwiftUI), HVStackUITests.defaultHVStack",
        tags: [],
        proposal: ProposedViewSize(width: 108.0, height: 196.0), size: [108.0, 196.0],
        frames: [
            "a": [0.0, 0.0, 108.0, 60.0], "b": [0.0, 68.0, 108.0, 60.0], "c": [0.0, 136.0, 50.0, 60.0],
            "d": [58.0, 136.0, 50.0, 60.0],
        ]
    ) {
        VStack {
            Color.red.layoutLabel("a")
            Color.blue.layoutLabel("b")
            HStack {
                Color.green.layoutLabel("c")
                Color.yellow.layoutLabel("d")
            }
        }
    },
    OracleCase(
        "vstack.per-child-leading", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-engine-replacement-stage2.swift, arm X5", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [300.0, 20.0],
        frames: ["a": [100.0, 0.0, 100.0, 10.0], "b": [0.0, 10.0, 20.0, 10.0], "fb": [0.0, 10.0, 300.0, 10.0]]
    ) {
        VStack(spacing: 0) {
            Color.blue.frame(width: 100, height: 10).layoutLabel("a")
            Color.green.frame(width: 20, height: 10).layoutLabel("b").frame(maxWidth: .infinity, alignment: .leading)
                .layoutLabel("fb")
        }.frame(width: 300)
    },
    OracleCase(
        "vstack.stackotter-85-gives-122.5", "author-claim",
        from: "github:stackotter/swiftui-layout-edge-cases windowSizing text", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 85.0), size: [100.0, 122.5],
        frames: ["a": [0.0, 0.0, 100.0, 42.5], "b": [0.0, 42.5, 100.0, 80.0]]
    ) {
        VStack(spacing: 0) {
            Color.blue.frame(minHeight: 5, maxHeight: 100).layoutLabel("a")
            Color.orange.frame(minHeight: 80).layoutLabel("b")
        }
    },
    OracleCase(
        "vstack.stackotter-min-85", "author-claim",
        from: "github:stackotter/swiftui-layout-edge-cases windowSizing text", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 0.0), size: [100.0, 85.0],
        frames: ["a": [0.0, 0.0, 100.0, 5.0], "b": [0.0, 5.0, 100.0, 80.0]]
    ) {
        VStack(spacing: 0) {
            Color.blue.frame(minHeight: 5, maxHeight: 100).layoutLabel("a")
            Color.orange.frame(minHeight: 80).layoutLabel("b")
        }
    },
    OracleCase(
        "vstack.tokamak-default-spacing", "measured-on-SwiftUI",
        from:
            "github:TokamakUI/Tokamak Tests/TokamakLayoutTests (pixel-compared with native SwiftUI on macOS), StackTests",
        tags: [],
        proposal: ProposedViewSize(width: 500.0, height: 500.0), size: [500.0, 500.0],
        frames: ["a": [0.0, 0.0, 500.0, 246.0], "b": [0.0, 254.0, 500.0, 246.0]]
    ) {
        VStack {
            Rectangle().layoutLabel("a")
            Rectangle().layoutLabel("b")
        }
    },
    OracleCase(
        "vstack.trailing-greedy-inside-padding", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-engine-replacement-stage2.swift, arm X14", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: nil), size: [300.0, 36.0],
        frames: ["a": [100.0, 0.0, 100.0, 10.0], "b": [272.0, 18.0, 20.0, 10.0], "p": [0.0, 10.0, 300.0, 26.0]]
    ) {
        VStack(spacing: 0) {
            Color.orange.frame(width: 100, height: 10).layoutLabel("a")
            Color.yellow.frame(width: 20, height: 10).layoutLabel("b").frame(maxWidth: .infinity, alignment: .trailing)
                .padding(8).layoutLabel("p")
        }
    },
    OracleCase(
        "vstack.web-spacing24", "measured-on-SwiftUI",
        from:
            "github:1amageek/swift-web Tools/LayoutConformance (SwiftUIFixtures.swift + recorded report.html), fixture vstack-spacing",
        tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [80.0, 104.0],
        frames: ["a": [0.0, 0.0, 80.0, 40.0], "b": [0.0, 64.0, 80.0, 40.0]]
    ) {
        VStack(spacing: 24) {
            Color.purple.frame(width: 80, height: 40).layoutLabel("a")
            Color.pink.frame(width: 80, height: 40).layoutLabel("b")
        }
    },
    OracleCase(
        "zstack.align-bottom", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm A3", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["big": [0.0, 0.0, 60.0, 40.0], "small": [20.0, 20.0, 20.0, 20.0]]
    ) {
        ZStack(alignment: .bottom) {
            Color.orange.frame(width: 60, height: 40).layoutLabel("big")
            Color.yellow.frame(width: 20, height: 20).layoutLabel("small")
        }
    },
    OracleCase(
        "zstack.align-bottomLeading", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm A3", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["big": [0.0, 0.0, 60.0, 40.0], "small": [0.0, 20.0, 20.0, 20.0]]
    ) {
        ZStack(alignment: .bottomLeading) {
            Color.gray.frame(width: 60, height: 40).layoutLabel("big")
            Color.red.frame(width: 20, height: 20).layoutLabel("small")
        }
    },
    OracleCase(
        "zstack.align-center", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm A3", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["big": [0.0, 0.0, 60.0, 40.0], "small": [20.0, 10.0, 20.0, 20.0]]
    ) {
        ZStack {
            Color.gray.frame(width: 60, height: 40).layoutLabel("big")
            Color.red.frame(width: 20, height: 20).layoutLabel("small")
        }
    },
    OracleCase(
        "zstack.align-leading", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm A3", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["big": [0.0, 0.0, 60.0, 40.0], "small": [0.0, 10.0, 20.0, 20.0]]
    ) {
        ZStack(alignment: .leading) {
            Color.orange.frame(width: 60, height: 40).layoutLabel("big")
            Color.yellow.frame(width: 20, height: 20).layoutLabel("small")
        }
    },
    OracleCase(
        "zstack.children-replaced-topLeading", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm Z2", tags: [],
        proposal: ProposedViewSize(width: 60.0, height: 40.0), size: [30.0, 20.0],
        frames: ["h": [0.0, 0.0, 15.0, 10.0], "o": [0.0, 0.0, 20.0, 20.0]]
    ) {
        ZStack(alignment: .topLeading) {
            HalfLeaf { Color.red }.layoutLabel("h")
            Color.blue.frame(width: 20, height: 20).layoutLabel("o")
        }
    },
    OracleCase(
        "zstack.flexible-100x80", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm A5", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 80.0), size: [100.0, 80.0],
        frames: ["a": [0.0, 0.0, 100.0, 80.0], "b": [40.0, 30.0, 20.0, 20.0]]
    ) {
        ZStack {
            Color.orange.frame(
                minWidth: 0, idealWidth: 10, maxWidth: .infinity, minHeight: 0, idealHeight: 10, maxHeight: .infinity
            ).layoutLabel("a")
            Color.yellow.frame(width: 20, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "zstack.flexible-nil-placed-at-own-size", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm A5n", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [20.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [0.0, 0.0, 20.0, 20.0]]
    ) {
        ZStack {
            Color.purple.frame(
                minWidth: 0, idealWidth: 10, maxWidth: .infinity, minHeight: 0, idealHeight: 10, maxHeight: .infinity
            ).layoutLabel("a")
            Color.pink.frame(width: 20, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "zstack.greedy-child-fills", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-engine-replacement-stage2.swift, arm X16", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: nil), size: [200.0, 10.0],
        frames: ["a": [85.0, 0.0, 30.0, 10.0], "b": [100.0, 0.0, 0.0, 10.0], "z": [0.0, 0.0, 200.0, 10.0]]
    ) {
        HStack(spacing: 0) {
            ZStack {
                Color.purple.frame(width: 30, height: 10).layoutLabel("a")
                Color.blue.frame(width: 0, height: 10).layoutLabel("b").frame(maxWidth: .infinity)
            }.layoutLabel("z")
        }
    },
    OracleCase(
        "zstack.one-axis-nil-x12", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm X12", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: nil), size: [100.0, 20.0],
        frames: ["a": [0.0, 0.0, 100.0, 20.0], "b": [40.0, 0.0, 20.0, 20.0]]
    ) {
        ZStack {
            Color.gray.frame(
                minWidth: 0, idealWidth: 10, maxWidth: .infinity, minHeight: 0, idealHeight: 10, maxHeight: .infinity
            ).layoutLabel("a")
            Color.red.frame(width: 20, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "zstack.web-bottom-trailing", "measured-on-SwiftUI",
        from:
            "github:1amageek/swift-web Tools/LayoutConformance (SwiftUIFixtures.swift + recorded report.html), fixture zstack-bottom-trailing",
        tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [200.0, 100.0],
        frames: ["a": [0.0, 0.0, 200.0, 100.0], "b": [140.0, 70.0, 60.0, 30.0]]
    ) {
        ZStack(alignment: .bottomTrailing) {
            Color.orange.frame(width: 200, height: 100).layoutLabel("a")
            Color.yellow.frame(width: 60, height: 30).layoutLabel("b")
        }
    },
    OracleCase(
        "zstack.web-nested-vstack", "measured-on-SwiftUI",
        from:
            "github:1amageek/swift-web Tools/LayoutConformance (SwiftUIFixtures.swift + recorded report.html), fixture zstack-nested-stack",
        tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [200.0, 120.0],
        frames: ["a": [0.0, 0.0, 200.0, 120.0], "b": [80.0, 20.0, 40.0, 20.0], "c": [80.0, 80.0, 40.0, 20.0]]
    ) {
        ZStack {
            Color.pink.frame(width: 200, height: 120).layoutLabel("a")
            VStack(spacing: 0) {
                Color.gray.frame(width: 40, height: 20).layoutLabel("b")
                Spacer()
                Color.red.frame(width: 40, height: 20).layoutLabel("c")
            }.frame(height: 80)
        }
    },
]
