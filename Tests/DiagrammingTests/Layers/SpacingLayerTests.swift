import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Spacing and padding")
struct SpacingLayerTests {
    private func texts(_ canvas: AnnotationCanvas) -> [String] { canvas.labels.map { $0.shapes[0].string } }

    @Test("the gaps of a stack are tinted across it")
    func spacing() {
        let implied = canvas(heroes(), SpacingLayer(), .spacing)
        #expect(
            tinted(implied) == [CGRect(x: 50, y: 0, width: 8, height: 91), CGRect(x: 116, y: 0, width: 8, height: 91)])
        #expect(implied.labels.map { $0.shapes[0].string } == ["8", "8"])
        #expect(Set(implied.roles.keys) == [.spacing])
        let builder = Builder()
        let row = builder.row([builder.image("a", 20, 20), builder.image("b", 20, 20)], spacing: 12.5)
        let written = canvas(builder.layOut(row, 100, 100), SpacingLayer())
        #expect(written.labels.map { $0.shapes[0].string } == ["12.5"])
        #expect(Set(written.roles.keys) == [.spacing])
        let tight = Builder()
        let touching = tight.row([tight.image("a", 20, 20), tight.image("b", 20, 20)], spacing: 0)
        #expect(canvas(tight.layOut(touching, 100, 100), SpacingLayer()).roles.isEmpty)
    }

    @Test("each padded edge is tinted and has its length; equal paddings have it once")
    func padding() {
        let builder = Builder()
        let uneven = EdgeInsets(top: 4, leading: 10, bottom: 0, trailing: 6)
        let snapshot = builder.layOut(builder.padding(uneven, builder.image("a", 20, 20)), 100, 100)
        let canvas = canvas(snapshot, PaddingLayer(), .padding)
        #expect(
            tinted(canvas) == [
                CGRect(x: 0, y: 0, width: 36, height: 4), CGRect(x: 0, y: 4, width: 10, height: 20),
                CGRect(x: 30, y: 4, width: 6, height: 20),
            ])
        #expect(canvas.labels.map { $0.shapes[0].string } == ["4", "10", "6"])
        let second = Builder()
        let even = second.padding(EdgeInsets(.all, 16), second.image("a", 20, 20))
        let labels = DiagrammingTests.canvas(second.layOut(even, 100, 100), PaddingLayer()).labels
        #expect(labels.map { $0.shapes[0].string } == ["16"])
    }

    @Test("paddings right around each other are one band, unless a border is between them")
    func nestedPaddings() {
        let builder = Builder()
        let inner = builder.padding(EdgeInsets(.horizontal, 16), builder.image("a", 20, 20))
        let snapshot = builder.layOut(builder.padding(EdgeInsets(.all, 8), inner), 100, 100)
        func labels(_ annotations: Annotations) -> [String] {
            canvas(snapshot, PaddingLayer(), annotations).labels.map { $0.shapes[0].string }
        }
        #expect(labels(.padding) == ["8", "8 + 16"])
        #expect(labels([.padding, .borders]).contains("16"))
    }

    @Test("on a color a padding is two dashed bounds, without those that are borders")
    func dashed() {
        func strokes(_ annotations: Annotations) -> [CGRect] {
            let builder = Builder()
            let padded = builder.padding(EdgeInsets(.all, 16), builder.image("a", 20, 20))
            let scene = scene(builder.layOut(padded, 100, 100), annotations)
            let yellow = DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 52, height: 52)), .color(RGBA(hex: 0xffcc00)))
            var canvas = AnnotationCanvas(style: .light, of: scene, on: PaintedContent([yellow], panel: .white))
            PaddingLayer().draw(scene, on: &canvas)
            return canvas.points.over.compactMap { item in
                guard case .stroke(let path, _, let stroke) = item, !stroke.dash.isEmpty else { return nil }
                return path.boundingRect
            }
        }
        #expect(
            strokes(.padding) == [
                CGRect(x: 0.5, y: 0.5, width: 51, height: 51), CGRect(x: 16.5, y: 16.5, width: 19, height: 19),
            ])
        #expect(strokes([.padding, .borders]) == [])
    }

    @Test("the space between two columns has one number, however many rows it crosses")
    func columns() {
        let builder = Builder()
        let canvas = canvas(builder.layOut(builder.fourCells(), 100, 100), SpacingLayer(), .spacing)
        let between = canvas.labels.filter { $0.shapes[0].string == "12" }
        #expect(between.map(\.target) == [CGRect(x: 20, y: 0, width: 12, height: 48)])
        // In each row, and between the two.
        #expect(tinted(canvas).count == 3 && canvas.labels.count == 2)
    }

    @Test("the overlap of a negative spacing is tinted, with the length")
    func overlap() {
        let builder = Builder()
        let row = builder.row([builder.image("a", 20, 20), builder.image("b", 30, 40)], spacing: -12)
        let canvas = canvas(builder.layOut(row, 100, 100), SpacingLayer(), .spacing)
        #expect(tinted(canvas) == [CGRect(x: 8, y: 0, width: 12, height: 40)])
        #expect(canvas.labels.map { $0.shapes[0].string } == ["−12"])
        #expect(Set(canvas.roles.keys) == [.spacing])
    }

    @Test("if edges differ, a length without room in its padding is beside its own edge")
    func edges() throws {
        let builder = Builder()
        let insets = EdgeInsets(top: 6, leading: 7, bottom: 8, trailing: 9)
        let snapshot = builder.layOut(builder.padding(insets, builder.image("a", 60, 40)), 200, 200)
        let drawn = FigureComposer(style: .light, text: fixedText, scale: 1).draw(
            FigurePart(
                snapshot: snapshot, content: [], contentBounds: CGRect(origin: .zero, size: snapshot.size),
                annotations: .padding))
        let bounds = snapshot.records[0].frame
        func place(_ length: String) throws -> CGRect {
            let index = try #require(drawn.picture.labels.firstIndex { $0.shapes[0].string == length })
            return try #require(drawn.picture.placements[index]).rect
        }
        #expect(try place("6").maxY <= bounds.minY && place("8").minY >= bounds.maxY)
        #expect(try place("7").maxX <= bounds.minX && place("9").minX >= bounds.maxX)
    }

    @Test("the overflow of a negative padding is hatched edge by edge, and not also shown as overflow")
    func negativePadding() {
        let builder = Builder()
        let insets = EdgeInsets(top: -4, leading: 10, bottom: 0, trailing: -6)
        let snapshot = builder.layOut(builder.padding(insets, builder.image("a", 20, 20)), 100, 100)
        let shown = canvas(snapshot, PaddingLayer(), [.padding, .overflow])
        #expect(
            tinted(shown) == [
                // Beneath the view, then over it.
                CGRect(x: 0, y: 0, width: 10, height: 16), CGRect(x: 10, y: -4, width: 20, height: 4),
                CGRect(x: 24, y: 0, width: 6, height: 16),
            ])
        #expect(shown.labels.map { $0.shapes[0].string } == ["−4", "10", "−6"])
        #expect(canvas(snapshot, OverflowLayer(), [.padding, .overflow]).labels.isEmpty)
        #expect(canvas(snapshot, OverflowLayer(), .overflow).labels.count == 2)
    }

    @Test("negative paddings longer than their view have their lengths, and tint no part of it twice")
    func longNegativePadding() {
        let builder = Builder()
        func shown(_ insets: EdgeInsets) -> AnnotationCanvas {
            canvas(builder.layOut(builder.padding(insets, builder.image("a", 40, 30)), 100, 100), PaddingLayer())
        }
        let even = shown(EdgeInsets(.all, -25))
        #expect(even.labels.map { $0.shapes[0].string } == ["−25"])
        // Even for edges without room for a tint of their own.
        #expect(shown(EdgeInsets(.all, -40)).labels.map { $0.shapes[0].string } == ["−40"])
        let uneven = shown(EdgeInsets(top: -20, leading: -30, bottom: -25, trailing: -35))
        #expect(uneven.labels.map { $0.shapes[0].string } == ["−20", "−25", "−30", "−35"])
        #expect(uneven.labels.map(\.target.midX) == [-10, -10, -15, 5])
        for tint in [even, uneven].map(tinted) {
            let area = tint.reduce(0) { $0 + $1.width * $1.height }
            #expect(abs(area - 40 * 30) < 1e-6)
        }
        // The label says 4, though the padding itself has no width left.
        let beside = shown(EdgeInsets(top: 0, leading: -60, bottom: 0, trailing: 4))
        #expect(tinted(beside).first == CGRect(x: -20, y: 0, width: 4, height: 30))
        #expect(beside.labels.map { $0.shapes[0].string } == ["−60", "4"])
    }

    @Test("the spacing in a stack shows its source")
    func spacingSources() {
        let builder = Builder()
        let spacer = builder.arena.add(
            SpacerLayout(axis: .horizontal, minLength: nil), info: NodeInfo(name: "Spacer", role: .spacer),
            priority: -.infinity)
        let row = builder.row([builder.image("a", 20, 20), builder.image("b", 20, 20), spacer])
        let snapshot = builder.layOut(row, 200, 40)
        #expect(snapshot.records[0].gaps.map(\.source) == [.standard])
        let canvas = canvas(snapshot, SpacingLayer())
        // The spacer’s label says what it is.
        #expect(Set(canvas.roles.keys) == [.spacing])
        #expect(texts(canvas) == ["8"])
    }

    @Test("the gaps of a grid are hatched in place, and each length is shown")
    func gridSpacing() {
        let builder = Builder()
        let snapshot = builder.layOut(builder.fourCells(), 200, 100)
        let canvas = canvas(snapshot, SpacingLayer())
        #expect(Set(canvas.roles.keys) == [.spacing])
        #expect(Set(texts(canvas)) == ["8", "12"])
        #expect(canvas.labels.count { !$0.isOptional } == 2)
        #expect(
            Set(canvas.labels.map(\.target)) == [
                CGRect(x: 0, y: 20, width: 52, height: 8), CGRect(x: 20, y: 0, width: 12, height: 48),
            ])
    }

    @Test(
        "a spacer has one label, with its length", arguments: [Annotations.spacing, [.spacing, .borders]])
    func spacers(annotations: Annotations) {
        let builder = Builder()
        let spacer = builder.arena.add(
            SpacerLayout(axis: .horizontal, minLength: nil), info: NodeInfo(name: "Spacer", role: .spacer),
            priority: -.infinity)
        let snapshot = builder.layOut(builder.row([builder.image("a", 20, 20), spacer]), 200, 40)
        let shown = FigureScene(snapshot, annotations: annotations, style: .light)
        var canvas = AnnotationCanvas(style: .light, of: shown)
        SpacingLayer().draw(shown, on: &canvas)
        if annotations.contains(.borders) { BordersLayer().draw(shown, on: &canvas) }
        let labels =
            canvas.labels + ViewTags(painter: fixedPainter, scene: shown, tags: canvas.tags).labels([:])
        #expect(
            labels.map { $0.shapes[0].string }.filter { $0.contains("180") || $0.lowercased().contains("spacer") }
                == [annotations.contains(.borders) ? "Spacer\n180" : "Spacer 180"])
    }

    @Test("a spacer has its arrow in a modifier and in a grid, too, in its own hue")
    func hiddenSpacers() {
        let builder = Builder()
        func spacer() -> NodeID {
            builder.arena.add(
                SpacerLayout(axis: .horizontal, minLength: nil), info: NodeInfo(name: "Spacer", role: .spacer),
                priority: -.infinity)
        }
        let framed = builder.arena.add(
            FrameLayout(width: 30, height: nil, alignment: .center), children: [spacer()],
            info: NodeInfo(name: "frame", role: .modifier))
        let row = builder.layOut(builder.row([builder.image("a", 20, 20), framed]), 200, 40)
        #expect(texts(canvas(row, SpacingLayer(), .spacing)).contains("Spacer 30"))
        let grid = builder.arena.add(
            GridLayout(), children: [builder.image("b", 20, 20), spacer()],
            info: NodeInfo(name: "Grid", role: .container))
        #expect(
            texts(canvas(builder.layOut(grid, 100, 40), SpacingLayer(), .spacing)).contains { $0.hasPrefix("Spacer") })
    }

    @Test("a padding is tinted beneath the scene, and not on what the scene paints")
    func grounds() {
        let builder = Builder()
        let snapshot = builder.layOut(builder.padding(EdgeInsets(.all, 10), builder.image("a", 20, 20)), 100, 100)
        let scene = FigureScene(snapshot, annotations: .padding, style: .light)
        func fills(_ items: [DisplayItem]) -> Int { items.count { if case .fill = $0 { true } else { false } } }
        func tints(on color: RGBA?) -> (under: Int, over: Int) {
            let ground =
                color.map { [DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), .color($0))] } ?? []
            var canvas = AnnotationCanvas(
                style: .light, of: scene, on: PaintedContent(ground, panel: DiagramStyle.light.panel))
            PaddingLayer().draw(scene, on: &canvas)
            return (fills(canvas.points.under), fills(canvas.points.over))
        }
        #expect(tints(on: nil) == (4, 0))
        #expect(tints(on: .white) == (0, 0))
        #expect(tints(on: RGBA(hex: 0xffd60a, alpha: 0.2)) == (0, 0))
    }

    @Test("a spacer whose size is shown has its length once")
    func spacer() {
        let builder = Builder()
        let spacer = builder.arena.add(FillLayout(), info: NodeInfo(name: "Spacer", role: .spacer))
        let row = builder.row([builder.image("a", 20, 20), spacer, builder.image("b", 20, 20)], spacing: 0)
        let snapshot = builder.layOut(row, 100, 20)
        #expect(texts(canvas(snapshot, SpacingLayer(), .spacing)) == ["Spacer 60"])
        #expect(texts(canvas(snapshot, SpacingLayer(), [.spacing, .sizes])).isEmpty)
    }
}
