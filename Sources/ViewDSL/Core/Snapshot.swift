import Drawing
import Foundation
import LayoutEngine

extension LayoutSnapshot {
    /// Lays out a view with another text measurer, such as `FixedAdvanceText`, whose arithmetic is exact.
    ///
    /// `onAppear`, `onChange` and their like run, and state settles; tasks do not start.
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
        self =
            Settling(
                content(), proposal: proposal, textMeasuring: textMeasuring, environment: environment, options: options
            ).withoutTasks().snapshot
    }

    /// Lays out a view once its tasks have ended and its state has settled.
    ///
    /// What has not settled within `limits` is an issue of the layout.
    @MainActor
    public static func settled<Content: View>(
        proposal: ProposedViewSize, textMeasuring: any TextMeasuring,
        environment: EnvironmentValues = EnvironmentValues(), options: LayoutOptions = LayoutOptions(traces: true),
        limits: SettlingLimits = SettlingLimits(), @ViewBuilder content: () -> Content
    ) async -> LayoutSnapshot {
        await Settling(
            content(), proposal: proposal, textMeasuring: textMeasuring, environment: environment, options: options,
            limits: limits
        ).withTasks().snapshot
    }
}
