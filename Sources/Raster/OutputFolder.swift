import Foundation

package enum OutputFolder {
    /// Makes the folder and its parents if they are missing, and checks that it is writable.
    ///
    /// - Throws: `FileError` naming the folder, and the file in its way.
    package static func create(_ path: String) throws(FileError) {
        do throws(FileError) {
            try make(path)
        } catch {
            let reason = error.path == path ? error.reason : "\(error.path): \(error.reason)"
            throw FileError(path: path, reason: reason, code: error.code)
        }
    }

    private static func make(_ path: String) throws(FileError) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
            guard isFolder.boolValue else { throw FileError(path: path, reason: "it is a file, not a folder") }
            guard access(path, W_OK | X_OK) == 0 else { throw FileError(path: path, code: errno) }
            return
        }
        let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
        if parent != path { try make(parent) }
        // Another process may have just made it.
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileError(path: path, code: errno) }
    }
}
