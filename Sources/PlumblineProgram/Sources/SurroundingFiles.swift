import Foundation

/// The Swift files around those that were given: a type that is missing may be declared in one of them.
struct SurroundingFiles {
    private let files: [String]
    /// A search reads no more files than these.
    private static let limit = 1000

    /// - Parameter given: The absolute paths of the files that are compiled.
    init(around given: [String]) {
        let folders = Set(given.map { Self.project(around: URL(fileURLWithPath: $0).deletingLastPathComponent()) })
        let found = folders.sorted().flatMap(SourceFiles.swiftFiles)
        files = Array(Set(found).subtracting(given).sorted().prefix(Self.limit))
    }

    /// The folder of the package or project, a few levels up at most; else the folder itself.
    private static func project(around folder: URL) -> String {
        var candidate = folder
        for _ in 0..<5 where candidate.path != "/" {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: candidate.path)) ?? []
            if names.contains(where: { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }) { return candidate.path }
            candidate.deleteLastPathComponent()
        }
        return folder.path
    }

    /// The path of the first file that declares a type; nil where none does.
    func declaring(_ type: String) -> String? {
        files.first { file in (try? SourceText(file: file))?.sharedTypes.contains(type) ?? false }
    }
}
