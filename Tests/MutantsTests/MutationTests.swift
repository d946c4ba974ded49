import Drawing
import Foundation
import Goldens
import Testing

@testable import Mutants

@Suite("Mutations")
struct MutationTests {
    private func part() throws -> LayoutGolden.Part {
        try LayoutGolden(
            parsing: """
                plumbline layout 3
                scene a
                environment e
                paint p
                text no

                HStack | at 0 0 | takes 28 10 | proposed 50 10 | stacks horizontal | spacing 8
                  Color .red | at 0 0 | takes 10 10 | proposed 21 10
                  padding | at 18 0 | takes 10 10 | proposed 32 10
                    Color .blue | at 20 2 | takes 6 6 | proposed 28 6

                """
        ).parts[0]
    }

    @Test("of frames move or grow each view alone by a quarter of a point")
    func frames() throws {
        let part = try part()
        let frames = LayoutMutation.all(of: part).filter { $0.kind == "frame" }
        #expect(frames.count == 4 * 4)
        for (index, mutation) in frames.enumerated() {
            var mutant = part
            mutation.apply(to: &mutant)
            let changed = part.nodes.indices.filter { part.nodes[$0] != mutant.nodes[$0] }
            #expect(changed == [index / 4], "\(mutation.description)")
        }
        var mutant = part
        frames[4].apply(to: &mutant)
        #expect(mutant.nodes[1].x == GoldenLength(0.25))
    }

    @Test("of spacing move the stack's children apart with their content, and widen it")
    func spacing() throws {
        let mutations = LayoutMutation.all(of: try part()).filter { $0.kind == "spacing" }
        #expect(mutations.count == 1)
        var mutant = try part()
        mutations[0].apply(to: &mutant)
        #expect(mutant.nodes.map(\.x.value) == [0, 0, 19, 21])
        #expect(mutant.nodes[0].size.width.value == 29 && mutant.nodes[0].spacing?.value == 9)
    }

    @Test("of a display list change it at each position, each time differently")
    func displayList() {
        let color = RGBA(red: 0.2, green: 0.4, blue: 0.6)
        let path = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
        let list = DisplayList(
            size: CGSize(width: 10, height: 10),
            items: [
                .fill(path, .color(color)), .stroke(path, .color(color), StrokeStyle(lineWidth: 1)),
                .group([.fill(path, .color(color))], .shadow(color, radius: 1, offset: .zero)),
            ])
        for (mutation, count) in [(DisplayListMutation.stroke, 1), (.color, 4), (.item, 3), (.label, 0)] {
            #expect(mutation.count(list) == count)
            let mutants = (0..<count).compactMap { mutation.apply(list, at: $0)?.list }
            #expect(Set(mutants + [list]).count == count + 1, "\(mutation)")
            #expect(mutation.apply(list, at: count) == nil)
        }
    }
}
