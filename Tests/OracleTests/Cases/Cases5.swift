// Written by Tools/Oracle/run.

import Drawing
import Foundation
import LayoutEngine
import ViewDSL

let oracleCases5: [OracleCase] = [
    OracleCase(
        "group.padding-then-frame", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-component-distribution.swift, arm G13", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [148.0, 18.0],
        frames: ["a": [20.0, 4.0, 30.0, 10.0], "b": [88.0, 4.0, 50.0, 10.0]]
    ) {
        HStack {
            Group {
                Color.blue.frame(width: 30, height: 10).layoutLabel("a")
                Color.green.frame(width: 50, height: 10).layoutLabel("b")
            }.padding(4).frame(width: 70)
        }
    },
    OracleCase(
        "guide.builtin-leading-does-not-leave-stack", "reimplementation-test",
        from:
            "github:objcio/S01E234-swiftui-layout-explained-custom-alignment-part-2 (HStack.swift customAlignment, compared side by side with SwiftUI); averaging also in OpenSwiftUI AlignmentGuideTests",
        tags: [],
        proposal: ProposedViewSize(width: 600.0, height: 400.0), size: [400.0, 200.0],
        frames: ["a": [0.0, 75.0, 150.0, 50.0], "b": [150.0, 75.0, 100.0, 50.0]]
    ) {
        HStack(spacing: 0) {
            Rectangle().frame(width: 150, height: 50).layoutLabel("a").alignmentGuide(.leading) { $0.width / 2 }
            Rectangle().frame(width: 100, height: 50).layoutLabel("b").alignmentGuide(.leading) { $0.width / 2 }
        }.frame(width: 400, height: 200, alignment: .leading)
    },
    OracleCase(
        "guide.custom-averaged-by-stack", "reimplementation-test",
        from:
            "github:objcio/S01E234-swiftui-layout-explained-custom-alignment-part-2 (HStack.swift customAlignment, compared side by side with SwiftUI); averaging also in OpenSwiftUI AlignmentGuideTests",
        tags: [],
        proposal: ProposedViewSize(width: 600.0, height: 400.0), size: [400.0, 200.0],
        frames: ["a": [(-137.5), 75.0, 150.0, 50.0], "b": [12.5, 75.0, 100.0, 50.0]]
    ) {
        HStack(spacing: 0) {
            Rectangle().frame(width: 150, height: 50).layoutLabel("a").alignmentGuide(.myLeading) { $0.width / 2 }
            Rectangle().frame(width: 100, height: 50).layoutLabel("b").alignmentGuide(.myLeading) { $0.width / 2 }
        }.frame(width: 400, height: 200, alignment: Alignment(horizontal: .myLeading, vertical: .center))
    },
    OracleCase(
        "guide.custom-through-padding-and-frame", "derived-from-rule",
        from:
            "github:OpenSwiftUIProject/OpenSwiftUI UnaryLayoutView.swift explicitAlignment (child value + child origin)",
        tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 300.0), size: [60.0, 70.0],
        frames: ["a": [0.0, 30.0, 20.0, 20.0], "b": [30.0, 30.0, 20.0, 20.0]]
    ) {
        HStack(alignment: .mid, spacing: 0) {
            Color.red.frame(width: 20, height: 20).layoutLabel("a").alignmentGuide(.mid) { _ in 5 }.padding(.top, 30)
            Color.blue.frame(width: 20, height: 20).layoutLabel("b").alignmentGuide(.mid) { _ in 5 }.frame(
                width: 40, height: 60)
        }
    },
    OracleCase(
        "guide.non-text-baseline-is-bottom", "author-claim",
        from:
            "https://fatbobman.com/en/posts/layout-alignment/ (repo fatbobman/FatBlog Content/posts/layout-alignment.md)",
        tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 300.0), size: [40.0, 60.0],
        frames: ["a": [0.0, 20.0, 20.0, 40.0], "b": [20.0, 0.0, 20.0, 60.0]]
    ) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
            Color.red.frame(width: 20, height: 40).layoutLabel("a")
            Color.blue.frame(width: 20, height: 60).layoutLabel("b")
        }
    },
    OracleCase(
        "guide.overlay-primary-guides", "derived-from-rule",
        from:
            "https://fatbobman.com/en/posts/layout-alignment/ (repo fatbobman/FatBlog Content/posts/layout-alignment.md)",
        tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 300.0), size: [100.0, 100.0],
        frames: ["o": [50.0, 30.0, 20.0, 10.0], "p": [0.0, 0.0, 100.0, 100.0]]
    ) {
        Rectangle().frame(width: 100, height: 100).layoutLabel("p").alignmentGuide(.trailing) { $0[.trailing] - 30 }
            .alignmentGuide(.top) { $0[.top] + 30 }.overlay(alignment: .topTrailing) {
                Color.red.frame(width: 20, height: 10).layoutLabel("o")
            }
    },
    OracleCase(
        "hstack.area-measured-at-allocation", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm Q3", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 30.0],
        frames: ["a": [0.0, 11.25, 80.0, 7.5], "b": [80.0, 0.0, 20.0, 30.0]]
    ) {
        HStack(spacing: 0) {
            AreaLeaf { Color.red }.layoutLabel("a")
            Color.blue.frame(width: 20, height: 30).layoutLabel("b")
        }
    },
    OracleCase(
        "hstack.cross-100x80", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm G20", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 80.0), size: [40.0, 80.0],
        frames: ["a": [0.0, 0.0, 20.0, 80.0], "b": [20.0, 25.0, 20.0, 30.0]]
    ) {
        HStack(spacing: 0) {
            Color.yellow.frame(width: 20).frame(minHeight: 0, idealHeight: 10, maxHeight: .infinity).layoutLabel("a")
            Color.purple.frame(width: 20, height: 30).layoutLabel("b")
        }
    },
    OracleCase(
        "hstack.even-split-two-flexible", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm G control", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 20.0],
        frames: ["a": [0.0, 0.0, 50.0, 20.0], "b": [50.0, 0.0, 50.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.gray.frame(height: 20).frame(minWidth: 0, idealWidth: 80, maxWidth: 80).layoutLabel("a")
            Color.red.frame(height: 20).frame(minWidth: 0, idealWidth: 80, maxWidth: 80).layoutLabel("b")
        }
    },
    OracleCase(
        "hstack.fixed-plus-greedy", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm G3", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 50.0), size: [200.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [20.0, 0.0, 180.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.blue.frame(width: 20, height: 20).layoutLabel("a")
            Color.green.frame(height: 20).frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity).layoutLabel("b")
        }
    },
    OracleCase(
        "hstack.fixed-plus-maxwidth-infinity", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm G4", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 50.0), size: [200.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [100.0, 0.0, 20.0, 20.0], "f": [20.0, 0.0, 180.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.orange.frame(width: 20, height: 20).layoutLabel("a")
            Color.yellow.frame(width: 20, height: 20).layoutLabel("b").frame(maxWidth: .infinity).layoutLabel("f")
        }
    },
    OracleCase(
        "hstack.fixed80-flex80-in-100", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm G6c", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 20.0],
        frames: ["a": [0.0, 0.0, 80.0, 20.0], "b": [80.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.orange.frame(width: 80, height: 20).layoutLabel("a")
            Color.yellow.frame(height: 20).frame(minWidth: 0, idealWidth: 80, maxWidth: 80).layoutLabel("b")
        }
    },
    OracleCase(
        "hstack.greedy-inside-padding", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-engine-replacement-stage2.swift, arm X12", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: nil), size: [200.0, 26.0],
        frames: ["a": [0.0, 8.0, 40.0, 10.0], "b": [105.0, 8.0, 30.0, 10.0], "p": [40.0, 0.0, 160.0, 26.0]]
    ) {
        HStack(spacing: 0) {
            Color.blue.frame(width: 40, height: 10).layoutLabel("a")
            Color.green.frame(width: 30, height: 10).layoutLabel("b").frame(maxWidth: .infinity).padding(8).layoutLabel(
                "p")
        }
    },
    OracleCase(
        "hstack.least-flexible-first", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm G1", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 20.0],
        frames: ["a": [0.0, 0.0, 40.0, 20.0], "b": [40.0, 0.0, 60.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.blue.frame(height: 20).frame(minWidth: 20, idealWidth: 100, maxWidth: 100).layoutLabel("a")
            Color.green.frame(height: 20).frame(minWidth: 60, idealWidth: 100, maxWidth: 100).layoutLabel("b")
        }
    },
    OracleCase(
        "hstack.least-flexible-first-swapped", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm G1r", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 20.0],
        frames: ["a": [60.0, 0.0, 40.0, 20.0], "b": [0.0, 0.0, 60.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.orange.frame(height: 20).frame(minWidth: 60, idealWidth: 100, maxWidth: 100).layoutLabel("b")
            Color.yellow.frame(height: 20).frame(minWidth: 20, idealWidth: 100, maxWidth: 100).layoutLabel("a")
        }
    },
    OracleCase(
        "hstack.maxheight-nil-cross", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-engine-replacement-stage2.swift, arm X1", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [40.0, 40.0],
        frames: ["a": [0.0, 0.0, 20.0, 40.0], "b": [20.0, 15.0, 20.0, 10.0], "fb": [20.0, 0.0, 20.0, 40.0]]
    ) {
        HStack(spacing: 0) {
            Color.yellow.frame(width: 20, height: 40).layoutLabel("a")
            Color.purple.frame(width: 20, height: 10).layoutLabel("b").frame(maxHeight: .infinity).layoutLabel("fb")
        }
    },
    OracleCase(
        "hstack.maxheight25-in-100", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-engine-replacement-stage2.swift, arm X10", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [40.0, 100.0],
        frames: ["a": [0.0, 30.0, 20.0, 40.0], "b": [20.0, 45.0, 20.0, 10.0], "fb": [20.0, 37.5, 20.0, 25.0]]
    ) {
        HStack(spacing: 0) {
            Color.gray.frame(width: 20, height: 40).layoutLabel("a")
            Color.red.frame(width: 20, height: 10).layoutLabel("b").frame(maxHeight: 25).layoutLabel("fb")
        }.frame(height: 100)
    },
    OracleCase(
        "hstack.nil-axis-frame-not-stretched", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-engine-replacement-stage2.swift, arm X8", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [50.0, 40.0],
        frames: ["a": [0.0, 0.0, 20.0, 40.0], "c": [30.0, 15.0, 10.0, 10.0], "f": [20.0, 15.0, 30.0, 10.0]]
    ) {
        HStack(spacing: 0) {
            Color.orange.frame(width: 20, height: 40).layoutLabel("a")
            Color.yellow.frame(width: 10, height: 10).layoutLabel("c").frame(width: 30).layoutLabel("f")
        }
    },
    OracleCase(
        "hstack.nil-proposal-ideals", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm G7", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [108.0, 20.0],
        frames: ["a": [0.0, 0.0, 80.0, 20.0], "b": [88.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.purple.frame(height: 20).frame(minWidth: 0, idealWidth: 80, maxWidth: 80).layoutLabel("a")
            Spacer()
            Color.pink.frame(width: 20, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "hstack.ole-relative-first", "derived-from-rule",
        from: "https://oleb.net/2023/swiftui-relative-size-in-stacks/", tags: [],
        proposal: ProposedViewSize(width: 620.0, height: 80.0), size: [620.0, 80.0],
        frames: ["a": [0.0, 0.0, 100.0, 80.0], "b": [110.0, 0.0, 250.0, 80.0], "c": [370.0, 0.0, 250.0, 80.0]]
    ) {
        HStack(spacing: 10) {
            RelativeWidth(fraction: 0.5) { Color.blue.layoutLabel("a") }
            Color.green.layoutLabel("b")
            Color.yellow.layoutLabel("c")
        }
    },
    OracleCase(
        "hstack.overflow-nothing-flexible", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm G9", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [160.0, 20.0],
        frames: ["a": [0.0, 0.0, 80.0, 20.0], "b": [80.0, 0.0, 80.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.blue.frame(width: 80, height: 20).layoutLabel("a")
            Color.green.frame(width: 80, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "hstack.overflow-with-spacer", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm G6", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 20.0],
        frames: ["a": [0.0, 0.0, 80.0, 20.0], "b": [88.0, 0.0, 12.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.blue.frame(width: 80, height: 20).layoutLabel("a")
            Spacer()
            Color.green.frame(height: 20).frame(minWidth: 0, idealWidth: 80, maxWidth: 80).layoutLabel("b")
        }
    },
    OracleCase(
        "hstack.prop-fix40-flex-flex", "derived-from-rule",
        from:
            "github:objcio/S01E238 SwiftUILayoutiOSTests.swift (random HStack(spacing:0) of rectangles, widths asserted equal to SwiftUI's, 1000 runs)",
        tags: [],
        proposal: ProposedViewSize(width: 600.0, height: 400.0), size: [100.0, 100.0],
        frames: ["a": [0.0, 0.0, 40.0, 100.0], "b": [40.0, 0.0, 30.0, 100.0], "c": [70.0, 0.0, 30.0, 100.0]]
    ) {
        HStack(spacing: 0) {
            Rectangle().frame(width: 40).layoutLabel("a")
            Rectangle().layoutLabel("b")
            Rectangle().layoutLabel("c")
        }.frame(width: 100, height: 100)
    },
    OracleCase(
        "hstack.prop-flex-min74-max23", "derived-from-rule",
        from:
            "github:objcio/S01E238 SwiftUILayoutiOSTests.swift (random HStack(spacing:0) of rectangles, widths asserted equal to SwiftUI's, 1000 runs)",
        tags: [],
        proposal: ProposedViewSize(width: 600.0, height: 400.0), size: [250.0, 100.0],
        frames: ["a": [0.0, 0.0, 113.5, 100.0], "b": [113.5, 0.0, 113.5, 100.0], "c": [227.0, 0.0, 23.0, 100.0]]
    ) {
        HStack(spacing: 0) {
            Rectangle().layoutLabel("a")
            Rectangle().frame(minWidth: 74).layoutLabel("b")
            Rectangle().frame(maxWidth: 23).layoutLabel("c")
        }.frame(width: 250, height: 100)
    },
    OracleCase(
        "hstack.prop-min80-min20", "derived-from-rule",
        from:
            "github:objcio/S01E238 SwiftUILayoutiOSTests.swift (random HStack(spacing:0) of rectangles, widths asserted equal to SwiftUI's, 1000 runs)",
        tags: [],
        proposal: ProposedViewSize(width: 600.0, height: 400.0), size: [90.0, 100.0],
        frames: ["a": [(-5.0), 0.0, 80.0, 100.0], "b": [75.0, 0.0, 20.0, 100.0]]
    ) {
        HStack(spacing: 0) {
            Rectangle().frame(minWidth: 80).layoutLabel("a")
            Rectangle().frame(minWidth: 20).layoutLabel("b")
        }.frame(width: 90, height: 100)
    },
    OracleCase(
        "hstack.prop-mm0-99-fix50-min10", "derived-from-rule",
        from:
            "github:objcio/S01E238 SwiftUILayoutiOSTests.swift (random HStack(spacing:0) of rectangles, widths asserted equal to SwiftUI's, 1000 runs)",
        tags: [],
        proposal: ProposedViewSize(width: 600.0, height: 400.0), size: [200.0, 100.0],
        frames: ["a": [0.0, 0.0, 75.0, 100.0], "b": [75.0, 0.0, 50.0, 100.0], "c": [125.0, 0.0, 75.0, 100.0]]
    ) {
        HStack(spacing: 0) {
            Rectangle().frame(minWidth: 0, maxWidth: 99).layoutLabel("a")
            Rectangle().frame(width: 50).layoutLabel("b")
            Rectangle().frame(minWidth: 10).layoutLabel("c")
        }.frame(width: 200, height: 100)
    },
    OracleCase(
        "hstack.prop-mm10-50-mm30-60", "derived-from-rule",
        from:
            "github:objcio/S01E238 SwiftUILayoutiOSTests.swift (random HStack(spacing:0) of rectangles, widths asserted equal to SwiftUI's, 1000 runs)",
        tags: [],
        proposal: ProposedViewSize(width: 600.0, height: 400.0), size: [70.0, 100.0],
        frames: ["a": [0.0, 0.0, 35.0, 100.0], "b": [35.0, 0.0, 35.0, 100.0]]
    ) {
        HStack(spacing: 0) {
            Rectangle().frame(minWidth: 10, maxWidth: 50).layoutLabel("a")
            Rectangle().frame(minWidth: 30, maxWidth: 60).layoutLabel("b")
        }.frame(width: 70, height: 100)
    },
    OracleCase(
        "hstack.ranges-x4", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm X4", tags: [],
        proposal: ProposedViewSize(width: 70.0, height: 50.0), size: [70.0, 20.0],
        frames: ["a": [0.0, 0.0, 30.0, 20.0], "b": [30.0, 0.0, 40.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.orange.frame(height: 20).frame(minWidth: 0, idealWidth: 50, maxWidth: 100).layoutLabel("a")
            Color.yellow.frame(height: 20).frame(minWidth: 40, idealWidth: 50, maxWidth: 60).layoutLabel("b")
        }
    },
    OracleCase(
        "hstack.shrinks-to-content", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm G10", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 50.0), size: [40.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [20.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.orange.frame(width: 20, height: 20).layoutLabel("a")
            Color.yellow.frame(width: 20, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "hstack.three-flexibilities-overflow", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm G13", tags: [],
        proposal: ProposedViewSize(width: 60.0, height: 50.0), size: [75.0, 20.0],
        frames: ["a": [0.0, 0.0, 30.0, 20.0], "b": [30.0, 0.0, 0.0, 20.0], "c": [30.0, 0.0, 45.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(height: 20).frame(minWidth: 30, idealWidth: 40, maxWidth: 40).layoutLabel("a")
            Color.blue.frame(height: 20).frame(minWidth: 0, idealWidth: 50, maxWidth: 100).layoutLabel("b")
            Color.green.frame(width: 45, height: 20).layoutLabel("c")
        }
    },
    OracleCase(
        "hstack.two-fixed-one-flex-x3", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-stack-algorithms.swift, arm X3", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 20.0],
        frames: ["a": [0.0, 0.0, 40.0, 20.0], "b": [40.0, 0.0, 30.0, 20.0], "c": [70.0, 0.0, 30.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.red.frame(height: 20).frame(minWidth: 0, idealWidth: 80, maxWidth: 80).layoutLabel("a")
            Color.blue.frame(width: 30, height: 20).layoutLabel("b")
            Color.green.frame(width: 30, height: 20).layoutLabel("c")
        }
    },
    OracleCase(
        "hstack.two-greedy-equal-shares", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-engine-replacement-stage2.swift, arm F2", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: nil), size: [300.0, 10.0],
        frames: [
            "a": [25.0, 0.0, 100.0, 10.0], "b": [215.0, 0.0, 20.0, 10.0], "fa": [0.0, 0.0, 150.0, 10.0],
            "fb": [150.0, 0.0, 150.0, 10.0],
        ]
    ) {
        HStack(spacing: 0) {
            Color.blue.frame(width: 100, height: 10).layoutLabel("a").frame(maxWidth: .infinity).layoutLabel("fa")
            Color.green.frame(width: 20, height: 10).layoutLabel("b").frame(maxWidth: .infinity).layoutLabel("fb")
        }
    },
    OracleCase(
        "hstack.web-bottom", "measured-on-SwiftUI",
        from:
            "github:1amageek/swift-web Tools/LayoutConformance (SwiftUIFixtures.swift + recorded report.html), fixture hstack-align-bottom",
        tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [120.0, 80.0],
        frames: ["a": [0.0, 0.0, 60.0, 80.0], "b": [60.0, 50.0, 60.0, 30.0]]
    ) {
        HStack(alignment: .bottom, spacing: 0) {
            Color.green.frame(width: 60, height: 80).layoutLabel("a")
            Color.orange.frame(width: 60, height: 30).layoutLabel("b")
        }
    },
    OracleCase(
        "hstack.web-nested-overflow", "measured-on-SwiftUI",
        from:
            "github:1amageek/swift-web Tools/LayoutConformance (SwiftUIFixtures.swift + recorded report.html), fixture nested-overflow",
        tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [400.0, 40.0],
        frames: ["a": [(-50.0), 0.0, 300.0, 40.0], "b": [250.0, 0.0, 200.0, 40.0]]
    ) {
        HStack(spacing: 0) {
            VStack(spacing: 0) { Color.green.frame(width: 300, height: 40).layoutLabel("a") }
            Color.orange.frame(width: 200, height: 40).layoutLabel("b")
        }.frame(width: 400)
    },
    OracleCase(
        "layout.last-place-wins", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-layout-protocol-contract.swift, arm J", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 200.0), size: [100.0, 100.0],
        frames: ["c": [50.0, 50.0, 40.0, 40.0]]
    ) {
        PlaceTwice { Color.red.layoutLabel("c") }
    },
    OracleCase(
        "layout.unplaced-fixed-subview-centred", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-layout-protocol-contract.swift, arm I2", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [100.0, 100.0],
        frames: ["c": [35.0, 35.0, 30.0, 30.0]]
    ) {
        PlaceNone { Color.red.frame(width: 30, height: 30).layoutLabel("c") }
    },
    OracleCase(
        "lazyhgrid.fixed-rows-centred", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-lazy-grid-scope.swift, arm LZ5", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 200.0), size: [28.0, 200.0],
        frames: [
            "a": [0.0, 71.0, 10.0, 30.0], "b": [0.0, 109.0, 10.0, 20.0], "c": [18.0, 36.0, 10.0, 100.0],
            "d": [18.0, 109.0, 10.0, 20.0],
        ]
    ) {
        LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(20))]) {
            Color.purple.frame(width: 10, height: 30).layoutLabel("a")
            Color.pink.frame(width: 10, height: 20).layoutLabel("b")
            Color.gray.frame(width: 10, height: 100).layoutLabel("c")
            Color.red.frame(width: 10, height: 20).layoutLabel("d")
        }
    },
    OracleCase(
        "lazyvgrid.adaptive45-in-200", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-lazy-grid-scope.swift, arm LZ3", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 200.0), size: [200.0, 28.0],
        frames: [
            "a": [25.667, 0.0, 10.0, 10.0], "b": [95.0, 0.0, 10.0, 10.0], "c": [164.333, 0.0, 10.0, 10.0],
            "d": [25.667, 18.0, 10.0, 10.0], "e": [95.0, 18.0, 10.0, 10.0], "f": [164.333, 18.0, 10.0, 10.0],
        ]
    ) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 45))]) {
            Color.gray.frame(width: 10, height: 10).layoutLabel("a")
            Color.red.frame(width: 10, height: 10).layoutLabel("b")
            Color.blue.frame(width: 10, height: 10).layoutLabel("c")
            Color.green.frame(width: 10, height: 10).layoutLabel("d")
            Color.orange.frame(width: 10, height: 10).layoutLabel("e")
            Color.yellow.frame(width: 10, height: 10).layoutLabel("f")
        }
    },
    OracleCase(
        "lazyvgrid.flexible100-180-in-300", "author-claim",
        from:
            "https://www.mo4tech.com/predict-lazyvgrid-layout-flexible-article.html; also objc.io / lochiwei gitbook two-pass algorithm",
        tags: ["doubtful"],
        proposal: ProposedViewSize(width: 300.0, height: 400.0), size: [300.0, nil],
        frames: ["a": [nil, nil, 163.0, 20.0], "b": [nil, nil, 180.0, 20.0]]
    ) {
        LazyVGrid(columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]) {
            Color.red.frame(height: 20).layoutLabel("a")
            Color.blue.frame(height: 20).layoutLabel("b")
        }.frame(width: 300)
    },
    OracleCase(
        "lazyvgrid.two-flexible-200", "measured-on-SwiftUI",
        from: "github:mburger89/MetalUI docs/probes/swiftui-lazy-grid-scope.swift, arm LZ1", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 200.0), size: [200.0, 28.0],
        frames: [
            "a": [33.0, 0.0, 30.0, 10.0], "b": [142.0, 0.0, 20.0, 10.0], "c": [(-2.0), 18.0, 100.0, 10.0],
            "d": [142.0, 18.0, 20.0, 10.0],
        ]
    ) {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
            Color.gray.frame(width: 30, height: 10).layoutLabel("a")
            Color.red.frame(width: 20, height: 10).layoutLabel("b")
            Color.blue.frame(width: 100, height: 10).layoutLabel("c")
            Color.green.frame(width: 20, height: 10).layoutLabel("d")
        }
    },
]
