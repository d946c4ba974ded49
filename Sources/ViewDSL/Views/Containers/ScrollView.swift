import Drawing
import Foundation
import LayoutEngine

/// A scrollable view, drawn from the start of its content or from its default anchor, and clipped to its bounds. Where
/// these touch a safe area, its content is also seen there, along the axes that scroll.
public struct ScrollView<Content: View> {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

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
        // Several views make a column on any axes.
        let inner = context.with { environment in
            environment.stackAxis = .vertical
            environment.isScrollClipDisabled = false
            // Links in it are not the row's.
            environment.isListRow = false
            environment.contentMargins = ContentMargins()
            environment.scrollAnchors = ScrollAnchors()
        }
        var content = inner.combined(inner.resolve(content), VStackLayout())
        let margins = context.environment.contentMargins.insets
        if margins != EdgeInsets() {
            content = content.map {
                inner.wrap(
                    $0, PaddingLayout(insets: margins, insetsContainer: true), "contentMargins", insetsText(margins),
                    keepsPriority: false)
            }
        }
        let reach = SafeArea()
        var drawn = NodeDrawing()
        if !context.environment.isScrollClipDisabled {
            drawn.effects.append(.clip(Outline { Path(reach.insets.around($0)) }, evenOdd: false))
        }
        let detail = axes == .vertical ? "" : axes == .horizontal ? ".horizontal" : ".horizontal, .vertical"
        var info = NodeInfo(name: "ScrollView", detail: detail, role: .container, content: drawn)
        info.coordinateSpaces = [ScrollSpace.any]
        if axes.contains(.horizontal) { info.coordinateSpaces.append(ScrollSpace.horizontal) }
        if axes.contains(.vertical) { info.coordinateSpaces.append(ScrollSpace.vertical) }
        let anchors = context.environment.scrollAnchors
        let node = context.arena.add(
            ScrollLayout(axes: axes, alignment: anchors[.alignment], start: anchors[.initialOffset]),
            children: content.map { [$0] } ?? [], info: info,
            rightToLeft: context.isRightToLeft)
        if context.environment.hasSafeArea {
            context.arena.setScrolledAxes(axes, of: node)
            context.arena.setExpansion(
                Expansion(at: .placed) { [axes, isMirrored = context.isRightToLeft] arena, node in
                    let insets = arena.safeAreaInsets(of: node)
                    if axes.contains(.vertical) {
                        (reach.insets.top, reach.insets.bottom) = (insets.top, insets.bottom)
                    }
                    if axes.contains(.horizontal) {
                        let (left, right) = (insets.leading, insets.trailing)
                        (reach.insets.leading, reach.insets.trailing) = isMirrored ? (right, left) : (left, right)
                    }
                    return []
                }, of: node)
        }
        list.append(node)
    }
}

extension EdgeInsets {
    /// Bounds with these insets around them; the leading one is on the left.
    fileprivate func around(_ bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX - leading, y: bounds.minY - top, width: bounds.width + leading + trailing,
            height: bounds.height + top + bottom)
    }
}

/// The visibility of scroll indicators. They are not drawn.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String

    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    public static let never = ScrollIndicatorVisibility(name: "never")
}

nonisolated extension View {
    /// Lets scroll views draw outside their bounds.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        EnvironmentModified(content: self) { $0.isScrollClipDisabled = disabled }
    }

    /// Has no effect in a figure.
    public func scrollDisabled(_ disabled: Bool) -> some View { self }

    /// Has no effect: indicators are not drawn.
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> some View
    {
        self
    }

    /// Has no effect in a figure.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}
