/// What a figure shows besides the views. `Scene.annotations(_:)` chooses for all views of a scene, `.annotated(_:)` on a view
/// for that view. Only the visible part of a scroll view's content is marked, unless the author labeled something beyond it.
public struct Annotations: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The bounds of each view, in the view's hue, with its name.
    public static let borders = Annotations(rawValue: 1 << 0)
    /// The size each view took, in points. On a screen with more views than can have names, and without a table or labels,
    /// the structure shows the sizes, beneath the other annotations. The same is true of ``proposals``.
    public static let sizes = Annotations(rawValue: 1 << 1)
    /// The proposal of the root, and of inner views where it differs from the container's bounds and is clear of other
    /// views; without a table, also the proposals of a single row of up to three views. `.annotated(.proposals)` shows any
    /// view's, `.ledger` lists all of them.
    public static let proposals = Annotations(rawValue: 1 << 2)
    /// The lines containers align on, and each child's own guide.
    public static let alignmentLines = Annotations(rawValue: 1 << 3)
    /// The gaps between the children of a stack, or the columns and rows of a grid, with their lengths.
    public static let spacing = Annotations(rawValue: 1 << 5)
    /// Paddings, edge by edge.
    public static let padding = Annotations(rawValue: 1 << 6)
    /// The parts of views outside their container's bounds, with their lengths.
    public static let overflow = Annotations(rawValue: 1 << 7)
    /// Layout issues, at the view.
    public static let issues = Annotations(rawValue: 1 << 8)
    /// Dimension lines of labeled views and of views that ask for them, for a stack of its whole row. If no view is
    /// labeled or asks, the root has them, unless its size is shown anyway.
    public static let dimensions = Annotations(rawValue: 1 << 16)
    /// The safe area insets, as tinted bands.
    public static let safeArea = Annotations(rawValue: 1 << 17)
    /// The layout priority of views that have one.
    public static let priority = Annotations(rawValue: 1 << 18)
    /// The minimum, ideal and maximum length of a stack's children, and the length each takes.
    public static let flexibility = Annotations(rawValue: 1 << 19)
    /// A table below the picture: the view tree, with each view's proposal and size.
    public static let ledger = Annotations(rawValue: 1 << 4)
    /// The table, with the rule and the arithmetic behind each proposal and each size.
    public static let why = Annotations(rawValue: 1 << 20)

    /// The table, with every other proposal that a view was measured with, and the views that `ViewThatFits` rejected.
    public static let probes = Annotations(rawValue: 1 << 21)

    /// The screen in a few marks: the root's proposal as a ruler, the content and what it is made of, two levels deep,
    /// padding as a tint, and views that are alike as one group with one label.
    public static let structure = Annotations(rawValue: 1 << 22)

    /// The scene alone: no margins, no title, nothing drawn over it.
    public static let none: Annotations = []
    /// Everything except the probes, which make the table several times as long, and the structure, which replaces the other
    /// marks with a few.
    public static let all: Annotations = [
        .borders, .sizes, .proposals, .alignmentLines, .spacing, .padding, .overflow, .issues, .dimensions,
        .safeArea, .priority, .flexibility, .ledger, .why,
    ]
}

extension Annotations {
    /// What is below the picture alone.
    static let tables: Annotations = [.ledger, .why, .probes]
}
