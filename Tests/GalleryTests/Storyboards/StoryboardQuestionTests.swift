import CairoPainting
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming
@testable import Plumbline
@testable import Scenes

/// Places its two children with a different width than it measured them with.
private struct Halves: Layout {
    var width: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        for subview in subviews { _ = subview.sizeThatFits(.unspecified) }
        return CGSize(width: 80, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let width = width ?? CGFloat(30 + 10 * index)
            subview.place(at: bounds.origin, proposal: ProposedViewSize(width: width, height: 20))
        }
    }
}

@MainActor @Suite("Questions in storyboards")
struct StoryboardQuestionTests {
    private func storyboard<V: View>(
        _ width: CGFloat?, _ height: CGFloat?, of label: String? = nil,
        @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
    ) async throws -> Storyboard {
        let scene = Scene("own/story", proposal: ProposedViewSize(width: width, height: height)) { view() }
        let settings = LayoutSettings(
            scene.storyboard(of: label), text: try PangoText.shared, scale: 1, assets: Gallery.assets)
        let snapshot = await scene.storyboard(of: label).settleAll(settings, isSampled: false).snapshots[0]
        return try #require(Storyboard(snapshot, of: label))
    }

    // MARK: Flexibility

    @Test("a child that is then proposed 0 keeps the range that was measured")
    func proposedNothing() async throws {
        let story = try await storyboard(100, 20) {
            HStack(spacing: 0) {
                Color.red.frame(width: 100)
                Color.green.frame(maxWidth: 60)
                Color.blue
            }
        }
        let turns = story.steps.filter { $0.currentChild != nil }
        #expect(turns.suffix(2).map(\.proposal?.width) == [0, 0])
        let ranges = story.steps.flatMap(\.ranges)
        #expect(ranges.map(\.minimum) == [100, 0, 0] && ranges.map(\.maximum) == [100, 60, .infinity])
    }

    @Test("if only the minimum was measured, the card shows only that")
    func least() async throws {
        let story = try await storyboard(200, 20) {
            HStack(spacing: 0) {
                Color.red.frame(width: 30).layoutPriority(1)
                Color.green.frame(minWidth: 40)
            }
        }
        let step = try #require(story.steps.first { $0.exchange == .question })
        #expect(story.text(step).headline == "asks how small it can be")
        #expect(story.text(step).lines == ["1 probe, at 0", "minimums of lower priorities are kept for them"])
    }

    @Test("the order of turns is explained if two or more children were measured for flexibility")
    func order() async throws {
        let story = try await storyboard(200, 20) {
            HStack {
                Color.red
                Color.green
            }
        }
        let step = try #require(story.steps.first { $0.exchange == .question })
        #expect(story.text(step).headline == "asks how far each stretches")
        #expect(story.text(step).lines == ["4 probes, at 0 and at ∞", "the least flexible is served first"])
    }

    // MARK: Asked again

