/// A layout whose view may show only part of its content, as text does without room for all its lines.
package protocol TruncatingLayout: Layout {
    /// The part that is shown, in words such as `one line`; nil if all of it is.
    func shown(in proposal: ProposedViewSize) -> String?
}
