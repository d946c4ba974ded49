import Plumbline

/// Offers its view a share of what it is offered itself.
struct RelativeSizeLayout: Layout {
    var relativeWidth: Double
    var relativeHeight: Double

    private func share(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { $0 * relativeWidth }, height: proposal.height.map { $0 * relativeHeight })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(share(proposal))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: share(proposal))
    }
}

/// Takes a share of its view's own answer where it is offered nothing to take a share of.
struct RelativeIdealLayout: Layout {
    var relativeWidth: Double

    private func offer(_ proposal: ProposedViewSize, _ subview: LayoutSubview) -> ProposedViewSize {
        if let width = proposal.width, width.isFinite {
            return ProposedViewSize(width: width * relativeWidth, height: proposal.height)
        }
        let own = subview.sizeThatFits(proposal)
        return ProposedViewSize(width: own.width * relativeWidth, height: proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(offer(proposal, subviews[0]))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: offer(proposal, subviews[0]))
    }
}

extension View {
    /// Offers the view a share of what would be offered to it.
    func relativeProposed(width: Double = 1, height: Double = 1) -> some View {
        RelativeSizeLayout(relativeWidth: width, relativeHeight: height) {
            VStack { self }
        }
    }

    /// The same, and a share of its ideal width where no width is offered.
    fileprivate func relativeIdeal(width: Double) -> some View {
        RelativeIdealLayout(relativeWidth: width) {
            VStack { self }
        }
    }
}

/// What someone said.
private struct Bubble: View {
    var words: String
    var mine = false
    /// In points; nil bounds nothing.
    var cap: CGFloat?

    var body: some View {
        bubble.frame(maxWidth: .infinity, alignment: mine ? .trailing : .leading)
    }

    var bubble: some View {
        Text(words)
            .foregroundColor(mine ? .white : .primary)
            .padding(8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(mine ? Color.blue : Color.gray.opacity(0.25), in: RoundedRectangle(cornerRadius: 12))
            .frame(maxWidth: cap ?? .infinity)
            .layoutLabel(mine ? "mine" : "theirs")
            .relativeProposed(width: 0.8)
            .layoutLabel("80 %")
    }
}

private struct Chat: View {
    var body: some View {
        VStack(spacing: 8) {
            Bubble(words: "Where did you sleep last night?")
            Bubble(words: "In the pines, where the sun never shines. I shivered the whole night through.", mine: true)
            Bubble(words: "Take a blanket.")
        }
    }
}

@MainActor @SceneBuilder
var percentages: [Scene] {
    Scene("percentages/chat", proposal: ProposedViewSize(width: 300, height: nil)) {
        Chat()
    }
    .title("Bubbles of 80 %")
    .caption("Each bubble is offered 240 of the container’s 300 points, and takes them.")
    .annotations(.sizes)

    Scene(
        "percentages/chat-sweep", sweep: .widths(120, 150, 180, 210, 240, 270, 300, 340, 380, 420)
    ) {
        Bubble(words: "In the pines, where the sun never shines.", mine: true).bubble
    }
    .title("Always 80 % of the container")
    .caption("Ten containers: the bubble is four fifths of each, and grows lower as it grows wider.")
    .annotations(.issues)

    Scene("percentages/cap-400", proposal: ProposedViewSize(width: 753, height: nil)) {
        Bubble(
            words: "In the pines, where the sun never shines. I shivered the whole night through.", mine: true, cap: 400
        )
    }
    .title("80 %, but no more than 400")
    .caption("Offered 602.4 of 753 points, the frame stops at 400, and so does what is around it.")
    .annotations(.borders, .sizes, .ledger)

    Scene("percentages/ignoring-view", proposal: ProposedViewSize(width: 120, height: 110)) {
        Image("barbarian")
            .relativeProposed(width: 0.5)
            .layoutLabel("50 %")
    }
    .title("A view that does not listen")
    .caption("Offered 60 points, the image keeps its 101: the share is of the offer, not of the size.")
    .annotations(.borders, .sizes, .proposals, .ledger)

    Scene("percentages/nil-and-infinite", columns: 3) {
        Panel("300 × –", proposal: ProposedViewSize(width: 300, height: nil)) { Half() }
        Panel("nil passes through", proposal: .unspecified) { Half() }
        Panel("∞ passes through", proposal: ProposedViewSize(width: .infinity, height: nil)) { Half() }
    }
    .title("Half of nothing, half of everything")
    .caption("No width offered has no half, and half of ∞ is ∞: the text takes its ideal width either way.")
    .annotations(.borders, .sizes, .proposals, .ledger)

    Scene("percentages/scaled-ideal", columns: 3) {
        Panel("300 × –", proposal: ProposedViewSize(width: 300, height: nil)) { HalfOfIdeal() }
        Panel("nil: half its ideal", proposal: .unspecified) { HalfOfIdeal() }
        Panel("∞: half its greatest", proposal: ProposedViewSize(width: .infinity, height: nil)) { HalfOfIdeal() }
    }
    .title("Half of the ideal size")
    .caption("This variant asks its view first where it is offered nil or ∞, and offers half of the answer.")
    .annotations(.borders, .sizes, .proposals, .ledger)

    Scene("percentages/in-an-hstack", proposal: ProposedViewSize(width: 320, height: 60)) {
        HStack(spacing: 10) {
            Color.orange.relativeProposed(width: 0.5).layoutLabel("half")
            Color.teal.layoutLabel("one")
            Color.indigo.layoutLabel("two")
        }
    }
    .title("Half of a share")
    .caption("In a stack the share is of what the stack offers, 100 points of 320, not of the stack.")
    .annotations(.borders, .sizes, .ledger)

    Scene("percentages/container-relative", columns: 1, proposal: ProposedViewSize(width: 300, height: 80)) {
        Panel("relativeProposed(width: 0.5): half of the offer") {
            Color.orange
                .relativeProposed(width: 0.5)
                .layoutLabel("half")
                .frame(width: 200)
                .layoutLabel("frame")
        }
        Panel("containerRelativeFrame(.horizontal) { w, _ in w * 0.5 }: half of the container") {
            Color.orange
                .containerRelativeFrame(.horizontal) { width, _ in width * 0.5 }
                .layoutLabel("half")
                .frame(width: 200)
                .layoutLabel("frame")
        }
    }
    .title("Half of the offer, half of the container")
    .caption("A frame is no container: the second view is half of the scene’s 300 points, whatever the frame offers.")
    .annotations(.borders, .sizes)
}

private struct Half: View {
    var body: some View {
        Text("Half of what there is")
            .layoutLabel("text")
            .relativeProposed(width: 0.5)
            .layoutLabel("50 %")
    }
}

private struct HalfOfIdeal: View {
    var body: some View {
        Text("Half of what there is")
            .layoutLabel("text")
            .relativeIdeal(width: 0.5)
            .layoutLabel("50 %")
    }
}
