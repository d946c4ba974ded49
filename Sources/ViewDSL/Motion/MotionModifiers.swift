import Foundation
import LayoutEngine

/// Each of these changes nothing in a still picture: changes show their end state, views on show have arrived.
nonisolated extension View {
    /// Compiles; a figure shows the end of every movement.
    public func animation(_ animation: Animation?) -> some View { self }

    /// Compiles; a figure shows the end of every movement.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

    /// Compiles; a figure shows the end of every movement.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

    /// Compiles; a figure shows the end of every movement.
    public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View {
        self
    }

    /// Compiles; a figure shows the end of every movement.
    public func transition(_ t: AnyTransition) -> some View { self }

    /// Compiles; a figure shows the end of every movement.
    @_disfavoredOverload
    public func transition<T: Transition>(_ transition: T) -> some View { self }

    /// Compiles; a figure shows the end of every movement.
    public func contentTransition(_ transition: ContentTransition) -> some View { self }

    /// The view stays where its own container puts it, source or not.
    ///
    /// Approximate: SwiftUI moves a view that is not the source to where the source is.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }

    /// Compiles; a figure shows the end of every movement.
    public func geometryGroup() -> some View { self }
}

/// What of two matched views would move together.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What two views share.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// What two views share.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// What two views share.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A name space of one view, for matching others.
@propertyWrapper
public struct Namespace: Sendable {
    /// Stands for a namespace.
    public struct ID: Hashable, Sendable {
        fileprivate let value: UInt64
    }

    private var id: UInt64 = 0

    /// A namespace of the view's own.
    nonisolated public init() {}

    /// A namespace of the view's own.
    public var wrappedValue: ID { ID(value: id) }
}

extension Namespace: ConnectedProperty {
    mutating func connect(_ context: _ViewContext, _ property: PropertyPlace) { id = property.identity }
}
