import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

/// Figures state facts: every arrow has its number, every length is true, every proposal is the one that counted.
@Suite("A figure is true")
struct TrueFigureTests {
    private func bare(_ snapshot: LayoutSnapshot, content: CGRect) -> DisplayList {
        FigureComposer(style: .light, text: fixedText, scale: 1).compose(
            ComposerInput(snapshot: snapshot, content: [], contentBounds: content, annotations: .none))
    }

    @Test(
        "a figure without annotations is as large as its content, however large", arguments: [10_420, 32_000, 40_010])
    func canvasSize(length: CGFloat) {
        let builder = Builder()
        let snapshot = builder.layOut(builder.image("a", 10, 10), 300, 100)
        #expect(bare(snapshot, content: CGRect(x: 0, y: 0, width: length, height: 10)).size.width == length)
        let tall = Builder()
        let column = tall.layOut(tall.image("a", 10, length), 300, 100)
        #expect(bare(column, content: .null).size == CGSize(width: 10, height: length))
    }

    @Test("views far outside are drawn in place")
    func farOut() {
        let builder = Builder()
        let snapshot = builder.layOut(builder.frame(10, 10, builder.image("wide", 32_620, 10)), 300, 100)
        let frames = scene(snapshot).views.map(\.frame)
        #expect(frames[1] == CGRect(x: -16_305, y: 0, width: 32_620, height: 10))
        #expect(canvas(snapshot, OverflowLayer()).labels.map { $0.shapes[0].string } == ["+16305", "+16305"])
    }

    @Test("an infinite view takes no room in the picture and has its row in the ledger")
    func nowhere() {
        let builder = Builder()
        let snapshot = builder.layOut(builder.row([builder.image("a", 20, 20), builder.fill("b")]), .infinity, 20)
        let list = scene(snapshot)
        #expect(list.views[2].frame.size == .zero)
        #expect(!list.views[2].annotations.contains(.borders) && list.views[2].annotations.contains(.ledger))
        #expect(figure(snapshot, [.borders, .ledger]).size.width < 2000)
    }

    @Test("if a container has lines on both axes, every number shows the direction it is measured in")
    func crossed() {
        let builder = Builder()
        let (a, b) = (builder.image("a", 40, 40), builder.image("b", 60, 60))
        let snapshot = builder.layOut(
            builder.arena.add(
                ZStackLayout(alignment: Alignment(horizontal: .leading, vertical: .center)),
                children: [builder.guide(20, a, VerticalAlignment.center.key), b], info: NodeInfo(name: "ZStack")),
            200, 200)
        let labels = canvas(snapshot, AlignmentLinesLayer()).labels.map { $0.shapes[0].string }
        #expect(Set(labels) == [".leading", ".center", "↓ 20", "↓ 30"])
    }

    @Test("no guide's number may be left out once its arrow is drawn")
    func arrowsAndNumbers() {
        for count in [2, 12] {
            let builder = Builder()
            let images = (0..<count).map { builder.image("\($0)", 20, 40) }
            let row = builder.row(images)
            builder.arena.updateInfo(of: row) {
                $0.annotationEdits = [AnnotationEdit(adds: Annotations.alignmentLines.rawValue)]
            }
            let canvas = canvas(builder.layOut(row, 900, 90), AlignmentLinesLayer())
            let numbers = canvas.labels.count { $0.shapes[0].string == "20" }
            #expect(canvas.labels.allSatisfy { !$0.isOptional })
            #expect(numbers == (count == 2 ? 2 : 0))
            // A shaft is a dashed stroke.
            let shafts = canvas.points.over.count { item in
                if case .stroke(_, _, let stroke) = item { !stroke.dash.isEmpty } else { false }
            }
            #expect(shafts == numbers)
        }
    }

    @Test("the ledger shows the proposal a size came from, and with probes also the final proposal")
    func proposals() {
        let builder = Builder(traces: true)
        let stack = builder.arena.add(
            ZStackLayout(alignment: .center), children: [builder.image("a", 40, 40), builder.image("b", 60, 20)],
            info: NodeInfo(name: "ZStack"))
        let snapshot = builder.layOut(stack, 240, 220)
        let views = scene(snapshot).views
        #expect(views.map(\.sizingProposal) == Array(repeating: ProposedViewSize(width: 240, height: 220), count: 3))
        #expect(views[1].proposal == ProposedViewSize(width: 60, height: 40))
        let texts = figure(snapshot, .ledger).texts
        #expect(!texts.contains("final proposal") && texts.count { $0 == "240" } == 3)
        #expect(figure(snapshot, [.ledger, .probes]).texts.contains("final proposal"))
    }

    @Test("views are compared by label, and a proposal that changes nothing is no difference")
    func pairs() throws {
        func layout(wrapped: Bool) -> LayoutSnapshot {
            let builder = Builder(traces: true)
            let child = builder.image("child", 100, 40)
            builder.arena.updateInfo(of: child) { $0.labels = ["child"] }
            // The imitation has its own views between the two.
            let inner = wrapped ? builder.padding(EdgeInsets(), builder.frame(100, nil, child)) : child
            return builder.layOut(builder.frame(wrapped ? 100 : 60, 40, inner), 60, 60)
        }
        let difference = try #require(layout(wrapped: false).firstDifference(from: layout(wrapped: true)))
        #expect(difference.words == ("takes", "60 × 40", "100 × 40"))
        #expect((difference.first, difference.second) == (0, 0))
    }
}
