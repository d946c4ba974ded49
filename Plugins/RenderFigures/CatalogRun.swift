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
        passOn(words.fileHandleForReading)
        process.waitUntilExit()
        let status = process.terminationStatus
        let name = program.lastPathComponent
        guard process.terminationReason == .exit else { throw Failure("\(name) was stopped by signal \(status).") }
        guard status == 0 else { throw Failure("\(name) ended with status \(status).") }
    }

    /// For a program that nothing in its sources shows to be one: a catalog lists its scenes.
    ///
    /// - Throws: `Failure` when it does not.
    func requireCatalog() throws {
        let process = Process()
        let list = Pipe()
        process.executableURL = program
        process.arguments = ["list", "--json"]
        process.currentDirectoryURL = folder
        process.standardOutput = list
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = list.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0, (try? JSONSerialization.jsonObject(with: data)) != nil else {
            throw Failure(
                "\(program.lastPathComponent) is not a SceneCatalog: it does not answer to `list --json` with its scenes."
            )
        }
    }

    /// Line by line, as they come, to the end.
    private func passOn(_ words: FileHandle) {
        var rest = Data()
        while case let data = words.availableData, !data.isEmpty {
            rest.append(data)
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                say(String(decoding: rest[..<end], as: UTF8.self))
                rest = Data(rest[(end + 1)...])
            }
        }
        if !rest.isEmpty { say(String(decoding: rest, as: UTF8.self)) }
    }

    private func say(_ line: String) {
        // The parser of arguments writes it with a capital.
        for mark in ["error: ", "Error: "] where line.hasPrefix(mark) {
            return Diagnostics.error(String(line.dropFirst(mark.count)))
        }
        if line.hasPrefix("warning: ") { return Diagnostics.warning(String(line.dropFirst("warning: ".count))) }
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}
