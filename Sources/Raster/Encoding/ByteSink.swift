import Foundation

/// A growing buffer of bytes and bits. Must be ended with `finish`, which hands over the memory.
struct ByteSink {
    private var base: UnsafeMutableRawPointer
    private var capacity: Int
    private(set) var count = 0
    /// Bits of an incomplete byte, the first one lowest.
    private var held: UInt64 = 0
    private var heldCount: UInt64 = 0

    init(capacity: Int) {
        self.capacity = max(64, capacity)
        base = Self.allocated(malloc(self.capacity))
    }

    private static func allocated(_ memory: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer {
        guard let memory else { fatalError("out of memory") }
        return memory
    }

    /// Makes room for `bytes` more, and for the word that `appendBits` stores.
    mutating func reserve(_ bytes: Int) {
        let needed = count + bytes + 8
        guard needed > capacity else { return }
        capacity = max(needed, capacity * 2)
        base = Self.allocated(realloc(base, capacity))
    }

    // MARK: - Bytes

    mutating func append(_ byte: UInt8) {
        reserve(1)
        base.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
        count += 1
    }

    mutating func append<S: Sequence<UInt8>>(_ bytes: S) { for byte in bytes { append(byte) } }

    /// Big-endian, as in PNG.
    mutating func append(_ number: UInt32) {
        reserve(4)
        base.storeBytes(of: number.bigEndian, toByteOffset: count, as: UInt32.self)
        count += 4
    }

    mutating func replace(at offset: Int, with number: UInt32) {
        base.storeBytes(of: number.bigEndian, toByteOffset: offset, as: UInt32.self)
    }

    func bytes(from offset: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: base + offset, count: count - offset)
    }

    // MARK: - Bits

    /// Appends the lowest `length` bits, at most 56. There must be room for them.
    @inline(__always)
    mutating func appendBits(_ bits: UInt64, _ length: UInt64) {
        held |= bits << heldCount
        heldCount += length
        base.storeBytes(of: held.littleEndian, toByteOffset: count, as: UInt64.self)
        count += Int(heldCount >> 3)
        held >>= heldCount & 56
        heldCount &= 7
    }

    /// Pads the last byte with zeros.
    mutating func endByte() {
        reserve(8)
        if heldCount > 0 { appendBits(0, 8 - heldCount) }
    }

    // MARK: - The end

    /// The bytes. The sink must not be used afterwards.
    func finish() -> Data { Data(bytesNoCopy: base, count: count, deallocator: .free) }
}
