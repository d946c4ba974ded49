import Plumbline
import PlumblineTesting
import Testing

@testable import ChatBubbles

@MainActor
@Suite("A chat bubble")
struct ChatBubbleTests {
    /// Every letter is 10 points wide, so frames are exact on any machine.
    private func layout(_ words: String, width: CGFloat?, from speaker: ChatBubble.Speaker = .me) -> LayoutSnapshot {
        LayoutSnapshot(
            proposal: ProposedViewSize(width: width, height: nil),
            textMeasuring: FixedAdvanceText(advance: 10, ascent: 8, descent: 2)
        ) {
            ChatBubble(words, from: speaker)
        }
    }

    @Test("is as wide as its words and their padding, at the speaker's edge")
    func hugs() throws {
        let mine = try #require(layout("Hello", width: 300)["bubble"])
        #expect(mine.frame == CGRect(x: 226, y: 0, width: 74, height: 26))
        let theirs = try #require(layout("Hello", width: 300, from: .them)["bubble"])
        #expect(theirs.frame == CGRect(x: 0, y: 0, width: 74, height: 26))
    }

    @Test("is proposed four fifths of the width", arguments: [100, 250, 500] as [CGFloat])
    func share(width: CGFloat) throws {
        let bubble = try #require(layout("Hello", width: width)["bubble"])
        #expect(bubble.proposal.width == width * 0.8)
    }

    @Test("is never proposed more than 400 points")
    func limit() throws {
        let layout = layout("Hello", width: 753)
        #expect(layout["bubble"]?.proposal.width == 400)
        #expect(layout.size.width == 753)
    }

    @Test("takes no more than its words if no width is proposed")
    func ideal() {
        #expect(layout("Hello", width: nil).size == CGSize(width: 74, height: 26))
    }

    @Test("looks as its goldens do")
    func golden() async throws {
        try await expectFigure(
            Scene("conversation", proposal: ProposedViewSize(width: 320, height: nil)) { Conversation.sample })
    }
}
