import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Magnification")
struct MagnificationTests {
    private func fitting(_ width: CGFloat, _ height: CGFloat, columns: Int = 1) -> CGFloat {
        Magnification.fitting([CGRect(x: 0, y: 0, width: width, height: height)], columns: columns)
    }

    @Test("enlarges small pictures, up to four times, and reduces those too wide for a figure")
    func steps() {
        #expect(fitting(60, 40) == 4)
        #expect(fitting(178, 91) == 2.65)
        #expect(fitting(178, 91, columns: 2) == 1.4 && fitting(420, 91, columns: 2) == 1)
        #expect(
            Magnification.fitting([CGRect(x: 0, y: 0, width: 100, height: 100)], rows: 4) == 1.4,
            "pictures on top of each other share the height")
        #expect(fitting(390, 844) == 1)
        #expect(fitting(1200, 600) == 0.5)
        #expect(Magnification.fitting([]) == 1 && fitting(.infinity, 3) == 1 && fitting(0, 0) == 1)
    }

    @Test("is reduced so that a ruler fits, unless little would be left of it")
    func ruler() {
        #expect(Magnification.holding(200, 3, in: 648) == 3)
        #expect(Magnification.holding(300, 3, in: 648) == 2.15)
        #expect(Magnification.holding(500, 2, in: 648) == 1.25 && Magnification.holding(600, 1.05, in: 648) == 1.05)
        #expect(Magnification.holding(600, 2, in: 648) == 1.05)
        #expect(Magnification.holding(600, 3, in: 648) == nil && Magnification.holding(700, 1, in: 648) == nil)
        #expect(Magnification.holding(.infinity, 1, in: 648) == nil)
    }

    @Test("takes bounds, guides, gaps and insets with it, and neither sizes nor proposals nor the lengths in words")
    func lengths() throws {
        let snapshot = heroes()
        let plain = FigureScene(snapshot, style: .light)
        let large = FigureScene(snapshot, style: .light, magnification: 2.5)
        for (view, drawn) in zip(plain.views, large.views) {
            #expect(drawn.frame == view.frame.applying(CGAffineTransform(scaleX: 2.5, y: 2.5)))
            #expect(drawn.guides.map(\.value) == view.guides.map { $0.value * 2.5 })
            #expect(drawn.gaps.map(\.frame.width) == view.gaps.map { $0.frame.width * 2.5 })
            #expect(drawn.size == view.size && drawn.sizingProposal == view.sizingProposal)
        }
        #expect(large.lengthText(large.views[0].frame.width) == "178")
        #expect(large.drawn(ProposedViewSize(width: 10, height: nil)) == ProposedViewSize(width: 25, height: nil))
    }

    @Test("a figure has the same words at any magnification")
    func words() {
        func texts(_ magnification: CGFloat) -> Set<String> {
            var part = FigurePart(
                snapshot: heroes(), magnification: magnification, content: [],
                contentBounds: CGRect(origin: .zero, size: heroes().size).applying(
                    CGAffineTransform(scaleX: magnification, y: magnification)),
                annotations: [.borders, .sizes, .spacing])
            part.selection = .everyName
            let list = FigureComposer(style: .light, text: fixedText, scale: 1).compose(ComposerInput(part: part))
            return Set(list.texts.map { $0.replacingOccurrences(of: "\n", with: " ") })
        }
        // Where the legend is depends on the room.
        #expect(texts(1).subtracting(["Legend"]) == texts(3).subtracting(["Legend"]))
    }
}
