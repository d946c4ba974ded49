import Foundation
import Goldens
import Plumbline
import Synchronization
import Testing

/// The figures that the tests of this process drew: no two may have one name, and goldens beyond them are orphans.
final class DrawnFigures: Sendable {
    static let shared = DrawnFigures()

    /// What draws a figure.
    struct Drawing: Hashable {
        var test: Test.ID?
        var place: Testing.SourceLocation
    }

    private struct State {
        /// By the golden's path without `.png`.
        var drawings: [String: Drawing] = [:]
        /// The same paths by themselves in small letters, which some disks do not tell from capitals.
        var spellings: [String: String] = [:]
        /// A hash of the picture, which is the same for the length of the process.
        var pictures: [String: Int] = [:]
        /// Of each drawing.
        var names: [(file: String, folder: String)] = []
        var folders: Set<String> = []
        var reportsAtExit = false
    }

    private let state = Mutex(State())

    /// Takes the name for a drawing. The same test may draw again, as when it is repeated.
    ///
    /// - Returns: Where another drawing has taken the name; nil if none has.
    func claim(_ file: String, in folder: String, for drawing: Drawing) -> Testing.SourceLocation? {
        state.withLock { state in
            state.folders.insert(folder)
            if self === Self.shared, !state.reportsAtExit {
                state.reportsAtExit = true
                Self.reportOrphansAtExit()
            }
            let path = "\(folder)/\(file)"
            let known = state.spellings["\(folder)/\(file.lowercased())"] ?? path
            let other = state.drawings[known]
            guard other == nil || other == drawing && known == path else { return other?.place }
            state.spellings["\(folder)/\(file.lowercased())"] = path
            state.drawings[path] = drawing
            if other == nil { state.names.append((file, folder)) }
            return nil
        }
    }

    /// Whether the golden's name stands for one picture only.
    func isOnlyPicture(_ figure: ActualFigure, _ file: String, in folder: String) -> Bool {
        var hasher = Hasher()
        hasher.combine(figure.layout)
        figure.bitmap.pixels.withUnsafeBytes { hasher.combine(bytes: $0) }
        let hash = hasher.finalize()
        return state.withLock { state in
            defer { state.pictures["\(folder)/\(file)"] = hash }
            return state.pictures["\(folder)/\(file)"].map { $0 == hash } ?? true
        }
    }

    /// What to say if these are not among the figures; nil if they are.
    func warning(_ selection: FigureSelection) -> String? {
        let isDrawn = state.withLock { state in state.names.contains { selection.contains($0.file, in: $0.folder) } }
        return isDrawn ? nil : selection.warningIfNone
    }

    /// A sentence for each folder with goldens that nothing drew.
    var orphans: [String] {
        let (drawn, folders) = state.withLock { (Set($0.drawings.keys), $0.folders.sorted()) }
        var seen: Set<String> = []
        return folders.compactMap { folder in
            let files = GoldenFolder(folder).figures().filter { file in
                !drawn.contains("\(folder)/\(file)") && seen.insert("\(folder)/\(file)").inserted
            }
            guard !files.isEmpty else { return nil }
            let (noun, them) = files.count == 1 ? ("1 golden", "its files") : ("\(files.count) goldens", "their files")
            return
                "\(noun) in \(folder) that no test drew: \(files.joined(separator: ", ")); remove \(them), or restore "
                + "the test"
        }
    }

    /// Whether the runner was asked for some tests only; then goldens of the others are no orphans.
    static func isPartial(_ arguments: [String]) -> Bool {
        arguments.contains { argument in
            ["--filter", "--skip", "--specifier"].contains { argument == $0 || argument.hasPrefix($0 + "=") }
        }
    }

    /// A test that failed may have ended before it drew all its figures: after one, nothing is known to be an orphan.
    func orphans(afterStatus status: Int32, arguments: [String]) -> [String] {
        status != 0 || Self.isPartial(arguments) ? [] : orphans
    }

    private static func reportOrphansAtExit() {
        #if canImport(Glibc)
            on_exit({ status, _ in DrawnFigures.shared.reportOrphans(afterStatus: status) }, nil)
        #else
            // Nothing says there how the process ends.
            atexit { DrawnFigures.shared.reportOrphans(afterStatus: 0) }
        #endif
    }

    private func reportOrphans(afterStatus status: Int32) {
        let unknown = FigureSelection(ProcessInfo.processInfo.environment).flatMap(warning)
        for sentence in (unknown.map { [$0] } ?? []) + orphans(afterStatus: status, arguments: CommandLine.arguments) {
            _ = writeAll(Data("warning: \(sentence)\n".utf8), to: STDERR_FILENO)
        }
    }
}
