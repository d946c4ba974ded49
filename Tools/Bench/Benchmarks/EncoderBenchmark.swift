import CCairo
import CairoPainting
import Foundation
import Raster

/// Our encoder and cairo's, interleaved on one picture.
@MainActor
enum EncoderBenchmark {
    static func run(big: Bool, rounds: Int) throws -> [String: Double] {
        let bitmap = try CairoPainter.paint(BenchmarkFigure.list(big: big), scale: 2)
        let surface = CairoSurface(bitmap)
        var (oursBytes, cairoBytes, ratios) = (0, 0, [Double]())
        for _ in 0..<rounds {
            let start = Clock.cpu
            oursBytes = try PNG.encode(bitmap).count
            let middle = Clock.cpu
            cairoBytes = surface.encode()
            ratios.append((middle - start) / (Clock.cpu - middle))
        }
        return [
            "ratio": ratios.sorted()[rounds / 2], "oursBytes": Double(oursBytes), "cairoBytes": Double(cairoBytes),
        ]
    }
}

/// A picture as a cairo surface.
private final class CairoSurface {
    private let surface: OpaquePointer

    /// - Parameter bitmap: Must be opaque.
    init(_ bitmap: Bitmap) {
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height))
        let stride = Int(cairo_image_surface_get_stride(surface))
        cairo_surface_flush(surface)
        let data = cairo_image_surface_get_data(surface)!
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let pixel = bitmap[x, y]
                let target = data + y * stride + 4 * x
                (target[0], target[1], target[2], target[3]) = (pixel.blue, pixel.green, pixel.red, pixel.alpha)
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    deinit { cairo_surface_destroy(surface) }

    /// Returns the number of bytes.
    func encode() -> Int {
        var count = 0
        let status = withUnsafeMutablePointer(to: &count) { count in
            cairo_surface_write_to_png_stream(
                surface,
                { count, _, length in
                    count!.assumingMemoryBound(to: Int.self).pointee += Int(length)
                    return CAIRO_STATUS_SUCCESS
                }, count)
        }
        precondition(status == CAIRO_STATUS_SUCCESS, "cairo could not write")
        return count
    }
}
