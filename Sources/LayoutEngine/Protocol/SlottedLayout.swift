import Foundation

/// A layout that can say which room each subview stands in, as grids have a slot for each cell. Any layout may; it
/// changes no frame.
///
/// It is asked when everything is placed, and may ask its subviews again: whatever it asked before is remembered.
public protocol SlottedLayout: Layout {
    /// The room of each subview, in order, in the layout's own coordinates; nil of a subview that has none.
    func slots(_ placed: PlacedLayout) -> [CGRect?]
}
