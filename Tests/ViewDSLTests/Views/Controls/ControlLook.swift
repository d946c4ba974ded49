import Drawing
import Foundation
import LayoutEngine
import TestSupport

@testable import ViewDSL

/// The colors and shapes a control is painted with.
@MainActor
struct ControlLook {
    let snapshot: LayoutSnapshot
    private let items: [DisplayItem]

    init<V: View>(_ width: CGFloat? = 200, _ height: CGFloat? = nil, @ViewBuilder _ view: () -> V) {
        snapshot = layout(width, height, view)
        items = SceneryPainter(snapshot, scale: 1).items().flatMap(Self.flattened)
    }

    private static func flattened(_ item: DisplayItem) -> [DisplayItem] {
        if case .group(let items, _) = item { items.flatMap(flattened) } else { [item] }
    }

    /// The texts, in order.
    var texts: [String] {
        items.compactMap { if case .text(let block, _, _) = $0 { block.runs.map(\.string).joined() } else { nil } }
    }

    /// The color of the text, if there is one.
    func color(of text: String) -> RGBA? { run(text)?.run.color }

    /// The alignment of the text's lines, if there is one.
    func alignment(of text: String) -> TextAlignment? { run(text)?.block.alignment }

    private func run(_ text: String) -> (run: TextRun, block: TextBlock)? {
        items.lazy.compactMap { item in
            guard case .text(let block, _, _) = item else { return nil }
            return block.runs.first { $0.string == text }.map { ($0, block) }
        }.first
    }

    /// The bounds of everything filled with the color.
    func fills(of color: Color) -> [CGRect] {
        items.compactMap { item in
            guard case .fill(let path, .color(let filled), _) = item, filled == color.resolved(.light) else {
                return nil
            }
            return path.boundingRect
        }
    }

    /// The number of lines stroked in the color.
    func strokes(of color: Color) -> Int {
        items.count { item in
            if case .stroke(_, .color(let stroked), _) = item { stroked == color.resolved(.light) } else { false }
        }
    }
}
