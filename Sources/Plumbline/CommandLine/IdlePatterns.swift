import Foundation
import Raster

/// Patterns that match no scene of this program. `swift package render-figures` runs several programs, and a pattern is a
/// mistake only if none of them has its scene.
struct IdlePatterns {
    /// The environment variable with the path of a file for them; unset in a program that runs alone.
    static let variable = "PLUMBLINE_IDLE_PATTERNS"

    private let file: String

    init?(environment: [String: String]) {
        guard let file = environment[Self.variable], !file.isEmpty else { return nil }
        self.file = file
    }

    /// Writes each pattern that matches nothing, with the message that says so.
    ///
    /// - Returns: The scenes that the others match.
    func write(of patterns: [String], in catalog: CheckedCatalog) throws -> [Scene] {
        let faults = Dictionary(catalog.faults(of: patterns), uniquingKeysWith: { first, _ in first })
        try AtomicFile.write(JSONEncoder().encode(faults), to: file)
        let others = patterns.filter { faults[$0] == nil }
        return patterns.isEmpty || !others.isEmpty ? try catalog.scenes(matching: others) : []
    }
}
