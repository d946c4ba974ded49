import Raster

/// Whether a picture is the golden. No perceptual measure takes part: a nudge of a quarter of a pixel and the noise of
/// another machine look alike to one.
package enum PictureGate {
    /// What every channel of every pixel may differ by without anyone's leave, out of 255.
    package static let everyday = 1

    package enum Outcome: Hashable, Sendable {
        /// All decoded pixels are equal.
        case equal
        /// No channel of any pixel is more than `everyday` off.
        case rounding
        /// Within the exception given, and not without it.
        case exempted(PictureDifference)
        case different(PictureDifference)
        /// The sizes are not the same; in pixels.
        case otherSize(expected: PixelSize, actual: PixelSize)

        package var passes: Bool {
            switch self {
            case .equal, .rounding, .exempted: true
            case .different, .otherSize: false
            }
        }
    }

    package static func compare(_ expected: Bitmap, _ actual: Bitmap, exemption: GoldenExemption? = nil) -> Outcome {
        let sizes = (PixelSize(expected), PixelSize(actual))
        guard sizes.0 == sizes.1 else { return .otherSize(expected: sizes.0, actual: sizes.1) }
        if expected.pixels == actual.pixels { return .equal }
        let difference = PictureDifference(expected, actual)
        if difference.largest == 0 { return .equal }
        if difference.largest <= everyday { return .rounding }
        if let exemption, exemption.covers(difference) { return .exempted(difference) }
        return .different(difference)
    }
}

/// A scene's leave to differ more than others, and why.
package struct GoldenExemption: Hashable, Sendable, Codable {
    /// What a channel may differ by, 2…255.
    package var tolerance: Int
    /// How many pixels may differ by more than the everyday 1; nil means any number.
    package var pixels: Int?
    /// Why, for whoever reads the report.
    package var reason: String

    package init(tolerance: Int, pixels: Int? = nil, reason: String) {
        self.tolerance = tolerance
        self.pixels = pixels
        self.reason = reason
    }

    func covers(_ difference: PictureDifference) -> Bool {
        difference.largest <= tolerance && difference.beyond <= pixels ?? .max
    }

    /// What is wrong with the exemption itself; nil when nothing is.
    package var fault: String? {
        if reason.allSatisfy(\.isWhitespace) { return "its exemption from the golden gate gives no reason" }
        if !(2...255).contains(tolerance) {
            return "its exemption allows a tolerance of \(tolerance): 2 to 255 are tolerances, and 1 needs no leave"
        }
        if let pixels, pixels < 1 { return "its exemption allows \(pixels) pixels: leave it out, or allow 1 or more" }
        return nil
    }
}

/// A bitmap's sides, in pixels.
package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
    package var width: Int
    package var height: Int

    package init(_ bitmap: Bitmap) { (width, height) = (bitmap.width, bitmap.height) }

    package var description: String { "\(width) × \(height)" }
}

/// Where and how much two bitmaps of one size differ.
package struct PictureDifference: Hashable, Sendable {
    /// The pixels that differ at all.
    package let count: Int
    /// Those of them with a channel more than `PictureGate.everyday` off.
    package let beyond: Int
    /// The largest difference of one channel, 0…255.
    package let largest: Int
    /// Around the pixels beyond; around all that differ where none is.
    package let bounds: PixelDifference.Box?
    /// How much of it an eye would see, for ranking alone: the sum over the pixels of their visible difference, 0…1 each.
    package let visible: Double

    package init(_ expected: Bitmap, _ actual: Bitmap) {
        precondition(PixelSize(expected) == PixelSize(actual), "pixels of one size are compared")
        var (count, beyond, largest, visible) = (0, 0, 0, 0.0)
        var (slight, strong) = (BoxBuilder(), BoxBuilder())
        let width = expected.width
        expected.pixels.withUnsafeBufferPointer { a in
            actual.pixels.withUnsafeBufferPointer { b in
                let (before, now) = (UnsafeRawPointer(a.baseAddress), UnsafeRawPointer(b.baseAddress))
                guard let before, let now else { return }
                for pixel in 0..<width * expected.height {
                    // Most pixels of most pictures are the same.
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
                    guard delta.largest > PictureGate.everyday else { continue }
                    beyond += 1
                    strong.add(pixel % width, pixel / width)
                }
            }
        }
        self.count = count
        self.beyond = beyond
        self.largest = largest
        self.visible = visible
        bounds = strong.box ?? slight.box
    }
}

/// How one pixel differs.
struct PixelDelta {
    /// Of one channel, 0…255. Two clear pixels are equal whatever their colour.
    let largest: Int
    private let reds: Int
    private let greens: Int
    private let blues: Int
    private let alphas: Int

    init(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, at i: Int) {
        reds = Int(b[i]) - Int(a[i])
        greens = Int(b[i + 1]) - Int(a[i + 1])
        blues = Int(b[i + 2]) - Int(a[i + 2])
        alphas = Int(b[i + 3]) - Int(a[i + 3])
        let isClear = a[i + 3] == 0 && b[i + 3] == 0
        largest = isClear ? 0 : max(max(abs(reds), abs(greens)), max(abs(blues), abs(alphas)))
    }

    /// 0…1: changes of lightness weigh more than changes of hue.
    var visible: Double {
        let light = 0.299 * Double(reds) + 0.587 * Double(greens) + 0.114 * Double(blues)
        let (warm, cold) = (Double(reds) - light, Double(blues) - light)
        let sum = light * light + 0.2 * (warm * warm + cold * cold) + Double(alphas * alphas)
        return min(1, sum.squareRoot() / 255)
    }
}

struct BoxBuilder {
    private(set) var box: PixelDifference.Box?

    mutating func add(_ x: Int, _ y: Int) {
        guard var grown = box else {
            box = PixelDifference.Box(minX: x, minY: y, maxX: x, maxY: y)
            return
        }
        grown.minX = min(grown.minX, x)
        grown.maxX = max(grown.maxX, x)
        grown.minY = min(grown.minY, y)
        grown.maxY = max(grown.maxY, y)
        box = grown
    }
}
