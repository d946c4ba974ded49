import Foundation

/// The patterns that match no scene of one program after another. Those that match in none are a mistake.
struct IdlePatterns {
    private let file: URL
    /// By pattern, what each program said; nil before the first one.
    private var messages: [String: [String]]?

    init(in folder: URL) { file = folder.appendingPathComponent("idle-patterns.json") }

    /// Makes a program write its own in place of failing.
    var environment: [String: String] { ["PLUMBLINE_IDLE_PATTERNS": file.path] }

    /// Forgets what an earlier program wrote.
    func clear() { try? FileManager.default.removeItem(at: file) }

    /// Takes what a program wrote. One without patterns, or that writes none, matches all.
    mutating func add() {
        let data = (try? Data(contentsOf: file)) ?? Data()
        let found = (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
        guard let known = messages else {
            messages = found.mapValues { [$0] }
            return
        }
        messages = known.filter { found[$0.key] != nil }
        for (pattern, message) in found { messages?[pattern]?.append(message) }
    }

    /// - Throws: `Failure` that names those no program matches.
    func check() throws {
        let faults = (messages ?? [:]).sorted { $0.key < $1.key }.map { _, said in
            // One that suggests a name.
            said.first { $0.hasSuffix("?") } ?? said[0]
        }
        if !faults.isEmpty { throw Failure(faults.joined(separator: "\n")) }
    }
}
