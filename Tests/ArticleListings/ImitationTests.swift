import Plumbline
import Testing

import func TestSupport.sample

/// A view of 80 × 40 at the least, 20 points more than that by choice, and 160 × 120 at most.
private struct Bounded: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(
            width: min(max(proposal.width ?? 100, 80), 160), height: min(max(proposal.height ?? 60, 40), 120))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private enum Child: String, CaseIterable, CustomStringConvertible {
    case rigid, flexible, text, image, resizable, bounded

    var description: String { rawValue }

    @MainActor var view: AnyView {
        switch self {
        case .rigid: AnyView(Color.red.frame(width: 90, height: 30))
        case .flexible: AnyView(Color.red)
        case .text: AnyView(Text("one two three four five six"))
        case .image: AnyView(Image("barbarian"))
        case .resizable: AnyView(Image("barbarian").resizable())
        case .bounded: AnyView(Bounded()() { EmptyView() })
        }
    }
}

private let lengths: [CGFloat?] = sample([nil, 100.5, .infinity, 0, 20], every: 2)

/// A child under a proposal.
@MainActor
private struct Trial: CustomStringConvertible {
    let child: Child
    let width: CGFloat?
    let height: CGFloat?

    /// Every child under every proposal.
    static var all: [Trial] {
        Child.allCases.flatMap { child in
            lengths.flatMap { width in lengths.map { Trial(child: child, width: width, height: $0) } }
        }
    }

    nonisolated var description: String {
        "\(child) under \(String(describing: width)) × \(String(describing: height))"
    }

    /// The size of a view made of the child, and the child's frame in it.
    func result<V: View>(_ modified: (AnyView) -> V) -> [CGRect] {
        // Under ∞ some take an infinite size, which is an issue of the layout, and the same one for both.
        let layout = LayoutSnapshot(
            proposal: ProposedViewSize(width: width, height: height), textMeasuring: exactText,
            environment: listingEnvironment, options: LayoutOptions(traces: false)
        ) { modified(AnyView(child.view.layoutLabel("child"))) }
        return [CGRect(origin: .zero, size: layout.size), layout["child"]?.frame ?? .null]
    }

    private static var answers: [String: CGSize] = [:]

    /// The child's own size, measured once.
    var answer: CGSize {
        if let known = Self.answers[description] { return known }
        let size = result { $0 }[0].size
        Self.answers[description] = size
        return size
    }

    func proposing(_ axis: Axis, _ length: CGFloat?) -> Trial {
        switch axis {
        case .horizontal: Trial(child: child, width: length, height: height)
        case .vertical: Trial(child: child, width: width, height: length)
        }
    }
}

extension CGSize {
    fileprivate func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

@Suite("Article A's imitations")
@MainActor
struct ImitationTests {
    private static let alignments: [Alignment] = [.center, .topLeading, .bottomTrailing]

    @Test("myFrame is frame", arguments: [nil, 0, 120] as [CGFloat?], [nil, 0, 120] as [CGFloat?])
    func frame(width: CGFloat?, height: CGFloat?) async {
        for trial in Trial.all {
            // Others wait for the main actor, too.
            await Task.yield()
            for alignment in Self.alignments {
                let built = trial.result { $0.frame(width: width, height: height, alignment: alignment) }
                let imitated = trial.result { $0.myFrame(width: width, height: height, alignment: alignment) }
                #expect(imitated == built, "\(trial)")
            }
        }
    }

    @Test("myFixedSize is fixedSize", arguments: [true, false], [true, false])
    func fixedSize(horizontal: Bool, vertical: Bool) async {
        for trial in Trial.all {
            // Others wait for the main actor, too.
            await Task.yield()
            let built = trial.result { $0.fixedSize(horizontal: horizontal, vertical: vertical) }
            let imitated = trial.result { $0.myFixedSize(horizontal: horizontal, vertical: vertical) }
            #expect(imitated == built, "\(trial)")
        }
    }

    @Test("the flexible myFrame is frame, but for what is known of it", arguments: FlexBounds.all, Axis.allCases)
    func flexFrame(bounds: FlexBounds, axis: Axis) async {
        for trial in Trial.all {
            // Others wait for the main actor, too.
            await Task.yield()
            let built = trial.result { bounds.frame($0, axis) }
            let imitated = trial.result { bounds.myFrame($0, axis) }
            let proposal = axis == .horizontal ? trial.width : trial.height
            // The built-in asks the child once, under the bounded proposal; the imitation under the plain one first.
            let boundedAnswer = trial.proposing(axis, bounds.clamped(proposal)).answer
            let plainAnswer = trial.answer

            let length = built[0].size.length(axis)
            let imitatedLength = imitated[0].size.length(axis)
            if let known = bounds.difference(
                proposal, child: boundedAnswer.length(axis), plainChild: plainAnswer.length(axis))
            {
                #expect(length == known.built, "\(trial)")
                #expect(imitatedLength == known.imitated, "\(trial)")
            } else {
                #expect(imitatedLength == length, "\(trial)")
            }

            // On the other axis both take the child's length, each under its own question.
            let other: Axis = axis == .horizontal ? .vertical : .horizontal
            let asked =
                axis == .horizontal ? trial.proposing(axis, proposal == nil ? nil : imitatedLength).answer : plainAnswer
            #expect(built[0].size.length(other) == boundedAnswer.length(other), "\(trial)")
            #expect(imitated[0].size.length(other) == asked.length(other), "\(trial)")
            // Where nothing is proposed, the built-in places its child with nil, the imitation with its own length.
            if built[0] == imitated[0], trial.width != nil, trial.height != nil {
                #expect(imitated[1] == built[1], "\(trial)")
            }
        }
    }

