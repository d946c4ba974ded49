import Testing

@testable import PlumblineProgram

@Suite("Classes without their superclass")
struct OmittedSourceInheritanceTests {
    @Test("have members of their own in place of those that override")
    func overrides() {
        let message = "method does not override any method from its superclass"
        #expect(
            without("class A { public override func bad() { b() } }", message)
                == ("class A { public  func bad() { b() } }", []))
        #expect(
            without("class A { override init(bad: Int) {} }", "initializer does not override a designated").0
                == "class A {  init(bad: Int) {} }")
    }

    @Test("end what makes one, if the superclass might have called what overrides")
    func initializers() {
        let end =
            "{ _leftOutCode(\"it makes A, whose superclass does not compile: A.swift:1: cannot find 'bad' in scope\") "
        #expect(
            without("class A: bad, P { override func b() {} }").0
                == "class A: P { init() \(end)/* left out */ };  override func b() {} }")
        #expect(
            without("class A: bad { init(a: Int) {}; convenience init() { c() }; override func b() {} }").0
                == "class A { init(a: Int) \(end)/* left out */ }; convenience init() { c() }; override func b() {} }")
        #expect(without("class A: bad { func b() {} }").0 == "class A { func b() {} }")
        #expect(without("class A: bad {}; enum bad {}").0.hasPrefix("class A { init() { _leftOutCode("))
        #expect(without("class A: B, bad { override func b() {} }").0 == "class A: B { override func b() {} }")
    }
}
