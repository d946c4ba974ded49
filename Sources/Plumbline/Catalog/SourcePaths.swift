import Foundation
import LayoutEngine

/// Writes the locations of views in the same form as their scenes'.
///
/// A view knows only the module and name of its file, which are the same on every machine.
struct SourcePaths {
    private let scenes: [SceneSource]
    /// Kept because a scene may change the current directory.
    private let directory = FileManager.default.currentDirectoryPath

    init(_ scenes: some Sequence<Scene>) { self.scenes = scenes.map(\.source) }

    /// The issues in words, each once.
    func texts(_ issues: [LayoutIssue]) -> [String] {
        if issues.isEmpty { return [] }
        let paths = Dictionary(
            scenes.map { ($0.fileID, $0.shortPath(from: directory)) }, uniquingKeysWith: { first, _ in first })
        return issues.map { issue in
            var issue = issue
            if let source = issue.source { issue.source?.file = paths[source.file] ?? source.file }
            return issue.description
        }.unique
    }
}

extension SceneSource {
    /// The path relative to the current directory if the file is inside it; else `Module/File.swift`, or `Page.md` of an
    /// article, whose module is not its author's.
    var shortPath: String { shortPath(from: FileManager.default.currentDirectoryPath) }

    func shortPath(from directory: String) -> String {
        let here = directory.hasSuffix("/") ? directory : directory + "/"
        if filePath.hasPrefix(here) { return String(filePath.dropFirst(here.count)) }
        return fileID.hasSuffix(".md") ? String(fileID.split(separator: "/").last ?? "") : fileID
    }
}

extension Scene {
    /// File and line, with the file as in `SceneSource.shortPath`.
    var place: SourceLocation { SourceLocation(file: source.shortPath, line: source.line) }
}
