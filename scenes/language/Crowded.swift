import Plumbline

/// Some seventy views, of which seven have labels of their own.
@MainActor @SceneBuilder
var crowded: [Scene] {
    Scene("language/crowded", proposal: ProposedViewSize(width: 760, height: 520)) { Board() }
        .title("Of 42 outlined views seven are named")
        .caption("Views with a label of their own are named first; the footer counts the others.")
        .annotations(.borders, .sizes, .spacing)
    Scene("language/crowded-row", proposal: ProposedViewSize(width: 200, height: 60)) {
        HStack(alignment: .bottom, spacing: 2) {
            ForEach(0..<13, id: \.self) { Color.teal.frame(width: 6, height: 24 + 12 * CGFloat($0 * 5 % 4)) }
        }
    }
    .title("Thirteen alike have one label")
    .caption("A bracket counts them: all are 6 wide, and 24 to 60 high.")
    .annotations(.borders, .sizes)
}

private struct Board: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            HStack {
                Text("Party").font(.title).layoutLabel("heading")
                Spacer()
                Text("Level 7").layoutPriority(1).layoutLabel("level")
            }
            HStack(alignment: .bottom, spacing: 28) {
                ForEach(["rogue", "dragoon", "mage", "healer"], id: \.self) { Member(name: $0) }
            }
            HStack(spacing: 8) {
                ForEach(0..<5, id: \.self) { index in
                    Color.indigo.opacity(0.3 + 0.1 * Double(index)).frame(minWidth: 20, maxWidth: 120)
                }
            }
            .frame(height: 40)
            .layoutLabel("bars")
            .alignmentGuide(.leading) { _ in -20 }
            HStack(spacing: 48) {
                Text("They leave at dawn, before the gate is shut.").padding(8).layoutLabel("note")
                Color.orange.frame(width: 70, height: 24).frame(width: 50, height: 36).layoutLabel("too wide")
                Color.mint.frame(minWidth: 60, maxWidth: 30, maxHeight: 24).layoutLabel("muddled")
            }
        }
        .padding()
    }
}

private struct Member: View {
    let name: String

    var body: some View {
        VStack(spacing: 16) {
            Color.teal.frame(width: 84, height: CGFloat(70 + name.count * 12)).layoutLabel(name)
            Text(name.capitalized).lineLimit(1)
            HStack(spacing: 3) {
                Color.red.frame(width: 10, height: 6)
                Color.orange.frame(width: 18, height: 6)
            }
        }
        .padding(14)
        .background(.yellow.opacity(0.2))
    }
}
