import Foundation
import Raster

/// The temporary folder through which workers hand over figures. It names the process it is of, so that what a killed
/// one left behind can be swept.
struct ParcelFolder {
    private static let beginning = "plumbline-figures."

    let path: String

    /// A new one in the folder for temporary files; what processes that have ended left there goes.
    ///
    /// - Throws: `FileError` where it cannot be made.
    init(in place: URL = FileManager.default.temporaryDirectory) throws(FileError) {
        Self.sweep(place.path)
        path = place.appendingPathComponent("\(Self.beginning)\(AtomicFile.owner).\(UUID().uuidString)").path
        try OutputFolder.create(path)
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    private static func sweep(_ place: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? [] {
            guard name.hasPrefix(beginning) else { continue }
            let parts = name.split(separator: ".")
            guard parts.count == 3, AtomicFile.hasEnded(owner: parts[1]) == true else { continue }
            // Another user's stay where they are.
            try? FileManager.default.removeItem(atPath: "\(place)/\(name)")
        }
    }
}
