import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Proposals")
struct ProposalsLayerTests {
    @Test("dashed lines run through the middle of pixels", arguments: 1...3)
    func crispProposals(scale: Int) {
        let pixels = canvas(heroes(), ProposalsLayer()).painted(scale)
        var seen = 0
        for case .stroke(let path, _, let stroke) in pixels.over {
            let across = path.boundingRect.height == 0 ? path.boundingRect.minY : path.boundingRect.minX
            let edge = (across - stroke.lineWidth / 2) * CGFloat(scale)
            #expect(abs(edge - edge.rounded()) < 1e-6)
            seen += 1
        }
        #expect(seen == 4)
    }

    /// The dashed line around the proposal of a box of 80 × 50: its inner edge, and its width.
    private func proposalEdge(
        _ width: CGFloat, _ height: CGFloat, bordered: Bool = true, scale: Int
    ) -> ProposalOutline.Shape? {
        let builder = Builder()
        let snapshot = builder.layOut(builder.image("a", 80, 50), width, height)
        let canvas = canvas(snapshot, ProposalsLayer(), bordered ? .all : .proposals)
        return canvas.proposals.first?.shape(canvas.painted(scale))
    }

    @Test("a proposal is drawn in its exact size from the view's origin", arguments: 1...3)
    func proposals(scale: Int) throws {
        for (width, height) in [(60, 50), (80, 50), (81, 50), (79, 51), (120, 90), (0, 0)] as [(CGFloat, CGFloat)] {
            let bounds = CGRect(x: 0, y: 0, width: width, height: height)
            // The line lies just outside, with and without a border, which lies inside the view.
            for bordered in [false, true] {
                let shape = try #require(proposalEdge(width, height, bordered: bordered, scale: scale))
                #expect(shape.rect == bounds && shape.hollow == bounds && shape.lineWidth == 1)
            }
        }
    }

    @Test("a proposal starts at the leading edge: at the right if its container reads from right to left")
    func proposalsFromTheRight() throws {
        func outline(_ proposal: ProposedViewSize, inRow: Bool, rightToLeft: Bool) throws -> ProposalOutline {
            let arena = LayoutArena(options: LayoutOptions(traces: true))
            var view = arena.add(
                FixedLayout(size: CGSize(width: 60, height: 30)), info: NodeInfo(name: "Image"),
                rightToLeft: rightToLeft != inRow)
            if inRow {
                view = arena.add(
                    HStackLayout(alignment: .center, spacing: 0), children: [view], info: NodeInfo(name: "HStack"),
                    rightToLeft: rightToLeft)
            }
            let snapshot = LayoutSnapshot(layingOut: view, in: arena, proposal: proposal)
            return try #require(canvas(snapshot, ProposalsLayer()).proposals.last)
        }
        for inRow in [false, true] {
            let proposal = ProposedViewSize(width: 100, height: 30)
            #expect(try outline(proposal, inRow: inRow, rightToLeft: false).region.minX == 0)
            let mirrored = try outline(proposal, inRow: inRow, rightToLeft: true)
            #expect(mirrored.region == CGRect(x: -40, y: 0, width: 100, height: 30))
        }
        let endless = try outline(ProposedViewSize(width: .infinity, height: 30), inRow: false, rightToLeft: true)
        #expect(endless.region.maxX == 60 && endless.region.minX < 0 && endless.right == .arrow)
    }

