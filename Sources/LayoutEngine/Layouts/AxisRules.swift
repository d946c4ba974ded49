import Foundation

// What the built-in layouts do on one axis alone. Each says the same as its `sizeThatFits` and `placeSubviews`; the
// tests lay random trees out both ways.

extension FillLayout: AxisRuledLayout {
    var axisRules: AxisRules? { AxisRules { _ in AxisRule(.fill, 10) } }
}

extension FixedLayout: AxisRuledLayout {
    var axisRules: AxisRules? {
        size.width.isLength && size.height.isLength ? AxisRules { AxisRule(.fixed, size[$0]) } : nil
    }
}

extension ResizableLayout: AxisRuledLayout {
    var axisRules: AxisRules? {
        ideal.width.isLength && ideal.height.isLength ? AxisRules { AxisRule(.fill, ideal[$0]) } : nil
    }
}

extension SpacerLayout: AxisRuledLayout {
    var axisRules: AxisRules? {
        let least = minLength ?? ViewSpacing.defaultLength
        guard least.isLength else { return nil }
        return AxisRules { axis == nil || axis == $0 ? AxisRule(.atLeast, least) : AxisRule(.fixed, 0) }
    }
}

extension DividerLayout: AxisRuledLayout {
    var axisRules: AxisRules? {
        guard thickness.isLength else { return nil }
        return AxisRules {
            (axis == .horizontal) == ($0 == .horizontal) ? AxisRule(.fixed, thickness) : AxisRule(.fill, 10)
        }
    }
}

extension FrameLayout: AxisRuledLayout {
    var axisRules: AxisRules? {
        alignment.rules { axis, guide in
            let own = axis == .horizontal ? width : height
            return own.map { AxisRule(.own, $0, guide: guide) } ?? AxisRule(.pass)
        }
    }
}

extension FlexibleFrameLayout: AxisRuledLayout {
    var axisRules: AxisRules? {
        alignment.rules { axis, guide in
            let bounds = axis == .horizontal ? horizontal : vertical
            return AxisRule(.bounded, bounds.min ?? .nan, bounds.ideal ?? .nan, bounds.max ?? .nan, guide: guide)
        }
    }
}

extension PaddingLayout: AxisRuledLayout {
    var axisRules: AxisRules? {
        guard Edge.allCases.allSatisfy({ insets[$0].isFinite }) else { return nil }
        return AxisRules {
            AxisRule(.padded, insets.total($0), $0 == .horizontal ? insets.leading : insets.top)
        }
    }
}

extension FixedSizeLayout: AxisRuledLayout {
    var axisRules: AxisRules? { AxisRules { axes.contains($0) ? AxisRule(.ideal) : AxisRule(.pass) } }
}

extension PassThroughLayout: AxisRuledLayout {
    var axisRules: AxisRules? {
        guard displacement.width.isFinite, displacement.height.isFinite else { return nil }
        return AxisRules { AxisRule(.pass, displacement[$0]) }
    }
}

extension LinearStack {
    var axisRules: AxisRules? {
        guard let guide = AxisRule.Guide(guide) else { return nil }
        return AxisRules {
            $0 == axis
                ? AxisRule(.along, writtenSpacing(spacing) ?? .nan) : AxisRule(.across, guide: guide)
        }
    }
}

extension HStackLayout: AxisRuledLayout {
    var axisRules: AxisRules? { stack.axisRules }
}

extension VStackLayout: AxisRuledLayout {
    var axisRules: AxisRules? { stack.axisRules }
}

extension ZStackLayout: AxisRuledLayout {
    var axisRules: AxisRules? { alignment.rules { AxisRule(.stacked, guide: $1) } }
}

extension SecondaryLayout: AxisRuledLayout {
    var axisRules: AxisRules? { alignment.rules { AxisRule(.accompanied, guide: $1) } }
}

extension Alignment {
    /// The rules with the guide of each axis; nil where a guide has none.
    fileprivate func rules(_ rule: (Axis, AxisRule.Guide) -> AxisRule) -> AxisRules? {
        guard let across = AxisRule.Guide(horizontal.key), let down = AxisRule.Guide(vertical.key) else { return nil }
        return AxisRules { rule($0, $0 == .horizontal ? across : down) }
    }
}

extension CGFloat {
    /// Whether a view can be as long.
    fileprivate var isLength: Bool { self >= 0 && isFinite }
}

extension AnyLayout: AxisRuledLayout {
    var axisRules: AxisRules? { (base as? any AxisRuledLayout)?.axisRules }
}
