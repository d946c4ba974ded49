import Testing

@testable import PlumblineProgram

@Suite("Statements found without a compiler")
struct StatementsTests {
    /// What holds `bad`, from the outermost part to the innermost.
    private func parts(_ text: String) -> [String] {
        let code = Array(SourceText(text).code.utf8)
        let place = text.utf8.distance(from: text.startIndex, to: text.firstRange(of: "bad")!.lowerBound)
        return Statements(code: code).parts(around: place, in: 0..<code.count)
            .map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
    }

    @Test("a view in a container is a part of it, and so is a modifier of either")
    func views() {
        let text = """
            VStack {
                Text("a")
                Text(b)
                    .bold()
                    .font(.bad)
                    .padding()
            }
            .padding()
            """
        #expect(
            parts(text) == [text, "Text(b)\n        .bold()\n        .font(.bad)\n        .padding()", ".font(.bad)"])
    }

    @Test("a modifier ends after its closures")
    func closures() {
        #expect(
            parts("Text(a)\n.sheet(item: bad) { x in A() } onDismiss: { B() }\n.bold()").last
                == ".sheet(item: bad) { x in A() } onDismiss: { B() }")
        #expect(parts("List(a) { item in Text(item.bad) }.bold()").last == "Text(item.bad)")
    }

    @Test("members of a value are no modifiers")
    func members() {
        #expect(parts("Color.red.bad().bold()") == ["Color.red.bad().bold()"])
        #expect(parts("a().b.bad") == ["a().b.bad"])
    }

    @Test("a branch is a part, and a condition is in the whole statement")
    func branches() {
        #expect(parts("if a {\n  A()\n}\nelse {\n  B(bad)\n}\nC()").last == "B(bad)")
        #expect(parts("A()\nif bad {\n  A()\n} else {\n  B()\n}\nC()") == ["if bad {\n  A()\n} else {\n  B()\n}"])
        #expect(parts("switch a {\ncase .b: B(bad)\ndefault: C()\n}").last == "B(bad)")
    }

    @Test("lines for the compiler are no part of a statement")
    func conditions() { #expect(parts("A()\n#if DEBUG\nB(bad)\n#endif\nC()") == ["B(bad)"]) }
}
