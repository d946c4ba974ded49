import Foundation
import LayoutEngine

/// A picture of a storyboard: some views of a container at their final places, and what just happened.
struct KeyFrame: Sendable {
    /// The views the picture is about; the container in the last picture.
    var views: [Int]
    /// The views that are drawn, these last.
    var drawn: [Int]
    var title: String
    /// What one view was proposed.
    var proposal: ProposedViewSize?
    var note: String
    /// How far views have moved to the container's line, in points.
    var moves: [Move] = []
    /// What the container aligns on.
    var line: Line?
    var bar: Storyboard.Bar?

    struct Move: Sendable {
        var view: Int
        var length: CGFloat
    }

    struct Line: Sendable {
        /// The axis along which its position counts.
        var axis: Axis
        /// From the container's origin, in points.
        var position: CGFloat
        var text: String
    }
}

/// The storyboard of a container in at most four pictures.
///
/// If all children of a stack have fixed lengths and some move to align, the pictures show the alignment; otherwise
/// they show the order of measuring. Views passed through by modifiers have no picture.
struct KeyFrames: Sendable {
    static let maxFrames = 4

    let story: Storyboard
    let isAlignment: Bool
    private let names: StoryboardNames
    private(set) var frames: [KeyFrame] = []

    private var scene: FigureScene { story.scene }
    var container: ShownView { scene.views[story.container] }

    /// nil for a container without children.
    init?(_ story: Storyboard, _ snapshot: LayoutSnapshot) {
        let container = story.scene.views[story.container]
        guard !container.children.isEmpty, container.frame.width > 0, container.frame.height > 0 else { return nil }
        self.story = story
        names = StoryboardNames(story.scene, container: story.container, longest: Self.longestName)
        let aligned = ChildAlignment(container, story.scene, Negotiation(snapshot, story.scene, container.id))
        isAlignment = aligned != nil
        frames = aligned.map { alignment($0) } ?? order()
    }

    // MARK: Order

    /// The order in which the children are measured.
    private func order() -> [KeyFrame] {
        var frames: [KeyFrame] = []
        var drawn: [Int] = []
        for step in story.steps where !isAnswerOfContainer(step) {
            guard let served = served(step) else { continue }
            drawn += served.filter { !drawn.contains($0) }
            frames.append(
                KeyFrame(
                    views: served, drawn: drawn, title: title(served), proposal: proposal(step, served),
                    note: note(step, served), bar: step.bar))
        }
        frames = merged(frames)
        frames.append(last(drawn))
        return frames
    }

    private func isAnswerOfContainer(_ step: Storyboard.Step) -> Bool {
        if case .answer = step.content { step.from == story.container } else { false }
    }

    /// The views that have answered in a step; nil if none has.
    private func served(_ step: Storyboard.Step) -> [Int]? {
        switch step.content {
        case .turn(_, let answer): answer == nil ? nil : step.currentChild.map { [$0] }
        case .answer: step.from.map { [$0] }
        case .repeats, .rest: step.to.compactMap(\.self)
        case .opening, .ranges, .trials, .placement: nil
        }
    }

    private func proposal(_ step: Storyboard.Step, _ served: [Int]) -> ProposedViewSize? {
        guard served.count == 1 else { return nil }
        // The picture has the size that answers the final proposal.
        let view = scene.views[served[0]]
        if view.hasOtherAnswer { return view.answeredProposal }
        return step.proposal ?? view.sizingProposal
    }

    /// What a heading has room for.
    private static let longestName = 40

    /// `“Ready”, frame`; for many views, the number of each kind: `11 × frame`.
    private func title(_ views: [Int]) -> String {
        guard views.count > 3 else { return views.map { name($0) }.joined(separator: ", ") }
        return views.grouped { scene.views[$0].name }
            .map { $0.elements.count > 1 ? "\($0.elements.count) × \($0.key)" : name($0.elements[0]) }
            .joined(separator: ", ")
    }

    /// A view's words or label, else its kind.
    func name(_ view: Int) -> String { ownWords(view) ?? names.name(view) }

    /// The words of a text or the name of an image, if short; nil for a view with a label.
    private func ownWords(_ view: Int) -> String? {
        let shown = scene.views[view]
        guard shown.label == nil, let words = shown.words, !words.isEmpty, words.count <= 24 else { return nil }
        return shown.role == .text ? "“\(words)”" : words
    }

    private func note(_ step: Storyboard.Step, _ served: [Int]) -> String {
        switch step.content {
        case .repeats, .rest:
            let lines = StoryboardWords(story: story).text(step).lines
            guard case .repeats = step.content, let views = lines.first else { return lines.joined(separator: "; ") }
            return Wording.sentence("\(Self.shortened(views)): \(lines.dropFirst().joined(separator: "; "))")
        default:
            let view = scene.views[served[0]]
            // Only the last of a chain was proposed something new.
            return view.explanation?.stepText(namesAxis: container.facts.stackAxis == nil) ?? ""
        }
    }

