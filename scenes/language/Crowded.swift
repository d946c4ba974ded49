import Plumbline

/// Twenty-six outlined views, of which seven have labels of their own.
@MainActor @SceneBuilder
var crowded: [Scene] {
    Scene("language/crowded", proposal: ProposedViewSize(width: 400, height: 400)) { Board() }
        .title("Of 26 outlined views, seven are named")
        .caption("Views with a label of their own are named first; the footer counts the others.")
        .annotations(.borders, .sizes, .priority)
    Scene("language/crowded-row", proposal: .unspecified) {
        HStack(alignment: .bottom, spacing: 4) {
            ForEach(0..<13, id: \.self) { Color.teal.frame(width: 6, height: 24 + 12 * CGFloat($0 * 5 % 4)) }
        }
    }
    .title("Thirteen bars have one label")
    .caption("A bracket counts them: all are 6 wide, and 24 to 60 high.")
    .annotations(.borders, .sizes)
}

private struct Board: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            HStack {
                Text("Party").font(.title).layoutLabel("heading")
                Spacer()
                Text("Level 7").layoutPriority(1).layoutLabel("level")
            }
            HStack(alignment: .bottom, spacing: 12) {
                ForEach(["rogue", "dragoon", "mage"], id: \.self) { Member(name: $0) }
            }
            HStack(spacing: 8) {
                ForEach(0..<5, id: \.self) { index in
                    Color.indigo.opacity(0.3 + 0.1 * Double(index)).frame(minWidth: 20, maxWidth: 120)
                }
            }
            .frame(height: 30)
            .layoutLabel("bars")
            Text("They leave at dawn.").padding(8).layoutLabel("note")
        }
        .padding()
    }
}

private struct Member: View {
    let name: String

    var body: some View {
        VStack(spacing: 16) {
            Color.teal.frame(width: 84, height: CGFloat(40 + name.count * 8)).layoutLabel(name)
            Color.orange.frame(width: 60, height: 12)
        }
        .padding(14)
        .background(.yellow.opacity(0.2))
    }
}
