import Foundation
import Goldens
import Raster

/// A figure as a worker process hands it over for comparison: a line of JSON, then the pixels.
struct FigureTransfer {
    let figure: ActualFigure

    init(_ figure: ActualFigure) { self.figure = figure }

    private struct Header: Codable {
        let width: Int
        let height: Int
        let scale: Int
        let layout: LayoutGolden
        let textBoxes: [PixelBox]
        let otherFonts: [String: String]
    }

    func data() throws -> Data {
        let bitmap = figure.bitmap
        let header = Header(
            width: bitmap.width, height: bitmap.height, scale: figure.scale, layout: figure.layout,
            textBoxes: figure.textBoxes, otherFonts: figure.otherFonts)
        return try JSONEncoder().encode(header) + [UInt8(ascii: "\n")] + bitmap.pixels
    }

    /// Nil for incomplete or foreign data.
    init?(_ data: Data) {
        guard let end = data.firstIndex(of: UInt8(ascii: "\n")),
            let header = try? JSONDecoder().decode(Header.self, from: data[..<end]), header.width >= 0,
            header.height >= 0
        else { return nil }
        let pixels = [UInt8](data[(end + 1)...])
        guard pixels.count == header.width * header.height * 4 else { return nil }
        figure = ActualFigure(
            bitmap: Bitmap(width: header.width, height: header.height, pixels: pixels), layout: header.layout,
            textBoxes: header.textBoxes, scale: header.scale, otherFonts: header.otherFonts)
    }
}
