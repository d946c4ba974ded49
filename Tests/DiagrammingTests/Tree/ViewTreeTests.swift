import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Trees")
struct ViewTreeTests {
    private func deep() -> LayoutSnapshot {
        let builder = Builder(traces: true)
        let insets = EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
        let row = builder.row([
            builder.image("rogue", 50, 64), builder.padding(insets, builder.image("dragoon", 58, 91)),
            builder.fill("Color"),
        ])
        return builder.layOut(
            builder.padding(insets, builder.column([row, builder.frame(30, 20, builder.fill("Circle"))])), 300, 200)
    }

    private func wide(_ count: Int) -> LayoutSnapshot {
        let builder = Builder(traces: true)
        return builder.layOut(builder.row((0..<count).map { builder.image("i\($0)", 10, 10) }), 400, 100)
    }

    private func list(_ snapshot: LayoutSnapshot, _ style: DiagramStyle = .light, scale: Int = 1) -> DisplayList {
        FigureComposer(style: style, text: fixedText, scale: scale).tree(
            ComposerInput(
                snapshot: snapshot, content: [], contentBounds: .null, annotations: .none,
                words: PageWords(title: "Title", caption: "Caption", footer: ["footer"])))
    }

    @Test("every view has its name, its proposal and its size")
    func numbers() {
        let snapshot = deep()
        let texts = list(snapshot).texts
        for record in snapshot.records {
            #expect(texts.contains(record.name))
            #expect(texts.contains("\(record.sizingProposal!)") && texts.contains(sizeText(record.size)))
        }
        let numbers = texts.count { $0.contains(" × ") && !$0.contains("proposed") }
        #expect(numbers == 2 * snapshot.records.count)
    }

