import Foundation
import LayoutEngine

/// Marks between a view and the tracks beside the picture: views without children, words and images.
struct Obstacles {
    private var rects: [CGRect] = []
    private var words: [CGRect] = []

    /// - Parameter frame: The measured view. Views around it or in it are no obstacles.
    init(_ frame: CGRect, _ scene: FigureScene, _ penalties: [LabelPlacer.PenaltyRegion]) {
        rects = scene.views.filter { $0.kind == .leaf && $0.role != .spacer }.map(\.frame)
        rects += penalties.filter { $0.kind == .picture }.map(\.rect)
        rects.removeAll { $0.encloses(frame) || frame.encloses($0) }
        words = penalties.filter { $0.kind == .words && !frame.encloses($0.rect) }.map {
            $0.rect.insetBy(dx: -1, dy: -1)
        }
    }

    func free(_ axis: Axis, at place: CGFloat, _ span: ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>] {
        let hidden = (rects + words).filter { $0.range(axis).holds(place) }.map { $0.range(axis.cross) }
            .sorted { $0.lowerBound < $1.lowerBound }
        var (parts, start): ([ClosedRange<CGFloat>], CGFloat) = ([], span.lowerBound)
        for range in hidden {
            if range.lowerBound > start + 1 { parts.append(start...min(range.lowerBound, span.upperBound)) }
            start = max(start, range.upperBound)
            if start >= span.upperBound { return parts }
        }
        return span.upperBound > start ? parts + [start...span.upperBound] : parts
    }

    /// Below or right of the picture, unless the other side has fewer obstacles.
    func bestSide(_ frame: CGRect, _ axis: Axis, _ canvas: AnnotationCanvas) -> DimensionTracks.Side {
        func cost(_ side: DimensionTracks.Side) -> CGFloat {
            let (cross, edge) = (frame.range(axis.cross), canvas.edge(beside: axis, side))
            let span =
                side == .after
                ? cross.upperBound...max(edge, cross.upperBound) : min(edge, cross.lowerBound)...cross.lowerBound
            let ends = frame.range(axis)
            return [ends.lowerBound, ends.upperBound].reduce(0.05 * (span.upperBound - span.lowerBound)) { sum, place in
                func crossed(_ all: [CGRect]) -> CGFloat {
                    CGFloat(
                        all.count {
                            $0.range(axis).holds(place) && $0.range(axis.cross).overlapsInside(span)
                        })
                }
                return sum + 12 * crossed(rects) + 20 * crossed(words)
            }
        }
        // Names are above views.
        return cost(.before) + 16 < cost(.after) ? .before : .after
    }
}

extension ClosedRange<CGFloat> {
    fileprivate func holds(_ place: CGFloat) -> Bool { lowerBound + 0.01 < place && place < upperBound - 0.01 }

    fileprivate func overlapsInside(_ other: ClosedRange<CGFloat>) -> Bool {
        lowerBound + 0.01 < other.upperBound && other.lowerBound + 0.01 < upperBound
    }
}
