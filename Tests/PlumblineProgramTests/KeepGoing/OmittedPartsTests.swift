import Testing

@testable import PlumblineProgram

@Suite("Of code with an error, the part that is left out")
struct OmittedPartsTests {
    @Test("a statement that begins with a name that nothing has goes: nothing can depend on it")
    func effects() {
        let missing = "cannot find 'bad' in scope"
        #expect(without("func a() {\n  b()\n  bad.c()\n}", missing) == ("func a() {\n  b()\n  \n}", ["func a()"]))
        #expect(without("init() {\n  a = 1\n  bad = C()\n}", missing).0 == "init() {\n  a = 1\n  \n}")
        #expect(without("init() { self.bad = 1 }", "value of type 'A' has no member 'bad'").0 == "init() {  }")
        #expect(without("func a() { if b { try? await bad.c() } }", missing).0 == "func a() { if b {  } }")
        #expect(without("func a() -> B { b(); bad.c(); return b }", missing).0 == "func a() -> B { b();  return b }")
        #expect(without("var a = 1 { didSet { bad.b(a) } }", missing).0 == "var a = 1 { didSet {  } }")
    }

    @Test(
        "any other statement ends what runs it, and what follows it goes",
        arguments: [
            ("func a() -> B {\n  var n = 1\n  n = bad\n  return n\n}", "func a() -> B {\n  var n = 1\n  ", "\n\n}"),
            ("func a() -> B { let b = B(); b.bad = 1; return b }", "func a() -> B { let b = B(); ", " }"),
            ("func a() -> B { b(); c(bad) }", "func a() -> B { b(); ", " }"),
            ("func a() { if b { c = bad }; d() }", "func a() { if b { ", " }; d() }"),
            (
                "func a() { b(); switch c { case 1: d(bad); e()\ncase 2: f() } }",
                "func a() { b(); switch c { case 1: ", "\ncase 2: f() } }"
            ),
            ("func a() { b()\n#if D\nc = bad\n#endif\nd() }", "func a() { b()\n#if D\n", "\n#endif\nd() }"),
            ("func a() { b(); c.sort { bad.d($0, $1) } }", "func a() { b(); ", " }"),
            ("func a() -> B { b(); bad.c(&d); return d }", "func a() -> B { b(); ", " }"),
            ("func a() -> B { b(); bad.c { d = 1 }; return d }", "func a() -> B { b(); ", " }"),
        ])
    func endings(text: String, before: String, after: String) {
        let end = text.contains("b.bad") ? "value of type 'B' has no member 'bad'" : "cannot find 'bad' in scope"
        let found = without(text, end).0
        #expect(found.hasPrefix("\(before)_leftOutCode(\"it runs func a(), which does not compile: A.swift:"))
        #expect(found.hasSuffix("\(end)\")\(after)"), "\(found)")
    }

    @Test("code ends as a whole where its first statement does, or where a builder makes parts of its value")
    func wholeEndings() {
        #expect(without("func a() -> B { let b = bad; c(b); return b }").0.contains("{ return _leftOut("))
        #expect(without("func a() -> B { if bad { b() }; return c }").0.contains("{ return _leftOut("))
        #expect(without("@ListBuilder func a() -> [B] { b(); bad(); c() }").0.contains("{ return _leftOut("))
        #expect(without("init() { self.load(bad) }").0.contains("init() { _leftOutCode("))
        #expect(without("init() { super.init(bad) }").0.contains("init() { _leftOutCode("))
    }

