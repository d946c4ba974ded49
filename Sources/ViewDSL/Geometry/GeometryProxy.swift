import Foundation
import LayoutEngine

/// The size and place of a view.
public struct GeometryProxy: @unchecked Sendable {
    let arena: LayoutArena
    let node: NodeID
    public var size: CGSize { arena.size(of: node) }

    /// The distances to the edges of the safe areas the view touches, in points.
    ///
    /// Approximate: sources disagree on nested views that touch a safe area.
    public var safeAreaInsets: EdgeInsets { arena.safeAreaInsets(of: node) }

    /// The view's frame, in points. An unknown name means the root view.
    ///
    /// Rotated and scaled views count as they are drawn; the rectangle is their bounding box.
    /// Approximate: sources disagree on rotated views.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return frame(upTo: nil)
        case .named(let name): return frame(upTo: view(named: name))
        }
    }

    /// The view's frame, in points. An unknown name means the root view.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The frame of the named ancestor in this view's coordinates; nil if there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let view = view(named: coordinateSpace.name) else { return nil }
        let (own, other) = (arena.globalFrame(of: node), arena.globalFrame(of: view))
        return CGRect(
            origin: CGPoint(x: other.minX - own.minX, y: other.minY - own.minY), size: other.size)
    }

    /// The nearest view of that name, including this one.
    private func view(named name: AnyHashable) -> NodeID? {
        var next: NodeID? = node
        while let view = next, !arena.infos[view].coordinateSpaces.contains(name) {
            next = arena.parent(of: view)
        }
        return next
    }

    /// The frame as drawn, in the coordinates of `target`; nil means the root.
    private func frame(upTo target: NodeID?) -> CGRect {
        var rect = arena.globalFrame(of: node)
        var next: NodeID? = node
        while let view = next, view != target {
            for case .transform(let map) in (arena.infos[view].content as? NodeDrawing)?.effects ?? [] {
                rect = rect.applying(map.transform(in: arena.globalFrame(of: view)))
            }
            next = arena.parent(of: view)
        }
        let origin = target.map { arena.globalFrame(of: $0).origin } ?? .zero
        return CGRect(x: rect.minX - origin.x, y: rect.minY - origin.y, width: rect.width, height: rect.height)
    }
}
