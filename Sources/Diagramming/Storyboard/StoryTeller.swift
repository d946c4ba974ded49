import Foundation
import LayoutEngine

/// Makes the steps of a story from a negotiation.
struct StoryTeller {
    let snapshot: LayoutSnapshot
    let scene: FigureScene
    let container: ShownView
    let names: StoryNames
    /// Whether it is told to ears: nothing proposed is `nil`, and names have their words whole.
    let isSpoken: Bool
    let negotiation: Negotiation
    /// What a stack does that divides no length; nil where it divides one.
    private var undivided: String?
    var steps: [Storyboard.Step] = []
    /// The boxes inside each child whose own exchange was told, outermost first, by child.
    var inner: [Int: [Storyboard.Box]] = [:]

    init(
        _ snapshot: LayoutSnapshot, _ scene: FigureScene, _ container: Int, _ names: StoryNames, isSpoken: Bool = false
    ) {
        self.snapshot = snapshot
        self.scene = scene
        self.container = scene.views[container]
        (self.names, self.isSpoken) = (names, isSpoken)
        negotiation = Negotiation(snapshot, scene, container)
        undivided = undividing
        propose()
        probe()
        takeTurns(0..<negotiation.turnsBeforeAnswer)
        answer()
        let told = steps.count
        takeTurns(negotiation.turnsBeforeAnswer..<negotiation.turns.count)
        for step in steps.indices[told...] { steps[step].isSized = true }
        place()
    }

    var children: [Int] { container.children }
    var axis: Axis? { container.facts.stackAxis }

    /// The length a stack divides, in points.
    var length: CGFloat? { undivided == nil ? offeredLength : nil }

    /// The length along a stack that it was offered.
    private var offeredLength: CGFloat? {
        axis.flatMap { container.offered[$0] }.flatMap { $0.isFinite ? $0 : nil }
    }

    func words(_ proposal: ProposedViewSize) -> String { isSpoken ? proposal.spoken : "\(proposal)" }

    func name(_ view: Int) -> String { isSpoken ? names.spokenName(view) : names.name(view) }

