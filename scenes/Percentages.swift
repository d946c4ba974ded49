import Plumbline

/// Proposes a share of its own proposal.
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

/// Takes a share of its view's own size if the proposal is nil or infinite.
struct RelativeIdealLayout: Layout {
    var relativeWidth: Double

    private func childProposal(_ proposal: ProposedViewSize, _ subview: LayoutSubview) -> ProposedViewSize {
        if let width = proposal.width, width.isFinite {
            return ProposedViewSize(width: width * relativeWidth, height: proposal.height)
        }
        let own = subview.sizeThatFits(proposal)
        return ProposedViewSize(width: own.width * relativeWidth, height: proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(childProposal(proposal, subviews[0]))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: childProposal(proposal, subviews[0])
        )
    }
}

extension View {
    /// Proposes a share of the proposal to the view.
    func relativeProposed(width: Double = 1, height: Double = 1) -> some View {
        RelativeSizeLayout(relativeWidth: width, relativeHeight: height) {
            VStack { self }
        }
    }

    /// The same, and a share of its ideal width if no width is proposed.
    fileprivate func relativeIdeal(width: Double) -> some View {
        RelativeIdealLayout(relativeWidth: width) {
            VStack { self }
        }
    }
}

/// A message.
private struct Bubble: View {
    var words: String
    var mine = false
    /// In points; nil means no maximum.
    var cap: CGFloat?

    var body: some View {
        bubble
            .frame(maxWidth: .infinity, alignment: mine ? .trailing : .leading)
            .layoutLabel("row")
    }

    var bubble: some View {
        Text(words)
            .foregroundColor(mine ? .white : .primary)
            .padding(8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(mine ? Color.blue : Color.gray.opacity(0.25), in: RoundedRectangle(cornerRadius: 12))
            .frame(maxWidth: cap ?? .infinity)
            .layoutLabel(cap == nil ? mine ? "mine" : "theirs" : "bubble")
            .annotated(cap == nil ? .none : [.borders, .sizes, .proposals])
            .relativeProposed(width: 0.8)
            .layoutLabel("80%")
            .annotated(cap == nil ? [.borders, .sizes] : .none)
    }
}

private struct Chat: View {
    var body: some View {
        VStack(spacing: 8) {
            Bubble(words: "Where did you sleep last night?")
            Bubble(words: "In the pines, where the sun never shines. I shivered the whole night through.", mine: true)
            Bubble(words: "Take a blanket.")
        }
        .layoutLabel("container")
        .annotated(.borders, .sizes)
    }
}

@MainActor @SceneBuilder
var percentages: [Scene] {
    Scene("percentages/chat", proposal: ProposedViewSize(width: 300, height: nil)) {
        Chat()
    }
    .title("Each bubble is 80% as wide as its container")
    .caption("240 of 300 points are proposed, and taken.")
    .annotations(.issues)

    Scene(
        "percentages/chat-sweep", sweep: .widths(110, 140, 170, 200)
    ) {
        Bubble(words: "In the pines, where the sun never shines.", mine: true).bubble
            .annotated(removing: .borders, .sizes)
    }
    .title("Always 80% of the proposed width")
    .caption("The bubble is four fifths of each width; its six lines become three.")
    .annotations(.issues)

    Scene("percentages/cap-400", proposal: ProposedViewSize(width: 753, height: nil)) {
        Bubble(
            words: "In the pines, where the sun never shines. I shivered the whole night through.", cap: 400
        )
        .layoutLabel("container")
        .annotated(.borders, .sizes)
    }
    .title("80%, but no more than 400")
    .caption("80% of 753 is 602.4; the bubble’s frame stops at **400**.")
    .annotations(.issues)

    Scene("percentages/ignoring-view", proposal: ProposedViewSize(width: 160, height: nil)) {
        Image("barbarian")
            .annotated(.borders, .sizes, .proposals)
            .relativeProposed(width: 0.5)
    }
    .title("A share of the proposal is not a share of the size")
    .caption("Proposed 80 of 160 points, the image keeps its **101**.")
    .annotations(.proposals)

    Scene("percentages/nil-and-infinite", columns: 2) {
        Panel("half of nil: nil", proposal: .unspecified) { Half() }
        Panel("half of ∞: ∞", proposal: ProposedViewSize(width: .infinity, height: nil)) { Half() }
    }
    .title("Half of nil is nil, and half of ∞ is ∞")
    .caption("Proposed nil or ∞, the text takes its one line, **162.54**.")
    .annotations(.borders, .sizes)

    Scene("percentages/half-sweep", sweep: .widths(120, 200, 360, nil, .infinity)) {
        Half()
    }
    .title("The text is proposed half of each width")
    .caption("Half of 360 is 180, room for the whole line. nil stays nil, ∞ stays ∞.")
    .annotations(.issues)

    Scene("percentages/scaled-ideal", columns: 2) {
        Panel("proposed 200: half of that", proposal: ProposedViewSize(width: 200, height: nil)) { HalfOfIdeal() }
        Panel("proposed nil: half of its ideal", proposal: .unspecified) { HalfOfIdeal() }
    }
    .title("Proposed nil, the view proposes half of its text’s ideal")
    .caption("Half of **162.54** is **81.27**. Wrapped at that, the longest line is 59.96 wide.")
    .annotations(.borders, .sizes)

    Scene("percentages/in-an-hstack", proposal: ProposedViewSize(width: 320, height: 60)) {
        HStack(spacing: 10) {
            Color.orange.relativeProposed(width: 0.5).layoutLabel("half").annotated(.proposals)
            Color.teal.opacity(0.3).layoutLabel("one")
            Color.indigo.opacity(0.3).layoutLabel("two")
        }
        .annotated(.spacing)
    }
    .title("Half of a share, not half of the stack")
    .caption(
        "320 − 2 × 10 = 300: the first is proposed a third, **100**, and takes half of it; the other two get 125 each."
    )
    .annotations(.borders, .sizes)

    Scene("percentages/container-relative", columns: 2, proposal: ProposedViewSize(width: 300, height: 90)) {
        Panel("`relativeProposed`: half of 200") {
            Color.orange
                .relativeProposed(width: 0.5)
                .layoutLabel("orange")
                .inOneHue()
                .frame(width: 200, height: 50)
                .layoutLabel("frame")
        }
        Panel("`containerRelativeFrame`: half of 300") {
            Color.orange
                .containerRelativeFrame(.horizontal) { width, _ in width * 0.5 }
                .layoutLabel("orange")
                .inOneHue()
                .frame(width: 200, height: 50)
                .layoutLabel("frame")
        }
    }
    .title("A frame is not a container")
    .caption("`containerRelativeFrame` takes half of the scene’s 300 points, **150**, though its frame proposes 200.")
    .annotations(.borders, .sizes)
    .comparing()
}

private struct Half: View {
    var body: some View {
        Text("Half of what there is")
            .layoutLabel("text")
            .annotated(.proposals)
            .relativeProposed(width: 0.5)
    }
}

private struct HalfOfIdeal: View {
    var body: some View {
        Text("Half of what there is")
            .layoutLabel("text")
            .annotated(.proposals)
            .relativeIdeal(width: 0.5)
    }
}
