import Foundation
import LayoutEngine

nonisolated extension View {
    /// A frame as long as the nearest scroll view, or the scene inside its safe area, on the given axes.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerFrame(axes, alignment) { length, _ in length }
    }

    /// A frame of `span` of the nearest container's `count` equal parts, `spacing` points apart.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let isPossible = count > 0 && span > 0 && spacing.isFinite
        let gap = spacing.isFinite ? spacing : 0
        return containerFrame(
            ContainerRelativeLayout(
                axes: axes, alignment: alignment, parts: .init(count: count, span: span, spacing: gap)),
            "\(span) of \(count)",
            issue: InvalidArgument(
                isPossible
                    ? nil
                    : "containerRelativeFrame needs a count and span of at least 1 and finite spacing: 1 and 0 are used",
                fileID, line), settings: [LayoutSetting("spacing", gap)])
    }

    /// A frame whose length is computed from the nearest container's, both in points.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        // Layout runs on the main actor, one call at a time.
        nonisolated(unsafe) let length = length
        return containerFrame(axes, alignment) { length($0, $1) }
    }

    private func containerFrame(
        _ axes: Axis.Set, _ alignment: Alignment, length: @escaping @Sendable (CGFloat, Axis) -> CGFloat
    ) -> some View {
        containerFrame(ContainerRelativeLayout(axes: axes, alignment: alignment, length: length), "")
    }

    private func containerFrame(
        _ layout: ContainerRelativeLayout, _ detail: String, issue: InvalidArgument? = nil,
        settings: [LayoutSetting] = []
    ) -> some View {
        let names = [(Axis.Set.horizontal, "horizontal"), (.vertical, "vertical")]
            .filter { layout.axes.contains($0.0) }.map(\.1)
        let parts = [names.joined(separator: ", "), detail, layout.alignment.writtenName]
        return LayoutModified(
            content: self, layout: layout, name: "containerRelativeFrame",
            detail: parts.filter { !$0.isEmpty }.joined(separator: " "), issue: issue, settings: settings)
    }
}
