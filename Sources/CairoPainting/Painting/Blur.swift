import Drawing
import Foundation

/// Gaussian blur by three box blurs: within a few percent of the exact one, and reproducible.
enum Blur {
    /// The radius in points, limited: a larger one looks no different but takes much memory.
    static func limited(_ radius: Double) -> Double { radius > 0 ? min(radius, 200) : 0 }

    /// How far a blur spreads, in points: three deviations.
    static func reach(radius: Double) -> Double { limited(radius) * 3 }

    /// The half-widths of the three boxes whose variances add up to the Gaussian's.
    static func boxes(deviation: Double) -> [Int] {
        // n boxes of width w have the variance n (w² − 1) / 12.
        let ideal = (12 * deviation * deviation / 3 + 1).squareRoot()
        var lower = Int(ideal, in: 0...10_000)
        if lower % 2 == 0 { lower -= 1 }
        lower = max(lower, 1)
        let w = Double(lower)
        let small = ((12 * deviation * deviation - 3 * w * w - 12 * w - 9) / (-4 * w - 4)).rounded()
        return (0..<3).map { (Double($0) < small ? lower : lower + 2) / 2 }
    }

    /// Blurs one channel of `width` × `height` values in place. The deviation is in pixels.
    static func blur(_ plane: inout [UInt16], width: Int, height: Int, deviation: Double) {
        guard deviation > 0, width > 0, height > 0 else { return }
        let boxes = boxes(deviation: deviation)
        var spare = [UInt16](repeating: 0, count: plane.count)
        plane.withUnsafeMutableBufferPointer { plane in
            spare.withUnsafeMutableBufferPointer { spare in
                let (a, b) = (plane.baseAddress!, spare.baseAddress!)
                blurRows(a, b, width: width, height: height, boxes: boxes)
                transpose(from: a, to: b, width: width, height: height)
                blurRows(b, a, width: height, height: width, boxes: boxes)
                transpose(from: b, to: a, width: height, height: width)
            }
        }
    }

    /// Blurs each row three times; the result is in `rows`.
    private static func blurRows(
        _ rows: UnsafeMutablePointer<UInt16>, _ spare: UnsafeMutablePointer<UInt16>, width: Int, height: Int,
        boxes: [Int]
    ) {
        for y in 0..<height {
            let (row, other) = (rows + y * width, spare + y * width)
            boxBlur(row, to: other, count: width, half: boxes[0])
            boxBlur(other, to: row, count: width, half: boxes[1])
            boxBlur(row, to: other, count: width, half: boxes[2])
            row.update(from: other, count: width)
        }
    }

    /// The mean of the `2 half + 1` neighbors; past the ends values are 0.
    private static func boxBlur(
        _ source: UnsafePointer<UInt16>, to target: UnsafeMutablePointer<UInt16>, count: Int, half: Int
    ) {
        let size = UInt64(2 * half + 1)
        var sum: UInt64 = 0
        for i in 0..<min(half, count) { sum += UInt64(source[i]) }
        for i in 0..<count {
            if i + half < count { sum += UInt64(source[i + half]) }
            target[i] = UInt16((sum + size / 2) / size)
            if i >= half { sum -= UInt64(source[i - half]) }
        }
    }

    /// In tiles, for the processor's cache.
    private static func transpose(
        from source: UnsafePointer<UInt16>, to target: UnsafeMutablePointer<UInt16>, width: Int, height: Int
    ) {
        let tile = 32
        for top in stride(from: 0, to: height, by: tile) {
            for left in stride(from: 0, to: width, by: tile) {
                for y in top..<min(top + tile, height) {
                    for x in left..<min(left + tile, width) { target[x * height + y] = source[y * width + x] }
                }
            }
        }
    }
}
