import Foundation
import LayoutEngine

/// What the outlines of a screen do not show: which of several views was chosen, why a text is truncated, and what spacers
/// take.
struct StructureFinding {
    let scene: FigureScene
    let core: ShownView

    /// - Parameter core: The view that the figure is about.
    init(_ scene: FigureScene, in core: ShownView) { (self.scene, self.core) = (scene, core) }

    var views: [ShownView] { scene.views }
    var magnification: CGFloat { scene.magnification }

    /// Two sentences at most, the more surprising first.
    var sentences: [String] {
        let ratios = twoRatios
        let surprising = [
            overflow, covered, moved, negativePadding, ratios == nil ? overhang : nil, truncation, brokenWord, choice,
            lineReach, alignment, order, filled, overlappingPaddings, columns, spans, reader, ratios ?? ratio, ideal,
            scrolledAway, leastSpacer,
        ].compactMap(\.self)
        let lengths = [shares, stopped, rest, centered, corner].compactMap(\.self)
        let width = surprising.isEmpty ? [narrowWidth, corner == nil ? layersSize : nil].compactMap(\.self) : []
        let all = surprising + lengths + width
        return Array((all.isEmpty ? [filledLength ?? pushed ?? filledTogether].compactMap(\.self) : all).prefix(2))
    }

    /// `It is 29 wider than the 393 it is proposed: “Sign In” has a frame 340 wide, plus 82 of padding.`, or `Its frame is 40
    /// taller than the 60 it is proposed: 20 above and below are cut off.`
    private var overflow: String? { ownOverflow ?? frameOverflow }

    private var frameOverflow: String? {
        let around = views.lineage(of: core.id).reversed().filter { $0 != core.id && views[$0].kind == .modifier }
        return Axis.allCases.lazy.compactMap { axis in
            let frames = around.map { views[$0] }.filter { $0.facts.ownSize[axis] != nil && $0.isTooLarge(axis) }
            guard let frame = frames.first, let proposed = frame.answeredProposal[axis] else { return nil }
            let cut = EdgeLengths { edge in
                edge.axis == axis ? 0 : (edge.reach(frame.frame) - edge.reach(frame.seenFrame)) / magnification
            }
            let reason = cut.words { "\(WholePoints($0))" }.map { "\($0) are cut off" }
            return overflow("Its \(frame.name)", axis, frame.size[axis] - proposed, over: proposed, reason)
        }.first
    }

    private var ownOverflow: String? {
        Axis.allCases.lazy.compactMap { axis in
            guard let proposed = core.answeredProposal[axis], proposed.isFinite else { return nil }
            // What reaches into a safe area is not too large.
            let reach = scene.structure.map { views.safeAreaReach(of: $0.focus, axis) } ?? 0
            let excess = views.claimedSize(core.id)[axis] - proposed - reach
            guard excess.isFinite, excess > 0.5 else { return nil }
            return overflow(Wording.capitalized(pronoun), axis, excess, over: proposed, cause(of: core, axis))
        }.first
    }

    /// What the caption calls the core first.
    var coreName: String { scene.structure?.focus.kind ?? core.ownName }

    /// What the caption calls the core after it was named: after the name of a background or a frame, “it” would be that.
    var pronoun: String {
        guard let focus = scene.structure?.focus else { return "it" }
        let isInOthers = !focus.frames.isEmpty || focus.chain.contains { views[$0].facts.isDecoration }
        return isInOthers ? "the \(focus.kind)" : "it"
    }

    private func overflow(
        _ subject: String, _ axis: Axis, _ excess: CGFloat, over proposed: CGFloat, _ reason: String?
    ) -> String {
        let way = axis == .horizontal ? "wider" : "taller"
        let end = reason.map { ": \($0)" } ?? ""
        return "\(subject) is \(WholePoints(excess)) \(way) than the \(WholePoints(proposed)) it is proposed\(end)."
    }

    /// `The SideMenu is covered by the Home.`
    private var covered: String? {
        let hidden = core.children.map { views[$0] }.first {
            $0.cover != nil && $0.isVisible && !views.isGround($0, of: core)
        }
        guard let hidden, let cover = hidden.cover else { return nil }
        return "\(subject(hidden.id)) is covered by \(Wording.uncapitalized(subject(cover)))."
    }

    /// `The Card`, or `The second Card` of several.
    func subject(_ child: Int, of container: ShownView? = nil) -> String {
        let (unit, alike) = (StructureUnit(from: child, views, reach: .child), siblings(child, container))
        guard alike.count > 1, let index = alike.firstIndex(of: child) else { return "The \(unit.kind)" }
        return "The \(Wording.ordinal(index + 1)) \(unit.isCell ? unit.name : unit.kind)"
    }

