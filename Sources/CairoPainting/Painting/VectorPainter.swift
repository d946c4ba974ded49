import CCairo
import Drawing
import Foundation
import Raster

/// Writes display lists as vector files: shapes and glyphs as outlines, one unit per point.
///
/// Cairo embeds blurs, shadows and angular gradients as images, four pixels per point, and whatever casts a shadow that
/// contains more than three nested shadows.
package enum VectorPainter {
    package enum Format: String, CaseIterable, Sendable { case svg, pdf }

    /// A file's metadata.
    package struct Description: Sendable {
        var title: String
        /// The figure's alt text.
        var text: String
        var creator: String

        package init(title: String, text: String, creator: String) {
            self.title = title
            self.text = text
            self.creator = creator
        }
    }

    /// Pixels per point of embedded images.
    private static let resolution = 4.0

    /// The file of a list; the same bytes every time with one version of Cairo.
    ///
    /// - Parameter text: The text engine; nil means the shared one.
    /// - Throws: `PaintingError` for an impossible canvas, `FontError` when fonts for a text are not installed.
    package static func file(
        _ list: DisplayList, _ format: Format, describedBy description: Description, text: PangoText? = nil
    ) throws -> Data {
        let (width, height) = (Double(list.size.width), Double(list.size.height))
        guard width > 0, height > 0 else { throw PaintingError.emptyCanvas(width: width, height: height) }
        guard max(width, height) <= Double(Surface.maximumSide) else {
            throw PaintingError.canvasTooLarge(width: width, height: height)
        }
        let stream = ByteStream()
        let surface = stream.surface(format, width: width, height: height)!
        defer { cairo_surface_destroy(surface) }
        if format == .pdf { setMetadata(description, of: surface) }
        // Device units are fractions of a point, which gives embedded images their resolution.
        cairo_surface_set_device_scale(surface, 1 / resolution, 1 / resolution)
        cairo_surface_set_fallback_resolution(surface, 72 * resolution, 72 * resolution)
        try draw(list, on: surface, text)
        cairo_surface_finish(surface)
        try check(cairo_surface_status(surface))
        switch format {
        case .svg: return SVGText(data: stream.data).described(by: description)
        case .pdf: return PDFBytes(data: stream.data).withoutDates
        }
    }

    private static func draw(_ list: DisplayList, on surface: OpaquePointer, _ text: PangoText?) throws {
        let context = cairo_create(surface)!
        defer { cairo_destroy(context) }
        cairo_scale(context, resolution, resolution)
        cairo_set_tolerance(context, 0.05)
        try CairoRenderer(context, text: text, isVector: true).paint(list.items)
        cairo_show_page(context)
        try check(cairo_status(context))
    }

    private static func setMetadata(_ description: Description, of surface: OpaquePointer) {
        // In later versions metadata is compressed, and dates could not be removed.
        cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, plain(description.title))
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, plain(description.text))
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, plain(description.creator))
    }

    /// Cairo takes noncharacters for broken UTF-8.
    private static func plain(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { $0.properties.isNoncharacterCodePoint ? "\u{fffd}" : $0 }
        return String(String.UnicodeScalarView(scalars))
    }

    private static func check(_ status: cairo_status_t) throws(PaintingError) {
        guard status != CAIRO_STATUS_SUCCESS else { return }
        throw .cairo(String(cString: cairo_status_to_string(status)))
    }
}

/// Collects the bytes a surface writes.
private final class ByteStream {
    private(set) var data = Data()

    /// - Returns: A surface that the stream must outlive.
    func surface(_ format: VectorPainter.Format, width: Double, height: Double) -> OpaquePointer? {
        let write: cairo_write_func_t = { stream, bytes, count in
            guard let stream, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            Unmanaged<ByteStream>.fromOpaque(stream).takeUnretainedValue().data.append(bytes, count: Int(count))
            return CAIRO_STATUS_SUCCESS
        }
        let pointer = Unmanaged.passUnretained(self).toOpaque()
        switch format {
        case .svg:
            let surface = cairo_svg_surface_create_for_stream(write, pointer, width, height)
            cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
            return surface
        case .pdf: return cairo_pdf_surface_create_for_stream(write, pointer, width, height)
        }
    }
}

/// Cairo's SVG, with a title and reproducible names.
private struct SVGText {
    let data: Data

    func described(by description: VectorPainter.Description) -> Data {
        var data = Self.numbered([UInt8](data))
        guard let svg = data.range(of: Data("<svg ".utf8)),
            let end = data[svg.upperBound...].firstIndex(of: UInt8(ascii: ">"))
        else { return data }
        let words =
            "\n<title>\(xmlText(description.title))</title>\n<desc>\(xmlText(description.text))</desc>"
            + "\n<!-- \(xmlText(description.creator).replacing("--", with: "- -")) -->"
        data.insert(contentsOf: words.utf8, at: end + 1)
        data.insert(contentsOf: "role=\"img\" ".utf8, at: svg.upperBound)
        return data
    }

    /// The text before a name, and the byte that ends it.
    private static let openings = [("id=\"", "\""), ("=\"#", "\""), ("url(#", ")")]
        .map { (opening: Array($0.0.utf8), close: UInt8($0.1.utf8.first!)) }

    /// Renumbers the names: Cairo derives them from a counter that runs for the life of the process.
    private static func numbered(_ bytes: [UInt8]) -> Data {
        var result = Data(capacity: bytes.count)
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        let first = Set(openings.map { $0.opening[0] })
        var (index, start) = (0, 0)
        while index < bytes.count {
            guard first.contains(bytes[index]),
                let found = openings.first(where: { bytes[index...].starts(with: $0.opening) })
            else {
                index += 1
                continue
            }
            let from = index + found.opening.count
            var end = from
            while end < bytes.count, bytes[end] != found.close { end += 1 }
            let name = bytes[from..<end]
            let number = numbers[name] ?? numbers.count + 1
            numbers[name] = number
            result.append(contentsOf: bytes[start..<from])
            result.append(contentsOf: "n\(number)".utf8)
            (index, start) = (end, end)
        }
        result.append(contentsOf: bytes[start...])
        return result
    }
}

/// Cairo's PDF without its dates, which are overwritten in place so that offsets stay valid.
private struct PDFBytes {
    let data: Data

    var withoutDates: Data {
        var data = data
        for key in ["/CreationDate", "/ModDate"] {
            // Metadata comes last.
            guard let start = data.range(of: Data(key.utf8), options: .backwards),
                let end = data[start.upperBound...].firstIndex(of: UInt8(ascii: ")"))
            else { continue }
            data.replaceSubrange(
                start.lowerBound...end, with: repeatElement(UInt8(ascii: " "), count: end - start.lowerBound + 1))
        }
        return data
    }
}
