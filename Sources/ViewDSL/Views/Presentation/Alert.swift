import Drawing
import Foundation
import LayoutEngine

/// A message with fields and buttons, as a centered card over the dimmed screen.
///
/// Approximate: as commonly published of iOS 17 and 18, 270 points wide, corners of 14, buttons 44 high, two of them side
/// by side.
struct AlertCard<Actions: View, Message: View> {
    let title: Text
    let message: Message
    let actions: Actions
    /// Whether the system adds a button that cancels to those that destroy.
    var addsCancel = true
}

extension AlertCard: View {
    var body: some View {
        Group(subviews: actions) { given in
            Group(subviews: completed(given)) { actions in
                card(fields: actions.filter(\.containerValues.isTextField), buttons: ordered(actions))
            }
        }
    }

    @MainActor @ViewBuilder private func completed(_ actions: SubviewsCollection) -> some View {
        let roles = actions.map(\.containerValues.buttonRole)
        actions
        if addsCancel, roles.contains(.destructive), !roles.contains(.cancel) {
            Button("Cancel", role: .cancel) {}
        }
    }

    @MainActor private func card(fields: [Subview], buttons: [Subview]) -> some View {
        VStack(spacing: 0) {
            VStack(spacing: 3) {
                title.font(.system(size: 17, weight: .semibold))
                message.font(.system(size: 13))
            }
            .multilineTextAlignment(.center)
            .padding(EdgeInsets(top: 19, leading: 16, bottom: fields.isEmpty ? 19 : 13, trailing: 16))
            if !fields.isEmpty {
                VStack(spacing: 6) { ForEach(fields) { $0 } }
                    .textFieldStyle(AlertFieldStyle())
                    .padding(EdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16))
            }
            DialogButtons(buttons: buttons, isRow: buttons.count == 2, height: 44)
                .buttonStyle(DialogButtonStyle(size: 17))
        }
        .frame(width: 270)
        .background(Color.dialogBackground, in: RoundedRectangle(cornerRadius: 14))
        .clipShape(RoundedRectangle(cornerRadius: 14))
        .control("alert")
    }

    /// The one that cancels is the first of two, and else the last.
    private func ordered(_ actions: SubviewsCollection) -> [Subview] {
        let buttons = actions.filter { !$0.containerValues.isTextField }
        let cancels = buttons.filter { $0.containerValues.buttonRole == .cancel }
        let others = buttons.filter { $0.containerValues.buttonRole != .cancel }
        return buttons.count == 2 ? cancels + others : others + cancels
    }
}

/// The text in small letters in a white box with round corners.
///
/// Approximate: the fields’ sizes are assumed.
private struct AlertFieldStyle: TextFieldStyle {
    @Environment(\.pixelLength) private var pixelLength

    func _body(configuration: TextField<_Label>) -> some View {
        FieldText(field: configuration)
            .font(.system(size: 13))
            .padding(.horizontal, 7)
            .frame(height: 32)
            .background {
                RoundedRectangle(cornerRadius: 7)
                    .fill(Color.tertiarySystemBackground)
                    .strokeBorder(Color.systemGray4, lineWidth: max(pixelLength, 0.5))
            }
            .control(configuration.isSecure ? "SecureField" : "TextField")
    }
}

/// The buttons of a dialog with hairlines above each; without any, the system's OK.
struct DialogButtons: View {
    let buttons: [Subview]
    let isRow: Bool
    let height: CGFloat

    var body: some View {
        if buttons.isEmpty {
            row(Button("OK") {})
        } else if isRow {
            Divider()
            HStack(spacing: 0) {
                ForEach(Array(buttons.enumerated()), id: \.offset) { index, button in
                    if index > 0 { Divider() }
                    button.frame(maxWidth: .infinity, maxHeight: .infinity)
                }
            }
            .frame(height: height)
        } else {
            ForEach(buttons) { row($0) }
        }
    }

    @ViewBuilder private func row(_ button: some View) -> some View {
        Divider()
        button.frame(maxWidth: .infinity, minHeight: height)
    }
}

/// The label in the tint: bold to cancel, red to destroy.
struct DialogButtonStyle: ButtonStyle {
    let size: CGFloat

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.system(size: size, weight: configuration.role == .cancel ? .semibold : .regular))
            .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
    }
}

extension Color {
    /// The background of alerts and action sheets, which the system draws with a material.
    static let dialogBackground = Color("dialogBackground", light: RGBA(hex: 0xf2f2f2), dark: RGBA(hex: 0x252525))
}
