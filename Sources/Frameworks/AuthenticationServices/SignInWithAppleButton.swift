import Foundation
import ViewDSL

/// A button to sign in with Apple, as large as it is proposed. Nobody signs in.
///
/// Approximate: the text’s size is 43 % of the height, as Apple publishes, and the corners are assumed.
public struct SignInWithAppleButton {
    public struct Label: Hashable, Sendable {
        fileprivate let title: String
        public static let signIn = Label(title: "Sign in with Apple")
        public static let `continue` = Label(title: "Continue with Apple")
        public static let signUp = Label(title: "Sign up with Apple")
    }

    public struct Style: Hashable, Sendable {
        private let name: String
        public static let black = Style(name: "black")
        public static let white = Style(name: "white")
        public static let whiteOutline = Style(name: "whiteOutline")
    }

    private let label: Label
    @Environment(\.signInWithAppleButtonStyle) private var style

    nonisolated public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        self.label = label
    }
}

extension SignInWithAppleButton: View {
    public var body: some View {
        let border = RoundedRectangle(cornerRadius: 6)
        GeometryReader { proxy in
            Text("\(Image(systemName: "applelogo")) \(label.title)")
                .font(.system(size: proxy.size.height * 0.43, weight: .medium))
                .lineLimit(1)
                .minimumScaleFactor(0.1)
                .foregroundStyle(style == .black ? Color.white : .black)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(style == .black ? Color.black : .white, in: border)
                .overlay { if style == .whiteOutline { border.strokeBorder(Color.black, lineWidth: 1) } }
        }
    }
}

private struct StyleKey: EnvironmentKey {
    static let defaultValue = SignInWithAppleButton.Style.black
}

extension EnvironmentValues {
    fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the colors of buttons to sign in with Apple.
    public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInWithAppleButtonStyle, style)
    }
}
