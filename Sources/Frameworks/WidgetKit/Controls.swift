import AppIntents
import SwiftUI

// What an app adds to the Control Center. A figure shows none of it.

/// A control for the Control Center.
@MainActor @preconcurrency
public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration

    init()
    var body: Body { get }
}

@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

public protocol ControlValueProvider {
    associatedtype Value

    var previewValue: Value { get }
    func currentValue() async throws -> Value
}

public protocol AppIntentControlValueProvider {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value

    func previewValue(configuration: Configuration) -> Value
    func currentValue(configuration: Configuration) async throws -> Value
}

public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping @MainActor () -> Content) {}
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
    ) {}
}

public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>:
    ControlWidgetConfiguration
{
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping @MainActor (Configuration) -> Content
    ) {}
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {}
}

@resultBuilder @MainActor
public enum ControlWidgetTemplateBuilder {
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

public struct ControlWidgetButton<Label: View>: ControlWidgetTemplate {
    public init(action: some AppIntent, @ViewBuilder label: @escaping @MainActor () -> Label) {}
    public init(action: some AppIntent, @ViewBuilder label: @escaping @MainActor (Bool) -> Label) {}
    public init(
        _ title: LocalizedStringKey, action: some AppIntent,
        @ViewBuilder actionLabel: @escaping @MainActor (Bool) -> Label
    ) {}
}

public struct ControlWidgetToggle<Label: View>: ControlWidgetTemplate {
    public init(
        isOn: Bool, action: some SetValueIntent, @ViewBuilder label: @escaping @MainActor (Bool) -> Label
    ) {}
    public init(
        _ title: LocalizedStringKey, isOn: Bool, action: some SetValueIntent,
        @ViewBuilder valueLabel: @escaping @MainActor (Bool) -> Label
    ) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isOn: Bool, action: some SetValueIntent,
        @ViewBuilder valueLabel: @escaping @MainActor (Bool) -> Label
    ) {}
}

extension ControlWidgetConfiguration {
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

extension ControlWidgetTemplate {
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
    public func disabled(_ isDisabled: Bool) -> some ControlWidgetTemplate { self }
}

/// The controls in the Control Center. There are none.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()

    public func reloadAllControls() {}
    public func reloadControls(ofKind kind: String) {}
}

extension WidgetBundleBuilder {
    @MainActor public static func buildExpression<W: Widget>(_ widget: W) -> W { widget }
    @MainActor public static func buildExpression(_ control: some ControlWidget) -> some Widget {
        AbsentWidget()
    }
}

private struct AbsentWidget: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
