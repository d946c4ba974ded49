import Testing

@testable import Plumbline
@testable import PlumblineProgram

@Suite("Modules of articles")
struct ArticleModuleTests {
    private func modules(_ listings: String...) throws -> [ArticleModule] {
        ArticleModule.all(
            try ArticlePage(path: "p.md", text: listings.map { "```swift \($0)\n```" }.joined(separator: "\n")))
    }

    @Test("listings that declare different things are one module")
    func one() throws {
        let modules = try modules(
            "compile\nstruct A: View {}", "figure name=a\nA()", "figure name=b show=B()\nstruct B: View {}")
        #expect(modules.count == 1)
        #expect(modules[0].figures.map(\.mark.name) == ["a", "b"])
    }

    @Test("a listing that declares something again replaces the earlier one for those after it")
    func again() throws {
        let modules = try modules(
            "compile\nstruct Other {}", "figure name=a\nstruct A: View {}",
            "figure name=b\nstruct A: View { let b = 1 }",
            "figure name=c\nA(b: 2)")
        #expect(modules.map { $0.figures.map(\.mark.name) } == [["a"], ["b", "c"]])
        #expect(modules[1].listings.map(\.index) == [0, 2, 3])
        #expect(modules[1].own == [2, 3])
    }

    @Test("mistakes are at the page's lines")
    func places() throws {
        let code = try modules("compile\nstruct A: View {}", "figure name=a width=20\nlet x = 1\nA()")[0].files(
            path: "p.md")[1].code
        #expect(code.contains("#sourceLocation(file: \"p.md\", line: 5)\nlet x = 1\n"))
        #expect(code.contains("#sourceLocation(file: \"p.md\", line: 6)\nA()\n"))
    }

    @Test("a figure draws what it says, else its views, else the last view that it declares")
    func shown() throws {
        func figure(_ listing: String) throws -> String { try modules(listing)[0].files(path: "p.md")[0].code }
        #expect(try figure("figure name=a show=B\nstruct A: View {}").contains("\nB()\n"))
        #expect(try figure("figure name=a\nstruct A: View {}\nText(\"t\")").contains("\nText(\"t\")\n"))
        #expect(try figure("figure name=a\nstruct A: View {}").contains("\nA()\n"))
    }

    @Test("a figure has the title and the caption of its listing, also one that is a scene")
    func words() throws {
        for view in ["A()", #"Scene("s") { A() }"#] {
            let code = try modules(#"figure name=a title="T \"1\"" caption=C"# + "\n\(view)")[0].files(path: "p.md")
            #expect(code.last?.code.contains(#".title("T \"1\"").caption("C")"#) == true)
        }
    }

    @Test("a figure without a view is an error")
    func nothing() throws {
        let module = try modules("figure name=a\nlet a = 1")[0]
        #expect(throws: UsageError.self) { try module.files(path: "p.md") }
    }

    @Test("a listing without a view of its own draws its last preview")
    func preview() throws {
        let listing = """
            figure name=a width=20
            struct A: View {}
            #Preview("One") { A(n: 1) }
            // The other
            #Preview("{") {
                A(n: 2)
            }
            """
        let module = try modules(listing)[0]
        #expect(
            try module.files(path: "p.md").last?.code.contains(
                #"Scene(_lastPreviewIn: "Listing0", name: "a", width: 20.0, height: nil)"#) == true)
        #expect(module.sources.first?.code == "\n    A(n: 2)\n")
        let shown = try modules(listing.replacing("width=20", with: "show=A"))[0].files(path: "p.md")
        #expect(shown[0].code.contains("\nA()\n"))
    }

    @Test("a listing that cannot be drawn keeps its declarations, without previews, for the others")
    func undrawn() throws {
        let module = try modules(
            "figure name=a\nstruct A: View {}\n#Preview { A(n: 1) }", "figure name=b\nA(n: 1)"
        )[0].without([], undrawn: [0])
        #expect(module.figures.map(\.mark.name) == ["b"])
        let code = try module.files(path: "p.md")[0].code
        #expect(code.contains("struct A: View {}"))
        #expect(!code.contains("#Preview"))
    }
}
