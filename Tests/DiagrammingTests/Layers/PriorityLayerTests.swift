import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Priorities")
struct PriorityLayerTests {
    private func texts(_ canvas: AnnotationCanvas) -> [String] { canvas.labels.map { $0.shapes[0].string } }

    @Test("a priority set on a view is a badge; the default, or a spacer's, is not")
    func priority() {
        let builder = Builder()
        let high = builder.image("a", 50, 30)
        builder.arena.setPriority(2.5, of: high)
        let low = builder.image("b", 20, 20)
        let spacer = builder.image("c", 20, 20)
        builder.arena.setPriority(-.infinity, of: spacer)
        let canvas = canvas(builder.layOut(builder.row([high, low, spacer]), 200, 100), PriorityLayer())
        #expect(texts(canvas) == ["priority 2.5"])
    }

    @Test("a priority on a border shared with the container or a neighbor names its view")
    func sharedPriority() {
        let builder = Builder()
        let (high, low) = (builder.image("a", 50, 30), builder.fill("Color"))
        builder.arena.setPriority(1, of: high)
        builder.arena.setPriority(-1, of: low)
        let root = builder.arena.add(
            ZStackLayout(alignment: .center), children: [high, low], info: NodeInfo(name: "ZStack"))
        let snapshot = builder.layOut(root, 200, 100)
        #expect(texts(canvas(snapshot, PriorityLayer())) == ["a priority 1", "Color priority −1"])
    }

    @Test("the legend says what a priority does: served first in a stack, determines the size in a ZStack")
    func priorityUse() {
        func roles(_ layout: any Layout) -> Set<LegendRole> {
            let builder = Builder()
            let high = builder.image("a", 50, 30)
            builder.arena.setPriority(1, of: high)
            // The background passes on the priority of its view.
            let around = builder.arena.add(
                OverlayLayout(alignment: .center, side: .background), children: [high, builder.fill("Color")],
                info: NodeInfo(name: "background", role: .modifier))
            builder.arena.setPriority(1, of: around)
            let root = builder.arena.add(
                layout, children: [around, builder.image("b", 20, 20)], info: NodeInfo(name: "Stack"))
            return Set(canvas(builder.layOut(root, 200, 100), PriorityLayer()).roles.keys)
        }
        #expect(roles(HStackLayout(alignment: .center)) == [.priority])
        #expect(roles(VStackLayout(alignment: .center)) == [.priority])
        #expect(roles(ZStackLayout(alignment: .center)) == [.sizePriority])
        #expect(LegendRole.sizePriority.text.contains("ZStack’s size"))
    }

    @Test("a priority that a modifier hides from the stack is marked as hidden, in the picture and in words")
    func hiddenPriority() {
        let builder = Builder()
        let high = builder.image("a", 50, 30)
        builder.arena.setPriority(2.5, of: high)
        let row = builder.row([builder.frame(60, 30, high), builder.image("b", 20, 20)])
        let snapshot = builder.layOut(row, 200, 100)
        #expect(texts(canvas(snapshot, PriorityLayer())) == ["priority 2.5\nhidden by frame"])
        #expect(
            AnnotationAltText(snapshot, annotations: .priority).sentences == [
                "Image “a”: layout priority 2.5, hidden by frame."
            ])
    }
}
