import Foundation
import LayoutEngine

nonisolated extension View {
    /// A frame as long as the nearest scroll view, or the scene less its safe area, on the chosen axes.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerFrame(axes, alignment) { length, _ in length }
    }

    /// A frame of `span` of the `count` parts that the nearest container divides into, `spacing` points apart.
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
            fault: ViewFault(
                isPossible
                    ? nil
                    : "containerRelativeFrame needs a count and span of at least 1 and finite spacing: 1 and 0 are used",
                fileID, line))
    }

    /// A frame whose length follows from the nearest container's, both in points.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        // Layout runs where the views were built, one call at a time.
        nonisolated(unsafe) let length = length
        return containerFrame(axes, alignment) { length($0, $1) }
    }

    private func containerFrame(
        _ axes: Axis.Set, _ alignment: Alignment, length: @escaping @Sendable (CGFloat, Axis) -> CGFloat
    ) -> some View {
        containerFrame(ContainerRelativeLayout(axes: axes, alignment: alignment, length: length), "")
    }

    private func containerFrame(
        _ layout: ContainerRelativeLayout, _ detail: String, fault: ViewFault? = nil
    ) -> some View {
        let names = [(Axis.Set.horizontal, "horizontal"), (.vertical, "vertical")]
            .filter { layout.axes.contains($0.0) }.map(\.1)
        let alignment = layout.alignment == .center ? "" : layout.alignment.name
        let parts = [names.joined(separator: ", "), detail, alignment]
        return LayoutModified(
            self, layout, "containerRelativeFrame", parts.filter { !$0.isEmpty }.joined(separator: " "), fault: fault)
    }
}
