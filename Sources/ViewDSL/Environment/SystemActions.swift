import Foundation

// Actions that views take from the environment. In a figure they do nothing.

/// Dismisses a presentation.
public struct DismissAction: Sendable {
    /// Has no effect in a figure.
    public func callAsFunction() {}
}

/// Dismisses a search.
public struct DismissSearchAction: Sendable {
    /// Has no effect in a figure.
    public func callAsFunction() {}
}

/// Opens a URL.
public struct OpenURLAction: Sendable {
    /// The outcome of a handler.
    public struct Result: Sendable {
        public static let handled = Result()
        public static let discarded = Result()
        public static let systemAction = Result()
        public static func systemAction(_ url: URL) -> Result { systemAction }
        public static func systemAction(_ url: URL, prefersInApp: Bool) -> Result { systemAction }
    }

    private let handler: (@MainActor @Sendable (URL) -> Result)?

    init() { handler = nil }

    nonisolated public init(handler: @escaping (URL) -> Result) {
        nonisolated(unsafe) let handler = handler
        self.handler = { handler($0) }
    }

    /// Calls the handler, if one is set.
    @MainActor public func callAsFunction(_ url: URL) { _ = handler?(url) }

    @MainActor public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }

    /// Calls the handler, if one is set.
    @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(handler?(url) != nil)
    }
}

public struct OpenWindowAction: Sendable {
    /// Has no effect in a figure.
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    /// Has no effect in a figure.
    public func callAsFunction(id: String) {}
    /// Has no effect in a figure.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window.
public struct DismissWindowAction: Sendable {
    /// Has no effect in a figure.
    public func callAsFunction() {}
    /// Has no effect in a figure.
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    /// Has no effect in a figure.
    public func callAsFunction(id: String) {}
    /// Has no effect in a figure.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the app's settings.
public struct OpenSettingsAction: Sendable {
    /// Has no effect in a figure.
    public func callAsFunction() {}
}

public struct OpenImmersiveSpaceAction: Sendable {
    public enum Result: Sendable { case opened, userCancelled, error }
    /// Opens nothing.
    @discardableResult public func callAsFunction(id: String) async -> Result { .userCancelled }
}

/// Closes an immersive space.
public struct DismissImmersiveSpaceAction: Sendable {
    /// Has no effect in a figure.
    public func callAsFunction() async {}
}

/// Fetches new content.
public struct RefreshAction: Sendable {
    /// Has no effect in a figure.
    public func callAsFunction() async {}
}

/// Renames a document.
public struct RenameAction: Sendable {
    /// Has no effect in a figure.
    public func callAsFunction() {}
}

public struct ResetFocusAction: Sendable {
    /// Has no effect in a figure.
    public func callAsFunction(in namespace: Namespace.ID) {}
}

/// Asks for a review of the app.
public struct RequestReviewAction: Sendable {
    /// Has no effect in a figure.
    public func callAsFunction() {}
}

/// The state of a presentation.
public struct PresentationMode: Sendable {
    public internal(set) var isPresented = false

    /// Has no effect in a figure.
    public mutating func dismiss() {}
}

extension EnvironmentValues {
    public var dismiss: DismissAction { DismissAction() }
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }
    public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }
    public var refresh: RefreshAction? { nil }
    public var rename: RenameAction? { nil }
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
    public var requestReview: RequestReviewAction { RequestReviewAction() }
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode(isPresented: isPresented)) }

    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
}
