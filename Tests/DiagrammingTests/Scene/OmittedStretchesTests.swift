import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@Suite("Long stretches of nothing are left out of a screen's picture")
struct OmittedStretchesTests {
    private func snapshot(_ height: CGFloat, proposed: CGFloat) -> LayoutSnapshot {
        let builder = Builder()
        let column = builder.column((0..<3).map { builder.image("\($0)", 40, 20) }, spacing: 10)
        return builder.layOut(builder.frame(200, height, column), 200, proposed)
    }

    private func scene(_ height: CGFloat, _ annotations: Annotations = .structure) -> FigureScene {
        FigureScene(snapshot(height, proposed: height), annotations: annotations, style: .light)
    }

    @Test("above and below content alike, whose own distances stay")
    func both() throws {
        let scene = scene(800)
        #expect(scene.omittedStretches.removed == [52...332, 492...772])
        #expect(scene.bounds.height == 240 && scene.omittedStretches.breaks == [52, 212])
        let images = scene.views.filter { $0.name == "Image" }
        #expect(images.map(\.frame.minY) == [80, 110, 140])
        // The numbers are the layout's.
        #expect(scene.views[0].size.height == 800 && scene.omittedStretches.length(of: 0...80) == 360)
        #expect(scene.omittedStretches.length(of: 160...240) == 360)
    }

    @Test("a length that was proposed ends where it does in the whole picture", arguments: [100 as CGFloat, 400, 700])
    func proposed(length: CGFloat) throws {
        let stretches = scene(800).omittedStretches
        #expect(stretches.place(length, below: 0) == [100: 52, 400: 120, 700: 212][length])
        #expect(stretches.place(300, below: 120) == 212)
        let texts = figure(snapshot(800, proposed: length), .structure).texts
        #expect(texts.contains("\(Int(length))\nproposed"), "\(texts)")
    }

    @Test("but not of a small view, nor where the author asked for other annotations")
    func none() {
        #expect(scene(400).omittedStretches.isEmpty)
        #expect(scene(800, [.structure, .dimensions]).omittedStretches.isEmpty)
    }

    @Test("in scroll views and blurred views, too, but not in views that are turned")
    @MainActor
    func effects() {
        func cuts<V: View>(@ViewBuilder _ view: () -> V) -> Int {
            FigureScene(layout(200, 800, view), annotations: .structure, style: .light).omittedStretches.removed.count
        }
        #expect(cuts { NavigationStack { ScrollView { Color.red.frame(height: 80) } } } == 1)
        #expect(cuts { ScrollView { Color.red.frame(height: 80) }.blur(radius: 0) } == 1)
        #expect(cuts { ZStack { ScrollView { Color.red.frame(height: 80) }.rotationEffect(.degrees(3)) } } == 0)
    }

    @Test("but not the place of a hidden text")
    @MainActor
    func hidden() {
        func removed(_ isText: Bool) -> [ClosedRange<CGFloat>] {
            let snapshot = layout(200, 800) {
                VStack(spacing: 0) {
                    Color.red.frame(height: 40)
                    if isText { Text("a").frame(height: 700).hidden() } else { Color.clear.frame(height: 700) }
                    Color.red.frame(height: 40)
                }
            }
            return FigureScene(snapshot, annotations: .structure, style: .light).omittedStretches.removed
        }
        #expect(removed(false).count == 1)
        // Above and below its line.
        #expect(removed(true).count == 2)
    }

    @Test("whatever is beyond the screen")
    func beyond() {
        let builder = Builder()
        // From −490 to 410, and from 910 on.
        let column = builder.column(
            (0..<3).map { builder.image("\($0)", 40, $0 == 0 ? 20 : 900) }, spacing: 500)
        let snapshot = builder.layOut(builder.frame(200, 800, column), 200, 800)
        let scene = FigureScene(snapshot, annotations: .structure, style: .light)
        #expect(scene.omittedStretches.removed == [462...772])
    }

    @Test("beside a stretch that is cut, a shorter one is cut as well, so that equal gaps look equal")
    func equal() {
        /// How many stretches are cut of a picture with that room above and below it.
        func cuts(_ top: CGFloat, _ bottom: CGFloat) -> Int {
            let builder = Builder()
            let insets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
            let snapshot = builder.layOut(builder.padding(insets, builder.image("a", 40, 40)), 200, nil)
            return FigureScene(snapshot, annotations: .structure, style: .light).omittedStretches.removed.count
        }
        #expect(cuts(190, 190) == 0)
        #expect(cuts(190, 210) == 2)
        #expect(cuts(90, 210) == 1)
    }

    @Test("lie in one padding or in the room around it, so that each number is that of its strip")
    func oneStretch() {
        let builder = Builder()
        let insets = EdgeInsets(top: 60, leading: 0, bottom: 60, trailing: 0)
        let padded = builder.padding(insets, builder.image("a", 40, 300))
        let snapshot = builder.layOut(builder.frame(200, 800, padded), 200, 800)
        let scene = FigureScene(snapshot, annotations: .structure, style: .light)
        #expect(scene.omittedStretches.removed == [52...162, 662...772])
        let texts = figure(snapshot, .structure).texts
        #expect(texts.contains("190 free") && texts.contains("60"), "\(texts)")
    }
}
