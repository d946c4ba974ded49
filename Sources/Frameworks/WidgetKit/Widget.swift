import Foundation
import SwiftUI

/// What an app shows on the home screen.
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration

    init()
    var body: Body { get }
}

/// The content of a widget, and its settings.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration

    var body: Body { get }
    /// The view for an entry; nil if the entry is of another widget.
    func _view(for entry: any TimelineEntry) -> AnyView?
    var _hasMargins: Bool { get }
}

extension WidgetConfiguration {
    public func _view(for entry: any TimelineEntry) -> AnyView? { body._view(for: entry) }
    public var _hasMargins: Bool { body._hasMargins }
}

extension Never: WidgetConfiguration {
    public func _view(for entry: any TimelineEntry) -> AnyView? { nil }
    public var _hasMargins: Bool { true }
}

/// A widget that people do not configure.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    private let make: @MainActor (any TimelineEntry) -> Content?

    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
        make = { ($0 as? Provider.Entry).map(content) }
    }

    public var body: Never { fatalError("StaticConfiguration has no body") }
    public func _view(for entry: any TimelineEntry) -> AnyView? { make(entry).map { AnyView($0) } }
    public var _hasMargins: Bool { true }
}

/// A widget that people configure.
public struct AppIntentConfiguration<Content: View>: WidgetConfiguration {
    private let make: @MainActor (any TimelineEntry) -> Content?

    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Provider.Intent.Type = Provider.Intent.self, provider: Provider,
        @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
        make = { ($0 as? Provider.Entry).map(content) }
    }

    public var body: Never { fatalError("AppIntentConfiguration has no body") }
    public func _view(for entry: any TimelineEntry) -> AnyView? { make(entry).map { AnyView($0) } }
    public var _hasMargins: Bool { true }
}

/// Nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public init() {}
    public var body: Never { fatalError("EmptyWidgetConfiguration has no body") }
    public func _view(for entry: any TimelineEntry) -> AnyView? { nil }
    public var _hasMargins: Bool { true }
}

private struct MarginlessConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
    let content: Content
    var body: Never { fatalError("MarginlessConfiguration has no body") }
    func _view(for entry: any TimelineEntry) -> AnyView? { content._view(for: entry) }
    var _hasMargins: Bool { false }
}

extension WidgetConfiguration {
    /// Draws the content out to the edges of the widget.
    public func contentMarginsDisabled() -> some WidgetConfiguration { MarginlessConfiguration(content: self) }

    /// Has no effect in a figure.
    public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration { self }
    /// Has no effect in a figure.
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { self }
    /// Has no effect in a figure.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
    /// Has no effect in a figure.
    public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
    /// Has no effect in a figure.
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
    /// Has no effect in a figure.
    public func description(_ description: Text) -> some WidgetConfiguration { self }
    /// Has no effect in a figure.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
    /// Has no effect in a figure.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
    /// Has no effect in a figure.
    public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])
        -> some WidgetConfiguration
    { self }
    /// Has no effect in a figure.
    public func onBackgroundURLSessionEvents(
        matching: String? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }
    /// Has no effect in a figure.
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
}

/// Where a widget is shown.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    public static let standBy = WidgetLocation(name: "standBy")
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

/// Several widgets of an app.
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget

    init()
    @WidgetBundleBuilder var body: Body { get }
}

/// Has no effect in a figure: a widget is shown by its preview.
@resultBuilder
public struct WidgetBundleBuilder {
    @MainActor public static func buildBlock() -> some Widget { BundledWidgets() }
    @MainActor public static func buildBlock<each W: Widget>(_ widget: repeat each W) -> some Widget {
        BundledWidgets()
    }
    @MainActor public static func buildOptional(_ widget: (some Widget)?) -> some Widget { BundledWidgets() }
    @MainActor public static func buildLimitedAvailability(_ widget: some Widget) -> some Widget { BundledWidgets() }
}

private struct BundledWidgets: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

extension Widget {
    /// Ends at once: widgets are drawn, not run.
    public static func main() {}
}

extension WidgetBundle {
    /// Ends at once: widgets are drawn, not run.
    public static func main() {}
}
