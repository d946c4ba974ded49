import Drawing
import Foundation

/// The words of a scene, to be painted again where a border covers them.
struct SceneText {
    private var items: [DisplayItem] = []
    private var places: [CGRect] = []

    init() {}

    init(_ content: [DisplayItem], at places: [CGRect]) {
        guard !places.isEmpty else { return }
        items = Self.words(in: content)
        self.places = places
    }

    /// The words clipped to the lines; nil if the lines cover none.
    func items(on lines: [CGRect]) -> DisplayItem? {
        let touched = lines.filter { line in places.contains { $0.overlaps(line) } }
        guard !touched.isEmpty else { return nil }
        let area = Path { path in for line in touched { path.addRect(line) } }
        return .group(items, .clip(area))
    }

    private static func words(in items: [DisplayItem]) -> [DisplayItem] {
        items.compactMap { item in
            switch item {
            case .text: return item
            case .group(let items, let effect):
                let words = words(in: items)
                return words.isEmpty ? nil : .group(words, effect)
            case .fill, .stroke, .image: return nil
            }
        }
    }
}
