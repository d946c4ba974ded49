import LayoutEngine

/// The padding that a window asks for.
public struct ScenePadding: Equatable, Sendable {
    private let name: String

    public static let minimum = ScenePadding(name: "minimum")
    /// As wide as the navigation bar's.
    public static let navigationBar = ScenePadding(name: "navigationBar")
}

nonisolated extension View {
    /// The padding of a phone's window.
    ///
    /// Approximate: 16 points.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { scenePadding(edges) }
}
