import Drawing
import Foundation
import Testing

@Suite("A display list's bytes")
struct DisplayListBytesTests {
    private let black = RGBA(red: 0, green: 0, blue: 0)

    private func list(_ items: DisplayItem...) -> DisplayList {
        DisplayList(size: CGSize(width: 20, height: 10), items: items)
    }

    private func fill(x: CGFloat) -> DisplayItem {
        .fill(Path(CGRect(x: x, y: 0, width: 5, height: 5)), .color(black))
    }

    private func image(_ pixels: [UInt8]) -> DisplayItem {
        .image(
            ImageSource(name: "dot", pixels: pixels, pixelWidth: 1, pixelHeight: 1),
            rect: CGRect(x: 0, y: 0, width: 1, height: 1), interpolation: .smooth)
    }

    @Test("name a font of the scene's own, and its file's content only where it decides what is drawn again")
    func ownFont() {
        func bytes(_ digest: String?, _ precision: DisplayList.Precision) -> [UInt8] {
            var font = FontSpec(size: 10)
            font.own = digest.map {
                OwnFont(path: "/a.ttf", index: 0, digest: $0, postScriptName: "A", weight: 400, isItalic: false)
            }
            let block = TextBlock("a", font: font, color: black)
            return list(.text(block, at: .zero, width: 10)).bytes(precision)
        }
        #expect(bytes(nil, .portable) != bytes("1", .portable) && bytes("1", .portable) == bytes("2", .portable))
        #expect(bytes("1", .exact) != bytes("2", .exact))
    }

    @Test("are the same for equal lists, and differ if anything else is painted")
    func differences() {
        let lists = [
            list(), list(fill(x: 0)), list(fill(x: 1)), list(fill(x: 0), fill(x: 0)),
            list(.group([fill(x: 0)], .opacity(0.5))), list(.group([fill(x: 0)], .blur(0.5))),
            list(image([1, 2, 3, 255])), list(image([1, 2, 4, 255])),
        ]
        for precision in [DisplayList.Precision.exact, .portable] {
            #expect(lists.map { $0.bytes(precision) } == lists.map { $0.bytes(precision) })
            #expect(Set(lists.map { $0.bytes(precision) }).count == lists.count)
        }
    }

    @Test("are exact to the last bit, or the same for numbers that differ by less than a ten-thousandth")
    func precision() {
        let (one, other) = (list(fill(x: 1)), list(fill(x: CGFloat(1).nextUp)))
        #expect(one.bytes(.exact) != other.bytes(.exact))
        #expect(one.bytes(.portable) == other.bytes(.portable))
    }

    @Test("have the pixels of a picture once, however often it is drawn")
    func pictures() {
        let large = [UInt8](repeating: 9, count: 40_000)
        func picture(_ pixels: [UInt8]) -> DisplayItem {
            .image(
                ImageSource(name: "dot", pixels: pixels, pixelWidth: 100, pixelHeight: 100),
                rect: CGRect(x: 0, y: 0, width: 1, height: 1), interpolation: .smooth)
        }
        #expect(list(picture(large), picture(large), picture(large)).bytes(.exact).count < 41_000)
        let other = [8] + large.dropFirst()
        #expect(
            list(picture(large), picture(other)).bytes(.exact) != list(picture(large), picture(large)).bytes(.exact))
    }

    @Test("contain extreme numbers")
    func extremes() {
        let lists = [CGFloat.infinity, -.infinity, .nan, 1e300].map { x in
            list(.group([], .shadow(black, radius: Double(x), offset: .zero)))
        }
        #expect(Set(lists.prefix(3).map { $0.bytes(.portable) }).count == 3)
        #expect(Set(lists.map { $0.bytes(.exact) }).count == 4)
    }
}