    @Test("the card says whether children are placed with the container’s size, another, or each with its own")
    func again() async throws {
        func lines<V: View>(@ViewBuilder _ view: @escaping @MainActor @Sendable () -> V) async throws -> [String] {
            let story = try await storyboard(200, nil, view)
            return story.steps.last.map { story.text($0).lines.filter { $0.contains("asked again") } } ?? []
        }
        #expect(
            try await lines {
                ZStack {
                    Color.red.frame(width: 60, height: 30)
                    Color.blue.frame(width: 90, height: 20)
                }
            }
                == ["2 children asked again with its size: same answers"])
        #expect(
            try await lines {
                Halves(width: 40) {
                    Color.red.frame(width: 9)
                    Color.blue.frame(width: 9)
                }
            }
                == ["2 children asked again with 40 × 20: 2 answer differently"])
        #expect(
            try await lines {
                Halves {
                    Color.red.frame(width: 9, height: 9)
                    Color.blue.frame(width: 9, height: 9)
                }
            }
                == ["2 children asked again, each with a size of its own: same answers"])
        #expect(
            try await lines {
                HStack {
                    Color.red.frame(height: 30)
                    Color.blue.frame(height: 20)
                }
            }
                == ["2 children asked again with its height: same answers"])
    }

    // MARK: Not seen

    @Test("a hidden or transparent child takes part, and the card says that it is invisible")
    func unseen() async throws {
        let story = try await storyboard(200, 20) {
            HStack {
                Color.red.hidden()
                ForEach(0..<3) { Color.green.opacity($0 == 1 ? 0.0 : 1.0).frame(height: 10) }
                ForEach(0..<3) { _ in Color.blue.frame(height: 10).opacity(0) }
            }
        }
        let turns = story.steps.filter { $0.currentChild != nil }
        #expect(turns.first.flatMap { story.text($0).answer.last } == "not seen: hidden")
        // Visible children are not combined with invisible ones.
        #expect(turns.map { story.text($0).answer.contains("not seen: opacity 0") } == [false, false, true])
        #expect(story.sentences.contains { $0.contains("fills the proposal, not seen: hidden.") })
        let whole = try await storyboard(200, 20) {
            HStack {
                Color.red
                Color.blue
            }.opacity(0)
        }
        #expect(
            whole.steps.first { $0.exchange == .answer }.flatMap { whole.text($0).lines.last } == "not seen: opacity 0")
        #expect(whole.steps.map(whole.text).allSatisfy { !$0.answer.contains { $0.hasPrefix("not seen") } })
    }

    // MARK: Left out

    @Test("if no alternative fits, the last one is not measured, and the card counts those that are")
    func notAsked() async throws {
        let story = try await storyboard(20, 40, of: "fits") {
            ViewThatFits {
                Color.red.frame(width: 150, height: 20)
                Color.green.frame(width: 80, height: 50)
                Color.blue.frame(width: 100, height: 30)
            }.layoutLabel("fits")
        }
        let step = try #require(story.steps.first { $0.exchange == .question })
        #expect(StoryboardWords(story: story).children(step) == "2 of 3 children")
        #expect(story.sentences.contains { $0.contains("“fits” asks 2 of 3 children before it proposes.") })
        // The proposal it passes on is dashed already.
        let setter = Typesetter(text: try PangoText.shared, grid: PixelGrid(scale: 1))
        var roles: [LegendRole: Hue] = [:]
        _ = StoryboardGrid(style: .light, setter: setter, story: story).block(&roles)
        #expect(roles[.proposal] != nil && roles[.innerProposal] == nil)
    }

    @Test("alternatives that do not fit are shown with their size and the reason")
    func leftOut() async throws {
        let story = try await storyboard(120, 40, of: "fits") {
            ViewThatFits {
                Color.red.frame(width: 150, height: 20)
                Color.green.frame(width: 80, height: 50)
                Color.blue.frame(width: 100, height: 30)
                Color.orange.frame(width: 10, height: 10)
            }.layoutLabel("fits")
        }
        let step = try #require(story.steps.first { $0.exchange == .question })
        #expect(step.to.count + step.leftOut == 3)
        // The third fits, so the fourth is not measured.
        #expect(StoryboardWords(story: story).children(step) == "3 of 4 children")
        let lines = story.text(step).lines
        #expect(lines.count == 3)
        #expect(lines[0].hasSuffix("proposed nil × nil, takes 150 × 20"))
        #expect(lines[1].hasSuffix("proposed nil × nil, takes 80 × 50"))
        #expect(lines[2].hasSuffix("proposed nil × nil, takes 100 × 30"))
        let answer = story.text(try #require(story.steps.first { $0.isSized }))
        #expect(answer.lines == ["its third child’s: the first that fits, as width 150 > 120 and height 50 > 40"])
    }

    @Test("alternatives after the one that fits are not measured, and the card counts them")
    func notTried() async throws {
        let story = try await storyboard(100, 40, of: "fits") {
            ViewThatFits {
                Color.red.frame(width: 150, height: 20)
                Color.green.frame(width: 80, height: 20)
                Color.blue.frame(width: 60, height: 20)
            }.layoutLabel("fits")
        }
        #expect(story.sentences.contains { $0.contains("“fits” asks 2 of 3 children before it proposes.") })
    }

    @Test("if none fits, the last is used, and the sizes of the others are shown")
    func noneFits() async throws {
        let story = try await storyboard(50, 30, of: "fits") {
            ViewThatFits(in: .horizontal) {
                Color.red.frame(width: 150)
                Color.green.frame(width: 80)
            }.layoutLabel("fits")
        }
        let step = try #require(story.steps.first { $0.exchange == .question })
        #expect(step.leftOut == 1 && step.to.isEmpty)
        #expect(
            story.steps.first { $0.isSized }.map { story.text($0).lines } == [
                "its last child’s: none before it fits, as width 150 > 50"
            ])
    }
}
