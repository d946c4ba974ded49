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
    .title("Four images, one in each corner: the goal")
    .caption("Each keeps its own size, in a space of 280 × 240.")
    .annotations(.proposals)

    Scene("exploding-stacks/frame-around-stack", proposal: screen) {
        ZStack(alignment: .bottomTrailing) {
            Image("dragoon")
        }
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    }
    .title("A frame around the stack centers it")
    .caption("The frame grows; the stack stays as large as its image.")
    .annotations(.borders, .sizes)

    Scene("exploding-stacks/frame-in-stack", proposal: screen) {
        ZStack(alignment: .bottomTrailing) {
            Image("dragoon")
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        }
        .layoutLabel("ZStack = frame")
    }
    .title("A frame in the stack makes the stack fill the space")
    .caption("But the frame, not the stack, now places the image: at its center.")
    .annotations(.borders, .sizes)

    Scene("exploding-stacks/aligned-frame", proposal: screen) {
        ZStack {
            Image("dragoon")
                .frame(
                    minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .bottomTrailing)
        }
        .layoutLabel("ZStack = frame")
    }
    .title("The frame’s alignment decides the corner")
    .caption(
        "`alignment: .bottomTrailing` belongs to the frame; the frame fills the stack, so the stack’s own alignment has no effect."
    )
    .annotations(.borders, .sizes)

    Scene("exploding-stacks/all-four", proposal: screen) {
        Corners().layoutLabel("ZStack = 4 frames")
    }
    .title("Four frames fill the space, each with its corner")
    .caption("The `ZStack` lays the frames on top of each other; each frame aligns its own image.")
    .annotations(.borders, .sizes)
}
