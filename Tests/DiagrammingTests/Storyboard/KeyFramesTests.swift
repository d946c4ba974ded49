import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("A storyboard in four pictures")
struct KeyFramesTests {
    private func frames(_ width: CGFloat?, _ height: CGFloat?, _ make: (Builder) -> NodeID) throws -> KeyFrames {
        let builder = Builder(traces: true)
        let snapshot = builder.layOut(make(builder), width, height)
        let story = try #require(Storyboard(snapshot))
        return try #require(KeyFrames(story, snapshot))
    }

    /// The feet of three images on one line.
    private func feetRow(_ guides: [CGFloat]) throws -> KeyFrames {
        let (names, heights) = (["rogue", "dragoon", "brawler"], [CGFloat](arrayLiteral: 64, 91, 76))
        return try frames(240, 133) { builder in
            builder.row(
                guides.indices.map { index in
                    builder.guide(guides[index], builder.image(names[index], 50, heights[index]))
                }, feet)
        }
    }

    @Test("shows how children of fixed length are aligned")
    func alignment() throws {
        let story = try feetRow([61, 84, 70])
        #expect(story.isAlignment)
        #expect(
            story.frames.map(\.note) == [
                "Its guide, 61, is the line so far.", "84 > 61: rogue starts 23 down.", "70 < 84: it starts 14 down.",
                "Height: 84 above the line, 7 below.",
            ])
        #expect(story.frames.map { $0.moves.map(\.length) } == [[], [23], [14], []])
        #expect(story.frames.map(\.line?.text) == ["61", "84", "84", feet.key.name])
    }

    @Test("shows the order in which other children are measured, and why")
    func service() throws {
        let story = try frames(300, 100) { builder in
            builder.row([builder.fill("Color"), builder.image("rogue", 50, 64)])
        }
        #expect(!story.isAlignment)
        #expect(story.frames.map(\.title) == ["rogue", "Color", "HStack"])
        #expect(story.frames[0].proposal?.width == 146)
        #expect(story.frames[0].note == "Proposed (300 − 8 gap) / 2: fixed width, so it is first.")
        #expect(story.frames[1].note.hasPrefix("Proposed 300 − 8 gap − 50: all that is left."))
        #expect(story.frames.map(\.drawn.count) == [1, 2, 2])
    }

    @Test("names the views of a step about several, with their sizes, and says why the last has its size")
    func several() throws {
        let story = try frames(300, 100) { builder in
            builder.row(zip(["a", "b", "c", "d"], [20, 21, 22, 23]).map { builder.image($0, $1, 20) })
        }
        #expect(story.frames.map(\.title) == ["a", "b, c", "d", "HStack"])
        #expect(story.frames[1].note == "b takes 21, c takes 22")
        #expect(story.frames.last?.proposal?.width == 300)
        let background = try frames(100, 100) { builder in
            builder.arena.add(
                OverlayLayout(alignment: .center, side: .background),
                children: [builder.image("a", 20, 20), builder.fill("Color")],
                info: NodeInfo(name: "background", role: .modifier))
        }
        #expect(background.frames.last?.note == "The background has the size of a.")
    }

    @Test("says below a bar what is left, not the sum that its sentence has")
    func rest() throws {
        func words(_ story: KeyFrames, _ frame: Int, isFinal: Bool = false) throws -> String {
            StoryboardWords(story: story.story).rest(try #require(story.frames[frame].bar), isFinal: isFinal)
        }
        let row = try frames(300, 100) { $0.row([$0.image("a", 50, 20), $0.image("b", 60, 20)]) }
        #expect(try words(row, 0) == "242 of 300 left" && words(row, 1, isFinal: true) == "182 of 300 left over")
        let filled = try frames(300, 100) { $0.row([$0.image("a", 50, 20), $0.fill("Color")]) }
        #expect(try words(filled, 1, isFinal: true) == "nothing of 300 left")
        let wide = try frames(100, 100) { $0.row([$0.image("a", 50, 20), $0.image("b", 60, 20)]) }
        #expect(try words(wide, 1, isFinal: true) == "18 too wide for 100")
    }

    @Test("names the kind of a range of views once")
    func range() throws {
        let story = try frames(320, 100) { builder in
            builder.row((0..<12).map { _ in builder.fill("Color") })
        }
        #expect(story.frames.contains { $0.note.hasPrefix("The second to") }, "\(story.frames.map(\.note))")
    }

    @Test("has at most four pictures, however many children there are", arguments: [1, 3, 4, 9, 40])
    func most(count: Int) throws {
        let story = try frames(300, 100) { builder in
            builder.row((0..<count).map { builder.image("image \($0)", CGFloat(5 + $0), 20) })
        }
        #expect(story.frames.count == min(count, 3) + 1)
        #expect(Set(story.frames.flatMap(\.views)).count == count + 1)
    }

    @Test("has no ruler for a child of a row that it could not start at")
    func numbers() throws {
        func list(_ make: (Builder) -> [NodeID]) throws -> DisplayList {
            let builder = Builder(traces: true)
            let snapshot = builder.layOut(builder.row(make(builder)), 300, 100)
            var part = FigurePart(snapshot: snapshot, content: [], contentBounds: .null, annotations: .none)
            part.painting = { _, _ in [] }
            let composer = FigureComposer(style: .light, text: fixedText, scale: 1)
            return try #require(composer.storyboard(ComposerInput(part: part), of: nil, everyStep: false))
        }
        func ticks(_ list: DisplayList) -> Int {
            flattened(list.items).count { item in
                item.isFill && item.paint == .color(DiagramStyle.light.proposal.line) && item.bounds.height > 4
            }
        }
        // Proposed 146, the image is at the end of the row, or at its start.
        let last = try list { [$0.fill("Color"), $0.image("rogue", 50, 64)] }
        let first = try list { [$0.image("rogue", 50, 64), $0.fill("Color")] }
        #expect(last.texts.contains("146 proposed") && first.texts.contains("146 proposed"))
        #expect(ticks(last) == 4 && ticks(first) == 6)
    }

    @Test("draws a child only once it is served, at its final place, at one scale")
    func painting() throws {
        let builder = Builder(traces: true)
        let snapshot = builder.layOut(builder.row([builder.fill("Color"), builder.image("rogue", 50, 64)]), 300, 100)
        var part = FigurePart(
            snapshot: snapshot, content: [], contentBounds: .null, annotations: .none)
        let box = Recorder()
        part.painting = { records, _ in
            box.add(records)
            return []
        }
        let input = ComposerInput(part: part)
        let composer = FigureComposer(style: .light, text: fixedText, scale: 1)
        let list = try #require(composer.storyboard(input, of: nil, everyStep: false))
        let images = snapshot.records.filter { $0.name == "Image" }.map(\.id)
        #expect(box.drawn.first?.isSuperset(of: images) == true)
        #expect(box.drawn.map { $0.count { $0 != 0 } } == [1, 2, 2])
        #expect(list.size.width <= 720)
    }
}

private final class Recorder: @unchecked Sendable {
    private(set) var drawn: [Set<Int>] = []
    func add(_ records: Set<Int>) { drawn.append(records) }
}
