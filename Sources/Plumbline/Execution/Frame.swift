import Foundation

/// How orders and answers travel: a line with the token of the worker and the length, then that many bytes of JSON and a
/// newline.
///
/// The token is random, so that nothing a scene writes can be taken for an answer.
struct FrameReader {
    /// Bytes of one frame. No answer is larger: the trace of a large scene may take some megabytes.
    static let limit = 64 << 20

    private let token: String
    private var bytes: [UInt8] = []

    init(token: String) { self.token = token }

    static func newToken() -> String {
        (0..<2).map { _ in String(UInt64.random(in: 1 << 63 ... .max), radix: 16) }.joined()
    }

    static func frame(_ content: Data, token: String) -> Data {
        Data("\(token) \(content.count)\n".utf8) + content + [UInt8(ascii: "\n")]
    }

    mutating func append(_ bytes: some Sequence<UInt8>) { self.bytes += bytes }

    /// The content of the next frame; nil until all of it has arrived.
    ///
    /// - Throws: `ForeignBytes` if what arrived is no frame with the token.
    mutating func next() throws(ForeignBytes) -> Data? {
        let longest = token.utf8.count + 20
        guard let end = bytes.prefix(longest).firstIndex(of: UInt8(ascii: "\n")) else {
            if bytes.count >= longest { throw ForeignBytes() }
            return nil
        }
        let words = String(decoding: bytes[..<end], as: UTF8.self).split(
            separator: " ", omittingEmptySubsequences: false)
        guard words.count == 2, words[0] == token, let length = Int(words[1]), 0...Self.limit ~= length else {
            throw ForeignBytes()
        }
        let last = end + 1 + length
        guard bytes.count > last else { return nil }
        guard bytes[last] == UInt8(ascii: "\n") else { throw ForeignBytes() }
        defer { bytes.removeFirst(last + 1) }
        return Data(bytes[(end + 1)..<last])
    }
}

/// Something other than the supervisor or its worker has written into their pipe.
struct ForeignBytes: Error {}
