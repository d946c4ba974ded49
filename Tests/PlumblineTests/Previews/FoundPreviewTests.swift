import Foundation
import Testing

@testable import Plumbline

@MainActor @Suite("The name of a preview's scene")
struct FoundPreviewTests {
    @Test("is told from every other one, also where letters are alike but for their case")
    func unique() {
        var names = PreviewNames([])
        #expect(
            ["Row/Sold-out", "Row/Sold-Out", "Row/Sold-out"].map { names.unique($0) } == [
                "Row/Sold-out", "Row/Sold-Out-2", "Row/Sold-out-3",
            ])
    }

    @Test("is made of a text's letters and digits, as far as they fit into the name of a file")
    func letters() {
        #expect(PreviewNames.sanitized("Größe: 3 / 4", or: "Preview") == "Grosse-3-4")
        #expect(PreviewNames.sanitized("..", or: "Preview") == "Preview")
        #expect(PreviewNames.sanitized(String(repeating: "long ", count: 100), or: "Preview").count == 100)
    }
}

@MainActor @Suite("The place of a PreviewProvider")
struct PreviewProvidersTests {
    @Test("is where its previews are written, in files that are known")
    func place() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
        try "\nstruct Int: PreviewProvider {\n    static var previews: some View {\n        Card()\n    }\n}\n"
            .write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let files = PreviewProviders.files
        defer { PreviewProviders.files = files }
        let type = ProviderName(Int.self)
        #expect(PreviewProviders.source(of: type, .init()).filePath == "Swift/Int")
        PreviewProviders.files = { _ in [file.path] }
        let source = PreviewProviders.source(of: type, .init())
        #expect(source.filePath == file.path && source.line == 3)
        #expect(source.codeWithBodies(named: "Int")?.code.expressions.map(\.name) == ["Card"])
    }

    @Test("is looked for in the folder of its module, which the package names")
    func package() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        let inner = folder.appendingPathComponent("Rows")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in [folder.appendingPathComponent("notes.md"), inner.appendingPathComponent("Row.swift")] {
            try Data().write(to: file)
        }
        let folders = #"{"Cafe":"\#(folder.path)"}"#
        #expect(PackageSources.files(of: "Cafe", folders: folders).map { $0.hasSuffix("/Rows/Row.swift") } == [true])
        #expect(PackageSources.files(of: "NoSuchModule", folders: folders).isEmpty)
    }

    @Test("is unknown where two files have one of its name, of which the runtime does not tell which it is")
    func ambiguous() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = ["A", "B"].map { folder.appendingPathComponent("\($0).swift") }
        for path in paths {
            try "struct Int: PreviewProvider {\n    static var previews: some View { Card() }\n}\n"
                .write(to: path, atomically: true, encoding: .utf8)
        }
        let files = PreviewProviders.files
        defer { PreviewProviders.files = files }
        PreviewProviders.files = { _ in paths.map(\.path) }
        #expect(PreviewProviders.source(of: ProviderName(Int.self), .init()).filePath == "Swift/Int")
    }

    @Test("of a private type has no address, which is another in each process")
    func privateName() {
        #expect(String(reflecting: Hidden.self).contains("unknown context"))
        #expect(ConformingTypes.name(of: Hidden.self).hasSuffix("Tests.Hidden"))
        #expect(ProviderName(Hidden.self).name == "Hidden")
    }
}

private struct Hidden {}
