import Foundation
import LayoutEngine

/// A guide all children that have it share a position for. In root coordinates, points.
struct AlignedLine {
    struct Child {
        var view: ShownView
        var guide: GuideRecord
    }

    let key: AlignmentKey
    let children: [Child]
    /// Across the line.
    let position: CGFloat
    /// The children's outer ends along the line.
    let start: CGFloat
    let end: CGFloat
    /// Guides count from the right: a layout from right to left.
    let isMirrored: Bool
    /// Whether the container has a line of the other axis, too.
    var isCrossed = false

    /// Which way the numbers count, where that needs saying.
    var sign: String {
        guard isCrossed else { return "" }
        return key.axis == .vertical ? "↓ " : isMirrored ? "← " : "→ "
    }

    /// A vertical position makes a line that runs across.
    var runsAcross: Bool { key.axis == .vertical }

    /// The lines a container has.
    static func all(of container: ShownView, in scene: FigureScene) -> [AlignedLine] {
        container.facts.guides.compactMap { AlignedLine(key: $0, container, scene) }
    }

    init?(key: AlignmentKey, _ container: ShownView, _ scene: FigureScene) {
        let axis = key.axis
        let children = container.children.compactMap { id -> Child? in
            let view = scene.views[id]
            // A view without end is drawn somewhere else than it is.
            guard let guide = view.guides.first(where: { $0.key == key }), guide.value.isFinite,
                view.size.width.isFinite, view.size.height.isFinite
            else { return nil }
            return Child(view: view, guide: guide)
        }
        guard let first = children.first else { return nil }
        let isMirrored = axis == .horizontal && container.isRightToLeft
        let positions = children.map { child in
            isMirrored
                ? child.view.frame.maxX - child.guide.value : child.view.frame.origin[axis] + child.guide.value
        }
        let value = positions[0]
        // A grid lines its cells up in their rows and columns: such a guide has many lines, and none of the container's.
        guard value.isFinite, positions.max()! - positions.min()! < 0.5 else { return nil }
        self.key = key
        self.isMirrored = isMirrored
        self.children = children
        position = value
        let cross = axis.cross
        start = children.reduce(first.view.frame.origin[cross]) { min($0, $1.view.frame.origin[cross]) }
        end = children.reduce(-CGFloat.infinity) {
            max($0, $1.view.frame.origin[cross] + $1.view.frame.size[cross])
        }
    }

    /// Where it is in its container, in points from the edge guides count from.
    func distance(in container: ShownView) -> (length: CGFloat, edge: String) {
        if key.axis == .vertical { return (position - container.frame.minY, "top") }
        return isMirrored
            ? (container.frame.maxX - position, "right edge") : (position - container.frame.minX, "left edge")
    }

    /// The edge of the child its guide counts from.
    func edge(of child: Child) -> CGFloat {
        isMirrored ? child.view.frame.maxX : child.view.frame.origin[key.axis]
    }
}
