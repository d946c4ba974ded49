import Drawing
import Foundation
import Raster

@testable import CairoPainting

let red = RGBA(hex: 0xff0000)
let green = RGBA(hex: 0x00ff00)
let blue = RGBA(hex: 0x0000ff)

/// The picture of the items on a clear canvas.
func painted(
    _ width: Double, _ height: Double, scale: Int = 1, background: RGBA? = nil, _ items: DisplayItem...
) throws -> Bitmap {
    let ground = background.map { [fill(rect(0, 0, width, height), $0)] } ?? []
    return try CairoPainter.paint(
        DisplayList(size: CGSize(width: width, height: height), items: ground + items), scale: scale)
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
}

func fill(_ path: Path, _ color: RGBA) -> DisplayItem { .fill(path, .color(color)) }

extension Bitmap {
    /// One pixel as 0xRRGGBBAA.
    func hex(_ x: Int, _ y: Int) -> UInt32 {
        let p = self[x, y]
        return UInt32(p.red) << 24 | UInt32(p.green) << 16 | UInt32(p.blue) << 8 | UInt32(p.alpha)
    }

    /// The alphas of a row.
    func alphas(row y: Int) -> [UInt8] { (0..<width).map { self[$0, y].alpha } }

    /// The smallest box of pixels that are not clear.
    var ink: PixelBox? {
        var box: PixelBox?
        for y in 0..<height {
            for x in 0..<width where self[x, y].alpha > 0 { box.add(x, y) }
        }
        return box
    }
}

func block(
    _ string: String, size: Double = 17, weight: Int = 400, width: Double? = nil, height: Double? = nil,
    lineLimit: Int? = nil
) -> TextBlock {
    TextBlock(
        runs: [TextRun(string, font: FontSpec(size: size, weight: weight), color: .black)], width: width,
        height: height, lineLimit: lineLimit)
}
