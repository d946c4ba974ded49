import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The structure of a screen without annotations")
struct ScreenStructureTests {
    private let even = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)

    private func structure(_ snapshot: LayoutSnapshot, _ choose: (inout FigureSelection) -> Void = { _ in }) throws
        -> (structure: ScreenStructure, scene: FigureScene)
    {
        var selection = FigureSelection()
        choose(&selection)
        let scene = FigureScene(snapshot, annotations: .structure, style: .light, selection: selection)
        return (try #require(scene.structure), scene)
    }

    /// A padded column of a heading and of rows, each of a picture and a picture.
    private func list(_ rows: Int, named name: String? = nil) -> LayoutSnapshot {
        let builder = Builder()
        let all = (0..<rows).map { index in
            let row = builder.row([builder.image("icon", 20, 20), builder.image("name", 80, 30)], spacing: 100)
            if let name { builder.arena.updateInfo(of: row) { $0.labels = [name] } }
            return row
        }
        let column = builder.column([builder.image("heading", 120, 24)] + all, .leading, spacing: 12)
        return builder.layOut(builder.padding(even, column), 320, nil)
    }

    @Test("the content of padding, what it is made of, and equals as one group")
    func rows() throws {
        let (structure, scene) = try structure(list(3))
        #expect(scene.views[structure.focus.core].name == "VStack" && structure.focus.paddings == [0])
        #expect(structure.groups.map(\.name) == ["Image", "HStack"] && structure.groups.map(\.units.count) == [1, 3])
        let emphasized = try #require(structure.emphasized)
        #expect(
            structure.groups[emphasized].name == "HStack"
                && scene.views.commonSize(structure.groups[emphasized].units) == "200 × 30")
        // The three are equally strong, and nothing inside them has an outline.
        #expect(structure.strong.count == 3 && structure.unmarked == 6)
        #expect(scene.outlines.count { $0.isDrawn && !$0.isQuiet } == 3)
    }

    @Test("what fills the proposal that the rulers show has no mark: the largest view in it is emphasized")
    func filling() throws {
        let (screen, scene) = try structure(
            layout(200, 300) {
                VStack(spacing: 0) {
                    bar(80)
                    Circle().frame(maxWidth: .infinity, maxHeight: .infinity)
                }
            })
        let emphasized = try #require(screen.emphasized)
        #expect(scene.views[screen.groups[emphasized].units[0].core].name == "Circle")
    }

    @Test("what is alone on a screen is emphasized, however small")
    func lone() throws {
        let (screen, _) = try structure(
            layout(300, 600) {
                NavigationStack {
                    VStack {
                        Color.red.frame(width: 10, height: 10)
                        Text("Loading")
                    }
                    .navigationTitle("News")
                }
            })
        let emphasized = try #require(screen.emphasized)
        #expect(screen.groups[emphasized].kind == "VStack")
    }

    @Test("a list that extends into the safe area is marked where the views around it have it")
    func listPlace() throws {
        let (screen, scene) = try structure(
            layout(300, 600) {
                VStack(spacing: 0) {
                    bar(80)
                    List { Text("A") }
                }
                .safeAreaPadding(.bottom, 34)
            })
        let list = try #require(screen.groups.first { $0.name == "List" })
        #expect(WholePoints(scene.views[list.boxes[0]].size.height) == WholePoints(600 - 34 - 20))
    }

    @Test("the caption says what the content takes and what it is made of, and in full also what was proposed")
    func caption() throws {
        let (screen, scene) = try structure(list(3))
        let words = "The VStack takes 200 × 150 and stacks an Image and three HStacks, 12 apart, inside 16 of padding."
        #expect(scene.structureCaption() == words)
        #expect(
            StructureCaption(structure: screen, scene: scene).sentences.joined(separator: " ") == "Proposed 320 wide. "
                + words)
        let one = Builder()
        #expect(
            try structure(one.layOut(one.image("a", 30, 20), nil, nil)).scene.structureCaption()
                == "The Image takes 30 × 20.")
    }

    /// A picture and, over its shade, a container of two that is presented.
    private func window(_ part: SystemPart?, _ name: String) -> LayoutSnapshot {
        let builder = Builder()
        func layered(_ children: [NodeID], _ name: String, _ part: SystemPart?) -> NodeID {
            let node = builder.arena.add(
                ZStackLayout(), children: children, info: NodeInfo(name: name, role: .container))
            builder.arena.updateInfo(of: node) { $0.systemPart = part }
            return node
        }
        let row = builder.row([builder.image("a", 30, 20), builder.image("b", 30, 20)])
        let dimming = builder.image("dimming", 100, 100)
        builder.arena.updateInfo(of: dimming) { $0.systemPart = .chrome }
        let presented = part == nil ? row : layered([row], name, part)
        if part == nil { builder.arena.updateInfo(of: row) { $0.name = name } }
        let all = [builder.image("below", 60, 20), dimming, presented]
        return builder.layOut(layered(all, "window", .window), 100, 100)
    }

    @Test("with a sheet the figure is about the sheet")
    func sheet() throws {
        let (structure, scene) = try structure(window(.sheet, "sheet"))
        #expect(scene.views[structure.focus.outer].systemPart == .sheet)
        #expect(
            scene.structureCaption()
                == "The HStack lines up two Images, 8 apart, in a sheet of 68 × 20 over an Image.")
    }

    @Test("what is presented otherwise is said to be over the screen, whose shade is not counted")
    func presented() throws {
        let (structure, scene) = try structure(window(nil, "alert"))
        let emphasized = try #require(structure.emphasized)
        #expect(structure.groups[emphasized].name == "alert")
        #expect(scene.structureCaption() == "An alert of 68 × 20 is over an Image.")
    }

    @Test("a label of the author's is what the figure is about, however few have it")
    func named() throws {
        let (labeled, scene) = try structure(list(2, named: "contact"))
        #expect(labeled.emphasized.map { labeled.groups[$0].name } == "contact" && labeled.strong.count == 2)
        #expect(scene.structureCaption()?.contains("two contacts") == true)
    }

    @Test("a grid of equals stands for itself; views pushed aside by a spacer have bounds of their own")
    func opened() throws {
        let builder = Builder()
        let cells = (0..<9).map { builder.cell(builder.frame(30, 20, builder.fill("Color")), row: $0 / 3) }
        let grid = builder.arena.add(GridLayout(), children: cells, info: NodeInfo(name: "Grid"))
        let column = builder.column([builder.image("heading", 120, 24), grid])
        let (structure, _) = try structure(builder.layOut(column, 320, nil))
        #expect(structure.groups.map(\.name) == ["Image", "Color"] && structure.groups[1].units.count == 9)
        #expect(structure.groups[1].container != nil && structure.emphasized == 1)
    }

    @Test("the focus is any view: only it and what is in it are marked")
    func focus() throws {
        let (structure, scene) = try structure(list(3)) { $0.focus = "HStack" }
        #expect(structure.focus.core == structure.focus.box && scene.views[structure.focus.core].name == "HStack")
        #expect(
            scene.outlines.filter(\.isDrawn).allSatisfy {
                $0.views.allSatisfy { scene.isAncestor(structure.focus.box, of: $0) }
            })
        #expect(
            scene.structureCaption()?.hasPrefix("The HStack takes 200 × 30") == true,
            "\(scene.structureCaption() ?? "")")
    }

    @Test("borders and sizes of more views than have names show the structure, unless the author chose")
    func automatic() {
        func isStructure(_ rows: Int, _ choose: (inout FigureSelection) -> Void = { _ in }) -> Bool {
            var selection = FigureSelection()
            choose(&selection)
            let scene = FigureScene(list(rows), annotations: [.borders, .sizes], style: .light, selection: selection)
            return scene.structure != nil
        }
        #expect(isStructure(3) && !isStructure(1))
        #expect(!isStructure(3) { $0.emphasis = ["Image"] } && !isStructure(3) { $0.maxNames = .max })
    }

    @MainActor @Test("where sizes are asked for, texts have labels as well")
    func listedSizes() throws {
        let snapshot = layout(300, 400) {
            VStack {
                Text("Heading")
                ForEach(0..<8) { number in bar(CGFloat(40 + number)) }
            }
        }
        func labels(_ annotations: Annotations) throws -> [String] {
            let structure = try #require(FigureScene(snapshot, annotations: annotations, style: .light).structure)
            return structure.labeled.map { structure.groups[$0].name }
        }
        #expect(try labels([.borders, .sizes]) == ["Color"])
        #expect(try labels(.sizes) == ["Text", "Color"])
    }

    @Test("a button is a button, whatever its label is made of, and alike its brothers")
    func controls() throws {
        struct Button {}
        let builder = Builder()
        let label = builder.frame(34, 34, builder.image("plus", 20, 20))
        let buttons = [label, builder.image("minus", 20, 20)]
        for button in buttons { builder.arena.viewTypes[button] = Button.self }
        let (structure, scene) = try structure(
            builder.layOut(builder.column(buttons + [builder.image("a", 90, 9)]), 200, nil))
        #expect(structure.groups.map(\.name) == ["Button", "Image"])
        #expect(structure.groups[0].boxes.allSatisfy { structure.outlined[$0] != nil })
        #expect(Set(structure.groups[0].boxes.map { scene.views[$0].hue }).count == 1)
    }

    @Test("what the author wants to see has a mark, and nothing else")
    func shown() throws {
        let (structure, _) = try structure(list(3)) { $0.shown = ["Image"] }
        #expect(structure.groups.map(\.name) == ["Image"] && structure.groups[0].units.count == 7)
    }

    @MainActor @Test("of views that leave their containers alike the first has a number, on one side")
    func overflowOnce() {
        let snapshot = layout(300, 300) {
            VStack(spacing: 40) {
                Color.blue.frame(width: 80, height: 50).frame(width: 80, height: 20)
                Color.blue.frame(width: 80, height: 50).frame(width: 80, height: 20)
                bar(80).background { Color.blue.frame(width: 80, height: 60) }
            }
        }
        let texts = figure(snapshot, .structure).texts
        #expect(texts.filter { $0.hasPrefix("+") } == ["+15"], "\(texts)")
    }

    @MainActor @Test("rows under a bar are neither counted nor outlined", arguments: [true, false])
    func coveredRows(isInset: Bool) throws {
        let rows = ScrollView {
            VStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.yellow.frame(height: 40).padding(2) } }
        }
        let bar = Color.green.frame(height: 50)
        let snapshot = layout(200, 300) {
            if isInset {
                rows.safeAreaInset(edge: .bottom, spacing: 0) { bar }
            } else {
                rows.overlay(alignment: .bottom) { bar }
            }
        }
        let scene = FigureScene(snapshot, annotations: .structure, style: .light)
        // 250 of 300 points hold five rows and a part of one.
        #expect(scene.structureCaption()?.contains("(6 in view)") == true, "\(scene.structureCaption() ?? "")")
        let structure = try #require(scene.structure)
        let drawn = structure.groups[0].boxes.filter { structure.outlined[$0] != nil }
        #expect(drawn.count == 6)
        #expect(drawn.allSatisfy { scene.outlines[scene.views[$0].outline].frame.maxY <= 250.5 }, "\(drawn)")
    }

    @MainActor @Test("a layout of the author's has a mark, not only what is in it")
    func authorsLayout() throws {
        struct Flow: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 120, height: 40)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for (index, subview) in subviews.enumerated() {
                    subview.place(
                        at: CGPoint(x: bounds.minX + CGFloat(index) * 40, y: bounds.minY), proposal: .unspecified)
                }
            }
        }
        let snapshot = layout(200, 200) {
            VStack {
                bar(50)
                Flow { ForEach(0..<3) { _ in Color.blue.frame(width: 38, height: 38).padding(1) } }
            }
        }
        let structure = try #require(FigureScene(snapshot, annotations: .structure, style: .light).structure)
        #expect(structure.labeled.map { structure.groups[$0].name } == ["Color", "Flow"])
    }

    @Test("what is presented is over all of the screen, and has its own size beside a screen as large as its frame")
    func presentedOverScreen() {
        let alert = structureCaption(300, 400) {
            VStack {
                Text("Sign in")
                Spacer()
            }
            .alert("Password", isPresented: .constant(true)) { Button("OK") {} }
        }
        #expect(alert.hasPrefix("An alert of ") && alert.contains(" is over a VStack."), "\(alert)")
        let dialog = structureCaption(300, 400) {
            Text("Photo").frame(maxWidth: .infinity, maxHeight: .infinity)
                .confirmationDialog("Share", isPresented: .constant(true), titleVisibility: .visible) {
                    Button("Save") {}
                }
        }
        #expect(dialog.hasPrefix("A confirmation dialog of 284 × "), "\(dialog)")
    }
}
