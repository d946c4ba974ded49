import Plumbline

@MainActor @SceneBuilder
var stacks: [Scene] {
    Scene("stacks/hstack", proposal: ProposedViewSize(width: 400, height: 140)) {
        HStack {
            Image("barbarian")

            Text("Nogitsune Takeshi")
                .font(.title)
        }
    }
    .title("An HStack is as wide as its children and gaps")
    .caption("And as tall as the tallest child.")
    .annotations(.borders, .sizes, .spacing)

    Scene("stacks/hstack-reversed", columns: 1, proposal: ProposedViewSize(width: 400, height: 140)) {
        Panel("the text first") {
            HStack {
                Text("Nogitsune Takeshi")
                    .font(.title)
                Image("barbarian")
            }
        }
        Panel("the picture first") {
            HStack {
                Image("barbarian")
                Text("Nogitsune Takeshi")
                    .font(.title)
            }
        }
    }
    .title("The order changes, the size does not")
    .caption("352.29 × 92 both times.")
    .annotations(.borders, .sizes, .spacing)

    Scene("stacks/hstack-more", proposal: ProposedViewSize(width: 520, height: 140)) {
        HStack {
            Image("barbarian")
            Text("Nogitsune Takeshi")
                .font(.title)
            Image("class_icon")

                .annotated(removing: .sizes)
            Text("Barbarian")
        }
    }
    .title("Each child starts one gap after the one before")
    .caption("101 + 8 + 243.29 + 8 + 20 + 8 + 77.01 = **465.3**.")
    .annotations(.borders, .sizes, .spacing)

    Scene("stacks/hstack-in-larger-frame", proposal: ProposedViewSize(width: 480, height: 200)) {
        HStack {
            Image("barbarian")
            Text("Nogitsune Takeshi")
                .font(.title)
        }
        .frame(width: 460, height: 160)
        .layoutLabel("parent")
    }
    .title("A stack does not grow into its frame")
    .caption("It keeps the size of its children, and the frame centers it.")
    .annotations(.borders, .sizes)

    Scene("stacks/hstack-wrapped", proposal: ProposedViewSize(width: 260, height: 140)) {
        HStack {
            Image("barbarian")
            Text("Nogitsune Takeshi")
                .font(.title)
        }
        .frame(width: 250, height: 130)
        .layoutLabel("parent")
    }
    .title("The text wraps; the picture cannot shrink")
    .caption("The picture has a fixed size, so the text gets what is left.")
    .annotations(.borders, .sizes)

    Scene("stacks/hstack-truncated", proposal: ProposedViewSize(width: 260, height: 140)) {
        HStack {
            Image("barbarian")
            Text("Nogitsune Takeshi")
                .font(.title)
        }
        .lineLimit(1)
        .frame(width: 250, height: 130)
        .layoutLabel("parent")
    }
    .title("With one line allowed, the text is truncated")
    .caption("It cannot wrap in the space the picture leaves.")
    .annotations(.borders, .sizes)

    Scene("stacks/two-truncated", proposal: ProposedViewSize(width: 320, height: 150)) {
        HStack {
            Image("barbarian")

            Text("Nogitsune")
                .font(.title)
                .annotated(.proposals)
            Text("Takeshi")
                .font(.title)
                .annotated(.proposals)
        }
        .lineLimit(1)
        .frame(width: 304, height: 140)
        .layoutLabel("parent")
    }
    .title("Two texts share what the picture leaves")
    .caption("“Takeshi” is proposed **93.5**, half of 187, and takes 85.59; “Nogitsune” is proposed the other 101.41.")
    .annotations(.borders, .sizes)

    Scene("stacks/priority", proposal: ProposedViewSize(width: 320, height: 150)) {
        HStack {
            Image("barbarian")

            Text("Nogitsune")
                .font(.title)
                .layoutPriority(1)
            Text("Takeshi")
                .font(.title)
        }
        .lineLimit(1)
        .frame(width: 304, height: 140)
        .layoutLabel("parent")
    }
    .title("“Takeshi” pays for “Nogitsune”’s priority")
    .caption("“Nogitsune” is served first and takes all it needs; “Takeshi” is truncated.")
    .code()
    .annotations(.borders, .sizes, .priority)

    Scene("stacks/vstack", proposal: ProposedViewSize(width: 280, height: 200)) {
        VStack {
            Image("barbarian")

            Text("Nogitsune Takeshi")
                .font(.title)
        }
    }
    .title("A VStack is as tall as its children and gaps")
    .caption("And as wide as the widest child.")
    .code()
    .annotations(.borders, .sizes, .spacing)

    Scene("stacks/vstack-more", proposal: ProposedViewSize(width: 280, height: 260)) {
        VStack {
            Image("barbarian")
            Text("Nogitsune Takeshi")
                .font(.title)
            Image("class_icon")
            Text("Barbarian")
        }
    }
    .title("A text brings its own gaps")
    .caption("1.24, 8 and 3.89: each gap borders on a text, and its font decides.")
    .annotations(.borders, .sizes, .spacing)

    Scene("stacks/vstack-restricted", proposal: ProposedViewSize(width: 220, height: 200)) {
        VStack {
            Image("barbarian")
            Text("Nogitsune Takeshi")
                .font(.title)
                .lineLimit(1)
                .annotated(removing: .borders, .sizes)
        }
        .frame(width: 180, height: 100)
        .border(Color.gray)
        .layoutLabel("parent")
    }
    .title("A stack can be taller than its frame")
    .caption(
        "The image needs 92, the text one line: **27.13** more than the frame’s 100 with the gap, half above, half below."
    )
    .annotations(.borders, .sizes, .overflow)

    Scene("stacks/zstack", proposal: ProposedViewSize(width: 280, height: 140)) {
        ZStack {
            Image("barbarian")

            Text("Nogitsune Takeshi")
                .font(.title)
        }
    }
    .title("A ZStack fits the widest and the tallest")
    .caption("Its children lie on top of each other, later ones in front.")
    .code()
    .annotations(.borders, .sizes)
}
