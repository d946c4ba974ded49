import Foundation
import LayoutEngine

/// Views that look alike, side by side in a row or a column, so many and so narrow that their labels find no room along
/// both its sides: leaders would be a comb nobody follows.
struct PackedRows {
    /// How far each outline's label has to be cut short.
    private(set) var brevity: [Int: ViewTags.Brevity] = [:]

    /// Leaders of so few are followed, however close they are.
    private static let few = 8
    /// Between labels along a row, and along a column, in points.
    private static let air = CGSize(width: 6, height: 2)

    init(_ labels: [(index: Int, label: Label)], _ scene: FigureScene, _ painter: LabelPainter) {
        let rows = Dictionary(grouping: labels.filter { !$0.label.isCell && $0.label.row != nil }) {
            LikeViews($0.index, scene)
        }
        for (views, row) in rows where views.container != nil && row.count > Self.few {
            for axis in Axis.allCases {
                let places = row.map { scene.outlines[$0.index].rect.range(axis) }
                    .sorted { $0.lowerBound < $1.lowerBound }
                guard zip(places, places.dropFirst()).allSatisfy({ $0.upperBound <= $1.lowerBound }) else { continue }
                let room = 2 * (places[places.count - 1].upperBound - places[0].lowerBound)
                func fit(_ size: (Label) -> CGFloat?) -> Bool {
                    row.reduce(0) { $0 + (size($1.label).map { $0 + Self.air[axis] } ?? 0) } <= room
                }
                if fit({ label in label.shapes.map { painter.size(of: $0, label.look)[axis] }.min() }) { continue }
                let haveNumbers = fit { painter.numberSize(of: $0)?[axis] }
                for (index, _) in row { brevity[index] = haveNumbers ? .number : .containersNumber }
            }
        }
    }
}

/// The views in one container that look alike: what is done for the label of one is done for all.
struct LikeViews: Hashable {
    /// The container's outline.
    let container: Int?
    let hue: Hue

    /// Those that one outline is among.
    init(_ outline: Int, _ scene: FigureScene) {
        hue = scene.outlines[outline].hue
        container = scene.views[scene.outlines[outline].views[0]].parent.map { scene.views[$0].outline }
    }
}
