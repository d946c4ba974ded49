import Plumbline

@MainActor @SceneBuilder
var secondaryViews: [Scene] {
    Scene("secondary-views/background", proposal: ProposedViewSize(width: 300, height: 80)) {
        Text("Hasty River")
            .font(.title)
            .background(Color.yellow)
    }
    .title("A background never changes the size")
    .caption("The text takes its size first; the color is then proposed exactly that.")
    .environment(\.colorScheme, .light)
    .code()
    .annotations(.sizes)

    Scene("secondary-views/oversized-background", proposal: ProposedViewSize(width: 300, height: 100)) {
        Text("Hasty River")
            .font(.title)
            .background(Image("rogue"))
    }
    .title("A larger background overflows")
    .caption("The image does not shrink to the text, and the text does not grow to the image.")
    .code()
    .annotations(.borders, .sizes, .overflow)
    .legend(false)

    Scene("secondary-views/in-a-vstack", proposal: ProposedViewSize(width: 300, height: 140)) {
        VStack {
            Text("My Character")
                .font(.caption)
            Text("Hasty River")
                .font(.title)
                .annotated(.borders)
                .background(Image("dragoon").opacity(0.35).annotated(.borders, .sizes))
            Text("Rogue")
        }
        .annotated(.borders, .sizes)
    }
    .title("The stack does not count the background")
    .caption("The background is 91 tall, the stack 68.98; no text makes room for it.")
    .annotations(.none)
}
