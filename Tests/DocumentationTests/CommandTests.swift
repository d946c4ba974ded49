import Foundation
import Testing

import func TestSupport.trials

/// A command in a block of shell commands.
struct ShellCommand: Sendable, CustomTestStringConvertible {
    let document: String
    /// The command without its comment.
    let line: String
    let words: [String]

    var testDescription: String { "\(document): \(line)" }

    static let all: [ShellCommand] = Document.all.flatMap { document in
        document.blocks("sh").joined().compactMap { line in
            let command = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
            let words = command.split(separator: " ").map { $0.trimmingCharacters(in: ["'"]) }
            return words.isEmpty ? nil : ShellCommand(document: document.path, line: command, words: words)
        }
    }
}

/// Runs the commands in documents. Commands that install or build must be steps of `Tools/Follow/run`.
@Suite("The commands in the documents")
struct CommandTests {
    /// The folder of the tests and of the programs.
    private static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

    private static let followed = Document.contents("Tools/Follow/run")

    private func run(_ program: URL, _ arguments: [String]) throws -> (status: Int32, error: String) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        let words = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardError = words
        process.standardOutput = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let error = String(decoding: words.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, error)
    }

    /// Each command once, even if several documents show it.
    private static let tried = Dictionary(grouping: ShellCommand.all, by: \.line).values.map { $0[0] }

    @Test("work", arguments: tried)
    func work(command: ShellCommand) throws {
        let words = command.words
        switch (words[0], words.count > 1 ? words[1] : "") {
        case ("scripts/render", _):
            // The command that the script runs. All scenes are drawn in a long run; else one folder's.
            let isWhole = words.dropFirst().first?.hasPrefix("-") ?? true
            let some = isWhole && trials(1, short: 0) == 0 ? ["padding/*"] : []
            let result = try run(Self.products.appendingPathComponent("scenes"), ["render"] + words.dropFirst() + some)
            #expect(result.status == 0, "\(result.error)")
        case (let script, _) where script.hasPrefix("scripts/") || script.hasPrefix("Tools/"):
            let result = try run(Document.repository.appendingPathComponent(script), ["--help"])
            #expect(result.status == 0, "\(result.error)")
        case ("python3", "-m"):
            // It would wait for a browser. It must serve the folder that scripts/docs writes.
            let script = Document.contents("scripts/docs")
            let folder = try #require(words.last).split(separator: "/")
            #expect(script.contains("output=\"$ROOT/\(folder.dropLast().joined(separator: "/"))\""))
            #expect(script.contains("\"$output/\(folder.last!)\""))
        case ("swift", "run") where words[2] == "menu-figures":
            #expect(Self.followed.contains("\"\(command.line)\""), "Tools/Follow/run does not run \(command.line)")
        // What scripts/render has built, here the program beside the tests.
        case (".build/release/scenes", "merge"): try merge(command)
        case (".build/release/scenes", _):
            let arguments = words.dropFirst().prefix { $0 != ">" }
            let result = try run(Self.products.appendingPathComponent("scenes"), Array(arguments))
            #expect(result.status == 0, "\(result.error)")
        case ("swift", "run"):
            let arguments = words.dropFirst(3).prefix { $0 != ">" }
            let result = try run(Self.products.appendingPathComponent(words[2]), Array(arguments))
            #expect(result.status == 0, "\(result.error)")
        // They build, so Tools/Follow/run runs them.
        case ("swift", "build"), ("swift", "test"), ("swift", "package"), ("PLUMBLINE_RECORD=failed", "swift"),
            ("mkdir", _), ("cp", _), ("./menu-figures", _):
            let isRun = ["\"", "'"].contains { Self.followed.contains("\($0)\(command.line)\($0)") }
            #expect(isRun, "Tools/Follow/run does not run \(command.line)")
        case ("diff", _): break
        default: Issue.record("cannot test \(words.joined(separator: " "))")
        }
    }

    /// Draws two shards of a few scenes, then runs the command beside their summaries.
    private func merge(_ command: ShellCommand) throws {
        let program = Self.products.appendingPathComponent("scenes").path
        let line = command.line.replacing(command.words[0], with: "\"$0\"")
        let script = """
            set -e
            for part in 1 2; do "$0" render 'padding/*' --quiet --shard $part/2 --json >summary-$part.json; done
            \(line)
            test -s summary.json
            """
        let result = try run(URL(fileURLWithPath: "/bin/sh"), ["-c", script, program])
        #expect(result.status == 0, "\(result.error)")
    }

    @Test("within sentences name scripts and tools that exist")
    func named() {
        for document in Document.all {
            for match in document.text.matches(of: /`(scripts\/[a-z][a-z-]*|Tools\/[A-Za-z]+\/run)/) {
                let path = Document.repository.appendingPathComponent(String(match.1)).path
                #expect(FileManager.default.isExecutableFile(atPath: path), "\(document.path): \(match.1)")
            }
        }
    }

    @Test("are found")
    func counted() { #expect(ShellCommand.all.filter { $0.document == "README.md" }.count >= 6) }
}
