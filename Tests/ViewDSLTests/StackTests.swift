import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import ViewDSL

let exactText = FixedAdvanceText(advance: 10, ascent: 8, descent: 2)

/// A layout of views whose text has exact sizes.
@MainActor
func layout<V: View>(
    _ width: CGFloat?, _ height: CGFloat?, options: LayoutOptions = LayoutOptions(traces: true),
    @ViewBuilder _ content: () -> V
) -> LayoutSnapshot {
    LayoutSnapshot(
        proposal: ProposedViewSize(width: width, height: height), textMeasuring: exactText, options: options,
        content: content)
}

extension LayoutSnapshot {
    func frame(_ label: String) -> CGRect? { self[label]?.frame }
}

@MainActor @Suite("Stacks")
struct StackTests {
    @Test("probes lazily, in SwiftUI's order, then offers the least flexible first")
    func probeOrder() {
        let snapshot = layout(300, 100) {
            HStack(spacing: 8) {
                Color.red.frame(width: 50, height: 50).layoutLabel("image")
                Text("Nogitsune").layoutLabel("family")
                Text("Takeshi").layoutLabel("given")
            }
        }
        print(snapshot)
        print(snapshot.trace)
        #expect(snapshot.size == CGSize(width: 226, height: 50))
    }

    @Test("asks each of 100 nested stacks' leaves a fixed number of times")
    func nested() {
        func nest(_ depth: Int) -> AnyView {
            depth == 0
                ? AnyView(Color.red)
                : AnyView(
                    HStack {
                        Color.blue.frame(width: 4, height: 4)
                        VStack {
                            Color.green
                            nest(depth - 1)
                        }
                    })
        }
        for depth in [10, 20, 40, 80] {
            let snapshot = layout(1000, 1000, options: LayoutOptions(verifies: false)) { nest(depth) }
            print(depth, snapshot.measureCount, snapshot.leafMeasureCount)
        }
    }
}
