import Foundation

/// What a process wrote as it crashed.
struct CrashWords {
    /// `Index out of range`
    private let error: String?
    /// The author's line, without the folders of this machine: `Menu.swift:12`.
    private let place: String?

    /// - Parameter lines: The latest last.
    init(_ lines: [String]) {
        let place = lines.lazy.compactMap { $0.wholeMatch(of: /(?:.*\/)?([^\/]+\.swift:\d+)(?::\d+)?/)?.1 }.first
        let fatal = lines.lazy.compactMap { $0.wholeMatch(of: /(?:(\S+): )?Fatal error: (.+)/) }.last
        // A line in a library tells its user nothing.
        let own = fatal?.1.flatMap { Self.libraries.contains(String($0.prefix { $0 != "/" })) ? nil : $0 }
        (error, self.place) = (fatal.map { String($0.2) }, (place ?? own).map(String.init))
    }

    private static let libraries: Set = ["Swift", "ViewDSL", "LayoutEngine", "Drawing", "Plumbline"]

    /// `fatal error: Index out of range (Menu.swift:12)`
    ///
    /// - Parameter end: How the process ended, which is all there is to tell where the runtime wrote no reason.
    func reason(_ end: String) -> String {
        let reason = error.map { "fatal error: \($0)" } ?? end
        return place.map { "\(reason) (\($0))" } ?? reason
    }
}
