import Testing

/// Other fonts give other pictures, so a machine set up by any of these draws the same.
@Suite("The system packages of Debian and Ubuntu")
struct SystemPackageTests {
    /// The packages in a text, each run of them from `libcairo2-dev` to the last font.
    private static func lists(_ path: String) -> [[Substring]] {
        Document.contents(path).replacing("\\\n", with: "\n").matches(of: /libcairo2-dev libpango[\w.\- \n]+?-mono/)
            .map { $0.output.split(whereSeparator: \.isWhitespace) }
    }

    private static let documented = lists("docs/Installing.md")

    @Test(
        "are those of docs/Installing.md",
        arguments: [
            "scripts/lib/setup", "Examples/ChatBubbles/.github/workflows/ci.yml", "Examples/batches/github-actions.yml",
            "Tools/OtherSystem/containers/ubuntu-24.04.Dockerfile",
        ])
    func same(path: String) {
        let lists = Self.lists(path)
        #expect(!lists.isEmpty)
        #expect(lists.allSatisfy { [$0] == Self.documented }, "\(path): \(lists)")
        // No list is missed because it is written otherwise.
        let installs = Document.contents(path).matches(
            of: /apt-get (?:-qq )?install -y --no-install-recommends\s+[a-z\\]/)
        #expect(path.hasPrefix("scripts") || installs.count == lists.count)
    }

    @Test("are documented once, with all fonts")
    func documented() {
        #expect(Self.documented.count == 1)
        #expect(Self.documented.first?.filter { $0.hasPrefix("fonts-") }.count == 6)
    }
}
