import Plumbline

@MainActor @SceneBuilder
var borders: [Scene] {
    Scene("borders/border", proposal: ProposedViewSize(width: 300, height: 80)) {
        Text("Nogitsune Takeshi")
            .font(.title)
            .border(Color.yellow)
    }
    .title("A border lies inside the bounds")
    .caption("One point wide, it is drawn over the text’s own edge and takes no room.")
    .code()
    .annotations(.sizes)

    Scene("borders/thick", proposal: ProposedViewSize(width: 300, height: 80)) {
        Text("Nogitsune Takeshi")
            .font(.title)
            .border(Color.yellow, width: 4)
    }
    .title("A thick border covers the text")
    .caption("Four points are drawn over the letters: a border takes no room.")
    .code()
    .annotations(.sizes)

    Scene("borders/border-and-padding", proposal: ProposedViewSize(width: 300, height: 80)) {
        Text("Nogitsune Takeshi")
            .font(.title)
            .annotated(removing: .sizes)
            .padding(4)
            .border(Color.yellow, width: 4)
    }
    .title("Padding makes the room a border does not")
    .caption("A border takes no room; padding of the same width makes it.")
    .code()
    .annotations(.sizes)

    Scene("borders/three", proposal: ProposedViewSize(width: 300, height: 80)) {
        Text("Nogitsune Takeshi")
            .font(.title)
            .border(Color.red)
            .annotated(removing: .sizes)
            .padding(4)
            .border(Color.yellow, width: 4)
            .border(Color.red)
    }
    .title("Of a 4-point border 3 points show")
    .caption(
        "From the outside in: **1** point of red over the yellow border, its other **3**, and **1** of red inside the text."
    )
    .code()
    .annotations(.sizes)
}
