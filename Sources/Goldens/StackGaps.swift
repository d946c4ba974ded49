import Foundation
import LayoutEngine

extension LayoutGolden.Part {
    /// The distances between the views of a stack, in order; none for any other view.
    func gaps(of stack: Int) -> [Double?] {
        let node = nodes[stack]
        guard let axis = node.stackAxis else { return [] }
        func range(_ child: Int) -> (start: Double, end: Double)? {
            let view = nodes[child]
            let place = axis == .horizontal ? view.x.value : view.y.value
            guard let place, let length = (axis == .horizontal ? view.size.width : view.size.height).value else {
                return nil
            }
            return (place, place + length)
        }
        return zip(node.children, node.children.dropFirst()).map { one, other in
            guard let first = range(one), let second = range(other) else { return nil }
            // From right to left the first is the rightmost.
            return second.start >= first.start ? second.start - first.end : first.start - second.end
        }
    }
}

extension LayoutGolden.Node {
    /// A printed layout has the name alone.
    fileprivate var stackAxis: Axis? {
        axis ?? (name.hasSuffix("HStack") ? .horizontal : name.hasSuffix("VStack") ? .vertical : nil)
    }
}

extension LayoutComparison.Change {
    /// nil where the distances are the same, as far as places are rounded in printed layouts.
    ///
    /// - Parameter after: The names of the stack's views.
    static func gap(from old: [Double?], to new: [Double?], after names: [String]) -> Self? {
        guard old.count == new.count else { return nil }
        let pairs = zip(old, new).enumerated().compactMap { index, gaps -> (index: Int, old: Double, new: Double)? in
            guard let before = gaps.0, let now = gaps.1, before.isFinite, now.isFinite else { return nil }
            return (index, before, now)
        }
        let changed = pairs.filter { abs($0.old - $0.new) > rounding }
        guard let first = changed.first else { return nil }
        let isAlike = changed.allSatisfy {
            abs($0.old - first.old) <= rounding && abs($0.new - first.new) <= rounding
        }
        let isAll = isAlike && changed.count == old.count
        func length(_ gap: Double) -> GoldenLength { GoldenLength(CGFloat((gap * 100).rounded() / 100)) }
        return .gap(
            after: isAll || !names.indices.contains(first.index) ? nil : names[first.index], old: length(first.old),
            new: length(first.new))
    }

    /// Three numbers of hundredths each.
    private static let rounding = 0.021
}