    @Test("a child that is measured and left out has a dashed box with the reason, and is in the alt text")
    func leftOut() throws {
        let builder = Builder(traces: true)
        let snapshot = builder.layOut(
            builder.arena.add(
                ViewThatFitsLayout(axes: [.horizontal, .vertical]),
                children: [
                    builder.image("wide", 150, 20), builder.image("high", 50, 90), builder.image("fits", 40, 20),
                    builder.image("unasked", 30, 20),
                ], info: NodeInfo(name: "ViewThatFits")), 100, 60)
        let tree = ViewTree(scene(snapshot), snapshot)
        #expect(tree.nodes.map { $0.leftOut?.size.width } == [nil, 150, 50, nil])
        let list = list(snapshot)
        #expect(list.texts.contains("left out: too wide") && list.texts.contains("left out: too tall"))
        #expect(list.texts.contains("150 × 20") && list.texts.contains(LegendRole.leftOut.text))
        #expect(!list.texts.contains { $0.contains("unasked") })
        #expect(!self.list(deep()).texts.contains(LegendRole.leftOut.text))
        #expect(
            TreeAltText(snapshot).sentences.last
                == "ViewThatFits proposes nil × nil to Image “wide”, which would take 150 × 20 and is left out: "
                + "too wide; nil × nil to Image “high”, which would take 50 × 90 and is left out: too tall; "
                + "100 × 60 to Image “fits”, which takes 40 × 20.")
    }

    @Test("vertical arrows fill whole columns of pixels, and one directly below its port is straight", arguments: 1...3)
    func crispArrows(scale: Int) {
        var shafts = 0
        for (path, width) in flattened(list(deep(), scale: scale).items).compactMap(\.stroked) {
            var last: CGPoint?
            var columns: Set<CGFloat> = []
            for element in path.elements {
                guard case .line(let point) = element else {
                    last = if case .move(let point) = element { point } else { nil }
                    continue
                }
                if let last, last.x == point.x, last.y != point.y {
                    let edge = (point.x - width / 2) * CGFloat(scale)
                    #expect(abs(edge - edge.rounded()) < 1e-6)
                    columns.insert(point.x)
                    shafts += 1
                }
                last = point
            }
            // An arrow less than a pixel off would be slanted.
            let columnsApart = (columns.max() ?? 0) - (columns.min() ?? 0)
            #expect(columnsApart == 0 || columnsApart > 1)
        }
        #expect(shafts > 10)
    }

    @Test("boxes of one level do not touch, and each parent is centered above its children")
    func tidy() {
        var numbers = LabelPlacerTests.Seeded(state: 7)
        func node(_ depth: Int) -> TidyNode {
            let children = depth == 0 ? 0 : Int(numbers.next() % 4)
            return TidyNode(
                left: CGFloat(10 + numbers.next() % 40), right: CGFloat(10 + numbers.next() % 40),
                children: (0..<children).map { _ in node(depth - 1) })
        }
        for _ in 0..<100 {
            let root = node(5)
            let tree = TidyTree(root, gap: 8)
            var levels: [[(left: CGFloat, right: CGFloat)]] = Array(repeating: [], count: 6)
            var index = 0
            func walk(_ node: TidyNode, _ depth: Int) -> CGFloat {
                let middle = tree.middles[index]
                index += 1
                levels[depth].append((middle - node.left, middle + node.right))
                let middles = node.children.map { walk($0, depth + 1) }
                if let first = middles.first, let last = middles.last {
                    #expect(abs(middle - (first + last) / 2) < 1e-6)
                }
                return middle
            }
            _ = walk(root, 0)
            for level in levels {
                for (a, b) in zip(level, level.dropFirst()) { #expect(b.left - a.right >= 8 - 1e-6) }
            }
            let sides = levels.joined()
            #expect(abs((sides.map(\.left).min() ?? 0)) < 1e-6)
            #expect(abs((sides.map(\.right).max() ?? 0) - tree.width) < 1e-6)
        }
    }

    @Test("equal subtrees are drawn alike")
    func alike() {
        let leaf = TidyNode(left: 10, right: 20)
        let family = TidyNode(left: 15, right: 15, children: [leaf, leaf, leaf])
        let middles = TidyTree(TidyNode(left: 5, right: 5, children: [family, family]), gap: 4).middles
        let (first, second) = (middles[1...4].map { $0 - middles[1] }, middles[5...8].map { $0 - middles[5] })
        #expect(zip(first, second).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test("no texts overlap, and everything is on the canvas", arguments: 1...3)
    func legible(scale: Int) {
        for snapshot in [deep(), wide(3), wide(9), wide(30)] {
            let list = list(snapshot, scale: scale)
            expectApart(list)
            let canvas = CGRect(origin: .zero, size: list.size)
            let inside = canvas.insetBy(dx: 20, dy: 20).insetBy(dx: -0.01, dy: -3)
            for item in flattened(list.items) where item.bounds != canvas { #expect(inside.contains(item.bounds)) }
        }
    }

    @Test("more children than fit are one box that says how many")
    func folded() {
        #expect(list(wide(9)).texts.count { $0 == "Image" } == 9)
        let texts = list(wide(30)).texts
        #expect(texts.count { $0 == "Image" } == 7 && texts.contains("23 more views"))
    }

    /// A column of equal rows, below another one.
    private func rows(_ count: Int, _ cells: Int) -> LayoutSnapshot {
        let builder = Builder(traces: true)
        let rows = (0..<count).map { row in
            builder.row((0..<cells).map { builder.image("\(row).\($0)", 10, 10) })
        }
        return builder.layOut(
            builder.column([builder.row([builder.fill("left"), builder.fill("right")])] + rows), 400, 400)
    }

    @Test("in a tree that is too wide, only the first of equal views are shown, before others are left out")
    func foldedRows() {
        // The different views stay, and one or two of the rows.
        let texts = list(rows(8, 3)).texts
        #expect(texts.contains("left") && texts.contains("right"))
        #expect(texts.count { $0 == "Image" } == 6 && texts.contains("6 more views") && texts.contains("18 in them"))
        #expect(TreeAltText(rows(8, 3)).sentences.joined().contains("and to 6 more views, with 18 inside"))
        #expect(list(rows(2, 3)).texts.count { $0 == "Image" } == 6, "there is room for all")
        for snapshot in [rows(30, 3), rows(9, 9), rows(3, 30), rows(1, 12)] {
            let nodes = ViewTree(scene(snapshot), snapshot).nodes
            #expect(nodes.count { $0.children.isEmpty } <= 12)
        }
        // Every view is in the tree, or counted.
        let all = rows(30, 3)
        var count = 0
        for node in ViewTree(scene(all), all).nodes { count += node.view == nil ? node.count + node.held : 1 }
        #expect(count == 124)
    }

    @Test("a tree that is too deep ends in a box that counts the rest")
    func deepest() {
        let builder = Builder(traces: true)
        var node = builder.image("i", 10, 10)
        for _ in 0..<40 { node = builder.frame(20, 20, node) }
        let texts = list(builder.layOut(node, 100, 100)).texts
        #expect(texts.count { $0 == "frame" } == ViewTree.maxLevels && texts.contains("1 more view"))
        #expect(texts.contains("24 in it"))
    }

    /// A frame up to ∞ around a row, and a padding, in a column.
    private func nested() -> LayoutSnapshot {
        let builder = Builder(traces: true)
        let bounds = FlexibleFrameLayout.Bounds(min: nil, ideal: nil, max: .infinity)
        let none = FlexibleFrameLayout.Bounds(min: nil, ideal: nil, max: nil)
        let frame = builder.arena.add(
            FlexibleFrameLayout(horizontal: bounds, vertical: none, alignment: .center),
            children: [builder.row([builder.image("a", 50, 20)])], info: NodeInfo(name: "frame", role: .modifier))
        let insets = EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
        return builder.layOut(builder.column([frame, builder.padding(insets, builder.image("b", 30, 30))]), 320, 200)
    }

    @Test("tree, tables and alt text agree on proposals, and no proposal is the view’s own answer")
    func proposals() throws {
        let snapshot = nested()
        let row = try #require(snapshot.records.first { $0.name == "HStack" })
        #expect(row.proposal == ProposedViewSize(width: 320, height: 20), "that is its own answer")
        let proposed = try #require(row.sizingProposal)
        #expect(proposed.height == 96)
        let texts = list(snapshot).texts
        #expect(texts.contains("320 × 96"))
        #expect(
            TreeAltText(snapshot).sentences.contains(
                "The frame proposes 320 × 96 to HStack, which takes 50 × 20 and is finally proposed 320 × 20."))
        let (plain, reasoned) = (figure(snapshot, .ledger).texts, figure(snapshot, .why).texts)
        #expect(figure(snapshot, .probes).texts.contains("final proposal"))
        var missing = plain
        for text in reasoned { missing.firstIndex(of: text).map { _ = missing.remove(at: $0) } }
        #expect(missing.isEmpty, "what the table says without reasons it says with them")
    }

    @Test("in a tree a view has the hue of its kind, though it shares its bounds with others")
    func kinds() throws {
        let builder = Builder(traces: true)
        let row = builder.row([builder.frame(90, 40, builder.fill("Color")), builder.image("a", 90, 40)])
        let snapshot = builder.layOut(builder.frame(188, 40, row), 188, 40)
        let views = scene(snapshot).views
        #expect(views[1].outline == views[0].outline && views[1].hue != views[0].hue)
        let items = flattened(list(snapshot).items)
        func hues(_ name: String) -> Set<Hue> {
            Set(
                Hue.allCases.filter { hue in
                    items.contains {
                        $0.text?.string == name && $0.text?.runs[0].color == DiagramStyle.light[hue].text
                    }
                })
        }
        #expect(hues("HStack") == [Hue.of(.container, depth: 1)] && hues("Image") == [Hue.of(.leaf, depth: 0)])
        #expect(hues("Color") == [Hue.of(.leaf, depth: 0)])
        #expect(hues("frame") == [Hue.of(.modifier, depth: 0), Hue.of(.modifier, depth: 1)])
    }

    @Test("a modifier's hue differs from that of the next modifier around it", arguments: 0..<4)
    func modifiers(between: Int) throws {
        let builder = Builder(traces: true)
        var node = builder.frame(30, 30, builder.image("a", 20, 20))
        for _ in 0..<between { node = builder.row([node, builder.image("b", 5, 5)]) }
        let views = scene(builder.layOut(builder.frame(200, 90, node), 300, 300)).views.filter { $0.kind == .modifier }
        #expect(views.count == 2 && views[0].hue != views[1].hue)
    }

    @Test("hues are those of the views’ kinds")
    func hues() {
        let snapshot = deep()
        let items = flattened(list(snapshot).items)
        for view in scene(snapshot).views {
            #expect(
                items.contains {
                    $0.text?.string == view.name && $0.text?.runs[0].color == DiagramStyle.light[view.hue].text
                })
        }
    }

    @Test("the same layout gives the same list; light and dark differ in nothing but colors")
    func deterministic() {
        #expect(list(deep()) == list(deep()))
        let (light, dark) = (list(deep()), list(deep(), .dark))
        #expect(light != dark && light.texts == dark.texts)
        #expect(flattened(light.items).map(\.bounds) == flattened(dark.items).map(\.bounds))
    }

    @Test("alt text: who proposes what to whom, and who takes what")
    func words() {
        #expect(
            TreeAltText(wide(2)).sentences == [
                "It shows the view tree, 2 levels deep, with proposals going down and sizes coming up.",
                "The scene proposes 400 × 100 to HStack, which takes 28 × 10.",
                "HStack proposes 196 × 100 to Image “i0”, which takes 10 × 10; "
                    + "382 × 100 to Image “i1”, which takes 10 × 10.",
            ])
        let empty = LayoutSnapshot(layingOut: nil, in: LayoutArena(), proposal: .unspecified)
        #expect(TreeAltText(empty).sentences == ["It has no views."])
        #expect(list(empty).texts.contains("Title"))
    }
}
