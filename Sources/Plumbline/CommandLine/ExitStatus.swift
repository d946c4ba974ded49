/// What the process says at its end.
struct ExitStatus: RawRepresentable, Equatable {
    let rawValue: Int32

    /// All well.
    static let success = ExitStatus(rawValue: 0)
    /// A scene failed, or a file could not be written.
    static let failure = ExitStatus(rawValue: 1)
    /// There is nothing to compare with.
    static let noGoldens = ExitStatus(rawValue: 2)
    /// A signal has ended the run, as shells say it.
    static func signal(_ number: Int32) -> ExitStatus { ExitStatus(rawValue: 128 + number) }
    /// The command line or the catalog is wrong.
    static let usage = ExitStatus(rawValue: 64)
    /// Our own fault.
    static let software = ExitStatus(rawValue: 70)
}

/// Something wrong with the command line or the catalog, found before any work.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// A failure that is already told of; only the status is left to give.
struct Reported: Error {
    let status: ExitStatus
}
