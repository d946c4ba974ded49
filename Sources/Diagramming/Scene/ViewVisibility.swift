import Drawing
import Foundation
import LayoutEngine

/// The visible part of a view.
package struct ViewVisibility: Sendable {
    /// Where it and the views in it are visible, in root coordinates, in points; nil means everywhere.
    var clipRect: CGRect?
    /// The innermost view that clips it.
    var clipSource: ClipSource?
    /// Why it is not visible, although the view around it is.
    package var hiddenReason: HiddenReason?
    /// The view in front of it, in the same container, that paints all of its bounds.
    var cover: Int?
    /// What is opaque in front of parts of it, or of a view around it, such as bars, in root coordinates, in points.
    var coveredRects: [CGRect] = []
    var isInvisible = false

    package struct ClipSource: Sendable {
        var record: Int
        /// The region it leaves visible, in root coordinates, in points.
        var clipRect: CGRect
    }
}

extension LayoutSnapshot {
    /// The visible part of each view, by id.
    package var visibilities: [ViewVisibility] {
        var visibilities: [ViewVisibility] = []
        visibilities.reserveCapacity(records.count)
        for id in records.indices {
            let frame = records[id].frame
            let around = records[id].parent.map { visibilities[$0] } ?? ViewVisibility()
            let limits = records[id].content as? any PaintFacts
            var visibility = around
            visibility.hiddenReason = nil
            if let own = limits?.clipRect(in: frame) ?? maskRect(of: records[id]) {
                visibility.clipSource = ViewVisibility.ClipSource(record: id, clipRect: own)
                visibility.clipRect = around.clipRect.map { $0.overlap(with: own) } ?? own
            }
            if !around.isInvisible {
                visibility.hiddenReason =
                    limits?.hiddenReason ?? (Self.isOutside(frame, around.clipRect) ? .outside : nil)
                visibility.isInvisible = visibility.hiddenReason != nil
            }
            visibilities.append(visibility)
        }
        let (covers, rects) = covers(visibilities)
        for id in records.indices {
            let around = records[id].parent.map { visibilities[$0] }
            visibilities[id].cover = covers[id] ?? around?.cover
            visibilities[id].coveredRects = (around?.coveredRects ?? []) + (rects[id] ?? [])
        }
        return visibilities
    }

    /// The bounds of what a mask may leave visible: all that is in it, whatever its shape.
    private func maskRect(of record: LayoutRecord) -> CGRect? {
        guard record.facts.layers == .mask, record.children.count == 2 else { return nil }
        let mask = record.children[1]
        return ([mask] + records.descendants(of: mask)).map { records[$0].frame }.joined
    }

    /// The views that cover others in their container, and the rectangles that cover a part of others. Only layers, bars and
    /// what is in a safe area inset lie in front of others.
    private func covers(_ visibilities: [ViewVisibility]) -> (covers: [Int: Int], rects: [Int: [CGRect]]) {
        var covers: [Int: Int] = [:]
        var rects: [Int: [CGRect]] = [:]
        /// The largest rectangle in each view that nothing behind can be seen in.
        var opaque = [CGRect?](repeating: nil, count: records.count)
        /// The bounds of each view with all that is in it.
        var reach = [CGRect](repeating: .null, count: records.count)
        func seen(_ id: Int) -> CGRect {
            visibilities[id].clipRect.map { records[id].frame.overlap(with: $0) } ?? records[id].frame
        }
        for record in records.reversed() where !visibilities[record.id].isInvisible {
            let look = record.content as? any PaintFacts
            reach[record.id] = record.children.reduce(record.frame) { $0.union(reach[$1]) }
            let front = paintOrder(of: record).reversed()
            if record.facts.layers != nil || record.safeArea != nil && record.children.count > 1 {
                var above: [(id: Int, rect: CGRect)] = []
                for id in front {
                    let rect = seen(id)
                    covers[id] = above.first { $0.rect.encloses(rect, within: 0.5) }?.id
                    // What is in it may reach under those, though its frame ends before.
                    if covers[id] == nil { rects[id] = above.map(\.rect).filter { $0.overlaps(reach[id]) } }
                    if let own = opaque[id] { above.append((id, own)) }
                }
            }
            guard look?.keepsCovers(in: record.frame) ?? true else { continue }
            let own = look?.isOpaque(in: record.frame) == true ? record.frame : nil
            let rects = [own] + record.children.map { opaque[$0] }
            let largest = rects.compactMap(\.self).max { $0.area < $1.area }
            opaque[record.id] = largest.flatMap { rect in
                let visible = visibilities[record.id].clipRect.map { rect.overlap(with: $0) } ?? rect
                return visible.isNull || visible.isEmpty ? nil : visible
            }
        }
        return (covers, rects)
    }

    /// Whether a view with an area has none of it in a clip rectangle.
    private static func isOutside(_ frame: CGRect, _ clipRect: CGRect?) -> Bool {
        guard let clipRect, frame.width > 0, frame.height > 0 else { return false }
        let seen = frame.overlap(with: clipRect)
        return seen.isNull || seen.width <= 0 || seen.height <= 0
    }
}
