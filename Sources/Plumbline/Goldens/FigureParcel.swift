import Foundation
import Goldens
import Raster

/// A figure on its way from the process that drew it to the one that compares it: a line of JSON, then the pixels.
struct FigureParcel {
    let figure: ActualFigure

    init(_ figure: ActualFigure) { self.figure = figure }

    private struct Head: Codable {
        let width: Int
        let height: Int
        let scale: Int
        let layout: LayoutGolden
        let textBoxes: [PixelDifference.Box]
    }

    func data() throws -> Data {
        let bitmap = figure.bitmap
        let head = Head(
            width: bitmap.width, height: bitmap.height, scale: figure.scale, layout: figure.layout,
            textBoxes: figure.textBoxes)
        return try JSONEncoder().encode(head) + [UInt8(ascii: "\n")] + bitmap.pixels
    }

    /// nil for bytes that are no parcel, or not all of one.
    init?(_ data: Data) {
        guard let end = data.firstIndex(of: UInt8(ascii: "\n")),
            let head = try? JSONDecoder().decode(Head.self, from: data[..<end]), head.width >= 0, head.height >= 0
        else { return nil }
        let pixels = [UInt8](data[(end + 1)...])
        guard pixels.count == head.width * head.height * 4 else { return nil }
        figure = ActualFigure(
            bitmap: Bitmap(width: head.width, height: head.height, pixels: pixels), layout: head.layout,
            textBoxes: head.textBoxes, scale: head.scale)
    }
}
