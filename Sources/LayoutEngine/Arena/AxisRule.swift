import Foundation

/// How a view answers on one axis, where the other axis has no part in it: the same sum its layout does, as a value.
///
/// Where every view of a subtree has such rules, the arena answers and places for all of it on each axis alone, without
/// asking a layout. Nobody can tell: sizes, places and issues are those the layouts would give.
public struct AxisRule: Hashable, Sendable {
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
    public enum Guide: UInt8, Sendable {
        /// At the left or the top.
        case start
        /// Half-way.
        case middle
        /// At the right or the bottom, where the baselines of a view without text are, too.
        case end

        /// Where a view has the guide that sets none; nil for guides whose place takes more than the length to know.
        public init?(_ guide: HorizontalAlignment) { self.init(guide.key) }

        /// Where a view has the guide that sets none; nil for guides whose place takes more than the length to know.
        public init?(_ guide: VerticalAlignment) { self.init(guide.key) }

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

    private init(_ kind: Kind, _ a: CGFloat = 0, _ b: CGFloat = 0, _ c: CGFloat = 0, guide: Guide = .start) {
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

    /// Whether its numbers are such as lengths can be worked out from.
    var isSound: Bool {
        switch kind {
        case .fixed, .fill, .atLeast, .own: a >= 0 && a.isFinite
        case .pass: a.isFinite
        case .padded: a.isFinite && b.isFinite
        case .along: a.isFinite || a.isNaN
        case .bounded, .ideal, .across, .stacked, .accompanied: true
        }
    }

    /// By their bits: NaN is as good a number as any.
    public static func == (x: AxisRule, y: AxisRule) -> Bool {
        x.kind == y.kind && x.guide == y.guide && x.a.bitPattern == y.a.bitPattern && x.b.bitPattern == y.b.bitPattern
            && x.c.bitPattern == y.c.bitPattern
    }

    /// By their bits, as they are compared.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(a.bitPattern)
        hasher.combine(b.bitPattern)
        hasher.combine(c.bitPattern)
    }
}

extension AxisRule {
    /// A view without subviews that is so many points long, whatever is proposed.
    public static func fixed(_ length: CGFloat) -> AxisRule { AxisRule(.fixed, length) }

    /// A view without subviews that is as long as proposed; under nil so many points.
    public static func fill(ideal: CGFloat = 10) -> AxisRule { AxisRule(.fill, ideal) }

    /// A view without subviews that is as long as proposed, at least so many points, and so many under nil.
    public static func atLeast(_ length: CGFloat) -> AxisRule { AxisRule(.atLeast, length) }

    /// So many points long, and so is its one subview proposed, which is lined up with it on the guide.
    public static func own(_ length: CGFloat, on guide: Guide) -> AxisRule { AxisRule(.own, length, guide: guide) }

    /// As its one subview, which is proposed the same and put so many points from the start.
    public static func pass(offset: CGFloat = 0) -> AxisRule { AxisRule(.pass, offset) }

    /// Its one subview and so many points before and after it, which are taken from the proposal.
    public static func padded(before: CGFloat, after: CGFloat) -> AxisRule {
        AxisRule(.padded, before + after, before)
    }

    /// As `frame(minWidth:idealWidth:maxWidth:)` with its one subview: bounds in points, nil for none, ∞ fills.
    public static func bounded(min: CGFloat?, ideal: CGFloat?, max: CGFloat?, on guide: Guide) -> AxisRule {
        bounded(FlexibleFrameLayout.Bounds(min: min, ideal: ideal, max: max), on: guide)
    }

    static func bounded(_ bounds: FlexibleFrameLayout.Bounds, on guide: Guide) -> AxisRule {
        AxisRule(.bounded, bounds.min ?? .nan, bounds.ideal ?? .nan, bounds.max ?? .nan, guide: guide)
    }

    /// As long as its one subview likes to be, whatever is proposed.
    public static let ideal = AxisRule(.ideal)

    /// Subviews one after the other as `HStack` has them, so many points apart; nil: as each pair prefers. The other axis
    /// must be `across`.
    public static func along(spacing: CGFloat?) -> AxisRule {
        AxisRule(.along, writtenSpacing(spacing) ?? .nan)
    }

    /// Subviews side by side, lined up on the guide, as `HStack` has them on its other axis.
    public static func across(on guide: Guide) -> AxisRule { AxisRule(.across, guide: guide) }

    /// Subviews on top of each other, lined up on the guide, as `ZStack` has them.
    public static func stacked(on guide: Guide) -> AxisRule { AxisRule(.stacked, guide: guide) }

    /// As its first subview; the others are proposed that length and lined up with it on the guide, as an overlay has
    /// them.
    public static func accompanied(on guide: Guide) -> AxisRule { AxisRule(.accompanied, guide: guide) }
}
