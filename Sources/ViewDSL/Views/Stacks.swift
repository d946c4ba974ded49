import Drawing
import Foundation
import LayoutEngine

/// Views in a row.
public struct HStack<Content: View> {
    let layout: HStackLayout
    let content: Content

    /// Views in a stack; `spacing` in points, nil for what the views ask for.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension HStack: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout [NodeID]) {
        let detail = layout.alignment == .center ? "" : layout.alignment.key.name
        list.append(context.container(layout, "HStack", detail, passesPriority: true, content: content))
    }
}

/// Views in a column.
public struct VStack<Content: View> {
    let layout: VStackLayout
    let content: Content

    /// Views in a stack; `spacing` in points, nil for what the views ask for.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension VStack: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout [NodeID]) {
        let detail = layout.alignment == .center ? "" : layout.alignment.key.name
        list.append(context.container(layout, "VStack", detail, passesPriority: true, content: content))
    }
}

/// Views on top of each other.
public struct ZStack<Content: View> {
    let layout: ZStackLayout
    let content: Content

    /// Views in a stack; `spacing` in points, nil for what the views ask for.
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
}

extension ZStack: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout [NodeID]) {
        let detail = layout.alignment == .center ? "" : layout.alignment.name
        list.append(context.container(layout, "ZStack", detail, passesPriority: true, content: content))
    }
}

/// A gap that takes what is left along its stack.
public struct Spacer: Sendable {
    /// In points; nil is 8.
    public var minLength: CGFloat?

    /// Room that stretches; `minLength` in points, nil for 8.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout [NodeID]) {
        let layout = SpacerLayout(axis: context.environment.stackAxis, minLength: minLength)
        let node = context.leaf(
            layout, "Spacer", minLength.map { lengthText($0) } ?? "", role: .spacer, priority: -.infinity)
        if let minLength, !minLength.isFinite {
            context.resolver.arena.addIssue(
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
    public func _resolve(_ context: _ViewContext, into list: inout [NodeID]) {
        let layout = DividerLayout(
            axis: context.environment.stackAxis, thickness: context.environment.pixelLength)
        let style = Color.primary.opacity(0.2)._resolve(in: context.environment)
        list.append(context.leaf(layout, "Divider", role: .shape, drawing: Drawn(Drawn.fill(style))))
    }
}
