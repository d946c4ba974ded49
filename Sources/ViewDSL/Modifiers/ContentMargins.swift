import Foundation
import LayoutEngine

/// The content that margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = ContentMarginPlacement(name: "automatic")
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    /// Indicators are not drawn.
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// Around the content of scroll views, in points, at the edges where there are some.
struct ContentMargins: Equatable {
    var insets = EdgeInsets()
    var edges: Edge.Set = []

    subscript(edge: Edge) -> CGFloat? { edges.contains(Edge.Set(edge)) ? insets[edge] : nil }
}

private struct ContentMarginsKey: EnvironmentKey {
    static var defaultValue: ContentMargins { ContentMargins() }
}

extension EnvironmentValues {
    /// Around the content of scroll views.
    var contentMargins: ContentMargins {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets margins around the content of scroll views and lists, at some edges and in points.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        EnvironmentModified(content: self) { environment in
            guard placement != .scrollIndicators else { return }
            for edge in Edge.allCases where edges.contains(edge) && insets[edge].isFinite {
                environment.contentMargins.insets[edge] = insets[edge]
                environment.contentMargins.edges.insert(Edge.Set(edge))
            }
        }
    }

    /// Sets margins around the content of scroll views and lists, in points; nil means 16.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(edges, length ?? defaultPadding), for: placement)
    }

    /// Sets margins around the content of scroll views and lists, in points.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }
}
