import Plumbline

/// Views from the top leading corner to the bottom trailing one.
private struct BackslashStack: Layout {
    /// If false, it only sizes itself, and its views stay where unplaced views are.
    var places = true

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { total, size in
            CGSize(width: total.width + size.width, height: total.height + size.height)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard places else { return }
        var corner = bounds.origin
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: corner, anchor: .topLeading, proposal: ProposedViewSize(size))
            corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
        }
    }
}

private struct Words: View {
    var places = true

    var body: some View {
        BackslashStack(places: places) {
            Text("Lorem")
            Text("eveniet facilis")
            Text("possimus eaque adipisci ")
        }
    }
}

@MainActor @SceneBuilder
var backslashStacks: [Scene] {
    Scene("backslash/unplaced", proposal: ProposedViewSize(width: 380, height: 120)) {
        Words(places: false)
    }
    .title("Unplaced views pile up at the center")
    .caption("The container has the right size, but it places none of its views.")
    .annotations(.borders, .sizes)

    Scene("backslash/finished", proposal: ProposedViewSize(width: 380, height: 120)) {
        Words()
    }
    .title("Each view starts where the last one ended")
    .caption("A custom layout places them corner to corner.")
    .annotations(.borders, .sizes)

    Scene("backslash/fixed-frames", proposal: ProposedViewSize(width: 400, height: 160)) {
        BackslashStack {
            Text("1")
                .frame(width: 50)
                .annotated(.borders, .sizes)
            Text("2")
                .frame(width: 100)
                .annotated(.borders, .sizes)
            Text("3")
                .frame(width: 200)
                .annotated(.borders, .sizes)
        }
        .font(.title)
        .annotated(.borders, .sizes)
    }
    .title("Widths and heights add up")
    .caption("50 + 100 + 200 = **350** wide; three lines of text high.")
    .annotations(.none)

    Scene("backslash/answers", columns: 1) {
        Panel("zero: its minimum size", proposal: .zero) { Words().annotated(.borders, .sizes) }
        Panel("unspecified: its ideal size", proposal: .unspecified) { Words().annotated(.borders, .sizes) }
        Panel("infinity: its maximum size", proposal: .infinity) { Words().annotated(.borders, .sizes) }
    }
    .title("One answer to every proposal")
    .caption("A layout that only asks for ideal sizes ignores what it is proposed: 0, nil and ∞ give the same size.")
    .annotations(.proposals)
}
