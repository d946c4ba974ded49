import Foundation

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

/// A length at each side of a rectangle, in points.
struct EdgeLengths: Hashable {
    var top: CGFloat
    var bottom: CGFloat
    var left: CGFloat
    var right: CGFloat

    subscript(edge: PhysicalEdge) -> CGFloat {
        switch edge {
        case .top: top
        case .bottom: bottom
        case .left: left
        case .right: right
        }
    }
}
