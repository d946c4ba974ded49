import Foundation
import Raster

/// A temporary folder of one run. Its name includes the process, so that later runs can remove what a killed one left behind.
struct RunFolder {
    let path: String

    /// Makes a new folder, and removes the folders of ended processes.
    ///
    /// - Throws: `FileError` if it cannot be made.
    init(_ purpose: String, in place: URL = FileManager.default.temporaryDirectory) throws(FileError) {
        let prefix = "plumbline-\(purpose)."
        Self.sweep(place.path, prefix)
        path = place.appendingPathComponent("\(prefix)\(AtomicFile.owner).\(UUID().uuidString)").path
        try OutputFolder.create(path)
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    private static func sweep(_ place: String, _ prefix: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? [] {
            guard name.hasPrefix(prefix) else { continue }
            let parts = name.split(separator: ".")
            guard parts.count == 3, AtomicFile.hasEnded(owner: parts[1]) == true else { continue }
            // Fails for another user's folder, which stays.
            try? FileManager.default.removeItem(atPath: "\(place)/\(name)")
        }
    }
}
