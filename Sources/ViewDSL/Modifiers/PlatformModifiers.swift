import Foundation

/// Modifiers of particular devices, and of the system's services. None of them changes a figure.
nonisolated extension View {
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    public func widgetURL(_ url: URL?) -> some View { self }
    public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
    public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
    public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
    public func breakthroughEffect(_ isEnabled: Bool = true) -> some View { self }
    public func upperLimbVisibility(_ visibility: Visibility) -> some View { self }
    public func hoverEffectGroup() -> some View { self }
    public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
    public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }
    public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }
    public func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true) -> some View { self }
    @_disfavoredOverload
    public func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true) -> some View { self }
    public func typeSelectEquivalent(_ text: Text?) -> some View { self }
    public func typeSelectEquivalent(_ key: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
    public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
    public func fileDialogCustomizationID(_ id: String) -> some View { self }
    public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
    public func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> some View { self }
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
    public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
    public func modifierKeyAlternate<V: View>(_ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V)
        -> some View
    { self }
    public func pageCommand<V: BinaryInteger>(value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1) -> some View {
        self
    }
    public func dismissalConfirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View { self }
    public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { self }
    public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
    public func quickLookPreview<Items: RandomAccessCollection>(_ selection: Binding<URL?>, in items: Items)
        -> some View
    where Items.Element == URL { self }
}

/// Where controls for formatting appear.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
    /// Several places.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let contextMenu = Set(rawValue: 1)
        public static let inputAssistant = Set(rawValue: 2)
        public static let all: Set = [.contextMenu, .inputAssistant]
    }
}

/// The side of a line's end that a selection belongs to.
public enum TextSelectionAffinity: Hashable, Sendable {
    case automatic, upstream, downstream
}

/// The selected part of an attributed text. Figures show none.
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
    public init() {}
}

/// The part of a text that is selected.
public struct TextSelection: Equatable, Hashable, Sendable {
    /// The selected ranges.
    public enum Indices: Equatable, Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }

    public var indices: Indices
    public var affinity = TextSelectionAffinity.automatic

    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }
}

extension View {
    /// The color behind a live activity on the lock screen.
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
        preference(key: ActivityTintKey.self, value: color)
    }
}

/// The color that an activity’s content asks for.
package enum ActivityTintKey: PreferenceKey {
    package static var defaultValue: Color? { nil }
    package static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}
