import Plumbline

/// Bubbles below each other.
public struct Conversation: View {
    private let bubbles: [(words: String, speaker: ChatBubble.Speaker)]

    /// A conversation of what was said and by whom, in order.
    public init(_ bubbles: [(words: String, speaker: ChatBubble.Speaker)]) { self.bubbles = bubbles }

    public var body: some View {
        VStack(spacing: 6) {
            ForEach(bubbles.indices, id: \.self) { ChatBubble(bubbles[$0].words, from: bubbles[$0].speaker) }
        }
    }

    /// One to show.
    public static let sample = Conversation([
        ("Is the kettle on?", .them),
        ("It is, and there is cake: the lemon one, from the shop at the corner.", .me),
        ("On my way.", .them),
    ])
}
