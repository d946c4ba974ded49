import Drawing
import LayoutEngine

extension LayoutSnapshot {
    /// Lays out a view with another text measurer, such as `FixedAdvanceText`, whose arithmetic is exact.
    ///
    /// `onAppear`, `onChange` and their like run, and state settles; tasks do not start.
    ///
    /// - Parameters:
    ///   - proposal: The size proposed to the root view, in points.
    ///   - environment: The values the root view inherits.
    @MainActor @preconcurrency
    public init<Content: View>(
        proposal: ProposedViewSize, textMeasuring: any TextMeasuring,
        environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder content: () -> Content
    ) {
        self.init(
            proposal: proposal, textMeasuring: textMeasuring, environment: environment,
            options: LayoutOptions(traces: true), content: content)
    }

    @MainActor @preconcurrency
    package init<Content: View>(
        proposal: ProposedViewSize, textMeasuring: any TextMeasuring,
        environment: EnvironmentValues = EnvironmentValues(), options: LayoutOptions,
        @ViewBuilder content: () -> Content
    ) {
        self =
            Settling(
                content(), proposal: proposal, textMeasuring: textMeasuring, environment: environment, options: options
            ).withoutTasks().snapshot
    }

    /// Lays out a view once its tasks have ended and its state has settled.
    ///
    /// Views that have not settled within `limits` are an issue of the layout.
    @MainActor
    public static func settled<Content: View>(
        proposal: ProposedViewSize, textMeasuring: any TextMeasuring,
        environment: EnvironmentValues = EnvironmentValues(), limits: SettlingLimits = SettlingLimits(),
        @ViewBuilder content: () -> Content
    ) async -> LayoutSnapshot {
        await Settling(
            content(), proposal: proposal, textMeasuring: textMeasuring, environment: environment, limits: limits
        ).withTasks().snapshot
    }
}
