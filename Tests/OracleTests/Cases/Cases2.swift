// Written by scripts/oracle.

import Drawing
import Foundation
import LayoutEngine
import ViewDSL

let oracleCases2: [OracleCase] = [
    OracleCase(
        "flexframe.negative-proposal-max", "measured-on-SwiftUI", tags: ["invalid-input"],
        proposal: ProposedViewSize(width: (-30.0), height: (-30.0)), size: [20.0, 20.0],
        frames: ["c": [0.0, 0.0, 20.0, 20.0]]
    ) {
        Color.orange.frame(width: 20, height: 20).layoutLabel("c").frame(maxWidth: 80)
    },
    OracleCase(
        "flexframe.negative-proposal-min-max", "measured-on-SwiftUI", tags: ["invalid-input"],
        proposal: ProposedViewSize(width: (-30.0), height: (-30.0)), size: [0.0, 20.0],
        frames: ["c": [(-10.0), 0.0, 20.0, 20.0]]
    ) {
        Color.green.frame(width: 20, height: 20).layoutLabel("c").frame(minWidth: -50, maxWidth: 80)
    },
    OracleCase(
        "flexframe.osui-max-in-hstack", "reimplementation-test", tags: [],
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
        "flexframe.tokamak-infinity-align-top", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 500.0, height: 500.0), size: [500.0, 500.0],
        frames: ["c": [200.0, 0.0, 100.0, 100.0]]
    ) {
        Rectangle().frame(width: 100, height: 100).layoutLabel("c").frame(
            maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    },
    OracleCase(
        "flexframe.tokamak-infinity-align-topLeading", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 500.0, height: 500.0), size: [500.0, 500.0],
        frames: ["c": [0.0, 0.0, 100.0, 100.0]]
    ) {
        Rectangle().frame(width: 100, height: 100).layoutLabel("c").frame(
            maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    },
    OracleCase(
        "flexframe.tokamak-infinity-align-trailing", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 500.0, height: 500.0), size: [500.0, 500.0],
        frames: ["c": [400.0, 200.0, 100.0, 100.0]]
    ) {
        Rectangle().frame(width: 100, height: 100).layoutLabel("c").frame(
            maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
    },
    OracleCase(
        "flexframe.web-bounded-max", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [400.0, 40.0],
        frames: ["a": [100.0, 0.0, 200.0, 40.0]]
    ) {
        VStack(spacing: 0) { Color.blue.frame(height: 40).frame(maxWidth: 200).layoutLabel("a") }.frame(width: 400)
    },
    OracleCase(
        "flexframe.web-fill-in-fixed-frame", "measured-on-SwiftUI", tags: [],
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
        "flexframe.web-fill-in-hstack", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [400.0, 40.0],
        frames: ["a": [0.0, 0.0, 340.0, 40.0], "b": [340.0, 0.0, 60.0, 40.0]]
    ) {
        HStack(spacing: 0) {
            Color.gray.frame(height: 40).frame(maxWidth: .infinity).layoutLabel("a")
            Color.red.frame(width: 60, height: 40).layoutLabel("b")
        }.frame(width: 400)
    },
    OracleCase(
        "flexframe.web-minwidth150", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [150.0, 40.0],
        frames: ["a": [35.0, 0.0, 80.0, 40.0], "f": [0.0, 0.0, 150.0, 40.0]]
    ) {
        Color.purple.frame(width: 80, height: 40).layoutLabel("a").frame(minWidth: 150).layoutLabel("f")
    },
    OracleCase(
        "frame.align-top", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [60.0, 40.0],
        frames: ["c": [20.0, 0.0, 20.0, 20.0]]
    ) {
        Color.pink.frame(width: 20, height: 20).layoutLabel("c").frame(width: 60, height: 40, alignment: .top)
    },
    OracleCase(
        "frame.align-topLeading", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [60.0, 40.0],
        frames: ["c": [0.0, 0.0, 20.0, 20.0]]
    ) {
        Color.purple.frame(width: 20, height: 20).layoutLabel("c").frame(width: 60, height: 40, alignment: .topLeading)
    },
    OracleCase(
        "frame.align-topTrailing", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [60.0, 40.0],
        frames: ["c": [40.0, 0.0, 20.0, 20.0]]
    ) {
        Color.gray.frame(width: 20, height: 20).layoutLabel("c").frame(width: 60, height: 40, alignment: .topTrailing)
    },
    OracleCase(
        "frame.chain-100-then-50", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [50.0, 20.0],
        frames: ["c": [15.0, 0.0, 20.0, 20.0]]
    ) {
        Color.pink.frame(width: 20, height: 20).layoutLabel("c").frame(width: 100).frame(width: 50)
    },
    OracleCase(
        "frame.chain-50-then-100", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [100.0, 20.0],
        frames: ["c": [40.0, 0.0, 20.0, 20.0]]
    ) {
        Color.gray.frame(width: 20, height: 20).layoutLabel("c").frame(width: 50).frame(width: 100)
    },
    OracleCase(
        "frame.height40-300x200", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [20.0, 40.0],
        frames: ["c": [0.0, 10.0, 20.0, 20.0]]
    ) {
        Color.green.frame(width: 20, height: 20).layoutLabel("c").frame(height: 40)
    },
    OracleCase(
        "frame.negative-width-is-zero", "measured-on-SwiftUI", tags: ["invalid-input"],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [0.0, 20.0],
        frames: ["c": [(-10.0), 0.0, 20.0, 20.0]]
    ) {
        Color.yellow.frame(width: 20, height: 20).layoutLabel("c").frame(width: -60)
    },
    OracleCase(
        "frame.padding-padding", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [64.0, 64.0],
        frames: ["c": [22.0, 22.0, 20.0, 20.0]]
    ) {
        Color.blue.frame(width: 20, height: 20).layoutLabel("c").frame(width: 40, height: 40).padding(4).padding(8)
    },
    OracleCase(
        "frame.topLeading-oversized", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [60.0, 40.0],
        frames: ["c": [0.0, 0.0, 200.0, 160.0]]
    ) {
        Color.purple.frame(width: 200, height: 160).layoutLabel("c").frame(
            width: 60, height: 40, alignment: .topLeading)
    },
    OracleCase(
        "frame.width60-300x200", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [60.0, 20.0],
        frames: ["c": [20.0, 0.0, 20.0, 20.0]]
    ) {
        Color.blue.frame(width: 20, height: 20).layoutLabel("c").frame(width: 60)
    },
    OracleCase(
        "frame.width60-nil", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 20.0],
        frames: ["c": [20.0, 0.0, 20.0, 20.0]]
    ) {
        Color.gray.frame(width: 20, height: 20).layoutLabel("c").frame(width: 60)
    },
    OracleCase(
        "frame.zero-frame", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 200.0), size: [0.0, 0.0],
        frames: ["c": [(-10.0), (-10.0), 20.0, 20.0]]
    ) {
        Color.yellow.frame(width: 20, height: 20).layoutLabel("c").frame(width: 0, height: 0)
    },
    OracleCase(
        "geometryreader.osui-centre-via-flexframe", "reimplementation-test", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 100.0), size: [200.0, 100.0],
        frames: ["a": [50.0, 25.0, 100.0, 50.0]]
    ) {
        GeometryReader { g in
            VStack { Color.blue.frame(width: g.size.width / 2, height: g.size.height / 2).layoutLabel("a") }.frame(
                maxWidth: .infinity, maxHeight: .infinity)
        }
    },
    OracleCase(
        "geometryreader.osui-top-leading-children", "reimplementation-test", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 180.0), size: [300.0, 180.0],
        frames: ["a": [0.0, 0.0, 150.0, 90.0], "b": [0.0, 0.0, 100.0, 60.0]]
    ) {
        GeometryReader { g in
            Color.blue.frame(width: g.size.width / 2, height: g.size.height / 2).layoutLabel("a")
            Color.red.frame(width: g.size.width / 3, height: g.size.height / 3).layoutLabel("b")
        }
    },
    OracleCase(
        "group.flexible-frame-leading-each", "measured-on-SwiftUI", tags: [],
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
        "group.frame-then-padding", "measured-on-SwiftUI", tags: [],
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
        "group.padding-applies-to-each", "measured-on-SwiftUI", tags: [],
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
    OracleCase(
        "group.padding-then-frame", "measured-on-SwiftUI", tags: [],
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
        "guide.builtin-leading-does-not-leave-stack", "reimplementation-test", tags: [],
        proposal: ProposedViewSize(width: 600.0, height: 400.0), size: [400.0, 200.0],
        frames: ["a": [0.0, 75.0, 150.0, 50.0], "b": [150.0, 75.0, 100.0, 50.0]]
    ) {
        HStack(spacing: 0) {
            Rectangle().frame(width: 150, height: 50).layoutLabel("a").alignmentGuide(.leading) { $0.width / 2 }
            Rectangle().frame(width: 100, height: 50).layoutLabel("b").alignmentGuide(.leading) { $0.width / 2 }
        }.frame(width: 400, height: 200, alignment: .leading)
    },
    OracleCase(
        "guide.custom-averaged-by-stack", "reimplementation-test", tags: [],
        proposal: ProposedViewSize(width: 600.0, height: 400.0), size: [400.0, 200.0],
        frames: ["a": [(-137.5), 75.0, 150.0, 50.0], "b": [12.5, 75.0, 100.0, 50.0]]
    ) {
        HStack(spacing: 0) {
            Rectangle().frame(width: 150, height: 50).layoutLabel("a").alignmentGuide(.myLeading) { $0.width / 2 }
            Rectangle().frame(width: 100, height: 50).layoutLabel("b").alignmentGuide(.myLeading) { $0.width / 2 }
        }.frame(width: 400, height: 200, alignment: Alignment(horizontal: .myLeading, vertical: .center))
    },
    OracleCase(
        "guide.custom-through-padding-and-frame", "derived-from-rule", tags: [],
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
        "guide.non-text-baseline-is-bottom", "author-claim", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 300.0), size: [40.0, 60.0],
        frames: ["a": [0.0, 20.0, 20.0, 40.0], "b": [20.0, 0.0, 20.0, 60.0]]
    ) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
            Color.red.frame(width: 20, height: 40).layoutLabel("a")
            Color.blue.frame(width: 20, height: 60).layoutLabel("b")
        }
    },
    OracleCase(
        "guide.overlay-primary-guides", "derived-from-rule", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 300.0), size: [100.0, 100.0],
        frames: ["o": [50.0, 30.0, 20.0, 10.0], "p": [0.0, 0.0, 100.0, 100.0]]
    ) {
        Rectangle().frame(width: 100, height: 100).layoutLabel("p").alignmentGuide(.trailing) { $0[.trailing] - 30 }
            .alignmentGuide(.top) { $0[.top] + 30 }.overlay(alignment: .topTrailing) {
                Color.red.frame(width: 20, height: 10).layoutLabel("o")
            }
    },
    OracleCase(
        "hstack.area-measured-at-allocation", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 30.0],
        frames: ["a": [0.0, 11.25, 80.0, 7.5], "b": [80.0, 0.0, 20.0, 30.0]]
    ) {
        HStack(spacing: 0) {
            AreaLeaf { Color.red }.layoutLabel("a")
            Color.blue.frame(width: 20, height: 30).layoutLabel("b")
        }
    },
    OracleCase(
        "hstack.cross-100x80", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 80.0), size: [40.0, 80.0],
        frames: ["a": [0.0, 0.0, 20.0, 80.0], "b": [20.0, 25.0, 20.0, 30.0]]
    ) {
        HStack(spacing: 0) {
            Color.yellow.frame(width: 20).frame(minHeight: 0, idealHeight: 10, maxHeight: .infinity).layoutLabel("a")
            Color.purple.frame(width: 20, height: 30).layoutLabel("b")
        }
    },
    OracleCase(
        "hstack.even-split-two-flexible", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 20.0],
        frames: ["a": [0.0, 0.0, 50.0, 20.0], "b": [50.0, 0.0, 50.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.gray.frame(height: 20).frame(minWidth: 0, idealWidth: 80, maxWidth: 80).layoutLabel("a")
            Color.red.frame(height: 20).frame(minWidth: 0, idealWidth: 80, maxWidth: 80).layoutLabel("b")
        }
    },
    OracleCase(
        "hstack.fixed-plus-greedy", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 50.0), size: [200.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [20.0, 0.0, 180.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.blue.frame(width: 20, height: 20).layoutLabel("a")
            Color.green.frame(height: 20).frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity).layoutLabel("b")
        }
    },
    OracleCase(
        "hstack.fixed-plus-maxwidth-infinity", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 50.0), size: [200.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [100.0, 0.0, 20.0, 20.0], "f": [20.0, 0.0, 180.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.orange.frame(width: 20, height: 20).layoutLabel("a")
            Color.yellow.frame(width: 20, height: 20).layoutLabel("b").frame(maxWidth: .infinity).layoutLabel("f")
        }
    },
    OracleCase(
        "hstack.fixed80-flex80-in-100", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 20.0],
        frames: ["a": [0.0, 0.0, 80.0, 20.0], "b": [80.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.orange.frame(width: 80, height: 20).layoutLabel("a")
            Color.yellow.frame(height: 20).frame(minWidth: 0, idealWidth: 80, maxWidth: 80).layoutLabel("b")
        }
    },
    OracleCase(
        "hstack.greedy-inside-padding", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: nil), size: [200.0, 26.0],
        frames: ["a": [0.0, 8.0, 40.0, 10.0], "b": [105.0, 8.0, 30.0, 10.0], "p": [40.0, 0.0, 160.0, 26.0]]
    ) {
        HStack(spacing: 0) {
            Color.blue.frame(width: 40, height: 10).layoutLabel("a")
            Color.green.frame(width: 30, height: 10).layoutLabel("b").frame(maxWidth: .infinity).padding(8).layoutLabel(
                "p")
        }
    },
]
