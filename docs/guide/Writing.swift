import Plumbline

@MainActor @SceneBuilder
var writing: [Scene] {
    Scene("writing/picture", proposal: ProposedViewSize(width: 220, height: 80)) {
        HStack {
            Text("Avocado toast").layoutLabel("name")
            Spacer()
            Text("Ready").padding(6).background(.green.opacity(0.4))
        }
    }
    .title("A row of a menu")
    .caption("The spacer takes what the texts leave.")
    .annotations(.borders, .sizes, .ledger)

    Scene("writing/panels", columns: 2, proposal: ProposedViewSize(width: 160, height: 60)) {
        Panel("padding, then border") { Text("Hello").padding(8).border(.red) }
        Panel("border, then padding") { Text("Hello").border(.red).padding(8) }
    }
    .title("Order matters")
    .annotations(.sizes)

    Scene("writing/sweep", sweep: .widths(60, 120, 240, nil)) {
        Text("One, two, three, four, five")
    }
    .title("A text in four widths")

    Scene("writing/storyboard", proposal: ProposedViewSize(width: 200, height: 60)) {
        HStack {
            Color.orange.frame(width: 50)
            Color.blue
        }
        .layoutLabel("row")
    }
    .title("How the row divides 200 points")
    .storyboard(of: "row")
}
