import Plumbline

@MainActor @SceneBuilder
var mine: [Scene] {
    Scene("mine/hello", proposal: ProposedViewSize(width: 200, height: 100)) {
        HStack {
            Text("Hello, layout").font(.title)
            Circle().fill(.orange).layoutLabel("sun")
        }
    }
    .caption("Each is offered half: the text wraps, the circle stays round.")
    .annotations(.borders, .sizes, .proposals, .ledger)
}
