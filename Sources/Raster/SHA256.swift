import CPango
import Foundation

/// SHA-256, computed by GLib, which Pango depends on anyway.
package enum SHA256 {
    /// The digest as 64 hexadecimal digits.
    package static func hex(_ bytes: some ContiguousBytes) -> String {
        bytes.withUnsafeBytes { bytes in
            let start = bytes.baseAddress?.assumingMemoryBound(to: guchar.self)
            let digits = g_compute_checksum_for_data(G_CHECKSUM_SHA256, start, gsize(bytes.count))!
            defer { g_free(digits) }
            return String(cString: digits)
        }
    }

    /// The digest of the text's UTF-8 bytes.
    package static func hex(_ text: String) -> String { hex(Array(text.utf8)) }

    /// The digest of a file's content; nil when it cannot be read.
    package static func hex(file path: String) -> String? { FileManager.default.contents(atPath: path).map { hex($0) } }
}
