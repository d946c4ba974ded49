import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@Suite("Content margins")
@MainActor
struct ContentMarginsTests {
    @Test("surround the content of a scroll view, on the edges asked for")
    func insets() {
        let snapshot = layout(100, 100) {
            ScrollView { Color.red.frame(height: 10).layoutLabel("row") }
                .contentMargins(.horizontal, 20)
                .contentMargins(.top, 5, for: .scrollContent)
                .contentMargins(.bottom, 50, for: .scrollIndicators)
        }
        #expect(snapshot.frame("row") == rect(20, 5, 60, 10))
    }

    @Test("are subtracted from the scroll view's length")
    func containerRelative() {
        let snapshot = layout(393, 200) {
            ScrollView(.horizontal) {
                HStack(spacing: 8) {
                    Color.red.containerRelativeFrame(.horizontal).layoutLabel("page")
                    Color.blue.containerRelativeFrame(.horizontal)
                }
            }
            .contentMargins(.horizontal, 16)
        }
        #expect(snapshot.frame("page").map { [$0.minX, $0.width] } == [16, 361])
    }
}
