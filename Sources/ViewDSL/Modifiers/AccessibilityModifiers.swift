/// Accessibility. None of it changes a figure.
nonisolated extension View {
    /// Has no effect in a figure.
    public func accessibilityLabel(_ label: Text) -> some View { self }
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
    /// Has no effect in a figure.
    public func accessibilityValue(_ value: Text) -> some View { self }
    public func accessibilityValue(_ key: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
    /// Has no effect in a figure.
    public func accessibilityHint(_ hint: Text) -> some View { self }
    public func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
    /// Has no effect in a figure.
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    /// Has no effect in a figure.
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    /// Has no effect in a figure.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    /// Has no effect in a figure.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Has no effect in a figure.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Has no effect in a figure.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    /// Has no effect in a figure.
    public func help(_ text: Text) -> some View { self }
    public func help(_ textKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { self }
}

/// The treatment of an accessibility element's children.
public enum AccessibilityChildBehavior: Hashable, Sendable {
    case ignore, contain, combine
}

/// The traits of an accessibility element.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isLink = AccessibilityTraits(rawValue: 8)
    public static let isImage = AccessibilityTraits(rawValue: 16)
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    public static let isModal = AccessibilityTraits(rawValue: 64)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 128)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 256)
}
