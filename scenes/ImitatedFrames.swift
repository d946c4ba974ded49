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

/// A view that takes the same size for every proposal.
private struct Fixed: View {
    var body: some View {
        Color.orange.frame(width: 40, height: 30).layoutLabel("child").inOneHue()
    }
}

@MainActor @SceneBuilder
var imitatedFrames: [Scene] {
    Scene("dimensions/my-frame", columns: 2, proposal: ProposedViewSize(width: 200, height: 100)) {
        Panel("`.frame(width: 160, height: 70, …)`") {
            Elastic().frame(width: 160, height: 70, alignment: .bottomTrailing).layoutLabel("frame").inOneHue()
        }
        Panel("`.myFrame(width: 160, height: 70, …)`") {
            Elastic().myFrame(width: 160, height: 70, alignment: .bottomTrailing).layoutLabel("myFrame").inOneHue()
        }
    }
    .title("The rebuilt frame agrees with SwiftUI’s")
    .caption("Both place the child in the corner that `alignment: .bottomTrailing` names.")
    .annotations(.borders, .sizes)

    Scene("dimensions/my-fixed-size", columns: 2, proposal: ProposedViewSize(width: 100, height: 80)) {
        Panel("`.fixedSize`") {
            Text("One line, however narrow").fixedSize(horizontal: true, vertical: false).layoutLabel("fixedSize")
                .inOneHue()
        }
        Panel("`.myFixedSize`") {
            Text("One line, however narrow").myFixedSize(horizontal: true, vertical: false).layoutLabel("myFixedSize")
                .inOneHue()
        }
    }
    .title("The rebuilt fixedSize agrees with SwiftUI’s")
    .caption("Proposed 100, both propose the text no width, and it takes its ideal width, **203.69**.")
    .annotations(.borders, .sizes, .proposals)

    Scene("dimensions/my-flex-frame", columns: 2) {
        for width in [60, 120] as [CGFloat] {
            let proposal = ProposedViewSize(width: width, height: 40)
            Panel("`.frame`, proposed \(Int(width))", proposal: proposal) {
                Elastic().frame(minWidth: 80, idealWidth: 100, maxWidth: 140).layoutLabel("frame").inOneHue()
            }
            Panel("`.myFrame`, proposed \(Int(width))", proposal: proposal) {
                Elastic().myFrame(minWidth: 80, idealWidth: 100, maxWidth: 140).layoutLabel("myFrame").inOneHue()
            }
        }
    }
    .title("Proposed 60, the imitation forgets its minimum of 80")
    .caption(
        "With `minWidth: 80, maxWidth: 140`, SwiftUI’s frame takes **80**, the imitation 60. Proposed 120, both take 120."
    )
    .emphasis("frame", "myFrame")
    .annotations(.borders, .sizes)

    Scene("dimensions/forgotten-minimum", columns: 2, proposal: ProposedViewSize(width: 60, height: 60)) {
        Panel("`.frame(minWidth: 80, maxWidth: 200)`") {
            Fixed().frame(minWidth: 80, maxWidth: 200).layoutLabel("frame").inOneHue()
        }
        Panel("`.myFrame(minWidth: 80, maxWidth: 200)`") {
            Fixed().myFrame(minWidth: 80, maxWidth: 200).layoutLabel("frame").inOneHue()
        }
    }
    .title("The imitation falls below its minimum")
    .caption("Proposed 60, SwiftUI’s frame takes its minimum of **80**; the imitation clamps to the maximum only.")
    .annotations(.borders, .sizes, .proposals)
    .comparing()

    Scene("dimensions/min-only", columns: 2, proposal: ProposedViewSize(width: 60, height: 60)) {
        Panel("`.frame(minWidth: 50)`") {
            Color.orange.frame(width: 100, height: 40).layoutLabel("child").inOneHue().layoutLabel("child")
                .frame(minWidth: 50).layoutLabel("frame").inOneHue()
        }
        Panel("`.myFrame(minWidth: 50)`") {
            Color.orange.frame(width: 100, height: 40).layoutLabel("child").inOneHue().layoutLabel("child")
                .myFrame(minWidth: 50).layoutLabel("frame").inOneHue()
        }
    }
    .title("The imitation ignores the proposal")
    .caption("The child takes 100. SwiftUI’s frame stays at the proposed **60**; the imitation grows with the child.")
    .annotations(.borders, .sizes, .proposals)
    .comparing()

    Scene("dimensions/max-only", columns: 2, proposal: ProposedViewSize(width: 60, height: 100)) {
        Panel("`.frame(maxWidth: 200)`") {
            Image("barbarian").layoutLabel("child").annotated(removing: .sizes)
                .frame(maxWidth: 200).layoutLabel("frame").inOneHue()
        }
        Panel("`.myFrame(maxWidth: 200)`") {
            Image("barbarian").layoutLabel("child").annotated(removing: .sizes)
                .myFrame(maxWidth: 200).layoutLabel("frame").inOneHue()
        }
    }
    .title("The imitation does not grow with its child")
    .caption("Proposed 60, the child takes **101**. SwiftUI’s frame grows to it; the imitation stays at 60.")
    .annotations(.borders, .sizes, .proposals)
    .comparing()

    Scene("dimensions/ideal-width", columns: 2, proposal: .unspecified) {
        Panel("`.frame(idealWidth: 70)`") {
            Text("one two three four five six").layoutLabel("child")
                .frame(idealWidth: 70).layoutLabel("frame").inOneHue()
        }
        Panel("`.myFrame(idealWidth: 70)`") {
            Text("one two three four five six").layoutLabel("child")
                .myFrame(idealWidth: 70).layoutLabel("frame").inOneHue()
        }
    }
    .title("The imitation measures its text at the wrong width")
    .caption(
        "Both frames are 70 wide. SwiftUI’s proposes that to the text, which takes four lines; the imitation measures it in one line, then truncates it."
    )
    .annotations(.borders, .sizes, .proposals)
    .comparing()

    Scene("dimensions/contradictory-frame", proposal: ProposedViewSize(width: 240, height: 80)) {
        Color.orange
            .frame(minWidth: 160, maxWidth: 80, minHeight: 40, maxHeight: 40)
            .layoutLabel("frame")
            .overlay(alignment: .bottomLeading) {
                Color.clear.annotated(removing: .borders, .sizes).frame(width: 80, height: 0)
                    .annotated(.dimensions).annotated(removing: .borders, .sizes)
            }
    }
    .title("A minimum above the maximum wins")
    .caption("SwiftUI only warns. The gray line is the maximum, **80**; the frame is twice as wide.")
    .annotations(.borders, .sizes, .issues)
}
