// Written by Tools/Oracle/run.

import Drawing
import Foundation
import LayoutEngine
import ViewDSL

let oracleCases6: [OracleCase] = [
    OracleCase(
        "lazyvgrid.two-flexible-nil", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-lazy-grid-scope.swift, arm LZ4", tags: ["hard"],
        proposal: ProposedViewSize(width: nil, height: nil), size: [58.0, 28.0],
        frames: [
            "a": [(-2.5), 0.0, 30.0, 10.0], "b": [35.5, 0.0, 20.0, 10.0], "c": [(-37.5), 18.0, 100.0, 10.0],
            "d": [35.5, 18.0, 20.0, 10.0],
        ]
    ) {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
            Color.gray.frame(width: 30, height: 10).layoutLabel("a")
            Color.red.frame(width: 20, height: 10).layoutLabel("b")
            Color.blue.frame(width: 100, height: 10).layoutLabel("c")
            Color.green.frame(width: 20, height: 10).layoutLabel("d")
        }
    },
    OracleCase(
        "leaf.circle-100-nil", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-shapes-and-rendering.swift, group S1/A", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: nil), size: [100.0, 100.0],
        frames: ["c": [0.0, 0.0, 100.0, 100.0]]
    ) {
        Circle().layoutLabel("c")
    },
    OracleCase(
        "leaf.circle-100x60", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-shapes-and-rendering.swift, group S1/A", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 60.0), size: [60.0, 60.0],
        frames: ["c": [0.0, 0.0, 60.0, 60.0]]
    ) {
        Circle().layoutLabel("c")
    },
    OracleCase(
        "leaf.circle-in-frame-100x60", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-shapes-and-rendering.swift, group S2", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [100.0, 60.0],
        frames: ["c": [20.0, 0.0, 60.0, 60.0]]
    ) {
        Circle().layoutLabel("c").frame(width: 100, height: 60)
    },
    OracleCase(
        "leaf.circle-tall-frame", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-shapes-and-rendering.swift, group S2", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [40.0, 90.0],
        frames: ["c": [0.0, 25.0, 40.0, 40.0]]
    ) {
        Circle().layoutLabel("c").frame(width: 40, height: 90)
    },
    OracleCase(
        "leaf.color-nil-is-10x10", "measured-on-SwiftUI",
        from:
            "github:mburger89/MetalUI docs/probes/swiftui-shapes-and-rendering.swift, arm P2 Color / S1 Rectangle (also https://fatbobman.com/en/posts/layout-dimensions-1/)",
        tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [10.0, 10.0],
        frames: ["c": [0.0, 0.0, 10.0, 10.0]]
    ) {
        Color.red.layoutLabel("c")
    },
    OracleCase(
        "leaf.ellipse-100-nil", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-shapes-and-rendering.swift, group S1/A", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: nil), size: [100.0, 10.0],
        frames: ["c": [0.0, 0.0, 100.0, 10.0]]
    ) {
        Ellipse().layoutLabel("c")
    },
    OracleCase(
        "leaf.path-takes-proposal", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-paths-shadows-transforms.swift, arm PA1", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: nil), size: [100.0, 10.0],
        frames: ["p": [0.0, 0.0, 100.0, 10.0]]
    ) {
        Path { p in p.addRect(CGRect(x: 20, y: 30, width: 50, height: 40)) }.layoutLabel("p")
    },
    OracleCase(
        "offset.in-hstack-neighbours-unmoved", "author-claim",
        from: "https://fatbobman.com/en/posts/layout-dimensions-2/", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 300.0), size: [90.0, 20.0],
        frames: ["a": [0.0, 0.0, 30.0, 20.0], "b": [35.0, 7.0, 30.0, 20.0], "c": [60.0, 0.0, 30.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(width: 30, height: 20).layoutLabel("a")
            Color.green.frame(width: 30, height: 20).layoutLabel("b").offset(x: 5, y: 7)
            Color.blue.frame(width: 30, height: 20).layoutLabel("c")
        }
    },
    OracleCase(
        "offset.osui-does-not-change-layout", "reimplementation-test",
        from:
            "github:OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests (snapshot-compared with SwiftUI), OffsetEffectUITests",
        tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 300.0), size: [80.0, 60.0],
        frames: ["c": [20.0, 15.0, 80.0, 60.0]]
    ) {
        Color.blue.layoutLabel("c").offset(x: 20, y: 15).frame(width: 80, height: 60)
    },
    OracleCase(
        "overlay.align-bottomLeading", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm A6", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["o": [0.0, 20.0, 20.0, 20.0], "p": [0.0, 0.0, 60.0, 40.0]]
    ) {
        Color.blue.frame(width: 60, height: 40).layoutLabel("p").overlay(alignment: .bottomLeading) {
            Color.green.frame(width: 20, height: 20).layoutLabel("o")
        }
    },
    OracleCase(
        "overlay.align-center", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm A6", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["o": [20.0, 10.0, 20.0, 20.0], "p": [0.0, 0.0, 60.0, 40.0]]
    ) {
        Color.blue.frame(width: 60, height: 40).layoutLabel("p").overlay {
            Color.green.frame(width: 20, height: 20).layoutLabel("o")
        }
    },
    OracleCase(
        "overlay.align-leading", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm A6", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["o": [0.0, 10.0, 20.0, 20.0], "p": [0.0, 0.0, 60.0, 40.0]]
    ) {
        Color.purple.frame(width: 60, height: 40).layoutLabel("p").overlay(alignment: .leading) {
            Color.pink.frame(width: 20, height: 20).layoutLabel("o")
        }
    },
    OracleCase(
        "overlay.align-top", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm A6", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["o": [20.0, 0.0, 20.0, 20.0], "p": [0.0, 0.0, 60.0, 40.0]]
    ) {
        Color.purple.frame(width: 60, height: 40).layoutLabel("p").overlay(alignment: .top) {
            Color.pink.frame(width: 20, height: 20).layoutLabel("o")
        }
    },
    OracleCase(
        "overlay.align-topLeading", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm A6", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["o": [0.0, 0.0, 20.0, 20.0], "p": [0.0, 0.0, 60.0, 40.0]]
    ) {
        Color.blue.frame(width: 60, height: 40).layoutLabel("p").overlay(alignment: .topLeading) {
            Color.green.frame(width: 20, height: 20).layoutLabel("o")
        }
    },
    OracleCase(
        "overlay.empty-content", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm A11", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["p": [0.0, 0.0, 60.0, 40.0]]
    ) {
        Color.red.frame(width: 60, height: 40).layoutLabel("p").overlay { if false { Color.blue } }
    },
    OracleCase(
        "overlay.half-leaf", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm K5", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["h": [15.0, 15.0, 30.0, 10.0]]
    ) {
        Color.red.frame(width: 60, height: 40).layoutLabel("p").overlay { HalfLeaf { Color.red }.layoutLabel("h") }
    },
    OracleCase(
        "overlay.hstack-content", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm K5d", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["h": [10.0, 15.0, 20.0, 10.0], "o": [30.0, 10.0, 20.0, 20.0]]
    ) {
        Color.red.frame(width: 60, height: 40).overlay {
            HStack(spacing: 0) {
                HalfLeaf { Color.red }.layoutLabel("h")
                Color.blue.frame(width: 20, height: 20).layoutLabel("o")
            }
        }
    },
    OracleCase(
        "overlay.proposes-primary-size", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm A7", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 300.0), size: [60.0, 40.0],
        frames: ["o": [0.0, 0.0, 60.0, 40.0]]
    ) {
        Color.blue.frame(width: 60, height: 40).layoutLabel("p").overlay {
            Color.green.frame(
                minWidth: 0, idealWidth: 10, maxWidth: .infinity, minHeight: 0, idealHeight: 10, maxHeight: .infinity
            ).layoutLabel("o")
        }
    },
    OracleCase(
        "padding.hstack-gap12-pad12", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-engine-replacement-stage1.swift, arm B3", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [260.0, 60.0],
        frames: ["a": [12.0, 12.0, 36.0, 36.0], "b": [60.0, 12.0, 140.0, 36.0], "c": [212.0, 12.0, 36.0, 36.0]]
    ) {
        HStack(spacing: 12) {
            Color.yellow.frame(width: 36, height: 36).layoutLabel("a")
            Color.purple.frame(width: 140, height: 36).layoutLabel("b")
            Color.pink.frame(width: 36, height: 36).layoutLabel("c")
        }.padding(12)
    },
    OracleCase(
        "padding.in-frame-center", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-engine-replacement-stage1.swift, arm B2", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 60.0],
        frames: ["c": [25.0, 17.0, 10.0, 26.0]]
    ) {
        Color.orange.frame(width: 10, height: 26).layoutLabel("c").padding(12).frame(width: 60, height: 60)
    },
    OracleCase(
        "padding.k1-8", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-modifier-order.swift, arm K1", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [36.0, 36.0],
        frames: ["c": [8.0, 8.0, 20.0, 20.0]]
    ) {
        Color.purple.frame(width: 20, height: 20).layoutLabel("c").padding(8)
    },
    OracleCase(
        "padding.larger-than-frame-center", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-engine-replacement-stage2.swift, arm P9", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [10.0, 10.0],
        frames: ["c": [0.0, 0.0, 10.0, 10.0], "p": [(-12.0), (-12.0), 34.0, 34.0]]
    ) {
        Color.green.frame(width: 10, height: 10).layoutLabel("c").padding(12).layoutLabel("p").frame(
            width: 10, height: 10)
    },
    OracleCase(
        "padding.larger-than-frame-leading", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-engine-replacement-stage2.swift, arm P7", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [10.0, 10.0],
        frames: ["c": [12.0, 0.0, 10.0, 10.0], "p": [0.0, (-12.0), 34.0, 34.0]]
    ) {
        Color.blue.frame(width: 10, height: 10).layoutLabel("c").padding(12).layoutLabel("p").frame(
            width: 10, height: 10, alignment: .leading)
    },
    OracleCase(
        "padding.larger-than-frame-topLeading", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-engine-replacement-stage2.swift, arm P1", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [10.0, 10.0],
        frames: ["c": [12.0, 12.0, 10.0, 10.0], "p": [0.0, 0.0, 34.0, 34.0]]
    ) {
        Color.red.frame(width: 10, height: 10).layoutLabel("c").padding(12).layoutLabel("p").frame(
            width: 10, height: 10, alignment: .topLeading)
    },
    OracleCase(
        "padding.nil-proposal", "derived-from-rule",
        from: "github:OpenSwiftUIProject/OpenSwiftUI ProposedSizeTests.insetByEdgeInsets", tags: [],
        proposal: ProposedViewSize(width: nil, height: 100.0), size: [20.0, 100.0],
        frames: ["c": [5.0, 5.0, 10.0, 90.0]]
    ) {
        Color.red.layoutLabel("c").padding(5)
    },
    OracleCase(
        "padding.osui-in-vstack", "reimplementation-test",
        from:
            "github:OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests (snapshot-compared with SwiftUI), PaddingLayoutUITests.paddingInVStack",
        tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 300.0), size: [100.0, 95.0],
        frames: ["a": [0.0, 0.0, 100.0, 30.0], "b": [0.0, 65.0, 100.0, 30.0]]
    ) {
        VStack(spacing: 0) {
            Color.blue.frame(height: 30).layoutLabel("a").padding(.bottom, 20)
            Color.green.frame(height: 30).layoutLabel("b").padding(.top, 15)
        }
    },
    OracleCase(
        "padding.proposal-smaller-than-padding", "derived-from-rule",
        from: "github:OpenSwiftUIProject/OpenSwiftUI ProposedSizeTests.insetByEdgeInsets rule max(0, p - insets)",
        tags: [],
        proposal: ProposedViewSize(width: 10.0, height: 10.0), size: [40.0, 40.0],
        frames: ["c": [20.0, 20.0, 0.0, 0.0]]
    ) {
        Color.red.layoutLabel("c").padding(20)
    },
    OracleCase(
        "padding.then-frame", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-modifier-order.swift, arm O1", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 60.0],
        frames: ["c": [20.0, 20.0, 20.0, 20.0]]
    ) {
        Color.pink.frame(width: 20, height: 20).layoutLabel("c").padding(8).frame(width: 60, height: 60)
    },
    OracleCase(
        "padding.web-padded-spacer-row", "measured-on-SwiftUI",
        from:
            "github:1amageek/swift-web Tools/LayoutConformance (SwiftUIFixtures.swift + recorded report.html), fixture padded-spacer-row-in-vstack",
        tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [400.0, 100.0],
        frames: ["a": [10.0, 10.0, 60.0, 40.0], "b": [330.0, 10.0, 60.0, 40.0], "c": [160.0, 60.0, 80.0, 40.0]]
    ) {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                Color.green.frame(width: 60, height: 40).layoutLabel("a")
                Spacer()
                Color.orange.frame(width: 60, height: 40).layoutLabel("b")
            }.padding(10)
            Color.yellow.frame(width: 80, height: 40).layoutLabel("c")
        }.frame(width: 400)
    },
    OracleCase(
        "padding.web-uniform20", "measured-on-SwiftUI",
        from:
            "github:1amageek/swift-web Tools/LayoutConformance (SwiftUIFixtures.swift + recorded report.html), fixture padding-uniform",
        tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [120.0, 80.0],
        frames: ["a": [20.0, 20.0, 80.0, 40.0]]
    ) {
        VStack(spacing: 0) { Color.green.frame(width: 80, height: 40).layoutLabel("a").padding(20) }
    },
    OracleCase(
        "position.fatbobman-in-frame", "author-claim",
        from: "https://fatbobman.com/en/posts/layout-dimensions-2/", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 300.0), size: [130.0, 80.0],
        frames: ["c": [30.0, 30.0, 100.0, 50.0]]
    ) {
        Rectangle().frame(width: 100, height: 50).layoutLabel("c").position(x: 80, y: 55).frame(width: 130, height: 80)
    },
    OracleCase(
        "position.osui-origin", "reimplementation-test",
        from:
            "github:OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests (snapshot-compared with SwiftUI), PositionLayoutUITests",
        tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 300.0), size: [100.0, 100.0],
        frames: ["c": [(-25.0), (-25.0), 50.0, 50.0]]
    ) {
        ZStack { Color.red.frame(width: 50, height: 50).layoutLabel("c").position(x: 0, y: 0) }.frame(
            width: 100, height: 100)
    },
    OracleCase(
        "position.osui-x50-only", "reimplementation-test",
        from:
            "github:OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests (snapshot-compared with SwiftUI), PositionLayoutUITests",
        tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 300.0), size: [100.0, 100.0],
        frames: ["c": [25.0, (-25.0), 50.0, 50.0]]
    ) {
        ZStack { Color.red.frame(width: 50, height: 50).layoutLabel("c").position(x: 50, y: 0) }.frame(
            width: 100, height: 100)
    },
    OracleCase(
        "priority.both-greedy", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm G24", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 50.0), size: [200.0, 20.0],
        frames: ["a": [0.0, 0.0, 0.0, 20.0], "b": [0.0, 0.0, 200.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(height: 20).frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity).layoutLabel("a")
            Color.blue.frame(height: 20).frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity).layoutLabel("b")
                .layoutPriority(1)
        }
    },
    OracleCase(
        "priority.osui-vstack-flexible", "reimplementation-test",
        from:
            "github:OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests (snapshot-compared with SwiftUI), HVStackUITests.layoutPriorityForHVStack",
        tags: [],
        proposal: ProposedViewSize(width: 108.0, height: 196.0), size: [108.0, 196.0],
        frames: [
            "a": [0.0, 0.0, 108.0, 0.0], "b": [0.0, 8.0, 108.0, 180.0], "c": [0.0, 196.0, 50.0, 0.0],
            "d": [58.0, 196.0, 50.0, 0.0],
        ]
    ) {
        VStack {
            Color.red.layoutLabel("a")
            Color.blue.layoutLabel("b").layoutPriority(1)
            HStack {
                Color.green.layoutLabel("c")
                Color.yellow.layoutLabel("d")
            }
        }
    },
    OracleCase(
        "priority.reserves-lower-minimum", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm G2", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 20.0],
        frames: ["a": [0.0, 0.0, 70.0, 20.0], "b": [70.0, 0.0, 30.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.purple.frame(height: 20).frame(minWidth: 0, idealWidth: 80, maxWidth: 80).layoutLabel("a")
                .layoutPriority(1)
            Color.pink.frame(height: 20).frame(minWidth: 30, idealWidth: 80, maxWidth: 80).layoutLabel("b")
        }
    },
    OracleCase(
        "priority.spacer-below-zero-x5", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm X5", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 20.0],
        frames: ["a": [0.0, 0.0, 80.0, 20.0], "b": [88.0, 0.0, 12.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.purple.frame(height: 20).frame(minWidth: 0, idealWidth: 80, maxWidth: 80).layoutLabel("a")
                .layoutPriority(1)
            Spacer()
            Color.pink.frame(height: 20).frame(minWidth: 0, idealWidth: 80, maxWidth: 80).layoutLabel("b")
        }
    },
    OracleCase(
        "priority.spacer-given-priority-x6", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm X6", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 20.0],
        frames: ["a": [0.0, 0.0, 0.0, 20.0], "b": [100.0, 0.0, 0.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.gray.frame(height: 20).frame(minWidth: 0, idealWidth: 80, maxWidth: 80).layoutLabel("a")
            Spacer().layoutPriority(1)
            Color.red.frame(height: 20).frame(minWidth: 0, idealWidth: 80, maxWidth: 80).layoutLabel("b")
        }
    },
    OracleCase(
        "priority.spacer-loses-to-greedy-swapped", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm G5b", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 50.0), size: [200.0, 20.0],
        frames: ["a": [180.0, 0.0, 20.0, 20.0], "b": [0.0, 0.0, 172.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.gray.frame(height: 20).frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity).layoutLabel("b")
            Spacer()
            Color.red.frame(width: 20, height: 20).layoutLabel("a")
        }
    },
]
