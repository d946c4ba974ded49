import Foundation

/// A layout whose subviews' guides and spacing stay inside: outside it has the defaults.
package protocol ClosedLayout: GuideForwardingLayout {}

extension ClosedLayout {
    package func explicitGuide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> CGFloat? { nil }

    package func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
}
