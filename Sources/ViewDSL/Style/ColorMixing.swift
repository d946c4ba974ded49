import Drawing
import Foundation

extension RGBA {
    func mixed(with other: RGBA, by fraction: Double) -> RGBA {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
        return RGBA(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }

    /// Mixed in Oklab, in which equal steps look equal.
    func mixedInOklab(with other: RGBA, by fraction: Double) -> RGBA {
        var color = RGBA(oklab: oklab + (other.oklab - oklab) * fraction)
        color.alpha = alpha + (other.alpha - alpha) * fraction
        return color
    }

    // The matrices are from Björn Ottosson's definition.
    private var oklab: SIMD3<Double> {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        return SIMD3(
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
    }

    private init(oklab lab: SIMD3<Double>) {
        func cube(_ x: Double) -> Double { x * x * x }
        let l = cube(lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z)
        let m = cube(lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z)
        let s = cube(lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z)
        func channel(_ value: Double) -> Double {
            let value = min(max(value, 0), 1)
            return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
        self.init(
            red: channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            green: channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            blue: channel(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: 1)
    }
}
