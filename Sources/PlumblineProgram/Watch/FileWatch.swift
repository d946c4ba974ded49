import Foundation
import Plumbline

/// Notices when files are saved, made or removed, by their times and sizes: whatever the editor does, on any file system.
struct FileWatch {
    /// Files and folders of the command line.
    let paths: [String]
    private var known: [String: String] = [:]
    private var files: [String] = []
    private var lastSearch = ContinuousClock.now

    init(_ paths: [String]) {
        self.paths = paths.map(SourceFiles.absolute)
        files = Self.files(self.paths)
        known = Self.state(files)
    }

    /// Whether something has changed since the last call. Files that are new are looked for once a second.
    mutating func hasChanged() -> Bool {
        if ContinuousClock.now - lastSearch > .seconds(1) {
            files = Self.files(paths)
            lastSearch = .now
        }
        let now = Self.state(files)
        defer { known = now }
        return now != known
    }

    private static func state(_ files: [String]) -> [String: String] {
        Dictionary(
            files.map { file in
                var info = stat()
                guard stat(file, &info) == 0 else { return (file, "") }
                return (file, "\(info.st_size) \(info.st_ino) \(info.st_mtim.tv_sec) \(info.st_mtim.tv_nsec)")
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The sources, and what `render` finds beside them: images, colors, fonts, models, texts and the bundle's other files.
    private static func files(_ paths: [String]) -> [String] {
        let sources = paths.flatMap { path in
            path.hasSuffix(".swift") ? [path] : SourceFiles.swiftFiles(in: path)
        }
        let resources = ResourceFolders(of: paths)
        let images = resources.plain.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
                .filter(AssetCatalog.isImage).map { "\(folder)/\($0)" }
        }
        let sets = (resources.catalogs + resources.models).flatMap { folder in
            InputFiles.inside(folder).map { "\(folder)/\($0)" }
        }
        return sources + images + sets + resources.fonts + resources.texts + resources.files
    }
}
