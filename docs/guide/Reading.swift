import Plumbline

@MainActor @SceneBuilder
var reading: [Scene] {
    Scene("reading/whole", proposal: ProposedViewSize(width: 300, height: 100)) {
        Profile()
    }
    .title("A row with everything on it")
    .caption("Bounds, sizes, what was proposed, the gap and the padding, and the table beside them.")
    .annotations(.borders, .sizes, .proposals, .spacing, .padding, .ledger)

    Scene("reading/bare", proposal: ProposedViewSize(width: 300, height: 100)) {
        Profile()
    }

    Scene("reading/why", proposal: ProposedViewSize(width: 300, height: 100)) {
        Profile()
    }
    .title("The same row, and why")
    .caption("The rule and the sum behind every offer and every answer.")
    .annotations(.borders, .why)

    Scene("reading/storyboard", proposal: ProposedViewSize(width: 300, height: 100)) {
        Profile()
    }
    .title("The same row, step by step")
    .caption("Who is asked in which order, and what is left after each answer.")
    .storyboard(of: "row")

    Scene("reading/tree", proposal: ProposedViewSize(width: 300, height: 100)) {
        Profile()
    }
    .title("The same row as a tree")
    .caption("Proposals go down, sizes come up.")
    .tree()

    Scene("reading/overflow", proposal: ProposedViewSize(width: 120, height: 60)) {
        Image("dragoon")
            .frame(width: 60, height: 40)
            .layoutLabel("frame")
    }
    .title("More than there is room for")
    .caption("An image keeps its size; what reaches out of its frame is striped.")
    .annotations(.borders, .sizes, .overflow)

    Scene("reading/issue", proposal: ProposedViewSize(width: 160, height: 60)) {
        Color.orange
            .frame(width: -20, height: 30)
            .frame(width: 100, height: 40)
    }
    .title("A view with something wrong")
    .caption("A width below 0 counts as 0; the figure says so at the view.")
    .annotations(.borders, .sizes, .issues)
}

/// A picture and two lines.
private struct Profile: View {
    var body: some View {
        HStack(spacing: 12) {
            Image("class_icon")
            VStack(alignment: .leading, spacing: 4) {
                Text("Nogitsune").font(.headline)
                Text("Barbarian").font(.caption)
            }
        }
        .layoutLabel("row")
        .padding(10)
    }
}
