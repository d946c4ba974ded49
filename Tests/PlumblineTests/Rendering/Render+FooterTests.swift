import Foundation
import Testing
import ViewDSL

@testable import Plumbline

@MainActor @Suite("A figure's footer")
struct RenderFooterTests {
    private func footer(_ names: String...) async throws -> [String] {
        let scene = Scene("gap", proposal: ProposedViewSize(width: 100, height: 60)) {
            VStack { ForEach(names, id: \.self) { LabeledBox($0) } }
        }
        let render = Render(scene, scale: 1, appearance: .light, assets: .none)
        return try await render.footer(render.settledDraft().layouts, 1)
    }

    @Test("names the views that boxes stand for, whose sizes are none of theirs")
    func boxes() async throws {
        #expect(try await footer("Map").contains("a box in place of Map"))
        #expect(try await footer("Map", "Chart", "Map").contains("boxes in place of Map and Chart"))
        #expect(try await footer("A", "B", "C").contains("boxes in place of 3 views"))
    }
}
