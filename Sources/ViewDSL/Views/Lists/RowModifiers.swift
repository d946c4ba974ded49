import Foundation
import LayoutEngine

extension VerticalEdge {
    /// Some of the two edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]
    }
}

nonisolated extension View {
    private func row(_ change: @escaping @MainActor (inout RowTraits) -> Void) -> some View {
        NodeModified(content: self) { context, node in context.updateRow(node, change) }
    }

    private typealias Separator = WritableKeyPath<RowTraits, SeparatorTraits> & Sendable

    private func row(
        _ top: Separator, _ bottom: Separator, _ edges: VerticalEdge.Set,
        _ change: @escaping @MainActor (inout SeparatorTraits) -> Void
    ) -> some View {
        row { traits in
            if edges.contains(.top) { change(&traits[keyPath: top]) }
            if edges.contains(.bottom) { change(&traits[keyPath: bottom]) }
        }
    }

    /// Sets the space around the row's content, in points; nil means the list's.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        var safe = insets
        for edge in Edge.allCases where safe?[edge].isFinite == false { safe?[edge] = 0 }
        return row { [safe] in $0.insets = safe }
    }

    /// Sets the space around the row's content at some edges, in points; nil means the list's.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        row { traits in
            guard let length, length.isFinite else { return }
            var insets = traits.insets ?? ListLook.insetGrouped.rowInsets
            for edge in Edge.allCases where edges.contains(edge) { insets[edge] = length }
            traits.insets = insets
        }
    }

    /// Draws a view behind the row; nil means the list's background.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        nonisolated(unsafe) let view = view
        return NodeModified(content: self) { context, node in
            let captured = view.map { CapturedView($0, context.environment) }
            context.updateRow(node) { $0.background = captured }
        }
    }

    /// Shows or hides the separators at the row's edges.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        row(\.topSeparator, \.bottomSeparator, edges) { $0.visibility = visibility }
    }

    /// Sets the color of the separators at the row's edges.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        row(\.topSeparator, \.bottomSeparator, edges) { $0.tint = color }
    }

    /// Shows or hides the lines at the ends of the section.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        row(\.sectionTop, \.sectionBottom, edges) { $0.visibility = visibility }
    }

    /// Sets the color of the lines at the ends of the section.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        row(\.sectionTop, \.sectionBottom, edges) { $0.tint = color }
    }

    /// Has no effect in a figure.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        self
    }

    /// Whether a list that is edited does not let its reader delete the row.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        row { if isDisabled { $0.disabledEdits.insert(.delete) } }
    }

    /// Whether a list that is edited does not let its reader move the row.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        row { if isDisabled { $0.disabledEdits.insert(.move) } }
    }

    /// Has no effect in a figure.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Has no effect in a figure.
    public func listRowHoverEffectDisabled(_ isDisabled: Bool = true) -> some View { self }
}
