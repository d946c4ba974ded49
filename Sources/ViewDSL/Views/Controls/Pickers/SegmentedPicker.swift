import Foundation
import LayoutEngine

/// A picker as segments of equal width.
struct SegmentedPicker: View {
    let picker: _PickerParts
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let colors = SystemLook.segments
        SegmentsLayout(margin: 6) {
            PickerChoices(picker) { choices, chosen in
                ForEach(Array(choices.enumerated()), id: \.offset) { index, choice in
                    segment(choice, isChosen: index == chosen, colors)
                        .overlay(alignment: .leading) {
                            if index > 0, index != chosen, index - 1 != chosen { line }
                        }
                }
            }
        }
        .frame(height: 32)
        .background(colors.background ?? .tertiarySystemFill, in: .rect(cornerRadius: 9))
        .modifier(ControlOfRow())
        .control("Picker", settings: picker.settings)
    }

    private func segment(_ choice: Subview, isChosen: Bool, _ colors: SystemLook.Segments) -> some View {
        let title = isChosen ? colors.selectedTitle : colors.title
        return
            choice
            .font(.system(size: 13, weight: isChosen ? .semibold : .medium))
            .foregroundStyle(isEnabled ? title ?? .primary : .tertiaryLabel)
            .lineLimit(1)
            .padding(.horizontal, 4)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                if isChosen {
                    RoundedRectangle(cornerRadius: 7)
                        .fill(colors.selection ?? (colorScheme == .light ? .white : .systemGray2))
                        .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
                        .padding(2)
                }
            }
    }

    private var line: some View {
        Capsule().fill(Color.tertiaryLabel.opacity(0.6)).frame(width: 1, height: 16).offset(x: -0.5)
    }
}

/// Shares the width proposed out equally; with no width proposed all views are as wide as the widest and its margins.
struct SegmentsLayout: Layout {
    /// At each side of a view, in points.
    let margin: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)) }
        let widest = sizes.map(\.width).max() ?? 0
        return CGSize(
            width: max(proposal.width ?? (widest + 2 * margin) * CGFloat(subviews.count), 0),
            height: proposal.height ?? sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = bounds.width / CGFloat(max(subviews.count, 1))
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}
