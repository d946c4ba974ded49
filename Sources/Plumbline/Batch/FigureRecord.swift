import Foundation

/// A fact about a figure's file: content such as this was made from inputs such as these.
///
/// It says nothing of the file that lies there now. Whoever believes it has compared `content` with the file first, so a
/// record can be lost or outdated, and never wrong.
struct FigureRecord: Codable {
    /// Its file is from the output folder.
    var figure: DrawnFigure
    /// The digest of the file.
    var content: String
    /// The inputs, from outside: see `InputFingerprint.key`.
    var key: String
    /// The inputs, from inside: see `PictureDigest`.
    var picture: String
    /// How long it took to draw.
    var milliseconds: Double
}

/// The records of an output folder: a line of JSON each, added as figures come, the last word on a file being the last.
///
/// Several runs may add to it at once, as shards of a batch on one machine do.
struct Manifest {
    static let name = ".plumbline.jsonl"

    private let path: String
    private(set) var records: [String: FigureRecord] = [:]
    private var lines = 0

    /// One that knows of nothing.
    init() { path = "" }

    init(folder: String) {
        path = "\(folder)/\(Self.name)"
        guard let data = FileManager.default.contents(atPath: path) else { return }
        let decoder = JSONDecoder()
        for line in data.split(separator: UInt8(ascii: "\n")) {
            lines += 1
            // A line that was cut short by the end of a run is no record.
            guard let record = try? decoder.decode(FigureRecord.self, from: Data(line)) else { continue }
            records[record.figure.file] = record
        }
    }

    /// The record that is true of the file as it lies there.
    func record(of file: String, in folder: String) -> FigureRecord? {
        guard let record = records[file], let content = Digest.file("\(folder)/\(file)") else { return nil }
        return content.description == record.content ? record : nil
    }

    /// Writes it anew with one line a file once most lines are of the past.
    ///
    /// What another run adds meanwhile may be lost, and its figures are drawn again.
    mutating func compact() {
        guard lines > 2 * records.count + 100 else { return }
        let encoder = Self.encoder
        let all = records.keys.sorted().compactMap { records[$0] }.compactMap { try? encoder.encode($0) }
        var data = Data()
        for line in all { data += line + [UInt8(ascii: "\n")] }
        // It saves time only: where it cannot be written, it stays long.
        if (try? FigureFile.write(data, to: path, in: "/")) != nil { lines = records.count }
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    /// Adds records to the file of a folder as they come.
    final class Log {
        private let path: String
        private let encoder = Manifest.encoder
        private var file: Int32 = -1

        init(folder: String) { path = "\(folder)/\(Manifest.name)" }

        deinit { if file >= 0 { close(file) } }

        /// Where it cannot be written, the figure is drawn again by the next run; that is all.
        func add(_ record: FigureRecord) {
            guard var line = try? encoder.encode(record) else { return }
            openAgainIfGone()
            guard file >= 0 else { return }
            line.append(UInt8(ascii: "\n"))
            // One call a line: lines of several runs do not mix.
            let written = line.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            // The next line must not continue half a one.
            if written >= 0, written < line.count { _ = write(file, "\n", 1) }
        }

        /// The file may be taken away with its folder, or written anew, while a run is under way.
        private func openAgainIfGone() {
            var (here, there) = (stat(), stat())
            if file >= 0 {
                if fstat(file, &here) == 0, stat(path, &there) == 0, here.st_ino == there.st_ino { return }
                close(file)
            }
            file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
            guard file >= 0, fstat(file, &here) == 0, here.st_size > 0 else { return }
            var last: UInt8 = 0
            if pread(file, &last, 1, here.st_size - 1) == 1, last != UInt8(ascii: "\n") { _ = write(file, "\n", 1) }
        }
    }
}
