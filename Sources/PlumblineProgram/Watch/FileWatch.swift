import Foundation
import Plumbline

/// Notices when files are saved, made or removed, by their times and sizes: whatever the editor does, on any file system.
struct FileWatch {
    /// Files and folders of the command line.
    let paths: [String]
    /// Files and folders that the drawn catalogs name; they change when one is edited.
    private var inputs: [String] = []
    private var known: [String: String] = [:]
    private var files: [String] = []
    private var lastSearch = ContinuousClock.now

    init(_ paths: [String]) {
        self.paths = paths.map(SourceFiles.absolute)
        files = Self.files(self.paths, [])
        known = Self.state(files)
    }

    /// Whether something has changed since the last call. Files that are new are looked for once a second.
    mutating func hasChanged() -> Bool {
        if ContinuousClock.now - lastSearch > .seconds(1) {
            files = Self.files(paths, inputs)
            lastSearch = .now
        }
        let now = Self.state(files)
        defer { known = now }
        return now != known
    }

    /// Watches what the catalogs of the last drawing name, from its state now.
    mutating func watch(inputs: [String]) {
        guard inputs != self.inputs else { return }
        self.inputs = inputs
        let new = Set(Self.below(inputs)).subtracting(files)
        files += new
        known.merge(Self.state(Array(new))) { first, _ in first }
    }

    private static func state(_ files: [String]) -> [String: String] {
        Dictionary(
            files.map { file in
                var info = stat()
                guard stat(file, &info) == 0 else { return (file, "") }
                return (file, "\(info.st_size) \(info.st_ino) \(info.st_mtim.tv_sec) \(info.st_mtim.tv_nsec)")
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The sources, what figures can show of the files beside them, and the project's settings.
    private static func files(_ paths: [String], _ inputs: [String]) -> [String] {
        let sources = paths.flatMap { path in
            path.hasSuffix(".swift") ? [path] : SourceFiles.swiftFiles(in: path)
        }
        return sources + ResourceFolders(of: paths).contents + [XcodeProject.file(around: sources)].compactMap(\.self)
            + below(inputs)
    }

    /// Figures that are drawn into a folder below an input are none.
    private static func below(_ inputs: [String]) -> [String] {
        let all = inputs.flatMap(InputFiles.below)
        let figures = all.filter(FigureFolder.isThere).map { "\($0)/" }
        return all.filter { path in !figures.contains { "\(path)/".hasPrefix($0) } }
    }
}