    func text(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

    /// A verb, where words are a sentence.
    private func are(_ count: Int) -> String { isSpoken ? count == 1 ? "is " : "are " : "" }

    func thereAre(_ count: Int, _ word: String) -> String {
        (isSpoken ? "there " : "") + are(count) + text(count, word)
    }

    // MARK: Propose

    /// What a stack does whose offers have nothing to do with what its other children take, as those of a lazy one.
    private var undividing: String? {
        guard let axis, let length = offeredLength, let last = negotiation.turns.last else { return nil }
        let side = axis == .horizontal ? "width" : "height"
        if negotiation.turns.allSatisfy({ $0.proposal[axis] == nil }) {
            return "no \(side) is divided: \(children.count == 1 ? "its child" : "each child") takes its ideal one"
        }
        let before = negotiation.turns.filter { $0.child != last.child }
        let isWhole = negotiation.turns.allSatisfy { $0.proposal[axis].isNear(length) }
        guard isWhole, before.contains(where: { $0.size[axis] > 0 }) else { return nil }
        return "no \(side) is divided: each child is offered all of it"
    }

    private mutating func propose() {
        var step = Storyboard.Step(
            exchange: .offer, from: container.parent, to: [container.id],
            headline: container.parent == nil
                ? "is proposed \(words(container.offered))" : "offers \(words(container.offered))")
        let sum = Arithmetic.grouped(gaps)
        if let length, !sum.isEmpty {
            let rest = Arithmetic.rest(of: length, less: sum)
            step.lines = ["gaps leave \(lengthText(rest.value)) \(rest.sign) \(rest)"]
        }
        if let undivided { step.lines.append(undivided) }
        step.bar = bar([])
        steps.append(step)
    }

    // MARK: Choose

    mutating func turn(_ index: Int) {
        let turn = negotiation.turns[index]
        let chain = chain(from: turn)
        guard chain.count == 1 else { return tell(chain, after: boxes(upTo: index - 1)) }
        var step = offer(turn, by: container.id)
        step.answer = answer(turn, scene.views[turn.child])
        step.boxes = boxes(upTo: index)
        if !step.boxes.contains(where: { $0.view == turn.child }) {
            // No place goes with that size: it is laid on the offer.
            let origin = container.slot(of: scene.views[turn.child])?.origin ?? .zero
            step.boxes.append(Storyboard.Box(view: turn.child, rect: CGRect(origin: origin, size: turn.size)))
        }
        step.bar = bar(Array(negotiation.turns[...index]))
        steps.append(step)
    }

    /// An offer that is not answered yet.
    func offer(_ turn: Negotiation.Question, by asker: Int) -> Storyboard.Step {
        var offer = offer(turn, scene.views[turn.child])
        var step = Storyboard.Step(exchange: .offer, from: asker, to: [turn.child], headline: "offers \(offer[0])")
        // The sum belongs to the number.
        if offer.count > 1, Self.isSum(offer[1]) { step.headline += " " + offer.remove(at: 1) }
        step.lines = Array(offer.dropFirst())
        step.speaker = turn.child
        step.offer = turn.proposal
        return step
    }

    /// What was offered, then why, where it is the offer explained.
    private func offer(_ turn: Negotiation.Question, _ view: ShownView) -> [String] {
        let whole = words(turn.proposal)
        guard let reason = view.explanation?.offer else { return [whole] }
        if let axis, length != nil {
            guard reason[axis].length.isNear(turn.proposal[axis]) else { return [whole] }
            let (side, offered) = (axis == .horizontal ? "width" : "height", lengthText(turn.proposal[axis]))
            let spoken = turn.proposal[axis] == nil ? "nil as its \(side)" : "a \(side) of \(offered)"
            return [isSpoken ? spoken : offered] + because(reason[axis])
        }
        let isExplained = Axis.allCases.allSatisfy { reason[$0].length.isNear(turn.proposal[$0]) }
        return [whole] + (isExplained ? because(reason) : [])
    }

    func answer(_ turn: Negotiation.Question, _ view: ShownView) -> [String] {
        // Placed with another offer, a view may take another size: each has its reason.
        let told = turn.size == view.size ? view.explanation?.answer : view.explanation?.sizing
        let isToldOf = told.map { why in Axis.allCases.allSatisfy { why[$0].length.isNear(turn.size[$0]) } } ?? false
        let reason = told.map { isToldOf ? because($0) : [] } ?? []
        let answer =
            reason.count == 1
            ? ["takes \(sizeText(turn.size)): \(reason[0])"] : ["takes \(sizeText(turn.size))"] + reason
        return answer + unseen(view)
    }

    /// Why nobody sees a view that takes part like all others.
    func unseen(_ view: ShownView) -> [String] {
        view.undrawn.map { ["not seen: \($0.rawValue)"] } ?? []
    }

    /// The reasons without what they are reasons for: `width = 118.52 + 2·10`.
    private func because(_ reason: SizeReason) -> [String] {
        let (width, height) = (because(reason.width), because(reason.height))
        if width == height, reason.width.arithmetic == nil { return width }
        return zip(["width", "height"], [width, height]).compactMap { side, parts in
            guard let first = parts.first else { return nil }
            if isSpoken { return "the \(side) is \(parts.map(spoken).joined(separator: ", "))" }
            return side + (Self.isSum(first) ? " " : ": ") + parts.joined(separator: ": ")
        }
    }

    private static func isSum(_ reason: String) -> Bool { reason.hasPrefix("= ") || reason.hasPrefix("≈ ") }

    /// A sum after a verb needs no sign.
    private func spoken(_ reason: String) -> String {
        guard Self.isSum(reason) else { return reason }
        return (reason.hasPrefix("≈") ? "about " : "") + reason.dropFirst(2)
    }

    private func because(_ reason: LengthReason) -> [String] {
        let sum = reason.arithmetic.flatMap { $0.isPlain ? nil : "\($0.sign) \($0)" }
        return [sum, reason.rule.isEmpty ? nil : reason.rule].compactMap { $0 }
    }

    private mutating func answer() {
        var step = Storyboard.Step(
            exchange: .answer, from: container.id, to: [container.parent],
            headline: "takes \(sizeText(container.size))")
        if let answer = container.explanation?.answer {
            step.lines = because(answer)
        }
        step.lines += unseen(container)
        step.isSized = true
        step.boxes = boxes(upTo: negotiation.turnsBeforeAnswer - 1)
        step.bar = bar(Array(negotiation.turns[..<negotiation.turnsBeforeAnswer]))
        steps.append(step)
    }

    // MARK: Place

    private mutating func place() {
        guard !children.isEmpty else { return }
        var step = Storyboard.Step(
            exchange: .placement, from: container.id, to: children,
            headline: children.count == 1 ? "places its child" : "places its children")
        var line: [String] = []
        if let axis, children.count <= 4 {
            let places = children.map { lengthText(container.seen(finalRect($0)).origin[axis]) }
            line.append(
                "at \(places.dropLast().joined(separator: ", "))\(places.count > 1 ? " and " : "")\(places.last!)")
        }
        let lines = AlignedLine.all(of: container, in: scene)
        var guides: [String] = []
        for line in lines where !guides.contains(line.key.name) { guides.append(line.key.name) }
        if !guides.isEmpty { line.append("lined up on \(SpokenNames.list(guides))") }
        if isSpoken {
            step.headline = ([step.headline] + line).joined(separator: ", ")
        } else if !line.isEmpty {
            step.lines.append(line.joined(separator: ", "))
        }
        // The lines of all rows and columns would cover what they line up.
        step.guides = lines.filter { !$0.isTrack }.map { line in
            Storyboard.Guide(
                name: line.key.name, axis: line.key.axis,
                position: line.position - container.frame.origin[line.key.axis])
        }
        if !negotiation.repeats.isEmpty {
            let changed = negotiation.repeats.count { again in
                negotiation.turns.contains { $0.child == again.child && $0.size != again.size }
            }
            let count = negotiation.repeats.count
            step.lines.append(
                "\(text(count, "child").replacing("childs", with: "children")) \(are(count))asked again\(anew): "
                    + (changed == 0 ? "as before" : "\(changed) \(changed == 1 ? "answers" : "answer") otherwise"))
        }
        let others = negotiation.others
        if others.count > 0 {
            let note = others.untold == 0 ? "all as before" : "\(others.untold) of them for other proposals"
            step.lines.append("\(thereAre(others.count, "more probe")), \(note)")
        }
        step.isSized = true
        step.boxes = children.flatMap { child in
            [Storyboard.Box(view: child, rect: finalRect(child))]
                + (inner[child] ?? []).map { Storyboard.Box(view: $0.view, rect: finalRect($0.view), isInner: true) }
        }
        steps.append(step)
    }

    // MARK: Where things are

    /// As it was placed, from the container's leading top corner: a story is told alike in both directions.
    func finalRect(_ child: Int) -> CGRect {
        container.seen(scene.views[child].frame.offsetBy(dx: -container.frame.minX, dy: -container.frame.minY))
    }

    /// The gap before each child of a stack, in points, as it was placed.
    private var gaps: [CGFloat] {
        guard let axis else { return [] }
        let frames = children.map(finalRect)
        return frames.indices.map { index in
            guard index > 0 else { return 0 }
            let gap = frames[index].origin[axis] - frames[index - 1].origin[axis] - frames[index - 1].size[axis]
            // Differences of places come out a hair beside the gap.
            return (gap * 1e6).rounded() / 1e6
        }
    }

    /// The children served so far. In a stack they stand where they would with nobody else there yet; elsewhere where
    /// they are placed, unless that is with a smaller size: then no place goes with what they answered.
    func boxes(upTo last: Int) -> [Storyboard.Box] {
        guard last >= 0 else { return [] }
        let served = negotiation.turns[...last]
        guard let axis else {
            return served.flatMap { turn in
                let size = scene.views[turn.child].size
                guard Axis.allCases.allSatisfy({ turn.size[$0] < size[$0] + 0.005 }) else {
                    return [Storyboard.Box]()
                }
                let origin = finalRect(turn.child).origin
                return [Storyboard.Box(view: turn.child, rect: CGRect(origin: origin, size: turn.size))]
                    + (inner[turn.child] ?? [])
            }
        }
        var (boxes, position): ([Storyboard.Box], CGFloat) = ([], 0)
        for (child, gap) in zip(children, gaps) {
            position += gap
            guard let turn = served.first(where: { $0.child == child }) else { continue }
            var origin = finalRect(child).origin
            origin[axis] = position
            boxes.append(Storyboard.Box(view: child, rect: CGRect(origin: origin, size: turn.size)))
            position += turn.size[axis]
        }
        return boxes
    }

    func bar(_ served: [Negotiation.Question]) -> Storyboard.Bar? {
        guard let axis, let length, !children.isEmpty else { return nil }
        return Storyboard.Bar(
            length: length, gaps: gaps.reduce(0, +), taken: served.map { ($0.child, $0.size[axis]) })
    }
}

extension CGSize {
    /// Equal, but for the last digits.
    func isNear(_ other: CGSize) -> Bool { Axis.allCases.allSatisfy { Optional(self[$0]).isNear(other[$0]) } }
}

extension CGFloat? {
    /// Equal, but for the last digits.
    func isNear(_ other: CGFloat?) -> Bool {
        guard let a = self, let b = other else { return self == nil && other == nil }
        return a == b || abs(a - b) < 0.005
    }
}
