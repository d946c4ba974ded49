private let grids = "Sources/LayoutEngine/Layouts/Grids/"
private let dsl = "Sources/ViewDSL/"

/// Rules of leaves, grids, bad values and state.
let leafRules: [FidelitySection] = [
    FidelitySection(
        title: "Leaves",
        rules: [
            FidelityRule("Colors and shapes fill; nil is 10.", .measured, oracle: ["leaf"]),
            FidelityRule(
                "A circle is as large as the shorter side of its proposal; a side of nil follows the other.", .measured,
                oracle: ["leaf"],
                tests: ["a shape may decide its size"]),
            FidelityRule("A path fills, too.", .measured, oracle: ["leaf.path-takes-proposal"]),
            FidelityRule(
                "A spacer is as long as its stack, at least 8 or its minimum length, and nothing across; outside stacks it fills both axes.",
                .measured, oracle: ["spacer"],
                tests: ["a spacer fills its stack, is at least 8 or its minimum, and fills both axes outside stacks"]),
            FidelityRule(
                "A spacer is served last; given priority 0 it is an ordinary flexible view.", .measured,
                oracle: ["spacer"], tests: ["a spacer of priority 0 shares with the others"]),
            FidelityRule(
                "A divider is a pixel thick across its stack, and horizontal outside one.", .documented,
                oracle: ["divider"],
                tests: ["a divider is a pixel thick across its stack, and horizontal outside stacks"]),
            FidelityRule(
                "An image is its pixels over its scale; resizable it fills, and is its natural size for nil.",
                .documented,
                tests: [
                    "an image has its pixels divided by its scale; a resizable one fills, and has that size for nil"
                ]),
            FidelityRule(
                "Text is one line a paragraph for nil, wraps to its proposal, is truncated when lines or height run out, and is never larger than its lines.",
                .documented,
                tests: [
                    "text is one line for nil, wraps to its proposal, and is never larger than its lines",
                    "to the lines that fit its height, at least one", "at the head, in the middle or at the tail",
                ]),
            FidelityRule(
                "A symbol of another font, such as ♯, does not make its line higher; another script does.", .assumed,
                tests: ["makes its line higher, and symbols do not"],
                said: said(
                    "Sources/CairoPainting/Text/FallbackFont.swift", "their characters do not make a line higher")),
            FidelityRule(
                "A baseline offset moves glyphs up or down within their line, which grows by as much.", .assumed,
                tests: ["with kerning after each character, and with more room by its offset"],
                said: said(
                    dsl + "Views/Text/Text+Attributes.swift", "neither documented nor measured for a whole text")),
            FidelityRule(
                "An empty text takes no room, whether it was written so or comes from data.", .assumed,
                tests: ["are none where there are no words, written so or from data"],
                said: said(dsl + "Views/Text/Text+Resolving.swift", "an empty text takes no room")),
            FidelityRule(
                "Text that may shrink is as large as it can be without truncation, in steps of a hundredth.", .assumed,
                tests: ["text shrinks by hundredths until it fits, and is truncated at its minimum scale"],
                said: said(dsl + "Modifiers/TextModifiers.swift", "text shrinks in steps")),
            FidelityRule(
                "An empty view takes no part in layout.", .documented, oracle: ["stack.emptyview-adds-no-spacing"],
                tests: ["spacing is 8 by default, and absent views add none"]),
            FidelityRule(
                "The text styles have their sizes at the Large setting, from 34 points for the large title to 11 for caption 2.",
                .documented, tests: ["the text styles have SwiftUI's sizes at Large"]),
            FidelityRule(
                "At every other setting they have the sizes that Apple's Human Interface Guidelines publish.",
                .documented, tests: ["the text styles have the sizes Apple publishes for each setting"]),
            FidelityRule(
                "Rounded and serif designs are set in Inter, with its metrics.", .assumed,
                tests: ["of drawing are found where it is not exact"],
                said: said(dsl + "Style/Font.swift", "rounded and serif letters")),
            FidelityRule(
                "Small capitals are smaller capitals, in lines of the font's height.", .assumed,
                tests: ["in small capitals, narrower than capitals, in lines of the font's height"],
                said: said(dsl + "Style/Font+Variants.swift", "smaller capitals")),
            FidelityRule(
                "A text names a color by the nearest of the system's hues, white, gray and black.", .assumed,
                tests: ["names a color by the nearest word"],
                said: said(dsl + "Style/SystemColors.swift", "the system's words for colors")),
            FidelityRule(
                "A missing image is 20 × 20 or, if it is resizable, as large as it is proposed, with an ideal size of 100 × 100.",
                .assumed, tests: ["of missing images are found where their own size counts"],
                said: said(dsl + "Views/Image.swift", "the size of a missing picture is unknown")),
            FidelityRule(
                "The extra large titles grow as the large title and the title do.", .assumed,
                tests: ["the extra large titles grow as the large title and the title do"],
                said: said(dsl + "Style/DynamicTypeSize.swift", "only their sizes at Large")),
            FidelityRule(
                "Text of the secondary scale is four fifths as large.", .assumed,
                tests: ["a secondary scale is smaller"],
                said: said(dsl + "Views/Text/Text+Attributes.swift", "secondary text is four fifths")),
            FidelityRule(
                "A scaled metric grows in proportion to the size of its text style.", .assumed,
                tests: ["type sizes are held within a range, and metrics grow with them"],
                said: said(dsl + "State/ScaledMetric.swift", "the length grows in proportion")),
            FidelityRule(
                "An attributed string is laid out with its fonts, spacing and lines, without its backgrounds.",
                .assumed,
                tests: ["an attributed string's attributes are the text's"],
                said: said(dsl + "Views/Text/Text+AttributedString.swift", "background colors have no effect")),
            FidelityRule(
                "Markdown in an attributed string has no headings and lists.", .assumed,
                tests: ["is emphasis, code and links, and newlines are spaces"],
                said: said(dsl + "Views/Text/AttributedString+Markdown.swift", "headings, lists and other blocks")),
            FidelityRule(
                "A symbol is as large as its font makes it.", .assumed,
                tests: ["grows with its font and its scale"],
                said: said(dsl + "Symbols/SymbolLayout.swift", "the artwork is our own")),
        ]),
    FidelitySection(
        title: "Drawing",
        rules: [
            FidelityRule(
                "A variable symbol is drawn whole.", .assumed, tests: ["has artwork within its canvas"],
                said: said(dsl + "Symbols/SymbolLayout.swift", "`variableValue` has no effect")),
            FidelityRule(
                "Below the third background there is no other.", .assumed,
                tests: ["of lower backgrounds are its colors, or levels of the background that was set"],
                said: said(dsl + "Style/ShapeStyle.swift", "the system names three")),
            FidelityRule(
                "A symbol has two layers: a sign and the shape around it, or a part and what lies over it. Under `.hierarchical` the second is at 50 %, a disc at 20 %.",
                .assumed,
                tests: [
                    "has lines as heavy as its font, and a second style around or below its sign",
                    "has fainter shapes around its sign, or colors of its own, as its rendering mode says",
                ],
                said: said(dsl + "Symbols/SymbolRenderingMode.swift", "a symbol has two layers")),
            FidelityRule(
                "Under `.multicolor` weather, badges and a few common symbols have colors of their own.", .assumed,
                tests: ["has fainter shapes around its sign, or colors of its own, as its rendering mode says"],
                said: said(dsl + "Symbols/SymbolRenderingMode.swift", "only weather, badges")),
            FidelityRule(
                "A canvas's symbols are proposed no size, and its filters are never scaled.", .assumed,
                tests: ["draws its symbols by tag, as large as they are"],
                said: said(dsl + "Canvas/Canvas.swift", "symbols are proposed no size")),
            FidelityRule(
                "A redacted view is bars and areas of Plumbline's own gray.", .assumed,
                tests: ["is drawn as a bar for each line, as wide as the line"],
                said: said(dsl + "Modifiers/RedactionModifiers.swift", "the gray, and how high")),
            FidelityRule(
                "`Color.gradient` is a quarter of white lighter at the top.", .assumed,
                tests: ["of a color is lighter at the top and the color itself at the bottom"],
                said: said(dsl + "Style/Gradient.swift", "the lighter color")),
            FidelityRule(
                "A mesh gradient has straight edges, and mixes its colors in sRGB.", .assumed,
                tests: ["has the colors of its points at its corners, and their mean between them"],
                said: said(dsl + "Style/MeshGradient.swift", "the edges between points")),
            FidelityRule(
                "The inner shadow of a style is drawn in filled shapes only.", .assumed,
                tests: ["inside a filled shape is clipped to it, and lies on the fill"],
                said: said(dsl + "Style/ShadowStyle.swift", "lines, text and symbols")),
            FidelityRule(
                "A material is a veil of one color.", .assumed,
                tests: ["has a shorthand wherever a style is expected"],
                said: said(dsl + "Style/Material.swift", "a translucent color")),
            FidelityRule(
                "ContainerRelativeShape is a rectangle.", .assumed,
                tests: ["keeps its drawing and size when type-erased"],
                said: said(dsl + "Shapes/BasicShapes.swift", "there are no containers")),
            FidelityRule(
                "preferredColorScheme changes the view and what is in it.", .assumed,
                tests: ["applies to the view's descendants, however it is set"],
                said: said(dsl + "Modifiers/DrawingModifiers.swift", "in other scenes, SwiftUI also changes")),
            FidelityRule(
                "Continuous corners are drawn as quarter ellipses.", .assumed,
                tests: ["rounds each corner by its own radius, reduced if two do not fit"],
                said: said("Sources/Drawing/Path+Rectangles.swift", "both are drawn")),
            FidelityRule(
                "A rounded rectangle's outline starts at the middle of its right side.", .assumed,
                tests: ["takes a circle clockwise from the right, a rectangle from the top left"],
                said: said("Sources/Drawing/Path+Rectangles.swift", "where SwiftUI starts")),
        ]),
    FidelitySection(
        title: "Grid",
        rules: [
            FidelityRule(
                "A column is as wide as its widest cell of one column, a row as high as its tallest cell.", .measured,
                oracle: ["grid"],
                tests: ["makes a column as wide as its widest cell and a row as high as its tallest"]),
            FidelityRule(
                "Cells are served by priority, then the least flexible first; equals share what the settled columns leave.",
                .measured, oracle: ["grid"],
                tests: [
                    "shares what settled columns leave among the open columns",
                    "serves the least flexible cell before an unbounded one",
                ]),
            FidelityRule(
                "Nothing is kept back for lower priorities, so a grid may exceed its proposal.", .measured,
                oracle: ["grid"],
                tests: ["reserves nothing for lower priorities, and so may exceed its proposal"]),
            FidelityRule(
                "What a span needs more goes equally to columns without single cells, else to those open, else to all; spans of two modifiers add.",
                .measured, oracle: ["grid"],
                tests: [
                    "widens the columns of a span equally",
                    "widens columns without single cells first",
                    "adds the spans of two modifiers; 1 adds nothing",
                ]),
            FidelityRule(
                "A cell is placed at its slot's size, or at the proposal it was measured with where the two agree.",
                .measured, oracle: ["grid"],
                tests: ["places a cell that fills its slot at the proposal it was measured with, others at the slot"]),
            FidelityRule(
                "The gap before a column is the largest its pairs ask for; pairs with a spacer ask for none.",
                .measured,
                oracle: ["grid"],
                tests: ["uses the largest gap that adjacent cells prefer, and none beside a spacer"]),
            FidelityRule(
                "The first gridColumnAlignment of a column counts, gridCellAnchor beats it, GridRow's alignment counts across.",
                .measured, oracle: ["grid"],
                tests: [
                    "lets the row override the grid vertically, the column horizontally, and the anchor both",
                    "uses the first column alignment declared; a span declares one but does not follow it",
                ]),
            FidelityRule(
                "A child that is not a row spans all columns; outside a grid, a row is just its cells.", .measured,
                oracle: ["grid"],
                tests: [
                    "spans all columns with a child outside rows, whatever its span",
                    "are just their cells outside a grid",
                ]),
            FidelityRule(
                "A cell unsized on an axis is proposed what the others need there.", .measured, oracle: ["grid"],
                tests: ["lets the innermost of two anchors, and of two column alignments, win; unsized axes join"]),
            FidelityRule(
                "Cell attributes pass through modifiers, not out of a stack of one or an overlay.", .measured,
                oracle: ["grid"],
                tests: ["lose their cells' attributes in a stack of one and in an overlay, not in other modifiers"]),
            FidelityRule(
                "A row aligns its cells on a baseline, or on a guide they set.", .assumed,
                tests: ["aligns the first baselines of a row"],
                said: said(grids + "GridLayout.swift", "worked out by observation")),
        ]),
    FidelitySection(
        title: "Lazy grids and stacks",
        rules: [
            FidelityRule(
                "Columns come from the items alone: fixed ones and gaps first, the rest in order within their bounds; adaptive ones as often as they fit.",
                .documented, oracle: ["lazyvgrid", "lazyhgrid"],
                tests: [
                    "takes fixed columns and gaps off first, and shares the rest in order within bounds",
                    "fits as many adaptive columns as the minimum allows, at least one, never wider than there is room",
                ]),
            FidelityRule(
                "A lazy grid takes the proposed width and places its columns by its alignment.", .measured,
                oracle: ["lazyvgrid", "lazyhgrid"],
                tests: ["takes the proposed width and aligns its columns in it"]),
            FidelityRule(
                "Rows or columns of a lazy grid are 8 points apart by default.", .assumed,
                oracle: ["lazyvgrid"],
                tests: ["makes a line as high as its tallest cell and proposes that height to the others"],
                said: said(grids + "LazyGridLayout.swift", "without a specified spacing")),
            FidelityRule(
                "A section's header and footer each have a line of a lazy grid, and a section starts one.", .documented,
                tests: [
                    "gives a section's header and footer lines of their own over the whole width, and starts a line below them",
                    "of rows gives a section's header a column of its own over the whole height",
                ]),
            FidelityRule(
                "Pinned headers and footers stay in sight as long as a part of their section is.", .assumed,
                tests: ["pins a footer at the end of what is seen of its section, and a header at the start"],
                said: said(grids + "SectionPinning.swift", "worked out by observation")),
            FidelityRule(
                "A lazy stack takes the proposed width and gives its views their ideal lengths.", .assumed,
                tests: ["a lazy stack takes the proposed width and gives its views their ideal heights"],
                said: said(grids + "LazyStackLayout.swift", "worked out by observation")),
        ]),
    FidelitySection(
        title: "Bad values and state",
        rules: [
            FidelityRule(
                "NaN, negative and infinite lengths never trap: another value is used, and an issue names view and value.",
                .documented,
                tests: [
                    "an answer of NaN or below 0 counts as 0 and is reported",
                    "an infinite view that nothing limits is reported",
                    "invalid spacing counts as the default and is reported",
                    "10,000 nested views lay out or are refused, without a trap",
                ]),
            FidelityRule(
                "onAppear, onChange, preferences and tasks run before the figure is drawn, until nothing changes.",
                .documented,
                tests: [
                    "what onAppear sets is in the final frames",
                    "a ping-pong of changes is an issue that names its state, and no trap",
                    "what a task sets after a sleep is in the final frames",
                ]),
            FidelityRule(
                "Animations and transitions show their end; gestures compile and do nothing.", .documented,
                tests: ["withAnimation returns what its body does, and its changes show at once"]),
        ]),
]
