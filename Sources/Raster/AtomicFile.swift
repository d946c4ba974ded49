import Foundation

/// Why a file could not be written.
public struct FileError: Error, Hashable, CustomStringConvertible {
    public var path: String
    /// The system's words for it.
    public var reason: String

    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    public var description: String { "cannot write \(path): \(reason)" }
}

/// Files that are there in full or not at all.
public enum AtomicFile {
    /// Writes `data` beside `path` and then moves it there, so a reader never meets half a file.
    ///
    /// - Throws: `FileError` naming the path; what was there before is untouched then.
    public static func write(_ data: Data, to path: String) throws(FileError) {
        let (file, temporary) = try openBeside(path)
        do throws(FileError) {
            try writeAll(data, to: file, path: path)
            guard rename(temporary, path) == 0 else { throw lastError(path) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// A new file with a name of its own in the directory of `path`.
    private static func openBeside(_ path: String) throws(FileError) -> (Int32, String) {
        let url = URL(fileURLWithPath: path)
        let folder = url.deletingLastPathComponent().path
        for attempt in 0..<100 {
            // Two processes may write the same figure at once, and so may two threads.
            let name = ".\(url.lastPathComponent.prefix(80)).\(getpid()).\(attempt).partial"
            let temporary = folder + "/" + name
            let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if file >= 0 { return (file, temporary) }
            if errno != EEXIST { throw lastError(path) }
        }
        throw FileError(path: path, reason: "unfinished files of earlier runs are in the way in \(folder)")
    }

    /// Writes and closes.
    private static func writeAll(_ data: Data, to file: Int32, path: String) throws(FileError) {
        let bytes = [UInt8](data)
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { rest in
                #if canImport(Glibc)
                    Glibc.write(file, rest.baseAddress, rest.count)
                #elseif canImport(Musl)
                    Musl.write(file, rest.baseAddress, rest.count)
                #else
                    Darwin.write(file, rest.baseAddress, rest.count)
                #endif
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let error = lastError(path)
                close(file)
                throw error
            }
            written += count
        }
        guard close(file) == 0 else { throw lastError(path) }
    }

    private static func lastError(_ path: String) -> FileError {
        FileError(path: path, reason: String(cString: strerror(errno)))
    }
}
