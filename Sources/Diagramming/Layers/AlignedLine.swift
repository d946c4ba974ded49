import Foundation
import LayoutEngine

/// A line on which all children of a container, or of one row or column, align. In root coordinates, points.
struct AlignedLine {
    struct Child {
        var view: ShownView
        var guide: GuideRecord
    }

    let key: AlignmentKey
    let children: [Child]
    let position: CGFloat
    let start: CGFloat
    let end: CGFloat
    let isMirrored: Bool
    let isTrack: Bool
    var isCrossed = false

    /// The direction in which numbers count, if that is ambiguous.
    var sign: String {
        guard isCrossed else { return "" }
        return key.axis == .vertical ? "↓ " : isMirrored ? "← " : "→ "
    }

    var runsAcross: Bool { key.axis == .vertical }

    /// The lines its layout describes, or one for each guide; ordered from the edge guides count from.
    static func all(of container: ShownView, in scene: FigureScene) -> [AlignedLine] {
        guard let tracks = container.tracks else { return guessed(container, scene) }
        // A grid has many tracks of few guides.
        let guides = Dictionary(
            uniqueKeysWithValues: container.alignmentKeys.map { key in
                (
                    key,
                    Dictionary(uniqueKeysWithValues: children(of: container, with: key, scene).map { ($0.view.id, $0) })
                )
            })
        return tracks.compactMap { track in
            AlignedLine(track, container, guides[track.key] ?? [:], scene)
        }
    }

    /// One line for each guide, or, where children align in rows or columns, one for each of these.
    private static func guessed(_ container: ShownView, _ scene: FigureScene) -> [AlignedLine] {
        container.facts.guides.flatMap { key -> [AlignedLine] in
            let children = children(of: container, with: key, scene)
            if let line = AlignedLine(key: key, children, container) { return [line] }
            var tracks: [(position: CGFloat, children: [Child])] = []
            for child in children {
                let position = position(of: child, key, container)
                if let known = tracks.firstIndex(where: { abs($0.position - position) < 0.5 }) {
                    tracks[known].children.append(child)
                } else {
                    tracks.append((position, [child]))
                }
            }
            // A line needs two views.
            let lines = tracks.filter { $0.children.count > 1 }.sorted { $0.position < $1.position }.compactMap {
                AlignedLine(key: key, $0.children, container, isTrack: true)
            }
            return key.axis == .horizontal && container.isRightToLeft ? lines.reversed() : lines
        }
    }

    /// - Parameter guided: The children with the track's guide, by view.
    private init?(_ track: AlignedTrack, _ container: ShownView, _ guided: [Int: Child], _ scene: FigureScene) {
        let views = Set(track.views.map { scene.viewOfRecord[$0] })
        let children = views.sorted().compactMap { guided[$0] }
        guard children.count > 1 else { return nil }
        let isTrack = views.count < container.children.count
        self.init(key: track.key, children, container, isTrack: isTrack, at: track.position)
    }

    private init?(key: AlignmentKey, _ children: [Child], _ container: ShownView, isTrack: Bool = false) {
        let positions = children.map { Self.position(of: $0, key, container) }
        guard let value = positions.first, value.isFinite, positions.max()! - positions.min()! < 0.5 else { return nil }
        self.init(key: key, children, container, isTrack: isTrack, at: value)
    }

    /// - Parameter children: At least one.
    private init(key: AlignmentKey, _ children: [Child], _ container: ShownView, isTrack: Bool, at value: CGFloat) {
        self.key = key
        self.children = children
        self.isTrack = isTrack
        isMirrored = key.axis == .horizontal && container.isRightToLeft
        position = value
        let cross = key.axis.cross
        start = children.map { $0.view.frame.origin[cross] }.min()!
        end = children.map { $0.view.frame.origin[cross] + $0.view.frame.size[cross] }.max()!
    }

    private static func children(of container: ShownView, with key: AlignmentKey, _ scene: FigureScene) -> [Child] {
        container.children.compactMap { id -> Child? in
            let view = scene.views[id]
            // An infinite view is not drawn where it is.
            guard let guide = view.guides.first(where: { $0.key == key }), guide.value.isFinite,
                view.size.width.isFinite, view.size.height.isFinite
            else { return nil }
            return Child(view: view, guide: guide)
        }
    }

    private static func position(of child: Child, _ key: AlignmentKey, _ container: ShownView) -> CGFloat {
        key.axis == .horizontal && container.isRightToLeft
            ? child.view.frame.maxX - child.guide.value : child.view.frame.origin[key.axis] + child.guide.value
    }

    /// Its distance in points from the edge of the container that guides count from.
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
