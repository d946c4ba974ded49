import Foundation

/// A layout that describes the slot of each subview, such as the cell of a grid. Figures use it; no frame changes.
///
/// It is called after everything is placed, and may measure its subviews again; their answers are remembered.
public protocol SlottedLayout: Layout {
    /// Returns the slot of each subview, in order, in the layout's coordinates; nil for a subview without one.
    func slots(_ placed: PlacedLayout) -> [CGRect?]
}
