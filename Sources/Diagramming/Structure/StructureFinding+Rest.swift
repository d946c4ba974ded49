import Foundation
import LayoutEngine

/// What takes the length that the other views of a stack leave.
extension StructureFinding {
    /// `The VStack’s two Spacers share what is left, 190 each.`
    var rest: String? {
        // What is left for a text of lower priority is told already.
        guard yielding == nil, reader == nil else { return nil }
        let stacks = core.facts.stackAxis == nil ? inner.sorted { $0.frame.area > $1.frame.area } : [core]
        return stacks.lazy.compactMap { spacers(of: $0) ?? filler(of: $0) }.first
    }

    /// The views in it, inside what wraps them.
    private var inner: [ShownView] {
        let empty = views.emptyLayers(of: core)
        return core.children.filter { !empty.contains($0) }.map { views[StructureUnit(from: $0, views).core] }
    }

    /// `The TextEditor takes the 310 that is left.`
    private func filler(of stack: ShownView) -> String? {
        let fillers = fillers(of: stack)
        guard fillers.count == 1, let first = fillers.first, first.isInView, let axis = stack.facts.stackAxis,
            fills(stack, axis), isKnown(first.id, in: stack), let name = filler(first, axis, of: stack)
        else { return nil }
        return taking(name, first, in: stack, axis) + "."
    }

    /// `The Spacer takes the 214 that is left`, or why it is asked before what takes the rest.
    private func taking(_ name: String, _ view: ShownView, in stack: ShownView, _ axis: Axis) -> String {
        let length = WholePoints(view.size[axis])
        if length.isZero { return "Nothing is left for \(Wording.uncapitalized(name))" }
        let others = stack.children.filter { $0 != view.id }.map { views[$0].priority }
        return others.allSatisfy { $0 < view.priority }
            ? "\(name) takes \(length): of a higher layout priority, it leaves the others their minimums"
            : "\(name) takes the \(length) that is left" + (view.facts.ignoresSafeArea ? " and the safe area" : "")
    }

    /// Whether a stack takes all it is proposed, so that something is left to take. Else its views decide, or its other axis,
    /// as with an aspect ratio.
    func fills(_ stack: ShownView, _ axis: Axis) -> Bool {
        [stack.sizingProposal, stack.proposal].allSatisfy { $0[axis].map { $0 <= stack.size[axis] + 0.5 } ?? true }
            && !stack.isTooLarge(axis)
    }

    private func filler(_ view: ShownView, _ axis: Axis, of stack: ShownView) -> String? {
        let unit = StructureUnit(from: view.id, views, reach: .child)
        // Its ratio says what it takes.
        if ratio != nil, unit.chain.contains(where: { views[$0].facts.keepsRatio }) { return nil }
        let noun = noun(unit, axis)
        // A modifier that lets it extend into the safe area takes nothing itself.
        return noun == unit.kind || view.facts.ignoresSafeArea
            ? uniqueSubject(view.id, of: stack)
            : views.visible(named: unit.kind) > 1
                ? nil
                : noun == view.name(around: unit.kind) && !view.isPadding
                    ? "The \(view.name) of the \(unit.kind)" : "The \(noun)"
    }

    private func spacers(of stack: ShownView) -> String? {
        // Without a length to divide, nothing is left: a spacer takes its minimum.
        guard let axis = stack.facts.stackAxis, stack.answeredProposal[axis]?.isFinite == true else { return nil }
        let spacers = stack.children.map { views[$0] }.filter { $0.isSpacer && $0.isVisible }
        guard let first = spacers.first?.size[axis],
            spacers.allSatisfy({ WholePoints($0.size[axis]) == WholePoints(first) })
        else { return nil }
        let isMinimum = spacers.allSatisfy { isAtMinimum($0, axis) }
        guard isMinimum || spacers.allSatisfy({ ($0.answeredProposal[axis] ?? 0) > first - 0.05 }) else { return nil }
        // The default minimum goes without saying.
        if isMinimum, first < ViewSpacing.defaultLength + 0.05 { return nil }
        let isUnique = views.count { $0.isSpacer && $0.isVisible } == spacers.count
        // Of a stack that the caption does not list.
        let isUnlisted = stack.id != core.id && spacers.count == 1
        guard let owner = isUnique ? (isUnlisted ? "a" : "the") : owner(stack) else { return nil }
        let length = WholePoints(first)
        if spacers.count == 1 {
            // An owner of an owner is too much before a name.
            let isDeep =
                stack.id != core.id && views.visible(named: stack.ownName) > 1
                && member(holding: stack)?.container.id != core.id
            let name = isUnique || !isDeep ? "\(owner) Spacer" : "the Spacer in \(ownerName(stack) ?? owner)"
            return Wording.sentence(
                isMinimum ? "\(name) takes its minimum of \(length)" : taking(name, spacers[0], in: stack, axis))
        }
        let words = isMinimum ? "take \(length) each, their minimum" : "share what is left, \(length) each"
        return Wording.sentence("\(owner) \(Wording.number(spacers.count)) Spacers \(words)")
    }

    /// Where a spacer takes its minimum, the other views decide the remaining space.
    func isAtMinimum(_ spacer: ShownView, _ axis: Axis) -> Bool {
        spacer.facts.minLength.map { spacer.size[axis] < $0 + 0.05 } ?? false
    }
}
