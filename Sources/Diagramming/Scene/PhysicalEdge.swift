import Foundation
import LayoutEngine

enum PhysicalEdge: Int, CaseIterable, Sendable {
    case left, top, right, bottom

    var opposite: PhysicalEdge {
        switch self {
        case .left: .right
        case .top: .bottom
        case .right: .left
        case .bottom: .top
        }
    }

    /// How far the rectangle reaches at this side: larger is farther out.
    func reach(_ rect: CGRect) -> CGFloat {
        switch self {
        case .left: -rect.minX
        case .top: -rect.minY
        case .right: rect.maxX
        case .bottom: rect.maxY
        }
    }

    /// Where something at this side of a view is: `left of` it.
    var preposition: String {
        switch self {
        case .left: "left of"
        case .top: "above"
        case .right: "right of"
        case .bottom: "below"
        }
    }

    /// `above and below`, `on the left and right`, `on every side`.
    static func words(_ edges: [PhysicalEdge]) -> String {
        if edges.count == allCases.count { return "on every side" }
        let sides = [edges.contains(.left) ? "left" : nil, edges.contains(.right) ? "right" : nil].compactMap(\.self)
        let upright = sides.isEmpty ? [] : ["on the \(Wording.list(sides))"]
        return Wording.list(edges.filter { !$0.isUpright }.map(\.preposition) + upright)
    }

    /// The direction in which it runs.
    var axis: Axis { isUpright ? .vertical : .horizontal }

    var isUpright: Bool { self == .left || self == .right }

    /// Whether a part of one lies straight beyond this side of the other.
    func isLevel(_ a: CGRect, _ b: CGRect) -> Bool {
        isUpright
            ? a.minY < b.maxY && b.minY < a.maxY : a.minX < b.maxX && b.minX < a.maxX
    }
}

extension CGRect {
    /// The rectangle that reaches that far at each side.
    init(_ reach: (PhysicalEdge) -> CGFloat) {
        let (left, top) = (-reach(.left), -reach(.top))
        self.init(x: left, y: top, width: reach(.right) - left, height: reach(.bottom) - top)
    }
}
