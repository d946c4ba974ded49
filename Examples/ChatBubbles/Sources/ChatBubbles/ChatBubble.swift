import Plumbline

/// A message, in a bubble no wider than four fifths of the room and 400 points.
public struct ChatBubble: View {
    /// Who speaks: theirs stand at the leading edge, mine at the trailing one.
    public enum Speaker: Sendable {
        /// The reader.
        case me
        /// Anyone else.
        case them
    }

    private let words: String
    private let speaker: Speaker

    /// A bubble of one speaker's words.
    public init(_ words: String, from speaker: Speaker) {
        self.words = words
        self.speaker = speaker
    }

    private var isMine: Bool { speaker == .me }

    public var body: some View {
        ShareLayout(share: 0.8, limit: 400, edge: isMine ? .trailing : .leading) {
            Text(words)
                .foregroundStyle(isMine ? Color.white : Color.primary)
                .padding(.horizontal, 12)
                .padding(.vertical, 8)
                .background(
                    isMine ? Color.blue : Color.gray.opacity(0.25), in: RoundedRectangle(cornerRadius: 16)
                )
                .layoutLabel("bubble")
        }
        .layoutLabel("row")
    }
}
