import Foundation

/// Why a file could not be written.
package struct FileError: Error, Hashable, CustomStringConvertible {
    package var path: String
    /// In the system's words.
    package var reason: String
    /// An `errno`; 0 for none.
    var code: Int32

    package init(path: String, reason: String, code: Int32 = 0) {
        self.path = path
        self.reason = reason
        self.code = code
    }

    init(path: String, code: Int32) { self.init(path: path, reason: String(cString: strerror(code)), code: code) }

    /// Foundation's error, with the system's own words where there are some.
    fileprivate init(path: String, _ error: any Error) {
        let error = error as NSError
        if let underlying = error.userInfo[NSUnderlyingErrorKey] as? POSIXError {
            self.init(path: path, code: underlying.code.rawValue)
        } else {
            self.init(path: path, reason: error.localizedDescription)
        }
    }

    /// Whether other files could not be written to that disk either.
    package var isOfWholeDisk: Bool { [ENOSPC, EDQUOT, EROFS, EIO].contains(code) }

    package var isOfMissingFolder: Bool { code == ENOENT }

    package var description: String { "cannot write \(path): \(reason)" }
}

/// Files that exist completely or not at all.
package enum AtomicFile {
    /// Writes `data` to a temporary file in the same folder and renames it to `path`.
    ///
    /// Unlike Foundation's atomic writing it names the temporary file after this process, for `sweep`.
    /// - Parameter mode: Of the file; nil leaves it to the process.
    /// - Throws: `FileError`; the previous file is untouched then.
    package static func write(_ data: Data, to path: String, mode: mode_t? = nil) throws(FileError) {
        let temporary = try prepare(data, for: path)
        if let mode { chmod(temporary, mode) }
        do throws(FileError) { try publish(temporary, at: path) } catch {
            unlink(temporary)
            throw error
        }
    }

    /// Writes files that belong together: all of them, or none.
    ///
    /// - Throws: `FileError`; the previous files are untouched then.
    package static func write(_ files: [(data: Data, path: String)]) throws(FileError) {
        var temporaries: [String] = []
        var previous: [(path: String, backup: String?)] = []
        defer { for file in temporaries + previous.compactMap(\.backup) { unlink(file) } }
        do throws(FileError) {
            for file in files { temporaries.append(try prepare(file.data, for: file.path)) }
            for (temporary, file) in zip(temporaries, files) {
                let backup = try backup(of: file.path)
                do throws(FileError) { try publish(temporary, at: file.path) } catch {
                    if let backup { unlink(backup) }
                    throw error
                }
                previous.append((file.path, backup))
            }
        } catch {
            for file in previous.reversed() {
                if let backup = file.backup { rename(backup, file.path) } else { unlink(file.path) }
            }
            throw error
        }
    }

    /// Writes the temporary file that is to become `path`.
    private static func prepare(_ data: Data, for path: String) throws(FileError) -> String {
        let temporary = temporaryPath(for: path)
        do {
            try data.write(to: URL(fileURLWithPath: temporary))
        } catch {
            unlink(temporary)
            throw FileError(path: path, error)
        }
        return temporary
    }

    private static func publish(_ temporary: String, at path: String) throws(FileError) {
        guard rename(temporary, path) == 0 else { throw FileError(path: path, code: errno) }
    }

    /// A second name of the file, by which it can be restored; nil if there is no file.
    private static func backup(of path: String) throws(FileError) -> String? {
        let backup = temporaryPath(for: path)
        if link(path, backup) == 0 { return backup }
        // Not every file system has hard links.
        return try FileManager.default.contents(atPath: path).map { data throws(FileError) in
            try prepare(data, for: path)
        }
    }

    private static func temporaryPath(for path: String) -> String {
        let url = URL(fileURLWithPath: path)
        return url.deletingLastPathComponent().path + "/" + temporaryName(for: url.lastPathComponent)
    }

    /// A name of its own: two threads or processes may write the same figure at once.
    package static func temporaryName(for name: String) -> String {
        ".\(name.prefix(80)).\(owner).\(UInt64.random(in: 0 ... .max)).partial"
    }

    /// Identifies this process in the names of its temporary files.
    package static var owner: String { "\(machine)-\(getpid())" }

    /// Whether the process that `owner` identifies has ended; nil for a process of another machine.
    package static func hasEnded(owner: Substring) -> Bool? {
        let parts = owner.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let process = Int32(parts[1]), process > 0, parts[0] == machine else { return nil }
        return kill(process, 0) != 0 ? errno == ESRCH : isZombie(process)
    }

    /// Whether a process has ended, but its status was not collected: the first process of a container may never
    /// collect it.
    private static func isZombie(_ process: Int32) -> Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            // The name, in parentheses, may contain anything; the state follows.
            let name = status.lastIndex(of: ")")
        else { return false }
        return status[name...].dropFirst(2).first == "Z"
    }

    /// Identifies the host and, in a container, the process namespace: process numbers mean nothing elsewhere.
    private static let machine: String = {
        var host = [UInt8](repeating: 0, count: 256)
        host.withUnsafeMutableBytes { _ = gethostname($0.baseAddress!.assumingMemoryBound(to: CChar.self), 255) }
        let space = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/pid")) ?? ""
        return String(SHA256.hex(host + space.utf8).prefix(8))
    }()

    /// Replaces a text of the user's: a link stays a link, and the file keeps its mode and its byte order mark.
    ///
    /// - Throws: `FileError`; the previous file is untouched then.
    package static func rewrite(_ text: String, at path: String) throws(FileError) {
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let mark = "\u{feff}"
        let isMarked = FileManager.default.contents(atPath: file)?.starts(with: mark.utf8) == true
        let marked = isMarked && !text.unicodeScalars.starts(with: mark.unicodeScalars) ? mark + text : text
        var info = stat()
        let mode = stat(file, &info) == 0 ? info.st_mode & 0o7777 : nil
        try write(Data(marked.utf8), to: file, mode: mode)
    }

    /// Removes the temporary files that ended processes left in a folder.
    ///
    /// - Returns: How many there were.
    @discardableResult
    package static func sweep(_ folder: String) -> Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { name in
            let parts = name.split(separator: ".")
            guard name.hasPrefix("."), name.hasSuffix(".partial"), parts.count >= 4 else { return false }
            let owner = parts[parts.count - 3]
            let process = owner.split(separator: "-")
            guard process.count == 2, Int32(process[1]) != nil else { return false }
            let path = "\(folder)/\(name)"
            // Writing takes a moment: after an hour the writer has ended, on whatever machine.
            let isAbandoned = hasEnded(owner: owner) == true || age(path) > 3600
            return isAbandoned && unlink(path) == 0
        }.count
    }

    /// In seconds.
    private static func age(_ path: String) -> Double {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.modificationDate] as? Date).map { -$0.timeIntervalSinceNow } ?? 0
    }
}
