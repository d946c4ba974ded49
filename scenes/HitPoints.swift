import Plumbline

/// A bar of hit points, step by step.
private struct HitPointBar: View {
    enum Step {
        case text, frame, lozenge, bar

        /// The annotations of the outer frame.
        var marks: Annotations {
            switch self {
            case .text: [.borders, .sizes]
            case .frame, .lozenge: .sizes
            case .bar: .none
            }
        }
    }

    var hitPoints: Int
    var damageTaken: Int
    var step: Step

    var body: some View {
        switch step {
        case .text: label
        case .frame: label.frame(minWidth: 0, maxWidth: .infinity).annotated(.borders, .sizes)
        case .lozenge:
            label
                .foregroundColor(Color.white)
                .frame(minWidth: 0, maxWidth: .infinity)
                .background(Color.red)
                .cornerRadius(8)
        case .bar:
            label
                .foregroundColor(Color.white)
                .frame(minWidth: 0, maxWidth: .infinity)
                .background(background)
                .cornerRadius(8)
        }
    }

    var label: some View { Text("\(hitPoints - damageTaken)/\(hitPoints)") }

    var background: some View {
        GeometryReader { g in
            ZStack(alignment: .leading) {
                Rectangle()
                    .fill(Color.red)
                Rectangle()
                    .fill(Color.green)
                    .frame(width: g.size.width * CGFloat(hitPoints - damageTaken) / CGFloat(hitPoints))
                    .layoutLabel("left")
                    .annotated(.dimensions)
            }
        }
    }
}

/// The list entry that the bar is for.
private struct Character: View {
    var step: HitPointBar.Step

    var body: some View {
        HStack {
            Image("rogue")
            VStack(alignment: .leading) {
                Text("Hasty River")
                    .font(.title)
                HitPointBar(hitPoints: 60, damageTaken: 27, step: step)
                    .font(.caption)
                    .frame(width: 200)
                    .layoutLabel("bar")
                    .annotated(step.marks)
            }
        }
    }
}

@MainActor @SceneBuilder
var hitPoints: [Scene] {
    Scene("hit-points/text", proposal: ProposedViewSize(width: 320, height: 100)) {
        Character(step: .text)
    }
    .title("Hit points: the text")
    .caption("The frame outside is 200 points wide; the text in it keeps its size in the middle.")
    .annotations(.ledger)

    Scene("hit-points/frame", proposal: ProposedViewSize(width: 320, height: 100)) {
        Character(step: .frame)
    }
    .title("Hit points: the frame")
    .caption(
        "Inside the bar, a frame now fills the 200 points: nothing looks different, but a background can use it."
    )
    .annotations(.ledger)

    Scene("hit-points/lozenge", proposal: ProposedViewSize(width: 320, height: 100)) {
        Character(step: .lozenge)
    }
    .title("Hit points: a red lozenge")
    .caption("The background is proposed the frame’s size, and the corners are cut from both.")
    .annotations(.ledger)

    Scene("hit-points/bar", proposal: ProposedViewSize(width: 320, height: 100)) {
        Character(step: .bar)
    }
    .title("Hit points: green over red")
    .caption("33 of 60 points are left: a reader in the background makes the green 200 × 33 / 60 = 110 points wide.")
    .annotations(.ledger)
}
