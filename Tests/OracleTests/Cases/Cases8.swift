// Written by scripts/oracle.

import Drawing
import Foundation
import LayoutEngine
import ViewDSL

let oracleCases8: [OracleCase] = [
    OracleCase(
        "vstack.greedy-child-nil-cross", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [42.0, 42.0],
        frames: ["a": [0.0, 0.0, 42.0, 16.0], "f": [0.0, 16.0, 42.0, 26.0]]
    ) {
        VStack(spacing: 0) { Color.yellow.frame(width: 42, height: 16).layoutLabel("a"); Color.blue.frame(width: 0, height: 26).layoutLabel("b").frame(maxWidth: .infinity).layoutLabel("f") }
    },
    OracleCase(
        "vstack.osui-nested-default", "reimplementation-test", tags: [],
        proposal: ProposedViewSize(width: 108.0, height: 196.0), size: [108.0, 196.0],
        frames: ["a": [0.0, 0.0, 108.0, 60.0], "b": [0.0, 68.0, 108.0, 60.0], "c": [0.0, 136.0, 50.0, 60.0], "d": [58.0, 136.0, 50.0, 60.0]]
    ) {
        VStack { Color.red.layoutLabel("a"); Color.blue.layoutLabel("b"); HStack { Color.green.layoutLabel("c"); Color.yellow.layoutLabel("d") } }
    },
    OracleCase(
        "vstack.per-child-leading", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [300.0, 20.0],
        frames: ["a": [100.0, 0.0, 100.0, 10.0], "b": [0.0, 10.0, 20.0, 10.0], "fb": [0.0, 10.0, 300.0, 10.0]]
    ) {
        VStack(spacing: 0) { Color.blue.frame(width: 100, height: 10).layoutLabel("a"); Color.green.frame(width: 20, height: 10).layoutLabel("b").frame(maxWidth: .infinity, alignment: .leading).layoutLabel("fb") }.frame(width: 300)
    },
    OracleCase(
        "vstack.stackotter-85-gives-122.5", "author-claim", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 85.0), size: [100.0, 122.5],
        frames: ["a": [0.0, 0.0, 100.0, 42.5], "b": [0.0, 42.5, 100.0, 80.0]]
    ) {
        VStack(spacing: 0) { Color.blue.frame(minHeight: 5, maxHeight: 100).layoutLabel("a"); Color.orange.frame(minHeight: 80).layoutLabel("b") }
    },
    OracleCase(
        "vstack.stackotter-min-85", "author-claim", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 0.0), size: [100.0, 85.0],
        frames: ["a": [0.0, 0.0, 100.0, 5.0], "b": [0.0, 5.0, 100.0, 80.0]]
    ) {
        VStack(spacing: 0) { Color.blue.frame(minHeight: 5, maxHeight: 100).layoutLabel("a"); Color.orange.frame(minHeight: 80).layoutLabel("b") }
    },
    OracleCase(
        "vstack.tokamak-default-spacing", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 500.0, height: 500.0), size: [500.0, 500.0],
        frames: ["a": [0.0, 0.0, 500.0, 246.0], "b": [0.0, 254.0, 500.0, 246.0]]
    ) {
        VStack { Rectangle().layoutLabel("a"); Rectangle().layoutLabel("b") }
    },
    OracleCase(
        "vstack.trailing-greedy-inside-padding", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 300.0, height: nil), size: [300.0, 36.0],
        frames: ["a": [100.0, 0.0, 100.0, 10.0], "b": [272.0, 18.0, 20.0, 10.0], "p": [0.0, 10.0, 300.0, 26.0]]
    ) {
        VStack(spacing: 0) { Color.orange.frame(width: 100, height: 10).layoutLabel("a"); Color.yellow.frame(width: 20, height: 10).layoutLabel("b").frame(maxWidth: .infinity, alignment: .trailing).padding(8).layoutLabel("p") }
    },
    OracleCase(
        "vstack.web-spacing24", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [80.0, 104.0],
        frames: ["a": [0.0, 0.0, 80.0, 40.0], "b": [0.0, 64.0, 80.0, 40.0]]
    ) {
        VStack(spacing: 24) { Color.purple.frame(width: 80, height: 40).layoutLabel("a"); Color.pink.frame(width: 80, height: 40).layoutLabel("b") }
    },
    OracleCase(
        "zstack.align-bottom", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["big": [0.0, 0.0, 60.0, 40.0], "small": [20.0, 20.0, 20.0, 20.0]]
    ) {
        ZStack(alignment: .bottom) { Color.orange.frame(width: 60, height: 40).layoutLabel("big"); Color.yellow.frame(width: 20, height: 20).layoutLabel("small") }
    },
    OracleCase(
        "zstack.align-bottomLeading", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["big": [0.0, 0.0, 60.0, 40.0], "small": [0.0, 20.0, 20.0, 20.0]]
    ) {
        ZStack(alignment: .bottomLeading) { Color.gray.frame(width: 60, height: 40).layoutLabel("big"); Color.red.frame(width: 20, height: 20).layoutLabel("small") }
    },
    OracleCase(
        "zstack.align-center", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["big": [0.0, 0.0, 60.0, 40.0], "small": [20.0, 10.0, 20.0, 20.0]]
    ) {
        ZStack { Color.gray.frame(width: 60, height: 40).layoutLabel("big"); Color.red.frame(width: 20, height: 20).layoutLabel("small") }
    },
    OracleCase(
        "zstack.align-leading", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [60.0, 40.0],
        frames: ["big": [0.0, 0.0, 60.0, 40.0], "small": [0.0, 10.0, 20.0, 20.0]]
    ) {
        ZStack(alignment: .leading) { Color.orange.frame(width: 60, height: 40).layoutLabel("big"); Color.yellow.frame(width: 20, height: 20).layoutLabel("small") }
    },
    OracleCase(
        "zstack.children-replaced-topLeading", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 60.0, height: 40.0), size: [30.0, 20.0],
        frames: ["h": [0.0, 0.0, 15.0, 10.0], "o": [0.0, 0.0, 20.0, 20.0]]
    ) {
        ZStack(alignment: .topLeading) { HalfLeaf { Color.red }.layoutLabel("h"); Color.blue.frame(width: 20, height: 20).layoutLabel("o") }
    },
    OracleCase(
        "zstack.flexible-100x80", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: 80.0), size: [100.0, 80.0],
        frames: ["a": [0.0, 0.0, 100.0, 80.0], "b": [40.0, 30.0, 20.0, 20.0]]
    ) {
        ZStack { Color.orange.frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity, minHeight: 0, idealHeight: 10, maxHeight: .infinity).layoutLabel("a"); Color.yellow.frame(width: 20, height: 20).layoutLabel("b") }
    },
    OracleCase(
        "zstack.flexible-nil-placed-at-own-size", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: nil, height: nil), size: [20.0, 20.0],
        frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [0.0, 0.0, 20.0, 20.0]]
    ) {
        ZStack { Color.purple.frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity, minHeight: 0, idealHeight: 10, maxHeight: .infinity).layoutLabel("a"); Color.pink.frame(width: 20, height: 20).layoutLabel("b") }
    },
    OracleCase(
        "zstack.greedy-child-fills", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 200.0, height: nil), size: [200.0, 10.0],
        frames: ["a": [85.0, 0.0, 30.0, 10.0], "b": [100.0, 0.0, 0.0, 10.0], "z": [0.0, 0.0, 200.0, 10.0]]
    ) {
        HStack(spacing: 0) { ZStack { Color.purple.frame(width: 30, height: 10).layoutLabel("a"); Color.blue.frame(width: 0, height: 10).layoutLabel("b").frame(maxWidth: .infinity) }.layoutLabel("z") }
    },
    OracleCase(
        "zstack.one-axis-nil-x12", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 100.0, height: nil), size: [100.0, 20.0],
        frames: ["a": [0.0, 0.0, 100.0, 20.0], "b": [40.0, 0.0, 20.0, 20.0]]
    ) {
        ZStack { Color.gray.frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity, minHeight: 0, idealHeight: 10, maxHeight: .infinity).layoutLabel("a"); Color.red.frame(width: 20, height: 20).layoutLabel("b") }
    },
    OracleCase(
        "zstack.web-bottom-trailing", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [200.0, 100.0],
        frames: ["a": [0.0, 0.0, 200.0, 100.0], "b": [140.0, 70.0, 60.0, 30.0]]
    ) {
        ZStack(alignment: .bottomTrailing) { Color.orange.frame(width: 200, height: 100).layoutLabel("a"); Color.yellow.frame(width: 60, height: 30).layoutLabel("b") }
    },
    OracleCase(
        "zstack.web-nested-vstack", "measured-on-SwiftUI", tags: [],
        proposal: ProposedViewSize(width: 400.0, height: 300.0), size: [200.0, 120.0],
        frames: ["a": [0.0, 0.0, 200.0, 120.0], "b": [80.0, 20.0, 40.0, 20.0], "c": [80.0, 80.0, 40.0, 20.0]]
    ) {
        ZStack { Color.pink.frame(width: 200, height: 120).layoutLabel("a"); VStack(spacing: 0) { Color.gray.frame(width: 40, height: 20).layoutLabel("b"); Spacer(); Color.red.frame(width: 40, height: 20).layoutLabel("c") }.frame(height: 80) }
    },
]
