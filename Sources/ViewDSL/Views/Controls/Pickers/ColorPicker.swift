import Foundation

/// A label, and at the end of the line a ring of all hues around the chosen color, 28 points in size. As wide as
/// proposed.
///
/// Approximate: as commonly published for iOS 14 to 18.
public struct ColorPicker<Label: View> {
    let label: Label
    let selection: Binding<Color>

    nonisolated public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.selection = selection
    }

    @MainActor public var body: some View {
        ControlRow(label, reachesIntoInsets: true) { ColorWell(color: selection.wrappedValue) }.control("ColorPicker")
    }
}

extension ColorPicker: View {}

extension ColorPicker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

private struct ColorWell: View {
    let color: Color
    @Environment(\.isEnabled) private var isEnabled

    private static let hues = (0...12).map { Color(hue: 1 - Double($0) / 12, saturation: 0.85, brightness: 1) }

    var body: some View {
        ZStack {
            Circle().strokeBorder(AngularGradient(colors: Self.hues, center: .center), lineWidth: 3)
            Circle().fill(color).padding(5)
        }
        .frame(width: 28, height: 28)
        .dimmed(!isEnabled)
    }
}
