import Testing

@testable import Plumbline

@Suite("Globs")
struct GlobTests {
    @Test(
        "match whole names",
        arguments: [
            ("feet", "feet"), ("a/*", "a/feet"), ("*/feet", "a/feet"), ("a/f*t", "a/feet"), ("a/f??t", "a/feet"),
            ("**", "a/b/c"), ("**/feet", "feet"), ("**/feet", "a/b/feet"), ("a/**", "a/b/c"), ("a/**/c", "a/c"),
            ("a/**/c", "a/b/b/c"), ("**/b/*", "a/b/c"), ("*", "a"), ("a*b*c", "aXbXbXc"), ("a/***", "a/b"),
        ])
    func matching(pattern: String, name: String) {
        #expect(Glob(pattern).matches(name))
    }

    @Test(
        "match nothing beyond a slash without **, and no part of a name",
        arguments: [
            ("a", "a/feet"), ("feet", "a/feet"), ("*", "a/feet"), ("a/*", "a/b/c"), ("a?feet", "a/feet"),
            ("a*feet", "a/feet"), ("**/feet", "a/bigfeet"), ("a/**/c", "ac"), ("a/f?t", "a/feet"), ("A", "a"),
            ("", "a"), ("a/", "a"), ("**/b/*", "a/c/d"),
        ])
    func notMatching(pattern: String, name: String) {
        #expect(!Glob(pattern).matches(name))
    }

    @Test("match quickly even with many stars")
    func manyStars() {
        let pattern = String(repeating: "*a", count: 40) + "b"
        #expect(!Glob(pattern).matches(String(repeating: "a", count: 2_000)))
    }
}
