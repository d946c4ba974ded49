import Drawing
import Foundation

/// The words and symbols of a scene, to be painted again where a border covers them. What the content itself covers, as a
/// sheet does the screen behind it, stays covered.
struct SceneText {
    private var items: [DisplayItem] = []
    private var places: [CGRect] = []

    init() {}

    init(_ content: [DisplayItem], at places: [CGRect], symbols: [CGRect] = []) {
        self.places = places + symbols
        guard !self.places.isEmpty else { return }
        var covers: [CGRect] = []
        items = Self.words(in: content, symbols, Around(), &covers)
    }

    /// The words clipped to the lines; nil if the lines cover none.
    func items(on lines: [CGRect]) -> DisplayItem? {
        let touched = lines.filter { line in places.contains { $0.overlaps(line) } }
        guard !touched.isEmpty else { return nil }
        let area = Path { path in for line in touched { path.addRect(line) } }
        return .group(items, .clip(area))
    }

    /// What a group is painted in.
    private struct Around {
        var transform = CGAffineTransform.identity
        /// Parts of the picture that are seen.
        var clips = [CGRect.infinite]
        /// Whether it is painted as it is, so that it hides the content below.
        var isPlain = true

        func inside(_ effect: GroupEffect) -> Around {
            var inner = self
            switch effect {
            case .transform(let own): inner.transform = own.concatenating(transform)
            case .clip(let path, _): inner.clips = seen(path)
            case .shadow: break
            case .opacity, .mask, .blur, .tint, .colors, .blend: inner.isPlain = false
            }
            return inner
        }

        /// Rectangles that a shape fills, as far as they are seen.
        func seen(_ path: Path) -> [CGRect] {
            SceneText.cores(of: path).flatMap { core in clips.map { core.applying(transform).overlap(with: $0) } }
        }
    }

    /// A narrower area covers no line of words.
    private static let minCover: CGFloat = 40
    /// Of the corners of cards and sheets, in points.
    private static let cornerRoom: CGFloat = 12

    /// The largest rectangles that a shape fills: one, or two where its corners are round; none in one that is not nearly a
    /// rectangle.
    private static func cores(of path: Path) -> [CGRect] {
        let bounds = path.boundingRect
        func holds(_ rect: CGRect) -> Bool {
            let corners = [rect.minX, rect.maxX].flatMap { x in [rect.minY, rect.maxY].map { CGPoint(x: x, y: $0) } }
            return !rect.isNull && corners.allSatisfy { path.contains($0) }
        }
        let sharp = bounds.insetBy(dx: 0.01, dy: 0.01)
        if holds(sharp) { return [bounds] }
        return [sharp.insetBy(dx: cornerRoom, dy: 0), sharp.insetBy(dx: 0, dy: cornerRoom)].filter(holds)
    }

    /// - Parameter covers: What is painted above.
    private static func words(
        in items: [DisplayItem], _ symbols: [CGRect], _ around: Around, _ covers: inout [CGRect]
    ) -> [DisplayItem] {
        var found: [DisplayItem] = []
        for item in items.reversed() {
            switch item {
            case .text(let block, let start, let width):
                let height = CGFloat(block.runs.first?.font.size ?? 0)
                let line = CGRect(origin: start, size: CGSize(width: width, height: height)).applying(around.transform)
                if !covers.contains(where: { $0.contains(line) }) { found.append(item) }
            case .group(let items, let effect):
                let words = words(in: items, symbols, around.inside(effect), &covers)
                if !words.isEmpty { found.append(.group(words, effect)) }
            case .fill(let path, _, _), .stroke(let path, _, _):
                let bounds = path.boundingRect.applying(around.transform)
                // A rectangle is a background.
                if path.elements.count > 5, symbols.contains(where: { $0.insetBy(dx: -1, dy: -1).contains(bounds) }) {
                    found.append(item)
                } else if case .fill(_, .color(let color), false) = item, color.alpha == 1, around.isPlain {
                    covers += around.seen(path).filter { min($0.width, $0.height) >= minCover }
                }
            case .image: break
            }
        }
        return found.reversed()
    }
}
