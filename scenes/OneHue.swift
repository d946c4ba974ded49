import Plumbline

/// A view that passes its proposal on and is as large as its child.
private struct MadeOf: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

extension View {
    /// Gives a frame and a layout that imitates it the same hue.
    ///
    /// A view with the bounds of its container is drawn in the container's hue.
    func inOneHue() -> some View {
        MadeOf { self }.annotated(removing: .borders, .sizes)
    }
}
