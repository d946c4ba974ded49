import Plumbline

@MainActor @SceneBuilder
var alignments: [Scene] {
    Scene("alignments/top", proposal: ProposedViewSize(width: 240, height: 133)) {
        HStack(alignment: .top) {
            Image("rogue")
            Image("dragoon")
            Image("brawler")
        }
    }
    .title("Aligned at the top")
    .caption("Every top guide is 0, so every child starts at the top, and the stack is as tall as the tallest.")
    .annotations(.borders, .sizes, .alignmentLines, .ledger)

    Scene("alignments/center", proposal: ProposedViewSize(width: 240, height: 133)) {
        HStack(alignment: .center) {
            Image("rogue")
            Image("dragoon")
            Image("brawler")
        }
    }
    .title("Aligned at the centers")
    .caption("The center guide is half of each height; the smaller children move down to meet the tallest one’s.")
    .annotations(.borders, .sizes, .alignmentLines, .ledger)

    Scene("alignments/bottom", proposal: ProposedViewSize(width: 240, height: 133)) {
        HStack(alignment: .bottom) {
            Image("rogue")
            Image("dragoon")
            Image("brawler")
        }
    }
    .title("Aligned at the bottom")
    .caption("The bottom guide is each height: the edges meet, but the soles of the feet do not.")
    .annotations(.borders, .sizes, .alignmentLines, .ledger)

    Scene("alignments/feet", proposal: ProposedViewSize(width: 240, height: 133)) {
        HStack(alignment: .feet) {
            Image("rogue")
                .alignmentGuide(.feet) { _ in 61 }
            Image("dragoon")
                .alignmentGuide(.feet) { _ in 84 }
            Image("brawler")
                .alignmentGuide(.feet) { _ in 70 }
        }
    }
    .title("Aligned at the feet")
    .caption("Each picture sets its own guide at the soles; the stack aligns the guides.")
    .annotations(.borders, .sizes, .proposals, .spacing, .alignmentLines, .ledger)

    Scene("alignments/feet-steps", proposal: ProposedViewSize(width: 240, height: 133)) {
        HStack(alignment: .feet) {
            Image("rogue")
                .alignmentGuide(.feet) { _ in 61 }
            Image("dragoon")
                .alignmentGuide(.feet) { _ in 84 }
            Image("brawler")
                .alignmentGuide(.feet) { _ in 70 }
        }
    }
    .title("To the feet, step by step")
    .caption(
        "Each image is drawn where it will end; the last need not be asked, it gets the rest. With guides of 61, 84 and 70 on one line, they begin at 23, 0 and 14."
    )
    .storyboard()

    Scene("alignments/expanding", proposal: ProposedViewSize(width: 240, height: 200)) {
        HStack(alignment: .custom) {
            Image("rogue")
                .alignmentGuide(.custom) { d in d[.bottom] }
            Image("dragoon")
                .alignmentGuide(.custom) { d in d[.top] }
            Image("brawler")
                .alignmentGuide(.custom) { d in d[.center] }
        }
    }
    .title("A guide that makes the stack grow")
    .caption("Bottom, top and center on one line: the stack grows to 155 points to hold them all.")
    .annotations(.borders, .sizes, .alignmentLines, .ledger)

    Scene("alignments/anchor", proposal: ProposedViewSize(width: 240, height: 220)) {
        ZStack(alignment: .anchor) {
            Image("rogue")
                .border(.red)
                .annotated(.borders)
                .alignmentGuide(HorizontalAlignment.anchor) { d in d[.trailing] }
                .alignmentGuide(VerticalAlignment.anchor) { d in d[.bottom] }
            Image("dragoon")
                .border(.red)
                .annotated(.borders)
                .alignmentGuide(VerticalAlignment.anchor) { d in d[.top] }
            Image("brawler")
                .border(.red)
                .annotated(.borders)
                .alignmentGuide(HorizontalAlignment.anchor) { d in d[.leading] }
                .alignmentGuide(VerticalAlignment.anchor) { d in d[.bottom] }
        }
        .annotated(.borders, .sizes)
    }
    .title("Aligned at one point")
    .caption("A ZStack aligns a guide on each axis: two corners and the middle of a top edge meet at one point.")
    .annotations(.alignmentLines, .ledger)

    Scene("alignments/across-views", proposal: ProposedViewSize(width: 260, height: 133)) {
        ZStack(alignment: Alignment(horizontal: .center, vertical: .feet)) {
            HStack(alignment: .feet) {
                Image("rogue")
                    .annotated(.borders)
                    .alignmentGuide(.feet) { _ in 61 }
                Image("dragoon")
                    .annotated(.borders)
                    .alignmentGuide(.feet) { _ in 84 }
                Image("brawler")
                    .annotated(.borders)
                    .alignmentGuide(.feet) { _ in 70 }
            }
            .annotated(.borders, .sizes)

            Rectangle()
                .fill(Color.blue)
                .frame(width: 200, height: 1)
                .layoutLabel("line")
                .annotated(.sizes)
        }
    }
    .title("One guide across views")
    .caption("The row has the guide it aligned its children on, so a one-point line outside can align with it.")
    .annotations(.ledger)
}
