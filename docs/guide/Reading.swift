import Plumbline

@MainActor @SceneBuilder
var reading: [Scene] {
    Scene("reading/whole", proposal: ProposedViewSize(width: 360, height: 140)) {
        Profile().annotated(.proposals)
    }
    .showing("padding", "row", "Image", "VStack")
    .title("A row takes what its views and gaps need")
    .caption("188.06 wide, with 20 points of padding around it: 228.06 of the proposed 360.")
    .annotations(.borders, .sizes, .spacing, .padding)

    Scene("reading/bare", proposal: ProposedViewSize(width: 360, height: 140)) {
        Profile()
    }

    Scene("reading/why", proposal: ProposedViewSize(width: 360, height: 140)) {
        Profile()
    }
    .title("The rogue is served first: its width is fixed")
    .caption("The rule and the arithmetic behind every proposal and every size.")
    .annotations(.borders, .why)

    Scene("reading/storyboard", proposal: ProposedViewSize(width: 360, height: 140)) {
        Profile()
    }
    .title("The VStack is proposed all that the rogue leaves")
    .caption("The order of proposals, and the length left after each answer.")
    .storyboard(of: "row")

    Scene("reading/tree", proposal: ProposedViewSize(width: 360, height: 140)) {
        Profile()
    }
    .title("The same row as a tree")
    .caption("Proposals go down, sizes come up.")
    .tree()

    Scene("reading/overflow", proposal: ProposedViewSize(width: 120, height: 60)) {
        Image("dragoon")
            .frame(width: 60, height: 40)
    }
    .title("An image does not shrink to its frame")
    .caption("The part outside the frame is striped.")
    .annotations(.borders, .sizes, .overflow)

    Scene("reading/issue", proposal: ProposedViewSize(width: 160, height: 60)) {
        Color.orange.frame(width: -20, height: 40).layoutLabel("bar")
    }
    .title("A width below 0 counts as 0")
    .caption("The figure says so at the view.")
    .annotations(.borders, .issues)
}

/// A picture and two lines.
private struct Profile: View {
    var body: some View {
        HStack(spacing: 32) {
            Image("rogue")
            VStack(alignment: .leading, spacing: 16) {
                Text("Nogitsune").font(.title2)
                Text("Rogue")
            }
        }
        .layoutLabel("row")
        .padding(20)
    }
}
