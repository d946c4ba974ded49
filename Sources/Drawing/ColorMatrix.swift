/// A linear change of colors: each channel becomes a weighted sum of red, green and blue, plus a constant. Alpha stays.
public struct ColorMatrix: Hashable, Sendable {
    /// The weights of red, green and blue, and the constant, for a channel of 0…1.
    public struct Row: Hashable, Sendable {
        var red, green, blue, constant: Double

        package init(_ red: Double, _ green: Double, _ blue: Double, constant: Double = 0) {
            (self.red, self.green, self.blue, self.constant) = (red, green, blue, constant)
        }

        package var values: [Double] { [red, green, blue, constant] }

        func applied(_ r: Double, _ g: Double, _ b: Double) -> Double {
            min(max(red * r + green * g + blue * b + constant, 0), 1)
        }
    }

    package let red, green, blue: Row

    package init(red: Row, green: Row, blue: Row) { (self.red, self.green, self.blue) = (red, green, blue) }

    /// Straight channels, 0…1.
    package func applied(_ r: Double, _ g: Double, _ b: Double) -> (red: Double, green: Double, blue: Double) {
        (red.applied(r, g, b), green.applied(r, g, b), blue.applied(r, g, b))
    }
}

extension ColorMatrix {
    /// Each channel times a factor, plus a constant.
    package static func channels(_ red: Double, _ green: Double, _ blue: Double, constant: Double = 0) -> ColorMatrix {
        ColorMatrix(
            red: Row(red, 0, 0, constant: constant), green: Row(0, green, 0, constant: constant),
            blue: Row(0, 0, blue, constant: constant))
    }

    /// 0 is gray, 1 leaves colors unchanged. The weights come from the SVG and CSS filters.
    package static func saturation(_ s: Double) -> ColorMatrix {
        ColorMatrix(
            red: Row(0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s),
            green: Row(0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s),
            blue: Row(0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s))
    }

    /// Turns hues by an angle with this cosine and sine. The weights come from the SVG and CSS filters.
    package static func hueRotation(cos c: Double, sin s: Double) -> ColorMatrix {
        ColorMatrix(
            red: Row(0.213 + 0.787 * c - 0.213 * s, 0.715 - 0.715 * c - 0.715 * s, 0.072 - 0.072 * c + 0.928 * s),
            green: Row(0.213 - 0.213 * c + 0.143 * s, 0.715 + 0.285 * c + 0.140 * s, 0.072 - 0.072 * c - 0.283 * s),
            blue: Row(0.213 - 0.213 * c - 0.787 * s, 0.715 - 0.715 * c + 0.715 * s, 0.072 + 0.928 * c + 0.072 * s))
    }
}

/// How colors are mixed with the colors beneath.
public enum BlendMode: String, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter
}
