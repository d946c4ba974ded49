import Drawing
import Foundation

/// The words and symbols of a scene, to be painted again where a border covers them. What the content itself covers, as a
/// sheet or a bar does the text behind it, stays covered.
struct SceneText {
    private var items: [DisplayItem] = []
    private var places: [CGRect] = []

    init() {}

    init(_ content: [DisplayItem], at places: [CGRect], symbols: [CGRect] = []) {
        self.places = places + symbols
        guard !self.places.isEmpty else { return }
        var covers: [Path] = []
        items = words(in: content, symbols, Around(), &covers)
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
        /// The part of the picture that is seen.
        var clip = CGRect.infinite
        var isSeen = true

        func inside(_ effect: GroupEffect) -> Around {
            var inner = self
            switch effect {
            case .transform(let own): inner.transform = own.concatenating(transform)
            case .clip(let path, _): inner.clip = clip.overlap(with: path.boundingRect.applying(transform))
            case .opacity(let opacity): inner.isSeen = isSeen && opacity > 0
            case .shadow, .mask, .blur, .tint, .colors, .blend: break
            }
            return inner
        }

        /// What a shape covers, as far as it is seen.
        func seen(_ path: Path) -> Path {
            let shape = path.applying(transform)
            let bounds = shape.boundingRect
            return clip.contains(bounds) ? shape : Path(bounds.overlap(with: clip))
        }

        /// The words where none of these areas is, which are given in the whole picture's coordinates.
        func outside(_ covers: [Path], _ words: DisplayItem) -> DisplayItem {
            let back = transform.inverted()
            return covers.reduce(words) { words, cover in
                let whole = cover.boundingRect.insetBy(dx: -Self.far, dy: -Self.far)
                let outside = Path { path in
                    path.addRect(whole)
                    path.addPath(cover)
                }
                return .group([words], .clip(outside.applying(back), evenOdd: true))
            }
        }

        /// Beyond all words that a cover meets, in points.
        private static let far: CGFloat = 10_000
    }

    /// - Parameter covers: What is painted above, even if something is seen through it.
    private func words(
        in items: [DisplayItem], _ symbols: [CGRect], _ around: Around, _ covers: inout [Path]
    ) -> [DisplayItem] {
        var found: [DisplayItem] = []
        func keep(_ item: DisplayItem, in place: CGRect) {
            let above = covers.filter { $0.boundingRect.overlaps(place) }
            found.append(around.outside(above, item))
        }
        for item in items.reversed() {
            switch item {
            case .text(let block, let start, let width):
                let height = CGFloat(block.runs.first?.font.size ?? 0)
                let line = CGRect(origin: start, size: CGSize(width: width, height: height)).applying(around.transform)
                // A text of several lines is as high as its view.
                keep(item, in: places.filter { $0.overlaps(line) }.reduce(line) { $0.joined($1) })
            case .group(let items, let effect):
                let words = words(in: items, symbols, around.inside(effect), &covers)
                if !words.isEmpty { found.append(.group(words, effect)) }
            case .fill(let path, let paint, _):
                let bounds = path.boundingRect.applying(around.transform)
                if Self.isSymbol(path, bounds, symbols) {
                    keep(item, in: bounds)
                } else if !Self.isClear(paint), around.isSeen {
                    covers.append(around.seen(path))
                }
            case .stroke(let path, _, _):
                let bounds = path.boundingRect.applying(around.transform)
                if Self.isSymbol(path, bounds, symbols) { keep(item, in: bounds) }
            case .image(_, let rect, _):
                if around.isSeen { covers.append(around.seen(Path(rect))) }
            }
        }
        return found.reversed()
    }

    private static func isClear(_ paint: PaintStyle) -> Bool {
        if case .color(let color) = paint { color.alpha == 0 } else { false }
    }

    /// A rectangle is a background.
    private static func isSymbol(_ path: Path, _ bounds: CGRect, _ symbols: [CGRect]) -> Bool {
        path.elements.count > 5 && symbols.contains { $0.insetBy(dx: -1, dy: -1).contains(bounds) }
    }
}
