// Written by Tools/Oracle/run.

import Drawing
import Foundation
import LayoutEngine
import ViewDSL

let oracleCases7: [OracleCase] = [
    OracleCase(
        "priority.three-groups", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm G14", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 20.0],
        frames: ["a": [0.0, 0.0, 0.0, 20.0], "b": [0.0, 0.0, 20.0, 20.0], "c": [20.0, 0.0, 80.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.orange.frame(height: 20).frame(minWidth: 0, idealWidth: 80, maxWidth: 80).layoutLabel("a")
                .layoutPriority(-1)
            Color.yellow.frame(height: 20).frame(minWidth: 0, idealWidth: 80, maxWidth: 80).layoutLabel("b")
            Color.purple.frame(height: 20).frame(minWidth: 0, idealWidth: 80, maxWidth: 80).layoutLabel("c")
                .layoutPriority(1)
        }
    },
    OracleCase(
        "priority.tokamak-vstack-min50", "measured-on-SwiftUI",
        from:
            "github:TokamakUI/Tokamak Tests/TokamakLayoutTests (pixel-compared with native SwiftUI on macOS), StackTests",
        tags: [],
        proposal: ProposedViewSize(width: 500.0, height: 500.0), size: [500.0, 500.0],
        frames: ["a": [0.0, 0.0, 500.0, 50.0], "b": [0.0, 58.0, 500.0, 442.0]]
    ) {
        VStack {
            Rectangle().frame(minHeight: 50).layoutLabel("a")
            Rectangle().layoutLabel("b").layoutPriority(1)
        }
    },
    OracleCase(
        "priority.two-greedy-and-spacer", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm G25", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 50.0), size: [200.0, 20.0],
        frames: ["a": [0.0, 0.0, 96.0, 20.0], "b": [104.0, 0.0, 96.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.green.frame(height: 20).frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity).layoutLabel("a")
            Spacer()
            Color.orange.frame(height: 20).frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity).layoutLabel("b")
        }
    },
    OracleCase(
        "rtl.hstack-mirrors", "derived-from-rule",
        from:
            "https://developer.apple.com/documentation/swiftui/environmentvalues/layoutdirection; OpenSwiftUI StackLayout.commitPlacements",
        tags: ["doubtful"],
        proposal: ProposedViewSize(width: 200.0, height: 50.0), size: [60.0, 20.0],
        frames: ["a": [40.0, 0.0, 20.0, 20.0], "b": [0.0, 0.0, 30.0, 20.0]]
    ) {
        HStack(spacing: 10) {
            Color.red.frame(width: 20, height: 20).layoutLabel("a")
            Color.blue.frame(width: 30, height: 20).layoutLabel("b")
        }.environment(\.layoutDirection, .rightToLeft)
    },
    OracleCase(
        "safearea.inset-bottom-spacing0", "reimplementation-test",
        from: "github:OpenSwiftUIProject/OpenSwiftUI InsetViewModifier.swift + Apple docs safeAreaInset",
        tags: ["doubtful"],
        proposal: ProposedViewSize(width: 100.0, height: 200.0), size: [100.0, 200.0],
        frames: ["b": [0.0, 150.0, 100.0, 50.0], "r": [0.0, 0.0, 100.0, 150.0]]
    ) {
        Color.red.layoutLabel("r").safeAreaInset(edge: .bottom, spacing: 0) {
            Color.blue.frame(height: 50).layoutLabel("b")
        }
    },
    OracleCase(
        "safearea.osui-inset-four-edges-default-spacing", "reimplementation-test",
        from:
            "github:OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests (snapshot-compared with SwiftUI), InsetViewModifierUITests.safeAreaInset (numbers hand-derived from InsetViewModifier.swift)",
        tags: ["doubtful"],
        proposal: ProposedViewSize(width: 200.0, height: 200.0), size: [200.0, 200.0],
        frames: [
            "b": [0.0, 160.0, 200.0, 40.0], "l": [0.0, 28.0, 10.0, 124.0], "r": [18.0, 28.0, 144.0, 124.0],
            "t": [0.0, 0.0, 162.0, 20.0], "tr": [170.0, 0.0, 30.0, 152.0],
        ]
    ) {
        Color.red.layoutLabel("r").safeAreaInset(edge: .leading) { Color.green.frame(width: 10).layoutLabel("l") }
            .safeAreaInset(edge: .top) { Color.blue.frame(height: 20).layoutLabel("t") }.safeAreaInset(edge: .trailing)
        { Color.gray.frame(width: 30).layoutLabel("tr") }.safeAreaInset(edge: .bottom) {
            Color.yellow.frame(height: 40).layoutLabel("b")
        }
    },
    OracleCase(
        "scrollview.both-flexible-100", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm SC1", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [100.0, 100.0],
        frames: [:]
    ) {
        ScrollView([.horizontal, .vertical]) {
            Color.red.frame(
                minWidth: 0, idealWidth: 50, maxWidth: .infinity, minHeight: 0, idealHeight: 300, maxHeight: .infinity
            ).layoutLabel("c")
        }
    },
    OracleCase(
        "scrollview.fixedsize-in-vstack", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-engine-replacement-stage3.swift, arm V5", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 200.0), size: [100.0, 200.0],
        frames: [
            "a": [20.0, (-69.0), 60.0, 30.0], "c": [20.0, (-31.0), 60.0, 300.0], "sv": [20.0, (-31.0), 60.0, 300.0],
        ]
    ) {
        VStack {
            Color.red.frame(width: 60, height: 30).layoutLabel("a")
            ScrollView(.vertical) { Color.green.frame(width: 60, height: 300).layoutLabel("c") }.fixedSize()
                .layoutLabel("sv")
        }.frame(width: 100, height: 200)
    },
    OracleCase(
        "scrollview.horizontal-flexible-100", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm SC1", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [100.0, 100.0],
        frames: ["c": [0.0, 0.0, 50.0, 100.0]]
    ) {
        ScrollView(.horizontal) {
            Color.red.frame(
                minWidth: 0, idealWidth: 50, maxWidth: .infinity, minHeight: 0, idealHeight: 300, maxHeight: .infinity
            ).layoutLabel("c")
        }
    },
    OracleCase(
        "scrollview.horizontal-in-hstack", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-engine-replacement-stage3.swift, arm V4", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 200.0), size: [100.0, 200.0],
        frames: ["a": [0.0, 70.0, 30.0, 60.0], "c": [38.0, 70.0, 300.0, 60.0], "sv": [38.0, 70.0, 62.0, 60.0]]
    ) {
        HStack {
            Color.red.frame(width: 30, height: 60).layoutLabel("a")
            ScrollView(.horizontal) { Color.green.frame(width: 300, height: 60).layoutLabel("c") }.layoutLabel("sv")
        }.frame(width: 100, height: 200)
    },
    OracleCase(
        "scrollview.horizontal-two-children-implicit-vstack", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm SC3", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 200.0), size: [200.0, 58.0],
        frames: ["a": [0.0, 0.0, 50.0, 30.0], "b": [10.0, 38.0, 30.0, 20.0]]
    ) {
        ScrollView(.horizontal) {
            Color.red.frame(width: 50, height: 30).layoutLabel("a")
            Color.blue.frame(width: 30, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "scrollview.in-vstack-takes-rest", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-engine-replacement-stage3.swift, arm V1", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 200.0), size: [100.0, 200.0],
        frames: ["a": [20.0, 0.0, 60.0, 30.0], "c": [20.0, 38.0, 60.0, 300.0], "sv": [20.0, 38.0, 60.0, 162.0]]
    ) {
        VStack {
            Color.red.frame(width: 60, height: 30).layoutLabel("a")
            ScrollView(.vertical) { Color.green.frame(width: 60, height: 300).layoutLabel("c") }.layoutLabel("sv")
        }.frame(width: 100, height: 200)
    },
    OracleCase(
        "scrollview.vertical-content-larger", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm SC4", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [500.0, 100.0],
        frames: ["c": [0.0, 0.0, 500.0, 500.0], "sv": [0.0, 0.0, 500.0, 100.0]]
    ) {
        ScrollView(.vertical) { Color.red.frame(width: 500, height: 500).layoutLabel("c") }.layoutLabel("sv")
    },
    OracleCase(
        "scrollview.vertical-flexible-100", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm SC1", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [100.0, 100.0],
        frames: ["c": [0.0, 0.0, 100.0, 300.0]]
    ) {
        ScrollView(.vertical) {
            Color.red.frame(
                minWidth: 0, idealWidth: 50, maxWidth: .infinity, minHeight: 0, idealHeight: 300, maxHeight: .infinity
            ).layoutLabel("c")
        }
    },
    OracleCase(
        "scrollview.vertical-flexible-nil", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm SC1", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [50.0, 300.0],
        frames: ["c": [0.0, 0.0, 50.0, 300.0]]
    ) {
        ScrollView(.vertical) {
            Color.red.frame(
                minWidth: 0, idealWidth: 50, maxWidth: .infinity, minHeight: 0, idealHeight: 300, maxHeight: .infinity
            ).layoutLabel("c")
        }
    },
    OracleCase(
        "scrollview.web-in-vstack", "measured-on-SwiftUI",
        from:
            "github:1amageek/swift-web Tools/LayoutConformance (SwiftUIFixtures.swift + recorded report.html), fixture scroll-in-vstack",
        tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [80.0, 300.0],
        frames: ["a": [0.0, 0.0, 80.0, 120.0], "b": [0.0, 120.0, 80.0, 120.0], "c": [10.0, 260.0, 60.0, 40.0]]
    ) {
        VStack(spacing: 0) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 80, height: 120).layoutLabel("a")
                    Color.blue.frame(width: 80, height: 120).layoutLabel("b")
                }
            }.frame(height: 150)
            Spacer()
            Color.green.frame(width: 60, height: 40).layoutLabel("c")
        }.frame(height: 300)
    },
    OracleCase(
        "spacer.alone-in-hstack-nil", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm SPB2", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [8.0, 0.0],
        frames: ["s": [0.0, 0.0, 8.0, 0.0]]
    ) {
        HStack(spacing: 0) { Spacer() }.layoutLabel("s")
    },
    OracleCase(
        "spacer.alone-in-vstack-100x50", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm SPB5", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [0.0, 50.0],
        frames: ["s": [0.0, 0.0, 0.0, 50.0]]
    ) {
        VStack(spacing: 0) { Spacer() }.layoutLabel("s")
    },
    OracleCase(
        "spacer.explicit-spacing-both-sides", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm SP4", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [80.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [60.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 20) {
            Color.blue.frame(width: 20, height: 20).layoutLabel("a")
            Spacer(minLength: 0)
            Color.green.frame(width: 20, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "spacer.flexframe-greedy", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm K2d", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 50.0), size: [200.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [180.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.purple.frame(width: 20, height: 20).layoutLabel("a")
            Spacer().frame(maxWidth: .infinity)
            Color.pink.frame(width: 20, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "spacer.greedy-frame-beats-spacer", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-engine-replacement-stage2.swift, arm J6", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: nil), size: [200.0, 10.0],
        frames: ["a": [80.0, 0.0, 20.0, 10.0], "b": [180.0, 0.0, 20.0, 10.0], "fa": [0.0, 0.0, 180.0, 10.0]]
    ) {
        HStack(spacing: 0) {
            Color.orange.frame(width: 20, height: 10).layoutLabel("a").frame(maxWidth: .infinity).layoutLabel("fa")
            Spacer(minLength: 0)
            Color.yellow.frame(width: 20, height: 10).layoutLabel("b")
        }
    },
    OracleCase(
        "spacer.hstack-nil-width-50-height", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm G19", tags: [],
        proposal: ProposedViewSize(width: nil, height: 50.0), size: [48.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [28.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.blue.frame(width: 20, height: 20).layoutLabel("a")
            Spacer()
            Color.green.frame(width: 20, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "spacer.in-zstack-100x50", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm SPB6", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 50.0],
        frames: ["s": [0.0, 0.0, 100.0, 50.0]]
    ) {
        ZStack { Spacer() }.layoutLabel("s")
    },
    OracleCase(
        "spacer.leading-hstack", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm SP13", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 20.0],
        frames: ["a": [80.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Spacer()
            Color.orange.frame(width: 20, height: 20).layoutLabel("a")
        }
    },
    OracleCase(
        "spacer.leading-vstack", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm SP14", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [20.0, 50.0],
        frames: ["a": [0.0, 30.0, 20.0, 20.0]]
    ) {
        VStack(spacing: 0) {
            Spacer()
            Color.yellow.frame(width: 20, height: 20).layoutLabel("a")
        }
    },
    OracleCase(
        "spacer.mixed-minimums-share-equally", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-engine-replacement-stage2.swift, arm J5", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: nil), size: [200.0, 10.0],
        frames: ["a": [53.333, 0.0, 20.0, 10.0], "b": [126.667, 0.0, 20.0, 10.0]]
    ) {
        HStack(spacing: 0) {
            Spacer(minLength: 0)
            Color.pink.frame(width: 20, height: 10).layoutLabel("a")
            Spacer(minLength: 10)
            Color.gray.frame(width: 20, height: 10).layoutLabel("b")
            Spacer(minLength: 0)
        }
    },
    OracleCase(
        "spacer.osui-three-spacers-two-views", "reimplementation-test",
        from:
            "github:OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests (snapshot-compared with SwiftUI), SpacerUITests.nestedStacksWithSpacers (2nd row)",
        tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 300.0), size: [200.0, 80.0],
        frames: ["a": [40.0, 20.0, 40.0, 40.0], "b": [120.0, 20.0, 40.0, 40.0]]
    ) {
        HStack {
            Spacer()
            Color.green.frame(width: 40, height: 40).layoutLabel("a")
            Spacer()
            Color.yellow.frame(width: 40, height: 40).layoutLabel("b")
            Spacer()
        }.frame(width: 200, height: 80)
    },
    OracleCase(
        "spacer.outside-stack-100x50", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm SPB3", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 50.0],
        frames: ["s": [0.0, 0.0, 100.0, 50.0]]
    ) {
        Spacer().layoutLabel("s")
    },
    OracleCase(
        "spacer.outside-stack-nil", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm SPB4", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [8.0, 8.0],
        frames: ["s": [0.0, 0.0, 8.0, 8.0]]
    ) {
        Spacer().layoutLabel("s")
    },
    OracleCase(
        "spacer.padded-still-flexible", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm SP20", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 50.0), size: [200.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [180.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.gray.frame(width: 20, height: 20).layoutLabel("a")
            Spacer().padding(5)
            Color.red.frame(width: 20, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "spacer.space-around", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-engine-replacement-stage2.swift, arm J7", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: nil), size: [200.0, 10.0],
        frames: ["a": [23.333, 0.0, 20.0, 10.0], "b": [90.0, 0.0, 20.0, 10.0], "c": [156.667, 0.0, 20.0, 10.0]]
    ) {
        HStack(spacing: 0) {
            Spacer(minLength: 0)
            Color.red.frame(width: 20, height: 10).layoutLabel("a")
            Spacer(minLength: 0)
            Spacer(minLength: 0)
            Color.blue.frame(width: 20, height: 10).layoutLabel("b")
            Spacer(minLength: 0)
            Spacer(minLength: 0)
            Color.green.frame(width: 20, height: 10).layoutLabel("c")
            Spacer(minLength: 0)
        }
    },
    OracleCase(
        "spacer.trailing-100-by-nil", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm SP22", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: nil), size: [100.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.orange.frame(width: 20, height: 20).layoutLabel("a")
            Spacer()
        }
    },
    OracleCase(
        "spacer.trailing-nil", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm X9", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [28.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.yellow.frame(width: 20, height: 20).layoutLabel("a")
            Spacer()
        }
    },
    OracleCase(
        "spacer.waterui-w100", "measured-on-SwiftUI",
        from: "https://github.com/water-rs/waterui/issues/968 (numeric native SwiftUI probe)", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 20.0],
        frames: ["a": [0.0, 0.0, 40.0, 20.0], "b": [60.0, 0.0, 40.0, 20.0]]
    ) {
        HStack(spacing: 10) {
            Color.purple.frame(height: 20).frame(minWidth: 0, idealWidth: 60, maxWidth: 60).layoutLabel("a")
            Spacer(minLength: 0)
            Color.pink.frame(height: 20).frame(minWidth: 0, idealWidth: 60, maxWidth: 60).layoutLabel("b")
        }
    },
    OracleCase(
        "spacer.web-center-v", "measured-on-SwiftUI",
        from:
            "github:1amageek/swift-web Tools/LayoutConformance (SwiftUIFixtures.swift + recorded report.html), fixture spacers-center-v",
        tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [80.0, 300.0],
        frames: ["a": [0.0, 130.0, 80.0, 40.0]]
    ) {
        VStack(spacing: 0) {
            Spacer()
            Color.pink.frame(width: 80, height: 40).layoutLabel("a")
            Spacer()
        }.frame(height: 300)
    },
    OracleCase(
        "spacer.web-hstack", "measured-on-SwiftUI",
        from:
            "github:1amageek/swift-web Tools/LayoutConformance (SwiftUIFixtures.swift + recorded report.html), fixture hstack-spacer",
        tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [400.0, 40.0],
        frames: ["a": [0.0, 0.0, 80.0, 40.0], "b": [340.0, 0.0, 60.0, 40.0]]
    ) {
        HStack(spacing: 0) {
            Color.purple.frame(width: 80, height: 40).layoutLabel("a")
            Spacer()
            Color.pink.frame(width: 60, height: 40).layoutLabel("b")
        }.frame(width: 400)
    },
    OracleCase(
        "spacer.web-two-spacers", "measured-on-SwiftUI",
        from:
            "github:1amageek/swift-web Tools/LayoutConformance (SwiftUIFixtures.swift + recorded report.html), fixture hstack-two-spacers",
        tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [400.0, 40.0],
        frames: ["a": [0.0, 0.0, 80.0, 40.0], "b": [190.0, 0.0, 60.0, 40.0], "c": [360.0, 0.0, 40.0, 40.0]]
    ) {
        HStack(spacing: 0) {
            Color.gray.frame(width: 80, height: 40).layoutLabel("a")
            Spacer()
            Color.red.frame(width: 60, height: 40).layoutLabel("b")
            Spacer()
            Color.blue.frame(width: 40, height: 40).layoutLabel("c")
        }.frame(width: 400)
    },
    OracleCase(
        "spacer.web-vstack", "measured-on-SwiftUI",
        from:
            "github:1amageek/swift-web Tools/LayoutConformance (SwiftUIFixtures.swift + recorded report.html), fixture vstack-spacer",
        tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [80.0, 300.0],
        frames: ["a": [0.0, 0.0, 80.0, 40.0], "b": [0.0, 240.0, 80.0, 60.0]]
    ) {
        VStack(spacing: 0) {
            Color.green.frame(width: 80, height: 40).layoutLabel("a")
            Spacer()
            Color.orange.frame(width: 80, height: 60).layoutLabel("b")
        }.frame(height: 300)
    },
    OracleCase(
        "spacing.empty-conditional", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm G23", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [48.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [28.0, 0.0, 20.0, 20.0]]
    ) {
        HStack {
            Color.red.frame(width: 20, height: 20).layoutLabel("a")
            if false { Color.green }
            Color.blue.frame(width: 20, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "spacing.spacer-fixedsize", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm K3e", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [40.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [20.0, 0.0, 20.0, 20.0]]
    ) {
        HStack {
            Color.red.frame(width: 20, height: 20).layoutLabel("a")
            Spacer(minLength: 0).fixedSize()
            Color.blue.frame(width: 20, height: 20).layoutLabel("b")
        }
    },
]
