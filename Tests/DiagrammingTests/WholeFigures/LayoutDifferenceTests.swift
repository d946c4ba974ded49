import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("The first difference between two layouts")
struct LayoutDifferenceTests {
    private func row(_ spacing: CGFloat?, _ width: CGFloat = 200) -> LayoutSnapshot {
        let builder = Builder()
        let fill = builder.arena.add(FillLayout(), info: NodeInfo(name: "Color"))
        return builder.layOut(builder.row([builder.image("a", 20, 20), fill], spacing: spacing), width, 40)
    }

    private let composer = FigureComposer(style: .light, text: fixedText, scale: 2)

    @Test("views are paired only if they correspond: by their content, whatever is around it")
    func partners() throws {
        func row(_ names: [String], padded: String = "") -> LayoutSnapshot {
            let builder = Builder(traces: true)
            let views = names.map { name in
                let image = builder.image(name, 30, 20)
                return name == padded
                    ? builder.padding(EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4), image) : image
            }
            return builder.layOut(builder.row(views, spacing: 8), 300, 60)
        }
        /// The content of the two views that differ.
        func difference(_ a: LayoutSnapshot, _ b: LayoutSnapshot) -> [String] {
            guard let difference = a.firstDifference(from: b) else { return [] }
            func content(_ id: Int, _ layout: LayoutSnapshot) -> String {
                var record = layout.records[id]
                while record.role == .modifier, let child = record.children.first { record = layout.records[child] }
                return record.detail
            }
            return [content(difference.first, a), content(difference.second, b)]
        }
        // One more before them, or another order: each is still paired with itself.
        let more = difference(row(["one", "two"]), row(["zero", "one", "two"]))
        #expect(more.count == 2 && more[0] == more[1])
        let other = difference(row(["one", "two", "three"]), row(["two", "one", "three"]))
        #expect(other.count == 2 && other[0] == other[1])
        let padded = difference(row(["one", "two"]), row(["one", "two"], padded: "one"))
        #expect(padded.count == 2 && padded[0] == padded[1])
        // Two views in place of one are both named.
        let (plain, wrapped) = (row(["one", "two"]), row(["one", "two"], padded: "one"))
        let sentence = try #require(plain.firstDifference(from: wrapped)).sentence(
            plain, wrapped, reference: "the first")
        #expect(sentence.contains(", where Image “one” in the first takes"), "\(sentence)")
        // The same number, of one kind, with nothing in common: in order.
        let renamed = row(["a", "b"]).firstDifference(from: row(["c", "d"]))
        #expect(renamed == nil)
    }

    @Test("the first view that differs is found in the order of negotiation: proposal, then answer, then place")
    func differences() throws {
        let difference = try #require(row(8).firstDifference(from: row(30)))
        #expect(difference.words == ("is proposed", "172 × 40", "150 × 40"))
        var inexact = difference
        inexact.kind = .proposal(
            ProposedViewSize(width: 172, height: 40), ProposedViewSize(width: 150, height: 40 + 1e-9))
        #expect(inexact.proposedAxes == [.horizontal])
        #expect((difference.first, difference.second) == (2, 2))
        #expect(row(8).firstDifference(from: row(8)) == nil)
        #expect(
            row(8).firstDifference(from: row(8, 300))?.kind
                == .proposal(ProposedViewSize(width: 200, height: 40), ProposedViewSize(width: 300, height: 40)))
        func frame(_ width: CGFloat) -> LayoutSnapshot {
            let builder = Builder()
            return builder.layOut(builder.frame(80, 80, builder.image("a", width, 20)), 200, 200)
        }
        #expect(frame(20).firstDifference(from: frame(30))?.words.verb == "takes")
        func aligned(_ alignment: VerticalAlignment) -> LayoutSnapshot {
            let builder = Builder()
            return builder.layOut(
                builder.row([builder.image("a", 20, 20), builder.image("b", 20, 60)], alignment), 200, 60)
        }
        let moved = try #require(aligned(.top).firstDifference(from: aligned(.bottom)))
        #expect(moved.words == ("is placed at", "(0, 0)", "(0, 40)"))
        #expect(heroes().firstDifference(from: row(8))?.kind != nil)
    }

    @Test("the child a stack serves first differs first, wherever it is")
    func served() throws {
        func stack(_ spacing: CGFloat, traces: Bool) -> LayoutSnapshot {
            let builder = Builder(traces: traces)
            // The least flexible one is served first, though it is last.
            let box = builder.arena.add(
                FlexibleFrameLayout(
                    horizontal: .init(min: 0, ideal: nil, max: 100), vertical: .init(min: nil, ideal: nil, max: nil),
                    alignment: .center),
                children: [builder.fill("box")], info: NodeInfo(name: "frame"))
            return builder.layOut(
                builder.row([builder.fill("words"), builder.fill("bar"), box], spacing: spacing), 240, 90)
        }
        let difference = try #require(stack(8, traces: true).firstDifference(from: stack(30, traces: true)))
        #expect((difference.first, difference.second) == (3, 3))
        #expect(difference.words == ("is proposed", "74.67 × 90", "60 × 90"))
        let written = try #require(stack(8, traces: false).firstDifference(from: stack(30, traces: false)))
        #expect(written.first == 1, "without a trace it is as they stand in the tree")
    }

    @Test("a label that only one layout has hides no view: the first difference is found among all")
    func labeled() throws {
        func stack(_ width: CGFloat, labels: Bool) -> LayoutSnapshot {
            let builder = Builder(traces: true)
            let first = builder.frame(width, 20, builder.fill("Color"))
            let last = builder.image("b", width, 20)
            if labels { for view in [first, last] { builder.arena.updateInfo(of: view) { $0.labels = ["own"] } } }
            return builder.layOut(builder.row([first, builder.image("a", 30, 20), last], spacing: 0), 300, 20)
        }
        let difference = try #require(stack(40, labels: false).firstDifference(from: stack(60, labels: true)))
        #expect((difference.first, difference.second) == (2, 2))
        #expect(difference.words == ("is proposed", "40 × 20", "60 × 20"))
    }

    @Test("what differs first, a proposal, a size or a place, has a verb of its own")
    func verbs() throws {
        func row(_ image: CGFloat, _ alignment: VerticalAlignment) -> LayoutSnapshot {
            let builder = Builder(traces: true)
            return builder.layOut(
                builder.row([builder.image("a", 20, image), builder.image("b", 20, 60)], alignment), 200, 60)
        }
        #expect(row(20, .top).firstDifference(from: row(30, .top))?.words.verb == "takes")
        #expect(row(20, .top).firstDifference(from: row(20, .bottom))?.words.verb == "is placed at")
        func box(_ width: CGFloat?) -> LayoutSnapshot {
            let builder = Builder(traces: true)
            return builder.layOut(builder.fill("a"), width, nil)
        }
        let open = try #require(box(nil).firstDifference(from: box(30)))
        #expect(open.words == ("is proposed", "nil × nil", "30 × nil"))
    }

    @Test("a view that only one panel has comes before what follows from it, whichever panel that is")
    func extra() throws {
        func row(_ names: [String]) -> LayoutSnapshot {
            let builder = Builder(traces: true)
            return builder.layOut(
                builder.row(names.map { builder.image($0, 30, 20) } + [builder.fill("rest")], spacing: 8), 300, 60)
        }
        let more = try #require(row(["one"]).firstDifference(from: row(["one", "two"])))
        #expect(more.words == ("holds", "2 views", "3 views"))
        #expect(more.extra.inFirst == [] && more.extra.inSecond == ["Image “two”"])
        let sentence = more.sentence(row(["one"]), row(["one", "two"]), reference: "panel 1")
        #expect(
            sentence == "First difference: HStack .center holds 3 views instead of 2 views. Only here: Image “two”.")
        let fewer = try #require(row(["one", "two"]).firstDifference(from: row(["one"])))
        #expect(fewer.words == ("holds", "3 views", "2 views"))
        #expect(
            fewer.sentence(row(["one", "two"]), row(["one"]), reference: "panel 1").hasSuffix(
                " Only in panel 1: Image “two”."))
    }

    @Test("another order of the same views comes before the proposals and places it leads to")
    func order() throws {
        func row(_ names: [String]) -> LayoutSnapshot {
            let builder = Builder(traces: true)
            return builder.layOut(builder.row(names.map { builder.image($0, 30, 20) }, spacing: 8), 300, 60)
        }
        let swapped = try #require(row(["one", "two"]).firstDifference(from: row(["two", "one"])))
        #expect((swapped.first, swapped.second) == (0, 0))
        #expect(swapped.words == ("holds", "Image “one”, then Image “two”", "Image “two”, then Image “one”"))
    }

    @Test("the same modifiers in another order are told as such, and no length of one beside that of the other")
    func modifiers() throws {
        func text(isFramedFirst: Bool, height: CGFloat? = 20) -> LayoutSnapshot {
            let builder = Builder(traces: true)
            let (image, four) = (builder.image("a", 30, 20), EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4))
            let root =
                isFramedFirst
                ? builder.padding(four, builder.frame(60, height, image))
                : builder.frame(60, height, builder.padding(four, image))
            return builder.layOut(root, 300, 60)
        }
        let (one, other) = (text(isFramedFirst: true), text(isFramedFirst: false))
        let difference = try #require(one.firstDifference(from: other))
        #expect(one.records[difference.first].name == "Image" && other.records[difference.second].name == "Image")
        #expect(difference.words == ("has", "frame, then padding", "padding, then frame"))
        #expect(
            difference.sentence(one, other, reference: "panel 1")
                == "First difference: Image “a” has padding, then frame, instead of frame, then padding.")
        // The outermost is marked, which is as large as both, and its words are about the order.
        let marks = [true, false].map { DifferenceMark(difference, one, other, isFirst: $0) }
        #expect(
            marks.allSatisfy(\.isOfModifiers) && marks.map(\.words) == ["frame, then padding", "padding, then frame"])
        #expect(one.records[marks[0].record].name == "padding" && other.records[marks[1].record].name == "frame")
        // What both begin and end with is no difference.
        func bordered(_ isFramedFirst: Bool) -> LayoutSnapshot {
            let builder = Builder(traces: true)
            let (four, image) = (EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4), builder.image("a", 30, 20))
            func inner(_ child: NodeID) -> NodeID {
                isFramedFirst
                    ? builder.padding(four, builder.frame(60, 20, child))
                    : builder.frame(60, 20, builder.padding(four, child))
            }
            let more = (0..<3).reduce(image) { child, _ in builder.padding(four, child) }
            return builder.layOut(builder.padding(four, builder.padding(four, inner(more))), 300, 200)
        }
        let deep = try #require(bordered(true).firstDifference(from: bordered(false)))
        #expect(deep.words == ("has", "frame, then padding", "padding, then frame"))
        let taller = try #require(one.firstDifference(from: text(isFramedFirst: true, height: 30)))
        #expect(taller.words.verb == "takes")
    }

    @Test("the first different answer is reported, though views before it in the tree differ too")
    func answered() throws {
        // The image is the least flexible and is measured first; its size leaves less for the others.
        func row(_ width: CGFloat) -> LayoutSnapshot {
            let builder = Builder(traces: true)
            return builder.layOut(
                builder.row([builder.fill("a"), builder.fill("b"), builder.image("box", width, 20)], spacing: 0), 300,
                60)
        }
        let difference = try #require(row(30).firstDifference(from: row(60)))
        #expect(row(30).records[difference.first].detail.contains("box"))
        #expect(difference.words == ("takes", "30 × 20", "60 × 20"))
    }

    @Test("names do not matter: an imitation may have any name")
    func imitation() {
        func named(_ name: String) -> LayoutSnapshot {
            let builder = Builder()
            let row = builder.row([builder.image("a", 20, 20)])
            builder.arena.updateInfo(of: row) { $0.name = name }
            return builder.layOut(row, 90, 90)
        }
        #expect(named("HStack").firstDifference(from: named("MyStack")) == nil)
    }

    @Test("a proposal with the same answer is no difference: the first is another proposal with another answer")
    func idle() throws {
        // With a wider gap, the image is proposed less and takes the same; what is left for the color differs.
        func row(_ spacing: CGFloat, room: CGFloat = 200, fills: Bool = true) -> LayoutSnapshot {
            let builder = Builder(traces: true)
            let rest = fills ? builder.fill("Color") : builder.image("b", 30, 20)
            return builder.layOut(builder.row([builder.image("a", 20, 20), rest], spacing: spacing), room, 40)
        }
        let shared = try #require(row(8).firstDifference(from: row(30)))
        #expect(row(8).records[shared.first].name == "Color")
        #expect(shared.words == ("is proposed", "172 × 40", "150 × 40"))
        // The same if the container also differs.
        let grown = try #require(row(8).firstDifference(from: row(8, room: 300)))
        #expect(grown.words == ("is proposed", "200 × 40", "300 × 40"))
        let fixed = try #require(row(8, fills: false).firstDifference(from: row(30, fills: false)))
        #expect(fixed.first == 0)
        #expect(fixed.words == ("takes", "58 × 20", "80 × 20"))
        // Different proposals to all, with the same answers.
        #expect(row(8, fills: false).firstDifference(from: row(8, room: 300, fills: false)) == nil)
    }
}
