struct ExitStatus: RawRepresentable, Equatable {
    let rawValue: Int32

    static let success = ExitStatus(rawValue: 0)
    /// A scene failed, or a file could not be written.
    static let failure = ExitStatus(rawValue: 1)
    /// There is nothing to compare with.
    static let noGoldens = ExitStatus(rawValue: 2)
    /// Ended by a signal: 128 and its number, as shells do.
    static func signal(_ number: Int32) -> ExitStatus { ExitStatus(rawValue: 128 + number) }
    /// The command line or the catalog is wrong.
    static let usage = ExitStatus(rawValue: 64)
    /// An error in Plumbline itself.
    static let software = ExitStatus(rawValue: 70)
}

/// A mistake in the command line or the catalog, found before any work.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// A failure whose messages have been printed; only the exit status is left.
struct ReportedFailure: Error {
    let status: ExitStatus
}
