import CPango
import Foundation

/// A function from any bytes to a few, computed by GLib.
public protocol HashFunction: Sendable {
    init()
    /// All bytes so far.
    var _data: Data { get set }
    static var _kind: GChecksumType { get }
}

extension HashFunction {
    public static var byteCount: Int { Int(g_checksum_type_get_length(_kind)) }

    public static func hash(data: some DataProtocol) -> HashDigest<Self> {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    public mutating func update(data: some DataProtocol) { _data.append(contentsOf: data) }

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { _data.append(contentsOf: bufferPointer) }

    public func finalize() -> HashDigest<Self> {
        let checksum = g_checksum_new(Self._kind)!
        defer { g_checksum_free(checksum) }
        _data.withUnsafeBytes { bytes in
            g_checksum_update(checksum, bytes.baseAddress?.assumingMemoryBound(to: guchar.self), gssize(bytes.count))
        }
        var digest = [UInt8](repeating: 0, count: Self.byteCount)
        var count = gsize(digest.count)
        g_checksum_get_digest(checksum, &digest, &count)
        return HashDigest(bytes: digest)
    }
}

public struct SHA256: HashFunction {
    public var _data = Data()
    public static var _kind: GChecksumType { G_CHECKSUM_SHA256 }
    public init() {}
}

public struct SHA384: HashFunction {
    public var _data = Data()
    public static var _kind: GChecksumType { G_CHECKSUM_SHA384 }
    public init() {}
}

public struct SHA512: HashFunction {
    public var _data = Data()
    public static var _kind: GChecksumType { G_CHECKSUM_SHA512 }
    public init() {}
}

/// Functions that no longer protect anything.
public enum Insecure {
    public struct MD5: HashFunction {
        public var _data = Data()
        public static var _kind: GChecksumType { G_CHECKSUM_MD5 }
        public init() {}
    }

    public struct SHA1: HashFunction {
        public var _data = Data()
        public static var _kind: GChecksumType { G_CHECKSUM_SHA1 }
        public init() {}
    }
}
