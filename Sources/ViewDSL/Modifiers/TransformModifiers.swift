import Drawing
import Foundation
import LayoutEngine

/// Transforms change how a view is drawn, not its size, guides, spacing and frame. Measured on SwiftUI for the
/// size of scaled views.
nonisolated extension View {
    /// Scales the view's drawing about the anchor. Negative factors flip it.
    public func scaleEffect(
        _ scale: CGSize, anchor: UnitPoint = .center, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformed(
            "scaleEffect", around: anchor, CGAffineTransform(scaleX: scale.width, y: scale.height), fileID, line)
    }

    /// Scales the view's drawing about the anchor.
    public func scaleEffect(
        _ s: CGFloat, anchor: UnitPoint = .center, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor, fileID: fileID, line: line)
    }

    /// Scales the view's drawing about the anchor.
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor, fileID: fileID, line: line)
    }

    /// Rotates the view's drawing clockwise about the anchor.
    public func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformed(
            "rotationEffect", around: anchor, CGAffineTransform(rotationAngle: CGFloat(angle.radians)), fileID, line)
    }

    /// Transforms the view's drawing in its own coordinates.
    public func transformEffect(
        _ transform: CGAffineTransform, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformed("transformEffect", around: .topLeading, transform, fileID, line)
    }

    /// Mirrors the drawing where views are laid out from right to left.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        NodeModified(content: self) { context, node in
            guard enabled, context.isRightToLeft else { return }
            context.updateDrawing(node) {
                $0.effects.append(
                    .transform(LocalTransform { CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: $0.width, ty: 0) }))
            }
        }
    }

    private func transformed(
        _ name: String, around anchor: UnitPoint, _ transform: CGAffineTransform, _ fileID: StaticString, _ line: UInt
    ) -> some View {
        let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        let isFinite = (values + [anchor.x, anchor.y]).allSatisfy(\.isFinite)
        let problem = isFinite ? nil : "\(name) has a value that is not finite: the view is drawn unchanged"
        return NodeModified(content: self, issue: InvalidArgument(problem, fileID, line)) { context, node in
            guard isFinite else { return }
            context.updateDrawing(node) { drawn in
                drawn.effects.append(
                    .transform(LocalTransform { transform.about(anchor, of: CGRect(origin: .zero, size: $0)) }))
            }
        }
    }
}
