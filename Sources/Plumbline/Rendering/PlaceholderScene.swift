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
                Text(Wording.capitalized(reason)).font(.footnote).foregroundStyle(.secondary)
                Text(scene.source.fileID + ":\(scene.source.line)").font(.footnote).foregroundStyle(.secondary)
            }
            .padding(16)
            .frame(width: 360, alignment: .leading)
            .background(tone.opacity(0.06))
            .background(Color.white)
            .border(tone, width: 1)
        }
        card.title = "\(scene.displayTitle): could not be drawn"
        // Readable on any page.
        card.appearance = .light
        // Nobody wants to know how a message is laid out.
        card.isExplorable = false
        return card
    }
}
