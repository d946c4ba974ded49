import Plumbline

@MainActor @SceneBuilder
var padding: [Scene] {
    Scene("padding/text", proposal: ProposedViewSize(width: 300, height: 80)) {
        Text("Nogitsune Jin")
            .font(.title)
    }
    .title("A text is as large as its line")
    .caption("No padding, no frame: the width of its letters, the height of its font’s line.")
    .annotations(.borders, .sizes)

    Scene("padding/in-a-frame", proposal: ProposedViewSize(width: 260, height: 220)) {
        Text("Nogitsune Jin")
            .font(.title)
            .frame(width: 200, height: 200)
    }
    .title("A frame is a view of its own")
    .caption("It takes 200 × 200; the text keeps its own size in the middle.")
    .code()
    .annotations(.borders, .sizes)

    Scene("padding/padded", proposal: ProposedViewSize(width: 320, height: 100)) {
        Text("Nogitsune Jin")
            .font(.title)
            .padding()
    }
    .title("Padding adds 16 points to each side")
    .caption("181.08 + 2 × 16 = **213.08** wide, 33.89 + 2 × 16 = **65.89** tall.")
    .code()
    .annotations(.borders, .sizes, .padding)

    Scene("padding/padded-in-a-frame", proposal: ProposedViewSize(width: 260, height: 220)) {
        Text("Nogitsune Jin")
            .font(.title)
            .annotated(.proposals)
            .padding()
            .frame(width: 200, height: 200)
    }
    .title("Padding leaves the text 168, too little for one line")
    .caption("The text is proposed 200 − 2 × 16 = **168**; one line needs 181.08, so it wraps and takes 134.99.")
    .code()
    .annotations(.borders, .sizes, .padding)
}
