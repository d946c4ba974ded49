import Drawing
import Foundation

/// The words and symbols of a scene, to be painted again where a border covers them.
struct SceneText {
    private var items: [DisplayItem] = []
    private var places: [CGRect] = []

    init() {}

    init(_ content: [DisplayItem], at places: [CGRect], symbols: [CGRect] = []) {
        self.places = places + symbols
        guard !self.places.isEmpty else { return }
        items = Self.words(in: content, symbols, .identity)
    }

    /// The words clipped to the lines; nil if the lines cover none.
    func items(on lines: [CGRect]) -> DisplayItem? {
        let touched = lines.filter { line in places.contains { $0.overlaps(line) } }
        guard !touched.isEmpty else { return nil }
        let area = Path { path in for line in touched { path.addRect(line) } }
        return .group(items, .clip(area))
    }

    private static func words(
        in items: [DisplayItem], _ symbols: [CGRect], _ transform: CGAffineTransform
    ) -> [DisplayItem] {
        items.compactMap { item in
            switch item {
            case .text: return item
            case .group(let items, let effect):
                var inner = transform
                if case .transform(let own) = effect { inner = own.concatenating(transform) }
                let words = words(in: items, symbols, inner)
                return words.isEmpty ? nil : .group(words, effect)
            case .fill(let path, _, _), .stroke(let path, _, _):
                let bounds = path.boundingRect.applying(transform)
                // A rectangle is a background.
                return path.elements.count > 5 && symbols.contains { $0.insetBy(dx: -1, dy: -1).contains(bounds) }
                    ? item : nil
            case .image: return nil
            }
        }
    }
}
