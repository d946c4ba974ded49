import Plumbline
import PlumblineTesting
import Testing

// The samples of comments in the sources. CommentSampleTests finds them by their lines.

enum CommentSamples {
    struct Gallery: SceneCatalog {
        static var assets: AssetCatalog { AssetCatalog(directory: "assets") }
        static var scenes: [Scene] {
            Scene("hello") { Text("Hello") }
        }
    }

    @MainActor @SceneBuilder
    static var scenes: [Scene] {
        Scene("greetings/hello", proposal: ProposedViewSize(width: 240, height: 133)) {
            HStack(alignment: .firstTextBaseline) {
                Text("Hello").font(.title)
                Text("layout")
            }
        }
        .caption("Two words on one baseline.")
        .annotations(.borders, .alignmentLines)

        Scene("text/wrapping", sweep: .widths(60, 120, 240, nil, .infinity)) { Text("One, two, three") }

        Scene("padding/order", columns: 2) {
            Panel("padding, then border") { Text("Hi").padding().border(.red) }
            Panel("border, then padding") { Text("Hi").border(.red).padding() }
        }
    }

    @MainActor @SceneBuilder
    static var grouped: [Scene] {
        SceneGroup("greetings") {
            Scene("hello") { Text("Hello") }
        }
    }

    @Suite(.goldens(folder: "Goldens/Cards", scale: 2))
    struct CardTests {}

    private struct ChatBubble: View {
        var body: some View { Text("Hello") }
    }

    @MainActor
    private enum MenuRow {
        static let sample = Text("Avocado toast")
    }

    @MainActor
    static func expectViews() async throws {
        try await expectFigure(ChatBubble(), widths: [240, 320], appearances: [.light, .dark])
        try await expectFigure(
            ChatBubble(), widths: [240, 320], appearances: [.light, .dark], typeSizes: [.large, .accessibility3],
            layoutDirections: [.leftToRight, .rightToLeft])
        try await expectFigure(MenuRow.sample, widths: [240, 320], appearances: [.light, .dark])
    }
}
