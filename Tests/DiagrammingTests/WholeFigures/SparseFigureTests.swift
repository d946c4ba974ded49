import Drawing
import Foundation
import LayoutEngine
import Testing

import func TestSupport.trials

@testable import Diagramming

@Suite("Labels where there is room")
struct SparseFigureTests {
    /// A few views, nested and side by side, as close as possible: no label fits in, and the picture's edge is several
    /// borders away.
    private func nest(_ seed: UInt64) -> LabelPlacerTests.Crowd {
        var random = LabelPlacerTests.Seeded(state: seed &* 6151 &+ 5)
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        let stage = CGRect(x: 0, y: 0, width: number(60...300), height: number(40...200))
        var placer = LabelPlacer(extent: stage.insetBy(dx: -6, dy: -6))
        placer.stage = stage
        placer.lines = stage.insetBy(dx: -6, dy: -6).edges(1)
        var requests: [LabelPlacer.Request] = []
        var (around, container) = (stage, CGRect?.none)
        for depth in 0..<Int.random(in: 3...7, using: &random) {
            let isLeaf = depth > 3
            placer.lines += around.edges(1.5)
            placer.penalties.append(LabelPlacer.PenaltyRegion(rect: around, weight: 60, kind: isLeaf ? .view : .area))
            let width = number(40...120)
            requests.append(
                LabelPlacer.Request(
                    sizes: [CGSize(width: width, height: 15), CGSize(width: width / 2, height: 26)], target: around,
                    preference: isLeaf ? .view : .container, badge: CGSize(width: 12, height: 11),
                    staysInContainer: !isLeaf,
                    own: around, container: container))
            container = around
            around = around.insetBy(dx: number(1...6), dy: number(1...6))
            guard around.width > 8, around.height > 8 else { break }
        }
        return LabelPlacerTests.Crowd(placer: placer, requests: requests)
    }

    @Test("while there are few, every label keeps its text", arguments: 0..<trials(100, short: 25))
    func words(seed: Int) {
        let nest = nest(UInt64(seed))
        let placements = nest.placer.place(nest.requests).compactMap(\.self)
        #expect(placements.count == nest.requests.count)
        #expect(placements.allSatisfy { $0.shape != nil })
        for (index, placement) in placements.enumerated() {
            #expect(!nest.placer.lines.contains { $0.overlaps(placement.rect) })
            #expect(!placements.dropFirst(index + 1).contains { $0.rect.overlaps(placement.rect) })
            for other in placements where other != placement {
                #expect(placement.leader.map { !$0.crosses(other.rect) } ?? true)
            }
        }
    }

    @Test("almost no leader lies on a line, however tight the space")
    func ownWay() {
        var (leaders, laid) = (0, 0)
        for seed in 0..<100 {
            let nest = nest(UInt64(seed))
            for leader in nest.placer.place(nest.requests).compactMap({ $0?.leader }) {
                leaders += 1
                if nest.placer.lines.contains(where: { leader.run(along: $0) > 4 }) { laid += 1 }
            }
        }
        #expect(leaders > 50)
        #expect(laid <= leaders / 50, "\(laid) of \(leaders)")
    }

    @Test("the frame that is the figure's subject has its name and its size, however little space there is")
    func frame() {
        let builder = Builder(traces: true)
        let inner = builder.arena.add(
            FlexibleFrameLayout(
                horizontal: .init(min: nil, ideal: nil, max: 50), vertical: .init(min: nil, ideal: nil, max: nil),
                alignment: .center), children: [builder.image("barbarian", 101, 92)],
            info: NodeInfo(name: "frame", detail: "maxWidth 50", role: .modifier))
        let snapshot = builder.layOut(builder.frame(200, 110, inner), 240, 140)
        let part = FigurePart(
            snapshot: snapshot, content: [], contentBounds: .null,
            pictures: [CGRect(x: 49.5, y: 9, width: 101, height: 92)],
            annotations: [.borders, .sizes, .proposals, .ledger])
        let picture = FigureComposer(style: .light, text: fixedText, scale: 1).draw(part).picture
        #expect(picture.numbered.isEmpty)
    }

