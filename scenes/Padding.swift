import Plumbline

@MainActor @SceneBuilder
var padding: [Scene] {
    Scene("padding/text", proposal: ProposedViewSize(width: 300, height: 80)) {
        Text("Nogitsune Jin")
            .font(.title)
    }
    .title("Text")
    .caption("A text takes exactly the space its letters need.")
    .annotations(.borders, .sizes, .ledger)

    Scene("padding/in-a-frame", proposal: ProposedViewSize(width: 260, height: 220)) {
        Text("Nogitsune Jin")
            .font(.title)
            .frame(width: 200, height: 200)
    }
    .title("Text in a frame")
    .caption("The frame is a view of its own; the text in the middle of it is as large as its lines.")
    .annotations(.borders, .sizes, .ledger)

    Scene("padding/padded", proposal: ProposedViewSize(width: 320, height: 100)) {
        Text("Nogitsune Jin")
            .font(.title)
            .padding()
    }
    .title("Padded text")
    .caption("Padding wraps its child tightly and adds 16 points to each side.")
    .annotations(.borders, .sizes, .padding, .ledger)

    Scene("padding/padded-in-a-frame", proposal: ProposedViewSize(width: 260, height: 220)) {
        Text("Nogitsune Jin")
            .font(.title)
            .padding()
            .frame(width: 200, height: 200)
    }
    .title("Padded text in a frame")
    .caption("The frame proposes 200. Less 16 on each side, the text is proposed 168, and one line of it needs 181.08.")
    .annotations(.borders, .sizes, .padding, .ledger)
}
