private let engine = "Sources/LayoutEngine/"

/// Rules of the contract, stacks, alignment and spacing.
let containerRules: [FidelitySection] = [
    FidelitySection(
        title: "The contract",
        rules: [
            FidelityRule(
                "A parent proposes, the child chooses its size, the parent places it; no parent overrides a child's size.",
                .documented,
                tests: [
                    "is never negative, and is finite unless infinity is proposed",
                    "have finite positions, stacks as long as their parts, and the same frames with and without memo",
                ]),
            FidelityRule(
                "A view measured twice with the same proposal returns the same size.", .documented,
                tests: [
                    "answers the same twice, memoized or not",
                    "a layout that changes its answer is reported, and its first answer holds",
                ]),
            FidelityRule(
                "0 asks for the minimum length, ∞ for the maximum, nil for the ideal; where a proposal must be a size, nil is 10.",
                .documented, tests: ["nil counts as 10 where a size is needed"]),
            FidelityRule(
                "Modifiers with neutral values change nothing: `padding(0)`, `offset(.zero)`, `fixedSize` of a rigid view.",
                .documented,
                tests: [
                    "change neither a view's size nor its place",
                    "fixedSize on a rigid view, and a repeated frame, padding or fixedSize",
                ]),
            FidelityRule(
                "Layout is not rounded.", .measured, oracle: ["hstack"],
                tests: ["divides 300: gaps first, then the rigid child, then the least flexible text"]),
            FidelityRule(
                "Only when drawn, each rectangle is put on pixels, corner by corner: floor(v · scale + ½) / scale.",
                .consensus, tests: ["edges are rounded to the nearest pixel, corner by corner"],
                said: said("Sources/ViewDSL/Painting/SceneryPainter.swift", "sources disagree on how a half")),
        ]),
    FidelitySection(
        title: "HStack and VStack",
        rules: [
            FidelityRule(
                "Gaps come off the proposal first.", .measured, oracle: ["hstack", "vstack"],
                tests: ["spacing is 8 by default, and absent views add none"]),
            FidelityRule(
                "A nil or infinite length along the stack goes to every child as it is.", .measured,
                oracle: ["hstack", "vstack"]),
            FidelityRule(
                "Children are served by priority, highest first, then the least flexible first; of two without bound, the one with the larger minimum; ties keep their order.",
                .measured, oracle: ["hstack", "priority"],
                tests: ["probes lazily, largest then smallest, and serves in order of flexibility"]),
            FidelityRule(
                "The minimum lengths of lower priorities are set aside; each child is proposed an equal share of the rest.",
                .measured, oracle: ["priority"],
                tests: ["a higher priority is served first, less the minimum of the others"]),
            FidelityRule(
                "A stack is as long as its children and gaps together, whatever was proposed, and as wide as its aligned children.",
                .measured, oracle: ["hstack", "vstack"],
                tests: [
                    "have finite positions, stacks as long as their parts, and the same frames with and without memo",
                    "negative spacing longer than the views makes a stack of size 0 without an issue",
                ]),
            FidelityRule(
                "With nil across, the size is that of a first pass; children are placed from a second one at the stack's own width.",
                .measured, oracle: ["hstack", "vstack"],
                tests: ["with nil proposed across, a stack is as wide as in its first pass, and greedy views fill that"]
            ),
            FidelityRule(
                "Placement uses the proposal it is given, not the last one that was measured.", .measured,
                oracle: ["hstack", "vstack"],
                tests: ["a stack places for the proposal it is given, not for the one it was last measured with"]),
            FidelityRule(
                "Children are probed only where the answer decides something, first for the maximum length, then for the minimum; a rigid child is served at once, and a single child is never probed.",
                .consensus,
                tests: [
                    "a lone child is never probed",
                    "probes lazily, largest then smallest, and serves in order of flexibility",
                ], said: said(engine + "Layouts/LinearStack.swift", "sources disagree on which children")),
            FidelityRule(
                "A stack of one passes its child's priority on.", .measured,
                oracle: ["grid.wrap-priority-inside-hstack-passes"],
                tests: ["pass on the priority of an only child"]),
            FidelityRule(
                "`HStackLayout`, `VStackLayout`, `ZStackLayout` and `AnyLayout` lay out as the stacks do.", .documented,
                tests: ["equal the stacks of the same name, type-erased or not"]),
        ]),
    FidelitySection(
        title: "HSplitView and VSplitView",
        rules: [
            FidelityRule(
                "A split view is a stack without spacing, with a line between two views.", .assumed,
                tests: ["have a line between two views, which share the rest as in a stack"],
                said: said("Sources/ViewDSL/Views/Containers/SplitViews.swift", "each view takes an equal part"))
        ]),
    FidelitySection(
        title: "ZStack",
        rules: [
            FidelityRule("The proposal goes to every child.", .measured, oracle: ["zstack"]),
            FidelityRule(
                "The children of the highest priority set the size: the union of their rectangles on the common guide.",
                .documented, oracle: ["zstack"],
                tests: ["a ZStack aligns two guides, and grows in both directions"]),
            FidelityRule("When placed, every child is proposed the stack's own size.", .measured, oracle: ["zstack"]),
        ]),
    FidelitySection(
        title: "Spacing",
        rules: [
            FidelityRule(
                "The gap between two views is the larger one they ask for, else 8 points.", .measured,
                oracle: ["spacing"], tests: ["spacing is 8 by default, and absent views add none"]),
            FidelityRule(
                "A spacer drops default spacing, not explicit one, edge by edge: padding restores it; a fixed frame, zero padding, fixedSize and a ZStack of one keep it; a nested stack restores it.",
                .measured, oracle: ["spacing", "spacer"]),
            FidelityRule(
                "Absent views add no gap.", .measured,
                oracle: ["spacing.empty-conditional", "stack.emptyview-adds-no-spacing"],
                tests: ["spacing is 8 by default, and absent views add none"]),
            FidelityRule(
                "Hidden views keep their place.", .documented, tests: ["change neither a view's size nor its place"]),
            FidelityRule(
                "A layout's own spacing is the union of its children's by default.", .documented,
                tests: [
                    "a layout's default spacing is that of its views",
                    "a stack has no spacing on the sides where a spacer is",
                ]),
            FidelityRule(
                "Text above text: its leading, rounded up to a pixel; beside anything else 8 points, counted from the capitals above and less the descent below.",
                .consensus,
                tests: [
                    "text is its leading away from text below, and 8 points from other views",
                    "in a frame, text is 8 points from text, like other views",
                ],
                said: said(engine + "Alignment/ViewSpacing.swift", "sources disagree on text")),
        ]),
    FidelitySection(
        title: "Alignment guides",
        rules: [
            FidelityRule(
                "A guide is the explicit value if the view has one, else the guide's default; `d[explicit:]` distinguishes them.",
                .documented,
                tests: [
                    "an explicit guide differs from a default",
                    "a custom guide falls back to its default, the bottom",
                ]),
            FidelityRule(
                "Padding, frames and other modifiers pass explicit guides up, moved by the child's place.", .documented,
                oracle: ["guide.custom-through-padding-and-frame", "guide.overlay-primary-guides"]),
            FidelityRule(
                "Containers merge their children's own guides to the mean.", .documented,
                oracle: ["guide.custom-averaged-by-stack"],
                tests: [
                    "custom guides of several children merge to their mean",
                    "a layout merges its views' explicit guides by default",
                ]),
            FidelityRule(
                "The built-in edges and centers do not leave a stack of several.", .documented,
                oracle: ["guide.builtin-leading-does-not-leave-stack"]),
            FidelityRule(
                "The first baseline of several is the smallest, the last the largest.", .consensus,
                tests: ["a row's first baseline is the first of its views', its last the last"],
                said: said(engine + "Arena/Guides.swift", "sources disagree on how baselines")),
            FidelityRule(
                "A baseline of a view without text is its height.", .documented,
                oracle: ["guide.non-text-baseline-is-bottom"]),
            FidelityRule(
                "A subview that is never placed is centered, at the container's proposal; of several placements the last counts.",
                .measured,
                oracle: ["layout"],
                tests: ["a subview placed twice is at its last place, and one not placed is centered"]),
            FidelityRule(
                "From right to left each container mirrors its views; coordinates stay counted from the left.",
                .consensus, oracle: ["rtl"],
                tests: [
                    "stacks and grids are mirror images, whatever their alignment",
                    "leading padding and leading alignment are at the right",
                    "overlays and backgrounds align on the mirrored side",
                    "offset and position are mirrored",
                ], said: said(engine + "Arena/Placement.swift", "sources disagree on who mirrors")),
        ]),
]
