import Foundation
import LayoutEngine

/// What a position or a frame is relative to.
public enum CoordinateSpace {
    /// The whole scene.
    case global
    /// The view itself.
    case local
    /// The view around that has this name.
    case named(AnyHashable)
}

extension CoordinateSpace: Equatable, Hashable {}

extension CoordinateSpace {
    /// Whether it is the root view's.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the view's own.
    public var isLocal: Bool { self == .local }
}

/// A coordinate space by its type: SwiftUI's protocol.
public protocol CoordinateSpaceProtocol {
    /// The space it names.
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The view's own coordinates.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the whole scene.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The root view's coordinates.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own coordinates.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The root view's coordinates.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinates of the view around that has this name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }

    /// The nearest scroll view.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace.any) }

    /// The nearest scroll view that scrolls on the axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: axis == .horizontal ? ScrollSpace.horizontal : .vertical)
    }
}

/// The names scroll views give their own spaces.
enum ScrollSpace: Hashable { case any, horizontal, vertical }

nonisolated extension View {
    /// Names the view's coordinates for the views in it.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        nonisolated(unsafe) let space = name.name
        return NodeModified(self) { context, node in
            context.arena.updateInfo(of: node) { $0.coordinateSpaces.append(space) }
        }
    }

    /// Names the view's coordinates for the views in it.
    public func coordinateSpace<T: Hashable>(name: T) -> some View { coordinateSpace(.named(name)) }
}
