import Testing

@testable import Plumbline

@MainActor
@Suite("Alt text of a screen's structure")
struct AltTextStructureTests {
    private struct Row: View {
        let text: String

        var body: some View {
            HStack {
                Text(text)
                Spacer()
                Image(systemName: "heart")
            }
        }
    }

    private func altText(_ content: @escaping @MainActor () -> some View) throws -> String {
        let scene = Scene("screen", proposal: ProposedViewSize(width: 240, height: nil)) { content() }
        return try Figure(scene.annotations(.structure), scale: 1).altText
    }

    @Test("a button without a border is a button, though it is drawn as its text")
    func button() throws {
        let said = try altText {
            VStack(spacing: 8) {
                Text("Nothing found")
                Button("Clear search") {}
            }
        }
        #expect(said.contains("The VStack takes 115 × 49 and stacks a Text and a Button, 8 apart."), "\(said)")
    }

    @Test("the screen's own type does not name what is in its padding, the types of its parts name them")
    func types() throws {
        struct Screen: View {
            var body: some View {
                VStack(spacing: 12) {
                    Text("Names")
                    Row(text: "Ada")
                    Row(text: "Boris")
                }
                .padding(16)
            }
        }
        let said = try altText { Screen() }
        #expect(said.contains("stacks a Text and two Rows, 12 apart, inside 16 of padding."), "\(said)")
        #expect(!said.contains("The Screen takes"), "\(said)")
    }
}
