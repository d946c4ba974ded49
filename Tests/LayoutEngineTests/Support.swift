import Drawing
import Foundation
import LayoutEngine
import ViewDSL

/// A view of a fixed size.
@MainActor
func block(_ width: CGFloat = 20, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height)
}

/// Keeps what views logged while they were made.
final class Notes<Value> {
    var values: [Value] = []

    func note(_ value: Value) -> EmptyView {
        values.append(value)
        return EmptyView()
    }
}

/// The log of a layout under test. Layout runs on one thread.
final class Log: @unchecked Sendable {
    var lines: [String] = []
}

/// The simplest layout: children below each other from the top left, each at its ideal size.
func placePlainly(_ subviews: LayoutSubviews, in bounds: CGRect) {
    var y = bounds.minY
    for subview in subviews {
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        y += subview.sizeThatFits(.unspecified).height
    }
}

func plainSize(_ subviews: LayoutSubviews) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
}
