import Foundation

struct WheelPicker: View {
    let picker: _PickerParts

    var body: some View {
        PickerChoices(picker) { choices, chosen in
            Wheel {
                WheelColumn(count: choices.count, chosen: chosen ?? 0) { choices[$0] }
            }
        }
        .control("Picker", settings: picker.settings)
    }
}

/// Wheels side by side, and the gray band that marks their selection.
struct Wheel<Columns: View>: View {
    let columns: Columns
    @Environment(\.isEnabled) private var isEnabled

    init(@ViewBuilder columns: () -> Columns) { self.columns = columns() }

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 8).fill(Color.tertiarySystemFill).frame(height: 34).padding(.horizontal, 9)
            HStack(spacing: 0) { columns }.padding(.horizontal, 16)
        }
        .frame(minWidth: 0, idealWidth: 320, maxWidth: .infinity)
        .frame(height: 216)
        .clipped()
        .dimmed(!isEnabled)
    }
}

/// The visible rows of a wheel: the rows around the selected one, bent away from the reader.
struct WheelColumn<Row: View>: View {
    let count: Int
    let chosen: Int
    @ViewBuilder let row: (Int) -> Row

    /// In points.
    private static var radius: CGFloat { 120 }
    private static var rowHeight: CGFloat { 32 }

    var body: some View {
        ZStack {
            ForEach(max(chosen - 4, 0)..<max(min(chosen + 5, count), max(chosen - 4, 0)), id: \.self) { index in
                let angle = CGFloat(index - chosen) * Self.rowHeight / Self.radius
                row(index)
                    .font(.system(size: 23))
                    .foregroundStyle(Color.primary)
                    .lineLimit(1)
                    .minimumScaleFactor(0.7)
                    .frame(height: Self.rowHeight)
                    .scaleEffect(x: 1 - 0.03 * abs(angle), y: cos(angle))
                    .opacity(index == chosen ? 1 : 0.5 * Double(cos(angle)) * Double(cos(angle)))
                    .offset(y: Self.radius * sin(angle))
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
