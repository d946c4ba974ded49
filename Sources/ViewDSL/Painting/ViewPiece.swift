import Drawing
import Foundation
import LayoutEngine

/// What one view draws, apart from the views inside it, in its own coordinates: the origin is its top left corner.
package struct ViewPiece: Hashable, Sendable {
    /// Under the views inside it.
    package var own: [DisplayItem] = []
    /// What it does to its own content and to the views inside it, in order.
    package var effects: [PaintedEffect] = []
    /// The views inside it, by id, back to front.
    package var children: [Int] = []
    /// The view whose opacity masks it and its children, by id.
    package var mask: Int?

    /// Whether it changes nothing of what the views inside it draw.
    package var isPlain: Bool { own.isEmpty && effects.isEmpty && mask == nil }
}

extension SceneryPainter {
    /// What the view draws itself; nil if it is hidden or has no place.
    package func piece(_ id: Int) -> ViewPiece? {
        let record = snapshot.records[id]
        let content = record.content as? NodeDrawing ?? NodeDrawing()
        guard !content.isHidden, record.frame.isFinite else { return nil }
        var local = record
        local.frame = CGRect(origin: .zero, size: record.frame.size)
        return ViewPiece(
            own: Self.own(content.own, local, local.frame),
            effects: content.effects.map { $0.painted(in: local.frame) },
            children: snapshot.paintOrder(of: record),
            mask: content.attachment == .mask ? record.children.dropFirst().first : nil)
    }
}

extension LayoutRecord {
    /// The text it shows within its limits; nil if it is no text.
    package var textBlock: TextBlock? {
        switch (content as? NodeDrawing)?.own {
        case .text(var block), .styledText(var block, _):
            (block.width, block.height) = TextLayout.limits(proposal)
            return block
        default: return nil
        }
    }
}
