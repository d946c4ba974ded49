import Plumbline

/// A clock drawn in a canvas.
private struct ClockFace: View {
    var body: some View {
        Canvas { context, size in
            let face = Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: 10, dy: 10))
            var shaded = context
            shaded.addFilter(.shadow(color: .black.opacity(0.4), radius: 3, y: 2))
            shaded.fill(
                face,
                with: .linearGradient(
                    Gradient(colors: [.yellow, .orange]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
            context.translateBy(x: size.width / 2, y: size.height / 2)
            for hour in 1...12 {
                var mark = context
                mark.rotate(by: .degrees(Double(hour) * 30))
                mark.fill(
                    Path(CGRect(x: -1, y: -44, width: 2, height: hour.isMultiple(of: 3) ? 10 : 5)), with: .color(.black)
                )
            }
            if let hand = context.resolveSymbol(id: "hand") {
                context.draw(hand, at: .zero, anchor: .bottom)
                context.rotate(by: .degrees(120))
                context.draw(hand, in: CGRect(x: -3, y: -24, width: 6, height: 24))
            }
            context.transform = .identity
            context.draw(
                Text("\(Image(systemName: "star.fill")) VI").font(.caption.bold()).foregroundColor(.black),
                at: CGPoint(x: 60, y: 84))
        } symbols: {
            Capsule().fill(.red).frame(width: 4, height: 36).tag("hand")
        }
        .frame(width: 120, height: 120)
    }
}

/// A card of which the content is not known yet.
private struct Card: View {
    var body: some View {
        HStack(alignment: .top) {
            Image(systemName: "person.fill").font(.largeTitle)
            VStack(alignment: .leading) {
                Text("Amanita").font(.headline)
                Text("Keeper of the quiet woods, and of the lanterns beside the water").font(.caption)
                Button("Follow") {}.buttonStyle(.bordered).unredacted()
            }
        }
        .frame(width: 180)
    }
}

@MainActor @SceneBuilder
var drawings: [Scene] {
    Scene("drawings/canvas") { ClockFace() }
        .title("A canvas draws shapes, symbols and text")
        .caption("The hands are one symbol, drawn twice: at its size, and scaled to 6 × 24.")
        .annotations(.issues)
        .magnification(2)
    Scene("drawings/redacted") {
        HStack(alignment: .top, spacing: 24) {
            Card()
            Card().redacted(reason: .placeholder)
        }
        .padding()
    }
    .title("A placeholder keeps the size of what it hides")
    .caption("`redacted(reason: .placeholder)` draws bars; `unredacted()` keeps the button.")
    .annotations(.issues)
}
