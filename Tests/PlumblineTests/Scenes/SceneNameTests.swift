import Testing

@testable import Plumbline

@Suite("Scene names")
struct SceneNameTests {
    @Test(
        "may be slash paths of letters, digits, hyphen, underscore and full stop",
        arguments: ["a", "alignments/feet", "a/b/c", "A-1_b.c", "0", ".hidden", "a..b", "..."])
    func allowed(name: String) {
        #expect(SceneName.fault(in: name) == nil)
    }

    @Test(
        "may be nothing else, and the message says what is wrong",
        arguments: [
            ("", "empty"), ("/a", "begins with a slash"), ("a/", "empty part"), ("a//b", "empty part"),
            ("../../x", "“..” would leave the output folder"), ("a/../b", "“..”"), ("./a", "“.”"), ("a b", "a space"),
            ("a\\b", "“\\”"), ("a~dark", "“~”"), ("a@2x", "“@”"), ("é", "“é”"), ("a\nb", "a control character"),
            ("a\u{0}", "a control character"), ("a*", "“*”"),
        ])
    func refused(name: String, says: String) throws {
        let fault = try #require(SceneName.fault(in: name))
        #expect(fault.contains(says))
    }
}
