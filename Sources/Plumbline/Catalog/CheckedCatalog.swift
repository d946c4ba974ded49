import Foundation
import Goldens
import LayoutEngine

/// The scenes of a catalog whose names and proposals are in order.
struct CheckedCatalog {
    let scenes: [Scene]
    let assets: AssetCatalog
    /// Files and folders the scenes are made from besides their assets.
    var inputs: [URL] = []
    /// Whether starting this program again gives the same catalog.
    var isProgram = false
    /// The most a golden's picture may take, in bytes.
    var goldenSizeLimit = GoldenFolder.standardSizeLimit

    /// - Throws: `UsageError` naming every scene that is not in order, and where it was written.
    init(_ scenes: [Scene], assets: AssetCatalog) throws(UsageError) {
        self.scenes = scenes
        self.assets = assets
        let faults = scenes.compactMap { scene in
            SceneName.fault(in: scene.name).map {
                "the scene name “\(scene.name)” is not allowed: \($0) (\(scene.place))"
            }
                ?? scene.proposalFault.map { "the scene \(scene.name) cannot be laid out: \($0) (\(scene.place))" }
                ?? scene.exemption?.fault.map { "the scene \(scene.name) cannot be checked: \($0) (\(scene.place))" }
        }
        let all = faults + Self.duplicates(scenes) + Self.filesInTheWay(scenes)
        if !all.isEmpty { throw UsageError(all.joined(separator: "\n")) }
    }

    private static func duplicates(_ scenes: [Scene]) -> [String] {
        var first: [String: Scene] = [:]
        return scenes.compactMap { scene in
            guard let other = first[scene.name] else {
                first[scene.name] = scene
                return nil
            }
            return "two scenes are named \(scene.name) (\(other.place) and \(scene.place)): a name must be unique"
        }
    }

    /// A scene `a` is drawn into `a.png`, which a scene `a.png/b` needs as a folder.
    private static func filesInTheWay(_ scenes: [Scene]) -> [String] {
        let folders = Dictionary(
            scenes.flatMap { scene in scene.folders.map { ($0, scene) } }, uniquingKeysWith: { first, _ in first })
        return scenes.compactMap { scene in
            folders["\(scene.name).png"].map {
                "the scenes \(scene.name) (\(scene.place)) and \($0.name) (\($0.place)) cannot both be drawn: "
                    + "\(scene.name).png cannot be a file and a folder"
            }
        }
    }

    /// The scenes that any of the globs matches, in the catalog's order; all of them when there is no glob.
    ///
    /// - Throws: `UsageError` naming every glob that matches nothing.
    func scenes(matching patterns: [String]) throws(UsageError) -> [Scene] {
        if patterns.isEmpty { return scenes }
        let globs = patterns.map { Glob($0) }
        let idle = globs.filter { glob in !scenes.contains { glob.matches($0.name) } }
        if !idle.isEmpty { throw UsageError(idle.map(noMatch).joined(separator: "\n")) }
        return scenes.filter { scene in globs.contains { $0.matches(scene.name) } }
    }

    /// The scene of that very name.
    func scene(named name: String) throws(UsageError) -> Scene {
        guard let scene = scenes.first(where: { $0.name == name }) else { throw UsageError(noMatch(Glob(name))) }
        return scene
    }

    private func noMatch(_ glob: Glob) -> String {
        let near = suggestions(for: glob).map { "“\($0)”" }
        let hint = near.isEmpty ? "“list” shows the names there are" : "did you mean \(near.joined(separator: " or "))?"
        return "no scene is named “\(glob.pattern)”: \(hint)"
    }

    private func suggestions(for glob: Glob) -> [String] {
        let names = scenes.map(\.name)
        let folders = scenes.flatMap(\.folders)
        if folders.contains(glob.pattern) { return ["\(glob.pattern)/**"] }
        guard glob.hasWildcards else { return NearNames.of(glob.pattern, in: names) }
        let patterns = folders.flatMap { ["\($0)/*", "\($0)/**"] } + names.map { "**/\($0.lastPart)" }
        return NearNames.of(glob.pattern, in: patterns + names)
    }
}

extension Scene {
    /// `a` and `a/b` for `a/b/c`.
    fileprivate var folders: [String] {
        let parts = name.split(separator: "/")
        return parts.indices.dropFirst().map { parts[..<$0].joined(separator: "/") }
    }

    /// File and line, as compilers write them: from the current directory where the file is inside it.
    var place: String { "\(source.shortPath):\(source.line)" }
}

extension SceneSource {
    /// The path from the current directory where the file is inside it.
    var shortPath: String {
        let here = FileManager.default.currentDirectoryPath + "/"
        return filePath.hasPrefix(here) ? String(filePath.dropFirst(here.count)) : filePath
    }
}

extension String {
    fileprivate var lastPart: Substring { split(separator: "/").last ?? "" }
}
