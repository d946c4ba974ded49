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
        let name = last.role == .text ? quoted(last) : only(path[1]).map(Wording.uncapitalized)
        return name.map { Wording.closed("The \(coreName) is as wide as its widest view, \($0)") }
    }

    /// `The VStack fills the width because the LazyVGrid does.`
    var filledLength: String? {
        guard let (axis, path, isFilled) = deciding, isFilled, let name = only(path[1]) else { return nil }
        return "The \(coreName) fills the \(axis.lengthName) because \(Wording.uncapitalized(name)) does."
    }

    /// The views that its length across comes from; nil if several of its views are equally long, so that none of them
    /// decides alone.
    private var deciding: (axis: Axis, path: [ShownView], isFilled: Bool)? {
        guard let axis = core.facts.stackAxis?.cross, let proposed = core.answeredProposal[axis], proposed.isFinite,
            core.children.count(where: { views[$0].isVisible }) > 1, core.size[axis] < proposed + 0.5, !core.isControl
        else { return nil }
        let path = decidingViews(in: core, axis)
        guard path.count > 1, let last = path.last, last.isInView else { return nil }
        return (axis, path, core.size[axis] > proposed - 0.5)
    }

    /// A child's name, if it is no other view's, such as a background's.
    private func only(_ child: ShownView) -> String? {
        let kind = StructureUnit(from: child.id, views, reach: .child).kind
        return views.visible(named: kind) == siblings(child.id, core).count ? uniqueSubject(child.id) : nil
    }
}
