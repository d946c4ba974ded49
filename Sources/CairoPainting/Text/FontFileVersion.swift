import Foundation

/// Reads a font file's version from its `head` table: loading a family takes longer than drawing a figure.
enum FontFileVersion {
    /// In 65536ths; nil for anything but a plain OpenType file.
    static func read(_ path: String) -> Int32? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        func bytes(_ count: Int, at offset: Int) -> [UInt8]? {
            var bytes = [UInt8](repeating: 0, count: count)
            guard fseek(file, offset, SEEK_SET) == 0, fread(&bytes, 1, count, file) == count else { return nil }
            return bytes
        }
        func number(_ bytes: some Collection<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

        guard let header = bytes(12, at: 0), header[..<4] == [0, 1, 0, 0] || header[..<4] == [0x4f, 0x54, 0x54, 0x4f],
            let tables = bytes(16 * number(header[4..<6]), at: 12)
        else { return nil }
        for entry in stride(from: 0, to: tables.count, by: 16)
        where tables[entry..<(entry + 4)].elementsEqual("head".utf8) {
            return bytes(8, at: number(tables[(entry + 8)..<(entry + 12)])).map {
                Int32(truncatingIfNeeded: number($0[4...]))
            }
        }
        return nil
    }
}
