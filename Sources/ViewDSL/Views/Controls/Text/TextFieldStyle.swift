import Foundation

/// The appearance of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _ControlPart

    /// Makes the field's view.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

extension TextFieldStyle {
    func erasedBody(_ configuration: TextField<_Label>) -> AnyView {
        AnyView(StyleBody(style: self) { $0._body(configuration: configuration) })
    }
}

/// The style of text fields that have none: as ``PlainTextFieldStyle``.
public struct DefaultTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { FieldText(field: configuration) }
}

/// Shows the text only.
public struct PlainTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { FieldText(field: configuration) }
}

/// Shows the text in a box with round corners: 34 points high with one line, 7 points wider at each side.
///
/// Approximate: the height is UIKit’s, as published; the corners’ radius, 5.5, and the gray of the border are assumed.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    @Environment(\.pixelLength) private var pixelLength
    @Environment(\.isEnabled) private var isEnabled

    nonisolated public init() {}

    public func _body(configuration: TextField<_Label>) -> some View {
        FieldText(field: configuration)
            .padding(.vertical, 6)
            .padding(.horizontal, 7)
            .background {
                RoundedRectangle(cornerRadius: 5.5)
                    .fill(isEnabled ? Color.systemBackground : .secondarySystemBackground)
                    .strokeBorder(Color.systemGray4, lineWidth: max(pixelLength, 0.5))
            }
            .control(configuration.isSecure ? "SecureField" : "TextField")
    }
}

/// Shows the text in a box with square corners, as on a Mac.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}

    public func _body(configuration: TextField<_Label>) -> some View {
        FieldText(field: configuration)
            .padding(.vertical, 1)
            .padding(.horizontal, 4)
            .background { Rectangle().fill(Color.systemBackground).strokeBorder(Color.systemGray3, lineWidth: 1) }
            .control(configuration.isSecure ? "SecureField" : "TextField")
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

nonisolated extension View {
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        addingStyle(style as any TextFieldStyle)
    }
}
