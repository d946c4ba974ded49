import Foundation
import Testing

@testable import Diagramming
@testable import Plumbline
@testable import Scenes

/// The page of the documentation that shows the scenes of `language/`.
@MainActor @Suite("The legend page")
struct LegendPageTests {
    private let page: String
    /// The page with its lines joined.
    private let words: String

    init() throws {
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        page = try String(
            contentsOf: repository.appendingPathComponent(
                "Sources/Plumbline/Plumbline.docc/The-legend-of-a-figure.md"), encoding: .utf8)
        words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test("shows and describes every scene of the language once")
    func scenes() {
        let shown = page.matches(of: /!\[([^\]]+)\]\(([^)]+)\.png\)/)
        let names = Gallery.own.map(\.name).filter { $0.hasPrefix("language/") }
        #expect(shown.map { String($0.2) }.sorted() == names.map { $0.replacing("/", with: "-") }.sorted())
        #expect(Set(shown.map { String($0.1) }).count == shown.count)
        for image in shown { #expect(image.1.hasSuffix("."), "\(image.1)") }
    }

    @Test("explains every role in the words of the legends", arguments: LegendRole.allCases)
    func roles(role: LegendRole) {
        #expect(words.contains("*\(role.text)*"))
        #expect(words.contains("*\(role.textAlone)*"))
    }

    @Test("mentions every annotation by name")
    func annotations() {
        let names: [(String, Annotations)] = [
            ("borders", .borders), ("sizes", .sizes), ("proposals", .proposals), ("alignmentLines", .alignmentLines),
            ("spacing", .spacing), ("padding", .padding), ("overflow", .overflow), ("issues", .issues),
            ("dimensions", .dimensions), ("safeArea", .safeArea), ("priority", .priority),
            ("flexibility", .flexibility), ("ledger", .ledger), ("why", .why), ("probes", .probes),
        ]
        #expect(names.reduce(into: Annotations.none) { $0.formUnion($1.1) } == Annotations.all.union(.probes))
        for (name, _) in names { #expect(words.contains("`.\(name)`"), ".\(name)") }
    }

    @Test("mentions every kind of figure", arguments: ["panels", "sweep", "storyboard", "tree", "picture", "print"])
    func kinds(kind: String) { #expect(words.lowercased().contains(kind)) }
}
