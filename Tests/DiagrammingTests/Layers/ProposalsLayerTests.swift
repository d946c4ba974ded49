import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@Suite("Proposals")
struct ProposalsLayerTests {
    private func image(_ width: CGFloat?, _ height: CGFloat?) -> LayoutSnapshot {
        let builder = Builder()
        return builder.layOut(builder.image("a", 80, 50), width, height)
    }

    private func rulers(_ snapshot: LayoutSnapshot, _ annotations: Annotations = .proposals) -> [ProposalRuler] {
        canvas(snapshot, ProposalsLayer(), annotations).proposed
    }

    /// The lines of rulers: axis by axis, without their ticks.
    private func lines(_ snapshot: LayoutSnapshot, scale: Int) -> [CGRect] {
        let list = figure(snapshot, .proposals, scale: scale)
        return flattened(list.items).compactMap { item in
            guard item.isFill, item.paint == .color(DiagramStyle.light.proposal.line) else { return nil }
            return max(item.bounds.width, item.bounds.height) > 12 ? item.bounds : nil
        }
    }

    @Test("a ruler begins at its view and is as long as the proposal", arguments: 1...3)
    func lengths(scale: Int) {
        let lines = lines(image(120, 50), scale: scale)
        #expect(lines.count == 3, "the number interrupts the width: \(lines)")
        let across = lines.filter { $0.width > $0.height }
        #expect(abs(across.reduce(CGRect.null) { $0.joined($1) }.width - 120) < 1e-6)
        #expect(lines.contains { abs($0.height - 50) < 1e-6 })
    }

    @Test("one axis is shown: the width, and the height where the view takes all of it or more")
    func axes() {
        #expect(rulers(image(120, 90)).map(\.axis) == [.horizontal])
        #expect(rulers(image(120, 50)).map(\.axis) == [.horizontal, .vertical])
        #expect(rulers(image(60, 20)).map(\.axis) == [.horizontal, .vertical])
        #expect(rulers(image(nil, nil)).map(\.axis) == [.horizontal])
    }

    @Test("a ruler starts at the leading edge: at the right if its container reads from right to left")
    func rightToLeft() throws {
        func span(inRow: Bool, rightToLeft: Bool) throws -> ClosedRange<CGFloat> {
            let arena = LayoutArena(options: LayoutOptions(traces: true))
            var view = arena.add(
                FixedLayout(size: CGSize(width: 60, height: 30)), info: NodeInfo(name: "Image"),
                rightToLeft: rightToLeft != inRow)
            if inRow {
                view = arena.add(
                    HStackLayout(alignment: .center, spacing: 0), children: [view], info: NodeInfo(name: "HStack"),
                    rightToLeft: rightToLeft)
            }
            let proposal = ProposedViewSize(width: 100, height: 30)
            let snapshot = LayoutSnapshot(layingOut: view, in: arena, proposal: proposal)
            return try #require(rulers(snapshot).last { $0.axis == .horizontal }).span
        }
        for inRow in [false, true] {
            #expect(try span(inRow: inRow, rightToLeft: false) == 0...100)
            #expect(try span(inRow: inRow, rightToLeft: true) == -40...60)
        }
    }

