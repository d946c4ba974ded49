import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Annotations of single views")
struct AnnotationsTests {
    /// A column of two views, the edits on the column, the first view and the second.
    private func shown(
        _ annotations: Annotations, column: [AnnotationEdit] = [], first: [AnnotationEdit] = []
    ) -> [Annotations] {
        let builder = Builder()
        let view = builder.image("a", 20, 20)
        builder.arena.updateInfo(of: view) { $0.annotationEdits = first }
        let root = builder.column([view, builder.image("b", 20, 20)])
        builder.arena.updateInfo(of: root) { $0.annotationEdits = column }
        return FigureScene(
            builder.layOut(root, 100, 100), annotations: annotations, style: .light
        ).views.map(\.annotations)
    }

    @Test("a view's own annotations apply to no other view")
    func adds() {
        let edit = AnnotationEdit(adds: Annotations.sizes.rawValue)
        #expect(shown(.borders, first: [edit]) == [.borders, [.borders, .sizes], .borders])
        #expect(shown(.borders, column: [edit]) == [[.borders, .sizes], .borders, .borders])
        #expect(shown(.none, first: [edit]) == [.none, .sizes, .none])
    }

    @Test("on request they apply to all views inside; a view's own ones take precedence, and its last one")
    func subtree() {
        let off = AnnotationEdit(removes: Annotations.borders.rawValue, isForSubtree: true)
        let on = AnnotationEdit(adds: Annotations.borders.rawValue)
        #expect(shown([.borders, .sizes], column: [off]) == [.sizes, .sizes, .sizes])
        #expect(shown(.borders, column: [off], first: [on]) == [.none, .borders, .none])
        #expect(shown(.borders, column: [off, on]) == [.borders, .none, .none])
    }

    @Test("neither a removed border nor its name is drawn")
    func removed() {
        let builder = Builder()
        let view = builder.image("rogue", 20, 20)
        builder.arena.updateInfo(of: view) {
            $0.annotationEdits = [AnnotationEdit(removes: Annotations.borders.rawValue)]
        }
        let texts = figure(builder.layOut(builder.row([view, builder.image("b", 9, 9)]), 99, 99), .borders).texts
        #expect(texts.contains("b") && !texts.contains("rogue"))
    }

    @Test("the table has only the rows of the views it is requested for, and gives reasons only for these")
    func table() {
        func texts(_ annotations: Annotations, _ edit: AnnotationEdit) -> [String] {
            let builder = Builder(traces: true)
            let view = builder.image("rogue", 20, 20)
            builder.arena.updateInfo(of: view) { $0.annotationEdits = [edit] }
            return figure(builder.layOut(builder.row([view, builder.image("b", 9, 9)]), 99, 99), annotations).texts
        }
        let removed = texts(.ledger, AnnotationEdit(removes: Annotations.ledger.rawValue))
        #expect(removed.contains { $0.contains("“b”") } && !removed.contains { $0.contains("“rogue”") })
        let asked = texts(.none, AnnotationEdit(adds: Annotations.ledger.rawValue))
        #expect(asked.contains("takes") && asked.contains { $0.contains("“rogue”") })
        #expect(!asked.contains { $0.contains("“b”") } && !asked.contains("because"))
        let reasoned = texts(.ledger, AnnotationEdit(adds: Annotations.why.rawValue))
        #expect(reasoned.contains("because") && reasoned.count { $0.contains("fixed") } == 1)
    }
}