    /// `The second and third of three Circles`; nil unless these are several views of one kind in the core.
    func subject(_ children: [Int]) -> String? {
        let alike = children.first.map { siblings($0, nil) } ?? []
        let places = children.compactMap { alike.firstIndex(of: $0) }
        guard children.count > 1, places.count == children.count else { return nil }
        let kind = StructureUnit(from: children[0], views, reach: .child).plural
        if places.count == alike.count {
            return (alike.count == 2 ? "Both" : "All \(Wording.number(alike.count))") + " \(kind)"
        }
        return "The \(Wording.list(places.map { Wording.ordinal($0 + 1) })) of \(Wording.number(alike.count)) \(kind)"
    }

    /// The same; nil if the name could be another view's, too.
    func uniqueSubject(_ child: Int, of container: ShownView? = nil) -> String? {
        let kind = StructureUnit(from: child, views, reach: .child).kind
        // The caption has just named the views of the core, but the core, too.
        let isListed = core.children.contains(child) && kind != scene.structure?.focus.kind
        // All of a name are counted, or the reader would count others.
        let count = max(siblings(child, container).count, 1)
        return isListed || views.visible(named: kind) <= count ? subject(child, of: container) : nil
    }

    /// The views of its kind in a container, which may include it.
    func siblings(_ child: Int, _ container: ShownView?) -> [Int] {
        let kind = StructureUnit(from: child, views, reach: .child).kind
        let alike = (container ?? core).children.filter {
            views[$0].isVisible && StructureUnit(from: $0, views, reach: .child).kind == kind
        }
        return alike.contains(child) ? alike : []
    }

    /// `The HStack is aligned on .center, which the first sets to −20 and the third to 20.`, of containers inside; `Each HStack …`
    /// and `One of three HStacks …` where there are others.
    private var alignment: String? {
        let told = scene.authorsAlignments.filter { $0.id != core.id && $0.isInView }
            .compactMap { view in view.alignment(in: scene).map { (view: view, words: $0) } }
        guard let first = told.first else { return nil }
        let kind = first.view.ownName
        let alike = told.count { $0.view.ownName == kind && $0.words == first.words }
        let all = views.visible(named: kind)
        let others = "of \(Wording.number(all)) \(Wording.plural(kind))"
        let subject =
            alike == all
            ? "\(all == 1 ? "The" : "Each") \(kind) is"
            : alike == 1 ? "One \(others) is" : "\(Wording.capitalized(Wording.number(alike))) \(others) are"
        return "\(subject) \(first.words)."
    }

    /// `The Texts’ modifiers, in order: padding, background, frame; frame, padding, background.`, of texts with their words.
    private var order: String? {
        let units = views.reordered(core.children.map { StructureUnit(from: $0, views, reach: .child) })
        guard let kind = units.first?.kind, units.count <= 3 else { return nil }
        let texts = units.map { views[$0.core].role == .text ? quoted(views[$0.core]) : "" }
        let areNamed = texts.allSatisfy { $0.hasPrefix("“") } && Set(texts).count == texts.count
        let chains = zip(units, texts).map { unit, text in
            (areNamed ? "\(text): " : "") + views.modifiers(of: unit).joined(separator: ", ")
        }
        return "The \(Wording.plural(kind))’ modifiers, in order: \(chains.joined(separator: "; "))."
    }

