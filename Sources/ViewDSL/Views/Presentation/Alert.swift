import Drawing
import Foundation
import LayoutEngine

/// A message with buttons, as a centered card over the dimmed screen.
///
/// Approximate: as commonly published of iOS 17 and 18, 270 points wide, corners of 14, buttons 44 high, two of them side by side.
struct AlertCard<Actions: View, Message: View> {
    let title: Text
    let message: Message
    let actions: Actions
}

extension AlertCard: View {
    var body: some View {
        VStack(spacing: 0) {
            VStack(spacing: 3) {
                title.font(.system(size: 17, weight: .semibold))
                message.font(.system(size: 13))
            }
            .multilineTextAlignment(.center)
            .padding(EdgeInsets(top: 19, leading: 16, bottom: 19, trailing: 16))
            Group(subviews: actions) { buttons in
                DialogButtons(buttons: ordered(buttons), isRow: buttons.count == 2, height: 44)
            }
            .buttonStyle(DialogButtonStyle(size: 17))
        }
        .frame(width: 270)
        .background(Color.dialogBackground, in: RoundedRectangle(cornerRadius: 14))
        .clipShape(RoundedRectangle(cornerRadius: 14))
        .control("Alert")
    }

    /// The one that cancels is the first of two, and else the last.
    private func ordered(_ buttons: SubviewsCollection) -> [Subview] {
        let cancels = buttons.filter { $0.containerValues.buttonRole == .cancel }
        let others = buttons.filter { $0.containerValues.buttonRole != .cancel }
        return buttons.count == 2 ? cancels + others : others + cancels
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
