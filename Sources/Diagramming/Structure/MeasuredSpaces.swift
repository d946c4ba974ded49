import LayoutEngine

/// The spaces of what a figure is about whose lengths are in the picture, so that its caption does not repeat them.
struct MeasuredSpaces: Sendable {
    /// The axes on which the gaps between its views are.
    var gaps: Set<Axis> = []
    /// The paddings around it that are.
    var paddings: Set<Int> = []
}
