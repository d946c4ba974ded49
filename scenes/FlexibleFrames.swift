import Plumbline

/// A wrong model of a frame with a maximum: as wide as its child, to which it proposes at most the maximum.
private struct NeutralMaximum: Layout {
    var width: CGFloat

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { min($0, width) }, height: proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews[0].sizeThatFits(childProposal(proposal))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: childProposal(proposal))
    }
}

/// A wrong model of a row: children that want less than an equal share are served first, the rest is shared equally.
private struct EqualShares: Layout {
    var spacing: CGFloat = 8

    private func childProposals(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [ProposedViewSize] {
        let (least, most) = (widths(.zero, subviews), widths(.infinity, subviews))
        var widths = proposal.width == nil ? self.widths(.unspecified, subviews) : most
        if let width = proposal.width {
            var left = width - spacing * CGFloat(subviews.count - 1)
            var waiting = Array(subviews.indices)
            while !waiting.isEmpty {
                let share = left / CGFloat(waiting.count)
                guard let next = waiting.firstIndex(where: { least[$0] == most[$0] || most[$0] <= share }) else {
                    for index in waiting { widths[index] = share }
                    break
                }
                left -= most[waiting.remove(at: next)]
            }
        }
        return widths.map { ProposedViewSize(width: $0, height: proposal.height) }
    }

    private func widths(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGFloat] {
        subviews.map { $0.sizeThatFits(proposal).width }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = zip(subviews, childProposals(proposal, subviews)).map { $0.sizeThatFits($1) }
        return CGSize(
            width: sizes.reduce(spacing * CGFloat(sizes.count - 1)) { $0 + $1.width },
            height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (subview, childProposal) in zip(subviews, childProposals(proposal, subviews)) {
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: childProposal)
            x += subview.sizeThatFits(childProposal).width + spacing
        }
    }
}

/// A picture and two names: the children of a row.
private struct Three: View {
    /// Further annotations of the last name.
    var marks = Annotations.none

