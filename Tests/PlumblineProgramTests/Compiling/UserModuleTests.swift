import Testing

@testable import PlumblineProgram

@Suite("Cache keys")
struct UserModuleTests {
    private let module = UserModule(name: "Card", files: ["/a.swift", "/b.swift"])

    @Test("everything that is compiled is in the key")
    func key() {
        var other = module
        let key = module.digest(["a", "b"])
        #expect(module.digest(["a", "b"]) == key)
        #expect(module.digest(["a", "c"]) != key)
        #expect(module.digest(["ab", ""]) != key)
        other.languageMode = 6
        #expect(other.digest(["a", "b"]) != key)
        other = module
        other.additions = [("x.swift", "y")]
        #expect(other.digest(["a", "b"]) != key)
        other = module
        other.replacements = ["/a.swift": "a"]
        #expect(other.digest(["a", "b"]) != key)
        #expect(UserModule(name: "Card", files: ["/a.swift", "/c.swift"]).digest(["a", "b"]) != key)
        #expect(UserModule(name: "Row", files: module.files).digest(["a", "b"]) != key)
    }
}
