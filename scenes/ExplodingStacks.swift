import Plumbline

/// A view in each corner.
private struct Corners: View {
    var body: some View {
        ZStack {
            Image("brawler")
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
            Image("rogue")
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topTrailing)
            Image("barbarian")
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .bottomLeading)
            Image("dragoon")
                .frame(
                    minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .bottomTrailing)
        }
    }
}

@MainActor @SceneBuilder
var explodingStacks: [Scene] {
    let screen = ProposedViewSize(width: 280, height: 240)

    Scene("exploding-stacks/four-corners", proposal: screen) {
        Corners()
    }
    .title("One in each corner")
    .caption("The goal: four images in the corners of the available space.")
    .annotations(.proposals)

    Scene("exploding-stacks/frame-around-stack", proposal: screen) {
        ZStack(alignment: .bottomTrailing) {
            Image("dragoon")
        }
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    }
    .title("First attempt: a frame around the stack")
    .caption("The frame grows, the stack does not: it is as large as its image, and the frame centers it.")
    .annotations(.borders, .sizes, .ledger)

    Scene("exploding-stacks/frame-in-stack", proposal: screen) {
        ZStack(alignment: .bottomTrailing) {
            Image("dragoon")
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        }
    }
    .title("Second attempt: a frame in the stack")
    .caption("The frame enlarges the stack, but now the frame places the image, at its center.")
    .annotations(.borders, .sizes, .ledger)

    Scene("exploding-stacks/aligned-frame", proposal: screen) {
        ZStack {
            Image("dragoon")
                .frame(
                    minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .bottomTrailing)
        }
    }
    .title("The alignment on the frame")
    .caption("The frame fills the space and puts its image into the corner; the stack’s alignment has no effect.")
    .annotations(.borders, .sizes, .ledger)

    Scene("exploding-stacks/all-four", proposal: screen) {
        Corners()
    }
    .title("All four")
    .caption("Four frames of one size on top of each other, each with its own alignment.")
    .annotations(.borders, .sizes, .ledger)
}
