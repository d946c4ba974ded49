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
            ChatBubble("It is, and there is cake: the lemon one, from the shop at the corner.", from: .me)
        }
        .title("Four fifths")
        .caption("The row takes the 320 points it is proposed and proposes 256 to its bubble.")
        .annotations(.borders, .sizes, .proposals, .ledger)

        Scene("widths", sweep: .widths(120, 200, 280, 360)) {
            ChatBubble("There is cake: the lemon one.", from: .me)
        }
        .title("From narrow to wide")
        .caption("Words wrap until a line of them fits in four fifths.")
    }
}
