import Foundation
import Testing

/// ARCHITECTURE.md and docs/Decisions.md name modules, folders and files that exist.
@Suite("The architecture")
struct ArchitectureTests {
    private static let text = ["ARCHITECTURE.md", "docs/Decisions.md"].map(Document.contents).joined()

    private func exists(_ path: String) -> Bool {
        ["Sources", "Tests", ""].contains { folder in
            FileManager.default.fileExists(
                atPath: Document.repository.appendingPathComponent(folder).appendingPathComponent(path).path)
        }
    }

    @Test("names files and folders that exist")
    func paths() {
        let paths = Self.text.matches(of: /`((?:[A-Z][A-Za-z]+|scenes|scripts|docs)\/[A-Za-z\/+.]*)`/)
            .map { String($0.1) }.filter { !$0.contains("Foo") && !$0.hasPrefix("Module") }
        #expect(paths.count > 20)
        for path in paths { #expect(exists(path), "there is no \(path)") }
    }

    @Test("lists every module")
    func modules() throws {
        let sources = Document.repository.appendingPathComponent("Sources").path
        for module in try FileManager.default.contentsOfDirectory(atPath: sources) where !module.hasPrefix(".") {
            #expect(Self.text.contains("`\(module)`"), "\(module) is in no table")
        }
    }

    /// Suites of several sources in one folder.
    private static let several: Set = [
        "AlignmentTests", "ControlTests", "IndicatorTests", "LabeledTests", "LocalCoordinatesTests", "NavigationTests",
        "PresentationTests", "StillPictureTests", "StructureTruthTests", "SubviewTests", "TranslationTests",
        "ValueControlTests",
    ]

    @Test("places the test of a source file by its name; suites of more have folders of their own")
    func mirror() throws {
        let folder = /^Tests\/([A-Za-z]+)Tests\/(.*)Tests\.swift$/
        var count = 0
        for path in Document.files(in: "Tests", "swift") {
            guard let match = path.firstMatch(of: folder), exists("Sources/\(match.1)") else { continue }
            let source = "Sources/\(match.1)/\(match.2)"
            let place = URL(fileURLWithPath: source).deletingLastPathComponent().relativePath
            let name = path.split(separator: "/").last!.dropLast(6)
            guard exists(place), !Self.several.contains(String(name)) else { continue }
            count += 1
            #expect(exists("\(source).swift"), "\(path) is the test of no source")
        }
        #expect(count > 100)
    }

    @Test("names types that are declared")
    func types() {
        let sources = Document.files(in: "Sources", "swift").map(Document.contents).joined()
        let declared = Set(
            sources.matches(of: /\b(?:struct|class|enum|protocol|typealias) ([A-Z]\w+)/).map { String($0.1) })
        let names = Set(Self.text.matches(of: /`([A-Z][A-Za-z]+)(?:\.[a-z]\w*)?(?:\([^`]*\))?`/).map { String($0.1) })
        // Declared elsewhere.
        let others: Set = ["DispatchSource", "Mutex", "RenderFigures", "WebKit"]
        for name in names.subtracting(declared).subtracting(others) where !exists(name) {
            Issue.record("there is no \(name)")
        }
    }
}
