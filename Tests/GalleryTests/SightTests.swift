import Foundation
import Testing

@testable import Diagramming
@testable import Plumbline

@MainActor @Suite("Invisible views")
struct SightTests {
    private func scene(_ content: @escaping @MainActor @Sendable () -> some View) -> Scene {
        Scene("sight", proposal: ProposedViewSize(width: 200, height: 60), content: content)
            .annotations(.overflow, .ledger)
    }

    private func altText(_ scene: Scene) throws -> String {
        try Figure(scene, scale: 1).altText
    }

    /// Hatches above the picture: stripes, and the numbers of overflows.
    private func marks(_ scene: Scene) async throws -> [String] {
        try await scene.drawn(1).flatMap { drawn in
            drawn.picture.labels.map { $0.shapes[0].string }.filter { $0.contains("+") }
        }
    }

    @Test("scrolled or clipped content is not overflow, and alt text says that it continues")
    func clipped() async throws {
        let rows = scene { ScrollView { VStack(spacing: 0) { ForEach(0..<4) { _ in Color.red.frame(height: 30) } } } }
        #expect(try await marks(rows) == [])
        #expect(try await rows.drawn(1).allSatisfy { $0.roles[.overflow] == nil })
        #expect(try altText(rows).contains("VStack continues out of sight beyond ScrollView, 60 below."))
        let cut = scene { Color.red.frame(width: 90, height: 20).frame(width: 50).clipped() }
        #expect(try await marks(cut) == [])
        let shaped = scene { Color.red.frame(width: 90, height: 20).frame(width: 50).clipShape(Capsule()) }
        #expect(try await marks(shaped) == [])
    }

    @Test("alt text says which view clips another, how far that continues, and whether any of it is visible")
    func cutters() throws {
        let moved = scene {
            Color.red.frame(width: 40, height: 20).offset(x: 200).frame(width: 100, height: 40).clipped()
        }
        let said = try altText(moved)
        #expect(said.contains("is out of sight beyond the outermost frame, 170 on the right."), "\(said)")
        #expect(!said.contains("beyond the offset"))
        // A view that continues no further than its container is described with it.
        let rows = scene {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<4) { Color.red.frame(width: 10, height: 20 + CGFloat($0)) } }
            }
        }
        #expect(try altText(rows).ranges(of: "out of sight beyond").count == 1)
        let shaped = scene { Color.red.frame(width: 90, height: 20).frame(width: 50, height: 20).clipShape(Circle()) }
        let shown = try altText(shaped)
        #expect(
            shown.contains("beyond what the outermost frame shows, 35 on the left and right."), "\(shown)")
    }

    @Test("a view that overflows within the window, or out of a window that does not clip, still overflows")
    func seen() async throws {
        let inner = scene {
            ScrollView {
                Color.red.frame(width: 90, height: 20).frame(width: 50)
                Color.blue.frame(height: 9)
            }
            .frame(width: 80)
        }
        #expect(try await marks(inner) == ["+15", "+15"])
        let open = scene { ScrollView { Color.red.frame(height: 90) }.scrollClipDisabled() }
        #expect(try await marks(open) == ["+30"])
        #expect(try altText(open).contains("reaches out of ScrollView, 30 below."))
        let own = scene { Color.red.frame(width: 90, height: 20).clipped().frame(width: 50) }
        #expect(try await marks(own) == ["+20", "+20"])
    }

    @Test("hidden, transparent and scrolled-away views are marked in table and alt text, only the outermost")
    func unseen() async throws {
        let scene = scene {
            HStack {
                Text("One").hidden()
                VStack { Text("Two") }.opacity(0)
                ScrollView {
                    Color.red.frame(width: 20, height: 60)
                    Color.blue.frame(width: 20, height: 20)
                }
                Text("Three").opacity(0.5)
            }
        }
        let views = try #require(try await scene.drawn(1).first).scene.views
        let notes = views.compactMap { view in view.hiddenReason.map { "\(view.name) \($0.rawValue)" } }
        #expect(notes == ["Text hidden", "VStack opacity 0", "frame out of sight"])
        let said = try altText(scene)
        #expect(said.contains(/Text “One”, [^;]*, hidden;/), "\(said)")
        #expect(said.contains(/VStack, [^;]*, opacity 0/), "\(said)")
        #expect(said.contains(", out of sight"), "\(said)")
        let items = try Figure(scene, scale: 1).displayList.items
        #expect(items.contains { "\($0)".contains(", hidden") })
    }

    @Test("a tree marks invisible views, in their boxes and in alt text")
    func unseenTree() throws {
        let tree = scene {
            HStack {
                Text("One").hidden()
                Color.red.opacity(0)
                Text("Two")
            }
        }.tree()
        let said = try altText(tree)
        #expect(said.contains(/to Text “One”, which takes [^;]* and is not seen: hidden;/), "\(said)")
        #expect(said.contains(/to Color \.red\.opacity\(0\), which takes [^;]* and is not seen: opacity 0;/), "\(said)")
        #expect(said.ranges(of: "is not seen: hidden").count == 1)
        let texts = try Figure(tree, scale: 1).displayList.items.texts
        #expect(texts.count { $0 == "hidden" } == 1 && texts.count { $0 == "opacity 0" } == 1)
    }

    @Test("for a mask, alt text names the masking view, and says that the other is visible only there")
    func masks() throws {
        let scene = scene { Color.red.frame(width: 80, height: 40).mask { Circle().frame(width: 20) } }
        let said = try altText(scene)
        let held = "holds frame (width 80, height 40), 80 × 40 at 0, 0, filled by Color .red; "
        #expect(
            said.contains(held + "and seen only through frame width 20, 20 × 20 at 30, 10, filled by Circle."),
            "\(said)")
    }

    @Test("content with opacity 0 is invisible; a border around a faded view is visible")
    func clear() async throws {
        let scene = scene {
            HStack {
                Color.red.opacity(0)
                Text("One").foregroundStyle(.clear)
                Circle().fill(.blue.opacity(0.5).opacity(0))
                Color.clear.border(.red)
                Text("Two").opacity(0).border(.red)
                Text("Three").border(.red).opacity(0)
                Color.clear.overlay { Text("Four") }
            }
        }
        let views = try #require(try await scene.drawn(1).first).scene.views
        let transparent = views.filter { $0.hiddenReason == .transparent }.map {
            $0.detail.isEmpty ? $0.name : $0.detail
        }
        #expect(transparent == [".red.opacity(0)", "“One”", "Circle", "“Three”", ".clear"])
        #expect(try altText(scene).contains(/Color \.red\.opacity\(0\), [^;]*, opacity 0;/))
    }
}
