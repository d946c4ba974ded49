import Foundation

/// What a view paints, as far as its looks rest on rules that are neither measured nor documented.
package protocol ApproximatelyDrawn {
    /// The rules behind its looks in a frame of this size, in points.
    func approximateRules(in size: CGSize) -> [ApproximateRule]
}
