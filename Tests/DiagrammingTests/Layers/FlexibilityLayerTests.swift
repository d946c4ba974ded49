import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Flexibility")
struct FlexibilityLayerTests {
    private func texts(_ canvas: AnnotationCanvas) -> [String] { canvas.labels.map { $0.shapes[0].string } }

    @Test("a ruler goes from the minimum over the ideal to the maximum length, without trace, issue or count")
    func flexibility() throws {
        func layOut(_ measures: Bool) -> LayoutSnapshot {
            var options = LayoutOptions(traces: true)
            options.measuresFlexibility = measures
            let arena = LayoutArena(options: options)
            let fill = arena.add(FillLayout(), info: NodeInfo(name: "Color"))
            let frame = arena.add(
                FlexibleFrameLayout(
                    horizontal: .init(min: 20, ideal: 40, max: 90), vertical: .init(min: nil, ideal: nil, max: nil),
                    alignment: .center), children: [fill],
                info: NodeInfo(name: "frame", role: .modifier))
            let fixed = arena.add(FixedLayout(size: CGSize(width: 10, height: 10)), info: NodeInfo(name: "Image"))
            let row = arena.add(
                HStackLayout(alignment: .center, spacing: 0), children: [frame, fixed], info: NodeInfo(name: "HStack"))
            return LayoutSnapshot(layingOut: row, in: arena, proposal: ProposedViewSize(width: 70, height: 30))
        }
        let (with, without) = (layOut(true), layOut(false))
        #expect(with.records[1].widths == LengthRange(minimum: 20, ideal: 40, maximum: 90))
        #expect(without.records[1].widths == nil)
        #expect(with.measureCount == without.measureCount)
        #expect(with.trace.description == without.trace.description)
        let canvas = canvas(with, FlexibilityLayer())
        #expect(texts(canvas) == ["frame 20 to 90, ideal 40"])
        #expect(DiagrammingTests.canvas(without, FlexibilityLayer()).labels.isEmpty)
    }

    /// The marks of the ruler of a frame of 20 – 40 – 90 that took 60 of 70 points.
    private func ruler(rightToLeft: Bool) -> (bounds: CGRect, view: CGRect) {
        var options = LayoutOptions(traces: true)
        options.measuresFlexibility = true
        let arena = LayoutArena(options: options)
        let fill = arena.add(FillLayout(), info: NodeInfo(name: "Color"), rightToLeft: rightToLeft)
        let frame = arena.add(
            FlexibleFrameLayout(
                horizontal: .init(min: 20, ideal: 40, max: 90), vertical: .init(min: nil, ideal: nil, max: nil),
                alignment: .center), children: [fill], info: NodeInfo(name: "frame", role: .modifier),
            rightToLeft: rightToLeft)
        let fixed = arena.add(
            FixedLayout(size: CGSize(width: 10, height: 10)), info: NodeInfo(name: "Image"), rightToLeft: rightToLeft)
        let row = arena.add(
            HStackLayout(alignment: .center, spacing: 0), children: [frame, fixed], info: NodeInfo(name: "HStack"),
            rightToLeft: rightToLeft)
        let snapshot = LayoutSnapshot(layingOut: row, in: arena, proposal: ProposedViewSize(width: 70, height: 30))
        let scene = scene(snapshot)
        var canvas = AnnotationCanvas(style: .light, of: scene)
        canvas.growExtent(scene.bounds)
        FlexibilityLayer().draw(scene, on: &canvas)
        return (canvas.labels[0].target, snapshot.records[1].frame)
    }

    @Test("a ruler starts at its view's leading edge: from right to left, it extends to the left")
    func rulerFromTheRight() {
        let (plain, left) = ruler(rightToLeft: false)
        let (mirrored, right) = ruler(rightToLeft: true)
        #expect(left == CGRect(x: 0, y: 0, width: 60, height: 30))
        #expect(right == CGRect(x: 10, y: 0, width: 60, height: 30))
        // From 20 points to 90, and one and a half pixels of tick at either end.
        #expect(abs(plain.minX - 20) <= 1 && abs(plain.maxX - 90) <= 1)
        #expect(abs(mirrored.maxX - (70 - 20)) <= 1 && abs(mirrored.minX - (70 - 90)) <= 1)
        #expect(plain.minY == mirrored.minY && plain.height == mirrored.height)
    }

    @Test("rulers of views with the same name show their rows; in a crowd one stands for all equal children")
    func alike() {
        func names(_ count: Int, spacing: CGFloat = 0, in width: CGFloat = 300) -> [String] {
            var options = LayoutOptions(traces: true)
            options.measuresFlexibility = true
            let arena = LayoutArena(options: options)
            let children = (0..<count).map { _ in arena.add(FillLayout(), info: NodeInfo(name: "Color")) }
            let row = arena.add(
                HStackLayout(alignment: .center, spacing: spacing), children: children,
                info: NodeInfo(name: "HStack"))
            let proposal = ProposedViewSize(width: width, height: 30)
            return texts(canvas(LayoutSnapshot(layingOut: row, in: arena, proposal: proposal), FlexibilityLayer()))
        }
        // Shares of 361 / 40 that differ in their last bit.
        #expect(names(40, spacing: 1, in: 400).count == 1)
        #expect(names(3).count == 3 && names(3)[1].hasPrefix("row 3 Color 0"))
        #expect(names(30).count == 1 && names(30)[0].hasPrefix("Color, 30 alike"))
    }

    /// A column of rows of views of different lengths, each with a ruler.
    private func rulers(_ count: Int) -> LayoutSnapshot {
        var options = LayoutOptions(traces: true)
        options.measuresFlexibility = true
        let arena = LayoutArena(options: options)
        let children = (0..<count).map { index in
            arena.add(
                FlexibleFrameLayout(
                    horizontal: .init(min: 20, ideal: nil, max: 60 + CGFloat(index)),
                    vertical: .init(min: 10, ideal: nil, max: 10), alignment: .center),
                children: [arena.add(FillLayout(), info: NodeInfo(name: "Color"))],
                info: NodeInfo(name: "frame", role: .modifier, content: nil))
        }
        let rows = children.map {
            arena.add(HStackLayout(alignment: .center, spacing: 0), children: [$0], info: NodeInfo(name: "HStack"))
        }
        let column = arena.add(
            VStackLayout(alignment: .leading, spacing: 0), children: rows, info: NodeInfo(name: "VStack"))
        return LayoutSnapshot(layingOut: column, in: arena, proposal: ProposedViewSize(width: 200, height: 400))
    }

    @Test("rulers take no more room than the picture or than eight rulers; the figure counts the omitted ones")
    func manyRulers() {
        for (count, room) in [(7, 272), (40, 400)] as [(Int, CGFloat)] {
            let snapshot = rulers(count)
            let part = FigurePart(
                snapshot: snapshot, content: [], contentBounds: CGRect(origin: .zero, size: snapshot.size),
                annotations: .flexibility)
            let drawn = FigureComposer(style: .light, text: fixedText, scale: 1).draw(part).canvas
            let bottom = drawn.labels.map(\.target.maxY).max() ?? 0
            #expect(bottom <= snapshot.size.height + room + 10)
            #expect(drawn.labels.count + drawn.unruled == count)
            #expect((drawn.unruled > 0) == (count > 8))
            let texts = figure(snapshot, .flexibility).texts
            let said = "footer  ·  no room for \(drawn.unruled) more rulers"
            #expect(texts.contains(said) == (count > 8))
        }
    }
}
