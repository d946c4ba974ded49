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
    /// The numbers that are said more than once, in one panel or beside the panels; those of deltas, of code and of the
    /// scene's own texts apart. A size is one number.
    let repeats: [String]
    /// Those that are said more than once in one panel: words beside it take up a number to explain it.
    let pictureRepeats: [String]
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
        let said = texts.dropLast().filter { !$0.isOrdinal }
        let beside = said.filter { text in !reading.panels.contains { $0.contains(text.place) } }
        let pictures = reading.panels.map { panel in said.filter { panel.contains($0.place) } }
        repeats = Set((pictures.isEmpty ? [[]] : pictures).flatMap { Numbers(beside + $0).repeats }).sorted()
        pictureRepeats = Set(pictures.flatMap { Numbers($0).repeats }).sorted()
        smallestType = (texts.map(\.size).min() ?? 11) * min(1, Self.page / max(width, 1))
    }
}

/// The numbers in texts.
private struct Numbers {
    private var sizes: [String] = []
    private var lengths: [String] = []

    init(_ texts: [Reading.Text]) {
        for text in texts where !text.prose.contains("→") && !text.prose.contains("instead of") {
            for match in text.prose.matches(of: /\d+(?:\.\d+)?(?: × \d+(?:\.\d+)?)?/) {
                let number = String(match.output)
                if number.contains("×") { sizes.append(number) } else { lengths.append(number) }
            }
        }
    }

    /// A length is also said by a size it is part of.
    var repeats: [String] {
        let parts = Set(sizes.flatMap { $0.components(separatedBy: " × ") })
        let counts = Dictionary((sizes + lengths).map { ($0, 1) }, uniquingKeysWith: +)
        return counts.filter { $1 > 1 || parts.contains($0) }.map(\.key)
    }
}

/// The texts and panels of a display list, in the figure's coordinates.
private struct Reading {
    struct Text {
        var string: String
        var place: CGPoint
        var size: Double
        var isMagnified: Bool
        /// Without code.
        var prose: String
        /// Whether it is the number of a step or a row.
        var isOrdinal: Bool
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
                        isMagnified: transform.a != 1,
                        prose: block.runs.filter { !$0.font.isMonospaced }.map(\.string).joined(separator: " "),
                        isOrdinal: block.runs.allSatisfy { $0.font == DiagramStyle.light.type.badge }))
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
