import Testing

@testable import Diagramming

@Suite("The source of a scene")
struct SceneCodeTests {
    private static let file = """
        import Plumbline

        let scenes = [
            Scene("stacks/priority", proposal: ProposedViewSize(width: 300, height: nil)) {
                HStack(spacing: 8) {  // a row "{"
                    Text("Symphony No. 9 } \\(note("}"))")
                    Text(artist)
                        .layoutPriority(1)
                        .layoutLabel("artist")
                }
                .frame(width: 300)
            },
            Scene("inline") { Text("Hi").padding() }, Scene("second") { Color.red },
            Scene("content", content: { Text("x") }),
        ]

        struct Bubble: View {
            let words: String
            var body: some View {
                Text(words).padding(12)
            }
        }
        """

    private func listing(_ line: Int, with words: String? = nil) throws -> String {
        CodeListing(try SceneCode(ofCallOn: line, with: words, in: Self.file)).text
    }

    @Test("is its closure, whatever strings and comments hold, without layout labels")
    func isTheClosure() throws {
        #expect(
            try listing(4)
                == """
                HStack(spacing: 8) {  // a row "{"
                    Text("Symphony No. 9 } \\(note("}"))")
                    Text(artist)
                        .layoutPriority(1)
                }
                .frame(width: 300)
                """.replacing("  //", with: " //"))
    }

    @Test("is distinguished from another on its line by the scene's name")
    func isToldByName() throws {
        #expect(try listing(13) == "Text(\"Hi\").padding()")
        #expect(try listing(13, with: "second") == "Color.red")
    }

    @Test("may be the last argument")
    func mayBeAnArgument() throws { #expect(try listing(14) == "Text(\"x\")") }

    @Test("of a view type is its body")
    func isTheBody() throws {
        #expect(CodeListing(try SceneCode(bodyOf: "Bubble", in: Self.file)).text == "Text(words).padding(12)")
    }

    @Test("of a PreviewProvider is its previews, or one of them")
    func previews() throws {
        let file = """
            struct Card_Previews: PreviewProvider {
                static var device = "Phone"
                static var previews: some View {
                    Group {
                        Card("one").padding()
                        VStack { Card("two") }
                    }
                    .preferredColorScheme(.dark)
                }
            }
            """
        #expect(SceneCode.line(of: "previews", in: "Card_Previews", file) == 3)
        #expect(SceneCode.line(of: "previews", in: "Row_Previews", file) == nil)
        let code = try SceneCode(ofCallOn: 3, in: file)
        #expect(code.view(0, of: 1) == code)
        let views = (0..<2).map { code.view($0, of: 2).map { CodeListing($0).text } }
        #expect(views == ["Card(\"one\").padding()", "VStack { Card(\"two\") }"])
        #expect(code.view(0, of: 3) == nil)
    }

    @Test("is refused if it is ambiguous")
    func isRefused() {
        #expect(throws: SceneCode.Problem.noClosure(line: 1)) { try listing(1) }
        #expect(throws: SceneCode.Problem.noBody(of: "Missing")) { try SceneCode(bodyOf: "Missing", in: Self.file) }
        #expect(throws: SceneCode.Problem.unbalanced) { try SceneCode("HStack { Text(\"a\") ") }
        #expect(throws: SceneCode.Problem.unbalanced) { try SceneCode("Text(\"a)") }
    }

    @Test("has its views with their modifiers")
    func hasViews() throws {
        let code = try SceneCode(ofCallOn: 4, in: Self.file)
        #expect(code.expressions.map(\.name) == ["HStack", "Text", "Text"])
        #expect(code.expressions.map { $0.links.map(\.name) } == [["frame"], [], ["layoutPriority", "layoutLabel"]])
        #expect(code.expressions.map(\.parent) == [nil, 0, 0])
        #expect(code.expressions[2].label == "artist")
    }
}
