import Testing

@testable import PlumblineProgram

@Suite("Statements that nothing can depend on")
struct HandedOverTests {
    /// Whether a statement that begins with the name `bad`, which nothing has, goes, and does not end what runs it.
    private func goes(_ statement: String, in code: (String) -> String) -> Bool {
        let text = """
            final class Box { var count = 1; func load() {} }
            actor Store {}
            struct Item { var name = ""; var box = Box() }
            enum Side { case left }
            \(code("START; \(statement); END"))
            """
        let (before, message) = (text[..<text.firstRange(of: "bad")!.lowerBound], "cannot find 'bad' in scope")
        let line = before.count { $0.isNewline } + 1
        let column = before.split(separator: "\n", omittingEmptySubsequences: false).last!.utf8.count + 1
        var file = FileOmissions(fileID: "App/A.swift", text: text)
        let error = PlacedError(file: "", line: line, column: column, message: message)
        file.apply(file.edits(for: [error], rivals: RivalTypes([text])))
        return file.text.contains("START;  END")
    }

    private func goes(_ statement: String) -> Bool {
        goes(statement) { "func a(item: Item, box: Box, run: @escaping () -> Void, n: Int?, other: Other) { \($0) }" }
    }

    @Test(
        "a call that is handed values goes",
        arguments: [
            "bad()", "bad.c(1, \"a\", [\"b\": true])", "bad.c(item)", "bad.c(item: item, n: n)", "bad.c(item.name)",
            "bad.c(.left, Side.left)", "bad.c(Item(name: \"a\"))", "bad.c(n ?? 0)", "bad.c(box.count)", "bad = 1",
            "bad.c(Date())", "let m = n; bad.c(1)", "try? bad.c(1)", "try! bad.c(1)", "bad.c(error)",
            "let m = 1; bad.c(m)", "let i = Item(); bad.c(i)", "let m: [String] = d(); bad.c(m)", "bad.c(Side.self)",
        ])
    func values(statement: String) {
        let parts = statement.split(separator: "; ")
        #expect(
            parts.count == 1
                ? goes(statement)
                : goes(String(parts[1])) { "func a(n: Int) { \(parts[0]); \($0) }" }, "\(statement)")
    }

    @Test(
        "a call that is handed an object, a binding or a function ends what runs it, and so does one that may throw",
        arguments: [
            "bad.c(box)", "bad.c(to: box)", "bad.c([box])", "bad.c(item.box)", "bad.c(run)", "bad.c(box.load)",
            "bad.c($text)", "bad.c(other)", "try bad.c(1)", "_ = try await bad.c(1)", "bad = box", "bad.c(unknown)",
        ])
    func objects(statement: String) { #expect(!goes(statement), "\(statement)") }

    @Test("what the code declares before counts, not what has its name elsewhere")
    func locals() {
        #expect(!goes("bad.c(b)") { "func a() { let b = Box(); \($0) }" })
        #expect(!goes("bad.c(b)") { "func a() { func b() {}; \($0) }" })
        #expect(goes("bad.c(box)") { "func a() { let box = 1; \($0) }" })
        #expect(!goes("bad.c(s)") { "func a(s: isolated Store) { \($0) }" })
        #expect(goes("bad.c(d)") { "struct A { var d: Side; func a() { \($0) } }" })
        #expect(!goes("bad.c(d)") { "struct A { @StateObject var d = Box(); func a() { \($0) } }" })
    }

    @Test("a variable of a type that does not compile is such a name, and one whose type may be the author's is none")
    func missingTypes() {
        func goes(_ members: String, _ statement: String, parameter: String = "") -> Bool {
            !without("struct B { let c = 1 }; class A { \(members); func a(\(parameter)) { \(statement); e() } }").0
                .contains("_leftOutCode")
        }
        #expect(goes("var c: _LeftOutType { get { d() } set {} }", "c = bad(1)"))
        #expect(goes("var c: _LeftOutType { get { d() } set {} }", "self.c = bad()"))
        #expect(!goes("var c: _LeftOutType { get { d() } set {} }", "c.d = bad()", parameter: "c: Int"))
        #expect(!goes("var c: _LeftOutValue { get { d() } set {} }", "c.load(bad)"))
    }

    @Test("`self` is an object in a class, and a value in a structure")
    func selves() {
        #expect(!goes("bad.c(self)") { "class A { func a() { \($0) } }" })
        #expect(!goes("bad.d = self") { "class A { func a() { \($0) } }" })
        #expect(goes("bad.c(self)") { "struct A { func a() { \($0) } }" })
        #expect(goes("bad.c(self.d)") { "class A { let d = 1; func a() { \($0) } }" })
        #expect(!goes("bad.c(self)") { "extension Box { func a() { \($0) } }" })
        #expect(goes("bad.c(self)") { "extension Item { func a() { \($0) } }" })
    }
}
