import Plumbline

/// The first figure of README and of the documentation.
@MainActor @SceneBuilder
var welcome: [Scene] {
    Scene("welcome/priority", width: 240) {
        HStack {
            Text("Nogitsune").layoutPriority(1)
            Text("Takeshi")
        }
        .font(.title)
        .lineLimit(1)
    }
    .title("The higher priority is served first")
    .caption("“Nogitsune” takes its 134.99 of 240; the 97.01 left are too few for “Takeshi”.")
    .annotations(.borders, .sizes, .spacing, .priority)
    .footer(false)
    .code()
}
