// Written by scripts/oracle.

import Drawing
import Foundation
import LayoutEngine
import ViewDSL

let oracleCases3: [OracleCase] = [
    OracleCase(
        "hstack.least-flexible-first", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 20.0],
        frames: ["a": [0.0, 0.0, 40.0, 20.0], "b": [40.0, 0.0, 60.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.blue.frame(height: 20).frame(minWidth: 20, idealWidth: 100, maxWidth: 100).layoutLabel("a")
            Color.green.frame(height: 20).frame(minWidth: 60, idealWidth: 100, maxWidth: 100).layoutLabel("b")
        }
    },
    OracleCase(
        "hstack.least-flexible-first-swapped", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 20.0],
        frames: ["a": [60.0, 0.0, 40.0, 20.0], "b": [0.0, 0.0, 60.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.orange.frame(height: 20).frame(minWidth: 60, idealWidth: 100, maxWidth: 100).layoutLabel("b")
            Color.yellow.frame(height: 20).frame(minWidth: 20, idealWidth: 100, maxWidth: 100).layoutLabel("a")
        }
    },
    OracleCase(
        "hstack.maxheight-nil-cross", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [40.0, 40.0],
        frames: ["a": [0.0, 0.0, 20.0, 40.0], "b": [20.0, 15.0, 20.0, 10.0], "fb": [20.0, 0.0, 20.0, 40.0]]
    ) {
        HStack(spacing: 0) {
            Color.yellow.frame(width: 20, height: 40).layoutLabel("a")
            Color.purple.frame(width: 20, height: 10).layoutLabel("b").frame(maxHeight: .infinity).layoutLabel("fb")
        }
    },
    OracleCase(
        "hstack.maxheight25-in-100", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [40.0, 100.0],
        frames: ["a": [0.0, 30.0, 20.0, 40.0], "b": [20.0, 45.0, 20.0, 10.0], "fb": [20.0, 37.5, 20.0, 25.0]]
    ) {
        HStack(spacing: 0) {
            Color.gray.frame(width: 20, height: 40).layoutLabel("a")
            Color.red.frame(width: 20, height: 10).layoutLabel("b").frame(maxHeight: 25).layoutLabel("fb")
        }.frame(height: 100)
    },
    OracleCase(
        "hstack.nil-axis-frame-not-stretched", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [50.0, 40.0],
        frames: ["a": [0.0, 0.0, 20.0, 40.0], "c": [30.0, 15.0, 10.0, 10.0], "f": [20.0, 15.0, 30.0, 10.0]]
    ) {
        HStack(spacing: 0) {
            Color.orange.frame(width: 20, height: 40).layoutLabel("a")
            Color.yellow.frame(width: 10, height: 10).layoutLabel("c").frame(width: 30).layoutLabel("f")
        }
    },
    OracleCase(
        "hstack.nil-proposal-ideals", "measured-on-SwiftUI", tags: [],
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
        "hstack.ole-relative-first", "derived-from-rule", tags: [],
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
        "hstack.overflow-nothing-flexible", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [160.0, 20.0],
        frames: ["a": [0.0, 0.0, 80.0, 20.0], "b": [80.0, 0.0, 80.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.blue.frame(width: 80, height: 20).layoutLabel("a")
            Color.green.frame(width: 80, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "hstack.overflow-with-spacer", "measured-on-SwiftUI", tags: [],
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
        "hstack.prop-fix40-flex-flex", "derived-from-rule", tags: [],
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
        "hstack.prop-flex-min74-max23", "derived-from-rule", tags: [],
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
        "hstack.prop-min80-min20", "derived-from-rule", tags: [],
        proposal: ProposedViewSize(width: 600.0, height: 400.0), size: [90.0, 100.0],
        frames: ["a": [(-5.0), 0.0, 80.0, 100.0], "b": [75.0, 0.0, 20.0, 100.0]]
    ) {
        HStack(spacing: 0) {
            Rectangle().frame(minWidth: 80).layoutLabel("a")
            Rectangle().frame(minWidth: 20).layoutLabel("b")
        }.frame(width: 90, height: 100)
    },
    OracleCase(
        "hstack.prop-mm0-99-fix50-min10", "derived-from-rule", tags: [],
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
        "hstack.prop-mm10-50-mm30-60", "derived-from-rule", tags: [],
        proposal: ProposedViewSize(width: 600.0, height: 400.0), size: [70.0, 100.0],
        frames: ["a": [0.0, 0.0, 35.0, 100.0], "b": [35.0, 0.0, 35.0, 100.0]]
    ) {
        HStack(spacing: 0) {
            Rectangle().frame(minWidth: 10, maxWidth: 50).layoutLabel("a")
            Rectangle().frame(minWidth: 30, maxWidth: 60).layoutLabel("b")
        }.frame(width: 70, height: 100)
    },
    OracleCase(
        "hstack.ranges-x4", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 70.0, height: 50.0), size: [70.0, 20.0],
        frames: ["a": [0.0, 0.0, 30.0, 20.0], "b": [30.0, 0.0, 40.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.orange.frame(height: 20).frame(minWidth: 0, idealWidth: 50, maxWidth: 100).layoutLabel("a")
            Color.yellow.frame(height: 20).frame(minWidth: 40, idealWidth: 50, maxWidth: 60).layoutLabel("b")
        }
    },
    OracleCase(
        "hstack.shrinks-to-content", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 50.0), size: [40.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [20.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.orange.frame(width: 20, height: 20).layoutLabel("a")
            Color.yellow.frame(width: 20, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "hstack.three-flexibilities-overflow", "measured-on-SwiftUI", tags: [],
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
        "hstack.two-fixed-one-flex-x3", "measured-on-SwiftUI", tags: [],
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
        "hstack.two-greedy-equal-shares", "measured-on-SwiftUI", tags: [],
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
        "hstack.web-bottom", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [120.0, 80.0],
        frames: ["a": [0.0, 0.0, 60.0, 80.0], "b": [60.0, 50.0, 60.0, 30.0]]
    ) {
        HStack(alignment: .bottom, spacing: 0) {
            Color.green.frame(width: 60, height: 80).layoutLabel("a")
            Color.orange.frame(width: 60, height: 30).layoutLabel("b")
        }
    },
    OracleCase(
        "hstack.web-nested-overflow", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [400.0, 40.0],
        frames: ["a": [(-50.0), 0.0, 300.0, 40.0], "b": [250.0, 0.0, 200.0, 40.0]]
    ) {
        HStack(spacing: 0) {
            VStack(spacing: 0) { Color.green.frame(width: 300, height: 40).layoutLabel("a") }
            Color.orange.frame(width: 200, height: 40).layoutLabel("b")
        }.frame(width: 400)
    },
    OracleCase(
        "layout.last-place-wins", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 200.0), size: [100.0, 100.0],
        frames: ["c": [50.0, 50.0, 40.0, 40.0]]
    ) {
        PlaceTwice { Color.red.layoutLabel("c") }
    },
    OracleCase(
        "layout.unplaced-fixed-subview-centred", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [100.0, 100.0],
        frames: ["c": [35.0, 35.0, 30.0, 30.0]]
    ) {
        PlaceNone { Color.red.frame(width: 30, height: 30).layoutLabel("c") }
    },
    OracleCase(
        "leaf.circle-100-nil", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: nil), size: [100.0, 100.0],
        frames: ["c": [0.0, 0.0, 100.0, 100.0]]
    ) {
        Circle().layoutLabel("c")
    },
    OracleCase(
        "leaf.circle-100x60", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 60.0), size: [60.0, 60.0],
        frames: ["c": [0.0, 0.0, 60.0, 60.0]]
    ) {
        Circle().layoutLabel("c")
    },
    OracleCase(
        "leaf.circle-in-frame-100x60", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [100.0, 60.0],
        frames: ["c": [20.0, 0.0, 60.0, 60.0]]
    ) {
        Circle().layoutLabel("c").frame(width: 100, height: 60)
    },
    OracleCase(
        "leaf.circle-tall-frame", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [40.0, 90.0],
        frames: ["c": [0.0, 25.0, 40.0, 40.0]]
    ) {
        Circle().layoutLabel("c").frame(width: 40, height: 90)
    },
    OracleCase(
        "leaf.color-nil-is-10x10", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [10.0, 10.0],
        frames: ["c": [0.0, 0.0, 10.0, 10.0]]
    ) {
        Color.red.layoutLabel("c")
    },
    OracleCase(
        "leaf.ellipse-100-nil", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: nil), size: [100.0, 10.0],
        frames: ["c": [0.0, 0.0, 100.0, 10.0]]
    ) {
        Ellipse().layoutLabel("c")
    },
    OracleCase(
        "leaf.path-takes-proposal", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: nil), size: [100.0, 10.0],
        frames: ["p": [0.0, 0.0, 100.0, 10.0]]
    ) {
        Path { p in p.addRect(CGRect(x: 20, y: 30, width: 50, height: 40)) }.layoutLabel("p")
    },
    OracleCase(
        "offset.in-hstack-neighbours-unmoved", "author-claim", tags: [],
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
        "offset.osui-does-not-change-layout", "reimplementation-test", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 300.0), size: [80.0, 60.0],
        frames: ["c": [20.0, 15.0, 80.0, 60.0]]
    ) {
        Color.blue.layoutLabel("c").offset(x: 20, y: 15).frame(width: 80, height: 60)
    },
    OracleCase(
        "overlay.align-bottomLeading", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["o": [0.0, 20.0, 20.0, 20.0], "p": [0.0, 0.0, 60.0, 40.0]]
    ) {
        Color.blue.frame(width: 60, height: 40).layoutLabel("p").overlay(alignment: .bottomLeading) {
            Color.green.frame(width: 20, height: 20).layoutLabel("o")
        }
    },
    OracleCase(
        "overlay.align-center", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["o": [20.0, 10.0, 20.0, 20.0], "p": [0.0, 0.0, 60.0, 40.0]]
    ) {
        Color.blue.frame(width: 60, height: 40).layoutLabel("p").overlay {
            Color.green.frame(width: 20, height: 20).layoutLabel("o")
        }
    },
    OracleCase(
        "overlay.align-leading", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["o": [0.0, 10.0, 20.0, 20.0], "p": [0.0, 0.0, 60.0, 40.0]]
    ) {
        Color.purple.frame(width: 60, height: 40).layoutLabel("p").overlay(alignment: .leading) {
            Color.pink.frame(width: 20, height: 20).layoutLabel("o")
        }
    },
    OracleCase(
        "overlay.align-top", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["o": [20.0, 0.0, 20.0, 20.0], "p": [0.0, 0.0, 60.0, 40.0]]
    ) {
        Color.purple.frame(width: 60, height: 40).layoutLabel("p").overlay(alignment: .top) {
            Color.pink.frame(width: 20, height: 20).layoutLabel("o")
        }
    },
    OracleCase(
        "overlay.align-topLeading", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["o": [0.0, 0.0, 20.0, 20.0], "p": [0.0, 0.0, 60.0, 40.0]]
    ) {
        Color.blue.frame(width: 60, height: 40).layoutLabel("p").overlay(alignment: .topLeading) {
            Color.green.frame(width: 20, height: 20).layoutLabel("o")
        }
    },
    OracleCase(
        "overlay.empty-content", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["p": [0.0, 0.0, 60.0, 40.0]]
    ) {
        Color.red.frame(width: 60, height: 40).layoutLabel("p").overlay { if false { Color.blue } }
    },
    OracleCase(
        "overlay.half-leaf", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["h": [15.0, 15.0, 30.0, 10.0]]
    ) {
        Color.red.frame(width: 60, height: 40).layoutLabel("p").overlay { HalfLeaf { Color.red }.layoutLabel("h") }
    },
    OracleCase(
        "overlay.hstack-content", "measured-on-SwiftUI", tags: [],
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
]
