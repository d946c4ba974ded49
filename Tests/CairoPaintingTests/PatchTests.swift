import Drawing
import Foundation
import Raster
import Testing

@testable import CairoPainting

@Suite("A part of a picture")
struct PatchTests {
    /// Everything that reaches beyond its own outline.
    private var list: DisplayList {
        let text = DisplayItem.text(block("fjord 12"), at: CGPoint(x: 20.3, y: 12.6), width: 70)
        let disc = DisplayItem.fill(
            Path(ellipseIn: CGRect(x: 50.2, y: 40.7, width: 21, height: 17)),
            .hatch(blue.opacity(0.4), width: 1, spacing: 4))
        let gradient = DisplayItem.fill(
            rect(4.5, 44, 30, 22),
            .linearGradient(
                stops: [GradientStop(color: red, location: 0), GradientStop(color: green, location: 1)],
                from: CGPoint(x: 4, y: 44), to: CGPoint(x: 34, y: 66)))
        return DisplayList(
            size: CGSize(width: 110, height: 90),
            items: [
                fill(rect(0, 0, 110, 90), .white),
                .stroke(rect(8.25, 8, 80, 60), .color(green), StrokeStyle(lineWidth: 1.5)),
                .group(
                    [gradient, .group([disc], .opacity(0.7))],
                    .shadow(.black.opacity(0.5), radius: 5, offset: CGSize(width: 3, height: 4))),
                .group([text], .transform(CGAffineTransform(translationX: 6, y: 3).scaledBy(x: 1.2, y: 1.1))),
                .group([fill(rect(70, 60, 25, 20), red)], .blur(3)),
            ])
    }

    private func crop(_ bitmap: Bitmap, _ patch: PixelPatch) -> Bitmap {
        var part = Bitmap(width: patch.width, height: patch.height)
        for y in 0..<patch.height {
            for x in 0..<patch.width { part[x, y] = bitmap[patch.x + x, patch.y + y] }
        }
        return part
    }

    @Test("painted by itself is what it is in the whole", arguments: [1, 4])
    func alone(scale: Int) throws {
        let text = try PangoText.shared
        let whole = try CairoPainter.paint(list, scale: scale, text: text)
        // They cut rectangles, a gradient, a blur and a shadow, but no letters and no curve.
        for (x, y, width, height) in [(0, 0, 28, 90), (10, 50, 3, 2), (0, 37, 110, 53), (80, 45, 20, 30)] {
            let patch = PixelPatch(x: x * scale, y: y * scale, width: width * scale, height: height * scale)
            let part = try CairoPainter.paint(list, scale: scale, patch: patch, text: text)
            let isSame = part == crop(whole, patch)
            #expect(isSame, "\(patch)")
        }
    }

    @Test("holds all that a change can reach, and not the whole picture")
    func reach() throws {
        let text = try PangoText.shared
        let before = try CairoPainter.paint(list, text: text)
        for index in list.items.indices.dropFirst() {
            var other = list
            other.items[index] = .group([list.items[index]], .transform(CGAffineTransform(translationX: 0.25, y: 0)))
            let patch = try #require(try CairoPainter.patch(from: list, to: other, scale: 1, text: text))
            let ink = try #require(PixelDifference(before, try CairoPainter.paint(other, text: text)).bounds)
            #expect(patch.x <= ink.minX && patch.y <= ink.minY, "item \(index)")
            #expect(patch.x + patch.width > ink.maxX && patch.y + patch.height > ink.maxY, "item \(index)")
        }
        var moved = list
        moved.items[4] = .group([fill(rect(71, 60, 25, 20), red)], .blur(3))
        let patch = try #require(try CairoPainter.patch(from: list, to: moved, scale: 1, text: text))
        #expect(patch.x > 50 && patch.y > 40)
        #expect(try CairoPainter.patch(from: list, to: list, scale: 1, text: text) == nil)
    }
}
