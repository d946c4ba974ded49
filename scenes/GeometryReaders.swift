import Plumbline

/// An image with another over its lower half.
private struct OverlaidImage: View {
    /// The center of the overlay: as written for an early beta, or in the lower half.
    var asWritten = false

    var body: some View {
        Image("barbarian")
            .resizable()
            .aspectRatio(contentMode: .fit)
            .overlay(overlay)
    }

    var overlay: some View {
        GeometryReader { g in
            Color.teal.opacity(0.45)
                .frame(width: g.size.width, height: g.size.height / 2)
                .overlay { Circle().fill(.white).stroke(.black, lineWidth: 2).frame(width: 10, height: 10) }
                .layoutLabel("half")
                .annotated(.borders)
                .position(x: asWritten ? 0 : g.size.width / 2, y: g.size.height * (asWritten ? 2 : 3) / 4)
            if !asWritten {
                Color.clear
                    .frame(width: 0, height: g.size.height * 3 / 4)
                    .layoutLabel("center")
                    .annotated(.dimensions)
            }
        }
        .layoutLabel("reader")
        .annotated(.borders)
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
                        maxHeight: g.size.height / 2
                    )
                    .layoutLabel("half")
            }
            .frame(width: g.size.width, height: g.size.height)
        }
    }
    .title("Half of the reader’s size limits the image")
    .caption("The reader takes all of 280 × 200, so half of it is 140 × 100.")
    .code()
    .emphasis("half")
    .annotations(.borders, .sizes)

    Scene("geometry-reader/lower-half", columns: 1, proposal: ProposedViewSize(width: 200, height: 138)) {
        Panel("`position(x: w / 2, y: h * 3 / 4)`") { OverlaidImage() }
        Panel("`position(y: h / 2)`") { OverlaidImage(asWritten: true) }
    }
    .title("`position` sets the center; x defaults to 0")
    .caption(
        "Above, the center is at ¾ of the height, **103.5**; below, x is not given, so it is on the **leading edge**."
    )
    .annotations(.issues)
}
