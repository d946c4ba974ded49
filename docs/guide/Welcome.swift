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
    .caption("“Nogitsune” takes all it needs; “Takeshi” is truncated.")
    .annotations(.borders, .sizes, .spacing, .priority)
    .footer(false)
    .code()
}
