// Written by scripts/oracle.

import Drawing
import Foundation
import LayoutEngine
import ViewDSL

let oracleCases4: [OracleCase] = [
    OracleCase(
        "overlay.proposes-primary-size", "measured-on-SwiftUI", tags: [],
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
        "padding.hstack-gap12-pad12", "measured-on-SwiftUI", tags: [],
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
        "padding.in-frame-center", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 60.0],
        frames: ["c": [25.0, 17.0, 10.0, 26.0]]
    ) {
        Color.orange.frame(width: 10, height: 26).layoutLabel("c").padding(12).frame(width: 60, height: 60)
    },
    OracleCase(
        "padding.k1-8", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [36.0, 36.0],
        frames: ["c": [8.0, 8.0, 20.0, 20.0]]
    ) {
        Color.purple.frame(width: 20, height: 20).layoutLabel("c").padding(8)
    },
    OracleCase(
        "padding.larger-than-frame-center", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [10.0, 10.0],
        frames: ["c": [0.0, 0.0, 10.0, 10.0], "p": [(-12.0), (-12.0), 34.0, 34.0]]
    ) {
        Color.green.frame(width: 10, height: 10).layoutLabel("c").padding(12).layoutLabel("p").frame(
            width: 10, height: 10)
    },
    OracleCase(
        "padding.larger-than-frame-leading", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [10.0, 10.0],
        frames: ["c": [12.0, 0.0, 10.0, 10.0], "p": [0.0, (-12.0), 34.0, 34.0]]
    ) {
        Color.blue.frame(width: 10, height: 10).layoutLabel("c").padding(12).layoutLabel("p").frame(
            width: 10, height: 10, alignment: .leading)
    },
    OracleCase(
        "padding.larger-than-frame-topLeading", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [10.0, 10.0],
        frames: ["c": [12.0, 12.0, 10.0, 10.0], "p": [0.0, 0.0, 34.0, 34.0]]
    ) {
        Color.red.frame(width: 10, height: 10).layoutLabel("c").padding(12).layoutLabel("p").frame(
            width: 10, height: 10, alignment: .topLeading)
    },
    OracleCase(
        "padding.nil-proposal", "derived-from-rule", tags: [],
        proposal: ProposedViewSize(width: nil, height: 100.0), size: [20.0, 100.0],
        frames: ["c": [5.0, 5.0, 10.0, 90.0]]
    ) {
        Color.red.layoutLabel("c").padding(5)
    },
    OracleCase(
        "padding.osui-in-vstack", "reimplementation-test", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 300.0), size: [100.0, 95.0],
        frames: ["a": [0.0, 0.0, 100.0, 30.0], "b": [0.0, 65.0, 100.0, 30.0]]
    ) {
        VStack(spacing: 0) {
            Color.blue.frame(height: 30).layoutLabel("a").padding(.bottom, 20)
            Color.green.frame(height: 30).layoutLabel("b").padding(.top, 15)
        }
    },
    OracleCase(
        "padding.proposal-smaller-than-padding", "derived-from-rule", tags: [],
        proposal: ProposedViewSize(width: 10.0, height: 10.0), size: [40.0, 40.0],
        frames: ["c": [20.0, 20.0, 0.0, 0.0]]
    ) {
        Color.red.layoutLabel("c").padding(20)
    },
    OracleCase(
        "padding.then-frame", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 60.0],
        frames: ["c": [20.0, 20.0, 20.0, 20.0]]
    ) {
        Color.pink.frame(width: 20, height: 20).layoutLabel("c").padding(8).frame(width: 60, height: 60)
    },
    OracleCase(
        "padding.web-padded-spacer-row", "measured-on-SwiftUI", tags: [],
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
        "padding.web-uniform20", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [120.0, 80.0],
        frames: ["a": [20.0, 20.0, 80.0, 40.0]]
    ) {
        VStack(spacing: 0) { Color.green.frame(width: 80, height: 40).layoutLabel("a").padding(20) }
    },
    OracleCase(
        "position.fatbobman-in-frame", "author-claim", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 300.0), size: [130.0, 80.0],
        frames: ["c": [30.0, 30.0, 100.0, 50.0]]
    ) {
        Rectangle().frame(width: 100, height: 50).layoutLabel("c").position(x: 80, y: 55).frame(width: 130, height: 80)
    },
    OracleCase(
        "position.osui-origin", "reimplementation-test", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 300.0), size: [100.0, 100.0],
        frames: ["c": [(-25.0), (-25.0), 50.0, 50.0]]
    ) {
        ZStack { Color.red.frame(width: 50, height: 50).layoutLabel("c").position(x: 0, y: 0) }.frame(
            width: 100, height: 100)
    },
    OracleCase(
        "position.osui-x50-only", "reimplementation-test", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 300.0), size: [100.0, 100.0],
        frames: ["c": [25.0, (-25.0), 50.0, 50.0]]
    ) {
        ZStack { Color.red.frame(width: 50, height: 50).layoutLabel("c").position(x: 50, y: 0) }.frame(
            width: 100, height: 100)
    },
    OracleCase(
        "priority.both-greedy", "measured-on-SwiftUI", tags: [],
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
        "priority.osui-vstack-flexible", "reimplementation-test", tags: [],
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
        "priority.reserves-lower-minimum", "measured-on-SwiftUI", tags: [],
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
        "priority.spacer-below-zero-x5", "measured-on-SwiftUI", tags: [],
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
        "priority.spacer-given-priority-x6", "measured-on-SwiftUI", tags: [],
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
        "priority.spacer-loses-to-greedy-swapped", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 50.0), size: [200.0, 20.0],
        frames: ["a": [180.0, 0.0, 20.0, 20.0], "b": [0.0, 0.0, 172.0, 20.0]]
    ) {
        HStack(spacing: 0) {
            Color.gray.frame(height: 20).frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity).layoutLabel("b")
            Spacer()
            Color.red.frame(width: 20, height: 20).layoutLabel("a")
        }
    },
    OracleCase(
        "priority.three-groups", "measured-on-SwiftUI", tags: [],
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
        "priority.tokamak-vstack-min50", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 500.0, height: 500.0), size: [500.0, 500.0],
        frames: ["a": [0.0, 0.0, 500.0, 50.0], "b": [0.0, 58.0, 500.0, 442.0]]
    ) {
        VStack {
            Rectangle().frame(minHeight: 50).layoutLabel("a")
            Rectangle().layoutLabel("b").layoutPriority(1)
        }
    },
    OracleCase(
        "priority.two-greedy-and-spacer", "measured-on-SwiftUI", tags: [],
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
        "rtl.hstack-mirrors", "derived-from-rule", tags: ["doubtful"],
        proposal: ProposedViewSize(width: 200.0, height: 50.0), size: [60.0, 20.0],
        frames: ["a": [40.0, 0.0, 20.0, 20.0], "b": [0.0, 0.0, 30.0, 20.0]]
    ) {
        HStack(spacing: 10) {
            Color.red.frame(width: 20, height: 20).layoutLabel("a")
            Color.blue.frame(width: 30, height: 20).layoutLabel("b")
        }.environment(\.layoutDirection, .rightToLeft)
    },
    OracleCase(
        "safearea.inset-bottom-spacing0", "reimplementation-test", tags: ["doubtful"],
        proposal: ProposedViewSize(width: 100.0, height: 200.0), size: [100.0, 200.0],
        frames: ["b": [0.0, 150.0, 100.0, 50.0], "r": [0.0, 0.0, 100.0, 150.0]]
    ) {
        Color.red.layoutLabel("r").safeAreaInset(edge: .bottom, spacing: 0) {
            Color.blue.frame(height: 50).layoutLabel("b")
        }
    },
    OracleCase(
        "safearea.osui-inset-four-edges-default-spacing", "reimplementation-test", tags: ["doubtful"],
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
        "scrollview.both-flexible-100", "measured-on-SwiftUI", tags: [],
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
        "scrollview.fixedsize-in-vstack", "measured-on-SwiftUI", tags: [],
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
        "scrollview.horizontal-flexible-100", "measured-on-SwiftUI", tags: [],
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
        "scrollview.horizontal-in-hstack", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 200.0), size: [100.0, 200.0],
        frames: ["a": [0.0, 70.0, 30.0, 60.0], "c": [38.0, 70.0, 300.0, 60.0], "sv": [38.0, 70.0, 62.0, 60.0]]
    ) {
        HStack {
            Color.red.frame(width: 30, height: 60).layoutLabel("a")
            ScrollView(.horizontal) { Color.green.frame(width: 300, height: 60).layoutLabel("c") }.layoutLabel("sv")
        }.frame(width: 100, height: 200)
    },
    OracleCase(
        "scrollview.horizontal-two-children-implicit-vstack", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 200.0), size: [200.0, 58.0],
        frames: ["a": [0.0, 0.0, 50.0, 30.0], "b": [10.0, 38.0, 30.0, 20.0]]
    ) {
        ScrollView(.horizontal) {
            Color.red.frame(width: 50, height: 30).layoutLabel("a")
            Color.blue.frame(width: 30, height: 20).layoutLabel("b")
        }
    },
    OracleCase(
        "scrollview.in-vstack-takes-rest", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 200.0), size: [100.0, 200.0],
        frames: ["a": [20.0, 0.0, 60.0, 30.0], "c": [20.0, 38.0, 60.0, 300.0], "sv": [20.0, 38.0, 60.0, 162.0]]
    ) {
        VStack {
            Color.red.frame(width: 60, height: 30).layoutLabel("a")
            ScrollView(.vertical) { Color.green.frame(width: 60, height: 300).layoutLabel("c") }.layoutLabel("sv")
        }.frame(width: 100, height: 200)
    },
    OracleCase(
        "scrollview.vertical-content-larger", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [500.0, 100.0],
        frames: ["c": [0.0, 0.0, 500.0, 500.0], "sv": [0.0, 0.0, 500.0, 100.0]]
    ) {
        ScrollView(.vertical) { Color.red.frame(width: 500, height: 500).layoutLabel("c") }.layoutLabel("sv")
    },
    OracleCase(
        "scrollview.vertical-flexible-100", "measured-on-SwiftUI", tags: [],
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
        "scrollview.vertical-flexible-nil", "measured-on-SwiftUI", tags: [],
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
        "scrollview.web-in-vstack", "measured-on-SwiftUI", tags: [],
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
        "spacer.alone-in-hstack-nil", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [8.0, 0.0],
        frames: ["s": [0.0, 0.0, 8.0, 0.0]]
    ) {
        HStack(spacing: 0) { Spacer() }.layoutLabel("s")
    },
    OracleCase(
        "spacer.alone-in-vstack-100x50", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [0.0, 50.0],
        frames: ["s": [0.0, 0.0, 0.0, 50.0]]
    ) {
        VStack(spacing: 0) { Spacer() }.layoutLabel("s")
    },
]
