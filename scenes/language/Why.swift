import Plumbline

@MainActor @SceneBuilder
var why: [Scene] {
    Scene("language/why", proposal: ProposedViewSize(width: 300, height: 100)) {
        HStack {
            Image("class_icon")
            Text("Nogitsune")
            Text("Takeshi")
        }
    }
    .title("Why each view has its size")
    .caption("The rule and the arithmetic behind every proposal and every size.")
    .annotations(.borders, .sizes, .why)

    Scene("language/why-nested", proposal: ProposedViewSize(width: 320, height: 200)) {
        VStack(alignment: .leading, spacing: 6) {
            Text("Avocado Toast")
                .font(.title2)
            HStack(spacing: 4) {
                Text("with an egg, and with rather more words than there is room for")
                    .layoutPriority(1)
                Spacer()
                Text("Ready")
                    .padding(6)
                    .background(Color.green)
            }
            .frame(maxWidth: .infinity)
            Color.orange
                .frame(height: 4)
        }
        .padding(12)
    }
    .title("The arithmetic of priorities, paddings and frames")
    .caption("Lengths kept for a lower priority, insets, and proposals passed on: each has its own line.")
    .annotations(.borders, .why)
}
