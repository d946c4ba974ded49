import Diagramming
import Foundation
import Testing

@testable import Plumbline

@MainActor @Suite("Moving stills")
struct AnimationTests {
    /// The number of frames that the file says it has; nil for a still.
    private func frames(_ scene: Scene) async throws -> Int? {
        let render = Render(scene, scale: 1, appearance: .light, assets: .none)
        let file = try await render.animation(try await render.settledDraft())
        return file.range(of: Data("acTL".utf8)).map { file[$0.upperBound + 3] }.map(Int.init)
    }

    private func row(_ name: String) -> Scene {
        Scene(name, proposal: ProposedViewSize(width: 200, height: 40)) {
            HStack {
                Color.red.frame(width: 40)
                Color.blue
            }
        }
    }

    @Test("have a frame for each step of a storyboard, none twice")
    func steps() async throws {
        let scene = row("steps").storyboard()
        let layouts = await scene.settleAll(LayoutSettings(scene, scale: 1, assets: .none), isSampled: false)
        let steps = try #require(layouts.snapshots.first.flatMap { Storyboard($0) }).described
        #expect(try await frames(scene) == steps.count)
    }

    @Test("have a frame for each length of a sweep, none twice")
    func sweep() async throws {
        let scene = Scene("sweep", sweep: .widths(60, 200, 120)) { Color.red.frame(height: 9) }
        #expect(try await frames(scene) == 3)
    }

    @Test("have a frame for each panel")
    func panels() async throws {
        let scene = Scene("panels", columns: 2, proposal: ProposedViewSize(width: 100, height: 40)) {
            Panel("a") { Color.red }
            Panel("b") { Color.red.padding(10) }
            Panel("c") { Color.red.padding(12) }
        }
        #expect(try await frames(scene.annotations(.borders)) == 3)
        #expect(try await frames(scene.annotations(.none)) == 3)
    }

    @Test("go from the scene’s own proposal to shorter ones, in few frames")
    func lengths() async throws {
        let count = try #require(try await frames(row("lengths").annotations(.borders)))
        #expect(count >= 3 && count <= 5)
    }

    @Test("of a preview have its title and its caption, not the caption twice")
    func preview() async throws {
        var scene = row("Stats/Preview").annotations(.borders)
        scene.fileTitle = "Stats card"
        let render = Render(scene, scale: 1, appearance: .light, assets: .none)
        let still = try await render.settledDraft()
        let caption = try #require(render.structureCaption(still))
        let first = FigureWords(try #require(try await render.frames(still).first))
        #expect(first.first(with: "Stats card") != nil)
        #expect(first.all.count { $0.hasPrefix(caption.prefix(12)) } == 1, "\(caption): \(first.all)")
    }

    @Test("of a fixed frame set its lengths, and do not say that it was proposed them")
    func fixedFrame() async throws {
        let scene = Scene("fixed", proposal: ProposedViewSize(width: 240, height: 60)) {
            HStack {
                Color.red.frame(minWidth: 60)
                Text("Some words that break")
            }
            .frame(width: 200, height: 60)
        }
        let render = Render(
            scene.annotations(.borders, .proposals), scale: 1, appearance: .light, assets: .none)
        let frames = try await render.frames(try await render.settledDraft()).map { FigureWords($0).all }
        #expect(frames.count > 1)
        #expect(frames.allSatisfy { words in !words.contains { $0.contains("proposed") } }, "\(frames)")
        #expect(
            frames.dropFirst().allSatisfy { words in words.contains { $0.hasPrefix("The outer frame is set to") } },
            "\(frames)")
    }

    @Test("of a tree have the frames of its picture")
    func tree() async throws {
        let count = try #require(try await frames(row("tree").tree()))
        #expect(count >= 3 && count <= 5)
    }

    @Test("stand still where no proposal changes anything")
    func still() async throws {
        let scene = Scene("still", proposal: ProposedViewSize(width: 200, height: 40)) {
            Text("Words").fixedSize()
        }
        #expect(try await frames(scene.annotations(.borders)) ?? 1 == 1)
    }
}
