import Foundation

// What the built-in layouts do on one axis alone. Each says the same as its `sizeThatFits` and `placeSubviews`; the
// tests lay random trees out both ways.

extension FillLayout: AxisRuledLayout {
    public var axisRules: AxisRules? { AxisRules { _ in .fill() } }
}

extension FixedLayout: AxisRuledLayout {
    public var axisRules: AxisRules? { AxisRules { .fixed(size[$0]) } }
}

extension ResizableLayout: AxisRuledLayout {
    public var axisRules: AxisRules? { AxisRules { .fill(ideal: ideal[$0]) } }
}

extension SpacerLayout: AxisRuledLayout {
    public var axisRules: AxisRules? {
        AxisRules { axis == nil || axis == $0 ? .atLeast(minLength ?? ViewSpacing.defaultLength) : .fixed(0) }
    }
}

extension DividerLayout: AxisRuledLayout {
    public var axisRules: AxisRules? {
        AxisRules { (axis == .horizontal) == ($0 == .horizontal) ? .fixed(thickness) : .fill() }
    }
}

extension FrameLayout: AxisRuledLayout {
    public var axisRules: AxisRules? {
        alignment.rules { axis, guide in
            (axis == .horizontal ? width : height).map { .own($0, on: guide) } ?? .pass()
        }
    }
}

extension FlexibleFrameLayout: AxisRuledLayout {
    public var axisRules: AxisRules? {
        alignment.rules { .bounded($0 == .horizontal ? horizontal : vertical, on: $1) }
    }
}

extension PaddingLayout: AxisRuledLayout {
    public var axisRules: AxisRules? {
        AxisRules(
            horizontal: .padded(before: insets.leading, after: insets.trailing),
            vertical: .padded(before: insets.top, after: insets.bottom))
    }
}

extension FixedSizeLayout: AxisRuledLayout {
    public var axisRules: AxisRules? { AxisRules { axes.contains($0) ? .ideal : .pass() } }
}

extension PassThroughLayout: AxisRuledLayout {
    public var axisRules: AxisRules? { AxisRules { .pass(offset: displacement[$0]) } }
}

extension LinearStack {
    var axisRules: AxisRules? {
        guard let guide = AxisRule.Guide(guide) else { return nil }
        return AxisRules { $0 == axis ? .along(spacing: spacing) : .across(on: guide) }
    }
}

extension HStackLayout: AxisRuledLayout {
    public var axisRules: AxisRules? { stack.axisRules }
}

extension VStackLayout: AxisRuledLayout {
    public var axisRules: AxisRules? { stack.axisRules }
}

extension ZStackLayout: AxisRuledLayout {
    public var axisRules: AxisRules? { alignment.rules { .stacked(on: $1) } }
}

extension SecondaryLayout: AxisRuledLayout {
    public var axisRules: AxisRules? { alignment.rules { .accompanied(on: $1) } }
}

extension Alignment {
    /// The rules with the guide of each axis; nil where a guide has none.
    fileprivate func rules(_ rule: (Axis, AxisRule.Guide) -> AxisRule) -> AxisRules? {
        guard let across = AxisRule.Guide(horizontal.key), let down = AxisRule.Guide(vertical.key) else { return nil }
        return AxisRules { rule($0, $0 == .horizontal ? across : down) }
    }
}

extension AnyLayout: AxisRuledLayout {
    public var axisRules: AxisRules? { (base as? any AxisRuledLayout)?.axisRules }
}
