/// A picker as a closed menu.
struct MenuPicker: View {
    let picker: _PickerParts
    @Environment(\.isListRow) private var isListRow
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        if isListRow {
            ControlRow(picker.label) {
                value.foregroundStyle(isEnabled ? Color.secondary : .tertiaryLabel).trailingLines()
            }
            .control("Picker", settings: picker.settings)
        } else {
            value
                .controlForeground()
                .padding(.vertical, 7)
                .padding(.horizontal, 12)
                .control("Picker", settings: picker.settings)
        }
    }

    private var value: some View {
        HStack(spacing: 5) {
            EnvironmentModified(content: chosen) { $0.leaveRowLabels() }
            ControlGlyph(.upDown, size: 12, lineWidth: 1.8)
        }
    }

    @ViewBuilder private var chosen: some View {
        if let label = picker.currentValueLabel { label } else { ChosenView(picker: picker) }
    }
}

/// The view that is chosen; nothing if none is.
struct ChosenView: View {
    let picker: _PickerParts

    var body: some View {
        PickerChoices(picker) { choices, chosen in
            if let chosen { choices[chosen] }
        }
    }
}

/// A picker as a row that leads to its choices.
struct NavigationLinkPicker: View {
    let picker: _PickerParts

    var body: some View {
        ControlRow(picker.label) {
            HStack(spacing: 8) {
                if let label = picker.currentValueLabel { label } else { ChosenView(picker: picker) }
                RowChevron(color: .tertiaryLabel)
            }
            .foregroundStyle(Color.secondary)
        }
        .control("Picker", settings: picker.settings)
    }
}

/// A picker as rows of its list.
struct InlinePicker: View {
    let picker: _PickerParts
    @Environment(\.isListRow) private var isListRow
    @Environment(\.tint) private var tint

    var body: some View {
        if isListRow {
            ControlLabel(picker.label).foregroundStyle(Color.secondary)
            PickerChoices(picker) { choices, chosen in
                ForEach(Array(choices.enumerated()), id: \.offset) { index, choice in
                    HStack {
                        choice
                        ControlSpacer()
                        if index == chosen {
                            ControlGlyph(.checkmark, size: 13, lineWidth: 2).foregroundStyle(tint ?? .accentColor)
                        }
                    }
                }
            }
        } else {
            WheelPicker(picker: picker)
        }
    }
}

/// A picker as a column of round buttons.
struct RadioGroupPicker: View {
    let picker: _PickerParts
    @Environment(\.tint) private var tint

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            ControlLabel(picker.label)
            VStack(alignment: .leading, spacing: 6) {
                PickerChoices(picker) { choices, chosen in
                    ForEach(Array(choices.enumerated()), id: \.offset) { index, choice in
                        HStack(spacing: 6) {
                            button(index == chosen)
                            choice
                        }
                    }
                }
            }
        }
        .control("Picker", settings: picker.settings)
    }

    private func button(_ isChosen: Bool) -> some View {
        Circle().fill(isChosen ? tint ?? .accentColor : .tertiarySystemFill)
            .overlay {
                if isChosen {
                    Circle().fill(Color.white).padding(4.5)
                } else {
                    Circle().strokeBorder(Color.systemGray3, lineWidth: 1)
                }
            }
            .frame(width: 14, height: 14)
    }
}
