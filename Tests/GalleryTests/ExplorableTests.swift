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
        "stacks/priority", "stacks/hstack", "stacks/zstack", "alignments/feet", "padding/in-a-frame", "borders/border",
        "flexible-frames/min-and-max", "geometry-reader/half-size", "secondary-views/background", "hit-points/bar",
        "language/tree-fits", "language/sweep", "language/comparison", "dimensions/my-flex-frame",
        "combining-stacks/wrapped", "percentages/chat", "everyday/player", "everyday/comments", "everyday/timer",
        "controls/toggle",
    ]
    private nonisolated static let budget = LayoutBudget(widths: 30...54, heights: 10...12, products: 16...30)

    private func page(_ scene: Scene) async throws -> Payload {
        let render = Render(scene, scale: 2, appearance: .light, assets: Gallery.assets)
        let text = try await render.page(try await render.settledDraft(), budget: Self.budget).text
        let json = try #require(text.split(separator: "id=\"layouts\">").last?.split(separator: "</script>").first)
        return try JSONDecoder().decode(Payload.self, from: Data(json.utf8))
    }

    @Test("show, at fifty places of the handle, the sizes that LayoutSnapshot gives", arguments: names)
    func sizes(name: String) async throws {
        let scene = try #require(Gallery.scenes.first { $0.name == name })
        let part = try #require(try await page(scene).parts.first)
        let render = Render(scene, scale: 2, appearance: .light, assets: Gallery.assets)
        let first = try #require(try await render.explored().first)
        let settings = first.changed(LayoutSettings(scene, scale: 2, assets: Gallery.assets))
        for place in 0..<50 {
            let stop = place * (part.widths.count - 1) / 49
            guard let layout = part.layout(stop, part.own[1]) else { continue }
            let width = stop == part.own[0] ? first.picture.proposal.width : Payload.length(part.widths[stop])
            let proposal = ProposedViewSize(width: width, height: first.picture.proposal.height)
            let snapshot = await first.picture.proposing(proposal).settle(settings)
            let expected = snapshot.listedViews(scene.selection).map {
                [Hundredths.of($0.frame.width), Hundredths.of($0.frame.height)]
            }
            #expect(layout == expected, "\(name) proposed \(proposal)")
        }
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
        var widths: [Int]
        var own: [Int]
        var cells: [Int]
        var shapes: [Shape]

        /// Width and height of every view, in hundredths of a point.
        func layout(_ width: Int, _ height: Int) -> [[Int]]? {
            let number = Payload.values(cells)[height * widths.count + width]
            for shape in shapes {
                guard let place = Payload.values(shape.layouts).firstIndex(of: number) else { continue }
                return shape.frames.map { [Payload.values($0.w)[place], Payload.values($0.h)[place]] }
            }
            return nil
        }
    }

    struct Shape: Decodable {
        var layouts: [Int]
        var frames: [View]

        struct View: Decodable { var w, h: [Int] }
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
