import Foundation
import Testing

private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, words: String) {
    let process = Process()
    let words = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = words
    process.standardError = words
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: words.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
}

private var hasPython: Bool { (try? run("/usr/bin/env", ["python3", "--version"]).status) == 0 }

/// `Tools/Oracle/run`, which writes the cases.
@Suite("The writer of oracle tests", .enabled("it needs python3") { hasPython })
struct CaseWriterTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func oracle(_ arguments: [String]) throws -> (status: Int32, words: String) {
        try run(repository.appendingPathComponent("Tools/Oracle/run").path, arguments)
    }

    /// A copy of the cases there are.
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oracle-\(UUID().uuidString)")

    private func contents(_ file: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }

    private func add(_ line: String) throws -> (status: Int32, words: String) {
        let file = folder.appendingPathComponent("new.jsonl")
        try Data(line.utf8).write(to: file)
        return try Self.oracle(["--add", file.path, "--into", folder.path])
    }

    private func withCopy(_ body: () throws -> Void) throws {
        try FileManager.default.copyItem(
            at: Self.repository.appendingPathComponent("Tests/OracleTests/Cases"), to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body()
    }

    @Test("adds the example of its help beside the cases there are, and not twice")
    func example() throws {
        let help = try Self.oracle(["--help"]).words
        let start = try #require(help.firstRange(of: "{\"id\""))
        let example = String(help[start.lowerBound...]).replacing("\n", with: " ")
        try withCopy {
            let before = try contents("Cases1.swift")
            let added = try add(example)
            #expect(added.status == 0, "\(added.words)")
            #expect(try contents("Cases1.swift") == before)
            let last = oracleCaseFiles + 1
            #expect(try contents("All.swift").contains("oracleCases\(oracleCaseFiles), oracleCases\(last)]"))
            let written = try contents("Cases\(last).swift")
            #expect(written.contains("size: [100.0, 10.0]"))
            #expect(written.contains("Color.red.frame(height: 10).layoutLabel(\"a\")"))
            let again = try add(example)
            #expect(again.status == 65)
            #expect(again.words.contains("new.jsonl:1: there is a case"))
        }
    }

    private var oracleCaseFiles: Int {
        let files = try? FileManager.default.contentsOfDirectory(
            atPath: Self.repository.appendingPathComponent("Tests/OracleTests/Cases").path)
        return files?.count { $0.hasPrefix("Cases") } ?? 0
    }

    @Test(
        "refuses what is no case by file and line, and writes nothing",
        arguments: [
            ("{\"id\"", "this is no JSON"),
            ("{\"id\": \"a.b\", \"swiftui\": \"Color.red\"}", "needs \"confidence\""),
            ("{\"id\": \"a.b\", \"confidence\": \"true\", \"swiftui\": \"Color.red\"}", "\"confidence\" is one of"),
            (
                "{\"id\": \"a.b\", \"confidence\": \"apple-docs\", \"swiftui\": \"Color.red\", \"proposal\": [1]}",
                "\"proposal\" is [width, height]"
            ),
            (
                "{\"id\": \"a.b\", \"confidence\": \"measured-on-SwiftUI\", \"swiftui\": \"Color.red\"}",
                "was measured: it needs \"source\""
            ),
        ])
    func refusals(line: String, words: String) throws {
        try withCopy {
            let before = try contents("All.swift")
            let result = try add("\n" + line)
            #expect(result.status == 65)
            #expect(result.words.contains("new.jsonl:2: \(words)"), "\(result.words)")
            #expect(try contents("All.swift") == before)
        }
    }
}