    var body: some View {
        Image("barbarian")
            .annotated(removing: .borders, .sizes)
        Text("Nogitsune")
            .font(.title)
            .lineLimit(1)
            .layoutLabel("Nogitsune")
            .annotated(.proposals)
        Text("Takeshi")
            .font(.title)
            .lineLimit(1)
            .layoutLabel("Takeshi")
            .annotated(marks)
    }
}

@MainActor @SceneBuilder
var flexibleFrames: [Scene] {
    Scene("flexible-frames/too-large", proposal: ProposedViewSize(width: 240, height: 160)) {
        Image("barbarian")
            .frame(width: 200, height: 140)
    }
    .title("The frame centers a smaller child")
    .caption("It proposes 200 × 140; the picture keeps its own size.")
    .annotations(.borders, .sizes)

    Scene("flexible-frames/too-small", proposal: ProposedViewSize(width: 240, height: 160)) {
        Image("barbarian")
            .frame(width: 60, height: 50)
    }
    .title("A frame cannot shrink an image that is not resizable")
    .caption("The image keeps its 101 × 92 and overflows; the layout counts only the frame’s **60 × 50**.")
    .code()
    .annotations(.borders, .sizes, .overflow)

    Scene("flexible-frames/width-only", proposal: ProposedViewSize(width: 200, height: 138)) {
        Image("barbarian")
            .resizable()
            .frame(width: 50)
    }
    .title("With only a width, a frame passes the height on")
    .caption("The frame’s own width is 50; its height is the 138 it passes on to the resizable picture.")
    .code()
    .annotations(.borders, .sizes, .proposals)

    Scene("flexible-frames/height-only", proposal: ProposedViewSize(width: 150, height: 140)) {
        Image("barbarian")
            .resizable()
            .frame(height: 50)
    }
    .title("With only a height, a frame passes the width on")
    .caption("The frame’s own height is 50; its width is the 150 it passes on to the resizable picture.")
    .code()
    .annotations(.borders, .sizes, .proposals)

    Scene("flexible-frames/min-over-parent", proposal: ProposedViewSize(width: 200, height: 140)) {
        Image("barbarian")
            .resizable()
            .frame(minWidth: 100)
            .layoutLabel("frame = barbarian")
            .frame(width: 50, height: 92)
            .layoutLabel("parent")
    }
    .title("The frame keeps its minimum and overflows")
    .caption("The frame takes **100**, its minimum: 25 more than the parent on each side.")
    .code()
    .annotations(.borders, .sizes, .overflow)

    Scene("flexible-frames/min-over-child", proposal: ProposedViewSize(width: 300, height: 140)) {
        Image("barbarian")
            .frame(minWidth: 200)
            .frame(width: 260, height: 110)
            .layoutLabel("parent")
    }
    .title("The frame takes its minimum and centers its child")
    .caption("`minWidth: 200` is more than the child’s 101, and less than the parent’s 260.")
    .code()
    .annotations(.borders, .sizes)

    Scene("flexible-frames/max-under-parent", proposal: ProposedViewSize(width: 240, height: 140)) {
        Image("barbarian")
            .resizable()
            .frame(maxWidth: 100)
            .layoutLabel("frame = barbarian")
            .frame(width: 200, height: 110)
            .layoutLabel("parent")
    }
    .title("The frame stops at its maximum")
    .caption("Proposed 200, the frame takes and proposes no more than **100**.")
    .code()
    .annotations(.borders, .sizes)

    Scene("flexible-frames/max-under-child", proposal: ProposedViewSize(width: 240, height: 140)) {
        Image("barbarian")
            .frame(maxWidth: 50)
            .frame(width: 200, height: 126)
            .layoutLabel("parent")
    }
    .title("The frame stops at its maximum; its child overflows")
    .caption("The frame takes **50** of the proposed 200; the picture keeps its 101.")
    .code()
    .annotations(.borders, .sizes, .overflow)

    Scene("flexible-frames/max-alone", columns: 2, proposal: ProposedViewSize(width: 200, height: 140)) {
        Panel("`.frame(maxWidth: 150)`") {
            Image("barbarian").layoutLabel("barbarian")
                .frame(maxWidth: 150)
                .layoutLabel("frame")
                .inOneHue()
                .frame(width: 200, height: 140)
                .layoutLabel("parent")
        }
        Panel("if it took its child’s width") {
            NeutralMaximum(width: 150) { Image("barbarian").layoutLabel("barbarian") }
                .layoutLabel("frame")
                .inOneHue()
                .frame(width: 200, height: 140)
                .layoutLabel("parent")
        }
    }
    .title("maxWidth alone fills up to the maximum")
    .caption("Proposed 200, the frame takes **150**: it does not shrink to its child’s 101.")
    .annotations(.borders, .sizes)
    .comparing()

    Scene("flexible-frames/stack-of-three", columns: 1, proposal: ProposedViewSize(width: 300, height: 110)) {
        Panel("HStack: the least flexible first") {
            HStack { Three(marks: .sizes) }
                .layoutLabel("stack")
        }
        Panel("if the rest were shared equally") {
            EqualShares { Three(marks: .sizes) }
                .layoutLabel("stack")
        }
    }
    .title("Nogitsune is proposed what Takeshi leaves, not half")
    .caption(
        "Of 300, the picture and two gaps leave 183. Takeshi is less flexible than Nogitsune, so it comes first and takes 85.59: Nogitsune is proposed **97.41**, not 91.5."
    )
    .annotations(.borders)
    .comparing()

    Scene("flexible-frames/min-and-max", proposal: ProposedViewSize(width: 240, height: 140)) {
        Image("barbarian")
            .frame(minWidth: 50, maxWidth: 150)
            .frame(width: 200, height: 126)
            .layoutLabel("parent")
    }
    .title("The frame takes its maximum, whatever its child takes")
    .caption("Proposed 200, the frame takes its maximum of **150**; its child takes 101.")
    .code()
    .annotations(.borders, .sizes)

    Scene("flexible-frames/expanding-to-parent", proposal: ProposedViewSize(width: 240, height: 140)) {
        Image("barbarian")
            .frame(minWidth: 50, maxWidth: 250)
            .frame(width: 200, height: 110)
            .layoutLabel("parent")
    }
    .title("Between minimum and maximum, the proposal decides")
    .caption("The frame takes the proposed **200**, which lies between its minimum of 50 and its maximum of 250.")
    .code()
    .annotations(.borders, .sizes)

    Scene("flexible-frames/overflowing-parent", proposal: ProposedViewSize(width: 280, height: 140)) {
        Image("barbarian")
            .frame(minWidth: 225, maxWidth: 500)
            .frame(width: 200, height: 110)
            .layoutLabel("parent")
    }
    .title("The frame’s minimum overflows the parent")
    .caption("`minWidth: 225` is more than the parent’s 200, by 12.5 on each side.")
    .code()
    .annotations(.borders, .sizes, .overflow)

    Scene("flexible-frames/infinite", proposal: ProposedViewSize(width: 240, height: 140)) {
        Image("barbarian")
            .frame(minWidth: 0, maxWidth: .infinity)
            .frame(width: 200, height: 110)
            .layoutLabel("parent")
    }
    .title("maxWidth: .infinity fills the parent’s width")
    .caption("The frame takes all **200**; the picture keeps its 101, in the middle.")
    .code()
    .annotations(.borders, .sizes)

    Scene("flexible-frames/infinite-aligned", proposal: ProposedViewSize(width: 200, height: 150)) {
        Image("barbarian")
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
    }
    .title("A filling frame’s alignment places its child")
    .caption("The frame fills 200 × 150; `.topLeading` puts the picture in that corner, not in the center.")
    .code()
    .annotations(.borders, .sizes)
}
