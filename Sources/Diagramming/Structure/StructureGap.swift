import LayoutEngine

/// The one length between all neighbors in a container.
enum StructureGap: Hashable {
    /// On one axis, or on both.
    case apart(WholePoints, Axis? = nil)
    case across(WholePoints, down: WholePoints)
    case overlapping(WholePoints)

    /// Nil if neighbors have gaps of several lengths, or none.
    init?(_ view: ShownView) {
        func lengths(_ axis: Axis) -> [WholePoints] {
            view.gaps.filter { $0.axis == axis }.map { WholePoints($0.length) }.unique
        }
        let (across, down) = (lengths(.horizontal), lengths(.vertical))
        if let overlap = view.gaps.first, overlap.isOverlap, view.facts.stackAxis != nil, across.count + down.count == 1
        {
            self = .overlapping(WholePoints(-overlap.length))
            return
        }
        guard !view.gaps.contains(where: \.isOverlap) else { return nil }
        guard across.count <= 1, down.count <= 1, !(across + down).contains(where: \.isZero) else { return nil }
        if view.facts.stackAxis != nil, view.gaps.count < view.children.count - 1 { return nil }
        guard let first = across.first ?? down.first else { return nil }
        let isEven = (across.last ?? first) == (down.last ?? first)
        self = isEven ? .apart(first) : .across(across[0], down: down[0])
    }

    /// Without those that a picture has; nil if it has all.
    func without(_ measured: Set<Axis>) -> StructureGap? {
        switch self {
        case .across(let across, _) where measured == [.vertical]: .apart(across, .horizontal)
        case .across(_, let down) where measured == [.horizontal]: .apart(down, .vertical)
        case .apart, .across: measured.isEmpty ? self : nil
        case .overlapping: self
        }
    }

    /// Of views that have just been named: `8 apart`.
    var adverb: String {
        switch self {
        case .apart(let length, .horizontal?): "\(length) apart across"
        case .apart(let length, .vertical?): "\(length) apart down"
        case .apart(let length, nil): "\(length) apart"
        case .across(let across, let down): "\(across) apart across and \(down) down"
        case .overlapping(let length): "overlapping by \(length)"
        }
    }

    /// Of a list in which other gaps have been named: `with gaps of 12`, `with a gap of 12`.
    func phrase(isOne: Bool) -> String {
        let gaps = isOne ? "a gap" : "gaps"
        return switch self {
        case .apart(let length, .horizontal?): "with \(gaps) of \(length) across"
        case .apart(let length, .vertical?): "with \(gaps) of \(length) down"
        case .apart(let length, nil): "with \(gaps) of \(length)"
        case .across(let across, let down): "with gaps of \(across) across and \(down) down"
        case .overlapping(let length): "with \(isOne ? "an overlap" : "overlaps") of \(length)"
        }
    }
}
