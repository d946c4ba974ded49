import Diagramming
import Foundation
import Testing

@testable import Plumbline

@MainActor
@Suite("The code of a scene")
struct CodeChoiceTests {
    private let own = Scene("code/own") {
        Text("Hello")
            .padding(12)
    }

    private func text(_ scene: Scene) throws -> [String] {
        try scene.codes().map { code in try code.get().map { $0.listing().text }.joined(separator: "\n") }
    }

    @Test("is read where the scene was written") func read() throws {
        #expect(try text(own.code()) == ["Text(\"Hello\")\n    .padding(12)"])
        #expect(try text(own.code(lines: 2...2)) == [".padding(12)"])
        #expect(try text(own) == [""])
    }

    @Test("of a panel is its own") func panels() throws {
        let scene = Scene("code/panels", columns: 2) {
            Panel("a") { Text("a") }
            Panel("b") { Text("b") }.code("Text(\"given\")")
        }
        #expect(try text(scene.code()) == ["Text(\"a\")", "Text(\"given\")"])
    }

    @Test("that cannot be read is a warning, and the figure is drawn") func missing() async throws {
        let scene = Scene("code/missing", filePath: "/no/such/File.swift") { Text("a") }.code()
        let figure = try await scene.figure(scale: 1)
        #expect(figure.issues.map(\.rule) == [.missingCode])
        #expect(figure.issues[0].message.contains("/no/such/File.swift"))
    }

    @Test("is part of what a figure depends on") func fingerprint() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("File.swift")
        func digest(_ source: String) throws -> String {
            try source.write(to: file, atomically: true, encoding: .utf8)
            let place = SceneSource(fileID: "M/File.swift", filePath: file.path, line: 1)
            return Scene("a", place, own.kind).code().codeDigest
        }
        let first = try digest("Scene(\"a\") { Text(\"a\") }\n// more")
        #expect(try digest("Scene(\"a\") { Text(\"a\") }\n// else") == first)
        #expect(try digest("Scene(\"a\") { Text(\"b\") }\n// more") != first)
    }

    @Test("is beside or above the picture, and makes the figure a page") func figure() async throws {
        let (plain, coded) = (try await own.figure(scale: 1), try await own.code().figure(scale: 1))
        #expect(coded.size.width > plain.size.width)
        #expect(coded.altText.contains("Its code: Text(\"Hello\") .padding(12)."))
    }
}
