import Plumbline

/// A view made of another one: as large as it, and offering it what it is offered itself.
private struct MadeOf: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

extension View {
    /// The same hue for the same thing, whatever it is made of: a frame and a layout that imitates it, say.
    ///
    /// A view with the bounds of the one around it is drawn in that one's hue, and what is around it here is a container
    /// either way.
    func inOneHue() -> some View {
        MadeOf { self }.annotated(removing: .borders, .sizes)
    }
}
