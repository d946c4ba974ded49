// swift-format-ignore-file
// The author's, not under Plumbline's license: see README.md in Tests/ArticleListings.
// The listings of article B, as printed. Comments are left out.
import Plumbline

fileprivate struct RelativeSizeLayout: Layout {
    var relativeWidth: Double
    var relativeHeight: Double

    func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
    ) -> CGSize {
        assert(subviews.count == 1, "expects a single subview")
        let resizedProposal = ProposedViewSize(
            width: proposal.width.map { $0 * relativeWidth },
            height: proposal.height.map { $0 * relativeHeight }
        )
        return subviews[0].sizeThatFits(resizedProposal)
    }

    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
    ) {
        assert(subviews.count == 1, "expects a single subview")
        let resizedProposal = ProposedViewSize(
            width: proposal.width.map { $0 * relativeWidth },
            height: proposal.height.map { $0 * relativeHeight }
        )
        subviews[0].place(
            at: CGPoint(x: bounds.midX, y: bounds.midY),
            anchor: .center,
            proposal: resizedProposal
        )
    }
}

extension View {
    public func relativeProposed(width: Double = 1, height: Double = 1) -> some View {
        RelativeSizeLayout(relativeWidth: width, relativeHeight: height) {
            VStack {
                self
            }
        }
    }
}

/// The type that the fragments below use; not printed, and ours.
struct Message: Identifiable {
    enum Sender { case me, other }
    let id: Int
    let sender: Sender
    let text: String
}

/// The bubble of a message; not printed, and ours.
struct ChatBubble: View {
    let message: Message

    var body: some View {
        Text(message.text)
            .padding(10)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(message.sender == .me ? .green : .yellow, in: RoundedRectangle(cornerRadius: 12))
            .layoutLabel("bubble")
    }
}

/// Fragments, each in a view named after what it shows.
enum Chat {
    struct EightyPercent: View {
        let message: Message
        var chatBubble: some View { ChatBubble(message: message) }

        var body: some View {
            let alignment: Alignment = message.sender == .me ? .trailing : .leading
            chatBubble
                .relativeProposed(width: 0.8)
                .frame(maxWidth: .infinity, alignment: alignment)
        }
    }

    struct EightyPercentUpTo400: View {
        let message: Message
        var chatBubble: some View { ChatBubble(message: message) }

        var body: some View {
            let alignment: Alignment = message.sender == .me ? .trailing : .leading
            chatBubble
                .frame(maxWidth: 400)
                .relativeProposed(width: 0.8)
                .frame(maxWidth: .infinity, alignment: alignment)
        }
    }
}
