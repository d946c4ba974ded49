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
    .title("HStack")
    .caption("As wide as its children and the gap between them, as tall as the taller one.")
    .annotations(.borders, .sizes, .spacing, .ledger)

    Scene("stacks/hstack-reversed", proposal: ProposedViewSize(width: 400, height: 140)) {
        HStack {
            Text("Nogitsune Takeshi")
                .font(.title)

            Image("barbarian")
        }
    }
    .title("HStack, reversed")
    .caption("The order changes, the size does not: the height is that of the tallest child, wherever it stands.")
    .annotations(.borders, .sizes, .spacing, .ledger)

    Scene("stacks/hstack-more", proposal: ProposedViewSize(width: 520, height: 140)) {
        HStack {
            Image("barbarian")
            Text("Nogitsune Takeshi")
                .font(.title)
            Image("class_icon")
                .layoutLabel("icon")
                .annotated(removing: .sizes)
            Text("Barbarian")
        }
    }
    .title("HStack with more children")
    .caption("Each child starts where the one before it ended, plus the gap.")
    .annotations(.borders, .sizes, .spacing, .ledger)

    Scene("stacks/hstack-in-larger-frame", proposal: ProposedViewSize(width: 480, height: 200)) {
        HStack {
            Image("barbarian")
            Text("Nogitsune Takeshi")
                .font(.title)
        }
        .frame(width: 460, height: 160)
        .layoutLabel("parent")
    }
    .title("HStack in a larger frame")
    .caption("A stack does not grow into its parent: it keeps the size its children make, and is centered.")
    .annotations(.borders, .sizes, .ledger)

    Scene("stacks/hstack-wrapped", proposal: ProposedViewSize(width: 260, height: 140)) {
        HStack {
            Image("barbarian")
            Text("Nogitsune Takeshi")
                .font(.title)
        }
        .frame(width: 250, height: 130)
        .layoutLabel("parent")
    }
    .title("HStack whose text wraps")
    .caption("Too narrow for one line: the picture has a fixed size, so the text wraps.")
    .annotations(.borders, .sizes, .ledger)

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
    .title("HStack whose text is cut")
    .caption("With one line allowed, the text cannot wrap in the space the picture leaves: it is truncated.")
    .annotations(.borders, .sizes, .ledger)

    Scene("stacks/two-truncated", proposal: ProposedViewSize(width: 320, height: 150)) {
        HStack {
            Image("barbarian")

            Text("Nogitsune")
                .font(.title)
            Text("Takeshi")
                .font(.title)
        }
        .lineLimit(1)
        .frame(width: 304, height: 140)
        .layoutLabel("parent")
    }
    .title("Two texts cut")
    .caption("Two texts share what the picture leaves, and neither gets all it wants.")
    .annotations(.borders, .sizes, .ledger)

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
    .title("Layout priority")
    .caption("The family name has the higher priority: it is served first, and only the given name is cut.")
    .annotations(.borders, .sizes, .priority, .ledger)

    Scene("stacks/vstack", proposal: ProposedViewSize(width: 280, height: 200)) {
        VStack {
            Image("barbarian")

            Text("Nogitsune Takeshi")
                .font(.title)
        }
    }
    .title("VStack")
    .caption("As tall as its children and the gap between them, as wide as the wider one.")
    .annotations(.borders, .sizes, .spacing, .ledger)

    Scene("stacks/vstack-more", proposal: ProposedViewSize(width: 280, height: 260)) {
        VStack {
            Image("barbarian")
            Text("Nogitsune Takeshi")
                .font(.title)
            Image("class_icon")
            Text("Barbarian")
        }
    }
    .title("VStack with more children")
    .caption("Four children, three gaps, one column centered on its middle.")
    .annotations(.borders, .sizes, .spacing, .ledger)

    Scene("stacks/vstack-restricted", proposal: ProposedViewSize(width: 220, height: 200)) {
        VStack {
            Image("barbarian")
            Text("Nogitsune Takeshi")
                .font(.title)
                .lineLimit(1)
                .annotated(removing: .sizes)
        }
        .frame(width: 180, height: 100)
        .border(Color.gray)
        .layoutLabel("parent")
    }
    .title("VStack in a frame that is too low")
    .caption("Text can be cut in width but not in height: the stack overflows its parent above and below.")
    .annotations(.borders, .sizes, .overflow, .ledger)

    Scene("stacks/zstack", proposal: ProposedViewSize(width: 280, height: 140)) {
        ZStack {
            Image("barbarian")

            Text("Nogitsune Takeshi")
                .font(.title)
        }
    }
    .title("ZStack")
    .caption("Children lie on top of each other, later ones in front; the stack fits the widest and the tallest.")
    .annotations(.borders, .sizes, .ledger)
}
