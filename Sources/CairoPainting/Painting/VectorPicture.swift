import CCairo
import CPango
import Drawing
import Foundation
import Raster

/// The picture of an SVG file, drawn by librsvg, or the first page of a PDF file, drawn by Poppler.
///
/// These libraries are loaded when the first such picture is asked for: figures without one need none of them.
package struct VectorPicture: Sendable {
    package enum Format: String, Sendable {
        case svg, pdf
    }

    /// Why a picture cannot be drawn.
    package struct Damage: Error, CustomStringConvertible {
        package let description: String
    }

    private let data: Data
    private let format: Format
    /// In points: the width and height of the file or of its page, else those of its view box.
    package let size: CGSize

    /// The pixels of the largest bitmap: 4096 × 4096.
    private static let maxPixels: Double = 4096 * 4096

    package init(_ data: Data, _ format: Format) throws(Damage) {
        (self.data, self.format) = (data, format)
        let size = try Self.library(format).size(of: data)
        let name = format.rawValue.uppercased()
        guard let size, size.width > 0, size.height > 0, size.width * size.height <= Self.maxPixels else {
            let problem = size == nil ? "has no size" : "has a size that cannot be drawn"
            throw Damage(description: "the \(name) file \(problem)")
        }
        self.size = size
    }

    private static func library(_ format: Format) throws(Damage) -> any VectorLibrary {
        switch format {
        case .svg: try LibRSVG.loaded.get()
        case .pdf: try Poppler.loaded.get()
        }
    }

    /// The largest number of pixels per point, up to the one that is asked for, at which it can be drawn.
    package func scale(atMost scale: Int) -> Int {
        Int((Self.maxPixels / (size.width * size.height)).squareRoot(), in: 1...max(1, scale))
    }

    /// - Parameter scale: Pixels per point. Sides are rounded up to whole pixels.
    package func bitmap(scale: Int) throws -> Bitmap {
        let (width, height) = (size.width * Double(scale), size.height * Double(scale))
        let library = try Self.library(format)
        return try Surface.bitmap(width: width, height: height) { surface in
            cairo_scale(surface.context, Double(scale), Double(scale))
            try library.draw(data, size: size, on: surface.context)
        }.straight()
    }
}

/// The functions of a library that reads vector pictures, found when the program runs.
protocol VectorLibrary: Sendable {
    /// In points; nil if the file has none.
    func size(of data: Data) throws(VectorPicture.Damage) -> CGSize?

    /// Draws it on a Cairo context, in that size.
    func draw(_ data: Data, size: CGSize, on context: OpaquePointer) throws(VectorPicture.Damage)
}

extension VectorPicture.Damage {
    typealias Pointer = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

    /// What a library says, which is freed.
    init(_ error: UnsafeMutablePointer<GError>?, in format: VectorPicture.Format) {
        defer { error.map { g_error_free($0) } }
        // A message of several lines would be read as several.
        let reason =
            error.map { String(cString: $0.pointee.message).split(whereSeparator: \.isNewline) }
            .map { $0.joined(separator: " ") } ?? "unknown error"
        self.init(description: "cannot read the \(format.rawValue.uppercased()) file: \(reason)")
    }
}
