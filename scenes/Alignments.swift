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
    .title("Tops on one line, feet at three heights")
    .caption("Every `.top` guide is 0, so all children start at the stack’s top edge.")
    .code()
    .annotations(.borders, .sizes, .alignmentLines)

    Scene("alignments/center", proposal: ProposedViewSize(width: 240, height: 133)) {
        HStack(alignment: .center) {
            Image("rogue")
            Image("dragoon")
            Image("brawler")
        }
    }
    .title("The smaller images move down to the center line")
    .caption("The `.center` guide is half of each image’s height: 32, 45.5 and 38.")
    .annotations(.borders, .sizes, .alignmentLines)

    Scene("alignments/bottom", proposal: ProposedViewSize(width: 240, height: 133)) {
        HStack(alignment: .bottom) {
            Image("rogue")
            Image("dragoon")
            Image("brawler")
        }
    }
    .title("The bottom edges are on one line, the feet are not")
    .caption("The `.bottom` guide is each image’s height: 64, 91 and 76.")
    .annotations(.borders, .sizes, .alignmentLines)

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
    .title("Guides at the soles put all three on the same ground")
    .caption("Each image sets its own `.feet` guide: 61, 84 and 70 points from its top.")
    .code()
    .emphasis("Image", "alignmentGuide")
    .annotations(.borders, .sizes, .alignmentLines)

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
    .title("Three guides meet on one line, so two images start lower")
    .caption(
        "The deepest guide, the dragoon’s **84**, sets the line. 84 − 61 = **23** and 84 − 70 = **14** are the others’ offsets."
    )
    .storyboard()

    Scene("alignments/expanding", proposal: ProposedViewSize(width: 240, height: 200)) {
        HStack(alignment: .custom) {
            Image("rogue")
                .alignmentGuide(.custom) { $0[.bottom] }
            Image("dragoon")
                .alignmentGuide(.custom) { $0[.top] }
            Image("brawler")
                .alignmentGuide(.custom) { $0[.center] }
        }
    }
    .title("Guides at bottom, top and center make the stack taller")
    .caption(
        "Guides of 64, 0 and 38 meet on one line. Above it are the rogue’s 64, below it the dragoon’s 91: **155** in all."
    )
    .code()
    .annotations(.borders, .sizes, .alignmentLines)

    Scene("alignments/anchor", proposal: ProposedViewSize(width: 240, height: 220)) {
        ZStack(alignment: .anchor) {
            Image("rogue")
                .alignmentGuide(HorizontalAlignment.anchor) { d in d[.trailing] }
                .alignmentGuide(VerticalAlignment.anchor) { d in d[.bottom] }
                .layoutLabel("rogue")
                .annotated(.borders).annotated(removing: .alignmentLines)
            Image("dragoon")
                .alignmentGuide(VerticalAlignment.anchor) { d in d[.top] }
                .layoutLabel("dragoon")
                .annotated(.borders).annotated(removing: .alignmentLines)
            Image("brawler")
                .alignmentGuide(HorizontalAlignment.anchor) { d in d[.leading] }
                .alignmentGuide(VerticalAlignment.anchor) { d in d[.bottom] }
                .layoutLabel("brawler")
                .annotated(.borders).annotated(removing: .alignmentLines)
        }
        .annotated(.borders, .alignmentLines)
        .overlay(alignment: .anchor) {
            Circle().fill(.orange).frame(width: 10, height: 10)
        }
    }
    .title("Two corners and a top center meet at one point")
    .caption(
        "The rogue’s bottom trailing corner, the brawler’s bottom leading corner and the dragoon’s top center are their guides."
    )
    .annotations(.issues)

    Scene("alignments/across-views", proposal: ProposedViewSize(width: 260, height: 133)) {
        ZStack(alignment: Alignment(horizontal: .center, vertical: .feet)) {
            HStack(alignment: .feet) {
                Image("rogue")
                    .alignmentGuide(.feet) { _ in 61 }
                Image("dragoon")
                    .alignmentGuide(.feet) { _ in 84 }
                Image("brawler")
                    .alignmentGuide(.feet) { _ in 70 }
            }
            .annotated(.borders)

            Rectangle()
                .fill(Color.blue)
                .frame(width: 200, height: 1)
                .layoutLabel("line")
        }
    }
    .title("A line outside the row aligns with the feet inside it")
    .caption("The `HStack` passes its `.feet` guide on; the blue line, its sibling in a `ZStack`, is placed on it.")
    .note(".feet of row and line", on: "line")
    .annotations(.none)
}
