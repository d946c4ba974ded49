import Foundation
import Raster
import Testing

@testable import CairoPainting

@Suite("Vector pictures")
struct VectorPictureTests {
    private func picture(_ attributes: String, _ content: String = "") throws -> VectorPicture {
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)>\#(content)</svg>"#
        return try VectorPicture(Data(svg.utf8), .svg)
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
        #expect(throws: VectorPicture.Damage.self) { try picture(#"width="1000000" height="1000000""#) }
        #expect(try picture(#"width="1e-30" height="1e-30""#).scale(atMost: 16) == 16)
    }

    @Test("that cannot be read say why")
    func damaged() {
        let error = #expect(throws: VectorPicture.Damage.self) { try VectorPicture(Data("<svg".utf8), .svg) }
        #expect(error?.description.hasPrefix("cannot read the SVG file: ") == true)
        #expect(error?.description.contains("\n") == false)
        #expect(throws: VectorPicture.Damage.self) { try picture(#"width="0" height="5""#) }
    }

    /// A page of 4 × 2 points whose left half is red.
    private func pdf() throws -> VectorPicture {
        let stream = "1 0 0 rg 0 0 2 2 re f"
        let objects = [
            "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
            "<</Type/Page/Parent 2 0 R/MediaBox[0 0 4 2]/Contents 4 0 R/Resources<<>>>>",
            "<</Length \(stream.utf8.count)>>stream\n\(stream)\nendstream",
        ]
        let body = objects.enumerated().map { "\($0 + 1) 0 obj\($1)endobj\n" }.joined()
        // A reader finds the objects itself where there is no table of them.
        return try VectorPicture(Data("%PDF-1.4\n\(body)trailer<</Root 1 0 R>>\n%%EOF".utf8), .pdf)
    }

    @Test("of PDF files are their first page, at any scale, with what it leaves clear")
    func page() throws {
        #expect(try pdf().size == CGSize(width: 4, height: 2))
        for scale in [1, 3] {
            let bitmap = try pdf().bitmap(scale: scale)
            #expect((bitmap.width, bitmap.height) == (4 * scale, 2 * scale))
            let row = bitmap.pixels.prefix(bitmap.width * 4)
            #expect(row.prefix(4) == [255, 0, 0, 255])
            #expect(row.suffix(4) == [0, 0, 0, 0])
        }
        let error = #expect(throws: VectorPicture.Damage.self) { try VectorPicture(Data("%PDF".utf8), .pdf) }
        #expect(error?.description.hasPrefix("cannot read the PDF file: ") == true)
    }
}
