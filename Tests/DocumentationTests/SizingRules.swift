/// A rule of docs/Fidelity.md, and where the article *How views are sized* states and shows it.
struct SizingRule: Sendable {
    /// The beginning of the rule.
    let rule: Substring
    /// Words of the article between the previous figure and this one.
    let words: Substring
    let figure: String

    static let all: [SizingRule] = table.split(separator: "\n").compactMap { line in
        let cells = line.split(separator: " | ")
        guard cells.count == 3 else { return nil }
        return SizingRule(rule: cells[0], words: cells[1], figure: "sizing-\(cells[2])")
    }

    /// The beginnings of rules without a figure, because they change nothing visible.
    static let unshown: [Substring] = unshownTable.split(separator: "\n")

    private static let unshownTable = """
        Rounded and serif designs are set
        A baseline offset moves
        A symbol of another font
        Small capitals are smaller
        A text names a color
        A missing image is 20
        In content margins
        Along an axis without a proposal, nil stays
        Modifiers with neutral values
        Anchors are read
        matchedGeometryEffect
        disabled changes
        Where the container has no
        Lengths in a scroll view
        A default anchor aligns
        A section's header and footer each
        Pinned headers and footers
        The guides of a scroll view
        A view's insets reach
        A geometry reader's safeAreaInsets
        A scaled metric
        The extra large titles
        A geometry effect
        An attributed string
        Markdown in an attributed string
        An empty text takes no room
        Text of the secondary scale
        scenePadding
        A split view
        """

