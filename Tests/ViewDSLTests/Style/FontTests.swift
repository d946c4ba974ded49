import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

/// Text as wide and as high as the font size, so that a layout shows it.
private struct SizedText: TextMeasuring {
    func metrics(of font: FontSpec) -> FontMetrics {
        FontMetrics(ascent: font.size, descent: 0, capHeight: font.size)
    }

    func measure(_ block: TextBlock) -> TextMetrics {
        let size = block.runs.first?.font.size ?? 0
        return TextMetrics(
            size: CGSize(width: size, height: size), firstBaseline: size, lastBaseline: size, lineCount: 1)
    }
}

@MainActor @Suite("Dynamic type")
struct FontTests {
    private func points(_ font: Font?, _ size: DynamicTypeSize = .large) -> CGFloat {
        LayoutSnapshot(proposal: .unspecified, textMeasuring: SizedText()) {
            Text("word").font(font).dynamicTypeSize(size)
        }.size.height
    }

    @Test("the text styles have SwiftUI's sizes at Large")
    func styles() {
        let sizes: [(Font, CGFloat)] = [
            (.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
            (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11),
        ]
        for (font, size) in sizes { #expect(points(font) == size) }
        #expect(points(nil) == 17)
        #expect(Font.headline.spec(.large).weight == 600)
        #expect(Font.body.spec(.large).weight == 400)
    }

    @Test("the text styles have the sizes Apple publishes for each setting")
    func published() {
        // A row for each style, as in the Human Interface Guidelines, from xSmall to accessibility 5.
        let table: [(Font.TextStyle, [CGFloat])] = [
            (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
            (.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
            (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
            (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
            (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
            (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
            (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
            (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
            (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
            (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
            (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
        ]
        for (style, sizes) in table {
            #expect(DynamicTypeSize.allCases.map { points(.system(style), $0) } == sizes, "\(style)")
        }
    }

    @Test("the extra large titles grow as the large title and the title do")
    func extraLarge() {
        #expect(points(.system(.extraLargeTitle)) == 36)
        #expect(isNear(points(.system(.extraLargeTitle), .xxxLarge), 36 * 40 / 34))
        #expect(
            DynamicTypeSize.allCases.allSatisfy { isNear(points(.system(.extraLargeTitle2), $0), points(.title, $0)) })
    }

    @Test("a custom font grows as the style it is relative to")
    func custom() {
        #expect(isNear(points(.custom("Inter", size: 17), .xxxLarge), 23))
        #expect(isNear(points(.custom("Inter", size: 24, relativeTo: .caption), .xxxLarge), 36))
    }

    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.001 }

    @Test("a font of fixed size does not scale")
    func fixed() {
        #expect(DynamicTypeSize.allCases.allSatisfy { points(.system(size: 20), $0) == 20 })
    }

    @Test("is inherited, and the innermost wins")
    func inherited() {
        let snapshot = LayoutSnapshot(proposal: .unspecified, textMeasuring: SizedText()) {
            HStack {
                Text("outer").layoutLabel("outer")
                Text("inner").layoutLabel("inner").dynamicTypeSize(.xSmall)
            }
            .dynamicTypeSize(.accessibility1)
        }
        #expect(snapshot.frame("outer")?.height == 28)
        #expect(snapshot.frame("inner")?.height == 14)
    }
}
