import Testing

@testable import PlumblineProgram

@Suite("Code of listings")
struct ListingCodeTests {
    private func parts(_ code: String) -> [String] {
        ListingCode(code).parts.map { "\($0.isDeclaration ? "D" : "E")\($0.line) \($0.code)" }
    }

    @Test("distinguishes declarations from views, with their lines")
    func parts() {
        #expect(
            parts(
                "import SwiftUI\nstruct A: View {\n    var body: some View { Text(\"a\") }\n}\n\nHStack {\n    A()\n}\n.padding()"
            )
                == [
                    "D0 import SwiftUI", "D1 struct A: View {\n    var body: some View { Text(\"a\") }\n}\n",
                    "E5 HStack {\n    A()\n}\n.padding()",
                ])
    }

    @Test("attributes, operators and braces on lines of their own belong to what they continue")
    func continued() {
        #expect(parts("@MainActor\nvar a: Int\n{\n  1\n}") == ["D0 @MainActor\nvar a: Int\n{\n  1\n}"])
        #expect(
            parts("let a =\n    3\nText(\"a\")\n    + Text(\"b\")") == [
                "D0 let a =\n    3", "E2 Text(\"a\")\n    + Text(\"b\")",
            ])
        #expect(parts("func f(\n  a: Int\n)\n-> Int { 1 }").count == 1)
    }

    @Test("braces in literals and comments do not count")
    func literals() {
        #expect(parts("Text(\"{\") // {\nText(\"b\")") == ["E0 Text(\"{\") // {", "E1 Text(\"b\")"])
    }

    @Test("a comment belongs to the code below it")
    func comments() { #expect(parts("// A card\nCard()") == ["E0 // A card\nCard()"]) }

    @Test("names what it declares outside of types")
    func names() {
        #expect(ListingCode("struct A { let b = 1 }\nfunc f() {}\nlet c = 2\nText(\"d\")").names == ["A", "f", "c"])
    }

    @Test("shows the last view that is in no other type")
    func nested() {
        let view = "struct A: View {\n    struct Row: View {}\n}"
        for code in [
            view, view + "\nextension A { struct Cell: View {} }", view + "\nenum Parts { struct B: View {} }",
        ] {
            #expect(ListingCode(code).implied == .view("A"), "\(code)")
        }
    }

    @Test("knows Plumbline's scenes")
    func scenes() {
        #expect(ListingCode("Scene(\"a\") { Text(\"b\") }").isScene)
        #expect(!ListingCode("SceneView()").isScene)
    }

    @Test("knows the lines that no other listing needs")
    func drawings() {
        let code = ListingCode("struct A: View {\n}\nA()\n  .padding()\n#Preview {\n A()\n}\nlet b = 1")
        #expect((-1...7).filter(code.isDrawing) == [-1, 2, 3, 4, 5, 6])
    }
}
