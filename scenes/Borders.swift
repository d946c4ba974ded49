import Plumbline

@MainActor @SceneBuilder
var borders: [Scene] {
    Scene("borders/border", proposal: ProposedViewSize(width: 300, height: 80)) {
        Text("Nogitsune Takeshi")
            .font(.title)
            .border(Color.yellow)
    }
    .title("A border")
    .caption("A border of one point, drawn inside the text’s own bounds.")
    .annotations(.sizes, .ledger)

    Scene("borders/thick", proposal: ProposedViewSize(width: 300, height: 80)) {
        Text("Nogitsune Takeshi")
            .font(.title)
            .border(Color.yellow, width: 4)
    }
    .title("A thick border")
    .caption("Four points are drawn over the letters: a border takes no room.")
    .annotations(.sizes, .ledger)

    Scene("borders/border-and-padding", proposal: ProposedViewSize(width: 300, height: 80)) {
        Text("Nogitsune Takeshi")
            .font(.title)
            .annotated(removing: .sizes)
            .padding(4)
            .border(Color.yellow, width: 4)
    }
    .title("Border and padding")
    .caption("Padding of the border’s width makes the room that the border does not take.")
    .annotations(.sizes, .ledger)

    Scene("borders/three", proposal: ProposedViewSize(width: 300, height: 80)) {
        Text("Nogitsune Takeshi")
            .font(.title)
            .border(Color.red)
            .annotated(removing: .sizes)
            .padding(4)
            .border(Color.yellow, width: 4)
            .border(Color.red)
    }
    .title("Three borders")
    .caption("Three borders on two views: the outer red one lies over the yellow one, so three yellow points show.")
    .annotations(.sizes, .ledger)
}