    /// `the second to 12th frame`, of `from second frame to 12th frame`.
    private static func shortened(_ views: String) -> String {
        guard let kind = views.split(separator: " ").last else { return views }
        return views.replacingOccurrences(of: " \(kind) to ", with: " to ").replacing(#/^(from|for) /#, with: "the ")
    }

    /// Combines all but the first and the last if there are too many.
    private func merged(_ frames: [KeyFrame]) -> [KeyFrame] {
        guard frames.count >= Self.maxFrames, let last = frames.last else { return frames }
        let middle = frames[1..<frames.count - 1]
        var one = frames[frames.count - 2]
        one.views = middle.flatMap(\.views)
        if middle.count > 1 {
            (one.title, one.proposal) = (title(one.views), nil)
            let axis = container.facts.stackAxis
            let sizes = one.views.prefix(4).map { id in
                let size = scene.views[id].size
                return "\(name(id)) takes \(axis.map { lengthText(size[$0]) } ?? sizeText(size))"
            }
            one.note = sizes.joined(separator: ", ") + (one.views.count > 4 ? " …" : "")
        }
        return [frames[0], one, last]
    }

    private func last(_ drawn: [Int]) -> KeyFrame {
        var words = container.explanation?.answer.causes(namesAxis: true) ?? ""
        if words.isEmpty, let first = container.children.first, scene.views[first].size.isNear(container.size) {
            words = "\(withArticle(container.id)) has the size of \(withArticle(first))"
        }
        return KeyFrame(
            views: [story.container], drawn: drawn, title: name(story.container),
            proposal: isAlignment ? nil : container.sizingProposal, note: words.isEmpty ? "" : Wording.sentence(words))
    }

    /// The view in a sentence: its words or label, or its kind with an article.
    private func withArticle(_ view: Int) -> String {
        scene.views[view].label == nil && ownWords(view) == nil ? "the \(name(view))" : name(view)
    }

    // MARK: Alignment

    private func alignment(_ aligned: ChildAlignment) -> [KeyFrame] {
        var (frames, drawn) = ([KeyFrame](), [Int]())
        var deepest = CGFloat.zero
        for (index, child) in container.children.enumerated() {
            let guide = aligned.guides[index]
            drawn.append(child)
            var frame = KeyFrame(views: [child], drawn: drawn, title: name(child), note: "")
            let (value, way) = (lengthText(guide), aligned.axis == .vertical ? "down" : "to the right")
            if index == 0 {
                frame.note = "Its guide, \(value), is the line so far."
            } else if guide > deepest + 0.005 {
                let moved = drawn.dropLast()
                frame.moves = moved.map { KeyFrame.Move(view: $0, length: guide - aligned.guide(of: $0)) }
                let names = Wording.list(moved.map { name($0) }, atMost: 2)
                let by = lengthText(guide - deepest)
                // Each is drawn where it will end, so it is not seen to move.
                let verb = moved.count == 1 ? "starts" : "start"
                let more = moved.count == 1 ? "" : " farther"
                frame.note = "\(value) > \(lengthText(deepest)): \(names) \(verb) \(by)\(more) \(way)."
            } else if guide < deepest - 0.005 {
                frame.moves = [KeyFrame.Move(view: child, length: deepest - guide)]
                frame.note = "\(value) < \(lengthText(deepest)): it starts \(lengthText(deepest - guide)) \(way)."
            } else {
                frame.note = "Its guide is on the line: nothing moves."
            }
            deepest = max(deepest, guide)
            frame.line = KeyFrame.Line(axis: aligned.axis, position: aligned.line, text: lengthText(deepest))
            frames.append(frame)
        }
        frames = merged(frames)
        var last = last(drawn)
        last.line = KeyFrame.Line(axis: aligned.axis, position: aligned.line, text: aligned.name)
        let rest = container.size[aligned.axis] - aligned.line
        let sides = aligned.axis == .vertical ? ("above", "below") : ("before", "after")
        last.note =
            "\(Wording.capitalized(aligned.axis.lengthName)): "
            + "\(lengthText(aligned.line)) \(sides.0) the line, \(lengthText(rest)) \(sides.1)."
        return frames + [last]
    }
}

extension KeyFrames {
    /// Whether the view has a picture of its own.
    func isTold(_ view: Int) -> Bool { frames.contains { $0.views.contains(view) } }

    /// The axis of the line that children meet on.
    var lineAxis: Axis? { frames.first?.line?.axis }

    /// The length that a stack divides, in points.
    var length: CGFloat? { frames.lazy.compactMap(\.bar).first?.length }
}

/// The alignment of a stack's children on its line: their guides, across the stack.
private struct ChildAlignment {
    let axis: Axis
    let name: String
    let children: [Int]
    let guides: [CGFloat]
    /// From the container's edge, in points.
    let line: CGFloat

    /// nil unless the children are of fixed length along the stack, and some move.
    init?(_ container: ShownView, _ scene: FigureScene, _ negotiation: Negotiation) {
        guard let along = container.facts.stackAxis, container.children.count > 1,
            let key = container.facts.guides.first(where: { $0.axis == along.cross })
        else { return nil }
        let questions = negotiation.probes + negotiation.turns
        let isFixed = container.children.allSatisfy { child in
            let own = questions.filter { $0.child == child }
            let size = scene.views[child].size[along]
            return own.allSatisfy { $0.size[along].isNear(size) && !$0.proposal[along].isNear(size) }
        }
        let values = container.children.map { child in
            scene.views[child].guides.first { $0.key == key }?.value
        }
        guard isFixed, values.allSatisfy({ $0 != nil }), Set(values).count > 1 else { return nil }
        let guides = values.compactMap(\.self)
        guard scene.views[container.children[0]].guides.contains(where: { $0.key == key && $0.provenance != .standard })
        else {
            return nil
        }
        (axis, name, children) = (along.cross, key.name, container.children)
        self.guides = guides
        line = guides.max() ?? 0
    }

    func guide(of child: Int) -> CGFloat { children.firstIndex(of: child).map { guides[$0] } ?? 0 }
}
