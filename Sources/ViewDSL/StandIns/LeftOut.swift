import LayoutEngine
import Synchronization

/// Stands for a view whose code does not compile: a labeled box.
public struct _LeftOutView {
    private let box: LabeledBox

    /// - Parameters:
    ///   - name: The view's.
    ///   - message: Why it is left out, for a warning.
    public init(_ name: String, _ message: String) {
        box = LabeledBox(name, .approximate, "\(name) is drawn as a labeled box: \(message)")
    }

    @MainActor public var body: some View { box }
}

extension _LeftOutView: View {}

/// A view without a modifier whose code does not compile. A warning says so.
public struct _LeftOutModifier<Content: View> {
    private let content: Content
    private let message: String

    public init(_ content: Content, _ name: String, _ message: String) {
        self.content = content
        self.message = "\(name) has no effect: \(message)"
    }

    @MainActor public var body: some View {
        content.modifier(Warned(rule: .approximate, message: message, missingName: nil, source: nil))
    }
}

extension _LeftOutModifier: View {}

/// Code that does not compile and was left out. No figure can be made by running it.
public enum _LeftOutCode {
    private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

    /// - Parameter listener: Takes what was run, and why it does not compile, on any thread, before the process ends. It may
    ///   end the process itself. Nil tells nobody but the process's standard error.
    package static func report(to listener: (@Sendable (String) -> Void)?) {
        Self.listener.withLock { $0 = listener }
    }

    /// Ends the process.
    ///
    /// - Parameter reason: What runs, and why it does not compile, in words about its figure.
    public static func run(_ reason: String) -> Never {
        listener.withLock { $0 }?(reason)
        fatalError(reason)
    }
}
