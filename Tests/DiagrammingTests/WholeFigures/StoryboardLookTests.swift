import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Colors and tints of a storyboard")
struct StoryboardLookTests {
    private func sketches(_ story: Storyboard) -> [(step: Storyboard.Step, canvas: AnnotationCanvas)] {
        let setter = Typesetter(text: fixedText, grid: PixelGrid(scale: 1))
        let painter = StepPicture(style: .light, setter: setter, story: story)
        return story.steps.filter(\.ranges.isEmpty).map { ($0, painter.canvas($0, 1)) }
    }

    /// What a canvas shades as taken beyond a proposal, in points.
    private func excess(_ canvas: AnnotationCanvas) -> CGRect {
        canvas.points.over.reduce(CGRect.null) { all, item in
            if case .fill(let path, DiagramStyle.light.excess, _) = item { all.union(path.boundingRect) } else { all }
        }
    }

    private func story(_ width: CGFloat, _ height: CGFloat, _ make: (Builder) -> NodeID) throws -> Storyboard {
        let builder = Builder(traces: true)
        return try #require(Storyboard(builder.layOut(make(builder), width, height)))
    }

    @Test("children of one kind with their own turns have their own hues, which nothing else in the storyboard has")
    func hues() throws {
        let story = try story(300, 60) { builder in
            builder.row([
                builder.image("a", 20, 20), builder.fill("Color"), builder.image("b", 30, 20),
                builder.image("c", 40, 20),
            ])
        }
        let children = story.scene.views[story.container].children
        let hues = ([story.container] + children).map(story.hue)
        #expect(Set(hues).count == hues.count, "\(hues)")
        #expect(story.hue(children[0]) == story.scene.views[children[0]].hue, "the first has that of its kind")
    }

    @Test("children summed up in one step have one hue")
    func folded() throws {
        let story = try story(300, 60) { builder in
            builder.row((0..<9).map { _ in builder.image("a", 20, 20) })
        }
        #expect(Set(story.scene.views[story.container].children.map(story.hue)).count == 1)
    }

    @Test("the part of a child beyond its proposal is shaded, and in the legend")
    func childBeyond() throws {
        // Of 100 points the image is proposed 50, and takes 80.
        let story = try story(100, 40) { builder in
            builder.row([builder.image("a", 80, 20), builder.fill("Color")], spacing: 0)
        }
        let turns = sketches(story).filter { $0.step.currentChild != nil }
        #expect(turns.count == 2)
        #expect(excess(turns[0].canvas) == CGRect(x: 50, y: 10, width: 30, height: 20))
        #expect(turns[0].canvas.roles[.excess] != nil)
        #expect(excess(turns[1].canvas).isNull && turns[1].canvas.roles[.excess] == nil)
    }

    @Test(
        "unused proposed space is shaded around children already served, whose text keeps its background")
    func servedBefore() throws {
        // The second image is served first because of its priority; the first image's proposal then covers it.
        let story = try story(220, 40) { builder in
            let first = builder.arena.add(
                FixedLayout(size: CGSize(width: 30, height: 20)), info: NodeInfo(name: "Image", words: "b"),
                priority: 1)
            return builder.row([builder.image("a", 20, 20), builder.fill("Color"), first])
        }
        let shaded = sketches(story).map { step, canvas in
            (
                step.boxes.filter { $0.view != step.currentChild }.map(\.rect),
                canvas.points.under.compactMap { item in
                    if case .fill(let path, DiagramStyle.light.unclaimed, _) = item { path.boundingRect } else { nil }
                }
            )
        }
        #expect(
            shaded.contains { boxes, areas in
                boxes.contains { areas.reduce(CGRect.null, { $0.union($1) }).contains($0) }
            })
        for (boxes, areas) in shaded { #expect(!areas.contains { area in boxes.contains { $0.overlaps(area) } }) }
    }

    @Test("the part of a modifier beyond its proposal is shaded in the step of its answer")
    func modifierBeyond() throws {
        let story = try story(200, 90) { builder in
            builder.frame(40, 40, builder.padding(EdgeInsets(.all, 5), builder.image("a", 60, 30)))
        }
        let answer = try #require(sketches(story).first { $0.step.exchange == .answer && $0.step.currentChild != nil })
        #expect(excess(answer.canvas).width == 70 && answer.canvas.roles[.excess] != nil)
    }

    @Test("the part of the container beyond its proposal is shaded in the step of its answer only")
    func containerBeyond() throws {
        let story = try story(60, 40) { builder in
            builder.row([builder.image("a", 40, 50), builder.image("b", 40, 20)], spacing: 0)
        }
        let last = sketches(story).suffix(2)
        #expect(last.map { $0.step.exchange } == [.answer, .placement])
        // To the right of the proposal, and below it.
        #expect(last.map { excess($0.canvas) } == [CGRect(x: 0, y: 0, width: 80, height: 50), .null])
    }
}
