import Plumbline

extension VerticalAlignment {
    private enum NameLine: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.top] }
    }
    /// Aligns a character's picture and name.
    static let nameLine = VerticalAlignment(NameLine.self)
}

/// A picture, a name and a class: three stacks in each other.
private struct CharacterCard: View {
    var leading = true
    /// The annotations of all three stacks.
    var marks = Annotations.none
    /// Further annotations of the column.
    var columnMarks = Annotations.none
    /// Further annotations of the row in the column.
    var rowMarks = Annotations.none

    var body: some View {
        HStack {
            Image("barbarian")
            VStack(alignment: leading ? .leading : .center, spacing: leading ? 0 : nil) {
                Text("Nogitsune Takeshi")
                    .font(.title)
                HStack {
                    Image("class_icon")
                    Text("Barbarian")
                }
                .layoutLabel("class row")
                .annotated(marks, rowMarks)
            }
            .annotated(marks, columnMarks)
        }
        .annotated(marks)
    }
}

/// A picture, with a dashed line where the class’s row starts while the name has one line.
private struct MeasuredPicture: View {
    /// What is said of the line.
    var words: String
    /// Where the line starts, in points: right of the name’s second line, if it has one.
    var start: CGFloat = 220
    /// Where the line ends, right of the name, in points.
    var end: CGFloat
    /// How far the class is below the line, in points.
    var moved: CGFloat = 0

    var body: some View {
        Image("barbarian")
            .overlay(alignment: .topLeading) {
                Level().stroke(.gray, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
                    .frame(width: end - start, height: moved)
                    .overlay(alignment: .trailing) {
                        DownArrow().stroke(.indigo, lineWidth: 2).frame(width: 8, height: moved)
                    }
                    .overlay(alignment: .trailing) {
                        Text(words).font(.system(size: 11)).foregroundColor(.primary.opacity(0.7))
                            .fixedSize()
                            .alignmentGuide(.trailing) { _ in -8 }
                    }
                    .offset(x: start, y: 52.66)
            }
    }
}

/// A line along the top edge.
private struct Level: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        }
    }
}

private struct DownArrow: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            guard rect.height > 0 else { return }
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY - 5))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - 5))
        }
    }
}

/// The card with default alignments.
private struct WrappingCard: View {
    var picture: MeasuredPicture

    var body: some View {
        HStack {
            picture
            VStack(alignment: .leading, spacing: 0) {
                Text("Nogitsune Takeshi")
                    .font(.title)
                HStack {
                    Image("class_icon")
                    Text("Barbarian")
                }
            }
            .annotated(.borders)
        }
    }
}

/// The card whose name grows upward: the picture's center is on the name's last baseline.
private struct AlignedCard: View {
    var body: some View {
        HStack(alignment: .nameLine) {
            Image("barbarian")
                .alignmentGuide(.nameLine) { d in d[VerticalAlignment.center] }
                .annotated(removing: .alignmentLines)
            VStack(alignment: .leading, spacing: 0) {
                Text("Nogitsune Takeshi")
                    .font(.title)
                    .alignmentGuide(.nameLine) { d in d[.lastTextBaseline] }
                HStack {
                    Image("class_icon")
                    Text("Barbarian")
                }
            }
            .annotated(.borders)
            .annotated(removing: .alignmentLines)
        }
        .annotated(.alignmentLines)
    }
}

/// The lines that divide a card into stacks.
private struct CutLines: View {
    var body: some View {
        GeometryReader { g in
            // The picture ends at 101 and the gap is 8 points wide; the name ends at 52.66.
            line("1", width: 1, height: g.size.height + 24, at: .top)
                .position(x: 105, y: g.size.height / 2)
            line("2", width: g.size.width - 87, height: 1, at: .trailing)
                .position(x: 119 + (g.size.width - 109) / 2, y: 52.66)
            line("3", width: 1, height: 44, at: .bottom)
                .position(x: 133, y: 76)
        }
    }

    private func line(_ name: String, width: CGFloat, height: CGFloat, at end: Alignment) -> some View {
        Color.indigo
            .frame(width: width, height: height)
            .overlay(alignment: end) {
                Text(name)
                    .font(.caption)
                    .bold()
                    .foregroundColor(.white)
                    .frame(width: 16, height: 16)
                    .background(.indigo, in: Circle())
            }
    }
}

@MainActor @SceneBuilder
var combiningStacks: [Scene] {
    let wide = ProposedViewSize(width: 380, height: 120)
    let narrow = ProposedViewSize(width: 260, height: 140)

    Scene("combining-stacks/card", proposal: wide) {
        CharacterCard()
    }
    .title("Two images and two texts on a card: the goal")
    .caption("Three stacks make it: one for the card, one for the name and the class, one for the icon and the class.")
    .annotations(.issues)

    Scene("combining-stacks/cut-lines", proposal: wide) {
        CharacterCard()
            .overlay(CutLines())
    }
    .title("Cuts that cross no view find the stacks")
    .caption("**1** is an `HStack`, **2** a `VStack` inside it, **3** an `HStack` inside that.")
    .annotations(.issues)

    Scene("combining-stacks/default-alignment", proposal: wide) {
        CharacterCard(leading: false, columnMarks: .alignmentLines, rowMarks: .borders)
    }
    .title("By default a stack centers its children")
    .caption("Half the name, **121.64**, and half the class row, **52.5**, end on one line.")
    .annotations(.issues)

    Scene("combining-stacks/all-borders", proposal: wide) {
        CharacterCard(leading: false, marks: [.borders, .sizes])
    }
    .title("Each stack is as small as its children allow")
    .caption("The `VStack` is as wide as the name, **243.29**; the class row, **105.01**, is centered in it.")
    .annotations(.issues)

    Scene("combining-stacks/leading", proposal: wide) {
        CharacterCard(columnMarks: .alignmentLines)
    }
    .title("Leading edges on one line, no gap")
    .caption("`VStack(alignment: .leading, spacing: 0)`: the name and the class row share an edge and touch.")
    .annotations(.issues)

    Scene("combining-stacks/wrapped", columns: 1) {
        Panel("room for one line", proposal: wide) {
            WrappingCard(picture: MeasuredPicture(words: "the class’s top edge", start: 109, end: 358))
        }
        Panel("the name wraps", proposal: narrow) {
            WrappingCard(picture: MeasuredPicture(words: "16.94", end: 258, moved: 16.94))
        }
    }
    .title("When the name wraps, the class moves down")
    .caption(
        "The `VStack` stays centered on the picture: an extra line moves the class down by **16.94**, half of the line’s height."
    )
    .annotations(.issues)

    Scene("combining-stacks/wrapped-custom", columns: 1) {
        Panel("room for one line", proposal: wide) {
            AlignedCard()
        }
        Panel("the name wraps", proposal: narrow) {
            AlignedCard()
        }
    }
    .title("With a custom guide, “Barbarian” stays beside the picture")
    .caption("The picture’s center meets the name’s last baseline, so an extra line grows upward.")
    .annotations(.issues)
}
