import Diagramming
import Foundation
import Scenes
import Testing

@testable import Explorable
@testable import Plumbline

/// What explorable pages show is what the engine computes.
@MainActor @Suite("Explorable pages")
struct ExplorableTests {
    private nonisolated static let names = [
        "stacks/priority", "stacks/hstack", "stacks/zstack", "everyday/chat", "padding/in-a-frame", "borders/border",
        "flexible-frames/min-and-max", "geometry-reader/half-size", "secondary-views/background", "hit-points/bar",
        "language/tree-fits", "language/sweep", "language/comparison", "dimensions/my-flex-frame",
        "combining-stacks/wrapped", "percentages/chat", "everyday/player", "everyday/comments", "everyday/timer",
        "controls/toggle",
    ]
    private nonisolated static let budget = LayoutBudget(widths: 60...60, heights: 12...12, products: 24...24)

    private func page(_ scene: Scene) async throws -> Payload {
        let render = Render(scene, scale: 2, appearance: .light, assets: Gallery.assets)
        let text = try await render.page(try await render.settledDraft(), budget: Self.budget).text
        let json = try #require(text.split(separator: "id=\"layouts\">").last?.split(separator: "</script>").first)
        return try JSONDecoder().decode(Payload.self, from: Data(json.utf8))
    }

    /// What a page and the engine have for a view: its corner, from its parent's, and its size, in hundredths of a point.
    private struct Place: Equatable {
        var x, y, width, height: Int
    }

    private func places(_ snapshot: LayoutSnapshot, _ selection: FigureSelection) -> [Place] {
        let views = snapshot.listedViews(selection)
        return views.map { view in
            let corner = view.parent.map { views[$0].frame.origin } ?? .zero
            return Place(
                x: Hundredths.of(view.frame.minX - corner.x), y: Hundredths.of(view.frame.minY - corner.y),
                width: Hundredths.of(view.frame.width), height: Hundredths.of(view.frame.height))
        }
    }

    @Test(
        "show, at fifty widths, ten heights and ten of both, the places and sizes that LayoutSnapshot gives",
        arguments: names)
    func sizes(name: String) async throws {
        let scene = try #require(Gallery.scenes.first { $0.name == name })
        let part = try #require(try await page(scene).parts.first)
        let render = Render(scene, scale: 2, appearance: .light, assets: Gallery.assets)
        let first = try #require(try await render.explored().first)
        let settings = first.changed(LayoutSettings(scene, scale: 2, assets: Gallery.assets))
        let own = first.picture.proposal
        func compare(_ cells: [[Int]]) async throws -> Int {
            for cell in cells {
                // A proposal of the scene's own may have more digits than the page.
                let proposal = ProposedViewSize(
                    width: cell[0] == part.own[0] ? own.width : Payload.length(part.widths[cell[0]]),
                    height: cell[1] == part.own[1] ? own.height : Payload.length(part.heights[cell[1]]))
                let shown = try #require(part.layout(cell[0], cell[1])).map {
                    Place(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
                }
                let snapshot = await first.picture.proposing(proposal).settle(settings)
                #expect(shown == places(snapshot, scene.selection), "\(name) proposed \(proposal)")
            }
            return cells.count
        }
        func spread(_ cells: [[Int]], _ count: Int) -> [[Int]] {
            let laidOut = cells.filter { part.layout($0[0], $0[1]) != nil }
            guard laidOut.count > count else { return laidOut }
            return (0..<count).map { laidOut[$0 * (laidOut.count - 1) / (count - 1)] }
        }
        let (widths, heights) = (Array(part.widths.indices), Array(part.heights.indices))
        #expect(try await compare(spread(widths.map { [$0, part.own[1]] }, 50)) == 50)
        #expect(try await compare(spread(heights.map { [part.own[0], $0] }, 10)) == 10)
        let both = widths.flatMap { width in heights.map { [width, $0] } }
            .filter { $0[0] != part.own[0] && $0[1] != part.own[1] }
        #expect(try await compare(spread(both, 10)) == 10)
    }

