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
    .caption("Each is proposed half the width: the text wraps, the circle stays round.")
    .annotations(.borders, .sizes, .proposals, .ledger)
}
