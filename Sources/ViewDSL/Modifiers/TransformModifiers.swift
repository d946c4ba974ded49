import Drawing
import Foundation
import LayoutEngine

/// Transforms change how a view is drawn. Its size, guides, spacing and frame stay. Measured on SwiftUI for the
/// size of scaled views.
nonisolated extension View {
    /// Draws the view larger or smaller, as seen from the anchor; negative factors flip it.
    public func scaleEffect(
        _ scale: CGSize, anchor: UnitPoint = .center, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformed(
            "scaleEffect", around: anchor, CGAffineTransform(scaleX: scale.width, y: scale.height), fileID, line)
    }

    /// Draws the view larger or smaller; layout stays.
    public func scaleEffect(
        _ s: CGFloat, anchor: UnitPoint = .center, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor, fileID: fileID, line: line)
    }

    /// Draws the view wider, higher or less so; layout stays.
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor, fileID: fileID, line: line)
    }

    /// Draws the view turned around the anchor, clockwise.
    public func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformed(
            "rotationEffect", around: anchor, CGAffineTransform(rotationAngle: CGFloat(angle.radians)), fileID, line)
    }

    /// Draws the view mapped, in its own coordinates.
    public func transformEffect(
        _ transform: CGAffineTransform, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformed("transformEffect", around: .topLeading, transform, fileID, line)
    }

    private func transformed(
        _ name: String, around anchor: UnitPoint, _ transform: CGAffineTransform, _ fileID: StaticString, _ line: UInt
    ) -> some View {
        let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        let isFinite = (values + [anchor.x, anchor.y]).allSatisfy(\.isFinite)
        let complaint = isFinite ? nil : "\(name) has a value that is not finite: the view is drawn as it is"
        return NodeModified(self, fault: ViewFault(complaint, fileID, line)) { context, node in
            guard isFinite else { return }
            context.redraw(node) { drawn in
                drawn.effects.append(
                    .transform { frame in
                        let (x, y) = (frame.minX + anchor.x * frame.width, frame.minY + anchor.y * frame.height)
                        return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
                            .concatenating(CGAffineTransform(translationX: x, y: y))
                    })
            }
        }
    }
}
