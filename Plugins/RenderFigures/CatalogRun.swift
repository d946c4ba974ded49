import Foundation
import PackagePlugin

/// A run of the catalog's program: what it says is passed on, its errors and warnings as diagnostics.
struct CatalogRun {
    let program: URL
    /// Where relative paths begin.
    let folder: URL
    /// Its environment variables.
    var environment: [String: String] = [:]

    /// - Throws: `Failure` when the program ends with another status than 0.
    func run(_ arguments: [String]) throws {
        let process = Process()
        let words = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardError = words
        try process.run()
        let summary = passOn(words.fileHandleForReading)
        process.waitUntilExit()
        let status = process.terminationStatus
        guard process.terminationReason == .exit else {
            throw Failure("\(program.lastPathComponent) was stopped by signal \(status).")
        }
        guard status == 0 else {
            throw Failure(
                "render-figures failed: \(summary.map { "\($0.failed) of \($0.all) figures" } ?? "see above").")
        }
    }

    /// For a program that nothing in its sources shows to be one: a catalog lists its scenes.
    ///
    /// - Throws: `Failure` when it does not.
    func requireCatalog() throws {
        if try names() == nil {
            throw Failure(
                "\(program.lastPathComponent) is not a SceneCatalog: it does not answer to `list --json` with its scenes."
            )
        }
    }

    /// The names of its figures; nil when it does not answer.
    func names() throws -> [String]? {
        let process = Process()
        let list = Pipe()
        process.executableURL = program
        process.arguments = ["list", "--json"]
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = list
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = list.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        return try? JSONDecoder().decode([ListedScene].self, from: data).map(\.name)
    }

    private struct ListedScene: Decodable {
        let name: String
    }

    /// Line by line, as they come, to the end.
    ///
    /// - Returns: The numbers of the program's summary, if some figures failed.
    private func passOn(_ words: FileHandle) -> (failed: Int, all: Int)? {
        var rest = Data()
        var message: ProgramMessage?
        var summary: (failed: Int, all: Int)?
        func take(_ line: Data) {
            let line = named(String(decoding: line, as: UTF8.self))
            if let match = line.firstMatch(of: /^(\d+) rendered, (\d+) unchanged, (\d+) failed/) {
                let numbers = [match.1, match.2, match.3].map { Int($0) ?? 0 }
                summary = numbers[2] > 0 ? (numbers[2], numbers.reduce(0, +)) : nil
            }
            if message?.take(line) == true { return }
            message?.say()
            message = ProgramMessage(line)
            if message == nil { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
        }
        while case let data = words.availableData, !data.isEmpty {
            rest.append(data)
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                take(rest[..<end])
                rest = Data(rest[(end + 1)...])
            }
        }
        if !rest.isEmpty { take(rest) }
        message?.say()
        return summary
    }

    /// Nobody has the program by its own name.
    private func named(_ line: String) -> String {
        line.replacing("\(program.lastPathComponent) render", with: "swift package render-figures")
    }
}

/// An error or a warning of the program, with the lines that belong to it. As one message it stays in order: SwiftPM prints
/// diagnostics and standard error as they reach it.
private struct ProgramMessage {
    private let isError: Bool
    private var text: String

    /// Nil for another line.
    init?(_ line: String) {
        // The parser of arguments writes it with a capital.
        guard let mark = ["error: ", "Error: ", "warning: "].first(where: line.hasPrefix) else { return nil }
        isError = mark != "warning: "
        text = String(line.dropFirst(mark.count))
    }

    /// Whether the line belongs to the message: what a scene wrote, or the parser's advice.
    mutating func take(_ line: String) -> Bool {
        guard line.hasPrefix("  ") || line.hasPrefix("Usage: ") else { return false }
        text += "\n\(line)"
        return true
    }

    func say() { isError ? Diagnostics.error(text) : Diagnostics.warning(text) }
}
