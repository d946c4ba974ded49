import Plumbline

@MainActor @SceneBuilder
var sizingGuides: [Scene] {
    Scene("sizing/guide-own", proposal: ProposedViewSize(width: 240, height: 110)) {
        HStack(alignment: .bottom) {
            Color.teal.opacity(0.4).frame(width: 50, height: 40).layoutLabel("default")
            Color.indigo.opacity(0.4).frame(width: 50, height: 50)
                .alignmentGuide(.bottom) { dimensions in dimensions[.bottom] - 20 }
                .layoutLabel("own")
        }
    }
    .title("An explicit guide moves its view")
    .caption("The second view sets its bottom guide 20 above its bottom edge: at 30.")
    .annotations(.borders, .alignmentLines)

    Scene("sizing/guide-modifiers", proposal: ProposedViewSize(width: 280, height: 120)) {
        HStack(alignment: .handle) {
            Color.teal.opacity(0.4).frame(width: 50, height: 60).layoutLabel("plain")
            Color.indigo.opacity(0.4).frame(width: 30, height: 30)
                .overlay(alignment: .topTrailing) { Mark(value: 5) }
                .alignmentGuide(.handle) { _ in 5 }
                .layoutLabel("inner")
                .padding(12)
                .layoutLabel("padded").annotated(.padding)
        }
        .layoutLabel("row")
    }
    .title("A guide passes up through padding")
    .caption("5 in the color and 12 of padding make **17** in the padding: what moves the view moves its guide.")
    .annotations(.borders, .alignmentLines)

    Scene("sizing/guide-mean", proposal: ProposedViewSize(width: 280, height: 120)) {
        HStack(alignment: .handle, spacing: 40) {
            VStack(spacing: 0) {
                Color.teal.opacity(0.4).frame(width: 50, height: 40)
                    .overlay(alignment: .topTrailing) { Mark(value: 10) }
                    .alignmentGuide(.handle) { _ in 10 }.layoutLabel("upper")
                Color.gray.opacity(0.4).frame(width: 50, height: 40)
                    .overlay(alignment: .topTrailing) { Mark(value: 20) }
                    .alignmentGuide(.handle) { _ in 20 }.layoutLabel("lower")
            }
            .layoutLabel("column")
            Color.indigo.opacity(0.4).frame(width: 50, height: 30).layoutLabel("beside")
        }
        .layoutLabel("row")
    }
    .title("A column’s guide is the mean of its views’ guides")
    .caption("The lower guide is 40 + 20 = **60** down the column; the mean of 10 and 60 is **35**.")
    .annotations(.borders, .alignmentLines)

    Scene("sizing/guide-inside", proposal: ProposedViewSize(width: 280, height: 120)) {
        HStack(alignment: .top, spacing: 40) {
            VStack(spacing: 0) {
                Color.teal.opacity(0.4).frame(width: 50, height: 40)
                    .overlay(alignment: .topTrailing) { Mark(value: 10) }
                    .alignmentGuide(.top) { _ in 10 }.layoutLabel("upper")
                Color.gray.opacity(0.4).frame(width: 50, height: 40)
                    .overlay(alignment: .topTrailing) { Mark(value: 20) }
                    .alignmentGuide(.top) { _ in 20 }.layoutLabel("lower")
            }
            .layoutLabel("column")
            Color.indigo.opacity(0.4).frame(width: 50, height: 30).layoutLabel("beside")
        }
        .layoutLabel("row")
    }
    .title("A guide of an edge stays inside a stack of several")
    .caption("Neither `.top` guide, 10 or 20, counts: the column is aligned by its own top edge.")
    .annotations(.borders, .alignmentLines)

    Scene("sizing/unplaced", columns: 2, proposal: ProposedViewSize(width: 140, height: 70)) {
        Panel("never placed") {
            Places(points: []) { Color.orange.frame(width: 40, height: 24).layoutLabel("view") }.layoutLabel("layout")
        }
        Panel("the last of two places counts") {
            Places(points: [CGPoint(x: 0, y: 0), CGPoint(x: 90, y: 40)]) {
                Color.orange.frame(width: 40, height: 24).layoutLabel("view")
            }
            .layoutLabel("layout")
            .background(alignment: .topLeading) {
                Rectangle().stroke(.orange, style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
                    .frame(width: 40, height: 24)
                    .annotated(removing: .borders, subtree: true)
            }
        }
    }
    .title("Never placed, a view is in the middle; placed twice, at the last place")
    .annotations(.borders)
}

/// The guide that a view sets, as a number and a line across half of it.
private struct Mark: View {
    /// From its top, in points.
    var value: CGFloat

    var body: some View {
        HStack(spacing: 2) {
            Text("\(Int(value))").font(.system(size: 6)).foregroundStyle(.primary)
            Color.primary.frame(width: 16, height: 1)
        }
        .frame(height: 2 * value)
        .annotated(removing: .all, subtree: true)
    }
}

/// Places its view at each of these points, in turn.
private struct Places: Layout {
    var points: [CGPoint]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for point in points {
            let place = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
            subviews[0].place(at: place, proposal: proposal)
        }
    }
}

extension VerticalAlignment {
    private enum Handle: AlignmentID {
        static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.height }
    }

    /// The bottom by default.
    fileprivate static let handle = VerticalAlignment(Handle.self)
}
