import Foundation
import Raster
import Testing

@testable import CairoPainting

@Suite("SVG pictures")
struct SVGPictureTests {
    private func picture(_ attributes: String, _ content: String = "") throws -> SVGPicture {
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)>\#(content)</svg>"#
        return try SVGPicture(Data(svg.utf8))
    }

    @Test(
        "have the size of the file, else that of the view box",
        arguments: [
            (#"width="24" height="12" viewBox="0 0 48 24""#, 24, 12), (#"viewBox="0 0 48 24""#, 48, 24),
            (#"width="100%" height="100%" viewBox="0 0 30 20""#, 30, 20),
        ] as [(String, Double, Double)])
    func size(attributes: String, width: Double, height: Double) throws {
        #expect(try picture(attributes).size == CGSize(width: width, height: height))
    }

    @Test("are drawn at any scale, with what they leave clear")
    func bitmap() throws {
        let half = try picture(#"width="4" height="2""#, #"<rect width="2" height="2" fill="red"/>"#)
        for scale in [1, 3] {
            let bitmap = try half.bitmap(scale: scale)
            #expect((bitmap.width, bitmap.height) == (4 * scale, 2 * scale))
            let row = bitmap.pixels.prefix(bitmap.width * 4)
            #expect(row.prefix(4) == [255, 0, 0, 255])
            #expect(row.suffix(4) == [0, 0, 0, 0])
        }
    }

    @Test("are drawn with at most 4096 × 4096 pixels")
    func large() throws {
        let large = try picture(#"width="2048" height="1024""#)
        #expect(large.scale(atMost: 16) == 2)
        #expect(try picture(#"width="24" height="24""#).scale(atMost: 16) == 16)
        #expect(throws: SVGPicture.Damage.self) { try picture(#"width="1000000" height="1000000""#) }
    }

    @Test("that cannot be read say why")
    func damaged() {
        let error = #expect(throws: SVGPicture.Damage.self) { try SVGPicture(Data("<svg".utf8)) }
        #expect(error?.description.hasPrefix("cannot read the SVG file: ") == true)
        #expect(throws: SVGPicture.Damage.self) { try picture(#"width="0" height="5""#) }
    }
}
