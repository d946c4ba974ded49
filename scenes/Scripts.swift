import Plumbline

/// One greeting in several scripts.
private struct Greetings: View {
    private let greetings = [
        ("Arabic", "مرحبا بالعالم"), ("Hebrew", "שלום עולם"), ("Hindi", "नमस्ते दुनिया"), ("Thai", "สวัสดีชาวโลก"),
        ("Chinese", "你好，世界"), ("Japanese", "こんにちは世界"), ("Korean", "안녕하세요 세계"), ("Emoji", "👋🏽🌍 👩‍🚀 🇯🇵 ❤️"),
    ]

    var body: some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 8) {
            ForEach(greetings, id: \.0) { name, greeting in
                GridRow {
                    Text(name).foregroundStyle(.secondary)
                    Text(greeting).font(.title3)
                    Text(greeting).font(.title3.bold())
                }
            }
        }
    }
}

@MainActor @SceneBuilder
var scripts: [Scene] {
    Scene(
        "text/scripts", proposal: ProposedViewSize(width: 500, height: 380)
    ) {
        Greetings()
    }
    .title("Text finds glyphs for seven languages and for emoji")
    .caption("A glyph that the font lacks comes from another font, whose taller lines make taller rows.")
    .annotations(.issues)
}
