import Testing

@testable import PlumblineProgram

@Suite("Compiler errors")
struct DiagnosticTests {
    @Test("reads errors with their places, each once, and no notes or warnings")
    func places() {
        let output = """
            /w/a b.swift:3:50: error: value of type 'Text' has no member 'nosuch'
            struct A: View {}
                      ^~~~
            /w/a b.swift:3:50: note: something
            /w/c.swift:1:8: warning: unused
            /w/a b.swift:3:50: error: value of type 'Text' has no member 'nosuch'
            /w/c.swift:7:1: error: no such module 'Lottie'
            """
        #expect(
            Diagnostic.errors(in: output) == [
                Diagnostic(file: "/w/a b.swift", line: 3, message: "value of type 'Text' has no member 'nosuch'"),
                Diagnostic(file: "/w/c.swift", line: 7, message: "no such module 'Lottie'"),
            ])
    }

    @Test(
        "finds the missing name",
        arguments: [
            ("cannot find 'Foo' in scope", "Foo"), ("cannot find type 'Foo' in scope", "Foo"),
            ("value of type 'some View' has no member 'foo'", ".foo"), ("type 'Color' has no member 'foo'", ".foo"),
            ("value of type 'Text' has no member 'foo(_:)'", ".foo"),
            ("reference to member 'foo' cannot be resolved without a contextual type", ".foo"),
            ("'Foo' is unavailable: not in Plumbline", "Foo"), ("unknown attribute 'Foo'", "@Foo"),
            ("no macro named 'Foo'", "#Foo"), ("cannot convert value of type 'A'", nil),
        ])
    func missingName(message: String, name: String?) {
        #expect(Diagnostic(file: "", line: 1, message: message).missingName == name)
    }

    @Test("errors of a kind are alike")
    func kind() {
        #expect(Diagnostic(file: "", line: 1, message: "cannot convert 'A' to 'B'").kind == "cannot convert ‘…’ to ‘…’")
    }

    @Test("an environment value that is not there is found at its property wrapper")
    func environmentValue() {
        let output = """
            /w/a.swift:3:5: error: no exact matches in call to initializer
                @Environment(\\.menuOrder) private var order
                ^
            """
        #expect(Diagnostic.errors(in: output).map(\.missingName) == [".menuOrder"])
    }
}
