/// A layout whose axes have no part in each other, as long as those of its subviews have none, and which sets no guide.
///
/// It says its sums as values, besides the methods of `Layout` that carry them out. Where every view of a subtree does, the
/// engine works out lengths and places axis by axis and asks no layout: a row of thousands takes a quarter of the time,
/// deep trees less. The methods are called where a view in it has no rules, and where a trace is kept, as for a figure
/// that tells of proposals or reasons and for every golden; so both must come to the same.
///
///     extension Row: AxisRuledLayout {
///         var axisRules: AxisRules? {
///             AxisRules(horizontal: .along(spacing: 4), vertical: .across(on: .middle))
///         }
///     }
///
/// A debug build compares them, with what was proposed and with 0, nil and ∞, and so does `check` in every build; a layout
/// issue is reported where they do not.
/// Most built-in layouts have rules.
public protocol AxisRuledLayout: Layout {
    /// Its rules; nil where what it was made with makes for none. Rules that do not go together count as none: those for
    /// several subviews come in pairs, `along` with `across`, `stacked` and `accompanied` each with its own kind.
    var axisRules: AxisRules? { get }
}

/// The rules of both axes.
public struct AxisRules: Hashable, Sendable {
    /// How long it is from left to right.
    public let horizontal: AxisRule
    /// How long it is from top to bottom.
    public let vertical: AxisRule

    /// A rule for each axis.
    public init(horizontal: AxisRule, vertical: AxisRule) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// The rule of each axis.
    public init(_ rule: (Axis) -> AxisRule) { (horizontal, vertical) = (rule(.horizontal), rule(.vertical)) }

    /// Whether lengths can be worked out by them: a layout of several subviews has a rule for them on each axis.
    var areSound: Bool {
        guard horizontal.isSound, vertical.isSound else { return false }
        return switch (horizontal.kind, vertical.kind) {
        case (.along, .across), (.across, .along), (.stacked, .stacked), (.accompanied, .accompanied): true
        default: max(horizontal.childCount.upperBound, vertical.childCount.upperBound) <= 1
        }
    }
}
