import Drawing
import Foundation
import LayoutEngine

extension LayoutSnapshot {
    /// Lays out a view with another text measurer, such as `FixedAdvanceText`, whose arithmetic is exact.
    ///
    /// - Parameters:
    ///   - proposal: What the root view is offered, in points.
    ///   - environment: What the root view inherits.
    ///   - options: Whether to trace, keep answers, and check them.
    @MainActor @preconcurrency
    public init<Content: View>(
        proposal: ProposedViewSize, textMeasuring: any TextMeasuring,
        environment: EnvironmentValues = EnvironmentValues(), options: LayoutOptions = LayoutOptions(traces: true),
        @ViewBuilder content: () -> Content
    ) {
        let arena = LayoutArena(options: options)
        let resolver = ViewResolver(arena: arena, text: textMeasuring, state: StateStore())
        let root = resolver.resolveRoot(content(), environment: environment)
        self.init(layingOut: root, in: arena, proposal: proposal)
    }
}