    /// `The HStack’s three Texts share what is left, 93 each.`
    private var shares: String? {
        let stacks = views.lazy.filter { $0.isInView && $0.isVisible && $0.systemPart == nil }
        return stacks.compactMap { stack in
            guard let axis = stack.facts.stackAxis, fills(stack, axis) else { return nil }
            let fillers = fillers(of: stack).map { StructureUnit(from: $0.id, views, reach: .child) }
            let lengths = fillers.map { WholePoints(views[$0.outer].size[axis]) }.unique
            guard fillers.count > 1, lengths.count == 1, stack.id == core.id || fillers.contains(where: isOutlined),
                fillers.allSatisfy({ views[$0.outer].kind != .leaf || views[$0.outer].role == .shape })
            else { return nil }
            let shared = fillers.count < stack.children.count ? "what is left" : "its \(axis.lengthName)"
            guard Set(fillers.map(\.kind)).count == 1 else {
                let names = fillers.compactMap { uniqueSubject($0.outer) }.map(Wording.uncapitalized)
                guard stack.id == core.id, names.count == fillers.count, names.count <= StructureCaption.fewKinds else {
                    return nil
                }
                let whose = shared == "what is left" ? shared : "the \(coreName)’s \(axis.lengthName)"
                return Wording.sentence("\(Wording.list(names)) share \(whose), \(lengths[0]) each")
            }
            let noun = noun(fillers[0], axis)
            let all = stack.children.filter { views[$0].isVisible }
                .map { StructureUnit(from: $0, views, reach: .child) }
                .filter { noun == fillers[0].kind ? $0.kind == noun : self.noun($0, axis) == noun }
            let some = all.count > fillers.count ? "\(Wording.number(fillers.count)) of " : ""
            let isUnique = views.visible(named: noun) == all.count
            guard let owner = owner(stack) ?? (isUnique ? "the" : nil) else { return nil }
            let number = Wording.number(all.count)
            // `the frames of the HStack’s four Images`
            let hasFrames =
                some.isEmpty && !views[fillers[0].outer].isPadding
                && noun == views[fillers[0].outer].name(around: fillers[0].kind)
            let subject =
                hasFrames
                ? "the \(Wording.plural(views[fillers[0].outer].name)) of \(owner) \(number) \(Wording.plural(fillers[0].kind))"
                : "\(some)\(owner) \(number) \(Wording.plural(noun))"
            return Wording.sentence("\(subject) share \(shared), \(lengths[0]) each")
        }.first
    }

    private func isOutlined(_ unit: StructureUnit) -> Bool {
        unit.chain.contains { scene.structure?.outlined[$0] != nil }
    }

    /// Whether a reader finds the view: the caption names it, or it has an outline.
    func isKnown(_ view: Int, in container: ShownView) -> Bool {
        container.id == core.id || isOutlined(StructureUnit(from: view, views, reach: .child))
    }

    /// The views that take all of the length they are proposed, but spacers and texts.
    func fillers(of stack: ShownView) -> [ShownView] {
        guard let axis = stack.facts.stackAxis, stack.answeredProposal[axis]?.isFinite == true,
            stack.children.count > 1
        else { return [] }
        return stack.children.map { views[$0] }.filter { child in
            // A length of its own may be what is left by chance.
            let hasOwn = StructureUnit(from: child.id, views, reach: .child).frames.contains {
                views[$0].facts.ownSize[axis] != nil && abs(views[$0].size[axis] - child.size[axis]) < 0.01
            }
            return ![.text, .spacer].contains(child.role) && !hasOwn
                && child.answeredProposal[axis].map { abs($0 - child.size[axis]) < 0.01 } ?? false
        }
    }

    /// What has that length: its content, or the padding or frame around it.
    func noun(_ unit: StructureUnit, _ axis: Axis) -> String {
        func isWhole(_ view: Int) -> Bool {
            WholePoints(views[view].size[axis]) == WholePoints(views[unit.outer].size[axis])
        }
        if !unit.isNamed, isWhole(unit.core) { return unit.kind }
        return isWhole(unit.box) ? unit.name : unit.wholeName(in: views)
    }

    /// `the VStack’s`
    func owner(_ stack: ShownView) -> String? { ownerName(stack).map { $0 + "’s" } }

    /// `the VStack`, or, where there are others, `the second VStack` or `the HStack’s second VStack`;
    /// nil if that could be several, too.
    func ownerName(_ stack: ShownView) -> String? {
        // The core has the name that its sentence begins with.
        let name = scene.structure.flatMap { $0.focus.core == stack.id ? $0.focus.kind : nil } ?? stack.ownName
        func isOnly(_ view: ShownView) -> Bool { views.visible(named: view.ownName) < 2 }
        guard stack.id != core.id, !isOnly(stack) else { return "the \(name)" }
        guard let member = member(holding: stack), member.container.id == core.id || isOnly(member.container),
            StructureUnit(from: member.view, views, reach: .child).chain.contains(stack.id)
        else { return nil }
        let siblings = member.container.children.map { StructureUnit(from: $0, views, reach: .child).core }
            .filter { views[$0].ownName == name && views[$0].isVisible }
        let number = siblings.count > 1 ? siblings.firstIndex(of: stack.id).map { Wording.ordinal($0 + 1) + " " } : nil
        if let number, member.container.id == core.id { return "the \(number)\(name)" }
        return "the \(member.container.ownName)’s \(number ?? "")\(name)"
    }
}
