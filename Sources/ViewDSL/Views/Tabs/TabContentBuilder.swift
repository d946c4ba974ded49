import LayoutEngine

@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
    /// The type of the values by which the tabs are selected.
    associatedtype TabValue: Hashable
}

/// Builds tabs from the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// Passes a tab through.
    public static func buildExpression<Content: TabContent>(_ content: Content) -> _Tabs<TabValue>
    where Content.TabValue == TabValue {
        _Tabs(views: [AnyView(content)])
    }

    /// Combines the tabs of a block, in order.
    public static func buildBlock(_ parts: _Tabs<TabValue>...) -> _Tabs<TabValue> {
        _Tabs(views: parts.flatMap(\.views))
    }

    /// Supports `if` without `else`.
    public static func buildOptional(_ part: _Tabs<TabValue>?) -> _Tabs<TabValue> {
        part ?? _Tabs(views: [])
    }

    /// Supports `if`–`else` and `switch`.
    public static func buildEither(first: _Tabs<TabValue>) -> _Tabs<TabValue> { first }

    /// Supports `if`–`else` and `switch`.
    public static func buildEither(second: _Tabs<TabValue>) -> _Tabs<TabValue> { second }

    /// Supports `if #available`.
    public static func buildLimitedAvailability(_ part: _Tabs<TabValue>) -> _Tabs<TabValue> { part }
}

/// Several tabs in order.
public struct _Tabs<TabValue: Hashable> {
    let views: [AnyView]
}

extension _Tabs: TabContent {
    public var body: some View { ForEach(views.indices, id: \.self) { views[$0] } }
}

/// A tab with a modifier.
struct ModifiedTab<TabValue: Hashable, Content: View> {
    let content: Content
}

extension ModifiedTab: TabContent {
    var body: some View { content }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
}

nonisolated extension TabContent {
    func modified(_ content: some View) -> some TabContent<TabValue> {
        ModifiedTab<TabValue, _>(content: content)
    }

    /// Sets the red text on the tab.
    public func badge(_ label: Text?) -> some TabContent<TabValue> {
        modified(TraitModified(content: self, label, for: BadgeKey.self))
    }

    /// A count; 0 shows none.
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        badge(count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badge(key.map { Text($0) }) }

    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { badge(label.map { Text($0) }) }

    /// Has no effect in a figure.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { modified(self) }

    /// Has no effect in a figure.
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { modified(self) }

    /// Leaves the tab out of the bar.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        modified(hidden ? AnyView(EmptyView()) : AnyView(self))
    }
}
