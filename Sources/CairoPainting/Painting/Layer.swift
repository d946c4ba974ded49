import CCairo
import Drawing
import Foundation

/// A part of the canvas painted separately, to be changed and composited.
struct Layer {
    let surface: Surface
    /// Where its top-left pixel lies on the canvas, in pixels.
    let x: Double
    let y: Double

    /// Nil if nothing would be visible.
    ///
    /// - Parameter bounds: In pixels of the canvas.
    init?(_ bounds: CGRect) throws(PaintingError) {
        guard !bounds.isNull, bounds.width >= 1, bounds.height >= 1 else { return nil }
        surface = try Surface(width: bounds.width, height: bounds.height)
        (x, y) = (bounds.minX, bounds.minY)
    }

    func copy() throws(PaintingError) -> Layer {
        let bounds = CGRect(x: x, y: y, width: Double(surface.width), height: Double(surface.height))
        // An existing layer has at least one pixel.
        let copy = try Layer(bounds)!
        surface.withPixels { pixels, stride in
            copy.surface.withPixels { copies, rows in
                for y in 0..<surface.height {
                    (copies + y * rows).update(from: pixels + y * stride, count: surface.width)
                }
            }
        }
        return copy
    }

    /// Makes the layer the source of another context, at its place.
    func setAsSource(of context: OpaquePointer, dx: Double = 0, dy: Double = 0) {
        cairo_identity_matrix(context)
        cairo_set_source_surface(context, surface.surface, x + dx, y + dy)
    }

    /// Blurs all four channels. The deviation is in pixels.
    func blur(deviation: Double) {
        for shift: UInt32 in [0, 8, 16, 24] {
            var plane = self.plane(shift: shift)
            Blur.blur(&plane, width: surface.width, height: surface.height, deviation: deviation)
            forEachPixel { pixel, index in
                pixel = pixel & ~(0xff << shift) | ((UInt32(plane[index]) + 128) / 257) << shift
            }
        }
        limitColors()
    }

    /// Replaces the content with its shadow: the blurred shape in one color. The deviation is in pixels.
    func shade(_ color: RGBA, deviation: Double) {
        var plane = self.plane(shift: 24)
        Blur.blur(&plane, width: surface.width, height: surface.height, deviation: deviation)
        // Most pixels are like the one before: inside the shape, or outside.
        var (known, shaded) = (UInt16(0), UInt32(0))
        forEachPixel { pixel, index in
            if plane[index] != known {
                known = plane[index]
                // Directly from 16 bits: a faint shadow would lose steps in between.
                let alpha = Double(known) / 65535 * color.alpha
                func channel(_ value: Double) -> UInt32 { UInt32(UInt8(component: min(max(value, 0), 1) * alpha)) }
                shaded = channel(1) << 24 | channel(color.red) << 16 | channel(color.green) << 8 | channel(color.blue)
            }
            pixel = shaded
        }
    }

    /// Changes the colors of all pixels.
    func change(by matrix: ColorMatrix) {
        forEachPixel { pixel, _ in
            let alpha = pixel >> 24
            guard alpha > 0 else { return }
            let unit = 1 / Double(alpha)
            let changed = matrix.applied(
                Double(pixel >> 16 & 0xff) * unit, Double(pixel >> 8 & 0xff) * unit, Double(pixel & 0xff) * unit)
            func channel(_ value: Double) -> UInt32 { UInt32(Int((value * Double(alpha)).rounded(), in: 0...255)) }
            pixel = alpha << 24 | channel(changed.red) << 16 | channel(changed.green) << 8 | channel(changed.blue)
        }
    }

    /// One channel in 16 bits, so that three passes lose no precision.
    private func plane(shift: UInt32) -> [UInt16] {
        [UInt16](unsafeUninitializedCapacity: surface.width * surface.height) { plane, count in
            forEachPixel { pixel, index in plane[index] = UInt16(pixel >> shift & 0xff) * 257 }
            count = surface.width * surface.height
        }
    }

    /// Limits colors to their alpha, as Cairo requires: channels were rounded separately.
    private func limitColors() {
        forEachPixel { pixel, _ in
            let (alpha, red, green, blue) = (pixel >> 24, pixel >> 16 & 0xff, pixel >> 8 & 0xff, pixel & 0xff)
            pixel = alpha << 24 | min(red, alpha) << 16 | min(green, alpha) << 8 | min(blue, alpha)
        }
    }

    /// Calls `body` with each pixel and its number, row by row.
    @inline(__always)
    private func forEachPixel(_ body: (_ pixel: inout UInt32, _ index: Int) -> Void) {
        let (width, height) = (surface.width, surface.height)
        surface.withPixels { pixels, stride in
            for y in 0..<height {
                for x in 0..<width { body(&pixels[y * stride + x], y * width + x) }
            }
        }
    }
}
