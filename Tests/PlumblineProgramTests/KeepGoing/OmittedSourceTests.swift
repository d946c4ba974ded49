import Testing

@testable import PlumblineProgram

@Suite("What is left out for an error")
struct OmittedSourceTests {
    @Test(
        "an import or an extension goes whole",
        arguments: [
            ("import bad\nimport B", "\nimport B", "import bad"),
            ("extension bad { func a() {} }", "", "extension bad"),
        ])
    func declarations(text: String, rest: String, name: String) { #expect(without(text) == (rest, [name])) }

    @Test("of a list of protocols one goes, and the list with the last of them")
    func conformances() {
        #expect(without("class A: NSObject, bad {}") == ("class A: NSObject {}", ["conformance of A to bad"]))
        #expect(without("struct A<T: P>: bad {}").0 == "struct A<T: P> {}")
        #expect(
            without("struct bad: Codable, P {}", "type 'bad' does not conform to protocol 'Decodable'").0
                == "struct bad: P {}")
    }

    @Test("a view of another framework that has lost its own is a box")
    func representables() {
        let text = without(
            "struct bad: UIViewRepresentable {\n}", "type 'bad' does not conform to protocol 'UIViewRepresentable'"
        ).0
        #expect(
            text.hasPrefix(
                "struct bad: SwiftUI.View { var body: some SwiftUI.View { _leftOutView(\"bad\", \"App/A.swift:1"))
    }

    @Test("code that returns a value ends the program, also where it may throw or return nil")
    func values() {
        #expect(
            without("func a() -> Int {\n  bad\n}").0
                == "func a() -> Int { return _leftOut(\"it runs func a(), which does not compile: "
                + "A.swift:2: cannot find 'bad' in scope\") /* left out */ \n\n}")
        #expect(without("func a() async throws -> Int { bad }").0.contains("{ return _leftOut("))
        #expect(without("func a() -> [Int]? { bad }").0.contains("{ return _leftOut("))
        #expect(without("var a: Int { get { bad } set {} }").0.contains("get { return _leftOut("))
        #expect(without("var a = 1 { didSet { a = bad } }").0.contains("didSet { _leftOutCode("))
        #expect(without("var a: Int { get { 1 } set { b = bad } }").0.contains("set { _leftOutCode("))
        #expect(without("struct A { static let a: Int = bad }").0.contains("static let a: Int = _leftOut("))
    }

    @Test("a variable whose value is wrong keeps its name and its type, and ends the program where it is used")
    func variables() {
        let (text, names) = without("struct A { @B(c) private(set) public let a: [Int] = bad; var d = 1 }")
        #expect(
            text.hasPrefix(
                "struct A { public var a: [Int] { get { _leftOut(\"it uses let a of A, whose value does not compile: "))
        #expect(text.hasSuffix("\") } nonmutating set {} }; var d = 1 }") && names == ["the value of a"])
    }

    @Test("what has no known type has that of another of its name, or of what it extends")
    func rivals() {
        let text = """
            protocol P {}; extension P { var a: String { "" } }; func b<T>(_ c: T) -> Int { 1 }
            struct D: P { let a = bad }
            func b(_ c: Int) -> bad { 2 }
            extension E { func f() -> bad { self } }
            extension D { func g() -> bad { self } }
            """
        var file = FileOmissions(fileID: "App/A.swift", text: text)
        let errors = [(2, 23), (3, 21), (4, 27), (5, 27)].map {
            PlacedError(file: "", line: $0, column: $1, message: "no")
        }
        file.apply(file.edits(for: errors, rivals: RivalTypes([text])))
        let lines = file.text.split(separator: "\n")
        #expect(lines[1].hasPrefix("struct D: P { var a: String { get { _leftOut(\"it uses let a of D, "))
        #expect(lines[2].hasPrefix("func b(_ c: Int) -> Int { _leftOut(\"it runs func b(_:), "))
        #expect(lines[3].hasPrefix("extension E { func f() -> E { _leftOut(\"it runs func f() of E, "))
        #expect(lines[4] == "extension D { func g() -> _LeftOutType { self } }")
    }

    @Test("what ends the program tells what it is, where, and what the compiler says there")
    func reasons() {
        let end = "A.swift:1: cannot find 'bad' in scope\")"
        let of = { (text: String) in without("struct A { \(text) }").0 }
        #expect(of("init() { self.init(bad) }").contains("(\"it runs init() of A, which does not compile: \(end)"))
        #expect(
            of("func a() throws -> B { bad }").contains("(\"it runs func a() of A, which does not compile: \(end)")
        )
        #expect(
            of("static let a: Int = bad").contains("(\"it uses let a of A, whose value does not compile: \(end)"))
        #expect(of("var a: Int { get { bad } }").contains("it runs var a of A, which"))
    }

    @Test("a name that nothing has may be of a module that is left out")
    func modules() {
        var file = FileOmissions(fileID: "App/A.swift", text: "import B\nfunc a() -> Int { c }")
        file.leaveOutImports { $0 == "B" }
        file.apply(
            file.edits(for: [PlacedError(file: "", line: 2, column: 19, message: "cannot find 'c' in scope")]))
        #expect(file.text.contains("A.swift:2: cannot find 'c' in scope (there is no module B)"))
        var other = FileOmissions(fileID: "App/A.swift", text: "import B\nfunc a() -> Int { c.d }")
        other.leaveOutImports { $0 == "B" }
        let message = "value of type '\(PlacedError.missingType)' has no member 'd'"
        other.apply(other.edits(for: [PlacedError(file: "", line: 2, column: 21, message: message)]))
        #expect(other.text.contains("A.swift:2: \(message) (there is no module B)"))
    }

    @Test("of a parameter only the default value goes, and ends the program where it is used")
    func defaults() {
        let (text, names) = without("struct A { init(a: [B<C, D>] = bad<E, F>(), b: Int = 1) { c() } }")
        let before = "struct A { init(a: [B<C, D>] = "
        #expect(text.hasPrefix("\(before)_leftOut(\"it uses a default value of init(a:b:) of A, "))
        #expect(text.hasSuffix("\"), b: Int = 1) { c() } }") && names == ["a default value of init(a:b:)"])
        #expect(without("func a(b: Int = 1, _ c: D = .bad) {}").0.hasPrefix("func a(b: Int = 1, _ c: D = _leftOut("))
        #expect(without("func a(b: bad = 1, c: D = 2) {}").0.hasPrefix("func a(b: _LeftOutType = _leftOut("))
    }

    @Test("where parts are not enough, code is left out whole: a view's body, then its declaration")
    func wholes() {
        func whole(_ text: String, _ message: String) -> String {
            var file = FileOmissions(fileID: "App/A.swift", text: text)
            let error = PlacedError(file: "", line: 1, column: 8, message: message)
            file.apply(file.edits(for: [error], isWhole: true))
            return file.text
        }
        let message = "type 'A' does not conform to protocol 'View'"
        let text = whole("struct A: View { var body: some View { B { C() } } }", message)
        let box = "_leftOutView(\"A\", \"App/A.swift:1 does not compile\") /* left out */"
        #expect(text == "struct A: View { var body: some View { \(box) } }")
        #expect(whole(text, message) == "enum A { /* only its name */ }")
    }

    @Test("a preview fails when it is drawn; one without its arguments is gone")
    func previews() {
        #expect(
            without("#Preview(\"a\") { A(bad) }").0.contains(
                "{ _leftOutPreview(\"its code does not compile: A.swift:1: cannot find 'bad' in scope\")"))
        #expect(
            without("struct A_Previews: PreviewProvider { static var previews: some View { A(bad) } }").0
                .contains("_leftOutPreview("))
        var file = FileOmissions(fileID: "App/A.swift", text: "#Preview(bad) { A() }")
        file.apply(file.edits(for: [PlacedError(file: "", line: 1, column: 10, message: "no")]))
        #expect(file.text.isEmpty && file.previews == ["App/A.swift:1: #Preview(bad) is not drawn: no"])
    }

    @Test("what seems to be declared twice may differ once its types are replaced")
    func redeclarations() {
        let text = "func a(b: C) {}; func a(b: D) {}"
        let file = FileOmissions(fileID: "App/A.swift", text: text)
        let twice = PlacedError(file: "", line: 1, column: 23, message: "invalid redeclaration of 'a(b:)'")
        let missing = PlacedError(file: "", line: 1, column: 11, message: "cannot find type 'C' in scope")
        #expect(file.edits(for: [missing, twice]).map(\.text) == ["_LeftOutType"])
        #expect(file.edits(for: [twice]).count == 1)
    }

    @Test("a statement at the top level goes alone")
    func statements() {
        #expect(without("import A\nbad(1)\nstruct B {}") == ("import A\n\nstruct B {}", ["bad at the top level"]))
        #expect(without("struct A {} }bad", "extraneous '}' at top level").0 == "struct A {} }")
    }

    @Test("of a file that cannot be read the previews stay, at their lines, and fail")
    func files() {
        let text = """
            struct A: View {
            #Preview("a", traits: .b) { A() }
            struct A_Previews: PreviewProvider {
            #Preview {
            bad(
            """
        let fail = #"{ _leftOutPreview("its whole file does not compile: A.swift:5: expected '}'") };"#
        let (rest, names) = without(text, "expected '}'")
        #expect(names == ["the whole file"])
        #expect(
            without("func a() { b(bad }\n#Preview { A() }").0.contains("import SwiftUI;\n #Preview { _leftOutPreview("))
        #expect(
            rest == """
                import SwiftUI;
                 #Preview("a", traits: .b) \(fail)
                 struct A_Previews: PreviewProvider { static var previews: some View \(fail.dropLast()) };
                 #Preview \(fail)

                """)
    }

    @Test("what uses a type that is its file's own is that, too")
    func filePrivate() {
        let message = "property must be declared fileprivate because its type uses a fileprivate type"
        #expect(
            without("struct A { @B public var bad: C }", message) == (
                "struct A { @B fileprivate var bad: C }", ["var bad for other files"]
            ))
    }

    @Test("a function that is only the name of a symbol ends the program, where no library has it")
    func symbols() {
        var file = FileOmissions(
            fileID: "App/A.swift",
            text: "@_silgen_name(\"a\") public func b() -> Int\n@_silgen_name(\"c\") func d()\nstruct E {}")
        file.leaveOutSymbols { $0 == "a" }
        let reason = "\"it runs func b(), which does not compile: A.swift:1: no library here has a\""
        #expect(file.text.contains("public func b() -> Int { return _leftOut(\(reason)) }\n@_silgen_name"))
        #expect(file.names == ["func b()"])
    }

    @Test("of two programs none is the main one, and nothing is missing without")
    func main() {
        let text = "struct A {}\n@main struct B {}"
        var file = FileOmissions(fileID: "App/A.swift", text: text)
        let message = "'main' attribute can only apply to one type in a module"
        file.apply(file.edits(for: [PlacedError(file: "", line: 2, column: 1, message: message)]))
        #expect(file.text == "struct A {}\n struct B {}" && file.names.isEmpty)
    }

    @Test("what is inside of something else that is left out is not told")
    func nested() {
        let errors = [(1, 14), (2, 10)].map { PlacedError(file: "", line: $0.0, column: $0.1, message: "no") }
        let file = FileOmissions(fileID: "App/A.swift", text: "@bad struct A {\n  var a: bad\n}")
        let first = PlacedError(file: "", line: 1, column: 2, message: "no")
        #expect(file.edits(for: [errors[1], first]).map(\.name) == ["struct A"])
    }

    @Test("a class that has lost its initializers has one that nothing calls, and what seems wrong with it comes last")
    func initializers() {
        let message = "class 'bad' has no initializers"
        #expect(
            without("class bad {\n let a: Int }", message)
                == (
                    "class bad { init(_leftOutClass: Swift.Never) { _leftOutCode(\"\") }; \n let a: Int }", []
                ))
        let error = PlacedError(file: "", line: 1, column: 7, message: message)
        #expect(
            FileOmissions(fileID: "", text: "class bad { let a: Int }").edits(for: [error]).map(\.phase) == [
                .consequence
            ])
    }

    @Test("names in words that count beyond ASCII are at their bytes")
    func bytes() { #expect(without("let ä = \"ö\"; let a: bad").0 == "let ä = \"ö\"; " + own("a")) }

    /// A global variable that ends the program when it is read.
    private func own(_ name: String) -> String {
        "var \(name): _LeftOutType { get { _leftOut(\"it uses let \(name), whose value does not compile: "
            + "A.swift:1: cannot find 'bad' in scope\") } set {} }"
    }
}
