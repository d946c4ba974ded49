import Plumbline

/// Places views in rows and starts a new row when one is full.
public struct FlowLayout: Layout {
    /// The distance between views and between rows, in points.
    public var spacing: CGFloat

    /// Creates a layout with this spacing, in points.
    public init(spacing: CGFloat = 8) { self.spacing = spacing }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(in: proposal.width ?? .infinity, subviews)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(in: proposal.width ?? .infinity, subviews)) {
            let place = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
            subview.place(at: place, proposal: ProposedViewSize(frame.size))
        }
    }
}

extension FlowLayout {
    /// The frames of the subviews: each at its ideal size, in the last row if it fits.
    private func frames(in width: CGFloat, _ subviews: Subviews) -> [CGRect] {
        var frames: [CGRect] = []
        var (x, y, rowHeight): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width {
                (x, y, rowHeight) = (0, y + rowHeight + spacing, 0)
            }
            frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
            x += size.width + spacing
            rowHeight = max(rowHeight, size.height)
        }
        return frames
    }
}

/// Tags in rows.
public struct Tags: View {
    public init() {}

    public var body: some View {
        FlowLayout {
            ForEach(["layout", "in", "rows", "as", "words", "in a paragraph"], id: \.self) { word in
                Text(word)
                    .padding(.horizontal, 8)
                    .background(.orange.opacity(0.3), in: Capsule())
            }
        }
        .layoutLabel("flow")
    }
}

@MainActor @SceneBuilder
var ownLayout: [Scene] {
    Scene("own-layout/flow", proposal: ProposedViewSize(width: 200, height: nil)) { Tags() }
        .title("A tag that does not fit starts a new row")
        .caption("Each tag is proposed nil.")
        .annotations(.proposals)

    Scene("own-layout/widths", sweep: .widths(80, 140, 200, 300)) { Tags() }
        .title("The fewer tags fit, the more rows")

    Scene("own-layout/storyboard", proposal: ProposedViewSize(width: 120, height: nil)) {
        FlowLayout {
            Color.orange.frame(width: 70, height: 20)
            Color.blue.frame(width: 60, height: 20)
        }
        .layoutLabel("flow")
    }
    .title("The layout asks each view for its ideal size")
    .caption("70 + 8 + 60 is more than the 120 proposed, so there are two rows.")
    .storyboard(of: "flow")
}
