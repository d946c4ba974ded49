package struct ExitStatus: RawRepresentable, Equatable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) { self.rawValue = rawValue }

    static let success = ExitStatus(rawValue: 0)
    /// A scene failed, or a file could not be written.
    package static let failure = ExitStatus(rawValue: 1)
    /// There is nothing to compare with.
    package static let noGoldens = ExitStatus(rawValue: 2)
    /// Ended by a signal: 128 and its number, as shells do.
    package static func signal(_ number: Int32) -> ExitStatus { ExitStatus(rawValue: 128 + number) }
    /// The command line or the catalog is wrong.
    static let usage = ExitStatus(rawValue: 64)
    /// Something that the program needs is not installed.
    package static let unavailable = ExitStatus(rawValue: 69)
    /// An error in Plumbline itself.
    package static let software = ExitStatus(rawValue: 70)
}

/// A mistake in the command line or the catalog, found before any work.
package struct UsageError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// A failure whose messages have been printed; only the exit status is left.
package struct ReportedFailure: Error {
    package let status: ExitStatus

    package init(status: ExitStatus) { self.status = status }
}
