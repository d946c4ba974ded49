private let layouts = "Sources/LayoutEngine/Layouts/"
private let dsl = "Sources/ViewDSL/"

/// Rules of frames, small modifiers, readers, scroll views and safe areas.
let modifierRules: [FidelitySection] = [
    FidelitySection(
        title: "frame(width:height:)",
        rules: [
            FidelityRule(
                "The child is proposed the frame's length, else the proposal; the frame is its own length, else the child's.",
                .measured, oracle: ["frame"],
                tests: ["a frame makes the same proposal when it measures and when it places"]),
            FidelityRule(
                "A length below 0 counts as 0; NaN and ∞ count as none; all are reported.", .consensus,
                tests: ["invalid frame lengths are reported and never trap"],
                said: said(layouts + "FrameLayout.swift", "sources disagree on invalid lengths")),
        ]),
    FidelitySection(
        title: "frame(min:ideal:max:)",
        rules: [
            FidelityRule(
                "The child is proposed the proposal, or the ideal for nil, within the bounds; nil stays nil without an ideal.",
                .measured, oracle: ["flexframe"], tests: ["a maximum below the parent bounds the proposal"]),
            FidelityRule(
                "With a minimum and a maximum the size is the proposal within them, whatever the child.", .measured,
                oracle: ["flexframe"],
                tests: ["with minimum and maximum the parent decides: 150, 200 and 225 in a parent of 200"]),
            FidelityRule(
                "A maximum alone: the frame fills the proposal up to the maximum, and is never smaller than its child below that.",
                .measured,
                oracle: ["flexframe"], tests: ["a maximum alone fills up to it"]),
            FidelityRule(
                "A minimum alone: the child's length, no less than the minimum; under a smaller proposal, the proposal within minimum and child.",
                .consensus, oracle: ["flexframe"], tests: ["a minimum above the child is the frame's width"],
                said: said(layouts + "FlexibleFrameLayout.swift", "sources disagree on the size")),
            FidelityRule("An ideal length is the size for nil.", .measured, oracle: ["flexframe"]),
            FidelityRule(
                "The child is placed with the frame's own size as its proposal.", .measured, oracle: ["flexframe"]),
            FidelityRule(
                "Along an axis without a proposal, nil stays nil for the child also then, unless an ideal or a bound is the frame's length.",
                .documented, tests: ["in a scroll view places its texts with as many lines as it measured"]),
            FidelityRule(
                "Bounds out of order are reported and do not stop the program.", .documented,
                tests: ["invalid frame lengths are reported and never trap"]),
            FidelityRule(
                "If bounds are out of order, the minimum wins.", .assumed,
                tests: ["invalid frame lengths are reported and never trap"],
                said: said(layouts + "FlexibleFrameLayout.swift", "which of two bounds")),
        ]),
    FidelitySection(
        title: "Small modifiers",
        rules: [
            FidelityRule(
                "padding: proposes what the insets leave, no less than 0; adds them to the child's size.",
                .measured, oracle: ["padding"],
                tests: [
                    "padding is 16 by default, and proposes at least 0",
                    "negative padding lets the child extend beyond it",
                ]),
            FidelityRule(
                "Padding of no given length is 16 points.", .documented, oracle: ["padding.osui-in-vstack"],
                tests: ["padding is 16 by default, and proposes at least 0"]),
            FidelityRule(
                "scenePadding is 16 points.", .assumed, tests: ["scene padding is 16 points on the edges it names"],
                said: said("Sources/ViewDSL/Modifiers/ScenePadding.swift", "16 points")),
            FidelityRule(
                "fixedSize: proposes nil on its axes; its size is the child's.", .measured,
                oracle: ["scrollview.fixedsize-in-vstack", "spacing.spacer-fixedsize", "fixedsize"],
                tests: ["fixedSize on a rigid view, and a repeated frame, padding or fixedSize"]),
            FidelityRule(
                "aspectRatio: reshapes the proposal and takes the child's size; a nil axis follows from the other; without a ratio it is that of the child's ideal size.",
                .measured, oracle: ["aspect"]),
            FidelityRule(
                "overlay and background: size, guides, spacing and priority are the first view's; the second is proposed its size and aligned with it; several views form one centered ZStack.",
                .measured, oracle: ["overlay", "background"],
                tests: ["an overlay of several views is a centered ZStack, aligned as a whole"]),
            FidelityRule(
                "offset, scaleEffect, rotationEffect, transformEffect, shadow, opacity, clips and borders change neither size nor guides.",
                .documented, oracle: ["offset", "transform"],
                tests: [
                    "leave size, guides and spacing as they are", "change neither a view's size nor its place",
                    "a border takes no room",
                ]),
            FidelityRule(
                "A geometry effect and rotation3DEffect draw the affine transform nearest to their projection at the view's center.",
                .assumed,
                tests: ["in space is drawn as narrow as it is turned"],
                said: said("Sources/ViewDSL/Geometry/GeometryEffect.swift", "of a projection")),
            FidelityRule(
                "position: takes the proposal, the child's length for nil, and puts the child's center at the point.",
                .documented, oracle: ["position"]),
            FidelityRule(
                "A position keeps its child's guides inside.", .assumed,
                tests: ["a position keeps its child’s guides inside"],
                said: said(layouts + "PositionLayout.swift", "that guides do not pass")),
            FidelityRule(
                "layoutPriority: the outermost counts; it passes through modifiers that change only the look, and is 0 behind padding, frames and aspectRatio.",
                .measured,
                oracle: [
                    "grid.wrap-priority-inside-opacity-passes", "grid.wrap-priority-inside-aspectratio-hidden",
                    "priority",
                ],
                tests: ["priority passes through modifiers of appearance, and is 0 behind modifiers of layout"]
            ),
            FidelityRule(
                "A modifier on a group, a body of several views or a grid row applies to each of them.", .measured,
                oracle: ["group"], tests: ["apply a modifier to each of their cells"]),
            FidelityRule(
                "Turned and scaled views have as their frame the smallest upright rectangle around them.",
                .consensus,
                tests: [
                    "knows where transforms of its ancestors draw it",
                    "an anchor inside a rotated view is read where it is drawn, and unrotated from inside",
                ], said: said(dsl + "Geometry/GeometryProxy.swift", "sources disagree on rotated views")),
            FidelityRule(
                "Anchors are read in the requested coordinates; turned and scaled views count as they are drawn.",
                .consensus,
                tests: ["anchors resolve in any view's coordinates, for moved and offset views too"],
                said: said(dsl + "Geometry/Anchor.swift", "sources disagree on rotated views")),
            FidelityRule(
                "matchedGeometryEffect leaves the view where its container puts it.", .assumed,
                tests: ["add no node and change no frame"],
                said: said(dsl + "Motion/MotionModifiers.swift", "SwiftUI moves a view")),
            FidelityRule(
                "disabled changes the environment, and the look of controls only.", .documented,
                tests: ["disabled is inherited, and cannot be undone inside"]),
        ]),
    FidelitySection(
        title: "Readers and choices",
        rules: [
            FidelityRule(
                "GeometryReader fills its proposal, 10 for nil; its views are proposed its size and placed at the top leading corner.",
                .documented, oracle: ["geometryreader"],
                tests: [
                    "fills its proposal, and takes 10 for nil",
                    "places every child at its top leading corner and proposes its own size",
                ]),
            FidelityRule(
                "Frames are read in local, global and named coordinates.", .documented,
                tests: ["knows its frame in its own, in named and in global coordinates"]),
            FidelityRule(
                "ViewThatFits: the first view whose ideal length fits on the axes that count, else the last.",
                .consensus, oracle: ["viewthatfits"],
                tests: ["takes the first view that fits, else the last, and leaves out the others"],
                said: said(layouts + "ViewThatFitsLayout.swift", "sources disagree on views that fit")),
            FidelityRule(
                "containerRelativeFrame: (W − s(n−1))/n · span + s(span−1) of the nearest scroll view or the scene, less the safe area; stacks do not count.",
                .documented, oracle: ["containerrelative"],
                tests: [
                    "takes the scroll view's length, not the stack's around it",
                    "are subtracted by containerRelativeFrame",
                ]),
            FidelityRule(
                "In content margins, containerRelativeFrame is relative to what they leave of the scroll view.",
                .assumed,
                tests: ["are subtracted from the scroll view's length"],
                said: said(layouts + "PaddingLayout.swift", "margins of a scroll view's content")),
            FidelityRule(
                "Where the container has no length, containerRelativeFrame is as large as its child.", .assumed,
                tests: ["takes its child's size if no container has a length"],
                said: said(layouts + "ContainerRelativeLayout.swift", "where the container has no length")),
        ]),
    FidelitySection(
        title: "ScrollView",
        rules: [
            FidelityRule(
                "Content is proposed nil along the scrolling axis; the scroll view takes the proposal along it, and its content's length across.",
                .measured, oracle: ["scrollview"],
                tests: [
                    "is as long as proposed where it scrolls and as its content across",
                    "proposes nil where it scrolls, and its own length across",
                ]),
            FidelityRule(
                "Several views in a scroll view form a column, whichever axis scrolls.", .measured,
                oracle: ["scrollview"],
                tests: ["makes a column of several views, whatever it scrolls"]),
            FidelityRule(
                "Content is at the leading and top edges of a scroll view.", .measured, oracle: ["scrollview"]),
            FidelityRule(
                "A default anchor aligns content smaller than its scroll view, and chooses what is first seen of larger content.",
                .documented,
                tests: ["aligns smaller content by its default anchor, and shows larger content from there"]),
            FidelityRule(
                "Where both axes scroll, content smaller than the view is centered.", .assumed,
                tests: ["centers smaller content only if it scrolls on both axes"],
                said: said(layouts + "ScrollLayout.swift", "where both axes scroll")),
            FidelityRule(
                "Lengths in a scroll view's content are relative to the scroll view's proposal.", .consensus,
                tests: ["uses the outer container if the scroll view has no length"],
                said: said(layouts + "ScrollLayout.swift", "sources disagree on scroll views")),
            FidelityRule(
                "The guides of a scroll view's content stay inside.", .assumed,
                tests: ["a scroll view keeps its content's guides inside"],
                said: said(layouts + "ScrollLayout.swift", "worked out by observation")),
        ]),
    FidelitySection(
        title: "Safe areas",
        rules: [
            FidelityRule(
                "The scene proposes the screen less its insets, and centers its content in what is left.", .consensus,
                tests: ["are subtracted from the proposal, and the content is centered"],
                said: said(layouts + "SafeAreaLayouts.swift", "sources disagree on content that does not")),
            FidelityRule(
                "ignoresSafeArea keeps the size its parent sees, and grows proposal and rectangle where it touches insets.",
                .consensus, tests: ["are ignored on the edges a view names and touches"],
                said: said(layouts + "SafeAreaLayouts.swift", "sources disagree on what the child")),
            FidelityRule(
                "safeAreaInset proposes to the view what the one at its edge and the gap of 8 leave.", .consensus,
                oracle: ["safearea"], tests: ["grow by a view at an edge, 8 points away by default"],
                said: said(layouts + "SafeAreaInsetLayout.swift", "sources disagree on how the room")),
            FidelityRule(
                "A view's insets reach from its edges to the ends of the safe areas they touch.", .consensus,
                tests: ["nest: a view may extend to the outer one if the inner one touches it"],
                said: said("Sources/LayoutEngine/Arena/SafeArea.swift", "sources disagree on views that touch")),
            FidelityRule(
                "A geometry reader's safeAreaInsets are those of the safe areas that its edges touch.", .consensus,
                tests: ["are known to a GeometryReader on the edges that touch them"],
                said: said(dsl + "Geometry/GeometryProxy.swift", "sources disagree on nested views")),
        ]),
]
