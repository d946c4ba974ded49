import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("Of a screen, what is in view is marked")
struct ScreenInViewTests {
    private func scene<V: View>(@ViewBuilder _ view: () -> V) throws -> (structure: ScreenStructure, scene: FigureScene)
    {
        let scene = FigureScene(layout(200, 300, view), annotations: .structure, style: .light)
        return (try #require(scene.structure), scene)
    }

    @Test("a view that is cut has an outline that is open where it is cut")
    func clipped() throws {
        let (structure, scene) = try scene {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<5) { _ in Color.red.frame(height: 120) } }
            }
        }
        let rows = structure.groups[0].boxes.map { scene.outlines[scene.views[$0].outline] }
        #expect(rows.count == 5)
        #expect(rows[0].openEdges.isEmpty && rows[1].openEdges.isEmpty)
        #expect(rows[2].openEdges == [.bottom] && rows[2].rect.height == 60)
        #expect(rows.map(\.isDrawn) == [true, true, true, false, false])
        let bottom = EdgeLines(scene.outlines).lines.filter { $0.edge == .bottom && $0.rect.maxY > 250 }
        #expect(bottom.allSatisfy { $0.first != scene.views[structure.groups[0].boxes[2]].outline })
    }

    @Test("a spacer in a scroll view takes its minimum, so nothing is left to it")
    func spacer() throws {
        let (_, scene) = try scene {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 120)
                    Spacer(minLength: 25)
                    Color.blue.frame(height: 120)
                }
            }
        }
        #expect(scene.structureCaption()?.contains("left") == false, "\(scene.structureCaption() ?? "")")
    }

    @Test("a background that fills the container, into the safe area as well, is no group")
    func ground() throws {
        let (structure, _) = try scene {
            ZStack {
                LinearGradient(colors: [.blue, .white], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
                VStack {
                    Color.red.frame(width: 80, height: 40)
                    Text("Harbor")
                }
            }
        }
        #expect(!structure.groups.contains { $0.kind == "LinearGradient" }, "\(structure.groups.map(\.kind))")
    }

    @Test("beside its bars, a screen’s content is marked by the views in it")
    func screen() throws {
        let (structure, scene) = try scene {
            NavigationStack {
                ScrollView {
                    VStack {
                        Color.red.frame(width: 80, height: 40)
                        HStack { ForEach(0..<3) { _ in Color.blue.frame(width: 40, height: 40) } }
                    }
                }
                .navigationTitle("Today")
            }
        }
        let names = structure.groups.map(\.name)
        #expect(!names.contains("ScrollView") && names.contains("navigation bar") && names.count == 3, "\(names)")
        let caption = try #require(scene.structureCaption())
        #expect(caption.contains("a ScrollView of"), "\(caption)")
    }

    @Test("rows of a list that goes on are counted as those in view")
    func rows() throws {
        let long = try scene { List { ForEach(0..<20) { Text("Row \($0)") } } }.scene.structureCaption() ?? ""
        #expect(long.contains("rows in view"), "\(long)")
        let short = try scene { List { ForEach(0..<2) { Text("Row \($0)") } } }.scene.structureCaption() ?? ""
        #expect(short.contains("two rows") && !short.contains("in view"), "\(short)")
    }

    @Test("what reaches into the safe area is not too large")
    func reaching() throws {
        let caption = try scene {
            ZStack { List { Text("Row") } }.safeAreaInset(edge: .bottom) { Color.red.frame(height: 40) }
        }.scene.structureCaption()
        #expect(caption?.contains("than the") == false, "\(caption ?? "")")
    }

    @Test("an offset view is marked where it is drawn")
    func offset() throws {
        let (structure, scene) = try scene {
            VStack {
                Color.red.frame(width: 80, height: 40)
                Color.blue.frame(width: 60, height: 30).offset(x: 20, y: 10)
            }
        }
        let moved = try #require(structure.groups.flatMap(\.units).last)
        #expect(scene.views[moved.box].name != "offset" && scene.views[moved.box].size == CGSize(width: 60, height: 30))
    }

    @Test("a container that is too large says by how much")
    func excess() throws {
        let (_, scene) = try scene {
            HStack(spacing: 0) {
                Color.red.frame(width: 180, height: 40)
                Color.blue.frame(width: 60, height: 30)
            }
        }
        #expect(scene.structureCaption()?.contains("It is 40 wider than the 200 it is proposed: ") == true)
    }

    @Test("a background in the safe area is not striped as overflow")
    func background() {
        let snapshot = layout(200, 300) {
            Text("Harbor")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background { Color.blue.ignoresSafeArea() }
                .safeAreaInset(edge: .bottom) { Color.red.frame(height: 40) }
        }
        let scene = FigureScene(snapshot, annotations: .overflow, style: .light)
        let reaching = scene.views.filter { view in
            view.parent.map { scene.views[$0].facts.ignoresSafeArea } ?? false
        }
        #expect(!reaching.isEmpty)
        let shown = Set(OverflowLayer().shown(in: scene).map(\.view.id))
        #expect(reaching.allSatisfy { !shown.contains($0.id) })
    }
}
