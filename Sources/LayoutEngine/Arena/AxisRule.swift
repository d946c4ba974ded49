import Foundation

/// How a view answers on one axis, where the other axis has no part in it: the same sum its layout does, as a value.
///
/// Where every view of a subtree has such rules, the arena answers and places for all of it on each axis alone, without
/// asking a layout. Nobody can tell: sizes, places and issues are those the layouts would give.
struct AxisRule: Hashable {
    enum Kind: UInt8 {
        /// A leaf of length `a`.
        case fixed
        /// A leaf as long as proposed, `a` under nil.
        case fill
        /// A leaf as long as proposed, at least `a`.
        case atLeast
        /// `a` long, and so its child is proposed.
        case own
        /// As its child, which is put `a` away.
        case pass
        /// Its child and `a` more, the child `b` from the start.
        case padded
        /// Within the bounds `a`, `b`, `c`: least, ideal, greatest; NaN for none.
        case bounded
        /// As long as its child likes to be.
        case ideal
        /// Children one after the other, `a` apart; NaN: as each pair prefers.
        case along
        /// Children side by side, lined up on the guide.
        case across
        /// Children on top of each other, lined up on the guide; those of the highest priority decide.
        case stacked
        /// As its first child; the others are proposed that length and lined up with it on the guide.
        case accompanied
    }

    /// Where a guide is that no view sets: what all lengths of a subtree need to know of it.
    enum Guide: UInt8 {
        case start, middle, end

        /// Nil for guides whose place takes more than the length to know.
        init?(_ key: AlignmentKey) {
            switch ObjectIdentifier(key.id) {
            case ObjectIdentifier(LeadingID.self), ObjectIdentifier(TopID.self): self = .start
            case ObjectIdentifier(HorizontalCenterID.self), ObjectIdentifier(VerticalCenterID.self): self = .middle
            case ObjectIdentifier(TrailingID.self), ObjectIdentifier(BottomID.self),
                ObjectIdentifier(FirstTextBaselineID.self), ObjectIdentifier(LastTextBaselineID.self):
                self = .end
            default: return nil
            }
        }

        @inline(__always)
        func value(in length: Double) -> Double {
            switch self {
            case .start: 0
            case .middle: length / 2
            case .end: length
            }
        }
    }

    let kind: Kind
    let guide: Guide
    let a: Double
    let b: Double
    let c: Double

    init(_ kind: Kind, _ a: CGFloat = 0, _ b: CGFloat = 0, _ c: CGFloat = 0, guide: Guide = .start) {
        (self.kind, self.guide) = (kind, guide)
        (self.a, self.b, self.c) = (Double(a), Double(b), Double(c))
    }

    /// How many children a view of this rule may have.
    var childCount: ClosedRange<Int> {
        switch kind {
        case .fixed, .fill, .atLeast: 0...0
        case .own, .pass, .padded, .bounded, .ideal: 0...1
        case .along, .across, .stacked, .accompanied: 0...Int.max
        }
    }

    /// By their bits: NaN is as good a number as any.
    static func == (x: AxisRule, y: AxisRule) -> Bool {
        x.kind == y.kind && x.guide == y.guide && x.a.bitPattern == y.a.bitPattern && x.b.bitPattern == y.b.bitPattern
            && x.c.bitPattern == y.c.bitPattern
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(a.bitPattern)
        hasher.combine(b.bitPattern)
        hasher.combine(c.bitPattern)
    }
}

/// The rules of both axes.
struct AxisRules: Hashable {
    let horizontal: AxisRule
    let vertical: AxisRule

    /// The same kind of rule on both axes.
    init(_ rule: (Axis) -> AxisRule) { (horizontal, vertical) = (rule(.horizontal), rule(.vertical)) }
}

/// A layout whose axes have no part in each other, as long as those of its children have none.
///
/// A shortcut and nothing more: the layout works without it, and the arena finds it once, when the view is added.
protocol AxisRuledLayout: Layout {
    /// Its rules; nil where what it was made with makes for none.
    var axisRules: AxisRules? { get }
}
