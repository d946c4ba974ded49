import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Safe areas, priorities, flexibility")
struct MoreLayerTests {
    private func texts(_ canvas: AnnotationCanvas) -> [String] { canvas.labels.map { $0.shapes[0].string } }

    @Test("every inset of a safe area is a band of its length, mirrored where the view reads from the right")
    func safeArea() throws {
        for isMirrored in [false, true] {
            let builder = Builder()
            let insets = EdgeInsets(top: 10, leading: 5, bottom: 0, trailing: 3)
            let child = builder.arena.add(FillLayout(), info: NodeInfo(name: "Color"), rightToLeft: isMirrored)
            let area = SafeArea(insets)
            let root = builder.arena.add(
                SceneSafeAreaLayout(area), children: [child], info: NodeInfo(name: "safeArea"), rightToLeft: isMirrored)
            builder.arena.setSafeArea(area, of: root)
            let canvas = canvas(builder.layOut(root, 100, 60), SafeAreaLayer())
            let bands = canvas.points.over.compactMap { item -> CGRect? in
                // Those a point thick close the bands.
                guard case .fill(let path, .color, _) = item, path.boundingRect.minSide > 1 else { return nil }
                return path.boundingRect
            }
            let (left, right): (CGFloat, CGFloat) = isMirrored ? (3, 5) : (5, 3)
            #expect(
                bands == [
                    CGRect(x: 0, y: 0, width: 100, height: 10), CGRect(x: 0, y: 10, width: left, height: 50),
                    CGRect(x: 100 - right, y: 10, width: right, height: 50),
                ])
            #expect(Set(canvas.roles.keys) == [.safeArea])
            #expect(canvas.lines.first == CGRect(x: 0, y: 9, width: 100, height: 1))
            #expect(DiagrammingTests.canvas(builder.layOut(root, 100, 60), PaddingLayer()).roles.isEmpty)
        }
    }

    @Test("a priority of its own is a badge; none, or a spacer's, is not")
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

    @Test("a priority on a border that is also that of the container, or of a view beside, says whose it is")
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

    @Test("the legend of a priority says what it does: who is served first in a stack, who makes the size in a ZStack")
    func priorityUse() {
        func roles(_ layout: any Layout) -> Set<LegendRole> {
            let builder = Builder()
            let high = builder.image("a", 50, 30)
            builder.arena.setPriority(1, of: high)
            // The background passes the priority of its view on.
            let around = builder.arena.add(
                OverlayLayout(alignment: .center), children: [high, builder.fill("Color")],
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

    @Test("a priority that a modifier keeps from the stack is said to be hidden by it, in the picture and in words")
    func hiddenPriority() {
        let builder = Builder()
        let high = builder.image("a", 50, 30)
        builder.arena.setPriority(2.5, of: high)
        let row = builder.row([builder.frame(60, 30, high), builder.image("b", 20, 20)])
        let snapshot = builder.layOut(row, 200, 100)
        #expect(texts(canvas(snapshot, PriorityLayer())) == ["priority 2.5\nhidden by frame"])
        #expect(
            AltTextAnnotations(snapshot, annotations: .priority).sentences == [
                "Image “a”: layout priority 2.5, hidden by frame."
            ])
    }

    @Test("a ruler goes from the least over the ideal to the greatest length, without trace, issue or count")
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
        #expect(with.records[1].widths == LengthRange(least: 20, ideal: 40, most: 90))
        #expect(without.records[1].widths == nil)
        #expect(with.measureCount == without.measureCount)
        #expect(with.trace.description == without.trace.description)
        let canvas = canvas(with, FlexibilityLayer())
        #expect(texts(canvas) == ["frame 20 – 40 – 90"])
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
        canvas.cover(scene.bounds)
        FlexibilityLayer().draw(scene, on: &canvas)
        return (canvas.labels[0].target, snapshot.records[1].frame)
    }

    @Test("a ruler starts at the edge its view is read from: from the right, it runs to the left")
    func rulerFromTheRight() {
        let (plain, left) = ruler(rightToLeft: false)
        let (mirrored, right) = ruler(rightToLeft: true)
        #expect(left == CGRect(x: 0, y: 0, width: 60, height: 30))
        #expect(right == CGRect(x: 10, y: 0, width: 60, height: 30))
        // From 20 points in to 90, and a pixel and a half of tick at either end.
        #expect(abs(plain.minX - 20) <= 1 && abs(plain.maxX - 90) <= 1)
        #expect(abs(mirrored.maxX - (70 - 20)) <= 1 && abs(mirrored.minX - (70 - 90)) <= 1)
        #expect(plain.minY == mirrored.minY && plain.height == mirrored.height)
    }

    @Test("rulers of views with one name say their rows; in a crowd one stands for all children alike")
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

    @Test("rulers take no more room than the picture or than eight need; the figure says how many are left out")
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

extension CGRect {
    fileprivate var minSide: CGFloat { min(width, height) }
}
