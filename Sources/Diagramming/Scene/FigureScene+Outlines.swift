import Foundation
import LayoutEngine

extension FigureScene {
    func outlines(on grid: PixelGrid) -> [Outline] { outlines.map { $0.snapped(to: grid) } }

    func isSeen(_ outline: Outline) -> Bool {
        outline.isDrawn
            || outline.views.contains { views[$0].kind == .leaf && views[$0].role != .spacer && !views[$0].isClear }
    }

    /// Whether it is visible and not only a container's.
    func hasContent(_ outline: Outline) -> Bool {
        isSeen(outline) && outline.views.contains { views[$0].kind == .leaf && !views[$0].isClear }
    }

    func symbols(besides pictures: [CGRect]) -> [CGRect] {
        views.filter { $0.role == .image && $0.hiddenReason == nil }.map(\.seenFrame)
            .filter { symbol in !symbol.isEmpty && !pictures.contains { $0.overlaps(symbol) } }
    }
}
