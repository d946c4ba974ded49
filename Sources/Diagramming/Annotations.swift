/// What a figure shows besides the scene itself. Each by itself, each off or on.
public struct Annotations: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Each view's actual bounds, in the view's hue, with its name.
    public static let borders = Annotations(rawValue: 1 << 0)
    /// The size each view took, in points.
    public static let sizes = Annotations(rawValue: 1 << 1)
    /// What the root was offered, and those views inside whose offers say something of their own: not their container's
    /// bounds again, and clear of other views; and, where there is no ledger, up to three of a row that is all there is.
    /// `.annotated(.proposals)` shows any view's; `.ledger` tells all of them.
    public static let proposals = Annotations(rawValue: 1 << 2)
    /// The lines containers align on, and each child's own guide.
    public static let alignmentLines = Annotations(rawValue: 1 << 3)
    /// The room between the children of a stack, or the columns and rows of a grid, with its length.
    public static let spacing = Annotations(rawValue: 1 << 5)
    /// The room a padding keeps free, edge by edge.
    public static let padding = Annotations(rawValue: 1 << 6)
    /// The parts of views outside their container's bounds, with how far they reach.
    public static let overflow = Annotations(rawValue: 1 << 7)
    /// What is wrong with a view, at the view.
    public static let issues = Annotations(rawValue: 1 << 8)
    /// Dimension lines with arrows: of labelled views, or, asked for by a view, of that view or of a whole row. Where no
    /// view is labelled and none asks, the root has them, unless its size is told anyway or it takes them away.
    public static let dimensions = Annotations(rawValue: 1 << 16)
    /// The insets content keeps clear of, as tinted bands.
    public static let safeArea = Annotations(rawValue: 1 << 17)
    /// The layout priority of views that have one.
    public static let priority = Annotations(rawValue: 1 << 18)
    /// The least, ideal and greatest length of the children of stacks, with the one taken.
    public static let flexibility = Annotations(rawValue: 1 << 19)
    /// Beside the picture: the view tree, what each view was proposed and what it took.
    public static let ledger = Annotations(rawValue: 1 << 4)
    /// In the ledger, which it brings along: the rule and the sum behind each offer and each answer.
    public static let why = Annotations(rawValue: 1 << 20)

    /// In the ledger, which it brings along: every other offer each view was asked about, and what it answered, with the
    /// views that were asked and left out, as `ViewThatFits` leaves out what does not fit.
    public static let probes = Annotations(rawValue: 1 << 21)

    /// The scene alone: no margins, no title, nothing drawn over it.
    public static let none: Annotations = []
    /// Everything there is but the probes, which make a table several times as long.
    public static let all: Annotations = [
        .borders, .sizes, .proposals, .alignmentLines, .spacing, .padding, .overflow, .issues, .dimensions,
        .safeArea, .priority, .flexibility, .ledger, .why,
    ]
}
