import Testing

/// The tables of *Writing a scene* list what a figure can show.
@Suite("The tables of Writing a scene")
struct SettingTableTests {
    private static let article = Document.contents("Sources/Plumbline/Plumbline.docc/Writing-a-scene.md")

    /// The base names of a type's members in docs/PublicNames.txt.
    private static func members(of type: String) -> Set<String> {
        let joined = Document.contents("docs/PublicNames.txt").replacing("\n    ", with: " ")
        let line = joined.split(separator: "\n").first { $0.hasPrefix("\(type): ") } ?? ""
        return Set(line.matches(of: /[:,] ([a-z]\w*)/).map { String($0.1) })
    }

    @Test(
        "have a thumbnail for every annotation",
        arguments: members(of: "Annotations").subtracting(["all", "none"]).sorted())
    func annotation(name: String) {
        let row = Self.article.split(separator: "\n").first { $0.hasPrefix("| `.\(name)` |") }
        #expect(row?.contains(/!\[[^\]]+\]\(thumbnail-[a-z-]+\.png\) \|$/) == true)
    }

    /// Set for goldens, or no modifier.
    private static let others: Set = ["init", "name", "figure", "exempt", "goldenSizeLimit"]

    @Test("and the text name every modifier of scenes", arguments: members(of: "Scene").subtracting(others).sorted())
    func modifier(name: String) { #expect(Self.article.contains("`.\(name)(")) }

    @Test("are compared with the public names")
    func counted() {
        #expect(Self.members(of: "Annotations").count > 15)
        #expect(Self.members(of: "Scene").count > 20)
    }
}
