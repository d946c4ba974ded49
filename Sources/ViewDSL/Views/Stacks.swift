import Drawing
import Foundation
import LayoutEngine

/// Views in a row. Measured on SwiftUI.
///
/// Its gaps come off what it is offered; then the least flexible view is asked first, each for an equal share of what is
/// left. It is as long as its views and gaps, whatever was offered.
public struct HStack<Content: View> {
    let layout: HStackLayout
    let content: Content

    /// Views `spacing` points apart; nil is what each pair of neighbours asks for, usually 8.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension HStack: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let detail = layout.alignment == .center ? "" : layout.alignment.key.name
        list.append(context.container(layout, "HStack", detail, passesPriority: true, content: content))
    }
}

/// Views in a column. Measured on SwiftUI.
///
/// It divides its height as ``HStack`` does its width.
public struct VStack<Content: View> {
    let layout: VStackLayout
    let content: Content

    /// Views `spacing` points apart; nil is what each pair of neighbours asks for, usually 8.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension VStack: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let detail = layout.alignment == .center ? "" : layout.alignment.key.name
        list.append(context.container(layout, "VStack", detail, passesPriority: true, content: content))
    }
}

/// Views on top of each other. Measured on SwiftUI.
///
/// Every view is offered all. Those of the highest priority decide the size.
public struct ZStack<Content: View> {
    let layout: ZStackLayout
    let content: Content

    /// Views lined up on the guides of `alignment`.
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
}

extension ZStack: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let detail = layout.alignment == .center ? "" : layout.alignment.name
        list.append(context.container(layout, "ZStack", detail, passesPriority: true, content: content))
    }
}

/// A gap that takes what is left along its stack, after all others have been served. Measured on SwiftUI.
public struct Spacer: Sendable {
    /// In points; nil is 8.
    public var minLength: CGFloat?

    /// Room that stretches; `minLength` in points, nil for 8. NaN and ∞ are reported, and count as nil.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let layout = SpacerLayout(axis: context.environment.stackAxis, minLength: minLength)
        let node = context.leaf(
            layout, "Spacer", minLength.map { lengthText($0) } ?? "", role: .spacer, priority: -.infinity)
        if let minLength, !minLength.isFinite {
            context.arena.addIssue(
                .invalidValue, at: node,
                "Spacer's minLength must be finite, not \(lengthText(minLength)); the default is used")
        }
        list.append(node)
    }
}

/// A thin line across its stack.
public struct Divider: Sendable {
    /// A line across its stack.
    public init() {}
}

extension Divider: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let layout = DividerLayout(
            axis: context.environment.stackAxis, thickness: context.environment.pixelLength)
        let style = Color.primary.opacity(0.2)._resolve(in: context.environment)
        list.append(context.leaf(layout, "Divider", role: .shape, drawing: Drawn(Drawn.fill(style))))
    }
}
