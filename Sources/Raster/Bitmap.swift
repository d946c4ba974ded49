/// A picture: straight sRGB with alpha, 8 bits a channel, rows top to bottom without padding.
public struct Bitmap: Sendable, Hashable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// Red, green, blue, alpha of each pixel; colors are not multiplied by alpha.
    public var pixels: [UInt8]

    /// A clear picture.
    public init(width: Int, height: Int) {
        self.init(width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4))
    }

    /// `pixels` holds four bytes for each of `width` × `height` pixels.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(
            width >= 0 && height >= 0 && pixels.count == width * height * 4, "a bitmap has 4 bytes per pixel")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    var isOpaque: Bool { pixels.isEmpty || withPixels { areOpaque($0, count: width * height) } }

    /// The pixels, red in the lowest byte of each; there must be some.
    func withPixels<R>(_ body: (UnsafePointer<UInt32>) -> R) -> R {
        pixels.withUnsafeBytes { body($0.bindMemory(to: UInt32.self).baseAddress!) }
    }

    /// The channels of one pixel, 0…255.
    public struct Pixel: Sendable, Hashable {
        public var red: UInt8
        public var green: UInt8
        public var blue: UInt8
        public var alpha: UInt8

        public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    /// The pixel in column `x` of row `y`, both counted from 0 at the top left.
    public subscript(x: Int, y: Int) -> Pixel {
        get {
            precondition(x >= 0 && x < width && y >= 0 && y < height, "the pixel lies outside the bitmap")
            let i = (y * width + x) * 4
            return Pixel(red: pixels[i], green: pixels[i + 1], blue: pixels[i + 2], alpha: pixels[i + 3])
        }
        set {
            precondition(x >= 0 && x < width && y >= 0 && y < height, "the pixel lies outside the bitmap")
            let i = (y * width + x) * 4
            (pixels[i], pixels[i + 1]) = (newValue.red, newValue.green)
            (pixels[i + 2], pixels[i + 3]) = (newValue.blue, newValue.alpha)
        }
    }
}
