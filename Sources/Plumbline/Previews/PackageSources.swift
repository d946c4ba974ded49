import Foundation

/// The sources of a package, in a program that was built from it.
enum PackageSources {
    /// The folder of each module, as JSON, where the plugin has named them.
    private static var named: String { ProcessInfo.processInfo.environment["PLUMBLINE_SOURCES"] ?? "{}" }

    /// The Swift files of a module; if its folder is not named, those where packages usually have them.
    static func files(of module: String) -> [String] { files(of: module, folders: named) }

    static func files(of module: String, folders: String) -> [String] {
        let known = (try? JSONDecoder().decode([String: String].self, from: Data(folders.utf8))) ?? [:]
        let folder = URL(fileURLWithPath: known[module] ?? "Sources/\(module)", isDirectory: true)
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let urls = all?.compactMap { $0 as? URL } ?? []
        return urls.filter { $0.pathExtension == "swift" }.map(\.path).sorted()
    }
}
