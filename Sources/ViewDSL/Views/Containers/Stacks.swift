import Foundation
import LayoutEngine

/// A row of views. Measured on SwiftUI.
///
/// The proposed length minus the spacing is shared out: the least flexible view is sized first, and each is proposed an
/// equal share of the rest. The stack takes the length of its views and spacing, whatever is proposed.
public struct HStack<Content: View> {
    let layout: HStackLayout
    let content: Content

    /// Spacing in points; nil means each pair's preference, usually 8.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension HStack: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let detail = layout.alignment.key.writtenName
        list.append(context.container(layout, "HStack", detail, passesPriority: true, content: content))
    }
}

/// A column of views. Measured on SwiftUI.
///
/// It shares out its height as ``HStack`` does its width.
public struct VStack<Content: View> {
    let layout: VStackLayout
    let content: Content

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension VStack: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let detail = layout.alignment.key.writtenName
        list.append(context.container(layout, "VStack", detail, passesPriority: true, content: content))
    }
}

/// Views on top of each other. Measured on SwiftUI.
///
/// Every view is proposed the stack's proposal. The views with the highest layout priority decide the size.
public struct ZStack<Content: View> {
    let layout: ZStackLayout
    let content: Content

    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
}

extension ZStack: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let detail = layout.alignment.writtenName
        list.append(context.container(layout, "ZStack", detail, passesPriority: true, content: content))
    }
}

/// Flexible space that takes the rest of a stack after all other views. Measured on SwiftUI.
public struct Spacer: Sendable {
    /// In points; nil means 8.
    public var minLength: CGFloat?

    /// NaN and ∞ count as nil and are reported as an issue.
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
    public init() {}
}

extension Divider: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let layout = DividerLayout(
            axis: context.environment.stackAxis, thickness: context.environment.pixelLength)
        let style = Color.primary.opacity(0.2)._resolve(in: context.environment)
        list.append(context.leaf(layout, "Divider", role: .shape, drawing: NodeDrawing(NodeDrawing.fill(style))))
    }
}
