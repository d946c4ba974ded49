import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import ViewDSL

/// Keeps the blocks it measures.
private final class Recorder: TextMeasuring, @unchecked Sendable {
    var blocks: [TextBlock] = []

    func metrics(of font: FontSpec) -> FontMetrics {
        FontMetrics(ascent: font.size, descent: 0, capHeight: font.size / 2)
    }

    func measure(_ block: TextBlock) -> TextMetrics {
        blocks.append(block)
        return TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 1)
    }
}

@MainActor @Suite("A picture in a text")
struct TextImageTests {
    private func runs(@ViewBuilder _ content: () -> some View) -> (runs: [TextRun], snapshot: LayoutSnapshot) {
        let recorder = Recorder()
        let snapshot = LayoutSnapshot(proposal: .unspecified, textMeasuring: recorder, content: content)
        return (recorder.blocks.first?.runs ?? [], snapshot)
    }

    @Test("is a run of its own, as large as the symbol in the text's font")
    func symbol() throws {
        let (runs, snapshot) = runs { Text("\(Image(systemName: "star")) x").font(.system(size: 36)) }
        #expect(runs.map(\.string) == ["\u{FFFC}", " x"])
        let picture = try #require(runs[0].picture)
        let (_, alone) = self.runs { Image(systemName: "star").font(.system(size: 36)) }
        #expect(picture.width == Double(alone.size.width))
        #expect(abs(picture.ascent + picture.descent - Double(alone.size.height)) < 1e-9)
        // Half the capitals' height is the symbol's middle.
        #expect(abs(picture.ascent - 9 - Double(alone.size.height) / 2) < 2)
        #expect(!picture.items.isEmpty && runs[1].picture == nil)
        #expect(snapshot.issues == [] && snapshot.records[0].words == "star x")
    }

    @Test("has the style of its part of the text")
    func style() {
        let first = runs { Text(Image(systemName: "star")).foregroundColor(.red) + Text("x") }.runs[0].picture
        let second = runs { Text("x").foregroundColor(.red) + Text(Image(systemName: "star")) }.runs[1].picture
        #expect(first != second && first?.width == second?.width)
    }

    @Test("stands on the baseline unless it is a symbol")
    func bitmap() throws {
        let source = ImageSource(
            name: "dot", pixels: Array(repeating: 255, count: 4 * 6 * 8), pixelWidth: 6, pixelHeight: 8)
        let picture = try #require(runs { Text(Image(source, scale: 2)) }.runs[0].picture)
        #expect(picture.width == 3 && picture.ascent == 4 && picture.descent == 0)
    }

    @Test("is an issue of the text if there is none of its name")
    func missing() {
        let (_, snapshot) = runs { Text("\(Image("no such")) x") }
        #expect(snapshot.issues.map(\.rule) == [.missingImage])
        #expect(snapshot.records[0].issues.count == 1)
    }

    @Test("is compared with texts")
    func equality() {
        #expect(Text(Image(systemName: "star")) == Text("\(Image(systemName: "star"))"))
        #expect(Text(Image(systemName: "star")) != Text(Image(systemName: "heart")))
    }
}
