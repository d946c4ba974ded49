import Foundation

/// A run of another program, to its end.
struct ProgramRun {
    let status: Int32
    /// What it wrote to standard output, and to standard error unless that is passed on.
    let output: String

    /// - Parameter passesErrors: Whether its standard error is this program's.
    init(_ program: String, _ arguments: [String], passesErrors: Bool = false) throws {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        if !passesErrors { process.standardError = pipe }
        try process.run()
        output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }
}
