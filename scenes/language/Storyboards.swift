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
    .title("The picture takes 101 first; the texts are proposed what is left")
    .caption(
        "Gaps come off first; then each child in turn, least flexible first, is proposed an equal share of what is left."
    )
    .storyboard()

    Scene("language/storyboard-background", proposal: ProposedViewSize(width: 220, height: 100)) {
        Text("Avocado Toast")
            .padding(10)
            .background(Color.green.opacity(0.4).layoutLabel("color"))
    }
    .title("The view decides; its background follows")
    .caption("The text with its padding takes 138.52 × 40.57; exactly that is proposed to the color.")
    .storyboard()

    Scene("language/storyboard-frame", proposal: ProposedViewSize(width: 60, height: 60)) {
        Image("class_icon")
            .frame(width: 30, height: 30)
            .layoutLabel("frame")
    }
    .title("A frame keeps its size, and so does the image in it")
    .caption("The frame takes its own width and height; the image in it is not resizable.")
    .storyboard(of: "frame")

    Scene("language/storyboard-column", proposal: ProposedViewSize(width: 110, height: 80)) {
        VStack(alignment: .leading, spacing: 4) {
            Text("Little room")
            Spacer()
            Color.orange
                .frame(minHeight: 60)
                .layoutLabel("color")
        }
        .layoutLabel("column")
    }
    .title("The color’s minimum makes the column 16.57 too tall")
    .caption("Gaps, text and Spacer leave **43.43** of the 80; the color takes its minimum, **60**.")
    .storyboard(of: "column")

    Scene("language/storyboard-folded", proposal: ProposedViewSize(width: 320, height: 60)) {
        HStack(alignment: .top, spacing: 4) {
            ForEach(0..<12) { _ in
                Color.orange
                    .frame(minWidth: 6, maxWidth: 20, minHeight: 20, maxHeight: 20)
            }
            Text("of twelve")
                .layoutPriority(1)
        }
    }
    .title("The text is served first; twelve frames share the rest")
    .caption("“of twelve” has priority 1. The frames are equally flexible and take equal shares.")
    .storyboard()
}
