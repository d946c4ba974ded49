import Foundation

/// The files that the figures of a batch depend on, and whether they are still what they were at its beginning.
///
/// A file is the same while its number, size, and times of change are. The system sets the last of these itself, so a file
/// that is edited and put back is not the same.
package struct InputFiles {
    private var identities: [(path: String, identity: FileIdentity?)]

    /// - Parameter paths: Of files and folders; a folder changes when a name in it comes or goes.
    init(_ paths: [String]) {
        identities = []
        // A change within the clock's tick of the last one would not show: wait until that has passed.
        for _ in 0..<20 {
            identities = paths.map { ($0, FileIdentity($0)) }
            let now = Date().timeIntervalSince1970
            guard identities.contains(where: { abs(now - ($0.identity?.changed ?? 0)) < 0.02 }) else { return }
            usleep(25_000)
        }
    }

    /// The first path whose file has changed; nil if none has.
    var firstChanged: String? { identities.first { FileIdentity($0.path) != $0.identity }?.path }

    /// The paths of everything in a folder, from there, as `below` has them.
    package static func inside(_ root: String) -> [String] {
        below(root).dropFirst().map { String($0.dropFirst(root.count + 1)) }
    }

    /// A folder, everything below it and the folders there, links followed, hidden ones aside; or the one file. Sorted.
    package static func below(_ root: String) -> [String] {
        var found: [String] = []
        // A link may lead back to a folder above it.
        func add(_ path: String, above: Set<FileIdentity.Number>) {
            found.append(path)
            guard let number = FileIdentity(path)?.number, !above.contains(number),
                let names = try? FileManager.default.contentsOfDirectory(atPath: path)
            else { return }
            for name in names.sorted() where !name.hasPrefix(".") {
                add("\(path)/\(name)", above: above.union([number]))
            }
        }
        add(root, above: [])
        return found
    }
}

struct FileIdentity: Equatable {
    struct Number: Hashable {
        let device: UInt64
        let file: UInt64
    }

    let number: Number
    private let size: Int64
    private let modification: timespec
    private let change: timespec

    /// Nil if there is no file.
    init?(_ path: String) {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        number = Number(device: UInt64(info.st_dev), file: UInt64(info.st_ino))
        size = Int64(info.st_size)
        #if canImport(Darwin)
            (modification, change) = (info.st_mtimespec, info.st_ctimespec)
        #else
            (modification, change) = (info.st_mtim, info.st_ctim)
        #endif
    }

    /// Seconds since 1970.
    var changed: Double { Double(change.tv_sec) + Double(change.tv_nsec) / 1e9 }

    static func == (a: FileIdentity, b: FileIdentity) -> Bool {
        a.number == b.number && a.size == b.size && a.modification == b.modification && a.change == b.change
    }
}

private func == (a: timespec, b: timespec) -> Bool { a.tv_sec == b.tv_sec && a.tv_nsec == b.tv_nsec }
