import Plumbline

@MainActor @SceneBuilder
var sizingFrames: [Scene] {
    Scene("sizing/frame-proposals", proposal: ProposedViewSize(width: 180, height: 50)) {
        Text("Long words throughout").annotated(.proposals).frame(maxWidth: 120)
    }
    .title("A flexible frame proposes no more than its maximum")
    .caption("120 of 180. It then places its child at the child’s own size.")
    .annotations(.borders, .sizes, .proposals)

    Scene("sizing/frame-ideal", columns: 2, proposal: ProposedViewSize(width: 200, height: 60)) {
        Panel("an ideal of 120 × 30") {
            Color.orange.frame(idealWidth: 120, idealHeight: 30).layoutLabel("frame")
        }
        Panel("the same, and fixedSize()") {
            Color.orange.frame(idealWidth: 120, idealHeight: 30).layoutLabel("frame").annotated(.proposals)
                .fixedSize().layoutLabel("fixedSize")
        }
    }
    .title("An ideal size counts only where nil is proposed")
    .caption("`fixedSize` proposes nil; without it the frame takes the 200 × 60 it is proposed.")
    .annotations(.borders, .sizes, .proposals)

    Scene("sizing/frame-order", proposal: ProposedViewSize(width: 200, height: 50)) {
        Color.orange.frame(minWidth: 120, maxWidth: 80).layoutLabel("frame")
    }
    .title("A minimum above the maximum wins")
    .caption("The frame is 120 wide, not 80; the figure reports it.")
    .annotations(.borders, .sizes, .issues)

    Scene("sizing/bad-values", columns: 1, proposal: ProposedViewSize(width: 300, height: 30)) {
        Panel("frame(width: −20)") { Color.orange.frame(width: -20).layoutLabel("negative") }
        Panel("frame(width: .nan)") { Color.orange.frame(width: .nan).layoutLabel("no number") }
        Panel("frame(width: .infinity)") { Color.orange.frame(width: .infinity).layoutLabel("endless") }
    }
    .title("Invalid lengths are replaced and reported")
    .annotations(.borders, .sizes, .issues)
}
