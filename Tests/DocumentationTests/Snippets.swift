import Foundation
import Plumbline
import PlumblineTesting
import Testing

// Snippets of documents that no figure needs. SnippetTests finds them by their lines.

@MainActor
@Suite("Snippets")
struct Snippets {
    @Test("A layout is tested without a pixel")
    func layout() {
        let layout = LayoutSnapshot(
            proposal: ProposedViewSize(width: 300, height: nil),
            textMeasuring: FixedAdvanceText(advance: 10, ascent: 8, descent: 2)
        ) {
            Text("Hello").padding(8).layoutLabel("greeting")
        }
        #expect(layout.size == CGSize(width: 66, height: 26))
        #expect(layout["greeting"]?.proposal.width == 300)
        #expect(layout["greeting"]?.frame.minX == 0)
        #expect(layout.issues.isEmpty)
    }

    @Test("A layout is a golden in the source")
    func printed() {
        expectLayout(
            HStack { Color.red.frame(width: 10, height: 10) },
            matches: """
                HStack  (0, 0) 10 × 10  proposed nil × nil
                  frame width 10, height 10  (0, 0) 10 × 10  proposed nil × 10
                    Color .red  (0, 0) 10 × 10  proposed 10 × 10
                """)
        expectLayout(
            Text("ab").padding(4), textMeasuring: FixedAdvanceText(advance: 10, ascent: 8, descent: 2),
            matches: """
                padding 4  (0, 0) 28 × 18  proposed nil × nil
                  Text “ab”  (4, 4) 20 × 10  proposed nil × nil
                """)
    }

    @Test("A figure is a value")
    func figure() async throws {
        let scene = Scene("hello", proposal: ProposedViewSize(width: 200, height: 100)) { Text("Hello") }
        let figure = try await scene.figure(scale: 2, appearance: .dark)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("hello-\(UUID().uuidString).png")
        try figure.pngData.write(to: file)
        print(figure.altText)
        try FileManager.default.removeItem(at: file)
        #expect(figure.bitmap.width > 0 && !figure.altText.isEmpty)
    }
}
