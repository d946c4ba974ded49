import Testing

@testable import PlumblineProgram

@Suite("Places of the compiler's errors")
struct PlacedErrorTests {
    @Test("are in the author's files; an error in a macro's expansion is where the macro is")
    func places() {
        let output = """
            /w/a.swift:3:50: error: value of type 'Text' has no member 'nosuch'
            /tmp/@__swiftmacro_1.swift:2:18: error: cannot find type 'Foo' in scope
            /tmp/@__swiftmacro_2.swift:1:1: note: in expansion of macro 'Tracked' on property 'a' here
            /w/b.swift:4:5: note: in expansion of macro 'Observable' here
            /tmp/@__swiftmacro_3.swift:2:18: error: no place
            /w/a.swift:3:50: error: value of type 'Text' has no member 'nosuch'
            /w/a.swift:9:1: note: something
            """
        #expect(
            PlacedError.errors(in: output, of: ["/w/a.swift", "/w/b.swift"]) == [
                PlacedError(
                    file: "/w/a.swift", line: 3, column: 50, message: "value of type 'Text' has no member 'nosuch'"),
                PlacedError(file: "/w/b.swift", line: 4, column: 5, message: "cannot find type 'Foo' in scope"),
            ])
    }

    @Test("where the compiler itself fails, it was at the innermost of its places")
    func failures() {
        let output = """
            3.\tWhile type-checking declaration 0x1 (at [/w/a.swift:1:1 - line:9:1] RangeText="struct A")
            4.\tWhile silgen emitFunction SIL function "@a" for 'b()' (at /w/a.swift:5:3)
            """
        #expect(
            PlacedError.errors(in: output, of: ["/w/a.swift"]) == [
                PlacedError(file: "/w/a.swift", line: 5, column: 3, message: "the compiler fails")
            ])
    }

    @Test("have no names that only stand for something")
    func words() {
        func message(_ text: String) -> String? {
            PlacedError.errors(in: "/w/a.swift:1:1: error: \(text)", of: ["/w/a.swift"]).first?.message
        }
        #expect(
            message("value of type '_LeftOutType' has no member 'a'")
                == "value of type '(a type that is missing)' has no member 'a'")
        #expect(message("cannot find '_leftOutA' in scope") == "cannot find '(left out)' in scope")
        #expect(
            message("failed to produce diagnostic for expression; please submit a bug report (https://swift.org)")
                == "the compiler cannot say why")
    }

    @Test("of two declarations of a name one is an error, and what is said of uses is its consequence")
    func consequences() {
        func isConsequence(_ message: String) -> Bool {
            PlacedError(file: "", line: 1, column: 1, message: message).isConsequence
        }
        #expect(isConsequence("'A' is ambiguous for type lookup in this context"))
        #expect(isConsequence("type 'A' does not conform to protocol 'View'"))
        #expect(!isConsequence("invalid redeclaration of 'A'"))
    }
}
