import Drawing
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("Code in a figure")
struct CodeBlockTests {
    private struct Chip: View {
        var body: some View { Text("new").layoutLabel("chip") }
    }

    private struct Toolbar: View {
        var body: some View {
            HStack {
                Text("Inbox").layoutLabel("title")
                Chip()
            }
        }
    }

    /// The lines of code in bold.
    private func strong(_ emphasis: String, _ samples: [CodeSample]) throws -> [String] {
        let snapshot = layout(300, 40) { Toolbar() }
        let scene = FigureScene(snapshot, annotations: .borders, style: .light)
        let setter = Typesetter(text: fixedText, grid: .points)
        let block = CodeBlock(style: .light, setter: setter, scene: scene, snapshot: snapshot, emphasis: [emphasis])
        let items = try #require(block.block(samples, width: 600)).items
        return flattened(items).compactMap { item in
            let bold = item.text?.runs.filter { $0.font.weight == 700 }.map(\.string).joined() ?? ""
            return bold.isEmpty ? nil : bold
        }
    }

    @Test("marks a view in the body that is shown, and at a call only the view that the call makes")
    func bodies() throws {
        let own = CodeSample(try SceneCode("Toolbar()"))
        let body = CodeSample(
            try SceneCode(
                """
                HStack {
                    Text("Inbox").layoutLabel("title")
                    Chip()
                }
                """), type: "Toolbar.body")
        #expect(try strong("title", [own]) == ["Toolbar()"], "there is no nearer place")
        #expect(try strong("title", [own, body]) == [#"Text("Inbox")"#])
        #expect(try strong("Toolbar", [own, body]).first == "Toolbar()")
        #expect(try strong("Chip", [own, body]) == ["Chip()"])
    }
}
