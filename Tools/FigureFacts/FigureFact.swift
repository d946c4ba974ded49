import Diagramming
import Drawing
import Foundation
import LayoutEngine

/// What one figure shows, computed from its display list.
struct FigureFact {
    let name: String
    /// Of the canvas, in points.
    let width: CGFloat
    /// The share of the canvas that the layouts fill; nil where none is drawn at a size of its own.
    let share: Double?
    /// Texts in the pictures that are not the scene's own.
    let labels: Int
    let legend: Int
    /// The numbers that are said more than once, deltas and the scene's own apart.
    let repeats: [String]
    /// The smallest type of the figure at no more than 720 pixels of width.
    let smallestType: Double

    private static let page: CGFloat = 720

    init(_ name: String, _ list: DisplayList, _ snapshots: [LayoutSnapshot]) {
        self.name = name
        width = list.size.width
        let words = Set(snapshots.flatMap(\.records).compactMap(\.words))
        var reading = Reading()
        reading.read(list.items, .identity)
        let texts = reading.texts.filter { !words.contains($0.string) && !$0.isMagnified }
        let places = zip(list.origins, snapshots).filter { $0.0 != nil }
        let area = places.reduce(0) { $0 + $1.1.size.width * $1.1.size.height } * pow(reading.magnification, 2)
        share = places.isEmpty ? nil : area / max(list.size.width * list.size.height, 1)
        labels = texts.count { text in reading.panels.contains { $0.contains(text.place) } }
        let legendTexts = Set(LegendRole.allCases.flatMap { [$0.text, $0.textAlone] })
        legend = texts.count { legendTexts.contains($0.string) }
        let numbers = texts.dropLast().filter { !$0.string.contains("→") }
            .flatMap { $0.string.matches(of: /\d+(?:\.\d+)?/).map { String($0.output) } }
        repeats = Dictionary(grouping: numbers) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
        smallestType = (texts.map(\.size).min() ?? 11) * min(1, Self.page / max(width, 1))
    }
}

/// The texts and panels of a display list, in the figure's coordinates.
private struct Reading {
    struct Text {
        var string: String
        var place: CGPoint
        var size: Double
        var isMagnified: Bool
    }

    var texts: [Text] = []
    var panels: [CGRect] = []
    var magnification: CGFloat = 1

    private static let grounds = [DiagramStyle.light.panel, DiagramStyle.dark.panel]

    mutating func read(_ items: [DisplayItem], _ transform: CGAffineTransform) {
        for item in items {
            switch item {
            case .text(let block, let place, _):
                let size = block.runs.map(\.font.size).min() ?? 11
                texts.append(
                    Text(
                        string: block.string, place: place.applying(transform), size: size * transform.a,
                        isMagnified: transform.a != 1))
            case .fill(let path, .color(let color), _) where Self.grounds.contains(color):
                let rect = path.boundingRect.applying(transform)
                if rect.width > 80, rect.height > 60 { panels.append(rect) }
            case .group(let items, .transform(let inner)):
                if inner.a == inner.d, inner.b == 0, inner.a != 1, magnification == 1 { magnification = inner.a }
                read(items, inner.concatenating(transform))
            case .group(let items, _): read(items, transform)
            case .fill, .stroke, .image: continue
            }
        }
    }
}
