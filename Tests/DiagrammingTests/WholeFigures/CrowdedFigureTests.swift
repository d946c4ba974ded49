import Drawing
import Foundation
import LayoutEngine
import Testing

import func TestSupport.sample
import func TestSupport.trials

@testable import Diagramming

@Suite("Crowds")
struct CrowdedFigureTests {
    /// A tree of rows, columns, paddings and images.
    private func tree(_ seed: UInt64) -> LayoutSnapshot {
        var random = LabelPlacerTests.Seeded(state: seed &* 6271 &+ 3)
        let builder = Builder()
        func view(_ depth: Int) -> NodeID {
            let kind = depth > 2 ? 9 : Int.random(in: 0..<10, using: &random)
            switch kind {
            case 0..<3: return builder.row((0..<Int.random(in: 2...4, using: &random)).map { _ in view(depth + 1) })
            case 3..<6:
                return builder.column((0..<Int.random(in: 2...4, using: &random)).map { _ in view(depth + 1) })
            case 6:
                return builder.padding(
                    EdgeInsets(.all, CGFloat(Int.random(in: 2...16, using: &random))), view(depth + 1))
            default:
                return builder.image(
                    "v\(Int.random(in: 0..<99, using: &random))", CGFloat(Int.random(in: 6...70, using: &random)),
                    CGFloat(Int.random(in: 6...50, using: &random)))
            }
        }
        let root = builder.row([view(0), view(0)])
        return builder.layOut(root, 300, 200)
    }

    private func draw(_ seed: Int) -> FigureComposer.Drawn {
        let snapshot = tree(UInt64(seed))
        // Every other view has a label, if there is room for it.
        let leaves = snapshot.records.filter { $0.children.isEmpty && $0.frame.width > 16 && $0.frame.height > 14 }
        let words = leaves.enumerated().filter { $0.offset % 2 == 0 }.map { _, view in
            CGRect(x: view.frame.minX + 2, y: view.frame.midY - 6, width: view.frame.width - 4, height: 12)
        }
        return FigureComposer(style: .light, text: fixedText, scale: 2).draw(
            FigurePart(
                snapshot: snapshot, content: [], contentBounds: CGRect(origin: .zero, size: snapshot.size),
                textRects: words, annotations: .all))
    }

    @Test(
        "with all annotations, no two labels overlap, and none covers a border, words or, except in a cell, a guide",
        arguments: 0..<trials(200, short: 8))
    func random(seed: Int) {
        let drawn = draw(seed)
        let labels = drawn.picture.placements.compactMap { $0?.rect }
        let words = drawn.canvas.penalties.filter { $0.kind == .words }.map(\.rect)
        for (index, label) in labels.enumerated() {
            #expect(drawn.picture.extent.contains(label))
            #expect(!labels.dropFirst(index + 1).contains { $0.overlaps(label) })
            #expect(!words.contains { $0.overlaps(label) })
        }
        for (label, placement) in zip(drawn.picture.labels, drawn.picture.placements) {
            // Only the number of a cell lies on guides, and in the cell.
            let lines =
                label.isCell ? drawn.canvas.lines.filter { !drawn.canvas.guides.contains($0) } : drawn.canvas.lines
            #expect(!lines.contains { line in placement.map { line.overlaps($0.rect) } ?? false })
        }
        // Almost no leader has to cross words that are not its own.
        let struck = zip(drawn.picture.labels, drawn.picture.placements).count { label, placement in
            guard let leader = placement?.leader else { return false }
            return words.contains {
                leader.crosses($0) && (!$0.overlaps(label.target) || label.target.contains($0))
            }
        }
        #expect(struck <= 1)
    }

    @Test("the same crowd gets the same picture", arguments: sample([5, 60, 199], every: 3))
    func deterministic(seed: Int) {
        #expect(draw(seed).picture.items == draw(seed).picture.items)
    }
}
