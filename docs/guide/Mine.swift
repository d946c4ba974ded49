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
    .caption("Both children are proposed half of 200 points; the text takes 80, the circle all of its 100.")
    .annotations(.borders, .sizes, .proposals)
}
