import Foundation

/// Values that describe the app and window of a view: always an active app, on every machine. Values that can be set
/// are stored in `EnvironmentValues`.
extension EnvironmentValues {
    public var isPresented: Bool { false }
    public var isSearching: Bool { false }
    public var isFocused: Bool { false }
    public var appearsActive: Bool { true }
    public var undoManager: UndoManager? { nil }
    public var supportsMultipleWindows: Bool { false }
    public var supportsImageTouchBar: Bool { false }
    public var isSceneCaptured: Bool { false }
    public var isTabBarShowingSections: Bool { false }
    public var isActivityFullscreen: Bool { false }
    public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
    public var keyboardShortcut: KeyboardShortcut? { nil }
    public var sidebarRowSize: SidebarRowSize { .medium }
    public var badgeProminence: BadgeProminence { .standard }
    public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }
    public var contentTransition: ContentTransition { .interpolate }
    public var menuIndicatorVisibility: Visibility { .automatic }
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }

    /// The reader's text size, by the name it had before iOS 15.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}

/// The reader's accessibility settings: none is on.
extension EnvironmentValues {
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    public var accessibilityEnabled: Bool { false }
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityShowButtonShapes: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilitySwitchControlEnabled: Bool { false }
    public var accessibilityDimFlashingLights: Bool { false }
    public var accessibilityPlayAnimatedImages: Bool { true }
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    public var accessibilityQuickActionsEnabled: Bool { false }
    public var accessibilityAssistiveAccessEnabled: Bool { false }
}

/// Whether the user edits a view's contents.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    public var isEditing: Bool { self != .inactive }
}

/// How active the window of a control is.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
    case key, active, inactive
}

/// The weight of letters that the reader prefers.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    case standard, increased
}

/// How strong the background behind a view is.
public struct BackgroundProminence: Hashable, Sendable {
    private let value: Int

    public static let standard = BackgroundProminence(value: 0)
    public static let increased = BackgroundProminence(value: 1)
}

/// Whether views act when something is dragged over them for a while.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let value: Int

    public static let automatic = SpringLoadingBehavior(value: 0)
    public static let enabled = SpringLoadingBehavior(value: 1)
    public static let disabled = SpringLoadingBehavior(value: 2)
}

/// The reader's text size, by the name it had before iOS 15.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }

    var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3] }

    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }
}

extension ContentSizeCategory: Comparable {
    public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.size < b.size }
}

#if !canImport(Darwin)
    /// Undoes what the user did. Nothing is done here.
    open class UndoManager {
        public init() {}
        public var canUndo: Bool { false }
        public var canRedo: Bool { false }
        public var levelsOfUndo = 0
        public func undo() {}
        public func redo() {}
        public func beginUndoGrouping() {}
        public func endUndoGrouping() {}
        public func removeAllActions() {}
        public func setActionName(_ name: String) {}
        public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
    }
#endif

/// The height of a sidebar's rows, as the system's settings have it.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }
