import Foundation
import Goldens
import LayoutEngine

/// A catalog whose names, proposals and exemptions have been checked.
package struct CheckedCatalog {
    package let scenes: [Scene]
    let assets: AssetCatalog
    /// Files and folders the scenes read besides their assets.
    let inputs: [URL]
    /// Whether starting this program again gives the same catalog, so that workers can draw it.
    let isProgram: Bool
    /// The maximum size of a golden's picture, in bytes.
    let goldenSizeLimit: Int

    /// - Throws: `UsageError` naming every invalid scene, and where it was written.
    package init(
        _ scenes: [Scene], assets: AssetCatalog, inputs: [URL] = [], isProgram: Bool = false,
        goldenSizeLimit: Int = GoldenFolder.standardSizeLimit
    ) throws(UsageError) {
        (self.scenes, self.assets, self.inputs) = (scenes, assets, inputs)
        (self.isProgram, self.goldenSizeLimit) = (isProgram, goldenSizeLimit)
        let faults = scenes.compactMap { scene in
            SceneName.fault(in: scene.name).map {
                "the scene name “\(scene.name)” is not allowed: \($0) (\(scene.place))"
            }
                ?? scene.proposalFault.map { "the scene \(scene.name) cannot be laid out: \($0) (\(scene.place))" }
                ?? scene.exemption?.fault.map { "the scene \(scene.name) cannot be checked: \($0) (\(scene.place))" }
        }
        let all = faults + Self.duplicates(scenes) + NameConflicts(scenes).faults
        if !all.isEmpty { throw UsageError(all.joined(separator: "\n")) }
    }

    private static func duplicates(_ scenes: [Scene]) -> [String] {
        // By index: scenes are large, and a growing dictionary would move them.
        var first: [String: Int] = [:]
        first.reserveCapacity(scenes.count)
        return scenes.enumerated().compactMap { index, scene in
            guard let other = first[scene.name].map({ scenes[$0] }) else {
                first[scene.name] = index
                return nil
            }
            return "two scenes are named \(scene.name) (\(other.place) and \(scene.place)): a name must be unique"
        }
    }

    /// The scenes that any of the globs matches, in the catalog's order; all of them when there is no glob.
    ///
    /// - Throws: `UsageError` naming every glob that matches nothing.
    package func scenes(matching patterns: [String]) throws(UsageError) -> [Scene] {
        if patterns.isEmpty { return scenes }
        let globs = patterns.map { Glob($0) }
        let faults = faults(of: patterns)
        if !faults.isEmpty { throw UsageError(faults.map(\.message).joined(separator: "\n")) }
        return scenes.filter { scene in globs.contains { $0.matches(scene.name) } }
    }

    /// The globs that match nothing, each with what to say.
    func faults(of patterns: [String]) -> [(pattern: String, message: String)] {
        patterns.map { Glob($0) }.filter { glob in !scenes.contains { glob.matches($0.name) } }
            .map { ($0.pattern, noMatch($0)) }
    }

    /// The scene of exactly that name.
    func scene(named name: String) throws(UsageError) -> Scene {
        if let scene = scenes.first(where: { $0.name == name }) { return scene }
        let glob = Glob(name)
        let intended = scenes.filter { glob.hasWildcards ? glob.matches($0.name) : $0.folders.contains(name) }.map(
            \.name)
        guard !intended.isEmpty else {
            let hint = hint(NearNames.of(name, in: scenes.map(\.name)))
            let one = glob.hasWildcards ? "give the whole name of one scene: " : ""
            throw UsageError("\(one)no scene is named “\(name)”: \(hint)")
        }
        throw UsageError("give the whole name of one scene, not “\(name)”: did you mean \(listed(intended))?")
    }

    /// `“a” or “b”`, the first few of them.
    private func listed(_ names: [String]) -> String {
        let rest = names.count - 4
        return names.prefix(rest > 1 ? 4 : 5).map { "“\($0)”" }.joined(separator: " or ")
            + (rest > 1 ? " or one of \(rest) others" : "")
    }

    private func hint(_ near: [String]) -> String {
        if !near.isEmpty { return "did you mean \(listed(near))?" }
        let names = scenes.map { "“\($0.name)”" }
        return "the names are \(Wording.list(names, atMost: 5))"
    }

    private func noMatch(_ glob: Glob) -> String {
        "no scene is named “\(glob.pattern)”: \(hint(suggestions(for: glob)))"
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
    var folders: [String] {
        let parts = name.split(separator: "/")
        return parts.indices.dropFirst().map { parts[..<$0].joined(separator: "/") }
    }
}

extension String {
    fileprivate var lastPart: Substring { split(separator: "/").last ?? "" }
}
