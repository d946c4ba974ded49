import Foundation
import LayoutEngine

/// A view as a reader sees it: with all that only wraps it, such as paddings, frames and backgrounds.
struct StructureUnit: Sendable {
    /// The view whose bounds are its own.
    var box: Int
    /// The view inside it that has the content.
    var core: Int
    /// The paddings around the core, outermost first.
    var paddings: [Int] = []
    var name: String
    /// Whether the name is the author's: a label or the type of a view.
    var isNamed: Bool

    init(from view: Int, _ views: [ShownView]) {
        var chain = [view]
        (box, core) = (view, view)
        while let inner = views.wrapped(by: core) {
            // What a stack pushes aside with a spacer has bounds of its own.
            if views[core].kind == .container { box = inner }
            core = inner
            chain.append(inner)
        }
        paddings = chain.filter { views[$0].isPadding }
        // Padding around something painted is the room beside it.
        let painted = chain[chain.firstIndex(of: box)!...].first { !views[$0].isPadding }
        if let painted, views[painted].kind == .modifier, views[painted].children.count > 1 { box = painted }
        let own = chain.lazy.compactMap { views[$0].label ?? views[$0].viewType }.first
        (name, isNamed) = (own ?? views[core].name, own != nil)
    }
}

extension ShownView {
    var isPadding: Bool { facts.insets != nil && safeArea == nil && kind == .modifier && children.count == 1 }
}

extension [ShownView] {
    /// The one view that this view is only a wrapping of; nil if it is content itself.
    fileprivate func wrapped(by id: Int) -> Int? {
        let view = self[id]
        switch view.kind {
        case .leaf: return nil
        // Backgrounds and overlays follow the view they belong to.
        case .modifier: return view.children.first
        case .container:
            let content = view.children.filter { self[$0].role != .spacer }
            let isAuthors = view.label != nil || view.viewType != nil
            return content.count == 1 && !isAuthors && view.facts.insets == nil ? content[0] : nil
        }
    }

    /// The views in a unit that a reader would count: no spacers, dividers, grounds or views that cannot be seen.
    func units(in unit: StructureUnit) -> [StructureUnit] {
        let core = self[unit.core]
        guard core.kind == .container else { return [] }
        return core.children.filter { isContent(self[$0], of: core) }.map { StructureUnit(from: $0, self) }
    }

    private func isContent(_ view: ShownView, of core: ShownView) -> Bool {
        let isGround = view.role == .shape && view.frame == core.frame && core.children.count > 1
        return !view.isThin && view.hiddenReason == nil && !view.seenFrame.isEmpty && !isGround
    }
}
