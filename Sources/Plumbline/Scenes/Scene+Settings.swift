import Diagramming
import Foundation
import ViewDSL

extension Scene {
    func with(_ change: (inout Scene) -> Void) -> Scene {
        var scene = self
        change(&scene)
        return scene
    }

    /// Sets a sentence or two under the title.
    public func caption(_ caption: String) -> Scene { with { $0.caption = caption } }

    /// Sets the figure's heading, which is otherwise the caption's first sentence if that is short, or the name of a screen
    /// whose structure is shown.
    public func title(_ title: String) -> Scene { with { $0.title = title } }

    /// Shows step by step how one container is laid out, in at most four pictures of its content: its children as it
    /// serves them, or, where they are of fixed length and only aligned, as they meet on its line.
    ///
    /// For a scene of one view; annotations apply to pictures only.
    /// - Parameters:
    ///   - label: The container's `layoutLabel` or its type, such as `HStack`; nil means the first stack of two or more
    ///     children, else the first view with children.
    ///   - everyStep: Whether every exchange has a card of its own, also probes and what is passed on.
    public func storyboard(of label: String? = nil, everyStep: Bool = false) -> Scene {
        with { $0.presentation = .storyboard(of: label, everyStep: everyStep) }
    }

    /// Shows the view tree as boxes and arrows: proposals going down, sizes coming up.
    ///
    /// For a scene of one view; annotations apply to pictures only.
    public func tree() -> Scene { with { $0.presentation = .tree } }

    /// Sets the annotations of all views, replacing those that an earlier call set.
    ///
    /// `.annotated(_:)` and `.annotated(removing:)` on a view add and remove annotations for that view.
    public func annotations(_ annotations: Annotations...) -> Scene {
        with { $0.annotations = Annotations(annotations) }
    }

    /// Shows the scene in this appearance only, whichever is requested.
    public func appearance(_ appearance: ColorScheme) -> Scene { with { $0.appearance = appearance } }

    /// Draws the figure in this style, such as `.print`, in the appearance that fits its background.
    public func diagramStyle(_ style: DiagramStyle) -> Scene {
        with {
            $0.diagramStyle = style
            $0.appearance = $0.appearance ?? (style.isDark ? .dark : .light)
        }
    }

    /// Makes these views strong and all others pale: by `layoutLabel`, or by kind, such as `HStack`.
    ///
    /// Without it the figure chooses: the labeled views, else the root and its children. A name that no view has is an
    /// error of the scene.
    public func emphasis(_ views: String...) -> Scene { with { $0.selection.emphasis = views } }

    /// Draws one view with all that is in it as large as fits, and the rest pale: the one with this `layoutLabel`, or the
    /// first of this type or kind, such as `HStack`.
    ///
    /// Only that view and the views in it are annotated. A name that no view has is an error of the scene.
    public func focus(_ view: String) -> Scene { with { $0.selection.focus = view } }

    /// Annotates these views only: by `layoutLabel`, or by kind, such as `Button`.
    ///
    /// Views with annotations of their own, by `annotated`, keep them. A name that no view has is an error of the scene.
    public func showing(_ views: String...) -> Scene { with { $0.selection.shown = views } }

    /// Writes a remark beside a view: the one with this `layoutLabel`, or the first of this kind.
    ///
    /// A name that no view has is an error of the scene.
    public func note(_ text: String, on view: String) -> Scene {
        with { $0.selection.notes.append(FigureSelection.Note(text: text, view: view)) }
    }

    /// Shows the scene's own source beside or above the picture: what is in its closure, in lines of at most 46 columns.
    ///
    /// The expression of the view that `emphasis` names has the view's color. The source is read where the scene was
    /// compiled; a figure that cannot read it has a warning instead. In a scene of panels each panel has its own.
    ///
    /// - Parameters:
    ///   - lines: The lines of the closure that are shown, from 1; nil shows all.
    ///   - names: Whose source is shown, too: `ForEach` for the closures of loops, which are folded otherwise, or a view
    ///     type, written beside the scene, for its body.
    public func code(lines: ClosedRange<Int>? = nil, unfolding names: String...) -> Scene {
        with { $0.code = CodeChoice(lines: lines, unfolded: names) }
    }

    /// Shows this code beside or above the picture.
    public func code(_ text: String) -> Scene { with { $0.code = CodeChoice(text: text) } }

    /// Sets how many views have a name and a size: 7 by default, the labeled ones first, then the outermost.
    ///
    /// The footer counts the others. Three or more equal siblings have one name, unless `.max` asks for every name.
    public func names(atMost count: Int) -> Scene { with { $0.selection.maxNames = max(0, count) } }

    /// Draws the picture this many times as large as its layout, or, for nil, as large as fits the figure well.
    ///
    /// Labels and lines keep their size. 0, negative numbers, infinity and NaN are ignored.
    public func magnification(_ factor: CGFloat?) -> Scene {
        if let factor, !(factor > 0 && factor <= 16) { return self }
        return with { $0.magnification = factor }
    }

    /// Sets how wide the figure gets at most, in points: 720 by default.
    ///
    /// Its pictures become smaller, down to a quarter of their size. A figure that cannot be that narrow is as narrow as it
    /// can be, and has a warning. 0, negative numbers, infinity and NaN are ignored.
    public func figureWidth(_ width: CGFloat) -> Scene {
        width > 0 && width.isFinite ? with { $0.figureWidth = width } : self
    }

    /// Sets whether the figure explains its marks.
    public func legend(_ isShown: Bool) -> Scene { with { $0.showsLegend = isShown } }

    /// Sets whether a sweep has a curve under its pictures: the length the view takes for every proposal.
    public func curve(_ isShown: Bool = true) -> Scene { with { $0.showsCurve = isShown } }

    /// Sets whether the figure has its title.
    public func title(_ isShown: Bool) -> Scene { with { $0.showsTitle = isShown } }

    /// Sets whether the figure has a footer, which names the scene.
    public func footer(_ isShown: Bool) -> Scene { with { $0.showsFooter = isShown } }

    /// Sets whether the figure has a background; without one it is transparent where nothing is drawn.
    public func ground(_ isShown: Bool) -> Scene { with { $0.hasGround = isShown } }

    /// Sets how many decimals the numbers of the figure have at most: 0, 1 or 2, which is the default.
    public func decimals(_ count: Int) -> Scene {
        with { $0.decimals = min(max(count, 0), LengthFormat.maxDecimals) }
    }

    /// Sets an environment value of the root view.
    @MainActor
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> Scene {
        with { $0.environmentChanges.append { $0[keyPath: keyPath] = value } }
    }

    /// Sets the safe area insets, in points.
    public func safeArea(_ insets: EdgeInsets) -> Scene {
        with { $0.environmentChanges.append { $0.sceneSafeArea = insets } }
    }

    public func layoutDirection(_ direction: LayoutDirection) -> Scene {
        with { $0.environmentChanges.append { $0.layoutDirection = direction } }
    }

    /// Sets the reader's text size.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> Scene {
        with { $0.environmentChanges.append { $0.dynamicTypeSize = size } }
    }
}
