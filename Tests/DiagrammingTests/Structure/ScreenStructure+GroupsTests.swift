import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The groups of a screen’s structure")
struct ScreenStructureGroupsTests {
    @Test("rows that begin alike are one group; two of different content have a label each")
    func makes() throws {
        let builder = Builder()
        func row(_ first: NodeID) -> NodeID { builder.row([first, builder.image("b", 40, 20)]) }
        let alike = [row(builder.image("a", 20, 20)), row(builder.image("a", 30, 20))]
        #expect(try drawn(builder.layOut(builder.column(alike), nil, nil)).structure.groups.map(\.units.count) == [2])
        let other = Builder()
        let mixed = [
            other.row([other.image("a", 20, 20), other.image("b", 40, 20)]),
            other.row([other.column([other.fill("Color"), other.fill("Color")]), other.image("b", 40, 20)]),
        ]
        let (structure, _) = try drawn(other.layOut(other.column(mixed), 200, 200))
        #expect(structure.groups.map(\.units.count) == [1, 1] && structure.labeled == [0, 1])
    }

    @Test("a last row that lacks a part is one of the rows, whatever else is equal")
    func last() throws {
        let builder = Builder()
        func row(_ marks: [NodeID]) -> NodeID {
            builder.row([
                builder.column(marks), builder.column([builder.image("b", 40, 20), builder.image("c", 40, 20)]),
            ])
        }
        let rows = [true, true, false].map { hasLine in
            row([builder.image("dot", 10, 10)] + (hasLine ? [builder.image("line", 2, 30)] : []))
        }
        let (structure, _) = try drawn(builder.layOut(builder.column(rows), nil, nil))
        #expect(structure.groups.map(\.units.count) == [3])
    }

    @Test("equal views with others among them have a label each: one bracket would hold the others too")
    func apart() throws {
        let builder = Builder()
        func pair() -> NodeID { builder.column([builder.image("a", 40, 20), builder.image("b", 30, 10)]) }
        let row = builder.row([pair(), builder.padding(insets(8, 0), pair()), pair()])
        let (structure, _) = try drawn(builder.layOut(row, nil, nil))
        #expect(structure.groups.map(\.name) == ["VStack", "padded VStack", "VStack"])
    }

    @Test("the rows of a list are its content, its headers explain themselves")
    func headings() throws {
        let builder = Builder()
        func part(_ name: String, _ part: SystemPart, _ content: NodeID) -> NodeID {
            var info = NodeInfo(name: name)
            info.systemPart = part
            return builder.arena.add(PaddingLayout(insets: insets(8, 8)), children: [content], info: info)
        }
        let list = builder.column(
            [part("section header", .sectionHeading, words(builder, "Sound", 40))]
                + (0..<3).map { _ in part("row", .row, words(builder, "Quiet", 60)) }, .leading, spacing: 0)
        let (structure, scene) = try drawn(
            builder.layOut(builder.column([list, builder.image("bar", 90, 40)]), nil, nil))
        #expect(structure.groups.map(\.name) == ["row", "Image"] && structure.groups[0].units.count == 3)
        #expect(
            scene.structureCaption()?.contains("a VStack (three rows) and an Image") == true,
            "\(scene.structureCaption() ?? "")")
    }

    @Test("emphasizes equal views together, though others lie between them")
    func emphasis() throws {
        func words(_ text: String) -> some View { Text(text).padding(.horizontal, 16) }
        let column = layout(300, 300) {
            VStack(alignment: .leading) {
                words("One")
                words("Second")
                bar(200)
                words("Third one")
            }
        }
        let structure = try #require(FigureScene(column, annotations: .structure, style: .light).structure)
        let strong = structure.groups.indices.filter(structure.isEmphasized)
        #expect(strong.map { structure.groups[$0].units.count } == [2, 1])
        #expect(strong.allSatisfy { structure.groups[$0].name == "padded Text" })
    }

    @Test("names equal siblings alike, also where a padding fills its frame")
    func alike() throws {
        let scene = FigureScene(
            layout(300, 100) {
                HStack {
                    ForEach([20, 70], id: \.self) { width in
                        bar(width).padding(8).frame(minWidth: 60).background(.teal.opacity(0.3))
                    }
                    bar(30)
                }
            }, annotations: .structure, style: .light)
        let groups = try #require(scene.structure).groups
        #expect(groups.contains { $0.units.count == 2 && $0.name == "frame of Color" }, "\(groups.map(\.name))")
    }

    @Test("counts a link to a row among the rows beside it")
    func rowsInLinks() throws {
        struct Row: View {
            let words: String
            var body: some View {
                HStack {
                    Text(words)
                    Spacer()
                }
                .frame(height: 40)
            }
        }
        let snapshot = layout(300, 300) {
            VStack {
                NavigationLink {
                    Text("there")
                } label: {
                    Row(words: "One")
                }
                Row(words: "Two")
                Button {
                } label: {
                    Row(words: "Three")
                }
                Button("Four") {}
            }
        }
        let scene = FigureScene(snapshot, annotations: .structure, style: .light)
        let groups = try #require(scene.structure).groups
        #expect(groups.map { "\($0.units.count) × \($0.name)" } == ["3 × Row", "1 × Button"])
    }
}
