import Foundation

/// Shows the label on a gray background, or on one in a fainter tint if a tint was set.
///
/// 7 points of padding above and below and 12 at the sides, and corners of radius 8; large 15, 20 and 12, small 5 and
/// 10 in a capsule: 34, 50 and 28 points high with one line of text. In a bar it is 31 points high and at least 44 wide, and
/// an image is not enlarged.
///
/// Approximate: as commonly published for iOS 15 to 18.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedLabel(configuration.label, role: configuration.role, isProminent: false).control("Button")
    }
}

/// Shows the label in white on the tint, as large as ``BorderedButtonStyle`` does.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedLabel(configuration.label, role: configuration.role, isProminent: true).control("Button")
    }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A label in the border of a button.
struct BorderedLabel<Label: View> {
    let label: Label
    let role: ButtonRole?
    let isProminent: Bool
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint
    @Environment(\.isInBar) private var isInBar

    nonisolated init(_ label: Label, role: ButtonRole? = nil, isProminent: Bool) {
        self.label = label
        self.role = role
        self.isProminent = isProminent
    }

    @MainActor var body: some View {
        let isCircle = shape == .circle
        return
            styledLabel
            .centeredLines()
            .padding(.vertical, padding.height)
            .padding(.horizontal, isCircle ? padding.height : padding.width)
            .background {
                if isCircle {
                    border.fill(background).aspectRatio(1, contentMode: .fill)
                } else {
                    border.fill(background)
                }
            }
    }

    @MainActor @ViewBuilder private var styledLabel: some View {
        let styled = EnvironmentModified(content: label) { environment in
            if environment.font == nil { environment.font = size.font }
            if isInBar { environment.imageScale = .medium }
            guard environment.foreground == nil || !isEnabled else { return }
            environment.setDefaultForeground(foreground)
        }
        if isInBar {
            styled.frame(minWidth: shape == .circle ? nil : 20, minHeight: 21)
        } else {
            styled
        }
    }

    private var padding: CGSize { isInBar ? CGSize(width: 12, height: 5) : size.padding }

    private var color: Color? { role == .destructive ? .red : tint }

    private var foreground: Color {
        guard isEnabled else { return .tertiaryLabel }
        return isProminent ? .white : color ?? .accentColor
    }

    private var background: Color {
        guard isEnabled else { return .tertiarySystemFill }
        return isProminent ? color ?? .accentColor : color?.opacity(0.15) ?? .tertiarySystemFill
    }

    private var border: ButtonBorderShape {
        guard shape == .automatic else { return shape }
        return size < .regular ? .capsule : .roundedRectangle(radius: size > .regular ? 12 : 8)
    }
}

extension BorderedLabel: View {}

extension ControlSize {
    fileprivate var font: Font { self < .regular ? .subheadline : .body }

    /// At the sides, and above and below.
    fileprivate var padding: CGSize {
        switch self {
        case .mini, .small: CGSize(width: 10, height: 5)
        case .regular: CGSize(width: 12, height: 7)
        case .large, .extraLarge: CGSize(width: 20, height: 15)
        }
    }
}
