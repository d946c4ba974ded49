import LayoutEngine
import Testing

@testable import Diagramming
@testable import Plumbline

@MainActor @Suite("Annotations that were chosen")
struct ChosenAnnotationsTests {
    private func scene<V: View>(
        _ annotations: Annotations, width: CGFloat = 300, _ view: @escaping @MainActor () -> V
    ) -> Scene {
        Scene("chosen/scene", proposal: ProposedViewSize(width: width, height: 200), content: view)
            .annotations(annotations)
    }

    private func words<V: View>(
        _ annotations: Annotations, width: CGFloat = 300, _ view: @escaping @MainActor () -> V
    ) throws -> FigureWords {
        try FigureWords(scene(annotations, width: width, view))
    }

    private func equalButtons() -> some View {
        VStack(spacing: 12) {
            Text("Continue").frame(maxWidth: .infinity).padding().background(.blue)
            Text("Continue without").frame(maxWidth: .infinity).padding().background(.gray)
        }
        .fixedSize(horizontal: true, vertical: false)
    }

    @Test(
        "say in the footer what the scene has none of, unless all were chosen",
        arguments: [
            (Annotations.padding, "no padding"), (.spacing, "no spacing of a stack or grid"),
            (.flexibility, "no stack with a flexible child"), (.priority, "no layout priority"),
            (.alignmentLines, "no views aligned on a line"),
        ])
    func absence(annotation: Annotations, phrase: String) throws {
        func view() -> some View { Color.red.frame(width: 40, height: 40) }
        #expect(try words([.borders, annotation], view).first(with: phrase) != nil)
        #expect(try words(.all, view).first(with: phrase) == nil)
    }

    @Test("name the symbols there are not")
    func symbols() throws {
        func view() -> some View {
            HStack {
                Image(systemName: "nosuchsymbol")
                Image(systemName: "norsuchone")
            }
        }
        #expect(
            try words(.borders, { Image(systemName: "nosuchsymbol") }).first(with: "symbol “nosuchsymbol” not drawn")
                != nil)
        #expect(try words(.borders, view).first(with: "symbols “nosuchsymbol” and “norsuchone” not drawn") != nil)
    }

    @Test("explain what a modifier that alters the proposal takes")
    func alteredProposals() throws {
        let fixed = try words(.why) { self.equalButtons() }
        #expect(fixed.first(with: "Its child’s ideal, as it proposes nil instead of 300.") != nil)
        let square = try words(.why, width: 100) { Color.red.aspectRatio(1, contentMode: .fit) }
        #expect(square.first(with: "Its child’s, as it proposes 100 instead of 200.") != nil)
    }

    @Test("show one phase of a layout: equal children are proposed the same width, and theirs follows from it")
    func phases() throws {
        let snapshot = try Figure(scene(.why) { self.equalButtons() }, scale: 1).snapshot
        let views = FigureScene(snapshot, annotations: .why, style: .light).views
        func widths(_ name: String) -> [CGFloat?] {
            views.filter { $0.name == name }.map(\.answeredProposal.width)
        }
        let paddings = widths("padding")
        #expect(paddings.count == 2 && paddings[0] == paddings[1] && paddings[0] != nil)
        #expect(widths("frame") == paddings.map { $0.map { $0 - 32 } })
        #expect(widths("Text") == widths("frame"))
    }

    @Test("pair a proposal with the size that answers it, where a view is measured with one and placed with another")
    func answers() throws {
        func views(_ annotations: Annotations) throws -> [ShownView] {
            let row = Scene("row", proposal: ProposedViewSize(width: 200, height: nil)) {
                HStack {
                    Text("A\nB")
                    Color.red
                }
            }
            .annotations(annotations)
            let snapshot = try Figure(row, scale: 1).snapshot
            return FigureScene(snapshot, annotations: annotations, style: .light).views
        }
        for annotations in [Annotations.borders, .ledger] {
            let color = try #require(try views(annotations).last { $0.name.hasPrefix("Color") })
            #expect(color.size.height > 30)
            #expect(color.answeredProposal.height == color.size.height, "not nil, which it answers by 10")
        }
        let probed = try #require(try views(.probes).last { $0.name.hasPrefix("Color") })
        #expect(probed.probes.contains { $0.proposal.height == nil && $0.took.height == 10 })
    }

    @Test("fold a background that passes everything through into the view in front of it")
    func folding() throws {
        let table = try words(.why) { self.equalButtons() }
        #expect(!table.all.contains { $0.hasPrefix("background") })
        #expect(table.first(with: "Passes through its background.") != nil)
        #expect(try words([.borders, .ledger]) { self.equalButtons() }.all.contains { $0.hasPrefix("background") })
    }

    @Test("list a stack's spacer, served last, however many views have names")
    func spacer() throws {
        let table = try words(.ledger) {
            HStack(spacing: 0) {
                ForEach(0..<9) { Color.red.frame(width: CGFloat(10 + $0), height: 10) }
                Spacer()
            }
        }
        #expect(table.all.contains("Spacer"))
    }

    @Test("keep the number of a ruler beside a table")
    func ruler() throws {
        #expect(try words([.proposals, .ledger]) { Color.red.frame(width: 40) }.first(with: "300 proposed") != nil)
    }

    @Test("draw the lines of stacks in stacks, and count those that are left out")
    func nestedLines() throws {
        func price(_ text: String) -> some View {
            HStack(alignment: .firstTextBaseline) {
                Text(text).font(.title)
                Text(text)
            }
        }
        let card = try words(.alignmentLines) {
            VStack(alignment: .leading) {
                Text("a")
                price("b")
            }
        }
        #expect(card.all.contains(".leading") && card.all.contains(".firstTextBaseline"))
        let cards = try words(.alignmentLines) {
            VStack(alignment: .leading) { ForEach(["a", "b", "c"], id: \.self) { price($0) } }
        }
        #expect(cards.first(with: "3 more alignments without a line") != nil)
    }

    @Test("have room for the padding’s number before sizes, and leave out that of a small padding around a leaf")
    func paddings() throws {
        func badge() -> some View {
            VStack {
                Text("New").padding(4)
                Color.red.frame(width: 100, height: 40)
            }
            .padding(20)
        }
        let card = try words([.padding]) { badge() }
        #expect(card.all.contains("20") && !card.all.contains("4"))
        #expect(card.first(with: "1 small padding without a number") != nil)
        let row = try words([.padding]) {
            HStack {
                Text("New").padding(4)
                Text("Old").padding(20)
            }
        }
        #expect(row.all.contains("4") && row.all.contains("20"))
        let chain = try words([.padding]) { Text("New").padding(.vertical, 4).padding(.horizontal, 20) }
        #expect(chain.all.contains("4") && chain.all.contains("20"))
    }
}
