import Foundation

/// What counts against a place, in one unit: places that differ by less than a few are as good as each other, and from
/// about 30 on almost any other place is better. Distances are in points.
enum Costs {
    // What leaving a label out costs.
    static let optional: CGFloat = 9
    static let near: CGFloat = 30
    static let missing: CGFloat = 500
    /// After all others, an optional length.
    static let late: CGFloat = 90
    /// Being placed unlike the labels of equal views.
    static let unlike: CGFloat = 50

    // A label.
    /// On an area of another view it costs the area's weight; on the background of its own, this share of it.
    static let background: CGFloat = 1 / 8
    /// Covering all of its own view.
    static let covering: CGFloat = 45
    /// Outside its container; outside the container but inside the root.
    static let away: CGFloat = 12
    static let abroad: CGFloat = 14
    /// Enlarging the picture by a point.
    static let growth: CGFloat = 0.12
    /// Touching a view it would seem to name.
    static let touching: CGFloat = 22
    /// Views farther off than this do not matter.
    static let nearness: CGFloat = 14
    /// Standing where the label of a view in its own would be.
    static let under: CGFloat = 8
    /// A line between it and its view.
    static let between: CGFloat = 8
    /// Inside an unrelated leaf or a lookalike.
    static let foreign: CGFloat = 60
    /// With a leader, inside another view.
    static let stray: CGFloat = 8
    /// A length that hides another one's band, or is read with words beside it.
    static let hiding: CGFloat = 40
    static let beside: CGFloat = 9
    /// How much nearer to its own view than to lookalikes, or a number to any other, a label without a leader must be.
    static let clearly: CGFloat = 6
    static let nearer: CGFloat = 3

    // A leader.
    static let leader: CGFloat = 10
    static let across: CGFloat = 0.4
    static let along: CGFloat = 0.15
    static let corner: CGFloat = 4
    /// The shortest visible one, in points.
    static let shortest: CGFloat = 5
    /// A leader that runs along a line would look like part of it: a fixed cost, and a cost per point.
    static let lying: CGFloat = 150
    static let lyingPoint: CGFloat = 0.5
    /// Touching the arrow of another guide, or running along another length's band.
    static let misleading: CGFloat = 60
    static let crossingLine: CGFloat = 3
    static let crossingWords: CGFloat = 14
    static let crossingView: CGFloat = 5
    /// A leader through a small view would seem to be a part of it.
    static let crossingSmall: CGFloat = 24
    static let small: CGFloat = 32
    static let crossingPicture: CGFloat = 40
}

extension LabelPlacer {
    /// What lies under a label, what it seems to name, and how far it is outside its container.
    func cost(of label: CGRect, _ subject: Subject, _ state: State, isLed: Bool) -> CGFloat {
        let request = subject.request
        let (target, area) = (request.target, max(label.width * label.height, 1))
        var cost: CGFloat = 0
        if let own = request.own {
            cost += Costs.covering * label.sharedArea(own) / max(own.width * own.height, 1)
        }
        if !isLed, let home = request.home {
            let shared = label.sharedArea(home)
            if request.staysHome { cost += Costs.away * (1 - shared / area) }
            cost += Costs.abroad * (label.sharedArea(stage) - shared) / area
            cost += Costs.between * CGFloat(linesBetween(label, target, state))
        }
        let grown = extent.joined(label)
        cost += (grown.width - extent.width + grown.height - extent.height) * Costs.growth
        for other in state.penalties where other.rect != request.own || other.kind == .picture {
            let isBackground = other.kind != .picture && other.rect.contains(target)
            let shared = label.sharedArea(other.rect)
            if shared > 0 { cost += other.weight * (isBackground ? Costs.background : 1) * shared / area }
            guard other.kind == .view, !isBackground else { continue }
            if request.home != nil {
                cost += Costs.touching * nearness(label, other.rect) * (isLed ? 0.3 : 1)
            } else if request.staysHome, !isLed, isUnder(label, other.rect, target) {
                cost += Costs.under
            }
        }
        if Box(label).overlaps(oneOf: subject.foreign) { cost += Costs.foreign }
        if isLed, !request.isOnlyNumber, subject.isInUnrelatedView(label, state.views) { cost += Costs.stray }
        if request.isLength {
            if subject.isInGapOwner(label) { cost += Costs.leader }
            if subject.bands.contains(where: { hides(label, $0) }) || isBesideWords(label, state) {
                cost += Costs.hiding
            }
        }
        return cost
    }

    /// 1 where the two touch.
    private func nearness(_ label: CGRect, _ other: CGRect) -> CGFloat {
        let across = max(other.minX - label.maxX, label.minX - other.maxX, 0)
        let down = max(other.minY - label.maxY, label.minY - other.maxY, 0)
        return max(0, 1 - (across + down) / Costs.nearness)
    }

    /// Whether a container's label is straight above or below one of its views.
    private func isUnder(_ label: CGRect, _ view: CGRect, _ container: CGRect) -> Bool {
        view.width < container.width / 2 && container.minX < label.minX && view.minX <= label.minX
            && label.maxX <= view.maxX && container.contains(view) && !container.overlaps(label)
    }

    /// Whether a label covers a band from side to side, which hides what it is.
    private func hides(_ label: CGRect, _ band: CGRect) -> Bool {
        guard label.overlaps(band) else { return false }
        return band.height >= band.width
            ? label.minX <= band.minX + 1 && label.maxX >= band.maxX - 1
            : label.minY <= band.minY + 1 && label.maxY >= band.maxY - 1
    }

    private func isBesideWords(_ label: CGRect, _ state: State) -> Bool {
        let wide = Box(label.insetBy(dx: -4, dy: 0))
        return state.words.contains { words in
            let shared = min(words.bottom, label.maxY) - max(words.top, label.minY)
            return words.overlaps(wide) && shared * 2 > min(words.bottom - words.top, label.height)
        }
    }

    /// The number of lines between a label and its target, except lines at the target's edge.
    func linesBetween(_ label: CGRect, _ target: CGRect, _ state: State) -> Int {
        var way = Leader(shortestFrom: label, to: target)
        let (dx, dy) = (way.end.x - way.start.x, way.end.y - way.start.y)
        // Lines of nested views that touch lie side by side.
        let (length, edge): (CGFloat, CGFloat) = (max(abs(dx), abs(dy)), 4)
        guard length > edge else { return 0 }
        way.end.x -= dx * edge / length
        way.end.y -= dy * edge / length
        return state.index.boxes(in: Box(way.reach, grownBy: 0.01)).count { way.crosses($0.rect) }
    }
}
