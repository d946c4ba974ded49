import Foundation

/// The app around a view and the system around the app. None of them changes a figure.
nonisolated extension View {
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
    public func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void)
        -> some View
    { self }
    public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void)
        -> some View
    { self }
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
    public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
    public func dialogIcon(_ icon: Image?) -> some View { self }
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
    public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
        self
    }
    public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }
    public func onImmersionChange(_ action: @escaping (Double, Double) -> Void) -> some View { self }
    public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
    public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    public func navigationDocument(_ url: URL) -> some View { self }
    public func renameAction(_ action: @escaping () -> Void) -> some View { self }
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

/// How grave a dialog is.
public struct DialogSeverity: Sendable {
    public static let automatic = DialogSeverity()
    public static let standard = DialogSeverity()
    public static let critical = DialogSeverity()
}

/// A user's actions on a window.
public struct WindowInteractionBehavior: Sendable {
    public static let automatic = WindowInteractionBehavior()
    public static let enabled = WindowInteractionBehavior()
    public static let disabled = WindowInteractionBehavior()
}

extension Image {
    /// The range of a picture's brightness.
    public struct DynamicRange: Hashable, Sendable {
        private let value: Int
        public static let standard = DynamicRange(value: 0)
        public static let constrainedHigh = DynamicRange(value: 1)
        public static let high = DynamicRange(value: 2)
    }
}
