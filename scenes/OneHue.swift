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

    /// The same for a view with the bounds of one in it, so that the picture names both.
    ///
    /// - Parameters:
    ///   - name: What the two are called together.
    ///   - isShared: False in a panel where each has bounds, and so a name, of its own.
    func inOneHue(with name: String, isShared: Bool = true) -> some View {
        MadeOf { self.annotated(removing: isShared ? [.borders, .sizes] : .none) }
            .layoutLabel(name)
            .annotated(removing: isShared ? .none : [.borders, .sizes])
    }
}