    private static let table = """
        A parent proposes, | A parent proposes a size, | contract
        A view measured twice | A view asked twice | asked
        0 asks for the minimum | A proposal of 0 asks for | asked
        Layout is not rounded. | Layout is not rounded | rounding
        Only when drawn, | only drawing is, to whole pixels (approximate) | rounding

        Gaps come off | subtracts its gaps from the proposal | stack
        A nil or infinite length | A length of nil or ∞ goes | stack-nil
        Children are served by | the least flexible child first | stack
        The minimum lengths of lower | The minimum of the others is set aside | priority
        A stack is as long as | the sum of its children and gaps | stack-sum
        With nil across, | Where nil is proposed across, | stack-cross
        Placement uses | It then proposes that height when | stack-cross
        Children are probed only | only where the answer decides something (approximate) | stack
        A stack of one passes | a stack of one passes its child's on | priority-modifiers
        `HStackLayout`, | `HStackLayout`, `VStackLayout` and `AnyLayout` lay out the same | stack-sum

        The proposal goes to every child. | Every child is proposed the whole proposal | zstack
        The children of the highest priority | Only those of the highest priority count | zstack-priority
        When placed, every child | every child is proposed the stack's own size | zstack-priority

        The gap between two views | the larger of what its two neighbors ask for | spacing
        A spacer drops default | A spacer drops default gaps | spacer-gaps
        Absent views add no gap | Absent views add no gap; hidden ones keep | absent
        Hidden views keep | hidden ones keep | absent
        A layout's own spacing | so does a row that holds one, in the row around it; | spacer-gaps
        Text above text: | Between texts there is a font's leading | text-gaps

        A guide is the explicit value | its own if it sets one, else the guide's default | guide-own
        Padding, frames and other | passes through padding, frames and other modifiers | guide-modifiers
        Containers merge their | Containers merge the custom guides | guide-mean
        The built-in edges | Those of leading, center, trailing, top and bottom stay | guide-inside
        The first baseline of several | a container's first is the smallest, its last the largest (approximate) | guides
        A baseline of a view without text | Without text, a view's baseline is its bottom | guides
        A subview that is never placed | never places is in its middle | unplaced
        From right to left | a container mirrors its views (approximate) | right-to-left

        The child is proposed the frame's | proposes its own lengths and takes them | frame
        A length below 0 | A length below 0 counts as 0, NaN and ∞ as none (approximate) | bad-values

        The child is proposed the proposal, | the proposal within its bounds | frame-proposals
        With a minimum and a maximum | takes the proposal, clamped | flexible-frame
        A maximum alone | With a maximum alone | frame-fills
        A minimum alone: | With a minimum alone | frame-minimum
        An ideal length | are the size for nil | frame-ideal
        The child is placed with | places it at its own size | frame-proposals
        Bounds out of order are reported | Bounds out of order are reported | frame-order
        If bounds are out of order | the minimum wins (approximate) | frame-order

        padding: | Padding proposes the size less its insets | padding
        Padding of no given length | Its default is 16 points | padding
        fixedSize: | `fixedSize` proposes nil, | fixed-size
        aspectRatio: | Without a ratio it keeps | aspect-ratio-own
        overlay and background: | are proposed the size of their view | background
        offset, scaleEffect, | draw elsewhere and leave layout alone | offset
        position: | puts its child's center at a point | position
        A position keeps | its child's guides stay inside (approximate) | position
        layoutPriority: | Behind padding, frames and `aspectRatio` it is 0 | priority-modifiers
        A modifier on a group, | A modifier on a group applies to each view | group
        Turned and scaled views | is the upright rectangle around it (approximate) | offset

        GeometryReader fills | A geometry reader takes the whole proposal, and 10 for nil | geometry-reader
        Frames are read in | It reads frames in its own coordinates | geometry-frames
        ViewThatFits: | takes the first view whose ideal size fits | view-that-fits
        containerRelativeFrame: | a part of the nearest scroll view or of the scene | container-relative

        Content is proposed nil | proposes nil to its content there | scroll-view
        Several views in a scroll view | Several views in it are a column | scroll-view
        Content is at | is at the leading and top edges | scroll-axes
        Where both axes scroll, | Where both axes scroll, smaller content is centered (approximate) | scroll-axes

        The scene proposes | A scene proposes the screen less its safe area | safe-area
        ignoresSafeArea keeps | keeps the size its parent sees | safe-area
        safeAreaInset proposes | proposes to the others what it and a gap leave (approximate) | safe-area-inset

        Colors and shapes fill; | take the whole proposal, and 10 points for nil | shapes
        A circle is as large | A circle is round | shapes
        A path fills, | Colors, paths and shapes take | shapes
        A spacer is as long as | at least 8 points, and nothing across | spacer
        A spacer is served last; | With `layoutPriority(0)` it is a view like any other | spacer-priority
        A divider is a pixel | A divider is one pixel thick | divider
        An image is its pixels | keeps its size until it is resizable | image
        Text is one line | Text takes one line a paragraph | text
        Text that may shrink | With `minimumScaleFactor` it shrinks first | text-shrinks
        An empty view | Absent views add no gap | absent
        The text styles have | from 34 points to 11 | type-sizes
        At every other setting | each style has a size of its own | type-sizes
        A symbol is as large | a symbol is as large as its font makes it | label

        A column is as wide as | as wide as their widest cell | grid
        Cells are served by | The least flexible cells are settled first | grid-shares
        Nothing is kept back | Nothing is kept back for cells of a lower priority | grid-exceeds
        What a span needs more | What a span needs more | grid-span-need
        A cell is placed at | Every cell is placed at the size of its slot | grid
        The gap before a column | as wide as the widest its cells ask for | grid-gaps
        The first gridColumnAlignment | The first `gridColumnAlignment` of a column counts | grid-column-alignment
        A child that is not a row | A view that is not a row spans all columns | grid
        A cell unsized | does not count on an axis | grid-unsized-axes
        Cell attributes pass | Such attributes pass through modifiers | grid-attributes
        A row aligns its cells | aligns baselines, too (approximate) | grid-row-baseline

        Columns come from | follow from its items alone | lazy-grid
        A lazy grid takes | It is as wide as its proposal | lazy-grid
        Rows or columns of a lazy grid | lines are 8 points apart | lazy-grid-columns
        A lazy stack takes | A lazy stack takes the proposed width | lazy-stack

        NaN, negative | Invalid values never stop a figure | bad-values
        onAppear, onChange, | is settled before a figure is drawn | state
        Animations and transitions | Animations and transitions show their end | motion
        """
}
