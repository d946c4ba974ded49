import Drawing
import Foundation
import LayoutEngine

extension LayoutSnapshot {
    /// Whether views have something to draw, and opacity, clips or transforms leave nothing of it.
    ///
    /// Views hidden by `hidden()` are meant to be, and do not count; nor does the background of a screen.
    package var showsNothing: Bool {
        var vanished = [Bool](repeating: false, count: records.count)
        var hidden = vanished
        var loses = false
        for (id, record) in records.enumerated() {
            let drawing = record.content as? NodeDrawing
            vanished[id] = record.parent.map { vanished[$0] } ?? false
            hidden[id] = (record.parent.map { hidden[$0] } ?? false) || drawing?.isHidden == true
            guard let drawing, !hidden[id] else { continue }
            if let last = drawing.effects.lastIndex(where: { $0.leavesNothing(in: record.frame) }) {
                // Effects apply to what precedes them: a border around faded content is visible.
                let isBordered = drawing.effects[last...].contains(where: \.isVisibleBorder)
                if isBordered, !vanished[id], !record.frame.isEmpty { return false }
                vanished[id] = true
            }
            guard drawing.paints, !drawing.isScreen, !record.frame.isEmpty else { continue }
            if !vanished[id] { return false }
            loses = true
        }
        return loses
    }
}

extension NodeDrawing {
    /// Whether the node itself paints something.
    fileprivate var paints: Bool {
        if case .nothing = own { return effects.contains(where: \.isVisibleBorder) }
        return !own.isClear
    }
}

extension NodeDrawing.Effect {
    fileprivate var isVisibleBorder: Bool {
        if case .border(let style, let width) = self { width > 0 && !style.isClear } else { false }
    }

    fileprivate func leavesNothing(in frame: CGRect) -> Bool {
        switch self {
        case .opacity(let opacity): return opacity <= 0
        case .clip(let outline, _): return outline.path(in: frame).boundingRect.isEmpty
        case .transform(let map):
            let transform = map.transform(in: frame)
            return transform.a * transform.d == transform.b * transform.c
        default: return false
        }
    }
}
