import Testing

@testable import PlumblineProgram

@Suite("Declarations of which only the name stays")
struct OmittedSourceFallbackTests {
    @Test("a variable without a type, or with a wrapper that nobody knows, ends what reads it")
    func variables() {
        let start = { (text: String) in String(without(text).0.prefix { $0 != "\"" }) }
        #expect(
            start("struct A { private let a = bad }") == "struct A { private var `a`: _LeftOutType { get { _leftOut(")
        #expect(start("struct A { @bad var a: String }") == "struct A { var `a`: _LeftOutValue { get { _leftOut(")
        #expect(start("struct A { @B(bad) var a = 1 }") == "struct A { var `a`: _LeftOutValue { get { _leftOut(")
        #expect(start("struct A { let a = B(bad) }") == "struct A { var `a`: _LeftOutValue { get { _leftOut(")
        #expect(
            without("struct A: B { @bad var a: Int }; protocol B { var a: Int { get } }").0
                .hasPrefix("struct A: B { var a: Int { get { _leftOut("))
        let tuple = without("let (a, _) = bad, b = 1").0
        #expect(tuple.contains("var `a`: _LeftOutType {") && tuple.contains("}; var `b`: _LeftOutType {"))
    }

    @Test("a structure that Swift compares by its variables ends what compares it without one of them")
    func comparisons() {
        let hashed = without("struct A: Hashable { let id = bad; var n: Int }").0
        #expect(
            hashed.contains(
                "nonmutating set {} /* only its name */}; static func == (a: Self, b: Self) -> Swift.Bool { _l"))
        #expect(hashed.contains("}; func hash(into hasher: inout Swift.Hasher) { _leftOutCode("))
        let own = "struct A: Equatable { let id: Int = bad; static func == (a: A, b: A) -> Bool { true } }"
        #expect(!without(own).0.contains("Self"))
        #expect(
            without("struct A { let id: Int = bad }; extension A: Equatable {}").0.contains("static func == (a: Self"))
        #expect(!without("struct A: Equatable { static let id = bad; var n: Int { 1 } }").0.contains("Self"))
        #expect(without("struct A: Equatable { let (a, b) = bad }").0.ranges(of: "Self, b: Self").count == 1)
    }

    @Test("a type has no value and no member, and so no other of its name takes its place")
    func types() {
        #expect(
            without("struct A { @bad struct Row: View { var a = 1 } }").0
                == "struct A { enum Row { /* only its name */ } }")
        #expect(without("@bad class A { enum B { /* only its name */ } }").0 == "enum A { /* only its name */ }")
        #expect(without("@bad enum A { /* only its name */ }").0 == "")
    }

    @Test("code under an attribute that nobody knows ends what runs it")
    func attributes() {
        #expect(
            without("@objc @bad(1) public func a(b: Int) -> Int { 1 }").0
                .hasPrefix("@objc  public func a(b: Int) -> Int { return _leftOut(\"it runs func a(b:), "))
        #expect(without("@bad.C init() { a = 1 }").0.hasPrefix(" init() { _leftOutCode(\"it runs init(), "))
    }

    @Test("a protocol and what it requires only go without such an attribute")
    func requirements() {
        #expect(without("@bad(1) public protocol A { func b() }").0 == " public protocol A { func b() }")
        #expect(without("protocol A { @bad func b() }").0 == "protocol A {  func b() }")
    }

    @Test("a function or an initializer whose shape is unknown keeps its labels, and nothing can be passed for them")
    func functions() {
        let text = "struct A { func a(b: Int, _ c: Int) -> Int { 1 } }"
        func whole(_ text: String, _ column: Int) -> String {
            var file = FileOmissions(fileID: "App/A.swift", text: text)
            file.apply(file.edits(for: [PlacedError(file: "", line: 1, column: column, message: "no")], isWhole: true))
            return file.text
        }
        #expect(
            whole(text, 17)
                == "struct A { func a(b _: _LeftOutType, _ _: _LeftOutType) -> _LeftOutType "
                + "{ _leftOut(\"it runs func a(b:_:) of A, which does not compile: A.swift:1: no\") /* only its name */ } }"
        )
        #expect(
            whole("struct A { init(b: Int) {} }", 13)
                == "struct A { init(b _: _LeftOutType) "
                + "{ _leftOutCode(\"it runs init(b:) of A, which does not compile: A.swift:1: no\") /* only its name */ } }"
        )
        #expect(whole("protocol A { func b() }", 15) == "protocol A { }")
    }

    @Test("cases are none any more, and what names all cases ends")
    func cases() {
        let found = without("enum A: Int, CaseIterable { case a = bad, b; case c }").0
        #expect(found.hasPrefix("enum A: Int, CaseIterable { static var `a`: _LeftOutType { _leftOut("))
        #expect(found.contains("; static var `b`: _LeftOutType {") && found.hasSuffix("; case c }"))
        #expect(found.contains("; static var allCases: [A] { _leftOut("))
    }
}
