import Plumbline

@MainActor @SceneBuilder
var mine: [Scene] {
    Scene("mine/hello", proposal: ProposedViewSize(width: 240, height: 140)) {
        HStack {
            Text("Hello, layout").font(.title)
            Circle().fill(.orange).layoutLabel("sun")
        }
        .padding()
    }
    .title("The text wraps, the circle stays round")
    .caption("The circle is proposed half of 200 points; the text gets what it leaves.")
    .annotations(.borders, .sizes, .proposals)
}
