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

    @Test("the body style scales in SwiftUI's steps")
    func steps() {
        let steps: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        #expect(DynamicTypeSize.allCases.map { points(.body, $0) } == steps)
    }

    @Test("every style grows with every step")
    func growth() {
        for style in Font.TextStyle.allCases {
            let sizes = DynamicTypeSize.allCases.map { points(.system(style), $0) }
            #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 < $1 }, "\(style)")
        }
    }

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
