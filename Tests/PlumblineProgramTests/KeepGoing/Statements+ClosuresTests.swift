import Testing

@testable import PlumblineProgram

@Suite("Closures whose statements are parts of no value")
struct StatementsClosuresTests {
    /// Whether a statement that begins with the name `bad`, which nothing has, goes from a function.
    private func goes(_ code: String, in function: String = "func a(b: Int)") -> Bool {
        !without("func own() {}\nfunc Task() {}\n\(function) { \(code) }", "cannot find 'bad' in scope").0.contains(
            "_leftOut")
    }

    @Test(
        "are those that SwiftUI and Foundation run, and those that return explicitly",
        arguments: [
            "DispatchQueue.main.async { bad.log(1) }", "c.sink { _ in bad.log(1); d() }.store(in: &e)",
            "let c = d.map { bad.log(1); return $0 }", "withAnimation(.b(c)) { bad.log(1) }",
            "f(action: { bad.log(1) })",
            "e { if c { return 1 }; bad.log(1); return 2 }", "if b { bad.log(1) } else { c() }", "do { bad.log(1) }",
        ])
    func actions(code: String) { #expect(goes(code), "\(code)") }

    @Test(
        "are no others: there may be a result builder, of which a statement makes a part",
        arguments: [
            "let c = Menu { bad(1); d() }", "menu { bad(1); d() }", "e.async { Menu { bad(1); d() } }",
            "Task { bad(1); d() }", "let c = menu { bad(1)\n d() }.items",
        ])
    func builders(code: String) { #expect(!goes(code), "\(code)") }

    @Test("code of a value is such a builder, too, unless it returns explicitly")
    func values() {
        #expect(!goes("d(); bad(1); e()", in: "var all: [C]"))
        #expect(!goes("d(); bad(1); e()", in: "@AB func all()"))
        #expect(goes("d(); bad(1); return e()", in: "func all() -> [C]"))
        #expect(goes("if d { return e() }; bad(1); return f()", in: "var all: [C]"))
    }

    @Test("a statement that runs a function of the author's does not go")
    func own() {
        #expect(!goes("bad.log(own()); c()"))
        #expect(!goes("bad.log(c, d: e.own(1)); c()"))
        #expect(!goes(#"bad.log("a \(own()) b"); c()"#))
        #expect(goes("bad.own(1); c()"))
    }
}