    @Test("with a minimum alone, a child larger than the proposal enlarges the imitation only")
    func minimumAlone() {
        let trial = Trial(child: .image, width: 60, height: 92)
        #expect(trial.result { $0.frame(minWidth: 50) }[0].size == size(60, 92))
        #expect(trial.result { $0.myFrame(minWidth: 50) }[0].size == size(101, 92))
    }

    @Test("with a maximum alone, a child larger than the proposal enlarges the built-in only")
    func maximumAlone() {
        let trial = Trial(child: .image, width: 60, height: 92)
        #expect(trial.result { $0.frame(maxWidth: 200) }[0].size == size(101, 92))
        #expect(trial.result { $0.myFrame(maxWidth: 200) }[0].size == size(60, 92))
    }

    @Test("with both, the imitation as printed forgets its minimum")
    func both() {
        let trial = Trial(child: .image, width: 20, height: 92)
        #expect(trial.result { $0.frame(minWidth: 50, maxWidth: 200) }[0].size == size(50, 92))
        #expect(trial.result { $0.myFrame(minWidth: 50, maxWidth: 200) }[0].size == size(20, 92))
    }

    @Test("with an ideal width, the imitation proposes nil to its child: text does not wrap")
    func idealWidth() {
        let trial = Trial(child: .text, width: nil, height: nil)
        #expect(trial.result { $0.frame(idealWidth: 70) }[0].size == size(70, 50))
        #expect(trial.result { $0.myFrame(idealWidth: 70) }[0].size == size(70, 10))
    }
}

/// The bounds of one axis, in points.
struct FlexBounds: CustomStringConvertible, Sendable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?

    /// Bounds in order, as the imitation demands.
    static let all: [FlexBounds] = {
        let minima: [CGFloat?] = [nil, 50, 120]
        let ideals: [CGFloat?] = [nil, 70, 130]
        let maxima: [CGFloat?] = [nil, 110, 200, .infinity]
        let all = minima.flatMap { min in
            ideals.flatMap { ideal in maxima.map { FlexBounds(min: min, ideal: ideal, max: $0) } }
        }
        return all.filter { bounds in
            let lower = bounds.min ?? -.infinity
            let middle = bounds.ideal ?? lower
            return lower <= middle && middle <= bounds.max ?? middle
        }
    }()

    var description: String {
        [("min", min), ("ideal", ideal), ("max", max)].compactMap { name, length in length.map { "\(name) \($0)" } }
            .joined(separator: ", ")
    }

    /// The built-in's proposal to its child.
    func clamped(_ proposal: CGFloat?) -> CGFloat? {
        (proposal ?? ideal).map { Swift.max(Swift.min($0, max ?? .infinity), min ?? -.infinity) }
    }

    /// The two lengths where they are known to differ.
    ///
    /// - Parameters:
    ///   - child: What the child takes under the bounded proposal.
    ///   - plainChild: What it takes under the proposal itself.
    func difference(_ proposal: CGFloat?, child: CGFloat, plainChild: CGFloat) -> (built: CGFloat, imitated: CGFloat)? {
        if proposal == nil, ideal != nil { return nil }
        switch (min, max) {
        case (let min?, _?):
            let length = proposal ?? plainChild
            return length < min ? (min, length) : nil
        case (let min?, nil):
            guard let proposal, proposal < child else { return nil }
            return (Swift.max(proposal, min), Swift.max(plainChild, min))
        case (nil, let max?):
            guard let proposal, proposal < Swift.min(child, max) else { return nil }
            return (Swift.min(child, max), proposal)
        case (nil, nil): return nil
        }
    }

    @MainActor @ViewBuilder func frame(_ view: AnyView, _ axis: Axis) -> some View {
        switch axis {
        case .horizontal: view.frame(minWidth: min, idealWidth: ideal, maxWidth: max)
        case .vertical: view.frame(minHeight: min, idealHeight: ideal, maxHeight: max)
        }
    }

    @MainActor @ViewBuilder func myFrame(_ view: AnyView, _ axis: Axis) -> some View {
        switch axis {
        case .horizontal: view.myFrame(minWidth: min, idealWidth: ideal, maxWidth: max)
        case .vertical: view.myFrame(minHeight: min, idealHeight: ideal, maxHeight: max)
        }
    }
}
