import Drawing
import Foundation
import LayoutEngine

/// A point or rectangle of a view, read in the coordinates of another: `proxy[anchor]`.
///
/// Rotated and scaled views count as they are drawn; a rectangle is their bounding box.
/// Approximate: sources disagree on rotated views.
public struct Anchor<Value>: @unchecked Sendable {
    private let arena: LayoutArena
    private let node: NodeID
    private let source: Source

    init(_ source: Source, of node: NodeID, in arena: LayoutArena) {
        self.arena = arena
        self.node = node
        self.source = source
    }

    /// In the root's coordinates. The tree is laid out.
    var value: Value { source.value(arena.globalFrame(of: node), arena.drawnTransform(of: node)) }

    /// In the coordinates of `target`. Both trees are laid out; they need not be the same.
    func value(in target: NodeID, of other: LayoutArena) -> Value {
        var common: NodeID?
        if arena === other {
            let around = Set(other.views(around: target))
            common = arena.views(around: node).first { around.contains($0) }
        }
        let origin = other.globalFrame(of: target).origin
        let map = arena.drawnTransform(of: node, upTo: common)
            .concatenating(other.drawnTransform(of: target, upTo: common).inverted())
            .concatenating(CGAffineTransform(translationX: -origin.x, y: -origin.y))
        return source.value(arena.globalFrame(of: node), map)
    }

    /// The point or rectangle to take from a view.
    public struct Source: @unchecked Sendable {
        /// Takes the view's frame in the root's coordinates, and the transform it is drawn with.
        let value: (CGRect, CGAffineTransform) -> Value
    }
}

extension GeometryProxy {
    /// Resolves an anchor in this view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: node, of: arena) }
}

extension LayoutArena {
    /// The view and its ancestors, innermost first.
    fileprivate func views(around node: NodeID) -> [NodeID] {
        Array(sequence(first: node) { self.parent(of: $0) })
    }

    /// The transform the view is drawn with inside `ancestor`; nil means the root.
    fileprivate func drawnTransform(of node: NodeID, upTo ancestor: NodeID? = nil) -> CGAffineTransform {
        var map = CGAffineTransform.identity
        for view in views(around: node).prefix(while: { $0 != ancestor }) {
            for case .transform(let change) in (infos[view].content as? NodeDrawing)?.effects ?? [] {
                map = map.concatenating(change.transform(in: globalFrame(of: view)))
            }
        }
        return map
    }
}

extension CGRect {
    /// The bounding box of the transformed corners. A translation keeps the exact size.
    fileprivate func seen(through map: CGAffineTransform) -> CGRect {
        let isMove = map.a == 1 && map.b == 0 && map.c == 0 && map.d == 1
        return isMove ? offsetBy(dx: map.tx, dy: map.ty) : applying(map)
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.value == b.value }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source where Value == CGRect {
    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source { .init { $0.seen(through: $1) } }

    /// A rectangle in the view, in points from its top left.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        .init { r.offsetBy(dx: $0.minX, dy: $0.minY).seen(through: $1) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view, in points from its top left.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        .init { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y).applying($1) }
    }

    /// A point as fractions of the view's width and height.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        .init { CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height).applying($1) }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Combines several sources.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init { rect, map in array.map { $0.value(rect, map) } }
    }

    /// Makes a source optional.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init { anchor?.value($0, $1) }
    }
}
