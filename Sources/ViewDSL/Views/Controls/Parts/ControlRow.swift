/// A label and, at the end of the line, the part one touches: the row of a toggle, stepper, date picker or color picker.
///
/// As wide as proposed; with no width proposed, as wide as its parts 8 points apart. With the label hidden only the
/// second part is left.
struct ControlRow<Label: View, Knob: View> {
    let label: Label
    let knob: Knob
    @Environment(\.labelsVisibility) private var labelsVisibility

    nonisolated init(_ label: Label, @ViewBuilder knob: () -> Knob) {
        self.label = label
        self.knob = knob()
    }

    @ViewBuilder @MainActor var body: some View {
        if labelsVisibility == .hidden {
            knob
        } else {
            HStack {
                EnvironmentModified(content: label) { environment in
                    guard !environment.isEnabled else { return }
                    environment.foreground = AnyShapeStyle(Color.tertiaryLabel)
                    environment.lowerForegrounds = []
                }
                Spacer()
                knob
            }
        }
    }
}

extension ControlRow: View {}
