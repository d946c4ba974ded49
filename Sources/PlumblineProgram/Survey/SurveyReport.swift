/// What a survey found, as numbers and lists.
struct SurveyReport: Codable, Equatable {
    /// A file that defines a view.
    struct File: Codable, Equatable {
        enum Verdict: String, Codable {
            case passes
            /// It misses names of SwiftUI's, or has other errors.
            case fails
            /// It imports modules that are not there, and every name it misses, if any, may be theirs.
            case needsOtherModules
        }

        let path: String
        var verdict: Verdict
        /// The missing names and the kinds of other errors, in order of appearance.
        let missing: [String]
        /// The modules it imports that are not there.
        let modules: [String]
        /// The first error.
        let error: String?
    }

    /// A name that files miss.
    struct Name: Codable, Equatable {
        let name: String
        /// How many files pass once this name and those before it are there.
        let frees: Int
        /// How many files miss it.
        let files: Int
        /// A place where it is missed.
        let example: String
    }

    let files: [File]
    let names: [Name]
    /// Modules that are not there, by how many of the files counted apart import them.
    let modules: [String: Int]

    /// - Parameter findings: The files that define a view, with their errors.
    init(_ findings: [(path: String, modules: [String], errors: [Diagnostic])]) {
        let missed = findings.map { Self.missing($0.errors) }
        // What a file misses that imports nothing else is SwiftUI's, or its neighbors'.
        let ours = Set(zip(findings, missed).filter { $0.0.modules.isEmpty }.flatMap(\.1))
        files = zip(findings, missed).map { finding, missing in
            let isApart = !finding.modules.isEmpty && ours.isDisjoint(with: missing)
            let passes = finding.errors.isEmpty && finding.modules.isEmpty
            return File(
                path: finding.path, verdict: passes ? .passes : isApart ? .needsOtherModules : .fails, missing: missing,
                modules: finding.modules, error: finding.errors.first.map { "\($0.line): \($0.message)" })
        }
        names = Self.ranked(files.filter { $0.verdict == .fails }, findings.flatMap(\.errors), ours)
        modules = files.filter { $0.verdict == .needsOtherModules }.flatMap(\.modules).reduce(into: [:]) {
            $0[$1, default: 0] += 1
        }
    }

    func count(_ verdict: File.Verdict) -> Int { files.count { $0.verdict == verdict } }

    /// Errors that follow from a name that is missing do not count beside it.
    private static func missing(_ errors: [Diagnostic]) -> [String] {
        let names = errors.compactMap(\.missingName)
        return Set(names.isEmpty ? errors.map(\.kind) : names).sorted()
    }

    /// The name first that frees most files, then the one that frees most after it, and so on. A name that frees none is
    /// ranked by the files that miss it.
    private static func ranked(_ files: [File], _ errors: [Diagnostic], _ ours: Set<String>) -> [Name] {
        // A name that only files with other modules miss is probably theirs.
        var left = files.map { Set($0.modules.isEmpty ? $0.missing : $0.missing.filter(ours.contains)) }
        let counts = left.reduce(into: [String: Int]()) { counts, names in
            for name in names { counts[name, default: 0] += 1 }
        }
        var places: [String: String] = [:]
        for error in errors {
            let name = error.missingName ?? error.kind
            if places[name] == nil { places[name] = "\(error.file):\(error.line)" }
        }
        var ranked: [Name] = []
        var open = Set(counts.keys)
        while !open.isEmpty {
            let frees = left.reduce(into: [String: Int]()) { if $1.count == 1 { $0[$1.first!, default: 0] += 1 } }
            let best = open.min {
                (-frees[$0, default: 0], -counts[$0, default: 0], $0) < (
                    -frees[$1, default: 0], -counts[$1, default: 0], $1
                )
            }!
            ranked.append(
                Name(
                    name: best, frees: frees[best, default: 0], files: counts[best, default: 0],
                    example: places[best] ?? ""))
            open.remove(best)
            left = left.map { $0.subtracting([best]) }
        }
        return ranked
    }

    /// Lines for people.
    ///
    /// - Parameters:
    ///   - limit: How many names are listed.
    ///   - folder: What paths are shown relative to.
    func lines(limit: Int, from folder: String) -> [String] {
        func line(_ count: Int, _ words: String) -> String { "\(Self.padded(count, 6))  \(words)" }
        let share = files.isEmpty ? 0 : Double(100 * count(.passes)) / Double(files.count)
        var lines = [
            line(files.count, "files define a view"),
            line(count(.passes), "pass (\(share.formatted(.number.precision(.fractionLength(1)).grouping(.never))) %)"),
            line(count(.fails), "fail"),
        ]
        if count(.needsOtherModules) > 0 {
            let used = modules.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(8).map {
                "\($0.key) \($0.value)"
            }
            lines.append(
                line(
                    count(.needsOtherModules),
                    "import modules that are not there, and miss at most names of theirs: \(used.joined(separator: ", "))"
                ))
        }
        guard !names.isEmpty else { return lines }
        lines += ["", " frees  missed by  name"]
        lines += names.prefix(limit).map { name in
            "\(Self.padded(name.frees, 6))  \(Self.padded(name.files, 9))  \(name.name)   (\(Self.short(name.example, folder)))"
        }
        if names.count > limit { lines.append("… and \(names.count - limit) more; --limit or --json shows them") }
        return lines
    }

    private static func short(_ path: String, _ folder: String) -> String {
        path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : path
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let text = "\(number)"
        return String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