    @Test("no guide's number lies on an image")
    func guidesBesidePictures() {
        let target = CGRect(x: 107, y: 120, width: 5, height: 55)
        var placer = LabelPlacer(extent: CGRect(x: 0, y: 100, width: 300, height: 80))
        let picture = CGRect(x: 100, y: 120, width: 60, height: 60)
        placer.penalties = [LabelPlacer.PenaltyRegion(rect: picture, weight: 60, kind: .picture)]
        placer.lines = [CGRect(x: 0, y: 111, width: 300, height: 2), CGRect(x: 94, y: 100, width: 1, height: 80)]
        let request = LabelPlacer.Request(
            sizes: [CGSize(width: 20, height: 14)], target: target, preference: .rowGuide, badge: nil)
        let placement = placer.place([request])[0]
        #expect(placement.map { !$0.rect.overlaps(picture) } ?? false)
    }

    @Test("a container's label is not where the label of a view inside would be, except at the container's corner")
    func underAChild() throws {
        let container = CGRect(x: 0, y: 0, width: 178, height: 91)
        var placer = LabelPlacer(extent: container)
        placer.stage = container
        let middle = CGRect(x: 58, y: 0, width: 58, height: 91)
        placer.penalties = [LabelPlacer.PenaltyRegion(rect: middle, weight: 60, kind: .view)]
        // There are obstacles at the corners below the row.
        placer.lines = [CGRect(x: 0, y: 93, width: 56, height: 40), CGRect(x: 118, y: 93, width: 60, height: 40)]
        let request = LabelPlacer.Request(
            sizes: [CGSize(width: 50, height: 26)], target: container, preference: .container, badge: nil,
            staysInContainer: true)
        let rect = try #require(placer.place([request])[0]?.rect)
        #expect(!(rect.minX >= middle.minX && rect.maxX <= middle.maxX))
    }

    @Test("the legend refers to the root's proposal only if that is shown")
    func innerProposals() {
        let setter = Typesetter(text: fixedText, grid: PixelGrid(scale: 1))
        let alone = Legend(style: .light, setter: setter, roles: [.innerProposal: .green])
        let both = Legend(style: .light, setter: setter, roles: [.innerProposal: .green, .proposal: .green])
        #expect(alone.words(for: .innerProposal) == "dashed: the size a view inside was proposed")
        #expect(both.words(for: .innerProposal) == "the size proposed to a view inside")
    }

    @Test("in the legend, the marks of open proposals point in the open direction", arguments: [false, true])
    func openProposals(rightToLeft: Bool) throws {
        let setter = Typesetter(text: fixedText, grid: PixelGrid(scale: 1))
        let legend = Legend(
            style: .light, setter: setter, roles: [.endless: .green], isRightToLeft: rightToLeft)
        let marks = flattened(try #require(legend.flow(width: 300)).items).filter { $0.text == nil }
        // The head is taller than the shaft, at the end it points to.
        let (head, shaft) = (
            try #require(marks.max { $0.bounds.height < $1.bounds.height }),
            try #require(marks.min { $0.bounds.height < $1.bounds.height })
        )
        #expect((head.bounds.midX < shaft.bounds.midX) == rightToLeft)
    }

    @Test("a leader line goes around words if possible")
    func roundWords() throws {
        let target = CGRect(x: 100, y: 100, width: 6, height: 6)
        var placer = LabelPlacer(extent: CGRect(x: 60, y: 60, width: 86, height: 86))
        // Nothing nearby is free; there are words above.
        placer.lines = [CGRect(x: 80, y: 80, width: 46, height: 1), CGRect(x: 80, y: 125, width: 46, height: 1)]
        placer.lines += [CGRect(x: 80, y: 80, width: 1, height: 46), CGRect(x: 125, y: 80, width: 1, height: 46)]
        placer.penalties = [
            LabelPlacer.PenaltyRegion(rect: CGRect(x: 60, y: 84, width: 86, height: 14), weight: 160, kind: .words)
        ]
        let request = LabelPlacer.Request(
            sizes: [CGSize(width: 50, height: 14)], target: target, preference: .view, badge: nil, own: target)
        let leader = try #require(placer.place([request])[0]?.leader)
        #expect(!leader.crosses(placer.penalties[0].rect))
    }

    @Test("places in the margin lie outside all content, on each side")
    func margin() {
        let extent = CGRect(x: 0, y: 0, width: 200, height: 100)
        let request = LabelPlacer.Request(
            sizes: [CGSize(width: 40, height: 12)], target: CGRect(x: 90, y: 40, width: 20, height: 20),
            preference: .view)
        let places = Candidates.margins(request, around: extent)
        #expect(places.allSatisfy { !$0.rect.overlaps(extent) })
        #expect(places.contains { $0.rect.maxY < 0 } && places.contains { $0.rect.minY > 100 })
        #expect(places.contains { $0.rect.maxX < 0 } && places.contains { $0.rect.minX > 200 })
    }
}
