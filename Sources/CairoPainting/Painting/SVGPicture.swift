import CCairo
import CPango
import Foundation
import Raster

/// The picture of an SVG file, drawn by librsvg.
///
/// That library is loaded when the first such picture is asked for: figures without one need no librsvg.
package struct SVGPicture: Sendable {
    /// Why a picture cannot be drawn.
    package struct Damage: Error, CustomStringConvertible {
        package let description: String
    }

    private let data: Data
    /// In points: the width and height of the file, else those of its view box.
    package let size: CGSize

    /// The pixels of the largest bitmap: 4096 × 4096.
    private static let maxPixels: Double = 4096 * 4096

    package init(_ data: Data) throws(Damage) {
        self.data = data
        let size = try LibRSVG.loaded.get().size(of: data)
        guard let size, size.width > 0, size.height > 0, size.width * size.height <= Self.maxPixels else {
            throw Damage(description: size == nil ? "the SVG file has no size" : "the SVG file's size cannot be drawn")
        }
        self.size = size
    }

    /// The largest number of pixels per point, up to the one that is asked for, at which it can be drawn.
    package func scale(atMost scale: Int) -> Int {
        max(1, min(scale, Int((Self.maxPixels / (size.width * size.height)).squareRoot())))
    }

    /// - Parameter scale: Pixels per point. Sides are rounded up to whole pixels.
    package func bitmap(scale: Int) throws -> Bitmap {
        let (width, height) = (size.width * Double(scale), size.height * Double(scale))
        let library = try LibRSVG.loaded.get()
        return try Surface.bitmap(width: width, height: height) { surface in
            try library.draw(data, width: width, height: height, on: surface.context)
        }.straight()
    }
}

/// The functions of librsvg, found when the program runs.
private struct LibRSVG: Sendable {
    typealias Failure = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
    typealias New = @convention(c) (UnsafePointer<UInt8>?, Int, Failure) -> OpaquePointer?
    typealias PixelSize =
        @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> gboolean
    typealias Dimensions =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<gboolean>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<gboolean>?,
            UnsafeMutableRawPointer?, UnsafeMutablePointer<gboolean>?, UnsafeMutablePointer<cairo_rectangle_t>?
        ) -> Void
    typealias Draw =
        @convention(c) (OpaquePointer, OpaquePointer, UnsafePointer<cairo_rectangle_t>, Failure) -> gboolean

    let new: New
    let pixelSize: PixelSize
    let dimensions: Dimensions
    let draw: Draw

    static let loaded: Result<LibRSVG, SVGPicture.Damage> = {
        let library = dlopen("librsvg-2.so.2", RTLD_NOW) ?? dlopen("librsvg-2.2.dylib", RTLD_NOW)
        func function<Function>(_ name: String, as type: Function.Type) -> Function? {
            library.flatMap { dlsym($0, "rsvg_handle_\(name)") }.map { unsafeBitCast($0, to: type) }
        }
        guard let new = function("new_from_data", as: New.self),
            let pixelSize = function("get_intrinsic_size_in_pixels", as: PixelSize.self),
            let dimensions = function("get_intrinsic_dimensions", as: Dimensions.self),
            let draw = function("render_document", as: Draw.self)
        else {
            return .failure(
                SVGPicture.Damage(
                    description: """
                        SVG files are drawn with librsvg 2.52 or later: install librsvg2-2 (Debian, Ubuntu), \
                        librsvg2 (Fedora) or librsvg (Homebrew)
                        """))
        }
        return .success(LibRSVG(new: new, pixelSize: pixelSize, dimensions: dimensions, draw: draw))
    }()

    private func picture(_ data: Data) throws(SVGPicture.Damage) -> GObjectReference {
        var error: UnsafeMutablePointer<GError>?
        let bytes = [UInt8](data)
        guard let handle = new(bytes, bytes.count, &error) else { throw Self.damage(error) }
        return GObjectReference(handle)
    }

    private static func damage(_ error: UnsafeMutablePointer<GError>?) -> SVGPicture.Damage {
        defer { error.map { g_error_free($0) } }
        let reason = error.map { String(cString: $0.pointee.message) } ?? "unknown error"
        return SVGPicture.Damage(description: "cannot read the SVG file: \(reason)")
    }

    /// nil if the file has neither a size nor a view box.
    func size(of data: Data) throws(SVGPicture.Damage) -> CGSize? {
        let picture = try picture(data)
        var (width, height) = (0.0, 0.0)
        if pixelSize(picture.pointer, &width, &height) != 0 { return CGSize(width: width, height: height) }
        var (hasBox, box) = (gboolean(0), cairo_rectangle_t())
        dimensions(picture.pointer, nil, nil, nil, nil, &hasBox, &box)
        return hasBox != 0 ? CGSize(width: box.width, height: box.height) : nil
    }

    func draw(_ data: Data, width: Double, height: Double, on context: OpaquePointer) throws(SVGPicture.Damage) {
        let picture = try picture(data)
        var bounds = cairo_rectangle_t(x: 0, y: 0, width: width, height: height)
        var error: UnsafeMutablePointer<GError>?
        guard draw(picture.pointer, context, &bounds, &error) != 0 else { throw Self.damage(error) }
    }
}
