import Foundation
import Raster

/// The folder of what can be made again: compiled libraries and C modules. It may be deleted at any time.
struct CacheFolder {
    let path: String
    /// More libraries than these are not kept.
    private static let capacity = 64

    /// `plumbline` in the user's folder of caches; where that is not writable, in the folder of temporary files.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let folders = [
            environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil },
            environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.cache" : nil },
        ].compactMap { $0 }.map { "\($0)/plumbline" }
        let temporary = "\(environment["TMPDIR"] ?? "/tmp")/plumbline-\(getuid())"
        path = folders.first { Self.isWritable($0) } ?? temporary
    }

    private static func isWritable(_ folder: String) -> Bool {
        (try? OutputFolder.create(folder)) != nil && access(folder, W_OK | X_OK) == 0
    }

    /// The folder of a key, which is a digest of everything that its contents depend on.
    func folder(_ key: String) -> String { "\(path)/libraries/\(key)" }

    /// A short text that is made once; one that differs is replaced, since its file may be damaged.
    func text(_ key: String, wanted: String, make: () -> String) -> String {
        let file = "\(path)/\(key)"
        if let known = try? String(contentsOfFile: file, encoding: .utf8), known == wanted { return known }
        let text = make()
        // Without it, it is made again.
        try? OutputFolder.create(path)
        try? AtomicFile.write(Data(text.utf8), to: file)
        return text
    }

    /// The path of a file with that text.
    func file(_ name: String, _ text: String) throws -> String {
        let path = "\(path)/\(name)"
        if (try? String(contentsOfFile: path, encoding: .utf8)) == text { return path }
        try OutputFolder.create((path as NSString).deletingLastPathComponent)
        try AtomicFile.write(Data(text.utf8), to: path)
        return path
    }

    /// The compiler's cache of C modules.
    var modules: String { "\(path)/clang" }

    /// Removes the C modules if a compiler says that it cannot read one.
    ///
    /// - Returns: Whether it says so.
    func removeModules(brokenIn output: String) -> Bool {
        let isBroken = output.split(separator: "\n").contains { $0.contains("error: file '\(modules)/") }
        if isBroken { try? FileManager.default.removeItem(atPath: modules) }
        return isBroken
    }

    /// Adds a digest to the end of a library, where no loader looks, so that a damaged one is noticed: loading it would end
    /// the process.
    static func seal(_ library: String) throws {
        let digest = SHA256.hex(try Data(contentsOf: URL(fileURLWithPath: library)))
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: library))
        try file.seekToEnd()
        try file.write(contentsOf: Data(digest.utf8))
        try file.close()
    }

    /// Whether a library is as it was when it was sealed.
    static func isWhole(_ library: String) -> Bool {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: library), options: .mappedIfSafe) else {
            return false
        }
        return data.suffix(digestLength).elementsEqual(SHA256.hex(data.dropLast(digestLength)).utf8)
    }

    private static let digestLength = 64

    /// Removes the libraries that were not used for longest, except those that a process holds.
    func prune() {
        let folders = Self.contents(of: "\(path)/libraries")
        guard folders.count > Self.capacity else { return }
        let dated = folders.map { (time: FileIdentity($0).time, path: $0) }.sorted { $0.time < $1.time }
        for (_, folder) in dated.dropLast(Self.capacity) where !Self.contents(of: folder).contains(where: Self.isHeld) {
            try? FileManager.default.removeItem(atPath: folder)
        }
    }

    /// Keeps a library where it is until this process ends: workers that start later load it, too.
    static func hold(_ library: String) {
        let file = open(library, O_RDONLY | O_CLOEXEC)
        if file >= 0 { _ = flock(file, LOCK_SH) }
    }

    private static func isHeld(_ library: String) -> Bool {
        let file = open(library, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        return flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    }

    private static func contents(of folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
    }
}

/// Which file it is, without reading it.
struct FileIdentity {
    /// Nanoseconds.
    let time: Int
    let digest: String

    init(_ path: String) {
        var info = stat()
        let isThere = stat(path, &info) == 0
        time = isThere ? info.st_mtim.tv_sec * 1_000_000_000 + info.st_mtim.tv_nsec : 0
        digest = SHA256.hex("\(path) \(isThere ? Int(info.st_size) : -1) \(info.st_ino) \(time)")
    }
}
