import Foundation

/// A label with buttons that lower and raise a value at the end of the line.
///
/// The buttons are 94 × 32 points. As wide as proposed; with no width proposed the label and the buttons are 8 points
/// apart. A button that would leave the bounds is gray.
///
/// Approximate: the size is UIKit’s, as published for iOS 13 to 18.
public struct Stepper<Label: View> {
    let label: Label
    let canDecrement: () -> Bool
    let canIncrement: () -> Bool

    nonisolated init<V: Strideable>(_ label: Label, value: Binding<V>, in bounds: ClosedRange<V>?) {
        self.label = label
        canDecrement = { bounds.map { value.wrappedValue > $0.lowerBound } ?? true }
        canIncrement = { bounds.map { value.wrappedValue < $0.upperBound } ?? true }
    }

    nonisolated init(_ label: Label, increment: (() -> Void)?, decrement: (() -> Void)?) {
        self.label = label
        let (goesUp, goesDown) = (increment != nil, decrement != nil)
        canDecrement = { goesDown }
        canIncrement = { goesUp }
    }

    @MainActor public var body: some View {
        ControlRow(label, reachesIntoInsets: true) {
            StepperButtons(canDecrement: canDecrement(), canIncrement: canIncrement())
        }
        .control("Stepper")
    }
}

extension Stepper: View {}

private struct StepperButtons: View {
    let canDecrement: Bool
    let canIncrement: Bool
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack(spacing: 0) {
            sign(.minus, canDecrement)
            Capsule().fill(Color.tertiaryLabel).frame(width: 1, height: 18)
            sign(.plus, canIncrement)
        }
        .frame(width: 94, height: 32)
        .background(Color.tertiarySystemFill, in: .rect(cornerRadius: 8))
    }

    private func sign(_ sign: ControlGlyph.Sign, _ isPossible: Bool) -> some View {
        ControlGlyph(sign, size: 15, lineWidth: 1.7)
            .foregroundStyle(isPossible && isEnabled ? Color.primary : .tertiaryLabel)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
