import LayoutEngine

/// The coordinate space of a position or frame.
public enum CoordinateSpace {
    case global
    case local
    case named(AnyHashable)
}

extension CoordinateSpace: Equatable, Hashable {}

extension CoordinateSpace {
    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A type that names a coordinate space.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The view's own coordinate space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The view's own coordinate space.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The root view's coordinate space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The root view's coordinate space.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of a named ancestor.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinate space of a named ancestor.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }

    /// The coordinate space of the nearest scroll view.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace.any) }

    /// The coordinate space of the nearest scroll view on an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: axis == .horizontal ? ScrollSpace.horizontal : .vertical)
    }
}

/// The names of scroll views' coordinate spaces.
enum ScrollSpace: Hashable { case any, horizontal, vertical }

nonisolated extension View {
    /// Names the view's coordinate space for its descendants.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        nonisolated(unsafe) let space = name.name
        return NodeModified(content: self) { context, node in
            context.arena.updateInfo(of: node) { $0.coordinateSpaces.append(space) }
        }
    }

    public func coordinateSpace<T: Hashable>(name: T) -> some View { coordinateSpace(.named(name)) }
}
