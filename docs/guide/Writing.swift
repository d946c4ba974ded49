import Plumbline

@MainActor @SceneBuilder
var writing: [Scene] {
    Scene("menu/row", proposal: ProposedViewSize(width: 220, height: 80)) {
        MenuRow("Avocado toast", state: "Ready")
    }
    .title("The spacer takes what the texts leave")
    .caption("The name and the state take what they need; the row fills the 220 points it is proposed.")
    .showing("HStack", "name", "Spacer", "state")
    .annotations(.borders, .sizes, .spacing)

    Scene("writing/panels", columns: 2, proposal: ProposedViewSize(width: 160, height: 80)) {
        Panel("padding, then border") { Text("Hello").padding(20).border(.red) }
        Panel("border, then padding") { Text("Hello").border(.red).padding(20) }
    }
    .title("The border lies around what is before it")
    .annotations(.sizes, .padding)

    Scene("writing/sweep", sweep: .widths(60, 120, 240, nil)) {
        Text("One, two, three, four, five")
    }
    .title("In less width a text takes more lines")

    Scene("writing/storyboard", proposal: ProposedViewSize(width: 200, height: 60)) {
        HStack {
            Color.orange.frame(width: 50)
            Color.blue
        }
        .layoutLabel("row")
    }
    .title("The color takes what the frame leaves")
    .storyboard(of: "row")
}

/// A dish and its state.
public struct MenuRow: View {
    private let name: String
    private let state: String

    /// Creates a row with the name at one end and the state at the other.
    public init(_ name: String, state: String) {
        self.name = name
        self.state = state
    }

    public var body: some View {
        HStack {
            Text(name).layoutLabel("name")
            Spacer()
            Text(state).padding(6).background(.green.opacity(0.4)).layoutLabel("state")
        }
    }
}
