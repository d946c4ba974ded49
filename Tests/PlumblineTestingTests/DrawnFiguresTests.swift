import Foundation
import Goldens
import Plumbline
import Testing

@testable import PlumblineTesting

@MainActor
@Suite("The figures of a test run")
struct DrawnFiguresTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("drawn-\(UUID().uuidString)")

    private func drawing(line: Int) -> DrawnFigures.Drawing {
        DrawnFigures.Drawing(
            test: Test.current?.id,
            place: SourceLocation(fileID: "M/T.swift", filePath: "/T.swift", line: line, column: 1))
    }

    @Test("have a name each; only the same expectation may draw a figure again")
    func names() {
        let figures = DrawnFigures()
        #expect(figures.claim("a", in: "/g", for: drawing(line: 1)) == nil)
        #expect(figures.claim("a", in: "/g", for: drawing(line: 1)) == nil)
        #expect(figures.claim("a", in: "/g", for: drawing(line: 2))?.line == 1)
        #expect(figures.claim("a", in: "/h", for: drawing(line: 2)) == nil)
        #expect(figures.claim("A", in: "/g", for: drawing(line: 3))?.line == 1)
        #expect(figures.claim("A", in: "/g", for: drawing(line: 1))?.line == 1)
        var elsewhere = drawing(line: 1)
        elsewhere.test = nil
        #expect(figures.claim("a", in: "/g", for: elsewhere)?.line == 1)
    }

    @Test("have one picture each")
    func pictures() async throws {
        func figure(_ color: Color) async throws -> ActualFigure {
            try await Scene("a") { color.frame(width: 4, height: 4) }.figure(scale: 1).actual
        }
        let figures = DrawnFigures()
        #expect(figures.isOnlyPicture(try await figure(.red), "a", in: "/g"))
        #expect(figures.isOnlyPicture(try await figure(.red), "a", in: "/g"))
        #expect(!figures.isOnlyPicture(try await figure(.blue), "a", in: "/g"))
        #expect(figures.isOnlyPicture(try await figure(.blue), "b", in: "/g"))
    }

    @Test("leave goldens that none of them drew, in their folders, reported once")
    func orphans() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let figure = try await Scene("a") { Color.red.frame(width: 4, height: 4) }.figure(scale: 1).actual
        for file in ["a", "b", "cards/c"] {
            try GoldenFolder(folder.path).record(figure, as: file, environment: .current)
        }
        let figures = DrawnFigures()
        #expect(figures.orphans.isEmpty)
        _ = figures.claim("a", in: folder.path, for: drawing(line: 1))
        #expect(
            figures.orphans == [
                "2 goldens in \(folder.path) that no test drew: b, cards/c; remove their files, or restore the test"
            ])
        _ = figures.claim("c", in: "\(folder.path)/cards", for: drawing(line: 2))
        #expect(
            figures.orphans == [
                "1 golden in \(folder.path) that no test drew: b; remove its files, or restore the test"
            ])
    }

    @Test("leave no orphans that are known where a test failed, or not all were asked for")
    func unknownOrphans() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let figure = try await Scene("a") { Color.red.frame(width: 4, height: 4) }.figure(scale: 1).actual
        try GoldenFolder(folder.path).record(figure, as: "b", environment: .current)
        let figures = DrawnFigures()
        _ = figures.claim("a", in: folder.path, for: drawing(line: 1))
        #expect(figures.orphans(afterStatus: 0, arguments: ["t"]).count == 1)
        #expect(figures.orphans(afterStatus: 1, arguments: ["t"]).isEmpty)
        #expect(figures.orphans(afterStatus: 0, arguments: ["t", "--filter", "x"]).isEmpty)
    }

    @Test("are not all of them where the runner was asked for some")
    func partial() {
        #expect(DrawnFigures.isPartial(["t", "--filter", "x"]) && DrawnFigures.isPartial(["t", "--skip=x"]))
        #expect(!DrawnFigures.isPartial(["t", "--testing-library", "swift-testing"]))
    }
}
