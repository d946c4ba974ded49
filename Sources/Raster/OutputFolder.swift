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

    /// Makes the folder of a file, and those above it up to the output folder. What is written there stays there: no link
    /// below the output folder is followed.
    ///
    /// - Parameter file: Relative to the output folder.
    /// - Throws: `FileError` naming the folder or the link.
    package static func create(for file: String, in folder: String) throws(FileError) {
        if let link = link(above: file, in: folder) {
            throw FileError(
                path: "\(folder)/\(file)",
                reason: "\(link) is a link, which is not followed: remove it, or write to where it leads")
        }
        let parts = file.split(separator: "/").dropLast()
        try create(parts.isEmpty ? folder : "\(folder)/\(parts.joined(separator: "/"))")
    }

    /// Whether this process can write a file of a figure's size there.
    package static func takesFiles(_ folder: String) -> Bool {
        let path = "\(folder)/\(AtomicFile.temporaryName(for: "space"))"
        defer { unlink(path) }
        return (try? Data(count: 1 << 20).write(to: URL(fileURLWithPath: path))) != nil
    }

    /// The first link among the folders of a file; nil if there is none.
    package static func link(above file: String, in folder: String) -> String? {
        var path = folder
        for part in file.split(separator: "/").dropLast() {
            path += "/\(part)"
            var info = stat()
            if lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFLNK { return path }
        }
        return nil
    }

    private static func make(_ path: String) throws(FileError) {
        if FileManager.default.fileExists(atPath: path) {
            guard FileManager.default.isFolder(path) else {
                throw FileError(path: path, reason: "it is a file, not a folder")
            }
            guard access(path, W_OK | X_OK) == 0 else { throw FileError(path: path, code: errno) }
            return
        }
        let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
        if parent != path { try make(parent) }
        // Another process may have just made it.
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileError(path: path, code: errno) }
    }
}

extension FileManager {
    package func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
