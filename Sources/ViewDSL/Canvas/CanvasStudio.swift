import Drawing
import Foundation
import LayoutEngine

/// The state that all contexts of one canvas share: its text, its symbols and its errors.
///
/// Views drawn in a canvas are laid out by themselves, outside the canvas's own arena.
final class CanvasStudio {
    /// A view, laid out from the origin.
    struct Picture {
        var size: CGSize
        var items: [DisplayItem]
    }

    let text: any TextMeasuring
    let environment: EnvironmentValues
    let symbols: [Subview]
    private(set) var issues: [(LayoutIssue.Rule, String)] = []

    init(text: any TextMeasuring, environment: EnvironmentValues, symbols: [Subview]) {
        self.text = text
        var environment = environment
        // A canvas's views are in no container and touch no edge.
        (environment.stackAxis, environment.place) = (nil, nil)
        (environment.sceneSafeArea, environment.hasSafeArea) = (EdgeInsets(), false)
        self.environment = environment
        self.symbols = symbols
    }

    /// Reports something once.
    func report(_ rule: LayoutIssue.Rule, _ message: String) {
        if !issues.contains(where: { $0 == (rule, message) }) { issues.append((rule, message)) }
    }

    func picture(
        of view: some View, _ proposal: ProposedViewSize, _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> Picture {
        let snapshot = snapshot(of: view, proposal, change)
        for issue in snapshot.issues { report(issue.rule, issue.message) }
        return Picture(
            size: snapshot.size,
            items: SceneryPainter(snapshot, scale: max(environment.displayScale, 1).rounded(.down)).items())
    }

    /// From the top, in points.
    func baseline(_ guide: VerticalAlignment, of view: some View, _ proposal: ProposedViewSize) -> CGFloat {
        // An empty view beside it stands on the baseline.
        let row = HStack(alignment: guide, spacing: 0) {
            view
            Color.clear.frame(width: 0, height: 0)
        }
        return snapshot(of: row, proposal).records.last?.frame.maxY ?? 0
    }

    private func snapshot(
        of view: some View, _ proposal: ProposedViewSize, _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> LayoutSnapshot {
        var environment = environment
        change(&environment)
        nonisolated(unsafe) let (view, values) = (view, environment)
        let text = text
        // A canvas draws during layout, which runs on the main actor.
        return MainActor.assumeIsolated {
            LayoutSnapshot(proposal: proposal, textMeasuring: text, environment: values, options: LayoutOptions()) {
                view
            }
        }
    }
}

/// The items that the contexts of one layer draw.
final class CanvasSheet {
    var items: [DisplayItem] = []
}
