import ChatBubbles
import Plumbline

/// The figures of the documentation.
@main
struct Figures: SceneCatalog {
    static var scenes: [Scene] {
        Scene("conversation", proposal: ProposedViewSize(width: 320, height: nil)) {
            Conversation.sample
        }
        .title("A conversation")
        .caption("Bubbles as wide as their text, up to four fifths of the width.")

        Scene("share", proposal: ProposedViewSize(width: 320, height: nil)) {
            Measured {
                ChatBubble("It is, and there is cake: the lemon one, from the shop at the corner.", from: .me)
            }
        }
        .title("A bubble is proposed four fifths of its row")
        .caption("The row takes the 320 points it is proposed; four of its five stripes are **256**.")
        .note("proposed 256", on: "bubble")
        .annotations(.borders, .sizes, .proposals)
        .showing("row", "bubble")

        Scene("widths", sweep: .widths(120, 200, 280, 360)) {
            Measured { ChatBubble("There is cake: the lemon one.", from: .me) }
        }
        .title("Words wrap until a line fits in four fifths")
        .caption("The stripes above are fifths of the width.")
    }
}

/// A view below five stripes of equal width.
private struct Measured<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack(spacing: 4) {
            HStack(spacing: 0) {
                ForEach(0..<5, id: \.self) { Color.gray.opacity($0.isMultiple(of: 2) ? 0.5 : 0.2) }
            }
            .frame(height: 4)
            content
        }
    }
}
