import Foundation
import Raster

/// The files of figures that were shown, and of the cards in place of figures that failed.
struct ShownFiles {
    /// By path.
    private var digests: [String: String] = [:]

    /// Forgets files that are gone: drawn again, they are new.
    mutating func forgetRemoved() { digests = digests.filter { access($0.key, F_OK) == 0 } }

    /// - Parameter files: The paths of what is shown now; one that is not there is left out.
    /// - Returns: Those that are new, or have other contents than before.
    mutating func update(_ files: [String]) -> [String] {
        files.filter { file in
            guard let digest = SHA256.hex(file: file) else { return false }
            return digests.updateValue(digest, forKey: file) != digest
        }
    }
}
