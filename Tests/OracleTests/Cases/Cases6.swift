// Written by scripts/oracle.

import Drawing
import Foundation
import LayoutEngine
import ViewDSL

let oracleCases6: [OracleCase] = [
    OracleCase(
        "zstack.web-nested-vstack", "measured-on-SwiftUI", tags: [],
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
    }
]
