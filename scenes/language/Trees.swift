import Plumbline

@MainActor @SceneBuilder
var trees: [Scene] {
    Scene("language/tree", proposal: ProposedViewSize(width: 320, height: 200)) {
        VStack(alignment: .leading, spacing: 6) {
            Text("Avocado Toast")
                .font(.title2)
            HStack(spacing: 4) {
                Text("with an egg, and rather more words than fit")
                    .layoutPriority(1)
                Spacer()
                Text("Ready")
                    .padding(6)
                    .background(Color.green.opacity(0.4))
            }
            .frame(maxWidth: .infinity)
            Color.orange
                .frame(height: 4)
        }
        .padding(12)
    }
    .title("Proposals go down, sizes come up")
    .caption(
        "Every view is proposed a size by the one above it, and returns the size it takes: the `HStack` is proposed 296 × **133.38** and takes 296 × **53.15**."
    )
    .emphasis("HStack")
    .tree()

    Scene("language/tree-modifiers", proposal: ProposedViewSize(width: 300, height: 120)) {
        Text("Avocado Toast")
            .padding(10)
            .background(Color.green.opacity(0.4))
    }
    .title("Modifiers are views around views")
    .caption("The background passes the proposal on; the padding keeps 20 points on each axis.")
    .tree()

    Scene("language/tree-fits", proposal: ProposedViewSize(width: 150, height: 60)) {
        ViewThatFits {
            HStack {
                Text("Avocado Toast")
                Text("with an egg")
            }
            Text("Toast with an egg")
                .padding(8)
            Text("Avocado Toast")
        }
    }
    .title("The first candidate that fits wins")
    .caption("Candidates are tried in order at their ideal size; if none fits, the last is used.")
    .tree()
}
