import CDeflate

/// The checksum of a PNG chunk.
func crc32(_ bytes: UnsafeRawBufferPointer) -> UInt32 { libdeflate_crc32(0, bytes.baseAddress, bytes.count) }

/// The checksum of a zlib stream.
struct Adler32 {
    private(set) var value: UInt32 = 1

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        value = libdeflate_adler32(value, bytes.baseAddress, bytes.count)
    }

    /// One byte, then `zeros` bytes of 0.
    mutating func add(_ byte: UInt8, zeros: Int) {
        let low = (UInt64(value & 0xffff) + UInt64(byte)) % 65521
        let high = (UInt64(value >> 16) + low * UInt64(1 + zeros)) % 65521
        value = UInt32(high << 16 | low)
    }
}
