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
}
