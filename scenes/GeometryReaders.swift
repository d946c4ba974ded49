import Plumbline

/// An image with another over its lower half.
private struct OverlaidImage: View {
    var body: some View {
        Image("barbarian")
            .resizable()
            .aspectRatio(contentMode: .fit)
            .overlay(overlay)
    }

    var overlay: some View {
        GeometryReader { g in
            Image("overlay")
                .resizable()
                .frame(width: g.size.width, height: g.size.height / 2)
                .position(x: g.size.width / 2, y: g.size.height * 3 / 4)
        }
    }
}

@MainActor @SceneBuilder
var geometryReaders: [Scene] {
    Scene("geometry-reader/half-size", proposal: ProposedViewSize(width: 280, height: 200)) {
        GeometryReader { g in
            ZStack {
                Image("barbarian")
                    .resizable()
                    .aspectRatio(contentMode: .fit)
                    .frame(
                        maxWidth: g.size.width / 2,
                        maxHeight: g.size.height / 2)
            }
            .frame(width: g.size.width, height: g.size.height)
        }
    }
    .title("An image at half size")
    .caption(
        "The reader takes all it is offered and tells its views how much that is: 280 × 200, so half is 140 × 100."
    )
    .annotations(.borders, .sizes, .ledger)

    Scene("geometry-reader/lower-half", proposal: ProposedViewSize(width: 220, height: 180)) {
        OverlaidImage()
    }
    .title("Over the lower half")
    .caption("In an overlay the reader is offered the size of the view beneath, not the screen’s.")
    .annotations(.borders, .sizes, .ledger)
}
