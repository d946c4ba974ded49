import Foundation

/// A chunk of a PNG file.
package struct PNGChunk {
    package var type: String
    package var data: [UInt8]

    package static func all(_ file: Data) -> [PNGChunk] {
        let bytes = [UInt8](file)
        var (result, at) = ([PNGChunk](), 8)
        while at + 8 <= bytes.count {
            let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
            result.append(PNGChunk(type: type, data: Array(bytes[at + 8..<at + 8 + length])))
            at += 12 + length
        }
        return result
    }

    /// Keys and values of the text chunks, in order.
    package static func texts(_ file: Data) -> [(key: String, value: String)] {
        all(file).filter { ["tEXt", "iTXt"].contains($0.type) }.map { chunk in
            let parts = chunk.data.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
            // After the key of an international text come four bytes that say “uncompressed, in no language”.
            let value = parts[1].dropFirst(chunk.type == "iTXt" ? 4 : 0)
            return (String(decoding: parts[0], as: UTF8.self), String(decoding: value, as: UTF8.self))
        }
    }
}