    @Test("of a view the innermost part is a box, or a modifier goes")
    func views() {
        let body = { (code: String) in "struct A: View { var body: some View {\n\(code)\n} }" }
        #expect(without(body("VStack { B(); C(bad) }")).0.contains("VStack { B(); _leftOutStatement(\"C\", "))
        #expect(
            without(body("B().c(bad).d()")).0
                == body("B()._leftOutModified(\"c\", \"App/A.swift:2 does not compile\").d()"))
        #expect(
            without(body("bad()")) == (
                body("_leftOutView(\"bad\", \"App/A.swift:2 does not compile\")"), ["body of A"]
            ))
        #expect(without(body("let (a, _) = bad; B()")).0 == body("let a = _LeftOutName(); B()"))
        #expect(without(body("B { bad.c() }")).0.contains("B { _leftOutStatement("))
        #expect(without(body("B().onAppear { bad.c() }")).0.contains(".onAppear { _leftOutEffect("))
        #expect(without(body("B(action: { bad.c() })")).0.contains("B(action: { _leftOutEffect("))
        #expect(without(body("B { c = bad }")).0.contains("B { _leftOutStatement("))
        #expect(without(body("return B(bad)")).0.contains("\nreturn _leftOutView(\"B\""))
    }

    @Test("a box has the name of the call or view that fails, wherever the part is only that")
    func boxNames() {
        let body = { (code: String) in without("struct A: View { var body: some View {\n\(code)\n} }").0 }
        for code in [
            "makeStack(bad)", "self.makeStack(bad)", "return b.makeStack<C>(bad)", "B.C.makeStack(bad) { D() }",
        ] {
            #expect(body(code).contains("_leftOutView(\"makeStack\", "), "\(code)")
        }
        #expect(body("B { makeStack(bad) }").contains("B { _leftOutStatement(\"makeStack\", "))
        #expect(body("if bad { B() }").contains("_leftOutView(\"A\", "))
        #expect(body("b = bad").contains("_leftOutView(\"A\", "))
    }

    @Test("in place of a section of a list there is one, whose row is the box")
    func sections() {
        #expect(
            without("struct A: View { var body: some View { List { Section(b) { C() } footer: { bad } } } }", "no").0
                .contains("List { Section(b) { C() } footer: { _leftOutStatement(\"bad\", "))
        #expect(
            without("struct A: View { var body: some View { List { Section(bad) { C() }; D() } } }").0
                .contains("List { _leftOutSection(\"App/A.swift:1 does not compile\"); D()"))
    }

    @Test("a part that fails again takes what it is in with it")
    func again() {
        let text = without("struct A: View { var body: some View { B { _leftOutView(bad) } } }").0
        #expect(text.contains("View { _leftOutView(\"B\", \"App/A.swift:1 does not compile\") }"))
        #expect(
            without("struct A { func a() -> B { return _leftOut(bad) /* left out */ } }").0
                .hasPrefix("struct A { func a() -> _LeftOutType { _leftOut("))
    }

    @Test("a modifier of one's own leaves the view as it is")
    func modifiers() {
        #expect(
            without("extension View { func card() -> some View { let a = 1; return b(a, bad) } }").0
                .contains("{ _leftOutModifier(self, \"card()\", \"App/A.swift:1 does not compile\")"))
        #expect(
            without("struct A: ViewModifier { func body(content: Content) -> some View { bad(content) } }").0
                .contains("{ _leftOutModifier(content, \"A\", "))
    }

    @Test("a modifier of one's own leaves the view as it is without a parameter of no known type")
    func parametersOfModifiers() {
        let found = without("extension View { func a(_ b: bad = .c, d: Int = 1) -> some View { e(b) } }").0
        #expect(
            found.hasPrefix(
                "extension View { func a(_ b: _LeftOutType? = nil, d: Int = 1) -> some View { _leftOutModifier(self, "))
    }

    @Test("a modifier of one's own keeps its name where its result has no known type")
    func unknownModifiers() {
        let found = without("extension View { func a(_ b: Int) -> bad<Self> { C(self) } }").0
        #expect(
            found.hasPrefix(
                "extension View { func a(_ b: Int) -> some SwiftUI.View { _leftOutModifier(self, \"a(_:)\", "))
        #expect(
            without("extension View { func a(_ b: bad) -> C { C(self) } }").0
                == "extension View { func a(_ b: _LeftOutType) -> C { C(self) } }")
    }
}
