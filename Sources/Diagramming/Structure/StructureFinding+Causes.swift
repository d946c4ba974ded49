import Foundation
import LayoutEngine

/// Views deep inside that decide a surprising length, and paddings that take back what they add.
extension StructureFinding {
    /// `“Sign In” has a frame 340 wide, plus 96 of padding`, of a view that is longer than what it is proposed; nil if several
    /// views have a part in it.
    func cause(of view: ShownView, _ axis: Axis) -> String? {
        let path = decidingViews(in: view, axis)
        let (last, side) = (path[path.count - 1], axis.lengthAdjective)
        let padding = zip(path, path.dropFirst()).reduce(0) { sum, pair in
            sum + (pair.0.isPadding ? pair.0.size[axis] - pair.1.size[axis] : 0)
        }
        let rest = padding > 0.5 ? ", plus \(WholePoints(padding)) of padding" : ""
        let length = "\(WholePoints(last.size[axis])) \(side)\(rest)"
        if path.count > 1, last.hasOwnLength(axis) { return "\(quoted(last)) has a \(last.name) \(length)" }
        if path.count > 1, last.kind == .leaf { return "\(quoted(last)) is \(length)" }
        if let equal = equalViews(in: last, axis) { return equal + rest }
        if let sum = sumWithSpacer(last, axis) { return sum + rest }
        if let longest = longestView(in: last, axis) { return longest }
        if last.facts.stackAxis == axis, let reason = last.explanation?.answer[axis], let sum = reason.sum,
            sum.count <= Self.longestSum
        {
            return "\(lengthText(reason.length)) \(sum)\(rest)"
        }
        let named = path.dropFirst().last(where: \.isNamedByAuthor)
        return named.map { "the \($0.ownName) is \(WholePoints($0.size[axis])) \(side)" }
    }

    /// In characters. More terms are not read.
    private static let longestSum = 40

    /// A view and the views in it that its length comes from, each in the one before, down to one that sets the length.
    func decidingViews(in view: ShownView, _ axis: Axis) -> [ShownView] {
        Array(
            sequence(first: view) { inner in
                inner.id != view.id && inner.hasOwnLength(axis) ? nil : decisive(in: inner, axis)
            })
    }

    /// `the HStack’s three cards are 130 wide each, 8 apart`, of a stack that is as long as its views are together.
    private func equalViews(in stack: ShownView, _ axis: Axis) -> String? {
        let units = stack.children.map { StructureUnit(from: $0, views, reach: .child) }
        guard stack.facts.stackAxis == axis, units.count > 1, let owner = owner(stack) else { return nil }
        let nouns = units.map { noun($0, axis) }.unique
        let lengths = units.map { WholePoints(views[$0.outer].size[axis]) }.unique
        let gaps = stack.gaps.map { WholePoints($0.length) }.unique
        guard nouns.count == 1, lengths.count == 1, gaps.count <= 1 else { return nil }
        let whose = stack.id == core.id ? "its" : owner
        let subject = "\(whose) \(Wording.number(units.count)) \(Wording.plural(nouns[0]))"
        let apart = gaps.first.map { $0.isZero ? "" : ", \($0) apart" } ?? ""
        return "\(subject) are \(lengths[0]) \(axis.lengthAdjective) each\(apart)"
    }

    /// `the VStack holds an Image of 40 and a Spacer of at least 8`, of a stack of one view and a spacer at its minimum.
    private func sumWithSpacer(_ stack: ShownView, _ axis: Axis) -> String? {
        let children = stack.children.map { views[$0] }
        guard stack.facts.stackAxis == axis, children.count == 2,
            let spacer = children.first(where: { $0.isSpacer }), isAtMinimum(spacer, axis),
            let view = children.first(where: { $0.role != .spacer }), let owner = ownerName(stack)
        else { return nil }
        let unit = StructureUnit(from: view.id, views, reach: .child)
        let content = Wording.withIndefiniteArticle(noun(unit, axis))
        return
            "\(owner) holds \(content) of \(WholePoints(view.size[axis])) and a Spacer of at least "
            + "\(WholePoints(spacer.size[axis]))"
    }

    /// `the Color alone has a frame 300 wide`, of a stack with one view that is longer than what the whole stack is proposed.
    private func longestView(in stack: ShownView, _ axis: Axis) -> String? {
        guard stack.facts.stackAxis == axis, let proposed = stack.answeredProposal[axis] else { return nil }
        let tooLong = stack.children.map { views[$0] }.filter { $0.size[axis] > proposed + 0.5 }
        guard tooLong.count == 1, stack.children.count > 1 else { return nil }
        let unit = StructureUnit(from: tooLong[0].id, views, reach: .child)
        let core = views[unit.core]
        let name = core.role == .text ? quoted(core) : uniqueSubject(unit.outer, of: stack).map(Wording.uncapitalized)
        guard let name else { return nil }
        let length = WholePoints(tooLong[0].size[axis])
        if let ideal = views.idealLength(in: unit.chain), ideal.axis == axis {
            return "\(name) alone takes its ideal \(axis.lengthName) of \(length) because of \(ideal.modifier)"
        }
        let frame = unit.chain.map { views[$0] }.first { $0.hasOwnLength(axis) }
        let noun = frame.map { "has a \($0.name)" } ?? "is"
        return "\(name) alone \(noun) \(length) \(axis.lengthAdjective)"
    }

