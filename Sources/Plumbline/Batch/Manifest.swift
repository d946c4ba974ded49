import Foundation
import Raster

/// States that a file with this content was drawn from these inputs.
///
/// Callers verify `content` against the file, so a stale record is harmless.
struct FigureRecord: Codable {
    /// Its file is relative to the output folder.
    var figure: DrawnFigure
    /// The digest of the file.
    var content: String
    /// The digest of the inputs: see `InputFingerprint.key`.
    var key: String
    /// The digest of the display list.
    var picture: String
    /// The time it took to draw.
    var milliseconds: Double
}

/// The records of an output folder, a line of JSON each. The last record of a file counts.
///
/// Several runs may add to it at once, such as shards of a batch on one machine.
struct Manifest {
    static let name = ".plumbline.jsonl"

    private let folder: String
    private(set) var records: [String: FigureRecord] = [:]
    private var lines = 0

    init(folder: String) {
        self.folder = folder
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(Self.name)") else { return }
        let decoder = JSONDecoder()
        for line in data.split(separator: UInt8(ascii: "\n")) {
            lines += 1
            // A run that was killed may leave an incomplete line.
            guard let record = try? decoder.decode(FigureRecord.self, from: Data(line)) else { continue }
            records[record.figure.file] = record
        }
    }

    /// The record of a file, if it matches the file's content.
    func record(of file: String, in folder: String) -> FigureRecord? {
        guard let record = records[file] else { return nil }
        return SHA256.hex(file: "\(folder)/\(file)") == record.content ? record : nil
    }

    /// Rewrites the manifest with one line per file once most lines are outdated.
    ///
    /// A record that another run adds meanwhile may be lost, and its figure is drawn again.
    mutating func compact() {
        guard lines > 2 * records.count + 100 else { return }
        let encoder = Self.encoder
        let all = records.keys.sorted().compactMap { records[$0] }.compactMap { try? encoder.encode($0) }
        var data = Data()
        for line in all { data += line + [UInt8(ascii: "\n")] }
        // If it cannot be written, it stays long; nothing is lost.
        if (try? FigureFile.write(data, to: Self.name, in: folder)) != nil { lines = records.count }
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    /// Appends records to the manifest of a folder.
    final class Log {
        private let path: String
        private let encoder = Manifest.encoder
        private var file: Int32 = -1
        /// Whether records cannot be written, so that later runs draw their figures again.
        private(set) var hasFailed = false

        /// Makes the file, which marks the folder as one of figures; see `FigureFolder`.
        init(folder: String) {
            path = "\(folder)/\(Manifest.name)"
            reopenIfReplaced()
        }

        deinit { if file >= 0 { close(file) } }

        /// If a record cannot be written, the next run draws the figure again.
        func add(_ record: FigureRecord) {
            guard var line = try? encoder.encode(record) else { return }
            reopenIfReplaced()
            guard file >= 0 else {
                hasFailed = true
                return
            }
            line.append(UInt8(ascii: "\n"))
            // One call per line, so that lines of several runs do not mix.
            let written = line.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            if written < line.count { hasFailed = true }
            // The next line must not continue an incomplete one.
            if written >= 0, written < line.count { _ = write(file, "\n", 1) }
        }

        /// During a run the file may be removed with its folder, or rewritten. A link in its place is replaced.
        private func reopenIfReplaced() {
            var (here, there) = (stat(), stat())
            if file >= 0 {
                if fstat(file, &here) == 0, lstat(path, &there) == 0, here.st_ino == there.st_ino { return }
                close(file)
            }
            let flags = O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW
            file = open(path, flags, 0o666)
            if file < 0, errno == ELOOP, unlink(path) == 0 { file = open(path, flags, 0o666) }
            guard file >= 0, fstat(file, &here) == 0 else { return }
            // A pipe would swallow the records.
            guard here.st_mode & S_IFMT == S_IFREG else {
                close(file)
                file = -1
                return
            }
            guard here.st_size > 0 else { return }
            var last: UInt8 = 0
            if pread(file, &last, 1, here.st_size - 1) == 1, last != UInt8(ascii: "\n") { _ = write(file, "\n", 1) }
        }
    }
}

/// A folder that figures are drawn into.
package enum FigureFolder {
    /// Whether it is one: the figures in it are not images and files of sources around it, although they may lie below them.
    package static func isThere(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(path)/\(Manifest.name)")
    }
}
