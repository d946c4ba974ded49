/// A label and, at the end of the line, the part one touches: the row of a toggle, stepper, date picker or color picker.
///
/// As wide as proposed; with no width proposed, as wide as its parts 8 points apart. With the label hidden only the
/// second part is left.
struct ControlRow<Label: View, Knob: View> {
    let label: Label
    let knob: Knob
    /// Whether the second part reaches into the insets of a list's row.
    let reachesIntoInsets: Bool
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isWholeRow) private var isRow

    nonisolated init(_ label: Label, reachesIntoInsets: Bool = false, @ViewBuilder knob: () -> Knob) {
        self.label = label
        self.reachesIntoInsets = reachesIntoInsets
        self.knob = knob()
    }

    @ViewBuilder @MainActor var body: some View {
        let isControl = isRow && reachesIntoInsets
        if labelsVisibility == .hidden {
            knob.rowLabelEnd(isControl ? .middle : nil)
        } else {
            HStack {
                TitledLabel(label).controlLabel().rowLabelEnd(isControl ? .bottom : nil)
                ControlSpacer()
                knob
            }
        }
    }
}

extension ControlRow: View {}

nonisolated extension View {
    /// Ends lines of text at the trailing edge, unless an alignment was set: for what stands at the end of a row.
    func trailingLines() -> some View {
        EnvironmentModified(content: self) { $0.defaultTextAlignment = .trailing }
    }
}
