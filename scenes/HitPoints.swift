import Plumbline

/// A bar of hit points, step by step.
private struct HitPointBar: View {
    enum Step {
        case text, frame, lozenge, bar

        /// The annotations of the outer frame.
        var marks: Annotations {
            switch self {
            case .text: [.borders, .sizes]
            case .frame: [.borders, .sizes]
            case .lozenge, .bar: .none
            }
        }

        /// The label of the outer frame.
        var name: String {
            switch self {
            case .text: "frame"
            case .frame: "both frames"
            case .lozenge, .bar: "bar"
            }
        }
    }

    var hitPoints: Int
    var damageTaken: Int
    var step: Step

    var body: some View {
        switch step {
        case .text: label
        case .frame: label.frame(minWidth: 0, maxWidth: .infinity)
        case .lozenge:
            label
                .foregroundColor(Color.white)
                .frame(minWidth: 0, maxWidth: .infinity)
                .background(Color.red)
                .cornerRadius(8)
                .measuringWidth()
        case .bar:
            label
                .foregroundColor(Color.white)
                .frame(minWidth: 0, maxWidth: .infinity)
                .background(background)
                .cornerRadius(8)
                .measuringWidth()
        }
    }

    var label: some View {
        Text("\(hitPoints - damageTaken)/\(hitPoints)")
            .annotated(step == .text ? [.borders, .sizes] : step == .frame ? .borders : .none)
    }

    var background: some View {
        GeometryReader { g in
            ZStack(alignment: .leading) {
                Rectangle()
                    .fill(Color.red)
                Rectangle()
                    .fill(Color.green)
                    .frame(width: g.size.width * CGFloat(hitPoints - damageTaken) / CGFloat(hitPoints))
                    .layoutLabel("left")
                    .measuringWidth()
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
                    .layoutLabel(step.name)
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
    .title("The frame is 200 wide; the text is not")
    .caption("The text keeps its own size in the middle of the frame.")
    .code(
        """
        Text("33/60")
            .frame(width: 200)
        """
    )
    .annotations(.none)

    Scene("hit-points/frame", proposal: ProposedViewSize(width: 320, height: 100)) {
        Character(step: .frame)
    }
    .title("The inner frame fills the 200 points of the outer")
    .caption("You cannot see the inner frame; a background on it would be **200** wide.")
    .code(
        """
        Text("33/60")
            .frame(minWidth: 0, maxWidth: .infinity)
            .frame(width: 200)
        """
    )
    .annotations(.none)

    Scene("hit-points/lozenge", proposal: ProposedViewSize(width: 320, height: 100)) {
        Character(step: .lozenge)
    }
    .title("The background takes the frame’s size")
    .caption("The red is **200** wide, as the frame is; `cornerRadius(8)` clips its corners.")
    .code(
        """
        Text("33/60")
            .foregroundColor(.white)
            .frame(minWidth: 0, maxWidth: .infinity)
            .background(Color.red)
            .cornerRadius(8)
            .frame(width: 200)
        """
    )
    .annotations(.none)

    Scene("hit-points/bar", proposal: ProposedViewSize(width: 320, height: 100)) {
        Character(step: .bar)
    }
    .title("33 of 60 hit points are 110 of 200 points")
    .caption("The `GeometryReader` makes the green 200 × 33/60 = **110** wide.")
    .code(
        """
        Text("33/60")
            .foregroundColor(.white)
            .frame(minWidth: 0, maxWidth: .infinity)
            .background(GeometryReader { g in
                ZStack(alignment: .leading) {
                    Rectangle().fill(.red)
                    Rectangle().fill(.green)
                        .frame(width: g.size.width * 33 / 60)
                }
            })
            .cornerRadius(8)
            .frame(width: 200)
        """
    )
    .annotations(.none)
}
