import Testing

@testable import PlumblineProgram

@Suite("Types that do not compile")
struct MissingTypeTests {
    @Test(
        "are types without values, so that a declaration keeps its name and its shape",
        arguments: [
            ("func a(b: bad) {}", "func a(b: _LeftOutType) {}"),
            ("func a(b: [C: any D.bad<E>]?) {}", "func a(b: [C: _LeftOutType]?) {}"),
            ("func a(b: @escaping (inout bad) -> C) {}", "func a(b: @escaping (inout _LeftOutType) -> C) {}"),
            ("func a() -> C<bad> { d }", "func a() -> C<_LeftOutType> { d }"),
            ("func a() -> [b: bad] { d }", "func a() -> [b: _LeftOutType] { d }"),
            ("init?(_ a: bad.C...) {}", "init?(_ a: _LeftOutType...) {}"),
            ("subscript(a: bad) -> Int { 1 }", "subscript(a: _LeftOutType) -> Int { 1 }"),
            ("enum A { case a(bad), b\ncase c }", "enum A { case a(_LeftOutType), b\ncase c }"),
            ("struct A { typealias B = bad.C }", "struct A { typealias B = _LeftOutType }"),
            ("var a: [bad] = []", "var a: [_LeftOutType] = []"),
            ("@State var a: bad? = nil", "@State var a: _LeftOutType? = nil"),
            ("var a: ((bad) -> Void)?", "var a: ((_LeftOutType) -> Void)?"),
            ("var a: bad { b }", "var a: _LeftOutType { b }"),
            ("protocol A { var a: bad { get } }", "protocol A { var a: _LeftOutType { get } }"),
        ])
    func types(text: String, rest: String) { #expect(without(text).0 == rest) }

    @Test(
        "are a protocol that nothing conforms to, where one has to be",
        arguments: [
            ("func a<B: bad>(b: B) {}", "func a<B: _LeftOutProtocol>(b: B) {}"),
            ("func a<B>(b: B) where B: C & bad {}", "func a<B>(b: B) where B: C & _LeftOutProtocol {}"),
            ("struct A<B: bad>: C {}", "struct A<B: _LeftOutProtocol>: C {}"),
            ("extension A where B: bad {}", "extension A where B: _LeftOutProtocol {}"),
            ("extension A where B == bad {}", "extension A where B == _LeftOutType {}"),
            ("struct A: C where B: bad {}", "struct A: C where B: _LeftOutProtocol {}"),
            ("class A: B<C, bad>, D {}", "class A: B<C, _LeftOutType>, D {}"),
            ("protocol A { associatedtype B: bad }", "protocol A { associatedtype B: _LeftOutProtocol }"),
        ])
    func constraints(text: String, rest: String) { #expect(without(text).0 == rest) }

    @Test("take the default value with them, unless that is empty")
    func defaults() {
        let (text, names) = without("struct A { init(a: bad = .live, b: Int = 1) { c() } }")
        #expect(
            text.hasPrefix("struct A { init(a: _LeftOutType = _leftOut(\"it uses a default value of init(a:b:) of A, "))
        #expect(text.hasSuffix("\"), b: Int = 1) { c() } }") && names == ["init(a:b:)"])
        #expect(without("init(_ a: bad? = nil) {}").0 == "init(_ a: _LeftOutType? = nil) {}")
        #expect(
            without("init(_ a: (bad) -> Void = { _ in }) {}").0 == "init(_ a: (_LeftOutType) -> Void = { _ in }) {}")
    }

    @Test("of a variable end what reads it, where it has to have a value; what is assigned to it nothing can read")
    func variables() {
        for text in [
            "@StateObject private var a: bad", "let a: bad", "private let a: [bad] = b", "weak var a: bad = b",
        ] {
            let found = without("class A { \(text) }").0
            #expect(found.contains("var a: _LeftOutType { get { _leftOut("), "\(found)")
            #expect(
                found.contains(
                    "of A, whose value does not compile: A.swift:1: cannot find 'bad' in scope\") } set {} }"))
        }
        #expect(!without("var a: bad { didSet { b() } }").0.contains("set {}"))
    }
}
