import Plumbline

@MainActor @SceneBuilder
var sizingModifiers: [Scene] {
    Scene("sizing/frame", proposal: ProposedViewSize(width: 220, height: 80)) {
        Text("Hello")
            .annotated(.proposals)
            .frame(width: 120, height: 40)
    }
    .title("A fixed frame proposes its own lengths, and takes them")
    .caption("Whatever it was proposed, and whatever its child answers.")
    .annotations(.borders, .sizes, .proposals)

    Scene("sizing/flexible-frame", sweep: .widths(40, 80, 120, 160, 200)) {
        Color.orange.frame(minWidth: 80, maxWidth: 160, minHeight: 20, maxHeight: 20)
    }
    .title("Between its bounds a frame takes the proposal")
    .caption("minWidth: 80, maxWidth: 160. The frame takes the proposal within them, whatever its child is.")

    Scene("sizing/frame-fills", columns: 2, proposal: ProposedViewSize(width: 160, height: 40)) {
        Panel("a text") { Text("Hello") }
        Panel("maxWidth: .infinity") { Text("Hello").frame(maxWidth: .infinity) }
    }
    .title("maxWidth: .infinity fills the proposal")
    .annotations(.borders, .sizes, .proposals)

    Scene("sizing/frame-minimum", columns: 2, proposal: ProposedViewSize(width: 160, height: 40)) {
        Panel("minWidth: 100") { Color.orange.frame(width: 60).layoutLabel("orange").frame(minWidth: 100) }
        Panel("minWidth: 40") { Color.orange.frame(width: 60).layoutLabel("orange").frame(minWidth: 40) }
    }
    .title("A minimum widens only what is narrower")
    .annotations(.borders, .sizes)

    Scene("sizing/padding", proposal: ProposedViewSize(width: 200, height: 80)) {
        Color.orange.annotated(.proposals).padding(EdgeInsets(top: 8, leading: 24, bottom: 12, trailing: 16))
    }
    .title("Padding proposes the size less its insets")
    .caption("It adds them to the size that its child takes.")
    .annotations(.borders, .sizes, .padding, .proposals)

    Scene("sizing/group", columns: 2, proposal: ProposedViewSize(width: 200, height: 80)) {
        Panel("padding of the row") {
            HStack(spacing: 0) {
                Color.orange
                Color.blue
            }
            .padding(20).layoutLabel("padding").annotated(.borders)
        }
        Panel("padding of the group") {
            HStack(spacing: 0) {
                Group {
                    Color.orange
                    Color.blue
                }
                .padding(20).layoutLabel("padding").annotated(.borders)
            }
        }
    }
    .title("Padding on a group goes around each of its views")
    .annotations(.padding)

    Scene("sizing/fixed-size", columns: 2, proposal: ProposedViewSize(width: 120, height: 50)) {
        Panel("as proposed") { Text("Too long for one line") }
        Panel("fixedSize()") { Text("Too long for one line").fixedSize() }
    }
    .title("fixedSize takes the ideal size, whatever is proposed")
    .annotations(.borders, .sizes, .proposals, .overflow)

    Scene("sizing/aspect-ratio", columns: 2, proposal: ProposedViewSize(width: 150, height: 60)) {
        Panel("fit") { Color.orange.aspectRatio(1.5, contentMode: .fit) }
        Panel("fill") { Color.orange.aspectRatio(1.5, contentMode: .fill) }
    }
    .title("Fit stays within the proposal, fill covers it")
    .caption("3 : 2 within 150 × 60, and around it.")
    .annotations(.borders, .sizes, .proposals)

    Scene("sizing/background", proposal: ProposedViewSize(width: 240, height: 100)) {
        Text("Hello")
            .padding(24)
            .layoutLabel("view")
            .background(alignment: .leading) {
                Color.orange.frame(width: 12).layoutLabel("strip").annotated(.proposals)
            }
            .overlay(alignment: .topTrailing) {
                Circle().fill(.red).frame(width: 16, height: 16).layoutLabel("badge")
            }
    }
    .title("A view does not grow for its background or overlay")
    .caption("Both are proposed the view’s size, 88.69 × 68.57, and never change it.")
    .annotations(.borders, .sizes)

    Scene("sizing/padding-negative", columns: 2, proposal: ProposedViewSize(width: 120, height: 50)) {
        Panel("padding(−10)") {
            Color.orange.layoutLabel("color").annotated(.proposals).padding(-10).layoutLabel("padding")
        }
        Panel("padding(30): nothing is left", proposal: ProposedViewSize(width: 60, height: 40)) {
            Color.orange.layoutLabel("color").padding(30).layoutLabel("padding")
        }
    }
    .title("Negative padding proposes more")
    .caption("120 + 2 × 10 is **140**. Of 60 × 40, insets of 30 leave nothing: **0** is proposed.")
    .annotations(.borders, .sizes)

    Scene("sizing/fixed-size-axis", columns: 2, proposal: ProposedViewSize(width: 90, height: 24)) {
        Panel("as proposed") { Text("Too long for one line") }
        Panel("fixedSize(horizontal: false, vertical: true)") {
            Text("Too long for one line").fixedSize(horizontal: false, vertical: true)
        }
    }
    .title("Fixed vertically, a text wraps and grows")
    .caption("Proposed 90 × 24, it takes the two lines it needs.")
    .annotations(.borders, .sizes, .proposals, .overflow)

    Scene("sizing/aspect-ratio-own", columns: 2) {
        Panel("no ratio: 1 : 2, the ideal size’s", proposal: ProposedViewSize(width: 120, height: 60)) {
            Color.orange.frame(idealWidth: 40, idealHeight: 80).aspectRatio(contentMode: .fit)
        }
        Panel("3 : 2, no height proposed", proposal: ProposedViewSize(width: 120, height: nil)) {
            Color.orange.aspectRatio(1.5, contentMode: .fit)
        }
    }
    .title("A ratio can come from the ideal size, a height from the width")
    .caption("The ideal size is 40 × 80, so the ratio is 1 : 2. For 3 : 2, a width of 120 makes a height of 80.")
    .annotations(.borders, .sizes, .proposals)

    Scene("sizing/overlay-several", proposal: ProposedViewSize(width: 200, height: 90)) {
        Color.orange.frame(width: 140, height: 70).layoutLabel("primary")
            .overlay(alignment: .bottomTrailing) {
                Color.blue.frame(width: 60, height: 20)
                Color.green.frame(width: 20, height: 40)
            }
    }
    .showing("primary", "ZStack")
    .title("Several overlay views are one centered ZStack")
    .caption("It is aligned as a whole, here at the bottom trailing corner.")
    .annotations(.borders)

    Scene("sizing/offset", columns: 3, proposal: ProposedViewSize(width: 150, height: 70)) {
        Panel("as it is") {
            HStack {
                Color.orange.frame(width: 50, height: 30).layoutLabel("orange")
                Color.blue.frame(width: 50, height: 30).layoutLabel("blue")
            }
        }
        Panel("offset(y: 40)") {
            HStack {
                Color.orange.frame(width: 50, height: 30).layoutLabel("orange").offset(y: 40)
                    .layoutLabel("its place")
                Color.blue.frame(width: 50, height: 30).layoutLabel("blue")
            }
        }
        Panel("rotationEffect(.degrees(30))") {
            HStack {
                Color.orange.frame(width: 50, height: 30).layoutLabel("orange")
                Color.blue.frame(width: 50, height: 30).layoutLabel("blue").rotationEffect(.degrees(30))
                    .layoutLabel("its place")
            }
        }
    }
    .showing("orange", "blue", "its place")
    .title("Drawn elsewhere, a view keeps its place in layout")
    .annotations(.borders)

    Scene("sizing/position", proposal: ProposedViewSize(width: 180, height: 70)) {
        Color.orange.frame(width: 40, height: 30)
            .position(x: 120, y: 20)
            .layoutLabel("position")
            .overlay {
                Circle().fill(.black).frame(width: 4, height: 4).position(x: 120, y: 20)
                    .annotated(removing: .borders, .sizes, subtree: true)
            }
            .overlay(alignment: .topLeading) {
                Color.clear.annotated(removing: .borders, .sizes).frame(width: 120, height: 20)
                    .annotated(.dimensions).annotated(removing: .borders, .sizes)
            }
    }
    .title("position puts the center at a point")
    .caption("At (120, 20) of the modifier, which takes the whole proposal.")
    .annotations(.borders, .sizes)

    Scene("sizing/safe-area", columns: 2, proposal: ProposedViewSize(width: 120, height: 140)) {
        Panel("within") { Color.orange.layoutLabel("color").annotated(.borders, .sizes) }
        Panel("ignoresSafeArea()") { Color.orange.layoutLabel("drawn").annotated(.borders, .sizes).ignoresSafeArea() }
    }
    .safeArea(EdgeInsets(top: 24, leading: 0, bottom: 16, trailing: 0))
    .title("A view can be drawn beyond the safe area without growing")
    .caption("Its parent sees 120 × 100 in both.")
    .annotations(.safeArea)

    Scene("sizing/safe-area-inset", proposal: ProposedViewSize(width: 160, height: 120)) {
        Color.orange.layoutLabel("content")
            .safeAreaInset(edge: .bottom) { Color.blue.layoutLabel("bar").frame(height: 30) }
            .overlay(alignment: .trailing) {
                VStack(spacing: 8) {
                    Color.clear.frame(width: 0, height: 82)
                    Color.clear.frame(width: 0, height: 30)
                }
                .annotated(removing: .borders, subtree: true)
                .annotated(.dimensions)
            }
    }
    .showing("content", "bar")
    .title("A bar at an edge takes room from the content")
    .caption("120 − 30 − 8 = **82**: the content is proposed what the bar and a gap of 8 leave.")
    .annotations(.borders)
}
