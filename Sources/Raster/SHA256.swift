import Foundation
import GLibShim

/// SHA-256, computed by GLib, which Pango depends on anyway.
package enum SHA256 {
    /// The digest as 64 hexadecimal digits.
    package static func hex(_ bytes: some ContiguousBytes) -> String {
        var digits = [CChar](repeating: 0, count: 65)
        bytes.withUnsafeBytes { glibshim_sha256($0.baseAddress, $0.count, &digits) }
        return String(decoding: digits.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The digest of the text's UTF-8 bytes.
    package static func hex(_ text: String) -> String { hex(Array(text.utf8)) }

    /// The digest of a file's content; nil when it cannot be read.
    package static func hex(file path: String) -> String? { FileManager.default.contents(atPath: path).map { hex($0) } }
}
