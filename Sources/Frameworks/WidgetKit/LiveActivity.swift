import ActivityKit
import SwiftUI

/// What a live activity shows of one state.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public let activityID = "preview"
    public let isStale = false
}

extension ActivityViewContext: Sendable where Attributes: Sendable, Attributes.ContentState: Sendable {}

/// The views of a live activity: those of the lock screen, and of the island.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    private let content: @MainActor (ActivityViewContext<Attributes>) -> AnyView
    private let island: @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland

    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        self.content = { AnyView(content($0)) }
        island = dynamicIsland
    }

    public var body: Never { fatalError("ActivityConfiguration has no body") }
    public func _view(for entry: any TimelineEntry) -> AnyView? {
        guard let activity = entry as? ActivityEntry<Attributes> else { return nil }
        return activity.kind == .content ? content(activity.context) : island(activity.context).view(activity.kind)
    }
    public var _hasMargins: Bool { false }
}

/// A state of a live activity, and where it is shown.
struct ActivityEntry<Attributes: ActivityAttributes>: TimelineEntry {
    let context: ActivityViewContext<Attributes>
    let kind: ActivityPreviewViewKind
    var date: Date { .distantPast }
}

/// Where a live activity is shown.
public enum ActivityPreviewViewKind: Hashable, Sendable {
    public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, expanded, minimal }

    case content
    case dynamicIsland(DynamicIslandPreviewViewState)
}

/// Which size a live activity is shown in.
public enum ActivityFamily: Hashable, Sendable { case small, medium }

extension EnvironmentValues {
    /// A figure shows the lock screen of an iPhone.
    public var activityFamily: ActivityFamily { .medium }
    public var isActivityFullscreen: Bool { false }
}

extension WidgetConfiguration {
    /// Has no effect in a figure.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}
