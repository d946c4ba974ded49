import Foundation
import LayoutEngine

struct StoryboardBuilder {
    let snapshot: LayoutSnapshot
    let scene: FigureScene
    let container: ShownView
    let negotiation: Negotiation
    /// How a stack makes its proposals if it divides no length; nil if it divides one.
    private var ungroupedDivision: Storyboard.Undivided?
    var steps: [Storyboard.Step] = []
    /// For each child whose own exchanges are shown, the boxes inside it, outermost first.
    var inner: [Int: [Storyboard.Box]] = [:]

    init(_ snapshot: LayoutSnapshot, _ scene: FigureScene, _ container: Int) {
        self.snapshot = snapshot
        self.scene = scene
        self.container = scene.views[container]
        negotiation = Negotiation(snapshot, scene, container)
        ungroupedDivision = division
        open()
        probe()
        takeTurns(0..<negotiation.turnsBeforeAnswer)
        answer()
        let before = steps.count
        takeTurns(negotiation.turnsBeforeAnswer..<negotiation.turns.count)
        for step in steps.indices[before...] { steps[step].isSized = true }
        place()
    }

    var children: [Int] { container.children }
    var axis: Axis? { container.facts.stackAxis }

    var dividedAxis: Axis? { length == nil ? nil : axis }

    var length: CGFloat? { ungroupedDivision == nil ? proposedLength : nil }

    private var proposedLength: CGFloat? {
        axis.flatMap { container.sizingProposal[$0] }.flatMap { $0.isFinite ? $0 : nil }
    }

    // MARK: Propose

    /// The division of a stack whose proposals do not depend on its other children, such as a lazy stack.
    private var division: Storyboard.Undivided? {
        guard let axis, let length = proposedLength, let last = negotiation.turns.last else { return nil }
        if negotiation.turns.allSatisfy({ $0.proposal[axis] == nil }) { return .ideal(axis) }
        let before = negotiation.turns.filter { $0.child != last.child }
        let isWhole = negotiation.turns.allSatisfy { $0.proposal[axis].isNear(length) }
        return isWhole && before.contains { $0.size[axis] > 0 } ? .whole(axis) : nil
    }

    private mutating func open() {
        let gaps = Arithmetic.grouped(gaps)
        let afterGaps = length.flatMap { gaps.isEmpty ? nil : Arithmetic.rest(of: $0, less: gaps) }
        steps.append(
            Storyboard.Step(
                content: .opening(container.sizingProposal, afterGaps: afterGaps, division: ungroupedDivision),
                from: container.parent,
                to: [container.id], bar: bar([])))
    }

    // MARK: Turns

    mutating func turn(_ index: Int) {
        let turn = negotiation.turns[index]
        let chain = chain(from: turn)
        guard chain.count == 1 else { return addSteps(of: chain, after: boxes(upTo: index - 1)) }
        var step = step(turn, by: container.id, isAnswered: true)
        step.boxes = boxes(upTo: index)
        if !step.boxes.contains(where: { $0.view == turn.child }) {
            // It was placed with another size: draw this size on the proposal.
            let origin = container.slot(of: scene.views[turn.child])?.origin ?? .zero
            step.boxes.append(Storyboard.Box(view: turn.child, rect: CGRect(origin: origin, size: turn.size)))
        }
        step.bar = bar(Array(negotiation.turns[...index]))
        steps.append(step)
    }

    func step(_ turn: Negotiation.Question, by asker: Int, isAnswered: Bool) -> Storyboard.Step {
        Storyboard.Step(
            content: .turn(proposal(turn), isAnswered ? answer(turn) : nil), from: asker, to: [turn.child],
            currentChild: turn.child, proposal: turn.proposal)
    }

    private func proposal(_ turn: Negotiation.Question) -> Storyboard.Proposal {
        let reason = scene.views[turn.child].explanation?.proposal
        func isExplained(_ axis: Axis) -> Bool { reason?[axis].length.isNear(turn.proposal[axis]) ?? false }
        if let dividedAxis, isExplained(dividedAxis) {
            return Storyboard.Proposal(size: turn.proposal, axis: dividedAxis, reason: reason)
        }
        let isWhole = dividedAxis == nil && Axis.allCases.allSatisfy(isExplained)
        return Storyboard.Proposal(size: turn.proposal, reason: isWhole ? reason : nil)
    }

