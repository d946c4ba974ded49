import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The marks of a screen’s structure")
struct StructureMarkTests {
    @Test("where proposals are asked for, those of three views in a row are shown, within their stack")
    func proposalsInRow() throws {
        let snapshot = layout(300, 200) {
            HStack(spacing: 0) {
                Text("The first of the texts, which is longer than there is room").lineLimit(1)
                Text("second").layoutPriority(1)
                Text("third").layoutPriority(2)
            }
            .padding(20)
        }
        let scene = FigureScene(snapshot, annotations: [.structure, .proposals], style: .light)
        var canvas = AnnotationCanvas(style: .light, of: scene)
        ProposalsLayer().draw(scene, on: &canvas)
        #expect(canvas.proposed.compactMap(\.name).sorted() == ["first Text", "second Text", "third Text"])
        #expect(canvas.proposed.allSatisfy { !$0.isBroken && $0.span.upperBound < 280.5 && $0.span.lowerBound > 19.5 })
    }

    @Test("equal proposals to alike views at one place are one ruler")
    func equalProposals() {
        func names<V: View>(@ViewBuilder _ view: () -> V) -> [String?] {
            let snapshot = layout(300, 400, view)
            let scene = FigureScene(snapshot, annotations: [.structure, .proposals], style: .light)
            var canvas = AnnotationCanvas(style: .light, of: scene)
            ProposalsLayer().draw(scene, on: &canvas)
            return canvas.proposed.filter { $0.axis == .horizontal && $0.name != nil }.map(\.name)
        }
        let row = HStack {
            bar(40)
            Spacer()
            bar(50)
        }
        let rows = names { VStack { ForEach(0..<3) { _ in row.padding(8) } }.padding(20) }
        #expect(rows == ["each padded HStack"])
        let others = names {
            VStack {
                row.padding(8)
                Divider()
                Circle()
                Capsule().frame(height: 40)
                row.padding(8)
            }
            .padding(20)
        }
        #expect(others == ["each"], "\(others)")
    }

    @Test("a view that fills one axis alone has the proposal of that axis")
    func filledAxis() {
        let snapshot = layout(300, 400) {
            VStack(spacing: 20) {
                Text("A text").frame(maxWidth: .infinity).padding(8)
                Circle().frame(width: 60, height: 60)
            }
        }
        let scene = FigureScene(snapshot, annotations: [.structure, .proposals], style: .light)
        var canvas = AnnotationCanvas(style: .light, of: scene)
        ProposalsLayer().draw(scene, on: &canvas)
        let text = canvas.proposed.filter { $0.name?.contains("Text") == true }
        #expect(text.map(\.axis) == [.horizontal] && text.map(\.length) == [300], "\(text.map(\.name))")
    }

    @Test("of a frame of its own length the proposal inside is shown, and no number lies on the ruler")
    func proposalsInFrames() {
        let snapshot = layout(300, 400) {
            VStack(spacing: 20) {
                Text("A text of several lines in its frame").frame(width: 80)
                Text("Another").frame(width: 80)
            }
            .padding(24)
        }
        let scene = FigureScene(snapshot, annotations: [.structure, .proposals], style: .light)
        var canvas = AnnotationCanvas(style: .light, of: scene)
        ProposalsLayer().draw(scene, on: &canvas)
        #expect(canvas.proposed.map(\.name) == ["each Text"])
        #expect(canvas.proposed.map(\.length) == [80])
        canvas.drawProposals(fixedPainter)
        #expect(!canvas.isFree(CGRect(x: 50, y: 10, width: 20, height: 10)))
    }

    @Test("alike views have outlines of one weight, whatever is in them")
    func weights() {
        struct Block: View {
            let isLong: Bool
            var body: some View {
                if isLong {
                    VStack {
                        bar(30)
                        bar(50)
                    }
                } else {
                    bar(50)
                }
            }
        }
        let snapshot = layout(300, 400) { VStack { ForEach(0..<3) { Block(isLong: $0 == 1) } } }
        let scene = FigureScene(snapshot, annotations: .structure, style: .light)
        let blocks = scene.structure?.groups.flatMap(\.boxes).map { scene.outlines[scene.views[$0].outline].weight }
        #expect(blocks?.count == 3 && Set(blocks ?? []).count == 1)
    }

    @Test("the bracket of the whole is beyond the labels of its views, and no lead crosses it")
    func wholeBracket() throws {
        let snapshot = layout(300, 700) {
            VStack(alignment: .leading, spacing: 10) {
                bar(200)
                HStack {
                    bar(60)
                    bar(30)
                }
                Circle().frame(width: 50, height: 50)
            }
            .padding(150)
        }
        let texts = flattened(figure(snapshot, .structure).items).filter { $0.text != nil }
        func bounds(_ name: String) throws -> CGRect {
            try #require(texts.last { $0.text?.string.hasPrefix(name) == true }).bounds
        }
        #expect(try bounds("VStack").minX > bounds("HStack").maxX + 8)
    }

    @Test("of views that scroll out of view and are not as large as the others only those in view are counted")
    func inView() {
        let snapshot = layout(200, 200) {
            ScrollView(.horizontal) {
                HStack(spacing: 4) {
                    ForEach([30, 80, 55, 60, 44], id: \.self) { Color.red.frame(width: 60, height: CGFloat($0)) }
                }
            }
        }
        let texts = figure(snapshot, .structure).texts.joined(separator: " ")
        #expect(texts.contains("high, in view"), "\(texts)")
    }

    @Test("no outline of a row is drawn over what is in a safe area inset")
    func underInset() throws {
        let snapshot = layout(300, 300) {
            List(0..<20, id: \.self) { Text("Row \($0)") }
                .safeAreaInset(edge: .bottom) { Text("3 selected").frame(maxWidth: .infinity).frame(height: 60) }
        }
        let scene = FigureScene(snapshot, annotations: .structure, style: .light)
        let structure = try #require(scene.structure)
        let bar = try #require(structure.insets.first.map { scene.views[$0].frame })
        let rows = structure.outlined.keys.filter { scene.views[$0].systemPart == .row }
        #expect(!rows.isEmpty && rows.allSatisfy { scene.views[$0].frame.overlap(with: bar).height <= 8 })
    }
}
