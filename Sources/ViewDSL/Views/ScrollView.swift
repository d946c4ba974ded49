import Drawing
import Foundation
import LayoutEngine

/// Views that may be larger than the room for them, shown from their start and cut off at its edges.
public struct ScrollView<Content: View> {
    /// What is scrolled.
    public var content: Content
    /// Which ways it scrolls.
    public var axes: Axis.Set
    /// Whether indicators would show; they are not drawn.
    public var showsIndicators: Bool

    /// A window on its content, at the content's start.
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        // Whatever the axes, several views make a column.
        let inner = context.with { environment in
            environment.stackAxis = .vertical
            environment.isScrollClipDisabled = false
        }
        let content = inner.single(inner.resolve(content), VStackLayout(), "VStack")
        var drawn = Drawn()
        if !context.environment.isScrollClipDisabled {
            drawn.effects.append(.clip({ Path($0) }, evenOdd: false))
        }
        let detail = axes == .vertical ? "" : axes == .horizontal ? ".horizontal" : ".horizontal, .vertical"
        var info = NodeInfo(name: "ScrollView", detail: detail, role: .container, content: drawn)
        info.coordinateSpaces = [ScrollSpace.any]
        if axes.contains(.horizontal) { info.coordinateSpaces.append(ScrollSpace.horizontal) }
        if axes.contains(.vertical) { info.coordinateSpaces.append(ScrollSpace.vertical) }
        list.append(
            context.arena.add(
                ScrollLayout(axes: axes), children: content.map { [$0] } ?? [], info: info,
                rightToLeft: context.isRightToLeft))
    }
}

/// When scroll views show where they are. Figures never do.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String

    /// Whether indicators would show; they are not drawn.
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    /// Whether indicators would show; they are not drawn.
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    /// Whether indicators would show; they are not drawn.
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    /// Whether indicators would show; they are not drawn.
    public static let never = ScrollIndicatorVisibility(name: "never")
}

nonisolated extension View {
    /// Lets scroll views inside draw outside their bounds.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        EnvironmentModified(self) { $0.isScrollClipDisabled = disabled }
    }

    /// Nothing scrolls in a figure, so this changes nothing.
    public func scrollDisabled(_ disabled: Bool) -> some View { self }

    /// Figures show no indicators, so this changes nothing.
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> some View
    {
        self
    }

    /// Nothing scrolls in a figure, so this changes nothing.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}