    @Test("have the steps of every container under every proposal")
    func steps() async throws {
        let scene = try #require(Gallery.scenes.first { $0.name == "everyday/chat" })
        let part = try #require(try await page(scene).parts.first)
        var told: [Int: [Int]] = [:]
        for story in part.steps.stories {
            for layout in Payload.values(story.l) { told[layout, default: []].append(story.c) }
        }
        for shape in part.shapes {
            let parents = shape.views.map { $0[1] }
            let containers = shape.views.indices.filter { view in parents.count { $0 == view } > 1 }
            #expect(containers.count > 4)
            for layout in Payload.values(shape.layouts) { #expect(told[layout]?.sorted() == containers) }
        }
        let own = try #require(part.number(part.own[0], part.own[1]))
        #expect(told[own]?.contains(Payload.values(part.steps.main)[own]) == true)
    }

    @Test("of figures that cannot be drawn are their cards, without handles and without a script")
    func failed() async throws {
        let scene = Scene("lost") { Color.red }
        let card = Scene.placeholder(for: scene, reason: "the mast is gone")
        let render = Render(card, scale: 1, appearance: .light, assets: .none)
        let text = try await render.page(try await render.settledDraft(), budget: Self.budget).text
        #expect(text.contains("could not be drawn</h1>") && text.contains("The mast is gone"))
        #expect(!text.contains("<script") && !text.contains("script-src") && !text.contains("id=\"slider\""))
    }

    @Test("of a view that takes its size whatever it is proposed drag its outermost frame")
    func frames() async throws {
        let scene = Scene("frames", proposal: ProposedViewSize(width: 320, height: 150)) {
            HStack(spacing: 0) {
                Color.red
                Color.blue.frame(width: 40)
            }
            .frame(width: 304, height: 140)
        }
        let render = Render(scene, scale: 2, appearance: .light, assets: Gallery.assets)
        let picture = try #require(try await render.explored().first)
        #expect(picture.note != nil && picture.picture.proposal == ProposedViewSize(width: 304, height: 140))
        let settings = try render.settings()
        func widths(_ width: CGFloat?) async -> [CGFloat] {
            let proposal = ProposedViewSize(width: width, height: 100)
            return await picture.picture.proposing(proposal).settle(settings).records.prefix(3).map(\.frame.width)
        }
        #expect(await widths(200) == [200, 200, 160])
        #expect(await widths(nil) == [50, 50, 10])
        let flexible = Scene("flexible", proposal: ProposedViewSize(width: 320, height: 150)) {
            Color.red.frame(width: 304)
        }
        let other = Render(flexible, scale: 2, appearance: .light, assets: Gallery.assets)
        #expect(try await other.explored().first?.note == nil)
    }

    @Test("of the same scene are the same bytes")
    func deterministic() async throws {
        let scene = try #require(Gallery.scenes.first { $0.name == "language/tree-fits" })
        func text() async throws -> String {
            let render = Render(scene, scale: 2, appearance: .light, assets: Gallery.assets)
            return try await render.page(try await render.settledDraft(), budget: Self.budget).text
        }
        let (first, second) = (try await text(), try await text())
        #expect(first == second)
    }

    @Test("cannot be escaped from by words of a scene")
    func hostile() async throws {
        let hostile = "</script><img src=x onerror=alert(1)>"
        let scene = Scene("hostile") { Text(hostile).layoutLabel(hostile) }.title(hostile).caption(hostile)
        let render = Render(scene, scale: 1, appearance: .light, assets: .none)
        let text = try await render.page(try await render.settledDraft(), budget: Self.budget).text
        #expect(!text.contains("<img"))
        #expect(text.components(separatedBy: "</script>").count == 3)
    }
}

/// The data of a page, read as its script reads it.
private struct Payload: Decodable {
    var parts: [Part]

    struct Part: Decodable {
        var widths, heights: [Int]
        var own: [Int]
        var cells: [Int]
        var shapes: [Shape]
        var steps: Steps

        /// The number of a layout; nil if there is none.
        func number(_ width: Int, _ height: Int) -> Int? {
            let number = Payload.values(cells)[height * widths.count + width]
            return number >= 0 ? number : nil
        }

        /// Corner, from the parent's, and size of every view, in hundredths of a point; nil if there is no layout.
        func layout(_ width: Int, _ height: Int) -> [[Int]]? {
            guard let number = number(width, height) else { return nil }
            for shape in shapes {
                guard let place = Payload.values(shape.layouts).firstIndex(of: number) else { continue }
                return shape.frames.map { frame in
                    [frame.x, frame.y, frame.w, frame.h].map { Payload.values($0)[place] }
                }
            }
            return nil
        }
    }

    struct Steps: Decodable {
        var main: [Int]
        var stories: [Story]
    }

    /// The container, and the numbers of the layouts.
    struct Story: Decodable {
        var c: Int
        var l: [Int]
    }

    struct Shape: Decodable {
        var layouts: [Int]
        var views: [[Int]]
        var frames: [View]

        struct View: Decodable { var x, y, w, h: [Int] }
    }

    static func values(_ runs: [Int]) -> [Int] {
        guard let first = runs.first else { return [] }
        var values = [first]
        for index in stride(from: 1, to: runs.count, by: 2) {
            for _ in 0..<runs[index + 1] { values.append(values[values.count - 1] + runs[index]) }
        }
        return values
    }

    static func length(_ hundredths: Int) -> CGFloat? {
        if hundredths == Hundredths.none { return nil }
        return hundredths >= Hundredths.infinity ? .infinity : CGFloat(hundredths) / 100
    }
}
