import Plumbline

/// A flexible view: 40 to 120 points wide, ideally 80.
private struct Elastic: View {
    var body: some View {
        Color.orange
            .frame(minWidth: 40, idealWidth: 80, maxWidth: 120, minHeight: 30, idealHeight: 30, maxHeight: 30)
            .layoutLabel("child")
            .inOneHue()
            .layoutLabel("child")
    }
}

@MainActor @SceneBuilder
var imitatedFrames: [Scene] {
    Scene("dimensions/my-frame", columns: 2, proposal: ProposedViewSize(width: 200, height: 100)) {
        Panel("frame") {
            Elastic().frame(width: 160, height: 70, alignment: .bottomTrailing).layoutLabel("frame").inOneHue()
        }
        Panel("myFrame") {
            Elastic().myFrame(width: 160, height: 70, alignment: .bottomTrailing).layoutLabel("frame").inOneHue()
        }
    }
    .title("A custom frame")
    .caption("Both are given 160 × 70 and .bottomTrailing: sizes and places agree.")
    .annotations(.borders, .sizes)

    Scene("dimensions/my-fixed-size", columns: 2, proposal: ProposedViewSize(width: 100, height: 80)) {
        Panel("fixedSize") {
            Text("One line, however narrow").fixedSize(horizontal: true, vertical: false).layoutLabel("fixedSize")
                .inOneHue()
        }
        Panel("myFixedSize") {
            Text("One line, however narrow").myFixedSize(horizontal: true, vertical: false).layoutLabel("fixedSize")
                .inOneHue()
        }
    }
    .title("A custom fixedSize")
    .caption("Both propose no width: the text returns its ideal width, and they take it.")
    .annotations(.borders, .sizes, .proposals)

    Scene("dimensions/my-flex-frame", columns: 4) {
        for width in [60, 140, nil, CGFloat.infinity] {
            let panelProposal = ProposedViewSize(width: width, height: 60)
            Panel("frame", proposal: panelProposal) {
                Elastic().frame(minWidth: 80, idealWidth: 100, maxWidth: 200).layoutLabel("frame")
                    .inOneHue()
            }
        }
        for width in [60, 140, nil, CGFloat.infinity] {
            let panelProposal = ProposedViewSize(width: width, height: 60)
            Panel("myFrame", proposal: panelProposal) {
                Elastic().myFrame(minWidth: 80, idealWidth: 100, maxWidth: 200).layoutLabel("frame")
                    .inOneHue()
            }
        }
    }
    .title("A custom flexible frame")
    .caption(
        "From 80 to 200, ideally 100: SwiftUI’s frame above, the imitation below. They agree except for the proposal of 60, where the imitation forgets its minimum."
    )
    .annotations(.borders, .sizes)

    Scene("dimensions/forgotten-minimum", columns: 2, proposal: ProposedViewSize(width: 60, height: 60)) {
        Panel("frame(minWidth: 80, maxWidth: 200)") {
            Elastic().frame(minWidth: 80, maxWidth: 200).layoutLabel("frame").inOneHue()
        }
        Panel("myFrame(minWidth: 80, maxWidth: 200)") {
            Elastic().myFrame(minWidth: 80, maxWidth: 200).layoutLabel("frame").inOneHue()
        }
    }
    .title("The minimum that the imitation forgets")
    .caption(
        "Proposed 60, SwiftUI’s frame takes its minimum of 80; the imitation looks at its maximum last, and only at it."
    )
    .annotations(.borders, .sizes, .proposals)
    .comparing()

    Scene("dimensions/min-only", columns: 2, proposal: ProposedViewSize(width: 60, height: 60)) {
        Panel("frame(minWidth: 50)") {
            Color.orange.frame(width: 100, height: 40).layoutLabel("child").inOneHue().layoutLabel("child")
                .frame(minWidth: 50).layoutLabel("frame").inOneHue()
        }
        Panel("myFrame(minWidth: 50)") {
            Color.orange.frame(width: 100, height: 40).layoutLabel("child").inOneHue().layoutLabel("child")
                .myFrame(minWidth: 50).layoutLabel("frame").inOneHue()
        }
    }
    .title("Where the imitation differs")
    .caption("The child is larger than the 60 points proposed: SwiftUI’s frame keeps to them, the imitation grows.")
    .annotations(.borders, .sizes, .proposals)
    .comparing()

    Scene("dimensions/max-only", columns: 2, proposal: ProposedViewSize(width: 60, height: 100)) {
        Panel("frame(maxWidth: 200)") {
            Image("barbarian").layoutLabel("child")
                .frame(maxWidth: 200).layoutLabel("frame").inOneHue()
        }
        Panel("myFrame(maxWidth: 200)") {
            Image("barbarian").layoutLabel("child")
                .myFrame(maxWidth: 200).layoutLabel("frame").inOneHue()
        }
    }
    .title("The child the imitation does not follow")
    .caption(
        "Proposed 60 the child takes 101; up to its maximum SwiftUI’s frame follows, the imitation does not."
    )
    .annotations(.borders, .sizes, .proposals)
    .comparing()

    Scene("dimensions/ideal-width", columns: 2, proposal: .unspecified) {
        Panel("frame(idealWidth: 70)") {
            Text("one two three four five six").layoutLabel("child")
                .frame(idealWidth: 70).layoutLabel("frame").inOneHue()
        }
        Panel("myFrame(idealWidth: 70)") {
            Text("one two three four five six").layoutLabel("child")
                .myFrame(idealWidth: 70).layoutLabel("frame").inOneHue()
        }
    }
    .title("The ideal width that the imitation does not propose")
    .caption(
        "Both are 70 wide. SwiftUI’s frame proposes 70 to its text; the imitation proposes no width, gets one line, and places it in 70: it is cut."
    )
    .annotations(.borders, .sizes)
    .comparing()

    Scene("dimensions/contradictory-frame", proposal: ProposedViewSize(width: 240, height: 80)) {
        Color.orange
            .frame(minWidth: 160, maxWidth: 80, minHeight: 40, maxHeight: 40)
    }
    .title("Bounds that contradict each other")
    .caption("A minimum of 160 over a maximum of 80 is reported, and the minimum wins.")
    .annotations(.borders, .sizes, .issues, .ledger)
}
