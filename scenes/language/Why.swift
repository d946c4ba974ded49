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
    .title("The least flexible view is served first")
    .caption("The image’s width is fixed; “Takeshi” can shrink by 47 points, “Nogitsune” by 68.")
    .annotations(.borders, .sizes, .why)

    Scene("language/why-nested", proposal: ProposedViewSize(width: 320, height: 200)) {
        VStack(alignment: .leading, spacing: 6) {
            Text("Avocado Toast")
                .font(.title2)
            HStack(spacing: 4) {
                Text("with an egg, and with rather more words than there is room for")
                    .layoutLabel("words")
                    .layoutPriority(1)
                Spacer()
                Text("Ready")
                    .layoutLabel("Ready")
                    .padding(6)
                    .background(Color.green.opacity(0.4))
            }
            .frame(maxWidth: .infinity)
            Color.orange
                .frame(height: 4)
        }
        .padding(12)
    }
    .title("A priority breaks “Ready” into three lines")
    .caption(
        "The text of priority 1 is served first and leaves **33.89** for “Ready” and its padding, too little for one line."
    )
    .emphasis("Ready")
    .showing("HStack", "words", "background", "Ready")
    .annotations(.borders, .why)
}
