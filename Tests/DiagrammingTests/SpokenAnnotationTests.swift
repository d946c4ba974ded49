import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Annotations in words")
struct SpokenAnnotationTests {
    private func spoken(_ snapshot: LayoutSnapshot, _ annotations: Annotations) -> [String] {
        SpokenAnnotations(snapshot, annotations: annotations).sentences
    }

    @Test("the line is told with its place and each view's guide")
    func line() {
        #expect(
            spoken(heroes(), .alignmentLines) == [
                "HStack lines its views up on .feet, 84 points from its top: Image “rogue” by its guide at 61, set on it; "
                    + "Image “dragoon” by its guide at 84, set on it; Image “brawler” by its guide at 70, set on it."
            ])
    }

    @Test("offers that are drawn or in the table are told, with the reason where it is shown")
    func offers() {
        let builder = Builder(traces: true)
        let snapshot = builder.layOut(builder.row([builder.image("a", 20, 20), builder.fill("Color")]), 100, 30)
        #expect(
            spoken(snapshot, .ledger) == ["Image “a” was offered 46 × 30.", "Color was offered 72 × 30."])
        let told = spoken(snapshot, [.ledger, .why])
        #expect(told.count == 3)
        #expect(told[1] == "Image “a”: offered width 46 = (100 − 8) / 2; took 20 × 20: fixed.")
        #expect(spoken(snapshot, [.ledger, .probes]).contains { $0.contains("also asked about ∞ × 30") })
    }

    @Test("nothing proposed has a word, in reasons as in offers")
    func nothing() {
        let builder = Builder(traces: true)
        let snapshot = builder.layOut(builder.row([builder.image("a", 20, 20), builder.fill("Color")]), nil, 30)
        for annotations: Annotations in [.ledger, .why] {
            let told = spoken(snapshot, annotations)
            #expect(!told.isEmpty && told.allSatisfy { !$0.contains("–") })
        }
        #expect(spoken(snapshot, .why).contains("Image “a”: offered nil × 30: passed on; took 20 × 20: fixed."))
        #expect(snapshot.records[1].why == "offered – × 30: passed on; took 20 × 20: fixed")
    }

    @Test("views called the same are told apart where not the same is said of all")
    func namesakes() {
        let builder = Builder(traces: true)
        let snapshot = builder.layOut(
            builder.row([builder.image("a", 20, 20), builder.image("a", 30, 20), builder.fill("Color")], spacing: 0),
            100, 30)
        #expect(
            spoken(snapshot, .ledger) == [
                "The first Image “a” was offered 33.33 × 30.", "The second Image “a” was offered 40 × 30.",
                "Color was offered 50 × 30.",
            ])
        let three = builder.layOut(
            builder.row((0..<6).map { builder.fill($0 < 5 ? "Color" : "Circle") }, spacing: 0), 60, 30)
        #expect(spoken(three, .ledger) == ["5 Colors and Circle were each offered 10 × 30."])
    }

    @Test("frames filled by their only view are told apart like all others")
    func filledNamesakes() {
        let builder = Builder(traces: true)
        let frames = [builder.frame(20, 30, builder.fill("Color")), builder.frame(40, 30, builder.fill("Circle"))]
        let told = spoken(builder.layOut(builder.row(frames, spacing: 0), 100, 30), .ledger)
        #expect(told.contains("The first frame was offered 50 × 30."))
        #expect(told.contains("The second frame was offered 80 × 30."))
    }

    @Test("an inner offer that the picture draws of itself is told")
    func drawnOffers() {
        let builder = Builder(traces: true)
        let rows = [builder.frame(120, 20, builder.fill("Color")), builder.frame(120, 20, builder.fill("Color"))]
        let snapshot = builder.layOut(builder.column(rows), 120, 60)
        // The second one's would reach out of the column, and is not drawn.
        #expect(canvas(snapshot, ProposalsLayer()).proposals.count { !$0.isRoot } == 1)
        #expect(spoken(snapshot, .proposals) == ["The first frame was offered 120 × 26."])
    }

    @Test("what is taken beyond the offer is told with how much")
    func excess() {
        let builder = Builder()
        let snapshot = builder.layOut(builder.frame(40, 90, builder.fill("Color")), 50, 60)
        #expect(spoken(snapshot, .proposals) == ["The frame is 30 points higher than it was offered."])
    }

    @Test("gaps and paddings are told with where they come from")
    func room() {
        let builder = Builder()
        let row = builder.row([builder.image("a", 20, 20), builder.image("b", 20, 20)], spacing: 12)
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 4)
        let snapshot = builder.layOut(builder.padding(insets, row), 200, 100)
        #expect(
            spoken(snapshot, [.spacing, .padding]) == [
                "HStack keeps 12 points as written between its views.",
                "The padding keeps 1 above, 2 on the left and 4 on the right free.",
            ])
        #expect(spoken(heroes(), .spacing) == ["HStack keeps 8 points by default between its views."])
    }

    @Test("paddings longer than their view are told as they are written")
    func longNegativeRoom() {
        let builder = Builder()
        let snapshot = builder.layOut(builder.padding(EdgeInsets(.all, -15), builder.image("a", 20, 20)), 100, 100)
        #expect(spoken(snapshot, .padding) == ["The padding lets its view reach out 15 points on every side."])
    }

    @Test("negative ones are told as an overlap and as reaching out")
    func negativeRoom() {
        let builder = Builder()
        let row = builder.row([builder.image("a", 20, 20), builder.image("b", 20, 20)], spacing: -12)
        let insets = EdgeInsets(top: 1, leading: -2, bottom: 0, trailing: -4)
        let all: Annotations = [.spacing, .padding, .overflow]
        #expect(
            spoken(builder.layOut(builder.padding(insets, row), 200, 100), all) == [
                "HStack keeps an overlap of 12 points as written between its views.",
                "The padding keeps 1 above free and lets its view reach out 2 on the left and 4 on the right.",
            ])
        let even = Builder()
        let small = even.layOut(even.padding(EdgeInsets(.all, -3), even.image("a", 20, 20)), 200, 100)
        #expect(spoken(small, all) == ["The padding lets its view reach out 3 points on every side."])
    }

    @Test("a grid’s gaps are told by columns and rows")
    func gridRoom() {
        let builder = Builder()
        #expect(
            spoken(builder.layOut(builder.fourCells(), 200, 100), .spacing) == [
                "Grid keeps 12 points as written between columns and 8 points by default between rows."
            ])
    }

    @Test("what reaches out is told with how far, and nothing is told that is not shown")
    func overflow() {
        let builder = Builder()
        let snapshot = builder.layOut(builder.frame(40, 40, builder.image("big", 120, 40)), 30, 30)
        #expect(
            spoken(snapshot, .overflow) == ["Image “big” reaches out of the frame: 40 on the left and 40 on the right."]
        )
        #expect(spoken(snapshot, .borders).isEmpty)
    }

    @Test("what is the same of several views is said once")
    func folded() {
        let builder = Builder()
        let children = (0..<12).map { builder.frame(40, 20, builder.fill("Color \($0)")) }
        let snapshot = builder.layOut(builder.row(children, spacing: 0), 480, 30)
        #expect(
            spoken(snapshot, .ledger) == [
                "12 frames were each offered 40 × 30."
            ])
        let guides = spoken(snapshot, .alignmentLines)
        #expect(
            guides == [
                "HStack lines its views up on .center, 10 points from its top: 12 frames by their guides "
                    + "at 10, the default."
            ])
    }

    @Test("dimension lines are told by what they measure")
    func dimensions() {
        let builder = Builder()
        let labeled = builder.image("b", 20, 20)
        builder.arena.updateInfo(of: labeled) { $0.labels.append("box") }
        let snapshot = builder.layOut(builder.row([labeled, builder.image("a", 20, 20)]), 100, 30)
        #expect(spoken(snapshot, .dimensions) == ["Dimension lines measure the width and height of “box”."])
    }

    @Test("a crowd is cut off, with how much is left")
    func bounded() {
        let builder = Builder(traces: true)
        let children = (1..<80).map { builder.frame(CGFloat($0), 20, builder.fill("Color")) }
        let told = spoken(builder.layOut(builder.row(children), 4000, 30), [.ledger, .why])
        #expect(told.joined().count < 2500)
        #expect(told.last?.hasSuffix("more marks are not told of here.") == true)
    }
}
