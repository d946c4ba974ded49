import Foundation
import LayoutEngine

/// Each of these changes nothing in a picture: they are for those who hear the interface.
nonisolated extension View {
    /// Compiles; changes nothing in a figure.
    public func accessibilityLabel(_ label: Text) -> some View { self }
    /// Compiles; changes nothing in a figure.
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { self }
    /// Compiles; changes nothing in a figure.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
    /// Compiles; changes nothing in a figure.
    public func accessibilityValue(_ value: Text) -> some View { self }
    /// Compiles; changes nothing in a figure.
    public func accessibilityValue(_ key: LocalizedStringKey) -> some View { self }
    /// Compiles; changes nothing in a figure.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
    /// Compiles; changes nothing in a figure.
    public func accessibilityHint(_ hint: Text) -> some View { self }
    /// Compiles; changes nothing in a figure.
    public func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }
    /// Compiles; changes nothing in a figure.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
    /// Compiles; changes nothing in a figure.
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    /// Compiles; changes nothing in a figure.
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    /// Compiles; changes nothing in a figure.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    /// Compiles; changes nothing in a figure.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Compiles; changes nothing in a figure.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Compiles; changes nothing in a figure.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    /// Compiles; changes nothing in a figure.
    public func help(_ text: Text) -> some View { self }
    /// Compiles; changes nothing in a figure.
    public func help(_ textKey: LocalizedStringKey) -> some View { self }
    /// Compiles; changes nothing in a figure.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { self }
}

/// What becomes of the views inside one that is an accessibility element.
public enum AccessibilityChildBehavior: Hashable, Sendable {
    /// They are left out.
    case ignore
    /// They are elements of their own.
    case contain
    /// They are one with the view.
    case combine
}

/// What a view is to those who hear it.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What a view is to those who cannot see it.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// What a view is to those who cannot see it.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// What a view is to those who cannot see it.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// What a view is to those who cannot see it.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// What a view is to those who cannot see it.
    public static let isImage = AccessibilityTraits(rawValue: 16)
    /// What a view is to those who cannot see it.
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    /// What a view is to those who cannot see it.
    public static let isModal = AccessibilityTraits(rawValue: 64)
    /// What a view is to those who cannot see it.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 128)
    /// What a view is to those who cannot see it.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 256)
}
