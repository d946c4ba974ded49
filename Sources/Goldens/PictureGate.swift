import Raster

/// Decides whether a picture equals its golden.
///
/// No perceptual measure is used: to one, a shift by a quarter of a pixel and another machine's noise look alike.
package enum PictureGate {
    /// The difference that every channel may have without an exemption, out of 255.
    static let channelTolerance = 1

    package enum Outcome: Hashable, Sendable {
        /// All decoded pixels are equal.
        case equal
        /// No channel differs by more than `channelTolerance`.
        case rounding(PictureDifference)
        /// Only the exemption allows the difference.
        case exempted(PictureDifference)
        case different(PictureDifference)
        case otherSize(expected: PixelSize, actual: PixelSize)

        var passes: Bool {
            if case .exempted = self { true } else { passesUnexempted }
        }

        var passesUnexempted: Bool {
            switch self {
            case .equal, .rounding: true
            case .exempted, .different, .otherSize: false
            }
        }
    }

    package static func compare(_ expected: Bitmap, _ actual: Bitmap, exemption: GoldenExemption? = nil) -> Outcome {
        let sizes = (PixelSize(expected), PixelSize(actual))
        guard sizes.0 == sizes.1 else { return .otherSize(expected: sizes.0, actual: sizes.1) }
        if expected.pixels == actual.pixels { return .equal }
        let difference = PictureDifference(expected, actual)
        if difference.largest == 0 { return .equal }
        if difference.largest <= channelTolerance { return .rounding(difference) }
        if let exemption, exemption.covers(difference) { return .exempted(difference) }
        return .different(difference)
    }
}

/// A scene's permission to differ more than others.
package struct GoldenExemption: Hashable, Sendable, Codable {
    /// The difference a channel may have, 2…255.
    var tolerance: Int
    /// How many pixels may differ by more than `PictureGate.channelTolerance`; nil means any number.
    var pixels: Int?
    /// For readers of the report.
    var reason: String

    package init(tolerance: Int, pixels: Int? = nil, reason: String) {
        self.tolerance = tolerance
        self.pixels = pixels
        self.reason = reason
    }

    func covers(_ difference: PictureDifference) -> Bool {
        difference.largest <= tolerance && difference.countAboveTolerance <= pixels ?? .max
    }

    /// A mistake in the exemption itself; nil when it is valid.
    package var fault: String? {
        if reason.allSatisfy(\.isWhitespace) { return "its exemption from the golden gate gives no reason" }
        if !(2...255).contains(tolerance) {
            return
                "its exemption allows a tolerance of \(tolerance): it must be 2 to 255; a difference of 1 needs no exemption"
        }
        if let pixels, pixels < 1 { return "its exemption allows \(pixels) pixels: leave it out, or allow 1 or more" }
        return nil
    }
}

/// A bitmap's sides, in pixels.
package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
    var width: Int
    var height: Int

    package init(_ bitmap: Bitmap) { (width, height) = (bitmap.width, bitmap.height) }

    package var description: String { "\(width) × \(height)" }
}

/// Where and how much two bitmaps of one size differ.
package struct PictureDifference: Hashable, Sendable {
    /// The pixels that differ at all.
    package let count: Int
    /// The pixels with a channel that differs by more than `PictureGate.channelTolerance`.
    let countAboveTolerance: Int
    /// The largest difference of one channel, 0…255.
    package let largest: Int
    /// Around the pixels counted in `countAboveTolerance`, else around all that differ.
    package let bounds: PixelBox?
    /// How visible the difference is, for ranking: the sum over the pixels, 0…1 each.
    let visible: Double

    package init(_ expected: Bitmap, _ actual: Bitmap) {
        precondition(PixelSize(expected) == PixelSize(actual), "pixels of one size are compared")
        var (count, countAboveTolerance, largest, visible) = (0, 0, 0, 0.0)
        var (slight, strong) = (PixelBox?.none, PixelBox?.none)
        let width = expected.width
        expected.pixels.withUnsafeBufferPointer { a in
            actual.pixels.withUnsafeBufferPointer { b in
                let (before, now) = (UnsafeRawPointer(a.baseAddress), UnsafeRawPointer(b.baseAddress))
                guard let before, let now else { return }
                for pixel in 0..<width * expected.height {
                    let (old, new) = (
                        before.loadUnaligned(fromByteOffset: pixel &* 4, as: UInt32.self),
                        now.loadUnaligned(fromByteOffset: pixel &* 4, as: UInt32.self)
                    )
                    if old == new { continue }
                    let delta = PixelDelta(a, b, at: pixel * 4)
                    guard delta.largest > 0 else { continue }
                    count += 1
                    largest = max(largest, delta.largest)
                    visible += delta.visible
                    slight.add(pixel % width, pixel / width)
                    guard delta.largest > PictureGate.channelTolerance else { continue }
                    countAboveTolerance += 1
                    strong.add(pixel % width, pixel / width)
                }
            }
        }
        self.count = count
        self.countAboveTolerance = countAboveTolerance
        self.largest = largest
        self.visible = visible
        bounds = strong ?? slight
    }
}

/// How one pixel differs, as seen: whatever is behind it, which is at most black or white.
struct PixelDelta {
    /// Of one channel, 0…255; at least 1 if the pixels are not the same. Two clear pixels are equal whatever their color.
    let largest: Int
    private let onBlack: Channels
    private let onWhite: Channels

    private typealias Channels = (red: Double, green: Double, blue: Double)

    init(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, at i: Int) {
        let (before, now) = (Double(a[i + 3]) / 255, Double(b[i + 3]) / 255)
        func channel(_ j: Int) -> Double { Double(b[j]) * now - Double(a[j]) * before }
        // A clearer pixel lets as much more of what is behind it through.
        let ground = 255 * (before - now)
        onBlack = (channel(i), channel(i + 1), channel(i + 2))
        onWhite = (onBlack.red + ground, onBlack.green + ground, onBlack.blue + ground)
        let isSame = before == 0 && now == 0 || (0..<4).allSatisfy { a[i + $0] == b[i + $0] }
        let seen = max(Self.largest(onBlack), Self.largest(onWhite))
        largest = isSame ? 0 : max(1, Int(seen.rounded()))
    }

    private static func largest(_ delta: Channels) -> Double { max(abs(delta.red), abs(delta.green), abs(delta.blue)) }

    /// 0…1; lightness weighs more than hue.
    var visible: Double { max(Self.visible(onBlack), Self.visible(onWhite)) }

    private static func visible(_ delta: Channels) -> Double {
        let light = 0.299 * delta.red + 0.587 * delta.green + 0.114 * delta.blue
        let (warm, cold) = (delta.red - light, delta.blue - light)
        let sum = light * light + 0.2 * (warm * warm + cold * cold)
        return min(1, sum.squareRoot() / 255)
    }
}
