/// A layout whose view may show less than there is to it, as text does where there is no room for its lines.
package protocol TruncatingLayout: Layout {
    /// What is left of it in what it was offered, in words: `one line`. Nil where all of it is shown.
    func shown(in proposal: ProposedViewSize) -> String?
}
