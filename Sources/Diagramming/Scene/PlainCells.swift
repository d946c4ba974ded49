import Foundation
import LayoutEngine

/// Views that are an area and nothing else, in rows and columns: with others of the kind close beside them and close
/// above or below, so that a label outside would stand between two of them. It stands in its own.
struct PlainCells {
    /// Their outlines.
    let outlines: Set<Int>

    /// Between two views farther apart a label has a place, in points.
    private static let close: CGFloat = 18
    /// Fewer are no rows and columns.
    private static let fewest = 6

    init(_ scene: FigureScene) {
        let areas = scene.outlines.indices.filter { Self.isArea(scene.outlines[$0], scene) }
        let rects = areas.map { scene.outlines[$0].rect }
        func isHemmed(_ index: Int, _ axis: Axis) -> Bool {
            rects.indices.contains { other in
                let (own, next) = (rects[index], rects[other])
                let way = max(
                    next.range(axis).lowerBound - own.range(axis).upperBound,
                    own.range(axis).lowerBound - next.range(axis).upperBound)
                let shared =
                    min(own.range(axis.cross).upperBound, next.range(axis.cross).upperBound)
                    - max(own.range(axis.cross).lowerBound, next.range(axis.cross).lowerBound)
                return other != index && (0...Self.close).contains(way) && shared > 0
            }
        }
        let hemmed = rects.indices.filter { isHemmed($0, .horizontal) && isHemmed($0, .vertical) }
        // What lies on a view, as a circle on a color, is to be seen as well.
        let clear = hemmed.filter { index in
            scene.outlines.indices.allSatisfy { other in
                let outline = scene.outlines[other]
                return other == areas[index] || !outline.rect.overlaps(rects[index])
                    || outline.rect.encloses(rects[index])
                    || !scene.isSeen(outline)
            }
        }
        // Of a few some would be named inside and others not.
        outlines = clear.count < Self.fewest ? [] : Set(clear.map { areas[$0] })
    }

    /// Whether it is painted, and has no words and no picture to look at.
    private static func isArea(_ outline: Outline, _ scene: FigureScene) -> Bool {
        scene.isSeen(outline)
            && outline.views.contains { scene.views[$0].role == .shape || scene.views[$0].role == .leaf }
    }
}
