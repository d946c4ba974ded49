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
            .annotated(.sizes)
    }
    .title("Unplaced views pile up at the center")
    .caption("The layout has the right size, but it places none of its views.")
    .annotations(.borders)

    Scene("backslash/finished", proposal: ProposedViewSize(width: 380, height: 120)) {
        Words()
    }
    .title("Each view starts where the one before it ends")
    .caption("A custom layout places them corner to corner.")
    .annotations(.borders, .sizes)

    Scene("backslash/fixed-frames", proposal: ProposedViewSize(width: 400, height: 160)) {
        BackslashStack {
            Text("1")
                .frame(width: 50)
                .border(Color.gray)
                .measuringWidth()
            Text("2")
                .frame(width: 100)
                .border(Color.gray)
                .measuringWidth()
            Text("3")
                .frame(width: 200)
                .border(Color.gray)
                .measuringWidth()
        }
        .font(.title)
        .annotated(.borders, .sizes)
    }
    .title("Widths add up, and so do heights")
    .caption("50 + 100 + 200 = **350** wide; three lines of text, about 33.89 each, are **101.66** tall.")
    .annotations(.none)

    Scene("backslash/answers", columns: 1) {
        Panel("minimum", proposal: ProposedViewSize(width: 0, height: nil)) {
            Words().annotated(.borders, .sizes)
        }
        Panel("ideal", proposal: .unspecified) { Words().annotated(.borders, .sizes) }
        Panel("maximum", proposal: ProposedViewSize(width: .infinity, height: nil)) {
            Words().annotated(.borders, .sizes)
        }
    }
    .title("One answer to every proposal")
    .caption("The layout asks its subviews only for their ideal sizes, so its minimum, ideal and maximum are the same.")
    .annotations(.proposals)
}
