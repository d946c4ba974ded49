import Foundation

/// Why a file could not be written.
public struct FileError: Error, Hashable, CustomStringConvertible {
    public var path: String
    /// The system's words for it.
    public var reason: String
    /// The system's number for it; 0 when it has none.
    public var code: Int32

    public init(path: String, reason: String, code: Int32 = 0) {
        self.path = path
        self.reason = reason
        self.code = code
    }

    /// No other file could be written there either: the disk is full, broken or not to be written to.
    public var isOfWholeDisk: Bool { [ENOSPC, EDQUOT, EROFS, EIO].contains(code) }

    public var isOfMissingFolder: Bool { code == ENOENT }

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
            let temporary = folder + "/" + unfinishedName(of: url.lastPathComponent, attempt: attempt)
            let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if file >= 0 { return (file, temporary) }
            if errno != EEXIST { throw lastError(path) }
        }
        throw FileError(path: path, reason: "unfinished files of earlier runs are in the way in \(folder)")
    }

    /// What a file is called until it is whole: it tells whose it is, so that it can be swept when they are gone.
    static func unfinishedName(of name: String, attempt: Int) -> String {
        ".\(name.prefix(80)).\(owner).\(attempt).partial"
    }

    /// This process, in the name of what it leaves behind when it is killed.
    package static var owner: String { "\(machine)-\(getpid())" }

    /// Whether the process that `owner` stood for has ended; nil where nobody can tell: it is another machine's.
    package static func hasEnded(owner: Substring, endedProcesses: Set<Int32> = []) -> Bool? {
        let parts = owner.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let process = Int32(parts[1]), process > 0, parts[0] == machine else { return nil }
        return endedProcesses.contains(process) || (kill(process, 0) != 0 && errno == ESRCH)
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

    /// Stands for all processes that can see one another: numbers of processes mean nothing elsewhere.
    private static let machine: String = {
        var name = [UInt8](repeating: 0, count: 256)
        let count = name.withUnsafeMutableBytes { bytes in
            gethostname(bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count)
        }
        let space = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/pid")) ?? ""
        var sum: UInt32 = 2_166_136_261
        for byte in (count == 0 ? name.prefix { $0 != 0 } : []) + Array(space.utf8) {
            sum = (sum ^ UInt32(byte)) &* 16_777_619
        }
        return String(sum, radix: 36)
    }()

    /// Removes the unfinished files that runs which have ended left in a folder.
    ///
    /// - Parameter endedProcesses: Processes known to have ended, though others may bear their numbers by now.
    /// - Returns: How many there were.
    @discardableResult
    public static func sweep(_ folder: String, endedProcesses: Set<Int32> = []) -> Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { name in
            guard name.hasPrefix("."), name.hasSuffix(".partial") else { return false }
            let parts = name.split(separator: ".")
            guard parts.count >= 4 else { return false }
            let owner = parts[parts.count - 3]
            guard owner.split(separator: "-").count == 2, Int32(owner.split(separator: "-")[1]) != nil else {
                return false
            }
            let path = "\(folder)/\(name)"
            let isDead = hasEnded(owner: owner, endedProcesses: endedProcesses) == true
            // Writing one takes a moment: after an hour nobody is at it, on whichever machine.
            return (isDead || age(path) > 3600) && unlink(path) == 0
        }.count
    }

    /// In seconds.
    private static func age(_ path: String) -> Double {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.modificationDate] as? Date).map { -$0.timeIntervalSinceNow } ?? 0
    }

    private static func lastError(_ path: String) -> FileError {
        let code = errno
        return FileError(path: path, reason: String(cString: strerror(code)), code: code)
    }
}