    @Test("in a scene that is one row, a few views show their proposals, without a table and without a request")
    func sharedProposals() {
        func proposals(
            _ count: Int, _ annotations: Annotations = .proposals, asked: Bool = false, height: CGFloat = 30,
            isAll: Bool = true
        ) -> (drawn: [CGRect], said: [String]) {
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
                canvas(snapshot, ProposalsLayer(), annotations).proposals.map(\.region),
                AltTextAnnotations(snapshot, annotations: annotations).sentences
            )
        }
        func rect(_ x: CGFloat, _ width: CGFloat) -> CGRect { CGRect(x: x, y: 0, width: width, height: 30) }
        #expect(proposals(2).drawn == [rect(0, 200), rect(0, 95), rect(40, 160)])
        #expect(proposals(2).said == ["Image “0”: proposed 95 × 30.", "Image “1”: proposed 160 × 30."])
        #expect(proposals(3).drawn.count == 4 && proposals(4).drawn.count == 1)
        #expect(proposals(2, [.proposals, .ledger]).drawn == [rect(0, 200)])
        #expect(proposals(2, asked: true).drawn.count == 2)
        #expect(proposals(2, isAll: false).drawn.count == 1)
        #expect(
            AltTextAnnotations(
                LayoutSnapshot(layingOut: nil, in: LayoutArena(), proposal: .unspecified), annotations: .proposals
            ).sentences == [])
        // Beyond the root's proposal.
        #expect(proposals(2, height: 20).drawn == [rect(0, 200)])
    }

    @Test("a scene without a view shows its proposal, all of it unused")
    func proposalToNothing() {
        let snapshot = LayoutSnapshot(
            layingOut: nil, in: LayoutArena(), proposal: ProposedViewSize(width: 90, height: 40))
        let canvas = canvas(snapshot, ProposalsLayer())
        #expect(canvas.proposals.map(\.region) == [CGRect(x: 0, y: 0, width: 90, height: 40)])
        #expect(canvas.roles.keys.contains(.unclaimed))
        #expect(figure(snapshot, .proposals).texts.contains("proposed 90 × 40"))
        #expect(!figure(snapshot, .borders).texts.contains("proposed 90 × 40"))
    }

    @Test("a dashed line that lies on another is drawn once", arguments: 1...3)
    func sharedDashes(scale: Int) throws {
        let builder = Builder()
        let child = builder.fill("a")
        builder.arena.updateInfo(of: child) {
            $0.annotationEdits = [AnnotationEdit(adds: Annotations.proposals.rawValue)]
        }
        let snapshot = builder.layOut(builder.row([child, builder.image("b", 20, 30)]), 200, 90)
        let canvas = canvas(snapshot, ProposalsLayer())
        let dashes = canvas.painted(scale).dashes
        #expect(
            canvas.proposals.map(\.region.size) == [CGSize(width: 200, height: 90), CGSize(width: 172, height: 90)])
        // Four edges, and the one edge that only the inner proposal has.
        #expect(dashes.count == 5)
        for (index, dash) in dashes.enumerated() {
            #expect(
                !dashes.dropFirst(index + 1).contains { other in
                    let shared = dash.band.intersection(other.band)
                    return max(shared.width, shared.height) > 1.01
                })
        }
    }

    @Test("unused proposed space is shaded up to the dashed line, at the right and below")
    func unclaimed() {
        let canvas = canvas(heroes(), ProposalsLayer())
        let shaded = canvas.points.under.compactMap {
            if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil }
        }
        let proposed = canvas.proposals[0].shape(canvas.points)
        #expect(proposed.rect == CGRect(x: 0, y: 0, width: 240, height: 133))
        let proposal = proposed.hollow
        #expect(proposal.maxX == 240 && proposal.maxY == 133)
        #expect(shaded.contains(CGRect(x: 178, y: proposal.minY, width: 62, height: proposal.height)))
        #expect(shaded.contains(CGRect(x: 0, y: 91, width: 178, height: 42)))
        #expect(shaded.reduce(CGRect.null) { $0.joined($1) } == proposal)
        #expect(Set(canvas.roles.keys) == [.proposal, .unclaimed])
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

    @Test("the part of a view beyond its proposal is hatched")
    func excess() {
        let builder = Builder()
        let canvas = canvas(builder.layOut(builder.image("a", 80, 50), 60, 50), ProposalsLayer())
        #expect(Set(canvas.roles.keys) == [.proposal, .excess])
    }

    @Test("nil leaves an edge open, ∞ gives it an arrow, and neither is shaded")
    func openEdges() {
        let builder = Builder()
        let canvas = canvas(
            builder.layOut(builder.image("a", 80, 50), nil, .infinity), ProposalsLayer(), .proposals)
        // Its label says that it is a proposal.
        #expect(Set(canvas.roles.keys) == [.openEdge, .endless])
        #expect(canvas.points.under.isEmpty)
        #expect(canvas.labels.map { $0.shapes[0].string } == ["proposed nil × ∞"])
    }
}
