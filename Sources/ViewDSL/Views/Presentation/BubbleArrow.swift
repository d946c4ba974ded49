import Drawing
import Foundation
import LayoutEngine

/// The arrow at an edge of a bubble, pointing away from it.
package nonisolated struct BubbleArrow: Shape {
    let edge: Edge

    package init(edge: Edge) { self.edge = edge }

    package func path(in rect: CGRect) -> Path {
        /// From the bubble, `along` its edge and `out` of it, both 0…1.
        func point(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
            switch edge {
            case .top: CGPoint(x: rect.minX + along * rect.width, y: rect.maxY - out * rect.height)
            case .bottom: CGPoint(x: rect.minX + along * rect.width, y: rect.minY + out * rect.height)
            case .leading: CGPoint(x: rect.maxX - out * rect.width, y: rect.minY + along * rect.height)
            case .trailing: CGPoint(x: rect.minX + out * rect.width, y: rect.minY + along * rect.height)
            }
        }
        return Path { path in
            path.move(to: point(0, 0))
            path.addCurve(to: point(0.42, 0.86), control1: point(0.16, 0), control2: point(0.28, 0.46))
            path.addQuadCurve(to: point(0.58, 0.86), control: point(0.5, 1.14))
            path.addCurve(to: point(1, 0), control1: point(0.72, 0.46), control2: point(0.84, 0))
            path.closeSubpath()
        }
    }
}
