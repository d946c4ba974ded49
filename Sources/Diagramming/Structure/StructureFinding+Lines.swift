import Foundation
import LayoutEngine

/// Lines that layout does not count.
extension StructureFinding {
    /// `The Circles’ strokes extend 6 beyond their bounds.`, of shapes that are stroked along their edges.
    var lineReach: String? {
        let shapes = views.filter {
            $0.lineReach >= Self.minLineReach && $0.isVisible && $0.isInView && $0.cover == nil
        }
        let units = shapes.map { StructureUnit(from: $0.id, views, reach: .child) }
        guard let first = shapes.first, Set(units.map(\.kind)).count == 1,
            Set(shapes.map { WholePoints($0.lineReach) }).count == 1,
            views.visible(named: units[0].kind) == shapes.count
        else { return nil }
        let reach = WholePoints(first.lineReach)
        return shapes.count == 1
            ? "The \(units[0].kind)’s stroke extends \(reach) beyond its bounds."
            : "The \(units[0].plural)’ strokes extend \(reach) beyond their bounds."
    }

    /// In points of the layout. Less is not noticed.
    private static let minLineReach: CGFloat = 4
}
