import CCairo
import Drawing
import Foundation

/// A part of the canvas painted separately, to be changed and composited.
struct Layer {
    let surface: Surface
    /// Where its top-left pixel lies on the canvas, in pixels.
    let x: Double
    let y: Double

    /// Nil where nothing would be visible.
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
            surface.withPixels { pixels, stride in
                for y in 0..<surface.height {
                    for x in 0..<surface.width {
                        let value = UInt32((UInt32(plane[y * surface.width + x]) + 128) / 257)
                        let i = y * stride + x
                        pixels[i] = pixels[i] & ~(0xff << shift) | value << shift
                    }
                }
            }
        }
        limitColors()
    }

    /// Replaces the content with its shadow: the blurred shape in one color. The deviation is in pixels.
    func shade(_ color: RGBA, deviation: Double) {
        var plane = self.plane(shift: 24)
        Blur.blur(&plane, width: surface.width, height: surface.height, deviation: deviation)
        // Directly from 16 bits: a faint shadow would lose steps in between.
        surface.withPixels { pixels, stride in
            for y in 0..<surface.height {
                for x in 0..<surface.width {
                    let alpha = Double(plane[y * surface.width + x]) / 65535 * color.alpha
                    func channel(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * alpha * 255).rounded()) }
                    pixels[y * stride + x] =
                        channel(1) << 24 | channel(color.red) << 16 | channel(color.green) << 8 | channel(color.blue)
                }
            }
        }
    }

    /// One channel in 16 bits, so that three passes lose no precision.
    private func plane(shift: UInt32) -> [UInt16] {
        surface.withPixels { pixels, stride in
            [UInt16](unsafeUninitializedCapacity: surface.width * surface.height) { plane, count in
                for y in 0..<surface.height {
                    for x in 0..<surface.width {
                        plane[y * surface.width + x] = UInt16(pixels[y * stride + x] >> shift & 0xff) * 257
                    }
                }
                count = surface.width * surface.height
            }
        }
    }

    /// Limits colors to their alpha, as Cairo requires: channels were rounded separately.
    private func limitColors() {
        surface.withPixels { pixels, stride in
            for y in 0..<surface.height {
                for i in y * stride..<y * stride + surface.width {
                    let (pixel, alpha) = (pixels[i], pixels[i] >> 24)
                    let (red, green, blue) = (pixel >> 16 & 0xff, pixel >> 8 & 0xff, pixel & 0xff)
                    pixels[i] = alpha << 24 | min(red, alpha) << 16 | min(green, alpha) << 8 | min(blue, alpha)
                }
            }
        }
    }
}
