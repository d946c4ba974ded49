import Foundation
import LayoutEngine

/// Views deep inside that decide a surprising length, and paddings that take back what they add.
extension StructureFinding {
    /// `“Sign In” has a frame 340 wide, inside 96 of padding`, of a view that is longer than what it is proposed; nil if several
    /// views have a part in it.
    func cause(of view: ShownView, _ axis: Axis) -> String? {
        let side = axis == .horizontal ? "wide" : "high"
        var (inner, padding) = (view, CGFloat(0))
        var named: ShownView?
        while true {
            if inner.id != view.id, inner.isNamedByAuthor { named = inner }
            let rest = padding > 0.5 ? ", inside \(wholeText(padding)) of padding" : ""
            if inner.id != view.id, inner.kind == .modifier, inner.facts.ownSize[axis] != nil {
                return "\(quoted(inner)) has a \(inner.name) \(wholeText(inner.size[axis])) \(side)\(rest)"
            }
            guard let next = decisive(in: inner, axis) else {
                if inner.kind == .leaf, inner.id != view.id {
                    return "\(quoted(inner)) is \(wholeText(inner.size[axis])) \(side)\(rest)"
                }
                return equalViews(in: inner, axis).map { "\($0)\(rest)" }
                    ?? named.map { "the \($0.ownName) is \(wholeText($0.size[axis])) \(side)" }
            }
            if inner.isPadding { padding += inner.size[axis] - next.size[axis] }
            inner = next
        }
    }

    /// `the HStack’s three cards are 130 wide each, 8 apart`, of a stack that is as long as its views are together.
    private func equalViews(in stack: ShownView, _ axis: Axis) -> String? {
        let units = stack.children.map { StructureUnit(from: $0, views, reach: .child) }
        guard stack.facts.stackAxis == axis, units.count > 1, let owner = owner(stack) else { return nil }
        let nouns = units.map { noun($0, axis) }.unique
        let lengths = units.map { wholeText(views[$0.outer].size[axis]) }.unique
        let gaps = stack.gaps.map { wholeText($0.length) }.unique
        guard nouns.count == 1, lengths.count == 1, gaps.count == 1 else { return nil }
        let side = axis == .horizontal ? "wide" : "high"
        let subject = "\(owner) \(Wording.number(units.count)) \(Wording.plural(nouns[0]))"
        return "\(subject) are \(lengths[0]) \(side) each, \(gaps[0]) apart"
    }

    /// The one view in it that its length comes from.
    private func decisive(in view: ShownView, _ axis: Axis) -> ShownView? {
        if view.kind == .modifier { return view.children.first.map { views[$0] } }
        let children = view.children.map { views[$0] }.filter { $0.hiddenReasonAnywhere == nil }
        guard view.facts.stackAxis != axis || children.count == 1, let longest = children.map({ $0.size[axis] }).max(),
            // What has room around it does not decide.
            longest > view.size[axis] - 0.5
        else { return nil }
        let all = children.filter { $0.size[axis] > longest - 0.5 }
        return all.count == 1 ? all[0] : nil
    }

    /// `The Spacer makes it 759 high.`, of a row that is as high as it is proposed because of what is in it.
    var filled: String? {
        guard core.facts.stackAxis == .horizontal, let proposed = core.answeredProposal.height,
            abs(proposed - core.size.height) < 0.5
        else { return nil }
        var view = core
        while view.facts.stackAxis != .vertical {
            guard let next = decisive(in: view, .vertical) else { return nil }
            view = next
        }
        let spacers = view.children.count { views[$0].role == .spacer && views[$0].hiddenReasonAnywhere == nil }
        let isUnique = views.count { $0.role == .spacer && $0.hiddenReasonAnywhere == nil } == spacers
        guard spacers > 0, let owner = isUnique ? "the" : owner(view) else { return nil }
        let words = spacers == 1 ? "Spacer makes" : "Spacers make"
        return Wording.sentence("\(owner) \(words) it \(wholeText(proposed)) high")
    }

    /// `Paddings move the layers: 60 below “Title”; 280 left of and 90 above the Image.`
    var overlappingPaddings: String? {
        let moved = views.units(in: StructureUnit(from: core.id, views, reach: .child)).filter(\.overlapsPaddings)
        let parts = moved.compactMap { unit -> String? in
            let isText = views[unit.core].role == .text
            guard let name = isText ? quoted(views[unit.core]) : uniqueSubject(unit.outer) else { return nil }
            let sums = PhysicalEdge.allCases.map { edge in
                unit.paddings.reduce(0) { $0 + (views[$1].paddings?[edge] ?? 0) } / magnification
            }
            let sides = zip(PhysicalEdge.allCases, sums).filter { $0.1 > 0.5 }
            guard !sides.isEmpty, Set(sums.map { wholeText($0) }).count > 1 else { return nil }
            let words = sides.map { "\(wholeText($0.1)) \($0.0.preposition)" }
            return "\(Wording.list(words)) \(name.prefix(1).lowercased())\(name.dropFirst())"
        }
        guard (1...3).contains(parts.count), parts.count == moved.count else { return nil }
        return "Paddings move the layers: \(parts.joined(separator: "; "))."
    }

    /// `The Color reaches out by 20 above: its padding there is −20.`
    var negativePadding: String? {
        for view in views where view.isPadding && view.isInView && view.hiddenReasonAnywhere == nil {
            guard let lengths = view.paddings, let place = place(of: view),
                let name = uniqueSubject(place.view, of: place.container)
            else { continue }
            let sides = [
                ("above", lengths.top), ("below", lengths.bottom), ("on the left", lengths.left),
                ("on the right", lengths.right),
            ].map { ($0.0, $0.1 / magnification) }.filter { $0.1 < -0.5 }
            guard let first = sides.first, -first.1 >= Self.minMove, sides.allSatisfy({ abs($0.1 - first.1) < 0.05 })
            else { continue }
            // A negative padding larger than its view leaves it no length, and moves it by less.
            if let axis = Axis.allCases.first(where: { axis in
                let own = axis == .horizontal ? lengths.left + lengths.right : lengths.top + lengths.bottom
                return own < 0 && view.size[axis] < 0.5
            }) {
                let side = axis == .horizontal ? "wide" : "high"
                let places = Wording.list(sides.map(\.0))
                return "\(name) has a padding of \(wholeText(first.1)) \(places), which leaves it 0 \(side)."
            }
            let all = sides.count == 4 ? "on all sides" : Wording.list(sides.map(\.0))
            return "\(name) reaches out by \(wholeText(-first.1)) \(all): its padding there is \(wholeText(first.1))."
        }
        return nil
    }
}
