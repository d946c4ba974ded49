import Testing

@testable import PlumblineProgram

@Suite("Source text")
struct SourceTextTests {
    @Test("finds scenes and lists of scenes at the top level, typed or not")
    func sceneVariables() {
        let text = SourceText(
            """
            import Plumbline
            let hello = Scene("hello") { Text("a") }
            @MainActor @SceneBuilder
            var mine: [Scene] {
                Scene("mine") { Text("var other: [Scene] {") }
            }
            public let typed: Plumbline.Scene = make()
            let inferred = [
                Scene("inferred") { Text("d") }
            ]
            var array: Array<Scene> { [] }
            @MainActor @Plumbline.SceneBuilder var full: [Plumbline.Scene] { Scene("full") { Text("e") } }
            let words = ["Scene"]
            // let commented = Scene("no") {}
            private let hidden = Scene("hidden") { Text("b") }
            struct S { static let inner = Scene("inner") { Text("c") } }
            """)
        #expect(text.sceneVariables == ["hello", "mine", "typed", "inferred", "array", "full"])
    }

    @Test("names types that are views, not those that only mention them")
    func viewNames() {
        let text = SourceText(
            """
            struct Card: View { var body: some View { Text("struct No: View {") } }
            struct Wrapper<Content: View>: View { let content: Content }
            struct Model: Equatable {}
            extension Model: View {}
            struct Style: ViewModifier { func body(content: Content) -> some View { content } }
            """)
        #expect(text.viewNames == ["Card", "Wrapper", "Model"])
    }

    @Test(
        "imports OSLog for the module os",
        arguments: [
            ("import os\n", "import OSLog\n"), ("import os.log // for Logger", "import OSLog // for Logger"),
            ("import osmium", "import osmium"), ("#if os(Linux)", "#if os(Linux)"),
        ])
    func logs(text: String, compiled: String) {
        #expect(SourceText(text).compiled == compiled)
    }

    @Test("lists imports by module, with attributes, kinds and submodules")
    func imports() {
        let text = SourceText(
            """
            import SwiftUI
            @testable import App
            import struct Kingfisher.KFImage
              @preconcurrency public import A.B
            // import Not
            let s = "import Neither"
            """)
        #expect(text.imports == ["SwiftUI", "App", "Kingfisher", "A"])
    }

    @Test("knows the bundle of resources, not other modules")
    func resourceBundle() {
        #expect(SourceText("Image(\"a\", bundle: .module)").usesResourceBundle)
        #expect(SourceText("let b = Bundle.module").usesResourceBundle)
        #expect(!SourceText("let b = other.module // Bundle.module").usesResourceBundle)
    }

    @Test(
        "leaves out comments and literals, and keeps every line",
        arguments: [
            ("a // b\nc", "a     \nc"), ("a /* /* b */ \n */ c", "a            \n    c"),
            ("f(\"x\\\"y\")", "f(\"    \")"),
            ("\"\"\"\n\"q\"\n\"\"\"", "\"\"\"\n   \n\"\"\""), ("#\"a\\(b)\"#", " \"     \" "),
            ("\"\\(f(\"}\"))\" x", "\"         \" x"), ("\"open\nnext", "\"    \nnext"),
        ])
    func blanks(text: String, code: String) {
        #expect(SourceText(text).code == code)
    }

    @Test(
        "takes the branches of iOS, and leaves other systems, comments and texts",
        arguments: [
            ("#if os(iOS)\nA()\n#endif", "#if canImport(Swift)\nA()\n#endif"),
            ("#if !os( iOS ) || DEBUG", "#if !canImport(Swift) || DEBUG"),
            ("// é\n#if os(macOS)\n#elseif os(iOS)", "// é\n#if os(macOS)\n#elseif canImport(Swift)"),
            ("// #if os(iOS)\nf(\"os(iOS)\")", "// #if os(iOS)\nf(\"os(iOS)\")"),
            ("#if canImport(AppKit)\nimport AppKit\n#endif", "#if os(macOS)\nimport AppKit\n#endif"),
            ("#if os(Linux) || photos(iOS)", "#if os(Linux) || photos(iOS)"),
        ])
    func compiled(text: String, compiled: String) {
        #expect(SourceText(text).compiled == compiled)
    }
}
