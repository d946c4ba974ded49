import Foundation

/// The sources of a package, in a program that was built from it.
enum PackageSources {
    /// Names the folder of each module, as JSON, where the package says it.
    static let variable = "PLUMBLINE_SOURCES"

    /// The Swift files of a module; where nobody says where it is, those where packages usually have them.
    static func files(of module: String) -> [String] {
        let named = ProcessInfo.processInfo.environment[variable].map { Data($0.utf8) }
        let folders = named.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
        let folder = URL(fileURLWithPath: folders[module] ?? "Sources/\(module)", isDirectory: true)
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) ?? .init()
        return all.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map(\.path).sorted()
    }
}
