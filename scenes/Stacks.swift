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
    .caption("101 + 8 + 243.29 = **352.29**, and as tall as the tallest child.")
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
    .caption("Width is a sum and height a maximum: neither depends on the order.")
    .annotations(.borders, .sizes, .spacing)

    Scene("stacks/hstack-more", proposal: ProposedViewSize(width: 520, height: 140)) {
        HStack {
            Image("barbarian")
            Text("Nogitsune Takeshi")
                .font(.title)
            Image("class_icon")
                .annotated(removing: .borders, .sizes)
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
        .layoutLabel("frame")
    }
    .title("A stack grows no larger than its children")
    .caption("No child here can grow, so the stack keeps its size, and the frame centers it.")
    .annotations(.borders, .sizes)

    Scene("stacks/hstack-wrapped", proposal: ProposedViewSize(width: 260, height: 140)) {
        HStack {
            Image("barbarian")
            Text("Nogitsune Takeshi")
                .font(.title)
        }
        .frame(width: 250, height: 130)
        .layoutLabel("frame")
    }
    .title("The text wraps; the picture cannot shrink")
    .caption("The picture has a fixed size, so the text is proposed what is left, 250 − 101 − 8 = **141**.")
    .annotations(.borders, .sizes)

    Scene("stacks/hstack-truncated", proposal: ProposedViewSize(width: 260, height: 140)) {
        HStack {
            Image("barbarian")
            Text("Nogitsune Takeshi")
                .font(.title)
        }
        .lineLimit(1)
        .frame(width: 250, height: 130)
        .layoutLabel("frame")
    }
    .title("With one line allowed, the text is truncated")
    .caption("`.lineLimit(1)` keeps it from wrapping in the **141** points the picture and the gap leave.")
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
        .layoutLabel("frame")
    }
    .title("Two texts share what the picture leaves")
    .caption(
        "304 − 101 − 2 × 8 = **187**: Takeshi, less flexible, is proposed half, **93.5**, and takes 85.59; Nogitsune is proposed the rest, **101.41**."
    )
    .annotations(.borders, .sizes, .spacing)

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
        .layoutLabel("frame")
    }
    .title("Nogitsune’s priority truncates Takeshi")
    .caption("The higher priority is served first and takes its 134.99; Takeshi is proposed the rest.")
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
    .caption("92 + 1.24 + 33.89 = **127.13**, and as wide as the widest child.")
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
    .caption("Each gap depends on the font of the text beside it: 1.24, 8 and 3.89.")
    .annotations(.borders, .sizes, .spacing)

    Scene("stacks/vstack-restricted", proposal: ProposedViewSize(width: 280, height: 200)) {
        VStack {
            Image("barbarian")
            Text("Nogitsune Takeshi")
                .font(.title)
        }
        .frame(width: 260, height: 100)
        .layoutLabel("frame")
    }
    .title("A stack can be taller than its frame")
    .caption("92 + 1.24 + 33.89 = **127.13** in a frame 100 high, which centers the stack.")
    .annotations(.borders, .sizes, .spacing, .overflow)

    Scene("stacks/zstack", proposal: ProposedViewSize(width: 280, height: 140)) {
        ZStack {
            Image("barbarian")

            Text("Nogitsune Takeshi")
                .font(.title)
        }
    }
    .title("A ZStack takes its children’s largest width and height")
    .caption("As wide as the text, as tall as the picture; later children lie in front.")
    .code()
    .annotations(.borders, .sizes)
}
