import Foundation

/// A layout that tells figures the slot of each subview, as a grid has one for each cell. It changes no frame.
///
/// It is asked after everything is placed, and may ask its subviews again; their answers are remembered.
public protocol SlottedLayout: Layout {
    /// Returns the slot of each subview, in order, in the layout's coordinates; nil for a subview without one.
    func slots(_ placed: PlacedLayout) -> [CGRect?]
}
