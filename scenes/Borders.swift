import Plumbline

@MainActor @SceneBuilder
var borders: [Scene] {
    Scene("borders/border", columns: 1, proposal: ProposedViewSize(width: 300, height: 60)) {
        Panel("without") {
            Text("Nogitsune Takeshi").font(.title)
        }
        Panel("`.border(Color.yellow)`") {
            Text("Nogitsune Takeshi").font(.title).border(Color.yellow)
        }
    }
    .title("A border lies inside the bounds")
    .caption("One point wide, it is drawn over the text’s own edge: **243.29** wide without it and with it.")
    .annotations(.sizes)

    Scene("borders/thick", proposal: ProposedViewSize(width: 300, height: 80)) {
        Text("Nogitsune Takeshi")
            .font(.title)
            .border(Color.yellow, width: 4)
    }
    .title("A thick border covers the text")
    .caption("The border’s 4 points are drawn over the letters and take no room.")
    .code()
    .annotations(.sizes)

    Scene("borders/border-and-padding", proposal: ProposedViewSize(width: 300, height: 80)) {
        Text("Nogitsune Takeshi")
            .font(.title)
            .annotated(.borders)
            .annotated(removing: .sizes)
            .padding(4)
            .border(Color.yellow, width: 4)
    }
    .title("Padding makes room for a border")
    .caption("243.29 + 2 × 4 = **251.29**: the border is drawn in the padding, not over the text.")
    .code()
    .emphasis("padding")
    .annotations(.sizes)

    Scene("borders/three", columns: 1, proposal: ProposedViewSize(width: 300, height: 80)) {
        Panel("three borders") {
            Bordered()
        }
        .code(
            """
            Text("Nogitsune Takeshi")
                .font(.title)
                .border(Color.red)
                .padding(4)
                .border(Color.yellow, width: 4)
                .border(Color.red)
            """
        )
        Panel("the corner, ten times as large") {
            Corner()
        }
    }
    .title("Of a 4-point border, only 3 points show")
    .caption(
        "From the outside in: **1** point of red over the yellow border, its other **3**, and **1** of red inside the text’s bounds."
    )
    .annotations(.issues)
    .magnification(2)
}

/// A text with three borders.
private struct Bordered: View {
    var body: some View {
        Text("Nogitsune Takeshi")
            .font(.title)
            .border(Color.red)
            .padding(4)
            .border(Color.yellow, width: 4)
            .border(Color.red)
    }
}

/// The top leading corner of its borders, with their widths.
private struct Corner: View {
    private let factor: CGFloat = 10

    var body: some View {
        Bordered()
            .fixedSize()
            .scaleEffect(factor, anchor: .topLeading)
            .frame(width: 200, height: 80, alignment: .topLeading)
            .clipped()
            .overlay(alignment: .bottomLeading) {
                HStack(spacing: 0) {
                    Text("1").foregroundColor(.white).frame(width: 1 * factor)
                    Text("3").foregroundColor(.black).frame(width: 3 * factor)
                    Text("1").foregroundColor(.white).frame(width: 1 * factor)
                }
                .font(.caption2.bold())
                .padding(.bottom, 6)
            }
    }
}
