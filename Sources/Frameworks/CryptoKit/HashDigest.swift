import Foundation

/// What a hash function makes of bytes.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    static var byteCount: Int { get }
}

public struct HashDigest<Function: HashFunction>: Digest {
    let bytes: [UInt8]

    public static var byteCount: Int { Function.byteCount }

    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    public var description: String {
        "\(Function.self) digest: \(bytes.map { String(format: "%02x", $0) }.joined())"
    }
}

public typealias SHA256Digest = HashDigest<SHA256>
public typealias SHA384Digest = HashDigest<SHA384>
public typealias SHA512Digest = HashDigest<SHA512>
