import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Dimensions")
struct DimensionsLayerTests {
    private func texts(_ canvas: AnnotationCanvas) -> [String] { canvas.labels.map { $0.shapes[0].string } }

    @Test("a labeled view has its width and height once; other views have none")
    func dimensions() {
        let builder = Builder()
        let named = builder.image("a", 50, 30)
        builder.arena.updateInfo(of: named) { $0.labels = ["named"] }
        let snapshot = builder.layOut(builder.row([named, builder.image("b", 20, 20)]), 200, 100)
        let canvas = canvas(snapshot, DimensionsLayer())
        #expect(texts(canvas) == ["50", "30"])
        #expect(Set(canvas.roles.keys) == [.dimension])
    }

    @Test("a stack that asks for it has its row, gap by gap, and its whole length")
    func row() {
        let builder = Builder()
        let row = builder.row([builder.image("a", 50, 30), builder.image("b", 20, 20)], spacing: 7)
        builder.arena.updateInfo(of: row) {
            $0.annotationEdits = [AnnotationEdit(adds: Annotations.dimensions.rawValue)]
        }
        let shown = FigureScene(
            builder.layOut(row, 200, 100), annotations: .none, style: .light)
        var canvas = AnnotationCanvas(style: .light, of: shown)
        DimensionsLayer().draw(shown, on: &canvas)
        #expect(texts(canvas) == ["50", "20", "7", "77", "30"])
    }

    private func measured(_ annotations: Annotations, _ make: (Builder) -> NodeID) -> [String] {
        let builder = Builder()
        let scene = FigureScene(
            builder.layOut(make(builder), 200, 100), annotations: annotations, style: .light)
        var canvas = AnnotationCanvas(style: .light, of: scene)
        DimensionsLayer().draw(scene, on: &canvas)
        return texts(canvas)
    }

    @Test("a length shown in a row is not repeated for a view or a stack in it")
    func once() {
        let edit = AnnotationEdit(adds: Annotations.dimensions.rawValue, isForSubtree: true)
        let lengths = measured(.none) { builder in
            let column = builder.column([builder.image("a", 50, 30), builder.image("b", 20, 10)])
            let row = builder.row([column, builder.image("c", 25, 25)], spacing: 7)
            builder.arena.updateInfo(of: row) { $0.annotationEdits = [edit] }
            return row
        }
        // The row and its height; the column's row in that height; and the two lengths that neither shows: the third
        // view's height, and the width of the second, which is narrower than the column.
        #expect(lengths == ["50", "25", "7", "82", "48", "30", "10", "8", "20", "25"])
    }

    @Test("without labels and requests, the root has dimensions, unless its size is shown anyway or it shows none")
    func missingNames() {
        func row(_ builder: Builder) -> NodeID {
            builder.row([builder.image("a", 50, 30), builder.image("b", 20, 20)], spacing: 7)
        }
        #expect(measured(.dimensions, row) == ["50", "20", "7", "77", "30"])
        #expect(measured(.dimensions) { $0.frame(60, 40, $0.image("a", 50, 30)) } == ["60", "40"])
        #expect(measured([.sizes, .dimensions], row) == [])
        let silent = measured(.dimensions) { builder in
            let row = row(builder)
            builder.arena.updateInfo(of: row) {
                $0.annotationEdits = [AnnotationEdit(removes: Annotations.dimensions.rawValue)]
            }
            return row
        }
        #expect(silent == [])
    }

    @Test("lengths that overlap have separate tracks, others share one")
    func tracks() {
        var tracks = DimensionTracks()
        let first = tracks.track(beside: .horizontal, beyond: 100, from: 0, to: 50, thickness: 20)
        let apart = tracks.track(beside: .horizontal, beyond: 100, from: 80, to: 120, thickness: 20)
        let over = tracks.track(beside: .horizontal, beyond: 100, from: 40, to: 90, thickness: 20)
        #expect(first > 100 && apart == first && over == first + 20)
    }

    @Test("long lengths share a track however near they are, short ones only with room for their arrows")
    func nearTracks() {
        var tracks = DimensionTracks()
        let places = [(0, 50), (54, 100), (104, 110)].map { from, to in
            tracks.track(beside: .horizontal, beyond: 100, from: from, to: to, thickness: 20)
        }
        #expect(places[0] == places[1] && places[2] == places[0] + 20)
    }

    @Test("tracks above the picture extend upward, independent of those below it")
    func tracksBefore() {
        var tracks = DimensionTracks()
        let below = tracks.track(beside: .horizontal, beyond: 100, from: 0, to: 50, thickness: 20)
        let first = tracks.track(beside: .horizontal, .before, beyond: 0, from: 0, to: 50, thickness: 20)
        let over = tracks.track(beside: .horizontal, .before, beyond: 0, from: 40, to: 90, thickness: 20)
        #expect(below > 100 && first < 0 && over == first - 20)
    }

    /// A named view above a row of text, in a column.
    private func overText() -> (FigureScene, AnnotationCanvas) {
        let builder = Builder()
        let named = builder.image("a", 50, 30)
        builder.arena.updateInfo(of: named) { $0.labels = ["named"] }
        let snapshot = builder.layOut(builder.column([named, builder.image("b", 90, 20)]), 200, 100)
        let shown = scene(snapshot)
        var canvas = AnnotationCanvas(style: .light, of: shown)
        canvas.growExtent(shown.bounds)
        return (shown, canvas)
    }

    @Test("a dimension is on the side without obstacles, and its extension lines never cross another view")
    func dimensionSides() throws {
        var (shown, canvas) = overText()
        DimensionsLayer().draw(shown, on: &canvas)
        let number = try #require(canvas.labels.first { $0.shapes[0].string == "50" })
        #expect(number.target.maxY < shown.bounds.minY)
        let other = shown.views[2].frame
        #expect(canvas.lines.allSatisfy { !$0.overlaps(other) })
    }

    @Test("with words on both sides, extension lines pass behind them, and no number is lost")
    func dimensionsAndWords() {
        var (shown, canvas) = overText()
        let words = [CGRect(x: 0, y: -20, width: 90, height: 15), CGRect(x: 0, y: 60, width: 90, height: 15)]
        for rect in words {
            canvas.discourageLabels(rect, weight: 160, as: .words)
            canvas.growExtent(rect)
        }
        DimensionsLayer().draw(shown, on: &canvas)
        #expect(texts(canvas) == ["50", "30"])
        for line in canvas.lines { for rect in words { #expect(!line.overlaps(rect), "\(line)") } }
    }

    @Test("extension lines do not count as dimensions already shown")
    func extensions() {
        var tracks = DimensionTracks()
        let drawn = tracks.isNewExtension(.horizontal, at: 10, to: 40)
        let measured = tracks.isNew(.horizontal, from: 10, to: 40)
        let again = tracks.isNewExtension(.horizontal, at: 10, to: 40)
        #expect(drawn && measured && !again)
    }
}
