import Diagramming
import Foundation
import ViewDSL

extension Scene {
    private func with(_ change: (inout Scene) -> Void) -> Scene {
        var scene = self
        change(&scene)
        return scene
    }

    /// A sentence or two under the title.
    public func caption(_ caption: String) -> Scene { with { $0.caption = caption } }

    /// The figure's heading, instead of one made from the name.
    public func title(_ title: String) -> Scene { with { $0.title = title } }

    /// Tells how one container came to its size, step by step: it is proposed a size, asks its children, takes, places.
    ///
    /// For a scene of one view; annotations count for pictures only.
    /// - Parameter label: The container's `layoutLabel`; nil takes the first stack of two or more children, else the
    ///   first view around others.
    public func storyboard(of label: String? = nil) -> Scene { with { $0.telling = .storyboard(of: label) } }

    /// Shows the view tree as boxes and arrows: proposals going down, sizes coming up.
    ///
    /// For a scene of one view; annotations count for pictures only.
    public func tree() -> Scene { with { $0.telling = .tree } }

    /// What is drawn besides the scene itself: all of those given together, in place of those given before.
    public func annotations(_ annotations: Annotations...) -> Scene {
        with { $0.annotations = annotations.reduce(.none) { $0.union($1) } }
    }

    /// Shows the scene in this appearance only, whichever is asked for.
    public func appearance(_ appearance: ColorScheme) -> Scene { with { $0.appearance = appearance } }

    /// Draws the figure in this style, such as `.print`, in the one appearance that goes with its ground.
    public func diagramStyle(_ style: DiagramStyle) -> Scene {
        with {
            $0.diagramStyle = style
            $0.appearance = $0.appearance ?? (style.isDark ? .dark : .light)
        }
    }

    /// Sets a value the root view inherits.
    @MainActor
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> Scene {
        with { $0.environmentChanges.append { $0[keyPath: keyPath] = value } }
    }

    /// The margins of the scene's room that are not offered unless a view ignores them, in points.
    public func safeArea(_ insets: EdgeInsets) -> Scene {
        with { $0.environmentChanges.append { $0.sceneSafeArea = insets } }
    }

    /// Which way the scene reads.
    public func layoutDirection(_ direction: LayoutDirection) -> Scene {
        with { $0.environmentChanges.append { $0.layoutDirection = direction } }
    }

    /// The reader's text size.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> Scene {
        with { $0.environmentChanges.append { $0.dynamicTypeSize = size } }
    }
}
