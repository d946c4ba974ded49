import Plumbline

@MainActor @SceneBuilder
var storyboards: [Scene] {
    Scene("language/storyboard", proposal: ProposedViewSize(width: 300, height: 100)) {
        HStack {
            Image("barbarian")
            Text("Nogitsune")
            Text("Takeshi")
        }
    }
    .title("How an HStack divides 300 points")
    .caption("Gaps first, then the least flexible child, then equal shares of what is left.")
    .storyboard()

    Scene("language/storyboard-background", proposal: ProposedViewSize(width: 300, height: 120)) {
        Text("Avocado Toast")
            .padding(10)
            .background(Color.green)
    }
    .title("A background asks its view first")
    .caption("The view decides; what lies behind it is then proposed exactly that size.")
    .storyboard()

    Scene("language/storyboard-frame", proposal: ProposedViewSize(width: 60, height: 60)) {
        Image("class_icon")
            .frame(width: 30, height: 30)
            .layoutLabel("frame")
    }
    .title("A frame is a picture frame")
    .caption("It takes the size it was given; the image in it keeps its own.")
    .storyboard(of: "frame")

    Scene("language/storyboard-column", proposal: ProposedViewSize(width: 120, height: 90)) {
        VStack(alignment: .leading, spacing: 4) {
            Text("Too little room for all")
            Divider()
            Spacer()
            Color.orange
                .frame(minHeight: 40)
        }
        .layoutLabel("column")
        .padding(5)
    }
    .title("A column that is too long")
    .caption("Children take what they need, whatever is left: the stack grows beyond its proposal.")
    .storyboard(of: "column")

    Scene("language/storyboard-folded", proposal: ProposedViewSize(width: 320, height: 60)) {
        HStack(spacing: 4) {
            ForEach(0..<12) { _ in
                Color.orange
                    .frame(minWidth: 6, maxWidth: 20, minHeight: 20, maxHeight: 20)
            }
            Text("of twelve")
                .layoutPriority(1)
        }
    }
    .title("Repeats are shown once")
    .caption("Twelve equal children, and one of a higher priority that is served before them.")
    .storyboard()
}
