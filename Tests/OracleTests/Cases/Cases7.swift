// Written by scripts/oracle.

import Drawing
import Foundation
import LayoutEngine
import ViewDSL

let oracleCases7: [OracleCase] = [
    OracleCase(
        "rtl.hstack-mirrors", "derived-from-rule", tags: ["doubtful"],
        proposal: ProposedViewSize(width: 200.0, height: 50.0), size: [60.0, 20.0],
        frames: ["a": [40.0, 0.0, 20.0, 20.0], "b": [0.0, 0.0, 30.0, 20.0]]
    ) {
        HStack(spacing: 10) { Color.red.frame(width: 20, height: 20).layoutLabel("a"); Color.blue.frame(width: 30, height: 20).layoutLabel("b") }.environment(\.layoutDirection, .rightToLeft)
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
    OracleCase(
        "spacer.explicit-spacing-both-sides", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [80.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [60.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 20) { Color.blue.frame(width: 20, height: 20).layoutLabel("a"); Spacer(minLength: 0); Color.green.frame(width: 20, height: 20).layoutLabel("b") }
    },
    OracleCase(
        "spacer.flexframe-greedy", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 50.0), size: [200.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [180.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 0) { Color.purple.frame(width: 20, height: 20).layoutLabel("a"); Spacer().frame(maxWidth: .infinity); Color.pink.frame(width: 20, height: 20).layoutLabel("b") }
    },
    OracleCase(
        "spacer.greedy-frame-beats-spacer", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: nil), size: [200.0, 10.0],
        frames: ["a": [80.0, 0.0, 20.0, 10.0], "b": [180.0, 0.0, 20.0, 10.0], "fa": [0.0, 0.0, 180.0, 10.0]]
    ) {
        HStack(spacing: 0) { Color.orange.frame(width: 20, height: 10).layoutLabel("a").frame(maxWidth: .infinity).layoutLabel("fa"); Spacer(minLength: 0); Color.yellow.frame(width: 20, height: 10).layoutLabel("b") }
    },
    OracleCase(
        "spacer.hstack-nil-width-50-height", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: 50.0), size: [48.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [28.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 0) { Color.blue.frame(width: 20, height: 20).layoutLabel("a"); Spacer(); Color.green.frame(width: 20, height: 20).layoutLabel("b") }
    },
    OracleCase(
        "spacer.in-zstack-100x50", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 50.0],
        frames: ["s": [0.0, 0.0, 100.0, 50.0]]
    ) {
        ZStack { Spacer() }.layoutLabel("s")
    },
    OracleCase(
        "spacer.leading-hstack", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 20.0],
        frames: ["a": [80.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 0) { Spacer(); Color.orange.frame(width: 20, height: 20).layoutLabel("a") }
    },
    OracleCase(
        "spacer.leading-vstack", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [20.0, 50.0],
        frames: ["a": [0.0, 30.0, 20.0, 20.0]]
    ) {
        VStack(spacing: 0) { Spacer(); Color.yellow.frame(width: 20, height: 20).layoutLabel("a") }
    },
    OracleCase(
        "spacer.mixed-minimums-share-equally", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: nil), size: [200.0, 10.0],
        frames: ["a": [53.333, 0.0, 20.0, 10.0], "b": [126.667, 0.0, 20.0, 10.0]]
    ) {
        HStack(spacing: 0) { Spacer(minLength: 0); Color.pink.frame(width: 20, height: 10).layoutLabel("a"); Spacer(minLength: 10); Color.gray.frame(width: 20, height: 10).layoutLabel("b"); Spacer(minLength: 0) }
    },
    OracleCase(
        "spacer.osui-three-spacers-two-views", "reimplementation-test", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: 300.0), size: [200.0, 80.0],
        frames: ["a": [40.0, 20.0, 40.0, 40.0], "b": [120.0, 20.0, 40.0, 40.0]]
    ) {
        HStack { Spacer(); Color.green.frame(width: 40, height: 40).layoutLabel("a"); Spacer(); Color.yellow.frame(width: 40, height: 40).layoutLabel("b"); Spacer() }.frame(width: 200, height: 80)
    },
    OracleCase(
        "spacer.outside-stack-100x50", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 50.0],
        frames: ["s": [0.0, 0.0, 100.0, 50.0]]
    ) {
        Spacer().layoutLabel("s")
    },
    OracleCase(
        "spacer.outside-stack-nil", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [8.0, 8.0],
        frames: ["s": [0.0, 0.0, 8.0, 8.0]]
    ) {
        Spacer().layoutLabel("s")
    },
    OracleCase(
        "spacer.padded-still-flexible", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 50.0), size: [200.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [180.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 0) { Color.gray.frame(width: 20, height: 20).layoutLabel("a"); Spacer().padding(5); Color.red.frame(width: 20, height: 20).layoutLabel("b") }
    },
    OracleCase(
        "spacer.space-around", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: nil), size: [200.0, 10.0],
        frames: ["a": [23.333, 0.0, 20.0, 10.0], "b": [90.0, 0.0, 20.0, 10.0], "c": [156.667, 0.0, 20.0, 10.0]]
    ) {
        HStack(spacing: 0) { Spacer(minLength: 0); Color.red.frame(width: 20, height: 10).layoutLabel("a"); Spacer(minLength: 0); Spacer(minLength: 0); Color.blue.frame(width: 20, height: 10).layoutLabel("b"); Spacer(minLength: 0); Spacer(minLength: 0); Color.green.frame(width: 20, height: 10).layoutLabel("c"); Spacer(minLength: 0) }
    },
    OracleCase(
        "spacer.trailing-100-by-nil", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: nil), size: [100.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 0) { Color.orange.frame(width: 20, height: 20).layoutLabel("a"); Spacer() }
    },
    OracleCase(
        "spacer.trailing-nil", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [28.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 0) { Color.yellow.frame(width: 20, height: 20).layoutLabel("a"); Spacer() }
    },
    OracleCase(
        "spacer.waterui-w100", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [100.0, 20.0],
        frames: ["a": [0.0, 0.0, 40.0, 20.0], "b": [60.0, 0.0, 40.0, 20.0]]
    ) {
        HStack(spacing: 10) { Color.purple.frame(height: 20).frame(minWidth: 0, idealWidth: 60, maxWidth: 60).layoutLabel("a"); Spacer(minLength: 0); Color.pink.frame(height: 20).frame(minWidth: 0, idealWidth: 60, maxWidth: 60).layoutLabel("b") }
    },
    OracleCase(
        "spacer.web-center-v", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [80.0, 300.0],
        frames: ["a": [0.0, 130.0, 80.0, 40.0]]
    ) {
        VStack(spacing: 0) { Spacer(); Color.pink.frame(width: 80, height: 40).layoutLabel("a"); Spacer() }.frame(height: 300)
    },
    OracleCase(
        "spacer.web-hstack", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [400.0, 40.0],
        frames: ["a": [0.0, 0.0, 80.0, 40.0], "b": [340.0, 0.0, 60.0, 40.0]]
    ) {
        HStack(spacing: 0) { Color.purple.frame(width: 80, height: 40).layoutLabel("a"); Spacer(); Color.pink.frame(width: 60, height: 40).layoutLabel("b") }.frame(width: 400)
    },
    OracleCase(
        "spacer.web-two-spacers", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [400.0, 40.0],
        frames: ["a": [0.0, 0.0, 80.0, 40.0], "b": [190.0, 0.0, 60.0, 40.0], "c": [360.0, 0.0, 40.0, 40.0]]
    ) {
        HStack(spacing: 0) { Color.gray.frame(width: 80, height: 40).layoutLabel("a"); Spacer(); Color.red.frame(width: 60, height: 40).layoutLabel("b"); Spacer(); Color.blue.frame(width: 40, height: 40).layoutLabel("c") }.frame(width: 400)
    },
    OracleCase(
        "spacer.web-vstack", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [80.0, 300.0],
        frames: ["a": [0.0, 0.0, 80.0, 40.0], "b": [0.0, 240.0, 80.0, 60.0]]
    ) {
        VStack(spacing: 0) { Color.green.frame(width: 80, height: 40).layoutLabel("a"); Spacer(); Color.orange.frame(width: 80, height: 60).layoutLabel("b") }.frame(height: 300)
    },
    OracleCase(
        "spacing.empty-conditional", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [48.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [28.0, 0.0, 20.0, 20.0]]
    ) {
        HStack { Color.red.frame(width: 20, height: 20).layoutLabel("a"); if false { Color.green }; Color.blue.frame(width: 20, height: 20).layoutLabel("b") }
    },
    OracleCase(
        "spacing.spacer-fixedsize", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [40.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [20.0, 0.0, 20.0, 20.0]]
    ) {
        HStack { Color.red.frame(width: 20, height: 20).layoutLabel("a"); Spacer(minLength: 0).fixedSize(); Color.blue.frame(width: 20, height: 20).layoutLabel("b") }
    },
    OracleCase(
        "spacing.spacer-frame10-padding0", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [50.0, 20.0],
        frames: ["b": [30.0, 0.0, 20.0, 20.0]]
    ) {
        HStack { Color.red.frame(width: 20, height: 20).layoutLabel("a"); Spacer(minLength: 0).frame(width: 10).padding(0); Color.blue.frame(width: 20, height: 20).layoutLabel("b") }
    },
    OracleCase(
        "spacing.spacer-nested-vstack", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [56.0, 20.0],
        frames: ["b": [36.0, 0.0, 20.0, 20.0]]
    ) {
        HStack { Color.red.frame(width: 20, height: 20).layoutLabel("a"); VStack { Spacer(minLength: 0) }; Color.blue.frame(width: 20, height: 20).layoutLabel("b") }
    },
    OracleCase(
        "spacing.spacer-padding-vertical-one-edge", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [20.0, 52.0],
        frames: ["b": [0.0, 32.0, 20.0, 20.0]]
    ) {
        VStack { Color.red.frame(width: 20, height: 20).layoutLabel("a"); Spacer(minLength: 0).padding(.top, 4); Color.blue.frame(width: 20, height: 20).layoutLabel("b") }
    },
    OracleCase(
        "spacing.spacer-zstack-single", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [40.0, 20.0],
        frames: ["b": [20.0, 0.0, 20.0, 20.0]]
    ) {
        HStack { Color.red.frame(width: 20, height: 20).layoutLabel("a"); ZStack { Spacer(minLength: 0) }; Color.blue.frame(width: 20, height: 20).layoutLabel("b") }
    },
    OracleCase(
        "spacing.two-views-default-8-h", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [48.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [28.0, 0.0, 20.0, 20.0]]
    ) {
        HStack { Color.purple.frame(width: 20, height: 20).layoutLabel("a"); Color.pink.frame(width: 20, height: 20).layoutLabel("b") }
    },
    OracleCase(
        "stack.empty-hstack", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 50.0), size: [0.0, 0.0],
        frames: ["s": [0.0, 0.0, 0.0, 0.0]]
    ) {
        HStack(spacing: 0) { }.layoutLabel("s")
    },
    OracleCase(
        "stack.emptyview-adds-no-spacing", "derived-from-rule", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 50.0), size: [50.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [30.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 10) { Color.red.frame(width: 20, height: 20).layoutLabel("a"); EmptyView(); Color.blue.frame(width: 20, height: 20).layoutLabel("b") }
    },
    OracleCase(
        "stack.group-is-flattened", "derived-from-rule", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: 50.0), size: [80.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "g1": [30.0, 0.0, 20.0, 20.0], "g2": [60.0, 0.0, 20.0, 20.0]]
    ) {
        HStack(spacing: 10) { Color.red.frame(width: 20, height: 20).layoutLabel("a"); Group { Color.green.frame(width: 20, height: 20).layoutLabel("g1"); Color.green.frame(width: 20, height: 20).layoutLabel("g2") } }
    },
    OracleCase(
        "stack.web-nested-fill-chain", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [400.0, 40.0],
        frames: ["a": [0.0, 0.0, 340.0, 40.0], "b": [340.0, 0.0, 60.0, 40.0]]
    ) {
        HStack(spacing: 0) { VStack(spacing: 0) { Color.red.frame(height: 40).frame(maxWidth: .infinity).layoutLabel("a") }; Color.blue.frame(width: 60, height: 40).layoutLabel("b") }.frame(width: 400)
    },
    OracleCase(
        "stack.web-nested-spacers", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [400.0, 300.0],
        frames: ["a": [0.0, 0.0, 80.0, 40.0], "b": [340.0, 0.0, 60.0, 40.0], "c": [0.0, 260.0, 40.0, 40.0], "d": [320.0, 260.0, 80.0, 40.0]]
    ) {
        VStack(spacing: 0) { HStack(spacing: 0) { Color.yellow.frame(width: 80, height: 40).layoutLabel("a"); Spacer(); Color.purple.frame(width: 60, height: 40).layoutLabel("b") }; Spacer(); HStack(spacing: 0) { Color.pink.frame(width: 40, height: 40).layoutLabel("c"); Spacer(); Color.gray.frame(width: 80, height: 40).layoutLabel("d") } }.frame(width: 400, height: 300)
    },
    OracleCase(
        "vstack.align-center", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [30.0, 40.0],
        frames: ["a": [10.0, 0.0, 10.0, 20.0], "b": [0.0, 20.0, 30.0, 20.0]]
    ) {
        VStack(spacing: 0) { Color.orange.frame(width: 10, height: 20).layoutLabel("a"); Color.yellow.frame(width: 30, height: 20).layoutLabel("b") }
    },
    OracleCase(
        "vstack.align-trailing", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [30.0, 40.0],
        frames: ["a": [20.0, 0.0, 10.0, 20.0], "b": [0.0, 20.0, 30.0, 20.0]]
    ) {
        VStack(alignment: .trailing, spacing: 0) { Color.purple.frame(width: 10, height: 20).layoutLabel("a"); Color.pink.frame(width: 30, height: 20).layoutLabel("b") }
    },
    OracleCase(
        "vstack.cross-proposal", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 100.0), size: [100.0, 40.0],
        frames: ["a": [0.0, 0.0, 100.0, 20.0], "b": [35.0, 20.0, 30.0, 20.0]]
    ) {
        VStack(spacing: 0) { Color.red.frame(height: 20).frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity).layoutLabel("a"); Color.blue.frame(width: 30, height: 20).layoutLabel("b") }
    },
    OracleCase(
        "vstack.even-split", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 50.0, height: 100.0), size: [20.0, 100.0],
        frames: ["a": [0.0, 0.0, 20.0, 50.0], "b": [0.0, 50.0, 20.0, 50.0]]
    ) {
        VStack(spacing: 0) { Color.pink.frame(width: 20).frame(minHeight: 0, idealHeight: 80, maxHeight: 80).layoutLabel("a"); Color.gray.frame(width: 20).frame(minHeight: 20, idealHeight: 80, maxHeight: 80).layoutLabel("b") }
    },
    OracleCase(
        "vstack.greedy-child-in-196", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [196.0, 42.0],
        frames: ["a": [77.0, 0.0, 42.0, 16.0], "b": [98.0, 16.0, 0.0, 26.0], "f": [0.0, 16.0, 196.0, 26.0]]
    ) {
        VStack(spacing: 0) { Color.green.frame(width: 42, height: 16).layoutLabel("a"); Color.blue.frame(width: 0, height: 26).layoutLabel("b").frame(maxWidth: .infinity).layoutLabel("f") }.frame(width: 196)
    },
]
