import Foundation
import PackagePlugin

/// Notices when a source or a resource of a package is saved.
struct PackageWatch {
    private let folders: [URL]
    private let manifest: URL

    init(_ package: Package) {
        folders = package.targets.compactMap { ($0 as? any SourceModuleTarget)?.directoryURL }
        manifest = package.directoryURL.appendingPathComponent("Package.swift")
    }

    /// Waits until something differs from `state`.
    func waitForChange(since state: [String: Date]) {
        while self.state == state { Thread.sleep(forTimeInterval: 0.2) }
    }

    /// The times of all files; figures aside, which are written by us.
    var state: [String: Date] {
        let keys: [URLResourceKey] = [.contentModificationDateKey]
        var times: [String: Date] = [:]
        for folder in folders {
            guard
                let files = FileManager.default.enumerator(
                    at: folder, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
            else { continue }
            for case let file as URL in files where !file.path.contains(".docc/") {
                times[file.path] = (try? file.resourceValues(forKeys: Set(keys)))?.contentModificationDate
            }
        }
        times[manifest.path] = (try? manifest.resourceValues(forKeys: Set(keys)))?.contentModificationDate
        return times
    }
}
