import Foundation
import LayoutEngine

/// Why a stack is as long as it is across its axis.
extension StructureFinding {
    /// `It is as wide as its widest view, “Maro of the Hills”.`, of a stack that takes less than it is proposed, or
    /// `The LazyVGrid makes it fill the width.`; nil if several of its views are equally long, so that none of them decides
    /// alone.
    var crossLength: String? {
        guard let axis = core.facts.stackAxis?.cross, let proposed = core.answeredProposal[axis], proposed.isFinite,
            core.children.count(where: { views[$0].isVisible }) > 1, core.size[axis] < proposed + 0.5, !core.isControl
        else { return nil }
        let path = decidingViews(in: core, axis)
        guard path.count > 1, let last = path.last, last.isInView else { return nil }
        if core.size[axis] > proposed - 0.5 {
            return only(path[1]).map { "\($0) makes \(pronoun) fill the \(axis.lengthName)." }
        }
        // Of a row that goes without saying.
        guard axis == .horizontal else { return nil }
        let name = last.role == .text ? quoted(last) : only(path[1]).map(Wording.uncapitalized)
        return name.map { Wording.closed("\(Wording.capitalized(pronoun)) is as wide as its widest view, \($0)") }
    }

    /// A child's name, if it is no other view's, such as a background's.
    private func only(_ child: ShownView) -> String? {
        let kind = StructureUnit(from: child.id, views, reach: .child).kind
        return views.visible(named: kind) == siblings(child.id, core).count ? uniqueSubject(child.id) : nil
    }
}
