import Foundation
import LayoutEngine

/// Why a stack is as long as it is across its axis.
extension StructureFinding {
    /// `The VStack is as wide as its widest view, “Maro of the Hills”.`, of a column that takes less than it is proposed. Of a
    /// row that goes without saying.
    var narrowWidth: String? {
        guard let (axis, path, isFilled) = deciding, axis == .horizontal, !isFilled, let last = path.last else {
            return nil
        }
        let name = last.role == .text ? quoted(last) : only(path[1].id).map(Wording.uncapitalized)
        return name.map { Wording.closed("The \(coreName) is as wide as its widest view, \($0)") }
    }

    /// `The VStack fills the width because the LazyVGrid does.`
    var filledLength: String? {
        guard let (axis, path, isFilled) = deciding, isFilled, let name = only(path[1].id) else { return nil }
        return "The \(coreName) fills \(filled(axis)) because \(Wording.uncapitalized(name)) does."
    }

    /// `The VStack fills the width because both Labels do.`, of several views that take all they are proposed.
    var filledTogether: String? {
        func isFilled(_ view: ShownView, _ axis: Axis) -> Bool {
            view.answeredProposal[axis].map { abs($0 - view.size[axis]) < 0.5 } ?? false
        }
        guard let axis = core.facts.stackAxis?.cross, isFilled(core, axis), !isHugged(axis), !core.isControl,
            // A lazy stack, which knows no priorities, fills it whatever its views do.
            core.facts.priorities != nil
        else { return nil }
        let fillers = core.children.filter { child in
            let view = views[child]
            return view.isVisible && !view.isThin && view.isInView && ![.text, .image, .spacer].contains(view.role)
                && isFilled(view, axis)
        }
        let kinds = fillers.grouped { StructureUnit(from: $0, views, reach: .child).kind }.map(\.elements)
        let names = kinds.compactMap { alike -> String? in
            // Ordinals of many are not read.
            guard alike.count <= StructureCaption.fewKinds || alike.count == siblings(alike[0], core).count else {
                return nil
            }
            return (subject(alike) ?? only(alike[0])).map { frames(alike, axis) + Wording.uncapitalized($0) }
        }
        guard fillers.count > 1, names.count == kinds.count, names.count <= StructureCaption.fewKinds else {
            return nil
        }
        return "The \(coreName) fills \(filled(axis)) because \(Wording.list(names)) do."
    }

    /// `the width`, or `its frame’s width`, where a frame has one of its own.
    private func filled(_ axis: Axis) -> String {
        let frame = scene.structure?.focus.frames.map { views[$0] }
            .last { $0.facts.ownSize[axis] != nil || $0.isAtBound(axis) }
        return "\(frame.map { "its \($0.name)’s" } ?? "the") \(axis.lengthName)"
    }

    /// Whether what is around the core is only as long as that, such as a scroll view: the core fills it by chance.
    private func isHugged(_ axis: Axis) -> Bool {
        let around = views.lineage(of: core.id).reversed().map { views[$0] }.filter { $0.id != core.id }
            .prefix { $0.facts.ownSize[axis] == nil && $0.facts.maxSize[axis] == nil }
        return around.contains { view in view.sizingProposal[axis].map { view.size[axis] < $0 - 0.5 } ?? false }
    }

    /// `the frames of `, where these are as long as they are proposed, and not what is in them.
    private func frames(_ children: [Int], _ axis: Axis) -> String {
        let isFramed = children.map { StructureUnit(from: $0, views, reach: .child) }.allSatisfy { unit in
            let view = views[unit.outer]
            return !view.isPadding && noun(unit, axis) != unit.kind && noun(unit, axis) == view.name(around: unit.kind)
        }
        guard isFramed else { return "" }
        let name = views[children[0]].name
        return "the \(children.count > 1 ? Wording.plural(name) : name) of "
    }

    /// The views that its length across comes from; nil if several of its views are equally long, so that none of them
    /// decides alone.
    private var deciding: (axis: Axis, path: [ShownView], isFilled: Bool)? {
        guard let axis = core.facts.stackAxis?.cross, let proposed = core.answeredProposal[axis], proposed.isFinite,
            core.children.count(where: { views[$0].isVisible }) > 1, core.size[axis] < proposed + 0.5, !core.isControl
        else { return nil }
        let path = decidingViews(in: core, axis)
        guard path.count > 1, let last = path.last, last.isInView else { return nil }
        return (axis, path, core.size[axis] > proposed - 0.5 && !isHugged(axis))
    }

    /// A child's name, if it is no other view's, such as a background's.
    private func only(_ child: Int) -> String? {
        let kind = StructureUnit(from: child, views, reach: .child).kind
        return views.visible(named: kind) == siblings(child, core).count ? uniqueSubject(child) : nil
    }
}
