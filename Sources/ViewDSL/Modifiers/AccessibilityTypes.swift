import Foundation
import LayoutEngine

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
    public static let isSearchField = AccessibilityTraits(rawValue: 512)
    public static let playsSound = AccessibilityTraits(rawValue: 1_024)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 2_048)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 4_096)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 8_192)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 16_384)
    public static let isToggle = AccessibilityTraits(rawValue: 32_768)
    public static let isTabBar = AccessibilityTraits(rawValue: 65_536)
}

public struct AccessibilityActionKind: Equatable, Sendable {
    private enum Name: Equatable {
        case `default`, escape, magicTap, delete, showMenu
        case text(Text)
    }

    private let name: Name

    public init(named name: Text) { self.name = .text(name) }

    private init(_ name: Name) { self.name = name }

    public static let `default` = AccessibilityActionKind(.default)
    public static let escape = AccessibilityActionKind(.escape)
    public static let magicTap = AccessibilityActionKind(.magicTap)
    public static let delete = AccessibilityActionKind(.delete)
    public static let showMenu = AccessibilityActionKind(.showMenu)
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// The kind of a text.
public struct AccessibilityTextContentType: Sendable {
    public static let plain = AccessibilityTextContentType()
    public static let console = AccessibilityTextContentType()
    public static let fileSystem = AccessibilityTextContentType()
    public static let messaging = AccessibilityTextContentType()
    public static let narrative = AccessibilityTextContentType()
    public static let sourceCode = AccessibilityTextContentType()
    public static let spreadsheet = AccessibilityTextContentType()
    public static let wordProcessing = AccessibilityTextContentType()
}

/// The part of a view in a pair of label and content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label, content
}

/// When additional content is spoken.
public struct AccessibilityCustomContentImportance: Sendable {
    public static let `default` = AccessibilityCustomContentImportance()
    public static let high = AccessibilityCustomContentImportance()
}

/// A zoom with an accessibility technology.
public struct AccessibilityZoomGestureAction {
    public enum Direction: Hashable, Sendable {
        case zoomIn, zoomOut
    }

    public let direction: Direction
    public let location: UnitPoint
    public let point: CGPoint
}

public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    nonisolated public init(_ label: Text, id: ID) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ label: S, id: ID) {}
    nonisolated public init(_ label: Text, id: ID, in namespace: Namespace.ID) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ label: S, id: ID, in namespace: Namespace.ID) {}
}

/// Entries of an accessibility rotor.
public protocol AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}
extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

/// Builds the entries of an accessibility rotor.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }
}
