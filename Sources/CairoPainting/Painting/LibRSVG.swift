import CCairo
import CPango
import Foundation

/// Draws SVG files.
struct LibRSVG: VectorLibrary {
    private typealias New = @convention(c) (UnsafePointer<UInt8>?, Int, VectorPicture.Damage.Pointer) -> OpaquePointer?
    private typealias PixelSize =
        @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> gboolean
    private typealias Dimensions =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<gboolean>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<gboolean>?,
            UnsafeMutableRawPointer?, UnsafeMutablePointer<gboolean>?, UnsafeMutablePointer<cairo_rectangle_t>?
        ) -> Void
    private typealias Draw =
        @convention(c) (
            OpaquePointer, OpaquePointer, UnsafePointer<cairo_rectangle_t>, VectorPicture.Damage.Pointer
        ) -> gboolean

    private let new: New
    private let pixelSize: PixelSize
    private let dimensions: Dimensions
    private let draw: Draw

    static let loaded: Result<LibRSVG, VectorPicture.Damage> = {
        let library = LoadedLibrary("librsvg-2.so.2", "librsvg-2.2.dylib")
        guard let new = library.function("rsvg_handle_new_from_data", as: New.self),
            let pixelSize = library.function("rsvg_handle_get_intrinsic_size_in_pixels", as: PixelSize.self),
            let dimensions = library.function("rsvg_handle_get_intrinsic_dimensions", as: Dimensions.self),
            let draw = library.function("rsvg_handle_render_document", as: Draw.self)
        else {
            return .failure(
                VectorPicture.Damage(
                    description: """
                        SVG files are drawn with librsvg 2.52 or later: install librsvg2-2 (Debian, Ubuntu), \
                        librsvg2 (Fedora) or librsvg (Homebrew)
                        """))
        }
        return .success(LibRSVG(new: new, pixelSize: pixelSize, dimensions: dimensions, draw: draw))
    }()

    private func picture(_ data: Data) throws(VectorPicture.Damage) -> GObjectReference {
        var error: UnsafeMutablePointer<GError>?
        let bytes = [UInt8](data)
        guard let handle = new(bytes, bytes.count, &error) else { throw VectorPicture.Damage(error, in: .svg) }
        return GObjectReference(handle)
    }

    /// nil if the file has neither a size nor a view box.
    func size(of data: Data) throws(VectorPicture.Damage) -> CGSize? {
        try picture(data).use { picture -> CGSize? in
            var (width, height) = (0.0, 0.0)
            if pixelSize(picture, &width, &height) != 0 { return CGSize(width: width, height: height) }
            var (hasBox, box) = (gboolean(0), cairo_rectangle_t())
            dimensions(picture, nil, nil, nil, nil, &hasBox, &box)
            return hasBox != 0 ? CGSize(width: box.width, height: box.height) : nil
        }
    }

    func draw(_ data: Data, size: CGSize, on context: OpaquePointer) throws(VectorPicture.Damage) {
        var bounds = cairo_rectangle_t(x: 0, y: 0, width: size.width, height: size.height)
        var error: UnsafeMutablePointer<GError>?
        let isDrawn = try picture(data).use { draw($0, context, &bounds, &error) != 0 }
        if !isDrawn { throw VectorPicture.Damage(error, in: .svg) }
    }
}
