import Testing

@testable import PlumblineProgram

@Suite("Code that might be called in place of other code")
struct RivalsTests {
    /// The text, in which an error is at the first `bad`, without what it is about and what would be called then.
    private func ended(_ text: String) -> String {
        var file = FileOmissions(fileID: "App/A.swift", text: text)
        let column = text.utf8.distance(from: text.startIndex, to: text.firstRange(of: "bad")!.lowerBound) + 1
        file.apply(file.edits(for: [PlacedError(file: "", line: 1, column: column, message: "no")]))
        file.end(file.rivals, types: RivalTypes([text]))
        return file.text
    }

    @Test("of a protocol that is unknown ends what takes anything, and no other")
    func arguments() {
        let found = ended(
            "func a<T: bad>(_ b: T) {}; func a<T>(_ b: T) { c() }; func a(_ b: Int) { d() }; "
                + "struct B { func a(_ c: C) { e() } }"
        )
        #expect(
            found.contains("func a<T>(_ b: T) { _leftOutCode(\"it runs func a(_:), which does not compile: A.swift:1: ")
        )
        #expect(found.contains("another of its name may have to be called: no\")"))
        #expect(found.contains("{ d() }") && found.contains("{ e() }"))
    }

    @Test("of a type that is unknown ends none: nothing has it")
    func types() {
        #expect(ended("func a(_ b: bad) {}; func a<T>(_ b: T) { c() }").contains("{ c() }"))
        #expect(!ended("func a(_ b: any bad) {}; func a<T>(_ b: T) { c() }").contains("{ c() }"))
    }

    @Test("of an extension for some types ends those of the others")
    func extensions() {
        let found = ended(
            "extension A where B: bad { var c: Int { 1 } }; extension A { var c: Int { 2 }; var d: Int { 3 } }; "
                + "var c: Int { 4 }"
        )
        #expect(!found.contains("{ 2 }") && found.contains("{ 3 }") && found.contains("{ 4 }"))
    }

    @Test("a question whether a value conforms ends what asks, if a type has lost that conformance")
    func casts() {
        let found = ended(
            "struct A: bad, B {}; func c() { (d as? any bad)?.e() }; func f() -> Bool { g is bad }; func h() { i as? B }"
        )
        #expect(
            found.contains(
                "func c() { _leftOutCode(\"it runs func c(), which does not compile: A.swift:1: A does not conf"))
        #expect(found.contains("func f() -> Bool { return _leftOut(") && found.contains("{ i as? B }"))
    }
}
