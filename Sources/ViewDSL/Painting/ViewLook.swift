import Drawing
import Foundation
import LayoutEngine

/// What one view itself paints, without its descendants: the same wherever it is and whatever its size.
package struct ViewLook {
    /// Painted in a frame of a fixed size.
    package var items: [DisplayItem]
    /// The items fit the view's actual size only, as a canvas's drawing does.
    package var dependsOnSize = false
    /// What it is drawn with, in words.
    package var settings: [LayoutSetting] = []
}

extension SceneryPainter {
    /// nil for a view that paints nothing itself.
    package static func look(of record: LayoutRecord) -> ViewLook? {
        guard let content = record.content as? NodeDrawing else { return nil }
        var record = record
        record.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
        record.proposal = .unspecified
        var items = own(content.own, record, record.frame)
        let isBare = items.isEmpty
        for effect in content.effects { items = applied(effect, to: items, record.frame) }
        if content.isHidden { items = [.group(items, .opacity(0))] }
        if content.zIndex != 0 {
            items = [.group(items, .transform(CGAffineTransform(translationX: content.zIndex, y: 0)))]
        }
        if items.isEmpty { return nil }
        let isDrawing = if case .items = content.own { !isBare } else { false }
        return ViewLook(items: items, dependsOnSize: isDrawing, settings: content.settings)
    }

    private static func applied(
        _ effect: NodeDrawing.Effect, to items: [DisplayItem], _ frame: CGRect
    ) -> [DisplayItem] {
        var parts = items.map(Part.item)
        apply(effect, to: &parts, frame) { parts in
            parts.compactMap { if case .item(let item) = $0 { item } else { nil } }
        }
        return parts.compactMap { if case .item(let item) = $0 { item } else { nil } }
    }
}
