import CCairo
import CairoPainting
import Foundation
import Raster

/// One picture, written by each encoder in turn.
@MainActor
enum EncoderBenchmark {
    static func run(big: Bool, rounds: Int) throws -> [String: Double] {
        let bitmap = try CairoPainter.paint(FigureBenchmark.list(big: big), scale: 2)
        let surface = CairoSurface(bitmap)
        let libpng = PNG.Compression(level: 6, adaptiveFilters: true)
        let fast = PNG.Compression(level: 1, adaptiveFilters: false)
        var bytes: [String: Double] = [:]
        var times: [String: [Double]] = [:]
        func time(_ name: String, _ encode: () throws -> Int) rethrows {
            let start = Clock.cpu
            bytes[name] = Double(try encode())
            times[name, default: []].append(Clock.cpu - start)
        }
        for _ in 0..<rounds {
            try time("ours") { try PNG.encode(bitmap).count }
            time("cairo") { surface.encode() }
            try time("libpng") { try PNG.encode(bitmap, compression: libpng).count }
            try time("libpng1") { try PNG.encode(bitmap, compression: fast).count }
            try time("smallest") { try PNG.encodeSmallest(bitmap).count }
        }
        var result: [String: Double] = [:]
        for (name, list) in times { result[name] = list.sorted()[list.count / 2] }
        let ratios = zip(times["ours"]!, times["cairo"]!).map { $0 / $1 }.sorted()
        result["ratio"] = ratios[ratios.count / 2]
        for (name, count) in bytes { result[name + "Bytes"] = count }
        return result
    }
}

/// A picture in cairo's own hands.
private final class CairoSurface {
    private let surface: OpaquePointer

    /// The bitmap must be opaque.
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

    /// - Returns: The number of bytes.
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
