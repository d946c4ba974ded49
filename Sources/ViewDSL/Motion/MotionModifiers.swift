import LayoutEngine

/// Animations and transitions. None of them changes a figure.
nonisolated extension View {
    public func animation(_ animation: Animation?) -> some View { self }
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View {
        self
    }
    /// The view that the closure makes of this one. The animation has no effect in a figure.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View { body(PlaceholderContentView(self)) }
    /// The view that the closure makes of this one. The transaction has no effect in a figure.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View { body(PlaceholderContentView(self)) }
    public func transition(_ t: AnyTransition) -> some View { self }

    @_disfavoredOverload
    public func transition<T: Transition>(_ transition: T) -> some View { self }
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
    /// Has no effect in a figure.
    ///
    /// Approximate: SwiftUI moves a view that is not the source to the source's frame.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
    public func geometryGroup() -> some View { self }
}

/// The geometry that matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A namespace of a view, for matching geometry.
@propertyWrapper
public struct Namespace: Sendable {
    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        fileprivate let value: UInt64
    }

    private var id: UInt64 = 0
    nonisolated public init() {}
    public var wrappedValue: ID { ID(value: id) }
}

extension Namespace: ConnectedProperty {
    mutating func connect(_ context: _ViewContext, _ property: PropertyPlace) { id = property.identity }
}