    func answer(_ turn: Negotiation.Question) -> Storyboard.Answer {
        let view = scene.views[turn.child]
        // Placed with another proposal, a view may take another size: each has its reason.
        let reason = turn.size == view.size ? view.explanation?.answer : view.explanation?.sizing
        let isExplained = Axis.allCases.allSatisfy { reason?[$0].length.isNear(turn.size[$0]) ?? false }
        return Storyboard.Answer(
            size: turn.size, reason: isExplained ? reason : nil, hiddenReason: view.hiddenReasonAnywhere)
    }

    private mutating func answer() {
        let answer = Storyboard.Answer(
            size: container.size, reason: container.explanation?.answer, hiddenReason: container.hiddenReasonAnywhere)
        steps.append(
            Storyboard.Step(
                content: .answer(answer), from: container.id, to: [container.parent],
                boxes: boxes(upTo: negotiation.turnsBeforeAnswer - 1), isSized: true,
                bar: bar(Array(negotiation.turns[..<negotiation.turnsBeforeAnswer]))))
    }

    // MARK: Place

    private mutating func place() {
        guard !children.isEmpty else { return }
        var placement = Storyboard.Placement(count: children.count, repeats: repeats, others: negotiation.others)
        if let axis, children.count <= 4 {
            placement.origins = children.map { container.seen(finalRect($0)).origin[axis] }
        }
        let lines = AlignedLine.all(of: container, in: scene)
        for line in lines where !placement.guides.contains(line.key.name) { placement.guides.append(line.key.name) }
        let boxes = children.flatMap { child in
            [Storyboard.Box(view: child, rect: finalRect(child))]
                + (inner[child] ?? []).map { Storyboard.Box(view: $0.view, rect: finalRect($0.view), isInner: true) }
        }
        // Lines for all rows and columns would cover the cells.
        let guides = lines.filter { !$0.isTrack }.map { line in
            Storyboard.Guide(
                name: line.key.name, axis: line.key.axis,
                position: line.position - container.frame.origin[line.key.axis])
        }
        steps.append(
            Storyboard.Step(
                content: .placement(placement), from: container.id, to: children, boxes: boxes, guides: guides,
                isSized: true))
    }

    private var repeats: Storyboard.Placement.Repeats? {
        let repeats = negotiation.repeats.compactMap { again in
            negotiation.turns.first { $0.child == again.child }.map { (turn: $0, again: again) }
        }
        guard !repeats.isEmpty else { return nil }
        let proposals = repeats.map(\.again.proposal)
        let changed = Axis.allCases.filter { axis in
            repeats.contains { !$0.turn.proposal[axis].isNear($0.again.proposal[axis]) }
        }
        func isShared(_ axis: Axis) -> Bool { proposals.allSatisfy { $0[axis].isNear(proposals[0][axis]) } }
        let isOwn = changed.allSatisfy { isShared($0) && proposals[0][$0].isNear(container.size[$0]) }
        let proposal: Storyboard.Placement.Repeats.Proposal =
            if changed.isEmpty {
                .same
            } else if changed.count == 1, isShared(changed[0]), let length = proposals[0][changed[0]] {
                isOwn ? .containerLength(changed[0]) : .length(changed[0], length)
            } else if isOwn {
                .containerSize
            } else {
                proposals.allSatisfy { $0 == proposals[0] } ? .size(proposals[0]) : .different
            }
        return Storyboard.Placement.Repeats(
            count: repeats.count, proposal: proposal, changed: repeats.count { $0.turn.size != $0.again.size })
    }

    // MARK: Where things are

    /// As it was placed, from the container's leading top corner: a story runs alike in both directions.
    func finalRect(_ child: Int) -> CGRect {
        container.seen(scene.views[child].frame.offsetBy(dx: -container.frame.minX, dy: -container.frame.minY))
    }

    private var gaps: [CGFloat] {
        guard let axis else { return [] }
        let frames = children.map(finalRect)
        return frames.indices.map { index in
            guard index > 0 else { return 0 }
            let gap = frames[index].origin[axis] - frames[index - 1].origin[axis] - frames[index - 1].size[axis]
            // Differences between positions have rounding errors.
            return (gap * 1e6).rounded() / 1e6
        }
    }

    /// The children served so far. In a stack they are where they would be without the others; elsewhere, where they
    /// are finally placed, unless their final size is smaller than this one.
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
