import Foundation
import LayoutEngine

/// A place in a view, to be read in the coordinates of another: `proxy[anchor]`.
public struct Anchor<Value>: @unchecked Sendable {
    private let arena: LayoutArena
    private let node: NodeID
    private let source: Source

    init(_ source: Source, of node: NodeID, in arena: LayoutArena) {
        self.arena = arena
        self.node = node
        self.source = source
    }

    /// The value in coordinates whose origin is `origin` in the root's, once the tree is laid out.
    func value(from origin: CGPoint) -> Value {
        source.value(arena.globalFrame(of: node).offsetBy(dx: -origin.x, dy: -origin.y))
    }

    /// What to take from a view.
    public struct Source: @unchecked Sendable {
        /// From the view's rectangle, in the coordinates the value is wanted in.
        let value: (CGRect) -> Value
    }
}

/// The value of `anchor` in the coordinates of `node`, for laid-out views of one arena.
func resolve<T>(_ anchor: Anchor<T>, in node: NodeID, arena: LayoutArena) -> T {
    anchor.value(from: arena.globalFrame(of: node).origin)
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.value(from: .zero) == b.value(from: .zero) }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value(from: .zero)) }
}

extension Anchor.Source where Value == CGRect {
    /// The view's whole rectangle.
    public static var bounds: Anchor<CGRect>.Source { .init { $0 } }

    /// A rectangle in the view, in points from its top left.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        .init { r.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view, in points from its top left.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        .init { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
    }

    /// A point as fractions of the view's width and height.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        .init { CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height) }
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
    /// Several places in one.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init { rect in array.map { $0.value(rect) } }
    }

    /// A place, if there is one.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init { anchor?.value($0) }
    }
}
