import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Guides merged from several views")
struct AlignmentLinesLayerSettersTests {
    /// Beside a view with its guide at 40, a column of views of height 20 with theirs at `values`, each in as many
    /// columns.
    private func layOut(_ values: [[CGFloat]], _ alignment: VerticalAlignment) -> LayoutSnapshot {
        let (builder, key) = (Builder(), alignment.key)
        func view(_ value: CGFloat) -> NodeID { builder.guide(value, builder.image("\(value)", 20, 20), key) }
        let columns = values.map { values in
            values.count == 1 ? view(values[0]) : builder.column(values.map(view))
        }
        let beside = builder.guide(40, builder.image("beside", 20, 60), key)
        let row = builder.row([builder.column(columns), beside], alignment)
        builder.arena.updateInfo(of: row) {
            $0.annotationEdits = [AnnotationEdit(adds: Annotations.alignmentLines.rawValue)]
        }
        return builder.layOut(row, 200, 200)
    }

    /// How the column's guides are merged, and the column's own guide.
    private func merged(_ values: [[CGFloat]], _ alignment: VerticalAlignment) throws -> (word: String?, value: CGFloat)
    {
        let scene = scene(layOut(values, alignment))
        let line = try #require(AlignedLine.all(of: scene.views[0], in: scene).first)
        let child = line.children[0]
        return (AlignmentLinesLayer.merge(of: child, line, scene)?.word, child.guide.value)
    }

    @Test("are called the mean only if the value is the mean")
    func mean() throws {
        // Views of 20 with gaps of 8: the guides are at 4, 38 and 74.
        #expect(try merged([[4], [10]], feet) == ("mean", 21))
        // The mean of a mean and a number is not that of the three.
        let nested = try merged([[4, 10], [18]], feet)
        #expect(nested.word == nil && abs(nested.value - (21 + 74) / 2) < 0.005)
    }

    @Test("first baselines merge to the first, last baselines to the last")
    func baselines() throws {
        #expect(try merged([[4], [10]], VerticalAlignment.firstTextBaseline) == ("first", 4))
        #expect(try merged([[4], [10]], VerticalAlignment.lastTextBaseline) == ("last", 38))
    }

    @Test("a single guide that is passed up is not merged")
    func single() throws {
        #expect(try merged([[4]], feet).word == nil)
    }

    @Test("label and alt text state the rule and the views")
    func described() {
        let snapshot = layOut([[4], [10]], feet)
        let mean = canvas(snapshot, AlignmentLinesLayer())
        #expect(mean.labels.contains { $0.shapes[0].string.contains(": the mean of ") })
        let said = AnnotationAltText(snapshot, annotations: .alignmentLines).sentences
        let first = canvas(layOut([[4], [10]], VerticalAlignment.firstTextBaseline), AlignmentLinesLayer())
        #expect(
            first.labels.contains {
                $0.shapes[0].string.contains(": from ") && $0.shapes[0].string.hasSuffix(", the first of two")
            })
        #expect(said.contains { $0.contains("at 21, the mean of the guides of Image") }, "\(said)")
    }
}
