import Testing

@testable import PlumblineProgram

@Suite("Declarations found without a compiler")
struct DeclarationParserTests {
    private func names(_ text: String) -> [String] { Self.names(DeclarationParser.declarations(in: SourceText(text))) }

    private static func names(_ declarations: [Declaration]) -> [String] {
        declarations.flatMap { declaration in
            [declaration.description] + names(declaration.members).map { "\(declaration.name) > \($0)" }
        }
    }

    @Test("each is told by its word and its name, members after their type")
    func kinds() {
        let text = """
            import struct HealthKit.HKSample
            @MainActor
            public final class Store: ObservableObject {
                @Published private(set) var items: [Item] = [], other = 1
                static let shared = Store()
                init?(from a: Int, _ b: () -> Void = {}) {}
                deinit {}
                class func make<T: P>(of type: Map<T, Int>, in x: Int) -> T where T == Int { fatalError() }
                subscript(i: Int) -> Int { get { 1 } set {} }
            }
            enum Kind: String { case a, b = "x" }
            extension Store.Inner where T == Int { typealias A = Int }
            #Preview("Sold out", traits: .fixedLayout(width: 1, height: 2)) { Card() }
            func < (a: Kind, b: Kind) -> Bool { true }
            """
        #expect(
            names(text) == [
                "import struct HealthKit.HKSample", "class Store", "Store > var items", "Store > let shared",
                "Store > init?(from:_:)", "Store > deinit", "Store > func make(of:in:)", "Store > subscript(i:)",
                "Store > (i:) > get", "Store > (i:) > set", "enum Kind", "Kind > case a", "extension Store.Inner",
                "Store.Inner > typealias A", #"#Preview("Sold out", traits: .fixedLayout(width: 1, height: 2))"#,
                "func <(a:b:)",
            ])
    }

    @Test(
        "a variable ends where its value, its accessors or its line do",
        arguments: [
            ("var a = [\n1,\n2]\nvar b: Int", "var a = [\n1,\n2]"),
            (
                "let a = list\n    .map { $0 }\n    .first ?? 0\nlet b = 1",
                "let a = list\n    .map { $0 }\n    .first ?? 0"
            ),
            ("var a: some View\n{\n    Text(\"}\")\n}\nvar b = 1", "var a: some View\n{\n    Text(\"}\")\n}"),
            ("var a = 0 {\n    didSet { b = 1 }\n}\nvar b = 1", "var a = 0 {\n    didSet { b = 1 }\n}"),
            ("let a = { 1 }()\nlet b = 1", "let a = { 1 }()"),
            ("let a: Int?\nlet b: [Int]", "let a: Int?"),
            ("let a = \"\"\"\n    { text\n    \"\"\"\nlet b = 1", "let a = \"\"\"\n    { text\n    \"\"\""),
            ("let a = if b { 1 }\nelse { 2 }\nlet b = 1", "let a = if b { 1 }\nelse { 2 }"),
            ("var a: Int; var b: Int", "var a: Int;"),
            ("@State\nprivate var a: Int // =\nvar b: Int", "@State\nprivate var a: Int"),
        ])
    func ends(text: String, first: String) throws {
        let found = DeclarationParser.declarations(in: SourceText(text))
        #expect(found.count == 2)
        let range = try #require(found.first).range
        #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == first)
    }

    @Test("accessors are told from a getter's code, and observers from a closure")
    func accessors() {
        #expect(
            names("var a: Int { get async throws { 1 } nonmutating set(new) {} }") == ["var a", "a > get", "a > set"])
        #expect(names("var a = 1 { @MainActor willSet {} didSet(old) {} }") == ["var a", "a > willSet", "a > didSet"])
        #expect(names("var a: Int { get() + 1 }\nvar b: Int { setUp { 1 } }") == ["var a", "var b"])
        #expect(
            names("protocol P { var a: Int { get set }\nfunc b() -> Int\nfunc c() }") == [
                "protocol P", "P > var a", "P > func b()", "P > func c()",
            ])
    }

    @Test("conditions are passed over, and what they hold is known to be conditional")
    func conditions() {
        let text = "import A\n#if canImport(B)\nimport B\n#else\n#warning(\"}\")\n#endif\nimport C"
        let found = DeclarationParser.declarations(in: SourceText(text))
        #expect(found.map(\.name) == ["A", "B", "C"])
        #expect(found.map(\.isConditional) == [false, true, false])
    }

    @Test("code that is no declaration is passed over")
    func others() {
        #expect(names("@main\nprint(1)\nif a { let b = 1 }\nstruct A {}") == ["struct A"])
    }

    @Test("a place is in a type, in its member, and in that one's accessor")
    func path() {
        let text = "struct A { var b: Int { get { bad } } }"
        let place = text.utf8.distance(from: text.startIndex, to: text.firstRange(of: "bad")!.lowerBound)
        let path = DeclarationParser.declarations(in: SourceText(text)).path(to: place)
        #expect(path.map(\.description) == ["struct A", "var b", "get"])
    }
}