    /// The one view in it that its length comes from.
    private func decisive(in view: ShownView, _ axis: Axis) -> ShownView? {
        if view.kind == .modifier { return view.children.first.map { views[$0] } }
        let children = view.children.map { views[$0] }.filter { $0.isVisible }
        guard view.facts.stackAxis != axis || children.count == 1, let longest = children.map({ $0.size[axis] }).max(),
            // What has room around it does not decide.
            longest > view.size[axis] - 0.5
        else { return nil }
        let all = children.filter { $0.size[axis] > longest - 0.5 }
        return all.count == 1 ? all[0] : nil
    }

    /// `The Spacer makes it 759 high.`, of a row whose content makes it as high as it is proposed.
    var filled: String? {
        guard core.facts.stackAxis == .horizontal, let proposed = core.answeredProposal.height,
            abs(proposed - core.size.height) < 0.5
        else { return nil }
        let deciding = sequence(first: core) { decisive(in: $0, .vertical) }
        guard let view = deciding.first(where: { $0.facts.stackAxis == .vertical }) else { return nil }
        let spacers = view.children.count { views[$0].isSpacer && views[$0].isVisible }
        let isUnique = views.count { $0.isSpacer && $0.isVisible } == spacers
        guard spacers > 0, let owner = isUnique ? "the" : owner(view) else { return nil }
        let words = spacers == 1 ? "Spacer makes" : "Spacers make"
        return Wording.sentence("\(owner) \(words) it \(WholePoints(proposed)) high")
    }

    /// `Paddings move the layers: 60 below “Title”; 280 left of and 90 above the Image.`
    var overlappingPaddings: String? {
        let moved = views.units(in: StructureUnit(from: core.id, views, reach: .child)).filter(\.overlapsPaddings)
        guard (1...3).contains(moved.count) else { return nil }
        let parts = moved.compactMap { unit -> String? in
            let isText = views[unit.core].role == .text
            guard let name = isText ? quoted(views[unit.core]) : uniqueSubject(unit.outer) else { return nil }
            let sums = EdgeLengths(sumOf: unit.paddings.compactMap { views[$0].paddings }, magnification: magnification)
            let edges = PhysicalEdge.allCases.filter { sums[$0] > 0.5 }
            guard !edges.isEmpty, Set(PhysicalEdge.allCases.map { WholePoints(sums[$0]) }).count > 1 else { return nil }
            let words = edges.map { "\(WholePoints(sums[$0])) \($0.preposition)" }
            return "\(Wording.list(words)) \(Wording.uncapitalized(name))"
        }
        guard parts.count == moved.count else { return nil }
        return "Paddings move the layers: \(parts.joined(separator: "; "))."
    }

    /// `A padding of −20 lets the Color reach 20 above its place.`, or `The Color reaches out by 20 above, 16 left and right: its
    /// paddings there are negative.`
    var negativePadding: String? {
        for view in views where view.isPadding && view.isInView && view.isVisible {
            guard view.parent.map({ !views[$0].isPadding }) ?? true else { continue }
            // Paddings right around each other are one.
            let nested = sequence(first: view) { $0.children.first.map { views[$0] } }.prefix(while: \.isPadding)
            let sums = EdgeLengths(sumOf: nested.compactMap(\.paddings), magnification: magnification)
            let out = EdgeLengths { max(-sums[$0], 0) }
            let edges = [PhysicalEdge.top, .bottom, .left, .right].filter { out[$0] > 0.5 }
            guard let most = edges.map({ out[$0] }).max(), most >= Self.minMove, let member = member(holding: view),
                let name = uniqueSubject(member.view, of: member.container)
            else { continue }
            // A negative padding larger than its view leaves it no length, and moves it by less.
            if let axis = Axis.allCases.first(where: { axis in
                let own = axis == .horizontal ? sums.left + sums.right : sums.top + sums.bottom
                return own < 0 && view.size[axis] < 0.5
            }) {
                let adjective = axis.lengthAdjective
                let sides = PhysicalEdge.words(edges)
                return "\(name) has a padding of \(WholePoints(-most)) \(sides), which leaves it 0 \(adjective)."
            }
            guard let ways = out.words({ "\(WholePoints($0))" }) else { continue }
            if edges.count == 1, let edge = edges.first {
                let way = "\(WholePoints(most)) \(edge.preposition)"
                return "A padding of \(WholePoints(-most)) lets \(Wording.uncapitalized(name)) reach \(way) its place."
            }
            let isEven = edges.allSatisfy { abs(out[$0] - most) < 0.05 }
            let reason = isEven ? "its padding there is \(WholePoints(-most))" : "its paddings there are negative"
            return "\(name) reaches out by \(ways): \(reason)."
        }
        return nil
    }
}