    @Test("in a scene that is one row, a few views show their proposals, without a table and without a request")
    func sharedProposals() {
        func proposals(
            _ count: Int, _ annotations: Annotations = .proposals, asked: Bool = false, height: CGFloat = 30,
            isAll: Bool = true
        ) -> (drawn: [CGFloat?], said: [String]) {
            let builder = Builder(traces: true)
            let images = (0..<count).map { builder.image("\($0)", 30, $0 == 0 ? 30 : height) }
            if asked {
                builder.arena.updateInfo(of: images[0]) {
                    $0.annotationEdits = [AnnotationEdit(adds: Annotations.proposals.rawValue)]
                }
            }
            let row = builder.row(images, spacing: 10)
            let root =
                isAll ? builder.padding(EdgeInsets(.all, 0), row) : builder.column([row, builder.image("c", 9, 0)])
            let snapshot = builder.layOut(root, 200, 30)
            return (
                rulers(snapshot, annotations).filter { $0.axis == .horizontal }.map(\.length),
                AnnotationAltText(snapshot, annotations: annotations).sentences
            )
        }
        #expect(proposals(2).drawn == [95, 160, 200])
        #expect(proposals(2).said == ["Image “0”: proposed 95 × 30.", "Image “1”: proposed 160 × 30."])
        #expect(proposals(3).drawn.count == 4 && proposals(4).drawn.count == 1)
        #expect(proposals(2, [.proposals, .ledger]).drawn == [200])
        #expect(proposals(2, asked: true).drawn.count == 2)
        #expect(proposals(2, isAll: false).drawn.count == 1)
        #expect(
            AnnotationAltText(
                LayoutSnapshot(layingOut: nil, in: LayoutArena(), proposal: .unspecified), annotations: .proposals
            ).sentences == [])
        // Beyond the root's proposal.
        #expect(proposals(2, height: 20).drawn == [200])
    }

    @Test("a scene without a view shows its proposal")
    func proposalToNothing() {
        let snapshot = LayoutSnapshot(
            layingOut: nil, in: LayoutArena(), proposal: ProposedViewSize(width: 90, height: 40))
        #expect(rulers(snapshot).map(\.span) == [0...90, 0...40])
        #expect(figure(snapshot, .proposals).texts.contains("90 proposed"))
        #expect(!figure(snapshot, .borders).texts.contains("90 proposed"))
    }

    @Test("the unused space of nested proposals is shaded once")
    func shadedOnce() {
        var canvas = AnnotationCanvas(style: .light)
        let proposals = [
            CGRect(x: 0, y: 0, width: 100, height: 60), CGRect(x: 20, y: 10, width: 40, height: 30),
            CGRect(x: 80, y: 40, width: 50, height: 50),
        ]
        for proposal in proposals { canvas.shade { _ in [proposal] } }
        let shaded = canvas.points.under.compactMap {
            if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil }
        }
        let area = shaded.reduce(0) { $0 + $1.width * $1.height }
        // The first, and the part of the last outside it.
        #expect(area == 8100)
        for (index, area) in shaded.enumerated() {
            #expect(!shaded.dropFirst(index + 1).contains { $0.overlaps(area) })
        }
    }

    @Test(
        "a child’s ruler is the region that was proposed: the frame, less paddings; unless it would seem to be the padding’s",
        arguments: [(40, 10...90), (59, 20.5...100.5)] as [(CGFloat, ClosedRange<CGFloat>)])
    func proposedRegion(_ width: CGFloat, _ span: ClosedRange<CGFloat>) throws {
        let builder = Builder(traces: true)
        let image = builder.image("a", width, 20)
        builder.arena.updateInfo(of: image) {
            $0.annotationEdits = [AnnotationEdit(adds: Annotations.proposals.rawValue)]
        }
        let padded = builder.padding(EdgeInsets(.all, 10), image)
        let snapshot = builder.layOut(builder.frame(100, 60, padded), 200, 60)
        let ruler = try #require(rulers(snapshot, .borders).first { $0.axis == .horizontal })
        #expect(ruler.span == span)
    }

    @Test("in a stack a child’s ruler starts at the child where moving it would cover a sibling")
    func besideSiblings() throws {
        let builder = Builder(traces: true)
        let image = builder.image("a", 40, 20)
        builder.arena.updateInfo(of: image) {
            $0.annotationEdits = [AnnotationEdit(adds: Annotations.proposals.rawValue)]
        }
        let row = builder.row([builder.image("b", 60, 20), image], spacing: 10)
        let ruler = try #require(rulers(builder.layOut(row, 200, 60), .borders).first { $0.axis == .horizontal })
        #expect(ruler.span.lowerBound == 70 && ruler.span.upperBound > 110)
    }

    @Test("in a stack the last child’s ruler starts at the child, inside the stack’s proposal")
    func besideEnd() throws {
        func span(_ length: CGFloat) throws -> ClosedRange<CGFloat> {
            let builder = Builder(traces: true)
            let image = builder.image("a", 40, 20)
            builder.arena.updateInfo(of: image) {
                $0.annotationEdits = [AnnotationEdit(adds: Annotations.proposals.rawValue)]
            }
            let row = builder.row([builder.image("b", 60, 20), image], spacing: 10)
            let ruler = try #require(rulers(builder.layOut(row, length, 60), .borders).first { $0.axis == .horizontal })
            return ruler.span
        }
        // The stack is 110 long.
        #expect(try span(112) == 70...112)
        #expect(try span(118) == 70...118)
    }

    @Test("in a sweep the words of a short ruler stand beside it, where another row’s ruler reaches as far")
    func wordsInSweeps() throws {
        func words(_ reach: ClosedRange<CGFloat>?) throws -> CGRect {
            let builder = Builder(traces: true)
            let image = builder.image("a", 40, 20)
            builder.arena.updateInfo(of: image) {
                $0.annotationEdits = [AnnotationEdit(adds: Annotations.proposals.rawValue)]
            }
            var canvas = canvas(builder.layOut(builder.frame(60, 40, image), 60, 60), ProposalsLayer(), .borders)
            canvas.otherRulers[.horizontal] = reach
            canvas.growExtent(CGRect(x: 0, y: 0, width: 60, height: 40))
            canvas.drawProposals(fixedPainter)
            return try #require(canvas.written.first)
        }
        #expect(try words(nil).minX < 60)
        #expect(try words(0...400).minX > 60)
    }

    @Test("a child’s ruler stays inside the view that proposes, where that is long enough")
    func insideProposer() throws {
        func span(_ frame: CGFloat) throws -> ClosedRange<CGFloat> {
            let builder = Builder(traces: true)
            let image = builder.image("a", 40, 20)
            builder.arena.updateInfo(of: image) {
                $0.annotationEdits = [AnnotationEdit(adds: Annotations.proposals.rawValue)]
            }
            let snapshot = builder.layOut(builder.frame(frame, 60, image), 200, 60)
            return try #require(rulers(snapshot, .borders).first { $0.axis == .horizontal }).span
        }
        #expect(try span(120) == 0...120)
        #expect(try span(30) == 0...30)
    }

    @Test("panels are ruled on the same axes: where one takes all, or proposals differ and are not taken")
    func sameAxes() {
        func axes(_ sizes: [(CGFloat?, CGFloat?)]) -> Set<Axis> {
            ProposalsLayer.ruledAxes(sizes.map { image($0.0, $0.1) })
        }
        #expect(axes([(120, 90), (120, 90)]) == [])
        #expect(axes([(120, 90), (140, 90)]) == [.horizontal])
        #expect(axes([(120, 70), (120, nil)]) == [.vertical])
        #expect(axes([(120, 50), (120, 50)]) == [.vertical])
    }

    @Test("a ruler too short for its words has them above it rather than over a sibling or beyond the picture")
    func wordsOfShortRulers() throws {
        let ruler = rulers(image(60, 20))[0]
        func place(_ others: [CGRect], _ edge: ClosedRange<CGFloat>) -> CGRect {
            ruler.place(line: -10, fixedPainter, among: others, within: edge).words
        }
        #expect(place([], 0...300).minX > 60)
        #expect(place([], 0...80).maxY < -10)
        #expect(place([CGRect(x: 90, y: 0, width: 40, height: 20)], 0...300).maxY < -10)
    }

    @Test("a ruler is broken only where a figure has no room for it")
    func broken() {
        #expect(!rulers(image(640, 50))[0].isBroken && rulers(image(640, 50))[0].span == 0...640)
        #expect(rulers(image(660, 50))[0].isBroken && rulers(image(660, 50))[0].span == 0...160)
    }

    @Test("nil and ∞ reach a little beyond the view, and say what they are")
    func open() {
        let texts = figure(image(nil, nil), .proposals).texts
        #expect(texts.contains("nil proposed"))
        #expect(figure(image(.infinity, 90), .proposals).texts.contains("∞ proposed"))
        for width in [nil, CGFloat.infinity, 1_000_000] {
            let ruler = rulers(image(width, 90))[0]
            #expect(ruler.length == width && ruler.span.upperBound > 80 && ruler.span.upperBound < 200)
        }
        #expect(figure(image(1_000_000, 90), .proposals).texts.contains("1000000 proposed"))
    }

    @Test("of a screen are those of its groups, named as these are")
    func screen() {
        let builder = Builder()
        let rows = (0..<4).map { row in
            builder.padding(
                EdgeInsets(.all, 8),
                builder.row([builder.image("a\(row)", 20, 20), builder.image("b\(row)", CGFloat(30 + row), 20)]))
        }
        let scene = FigureScene(
            builder.layOut(builder.column(rows), 200, 300), annotations: .proposals, style: .light)
        var canvas = AnnotationCanvas(style: .light, of: scene)
        ProposalsLayer().draw(scene, on: &canvas)
        #expect(!canvas.proposed.isEmpty && canvas.proposed.allSatisfy { $0.name == "first padded HStack" })
    }

    @MainActor @Test("on a screen no ruler is longer than that of the screen, which is proposed more")
    func longest() throws {
        let snapshot = layout(200, 700) {
            VStack {
                ForEach(0..<3) { _ in
                    HStack {
                        bar(30)
                        bar(40)
                        bar(50)
                    }
                    .padding(4)
                }
            }
        }
        let scene = FigureScene(snapshot, annotations: .proposals, style: .light)
        var canvas = AnnotationCanvas(style: .light, of: scene)
        ProposalsLayer().draw(scene, on: &canvas)
        let vertical = canvas.proposed.filter { $0.axis == .vertical }
        #expect(
            !vertical.isEmpty && vertical.allSatisfy { $0.isBroken && $0.span.upperBound <= scene.bounds.maxY + 20 })
    }

    @Test("views that the author shows by name have their proposals, though others are there")
    func shown() {
        let builder = Builder(traces: true)
        let row = builder.row([
            builder.image("a", 20, 20), builder.image("b", 20, 20), builder.fill("c"), builder.fill("d"),
        ])
        var selection = FigureSelection()
        func names() -> [String?] {
            let scene = FigureScene(
                builder.layOut(row, 300, nil), annotations: .proposals, style: .light, selection: selection)
            var canvas = AnnotationCanvas(style: .light, of: scene)
            ProposalsLayer().draw(scene, on: &canvas)
            return canvas.proposed.map(\.name)
        }
        #expect(names() == [nil], "the root’s alone")
        selection.shown = ["c"]
        #expect(names() == ["c"])
    }
}
