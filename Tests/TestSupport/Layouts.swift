import Drawing
import Foundation
import LayoutEngine
import ViewDSL

/// Ten points a character, lines of ten points.
package let exactText = FixedAdvanceText(advance: 10, ascent: 8, descent: 2)

/// Lays out views with text of exact sizes.
@MainActor
package func layout<V: View>(
    _ width: CGFloat?, _ height: CGFloat?, options: LayoutOptions = LayoutOptions(traces: true),
    environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder _ content: () -> V
) -> LayoutSnapshot {
    LayoutSnapshot(
        proposal: ProposedViewSize(width: width, height: height), textMeasuring: exactText, environment: environment,
        options: options, content: content)
}

extension LayoutSnapshot {
    package func frame(_ label: String) -> CGRect? { self[label]?.frame }
}

@MainActor
package func fixed(_ width: CGFloat, _ height: CGFloat, _ label: String = "") -> some View {
    Color.red.frame(width: width, height: height).layoutLabel(label)
}

package func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

package func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
