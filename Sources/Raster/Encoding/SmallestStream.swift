import CDeflate
import Foundation

/// A picture's pixels as the smallest zlib stream libdeflate makes of them; slower than `PixelStream`.
enum SmallestStream {
    /// How every row is stored. Diagrams compress best unfiltered, gradients as differences.
    private enum Filter: UInt8, CaseIterable {
        case none = 0
        case up = 2
        case paeth = 4
    }

    /// - Parameter pixels: Red in the lowest byte.
    static func data(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int, isOpaque: Bool) -> Data {
        let rows = packed(pixels, count: width * height, channels: isOpaque ? 3 : 4)
        let channels = isOpaque ? 3 : 4
        let candidates = Filter.allCases.map { filtered(rows, stride: width * channels, channels: channels, $0) }
        // A fast level ranks the filters; the slow one runs once.
        let best = candidates.min { compressed($0, level: 6).count < compressed($1, level: 6).count }!
        return compressed(best, level: 12)
    }

    private static func packed(_ pixels: UnsafePointer<UInt32>, count: Int, channels: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count * channels)
        for index in 0..<count {
            for channel in 0..<channels {
                bytes[index * channels + channel] = UInt8(truncatingIfNeeded: pixels[index] >> UInt32(8 * channel))
            }
        }
        return bytes
    }

    /// The rows, each after the byte of its filter.
    private static func filtered(_ bytes: [UInt8], stride: Int, channels: Int, _ filter: Filter) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / stride)
        for start in Swift.stride(from: 0, to: bytes.count, by: stride) {
            result.append(filter.rawValue)
            for index in start..<start + stride {
                let hasLeft = index >= start + channels
                let above = start > 0 ? bytes[index - stride] : 0
                switch filter {
                case .none: result.append(bytes[index])
                case .up: result.append(bytes[index] &- above)
                case .paeth:
                    let left = hasLeft ? bytes[index - channels] : 0
                    let corner = hasLeft && start > 0 ? bytes[index - stride - channels] : 0
                    result.append(bytes[index] &- paeth(left, above, corner))
                }
            }
        }
        return result
    }

    /// Whichever neighbor is nearest to left + above − corner.
    private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
        let estimate = Int(left) + Int(above) - Int(corner)
        let distances = (abs(estimate - Int(left)), abs(estimate - Int(above)), abs(estimate - Int(corner)))
        if distances.0 <= distances.1, distances.0 <= distances.2 { return left }
        return distances.1 <= distances.2 ? above : corner
    }

    private static func compressed(_ bytes: [UInt8], level: Int32) -> Data {
        guard let compressor = libdeflate_alloc_compressor(level) else { fatalError("out of memory") }
        defer { libdeflate_free_compressor(compressor) }
        var data = Data(count: libdeflate_zlib_compress_bound(compressor, bytes.count))
        let count = data.withUnsafeMutableBytes { target in
            libdeflate_zlib_compress(compressor, bytes, bytes.count, target.baseAddress, target.count)
        }
        return data.prefix(count)
    }
}
