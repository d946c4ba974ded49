import Foundation
import LayoutEngine

/// Where a view is and how large, once it has been placed.
public struct GeometryProxy: @unchecked Sendable {
    let arena: LayoutArena
    let node: NodeID

    /// In points.
    public var size: CGSize { arena.size(of: node) }

    /// How far the view's edges are from the edges of the safe areas they touch, in points; 0 away from them.
    ///
    /// Approximate: sources disagree on views that touch a safe area from inside others.
    public var safeAreaInsets: EdgeInsets { arena.safeAreaInsets(of: node) }

    /// The view's rectangle, in points. A name no view around has stands for the whole scene.
    ///
    /// Turned and scaled views count as they are drawn: the rectangle is the smallest upright one around.
    /// Approximate: sources disagree on views that are turned.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return frame(upTo: nil)
        case .named(let name): return frame(upTo: view(named: name))
        }
    }

    /// The view's rectangle, in points. A name no view around has stands for the whole scene.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The rectangle of the view with that name, in this view's coordinates; nil where no view around has it.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let view = view(named: coordinateSpace.name) else { return nil }
        let (own, other) = (arena.globalFrame(of: node), arena.globalFrame(of: view))
        return CGRect(
            origin: CGPoint(x: other.minX - own.minX, y: other.minY - own.minY), size: other.size)
    }

    /// The nearest view with that name, this one included.
    private func view(named name: AnyHashable) -> NodeID? {
        var next: NodeID? = node
        while let view = next, !arena.infos[view].coordinateSpaces.contains(name) {
            next = arena.parent(of: view)
        }
        return next
    }

    /// The rectangle as the views inside `target` draw it, in the coordinates of `target`; nil is the scene.
    private func frame(upTo target: NodeID?) -> CGRect {
        var rect = arena.globalFrame(of: node)
        var next: NodeID? = node
        while let view = next, view != target {
            for case .transform(let map) in (arena.infos[view].content as? Drawn)?.effects ?? [] {
                rect = rect.applying(map(arena.globalFrame(of: view)))
            }
            next = arena.parent(of: view)
        }
        let origin = target.map { arena.globalFrame(of: $0).origin } ?? .zero
        return CGRect(x: rect.minX - origin.x, y: rect.minY - origin.y, width: rect.width, height: rect.height)
    }
}
