import Foundation
import LayoutEngine
import SwiftUI
import ViewDSL

/// A preview of a widget with the first of its entries.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @TimelineEntryBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "SwiftUIMacros", type: "WidgetPreviewMacro")

/// A preview of a widget with its provider's placeholder.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "SwiftUIMacros", type: "WidgetPreviewMacro")

/// Makes the preview that `#Preview` declares.
@MainActor
public func _makeWidgetPreview(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @TimelineEntryBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) -> Preview {
    Preview(name, traits: .fixedLayout(width: family.size.width, height: family.size.height)) {
        view(of: widget(), entry: timeline().first, family)
    }
}

/// Makes the preview that `#Preview` declares.
@MainActor
public func _makeWidgetPreview<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
) -> Preview {
    _makeWidgetPreview(name, as: family, widget: widget) {
        timelineProvider().placeholder(in: TimelineProviderContext(family: family))
    }
}

@MainActor
private func view(of widget: some Widget, entry: (any TimelineEntry)?, _ family: WidgetFamily) -> AnyView {
    let configuration = widget.body
    let content = entry.flatMap { configuration._view(for: $0) } ?? AnyView(EmptyView())
    return AnyView(WidgetFrame(content: content, family: family, hasMargins: configuration._hasMargins))
}

@resultBuilder
public enum TimelineEntryBuilder {
    public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
    public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
    public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }
}

/// The size of a widget's preview.
public struct WidgetPreviewContext {
    private let family: WidgetFamily

    public init(family: WidgetFamily) { self.family = family }
}

extension WidgetPreviewContext: SizedPreviewContext {
    package var size: CGSize { family.size }
    package func frame(_ view: AnyView) -> AnyView {
        AnyView(WidgetFrame(content: view, family: family, hasMargins: true))
    }
}

/// A view on the background of a widget.
///
/// Approximate: margins of 16 points, corners of 22.
private struct WidgetFrame: View {
    let content: AnyView
    let family: WidgetFamily
    let hasMargins: Bool

    var body: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaPadding(margins)
            .background(family.isAccessory ? Color.clear : Color(uiColor: .systemBackground))
            .clipShape(RoundedRectangle(cornerRadius: family.isAccessory ? 0 : 22, style: .continuous))
            .environment(\.widgetFamily, family)
            .environment(\.widgetContentMargins, margins)
            .isInWidget()
    }

    private var margins: EdgeInsets {
        let length: CGFloat = hasMargins && !family.isAccessory ? 16 : 0
        return EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    }
}

/// The background of round widgets on the lock screen.
public struct AccessoryWidgetBackground: View {
    public nonisolated init() {}
    public var body: some View { Color(uiColor: .secondarySystemFill) }
}
