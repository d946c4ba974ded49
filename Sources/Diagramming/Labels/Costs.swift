import Foundation

/// What counts against a place, in one unit: places that differ by less than a few are as good as each other, and from
/// about 30 on almost any other place is better. Distances are in points.
enum Costs {
    // What leaving a label out costs.
    static let optional: CGFloat = 9
    static let near: CGFloat = 30
    static let missing: CGFloat = 500
    /// The limit when a label that was left out is tried again, after all others.
    static let secondTry: CGFloat = 90
    /// Being placed unlike the labels of equal views.
    static let unlike: CGFloat = 50

    // A label.
    /// On an area of another view it costs the area's weight; on the background of its own, this share of it.
    static let background: CGFloat = 1 / 8
    /// Being at another side than in other panels, or at the other end of the side.
    static let elsewhere: CGFloat = 16
    static let otherEndOfSide: CGFloat = 6
    /// Neither in the middle of a side nor flush with an end of it.
    static let between: CGFloat = 4
    /// Across the upper or lower edge of what its own view lies on, or with a leader across any.
    static let straddling: CGFloat = 8
    /// Covering all of its own view.
    static let covering: CGFloat = 45
    static let outsideContainer: CGFloat = 12
    static let inRootOutsideContainer: CGFloat = 14
    /// Enlarging the picture by a point.
    static let growth: CGFloat = 0.12
    /// Touching a view it would seem to name.
    static let touching: CGFloat = 22
    /// Views farther off than this do not matter.
    static let nearness: CGFloat = 14
    /// Standing where the label of a view in its own would be.
    static let under: CGFloat = 8
    /// Inside an unrelated leaf or a lookalike.
    static let insideUnrelated: CGFloat = 60
    static let insideUnrelatedWithLeader: CGFloat = 8
    /// A length so close to words that it would be read as part of them.
    static let hiding: CGFloat = 40
    /// The same inside the tint of its own gap, which parts it from them: rather than a leader, or no number.
    static let hidingInGap: CGFloat = 8
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
    /// A bracket or a ruler beside a screen would be read as two.
    static let crossingBracket: CGFloat = 60
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
        if !isLed, let container = request.container {
            let shared = label.sharedArea(container)
            if request.staysInContainer { cost += Costs.outsideContainer * (1 - shared / area) }
            cost += Costs.inRootOutsideContainer * (label.sharedArea(stage) - shared) / area
        }
        let grown = extent.joined(label)
        cost += (grown.width - extent.width + grown.height - extent.height) * Costs.growth
        for other in state.penalties where other.rect != request.own || other.kind == .picture {
            let isBackground = other.kind != .picture && other.rect.encloses(target)
            let shared = label.sharedArea(other.rect)
            if shared > 0 { cost += other.weight * (isBackground ? Costs.background : 1) * shared / area }
            if isBackground, shared > 0, shared < area - 0.5 {
                let isLevel = other.rect.minY <= label.minY && label.maxY <= other.rect.maxY
                if isLed || !isLevel { cost += Costs.straddling }
            }
            guard other.kind == .view, !isBackground else { continue }
            if request.container != nil {
                cost += Costs.touching * nearness(label, other.rect) * (isLed ? 0.3 : 1)
            } else if request.staysInContainer, !isLed, isUnder(label, other.rect, target) {
                cost += Costs.under
            }
        }
        if subject.unrelatedAreas.contains(where: Box(label).overlaps) { cost += Costs.insideUnrelated }
        if isLed, !request.isOnlyNumber, subject.isInUnrelatedView(label, state.views) {
            cost += Costs.insideUnrelatedWithLeader
        }
        if request.kind == .length {
            if subject.isInGapOwner(label) { cost += Costs.leader }
            if isBesideWords(label, state) { cost += target.contains(label) ? Costs.hidingInGap : Costs.hiding }
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

    private func isBesideWords(_ label: CGRect, _ state: State) -> Bool {
        func isBeside(_ words: Box, within gap: CGFloat) -> Bool {
            let shared = min(words.bottom, label.maxY) - max(words.top, label.minY)
            return words.overlaps(Box(label.insetBy(dx: -gap, dy: 0)))
                && shared * 2 > min(words.bottom - words.top, label.height)
        }
        return state.words.contains { isBeside($0, within: 4) }
            || state.labels.contains { other in
                isBeside(other, within: 14) || other.overlaps(Box(label.insetBy(dx: 0, dy: -4)))
            }
    }
}
