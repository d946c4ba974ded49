import Diagramming
import Foundation
import LayoutEngine

/// How large the pictures of a figure are drawn, and how many of them side by side.
extension Render {
    /// The same for all parts, so that they can be compared. Bare figures, storyboards and trees are not magnified.
    func magnification(_ layouts: SceneLayouts, columns: Int) -> CGFloat {
        guard case .picture = scene.presentation, !layouts.parts.allSatisfy(isBare) else { return 1 }
        if let magnification = scene.magnification { return magnification }
        let fitting = fitting(layouts, columns)
        return Magnification.holding(longestRuler(layouts), fitting, in: rulerRoom(layouts, columns)) ?? fitting
    }

    /// Where the search for pictures that fit the figure's width begins.
    func reduction(_ layouts: SceneLayouts, columns: Int) -> Magnification.Reduction {
        let widest = layouts.snapshots.map { bounds(of: $0).width }.max() ?? 0
        return Magnification.Reduction(
            from: magnification(layouts, columns: columns), pictures: widest * CGFloat(columns),
            least: scene.magnification != nil ? .infinity : columns > 1 ? 1 : nil,
            limit: scene.figureWidth.map { $0 - 2 * style.lengths.margin })
    }

    private func fitting(_ layouts: SceneLayouts, _ columns: Int) -> CGFloat {
        let bounds = layouts.snapshots.map(bounds)
        switch scene.kind {
        case .picture:
            let isScreen = layouts.parts.contains(where: \.isScreen)
            let alone = Magnification.fitting(bounds, isScreen: isScreen)
            guard !isScreen, let room = roomBesideCode else { return alone }
            // Code is beside the picture where that leaves both enough room.
            let beside = Magnification.fitting(bounds, width: room)
            return (bounds.map(\.width).max() ?? 0) <= room && beside >= alone * Self.minBesideCode ? beside : alone
        case .panels: return Magnification.fitting(bounds, columns: columns, rows: bounds.count / columns)
        case .sweep(let sweeping): return magnification(sweeping.sweep, layouts)
        }
    }

    /// The pictures of widths are on top of each other, pictures of heights side by side, with rulers beside them.
    private func magnification(_ sweep: Sweep, _ layouts: SceneLayouts) -> CGFloat {
        let (axis, count) = (sweep.axis, max(1, min(layouts.snapshots.count, 5)))
        let bounds = layouts.snapshots.map { snapshot in
            var size = snapshot.size
            if let length = sweep.lengths.compactMap({ $0 }).filter(\.isFinite).max() {
                size[axis] = max(size[axis], length)
            }
            return CGRect(origin: .zero, size: size)
        }
        return axis == .horizontal
            ? Magnification.fitting(bounds, rows: count, width: 400) : Magnification.fitting(bounds, columns: count)
    }

    private static let minBesideCode = 0.75

    /// What the code leaves of the figure's width for a picture and its labels, in points; nil without code.
    private var roomBesideCode: CGFloat? {
        guard let samples = try? codes.first?.get(), !samples.isEmpty else { return nil }
        let columns = samples.map { $0.listing().width }.max() ?? 0
        return style.lengths.figureWidth - Self.labelRoom - CGFloat(columns) * Self.codeColumn
    }

    /// The labels beside a picture and the margins, in points.
    private static let labelRoom: CGFloat = 276
    /// The width of a letter of code, in points.
    private static let codeColumn: CGFloat = 6.9

    /// How many pictures may be side by side, the most first: rows of panels are full. Unless that leaves one column, no
    /// more than the author wants.
    func columns(_ layouts: SceneLayouts) -> [Int] {
        guard case .panels(let panels) = scene.kind, panels.columns > 1 else { return [1] }
        let count = max(1, layouts.snapshots.count)
        let full = (1...count).reversed().filter { count.isMultiple(of: $0) }
        let wanted = full.filter { $0 <= panels.columns }
        return wanted == [1] && count <= Self.maxColumns ? full : wanted
    }

    private static let maxColumns = 3

    /// What a picture covers: the view in focus, and the ruler of a proposal, which is broken where it is long.
    func bounds(of snapshot: LayoutSnapshot) -> CGRect {
        var bounds = scene.selection.focused(in: snapshot)
        if let width = ruler(snapshot) { bounds.size.width = max(bounds.width, min(width, 2 * bounds.width)) }
        return bounds
    }

    /// The root's proposed width, if it is drawn as a ruler.
    private func ruler(_ snapshot: LayoutSnapshot) -> CGFloat? {
        guard scene.selection.focus.isEmpty, scene.annotations.contains(.proposals) else { return nil }
        return snapshot.proposal.width.flatMap { $0.isFinite ? $0 : nil }
    }

    private func longestRuler(_ layouts: SceneLayouts) -> CGFloat {
        if case .sweep = scene.kind { return 0 }
        return layouts.snapshots.compactMap(ruler).max() ?? 0
    }

    /// Open rulers reach beyond the others.
    private func rulerRoom(_ layouts: SceneLayouts, _ columns: Int) -> CGFloat {
        let hasOpen = layouts.snapshots.contains { $0.proposal.width?.isFinite != true }
        return style.lengths.panelRoom(columns: columns) - (hasOpen ? DiagramStyle.Lengths.openRuler : 0)
    }
}
