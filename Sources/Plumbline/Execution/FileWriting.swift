import Foundation

/// Writes all bytes, however few the reader takes at once.
///
/// - Returns: 0, or the `errno` of the failure.
package func writeAll(_ bytes: some DataProtocol, to file: Int32) -> Int32 {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return errno }
        rest = rest.dropFirst(count)
    }
    return 0
}
