import LayoutEngine
import ViewDSL

extension Scene {
    /// A card that says why a scene could not be drawn, to stand in its figure's place.
    @MainActor
    static func placeholder(for scene: Scene, reason: String) -> Scene {
        let tone = Color(red: 0.72, green: 0.11, blue: 0.11)
        var card = Scene(scene.name, proposal: ProposedViewSize(width: 360, height: nil)) {
            VStack(alignment: .leading, spacing: 8) {
                Text("This figure could not be drawn").font(.headline).foregroundStyle(tone)
                Text(scene.name).font(.subheadline)
                Text(unbroken(Wording.capitalized(reason))).font(.footnote).foregroundStyle(.secondary)
                Text(place(of: scene)).font(.footnote).foregroundStyle(.secondary)
            }
            .padding(16)
            .frame(width: 360, alignment: .leading)
            .background(tone.opacity(0.06))
            .background(Color.white)
            .border(tone, width: 1)
        }
        card.title = "\(scene.displayTitle): could not be drawn"
        card.failure = reason
        // Readable on any page.
        card.appearance = .light
        // Nobody wants to know how a message is laid out.
        card.isExplorable = false
        return card
    }

    /// Where it was written. The reason may name another place, so that of a preview is given as such.
    private static func place(of scene: Scene) -> String {
        let place = "\(scene.source.fileID):\(scene.source.line)"
        return unbroken(scene.isPreview ? "Preview at \(place)" : place)
    }

    /// With places such as `App/Menu.swift:12` on one line, if it has room for them: no line ends at a slash.
    private static func unbroken(_ text: String) -> String { text.replacing("/", with: "\u{2060}/\u{2060}") }
}
