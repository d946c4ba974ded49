import Foundation
import LayoutEngine

/// Views in a row or a column that are so many and so narrow that their labels have no room along its sides. An only
/// child of such a view belongs to the row as well.
struct PackedRows {
    private(set) var detail: [Int: ViewTags.LabelDetail] = [:]

    /// The leaders of this few views can be followed; of half as many where views of the row are nested.
    private static let few = 8
    private static let air = CGSize(width: 6, height: 2)

    init(_ labels: [(index: Int, label: FigureLabel)], _ scene: FigureScene, _ painter: LabelPainter) {
        let named = labels.filter { !$0.label.isCell && $0.label.row != nil }
        let rows = Dictionary(grouping: named) { LikeViews($0.index, scene) }
        for container in Set(rows.keys.compactMap(\.container)) {
            // From the outside in.
            let like = rows.filter { $0.key.container == container && $0.value.count > 1 }.values
                .sorted { $0[0].index < $1[0].index }
            for axis in Axis.allCases {
                let along = like.filter { row in
                    let places = row.map { scene.outlines[$0.index].rect.range(axis) }
                        .sorted { $0.lowerBound < $1.lowerBound }
                    return zip(places, places.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
                }
                shorten(along, axis, scene, painter)
            }
        }
    }

    /// Without room for text, every label becomes a number; without room for numbers, the innermost views share their
    /// containers' numbers.
    private mutating func shorten(
        _ rows: [[(index: Int, label: FigureLabel)]], _ axis: Axis, _ scene: FigureScene, _ painter: LabelPainter
    ) {
        let isNested = Set(rows.map { scene.outlines[$0[0].index].depth }).count > 1
        guard rows.reduce(0, { $0 + $1.count }) > (isNested ? Self.few / 2 : Self.few) else { return }
        let bounds = rows.joined().reduce(CGRect.null) { $0.joined(scene.outlines[$1.index].rect) }
        let room = 2 * bounds.size[axis]
        func length(_ row: [(index: Int, label: FigureLabel)], _ size: (FigureLabel) -> CGFloat?) -> CGFloat {
            row.reduce(0) { $0 + (size($1.label).map { $0 + Self.air[axis] } ?? 0) }
        }
        let words = rows.reduce(0) { sum, row in
            sum + length(row) { label in label.shapes.map { painter.size(of: $0, label.look)[axis] }.min() }
        }
        if words <= room { return }
        var numbered = rows
        func numbers() -> CGFloat { numbered.reduce(0) { $0 + length($1) { painter.numberSize(of: $0)?[axis] } } }
        while !numbered.isEmpty, numbers() > room { numbered.removeLast() }
        for (place, row) in rows.enumerated() {
            for (index, _) in row { detail[index] = place < numbered.count ? .number : .containersNumber }
        }
    }
}

/// The views in one container that look alike, so that their labels have the same detail.
struct LikeViews: Hashable {
    /// The outline of the nearest container with several children.
    let container: Int?
    let look: Outline.Look

    init(_ outline: Int, _ scene: FigureScene) {
        look = scene.outlines[outline].look
        var around = scene.views[scene.outlines[outline].views[0]].parent
        while let id = around, scene.views[id].children.count == 1, let next = scene.views[id].parent { around = next }
        container = around.map { scene.views[$0].outline }
    }
}
