import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@Suite("Alt text of annotations")
struct AnnotationAltTextTests {
    private func altText(_ snapshot: LayoutSnapshot, _ annotations: Annotations) -> [String] {
        AnnotationAltText(snapshot, annotations: annotations).sentences
    }

    @Test("the line is described with its position and each view's guide")
    func line() {
        #expect(
            altText(heroes(), .alignmentLines) == [
                "HStack aligns its views on .feet, 84 points from its top: Image “rogue” at 61, set on it; "
                    + "Image “dragoon” at 84, set on it; Image “brawler” at 70, set on it."
            ])
    }

    @Test("proposals in the picture or the table are described, with the reason if it is shown")
    func proposals() {
        let builder = Builder(traces: true)
        let snapshot = builder.layOut(builder.row([builder.image("a", 20, 20), builder.fill("Color")]), 100, 30)
        #expect(
            altText(snapshot, .ledger) == ["Image “a”: proposed 46 × 30.", "Color: proposed 72 × 30."])
        let sentences = altText(snapshot, [.ledger, .why])
        #expect(sentences.count == 3)
        #expect(
            sentences[1]
                == "Image “a”: proposed width 46 = (100 − 8 gap) / 2: fixed width, so it is first; takes 20 × 20: fixed."
        )
        #expect(altText(snapshot, [.ledger, .probes]).contains { $0.contains("also asked: ∞ × 30") })
    }

    @Test("an unspecified proposal is nil, in reasons as in proposals")
    func nothing() {
        let builder = Builder(traces: true)
        let snapshot = builder.layOut(builder.row([builder.image("a", 20, 20), builder.fill("Color")]), nil, 30)
        for annotations: Annotations in [.ledger, .why] {
            let sentences = altText(snapshot, annotations)
            #expect(!sentences.isEmpty && sentences.allSatisfy { !$0.contains("–") })
        }
        #expect(altText(snapshot, .why).contains("Image “a”: proposed nil × 30: passed on; takes 20 × 20: fixed."))
        #expect(snapshot.records[1].why == "proposed nil × 30: passed on; takes 20 × 20: fixed")
    }

    @Test("views with the same name are distinguished unless the same is said of all")
    func namesakes() {
        let builder = Builder(traces: true)
        let snapshot = builder.layOut(
            builder.row([builder.image("a", 20, 20), builder.image("a", 30, 20), builder.fill("Color")], spacing: 0),
            100, 30)
        #expect(
            altText(snapshot, .ledger) == [
                "The first Image “a”: proposed 33.33 × 30.", "The second Image “a”: proposed 40 × 30.",
                "Color: proposed 50 × 30.",
            ])
        let three = builder.layOut(
            builder.row((0..<6).map { builder.fill($0 < 5 ? "Color" : "Circle") }, spacing: 0), 60, 30)
        #expect(altText(three, .ledger) == ["5 Color views and Circle: proposed 10 × 30."])
    }

    @Test("frames filled by their only view are distinguished like all others")
    func filledNamesakes() {
        let builder = Builder(traces: true)
        let frames = [builder.frame(20, 30, builder.fill("Color")), builder.frame(40, 30, builder.fill("Circle"))]
        let sentences = altText(builder.layOut(builder.row(frames, spacing: 0), 100, 30), .ledger)
        #expect(sentences.contains("The first frame: proposed 50 × 30."))
        #expect(sentences.contains("The second frame: proposed 80 × 30."))
    }

    @Test("an inner proposal that the picture draws is described")
    func drawnProposals() {
        let builder = Builder(traces: true)
        let rows = [builder.frame(120, 20, builder.fill("Color")), builder.frame(120, 20, builder.fill("Color"))]
        let snapshot = builder.layOut(builder.column(rows), 120, 60)
        // The second one's would extend beyond the column, and is not drawn.
        #expect(canvas(snapshot, ProposalsLayer()).proposed.compactMap(\.name) == ["frame"])
        #expect(altText(snapshot, .proposals) == ["The first frame: proposed 120 × 26."])
    }

    @Test("what exceeds the proposal is described with its length")
    func excess() {
        let builder = Builder()
        let snapshot = builder.layOut(builder.frame(40, 90, builder.fill("Color")), 50, 60)
        #expect(altText(snapshot, .proposals) == ["The frame: 30 points taller than proposed."])
    }

    @Test("gaps and paddings are described with their source")
    func room() {
        let builder = Builder()
        let row = builder.row([builder.image("a", 20, 20), builder.image("b", 20, 20)], spacing: 12)
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 4)
        let snapshot = builder.layOut(builder.padding(insets, row), 200, 100)
        #expect(
            altText(snapshot, [.spacing, .padding]) == [
                "HStack: spacing 12 as written.",
                "The padding: 1 above, 2 on the left and 4 on the right.",
            ])
        #expect(altText(heroes(), .spacing) == ["HStack: spacing 8 by default."])
    }

    @Test("paddings longer than their view are described as written")
    func longNegativeRoom() {
        let builder = Builder()
        let snapshot = builder.layOut(builder.padding(EdgeInsets(.all, -15), builder.image("a", 20, 20)), 100, 100)
        #expect(altText(snapshot, .padding) == ["The padding: its view extends beyond it, 15 points on every side."])
    }

    @Test("negative ones are described as overlap and overflow")
    func negativeRoom() {
        let builder = Builder()
        let row = builder.row([builder.image("a", 20, 20), builder.image("b", 20, 20)], spacing: -12)
        let insets = EdgeInsets(top: 1, leading: -2, bottom: 0, trailing: -4)
        let all: Annotations = [.spacing, .padding, .overflow]
        #expect(
            altText(builder.layOut(builder.padding(insets, row), 200, 100), all) == [
                "HStack: spacing an overlap of 12 as written.",
                "The padding: 1 above and its view extends beyond it, 2 on the left and 4 on the right.",
            ])
        let even = Builder()
        let small = even.layOut(even.padding(EdgeInsets(.all, -3), even.image("a", 20, 20)), 200, 100)
        #expect(altText(small, all) == ["The padding: its view extends beyond it, 3 points on every side."])
    }

    @Test("a grid’s gaps are described by columns and rows")
    func gridRoom() {
        let builder = Builder()
        #expect(
            altText(builder.layOut(builder.fourCells(), 200, 100), .spacing) == [
                "Grid: spacing 12 as written between columns and 8 by default between rows."
            ])
    }

    @Test("overflow is described with its length, and nothing invisible is described")
    func overflow() {
        let builder = Builder()
        let snapshot = builder.layOut(builder.frame(40, 40, builder.image("big", 120, 40)), 30, 30)
        #expect(
            altText(snapshot, .overflow) == [
                "Image “big” reaches out of the frame, 40 on the left and right."
            ]
        )
        #expect(altText(snapshot, .borders).isEmpty)
    }

    @Test("on a screen, what reaches out and its frame have their names and sizes")
    @MainActor func overflowOnScreens() {
        let text = layout(393, 600) { Text("A sentence that does not wrap").fixedSize().frame(width: 120).padding(80) }
        #expect(
            altText(text, .structure) == [
                "Text “A sentence that does not wrap” reaches out of its frame of 120 × 10, 85 on the left and right."
            ])
        let color = layout(393, 600) {
            Color.red.frame(width: 150, height: 60).frame(width: 100, height: 100, alignment: .leading)
        }
        #expect(altText(color, .structure) == ["Color .red reaches out of its frame of 100 × 100, 50 on the right."])
        let placed = layout(393, 600) { Text("origin").position(x: 0, y: 50).frame(width: 100, height: 100) }
        #expect(
            altText(placed, .structure) == [
                "Text “origin” reaches out of the 100 × 100 that it is positioned in, 30 on the left."
            ])
    }

    @Test("on a screen, views on a line have the names of the caption")
    @MainActor func lineOnScreens() {
        let stack = layout(393, 600) {
            HStack(alignment: .top, spacing: 0) {
                Color.red.frame(width: 30, height: 60)
                Color.green.frame(width: 30, height: 30).alignmentGuide(.top) { _ in 10 }
                Text("9").padding(6)
            }
        }
        #expect(
            altText(stack, .structure) == [
                "HStack aligns its views on .top, 10 points from its top: Color .red and the padded Text “9” at 0, the default; "
                    + "Color .green at 10, set on it."
            ])
    }

    @Test("a fact shared by several views is said once")
    func folded() {
        let builder = Builder()
        let children = (0..<12).map { builder.frame(40, 20, builder.fill("Color \($0)")) }
        let snapshot = builder.layOut(builder.row(children, spacing: 0), 480, 30)
        #expect(
            altText(snapshot, .ledger) == [
                "12 frame modifiers: proposed 40 × 30."
            ])
        let guides = altText(snapshot, .alignmentLines)
        #expect(
            guides == [
                "HStack aligns its views on .center, 10 points from its top: 12 frame modifiers at 10, the default."
            ])
    }

    @Test("dimension lines are described by what they measure")
    func dimensions() {
        let builder = Builder()
        let labeled = builder.image("b", 20, 20)
        builder.arena.updateInfo(of: labeled) { $0.labels.append("box") }
        let snapshot = builder.layOut(builder.row([labeled, builder.image("a", 20, 20)]), 100, 30)
        #expect(altText(snapshot, .dimensions) == ["Dimension lines measure the width and height of “box”."])
    }

    @Test("a long list ends with the number of omitted entries")
    func bounded() {
        let builder = Builder(traces: true)
        let children = (1..<80).map { builder.frame(CGFloat($0), 20, builder.fill("Color")) }
        let sentences = altText(builder.layOut(builder.row(children), 4000, 30), [.ledger, .why])
        #expect(sentences.joined().count < 2500)
        #expect(sentences.last?.hasSuffix("more annotations.") == true)
    }
}
