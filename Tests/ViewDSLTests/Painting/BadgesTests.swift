import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("A badge")
struct BadgesTests {
    private func badges<V: View>(@ViewBuilder _ view: () -> V) -> Int {
        SceneryPainter(layout(200, 200, view), scale: 1).badges().count
    }

    private var card: some View { Color.white.frame(width: 100, height: 80) }
    private var dot: some View { Circle().fill(.red).frame(width: 20, height: 20) }

    @Test("lies across the edge of the view it is drawn over")
    func across() {
        #expect(badges { card.overlay(alignment: .topTrailing) { dot.offset(x: 10, y: -10) } } == 1)
        #expect(
            badges {
                ZStack(alignment: .topTrailing) {
                    card
                    dot.offset(x: 10, y: -10)
                }
            } == 1)
    }

    @Test("is nothing inside, beside or behind a view")
    func others() {
        #expect(badges { card.overlay(alignment: .topTrailing) { dot } } == 0)
        #expect(
            badges {
                HStack {
                    card
                    dot
                }
            } == 0)
        #expect(badges { card.background(alignment: .topTrailing) { dot.offset(x: 10, y: -10) } } == 0)
    }
}
