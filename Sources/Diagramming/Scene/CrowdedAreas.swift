import Foundation
import LayoutEngine

/// Plain areas in rows and columns, so close to each other that a label outside would lie between two of them. Their
/// labels lie inside.
struct CrowdedAreas {
    let outlines: Set<Int>

    /// In points: a label has room between views that are farther apart.
    private static let close: CGFloat = 18
    /// Fewer views are no grid.
    private static let minOutlines = 6

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
        // A label would hide a view that lies on the area.
        let clear = hemmed.filter { index in
            scene.outlines.indices.allSatisfy { other in
                let outline = scene.outlines[other]
                return other == areas[index] || !outline.rect.overlaps(rects[index])
                    || outline.rect.encloses(rects[index])
                    || !scene.isSeen(outline)
            }
        }
        outlines = clear.count < Self.minOutlines ? [] : Set(clear.map { areas[$0] })
    }

    /// Whether it is painted without text or an image.
    private static func isArea(_ outline: Outline, _ scene: FigureScene) -> Bool {
        scene.isSeen(outline)
            && outline.views.contains { scene.views[$0].role == .shape || scene.views[$0].role == .leaf }
    }
}
