import Foundation
import LayoutEngine

/// Makes the steps of a story from a negotiation.
struct StoryTeller {
    let snapshot: LayoutSnapshot
    let scene: FigureScene
    let container: ShownView
    private let negotiation: Negotiation
    var steps: [Storyboard.Step] = []
    /// The boxes inside each child whose own exchange was told, outermost first, by child.
    var inner: [Int: [Storyboard.Box]] = [:]

    /// Equal turns in a row, from this many on, become one step after the first; and so do turns after the most.
    private static let repeatsFrom = 3
    private static let mostTurns = 7

    init(_ snapshot: LayoutSnapshot, _ scene: FigureScene, _ container: Int) {
        self.snapshot = snapshot
        self.scene = scene
        self.container = scene.views[container]
        negotiation = Negotiation(snapshot, scene, container)
        propose()
        probe()
        takeTurns()
        answer()
        place()
    }

    private var children: [Int] { container.children }
    private var axis: Axis? { container.facts.stackAxis }

    /// The length a stack divides, in points.
    private var length: CGFloat? {
        axis.flatMap { container.offered[$0] }.flatMap { $0.isFinite ? $0 : nil }
    }

    private func text(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

    // MARK: Propose

    private mutating func propose() {
        var step = Storyboard.Step(
            exchange: .offer, from: container.parent, to: [container.id],
            headline: container.parent == nil ? "is proposed \(container.offered)" : "offers \(container.offered)")
        let sum = Arithmetic.grouped(gaps)
        if let length, !sum.isEmpty {
            let rest = Arithmetic.rest(of: length, less: sum)
            step.lines = ["gaps leave \(lengthText(rest.value)) = \(rest)"]
        }
        step.bar = bar([])
        steps.append(step)
    }

    // MARK: Choose

    private mutating func probe() {
        guard !negotiation.probes.isEmpty else { return }
        let asked = children.filter { child in negotiation.probes.contains { $0.child == child } }
        var step = Storyboard.Step(
            exchange: .question, from: container.id, to: asked, headline: "asks before it offers")
        if let axis, length != nil {
            step.headline = "asks how far each stretches"
            step.ranges = asked.map { child in
                let probes = negotiation.probes.filter { $0.child == child }
                // Of children of lower priority only the least is asked.
                let most = probes.first { $0.proposal[axis] == .infinity }?.size[axis]
                return Storyboard.Range(
                    view: child, count: 1, least: probes.map { $0.size[axis] }.min() ?? 0, most: most)
            }.reduce(into: []) { ranges, next in
                // Neighbours that stretch alike are one line.
                if let last = ranges.last, (last.least, last.most) == (next.least, next.most),
                    scene.views[last.view].name == scene.views[next.view].name
                {
                    ranges[ranges.count - 1].count += 1
                } else {
                    ranges.append(next)
                }
            }
            step.lines = [
                text(negotiation.probes.count, "probe") + ", at 0 and at ∞", "the least flexible is served first",
            ]
            step.bar = bar([])
        } else {
            step.lines = negotiation.probes.prefix(3).map {
                "\(scene.views[$0.child].storyName), offered \($0.proposal), takes \(sizeText($0.size))"
            }
            let rest = negotiation.probes.count - step.lines.count
            if rest > 0 { step.lines.append("and \(text(rest, "more probe"))") }
        }
        steps.append(step)
    }

    private mutating func takeTurns() {
        var index = 0
        let turns = negotiation.turns
        while index < turns.count {
            turn(index)
            index += 1
            // Equal ones that follow, and all after the most that are told, are one step.
            let equal = turns[index...].prefix { isAlike($0, turns[index - 1]) }.count
            let told = steps.count { $0.speaker != nil && $0.from == container.id }
            if told >= Self.mostTurns, index < turns.count {
                fold(index..<turns.count)
                index = turns.count
            } else if equal + 1 >= Self.repeatsFrom {
                fold(index..<index + equal)
                index += equal
            }
        }
    }

    private func isAlike(_ a: Negotiation.Question, _ b: Negotiation.Question) -> Bool {
        scene.views[a.child].name == scene.views[b.child].name && a.size == b.size
    }

    private mutating func turn(_ index: Int) {
        let turn = negotiation.turns[index]
        let chain = chain(from: turn)
        guard chain.count == 1 else { return tell(chain, after: boxes(upTo: index - 1)) }
        var step = offer(turn, by: container.id)
        step.answer = answer(turn, scene.views[turn.child])
        step.boxes = boxes(upTo: index)
        if !step.boxes.contains(where: { $0.view == turn.child }) {
            // No place goes with that size: it is laid on the offer.
            step.boxes = [Storyboard.Box(view: turn.child, rect: CGRect(origin: .zero, size: turn.size))]
        }
        step.bar = bar(Array(negotiation.turns[...index]))
        steps.append(step)
    }

    /// An offer that is not answered yet.
    func offer(_ turn: Negotiation.Question, by asker: Int) -> Storyboard.Step {
        var offer = offer(turn, scene.views[turn.child])
        var step = Storyboard.Step(exchange: .offer, from: asker, to: [turn.child], headline: "offers \(offer[0])")
        // The sum belongs to the number.
        if offer.count > 1, offer[1].hasPrefix("=") { step.headline += " " + offer.remove(at: 1) }
        step.lines = Array(offer.dropFirst())
        step.speaker = turn.child
        step.offer = turn.proposal
        return step
    }

    /// What was offered, then why, where it is the offer explained.
    private func offer(_ turn: Negotiation.Question, _ view: ShownView) -> [String] {
        let whole = "\(turn.proposal)"
        guard let reason = view.explanation?.offer else { return [whole] }
        if let axis, length != nil {
            guard reason[axis].length.isNear(turn.proposal[axis]) else { return [whole] }
            return [lengthText(turn.proposal[axis])] + because(reason[axis])
        }
        let isExplained = Axis.allCases.allSatisfy { reason[$0].length.isNear(turn.proposal[$0]) }
        return [whole] + (isExplained ? because(reason) : [])
    }

    func answer(_ turn: Negotiation.Question, _ view: ShownView) -> [String] {
        let reason = turn.size == view.size ? view.explanation.map { because($0.answer) } ?? [] : []
        return reason.count == 1
            ? ["takes \(sizeText(turn.size)): \(reason[0])"] : ["takes \(sizeText(turn.size))"] + reason
    }

    /// The reasons without what they are reasons for: `width = 118.52 + 2·10`.
    private func because(_ reason: SizeReason) -> [String] {
        let (width, height) = (because(reason.width), because(reason.height))
        if width == height, reason.width.arithmetic == nil { return width }
        return zip(["width", "height"], [width, height]).compactMap { side, parts in
            guard let first = parts.first else { return nil }
            return side + (first.hasPrefix("=") ? " " : ": ") + parts.joined(separator: ": ")
        }
    }

    private func because(_ reason: LengthReason) -> [String] {
        let sum = reason.arithmetic.flatMap { $0.isPlain ? nil : "= \($0)" }
        return [sum, reason.rule.isEmpty ? nil : reason.rule].compactMap { $0 }
    }

    private mutating func fold(_ range: Swift.Range<Int>) {
        let turns = negotiation.turns[range]
        guard let first = turns.first else { return }
        let isSame = turns.allSatisfy { isAlike($0, first) }
        var step = Storyboard.Step(
            exchange: .offer, from: container.id, to: turns.map(\.child),
            headline: "goes on the same way, \(range.count) times")
        if isSame {
            step.lines = ["each takes \(sizeText(first.size)) too"]
        } else if let axis {
            step.lines = ["together they take \(lengthText(turns.reduce(0) { $0 + $1.size[axis] }))"]
        }
        step.boxes = boxes(upTo: range.upperBound - 1)
        step.bar = bar(Array(negotiation.turns[..<range.upperBound]))
        steps.append(step)
    }

    private mutating func answer() {
        var step = Storyboard.Step(
            exchange: .answer, from: container.id, to: [container.parent],
            headline: "takes \(sizeText(container.size))")
        if let answer = container.explanation?.answer {
            step.lines = because(answer)
        }
        step.isSized = true
        step.boxes = boxes(upTo: negotiation.turns.count - 1)
        step.bar = bar(negotiation.turns)
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
        if !line.isEmpty { step.lines.append(line.joined(separator: ", ")) }
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
                "\(text(count, "child").replacing("childs", with: "children")) asked again with its size: "
                    + (changed == 0 ? "as before" : "\(changed) \(changed == 1 ? "answers" : "answer") otherwise"))
        }
        let others = negotiation.others
        if others.count > 0 {
            let note = others.new == 0 ? "all as before" : "\(others.new) of them for other proposals"
            step.lines.append("\(text(others.count, "more probe")), \(note)")
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
    /// they are placed, unless that is with another size.
    private func boxes(upTo last: Int) -> [Storyboard.Box] {
        guard last >= 0 else { return [] }
        let served = negotiation.turns[...last]
        guard let axis else {
            return served.flatMap { turn in
                let size = scene.views[turn.child].size
                guard Axis.allCases.allSatisfy({ Optional(turn.size[$0]).isNear(size[$0]) }) else {
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

    private func bar(_ served: [Negotiation.Question]) -> Storyboard.Bar? {
        guard let axis, let length, !children.isEmpty else { return nil }
        return Storyboard.Bar(
            length: length, gaps: gaps.reduce(0, +), taken: served.map { ($0.child, $0.size[axis]) })
    }
}

extension CGFloat? {
    /// Equal, but for the last digits.
    fileprivate func isNear(_ other: CGFloat?) -> Bool {
        guard let a = self, let b = other else { return self == nil && other == nil }
        return a == b || abs(a - b) < 0.005
    }
}
