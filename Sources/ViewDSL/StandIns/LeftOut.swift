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

/// Stands for a section of a list whose code does not compile: a section with one row, which is not counted as a row.
public struct _LeftOutSection {
    private let box: _LeftOutView

    public init(_ message: String) { box = _LeftOutView("Section", message) }

    @MainActor public var body: some View {
        Section { TraitModified(content: box, true, for: SectionStandInKey.self) }
    }
}

extension _LeftOutSection: View {}

/// Whether a row stands for a whole section.
struct SectionStandInKey: LayoutValueKey {
    static let defaultValue: Bool? = nil
}

/// A view without a modifier whose code does not compile. A warning says so.
public struct _LeftOutModifier<Content: View> {
    private let content: Content
    private let modifier: LeftOutModifierName

    public init(_ content: Content, _ name: String, _ message: String) {
        (self.content, modifier) = (content, LeftOutModifierName(name: name, message: message))
    }

    @MainActor public var body: some View {
        content.modifier(
            Warned(rule: .missingModifier, message: modifier.text, missingName: modifier.shortName, source: nil))
    }
}

extension _LeftOutModifier: View {}

private struct LeftOutModifierName: Hashable {
    let name: String
    let message: String

    var text: String { "\(name) has no effect: \(message)" }
    /// Without parameters.
    var shortName: String { String(name.prefix { $0 != "(" }) }
}

/// Code that does not compile and was left out. No figure can be made by running it.
public enum _LeftOutCode {
    private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

    /// - Parameter listener: Takes what was run, and why it does not compile, on any thread, before the process ends. It may
    ///   end the process itself. Nil writes to the process's standard error only.
    package static func report(to listener: (@Sendable (String) -> Void)?) {
        Self.listener.withLock { $0 = listener }
    }

    /// The modifiers that views were made without in a pass: a view's type, which what follows may need, has no place for
    /// them.
    private static let modifiers = Mutex<Set<LeftOutModifierName>>([])

    /// - Parameters:
    ///   - name: Of a modifier that is left out where a view is made.
    ///   - message: Why.
    public static func note(_ name: String, _ message: String) {
        modifiers.withLock { _ = $0.insert(LeftOutModifierName(name: name, message: message)) }
    }

    static func forgetModifiers() { modifiers.withLock { $0 = [] } }

    /// Adds an issue for each modifier that was left out, in alphabetical order.
    static func reportModifiers(to arena: LayoutArena, at node: NodeID) {
        for modifier in modifiers.withLock({ $0.sorted { $0.text < $1.text } }) {
            arena.addIssue(.missingModifier, at: node, modifier.text, missing: modifier.shortName)
        }
    }

    /// Ends the process.
    ///
    /// - Parameter reason: What runs, and why it does not compile, in words about its figure.
    public static func run(_ reason: String) -> Never {
        listener.withLock { $0 }?(reason)
        fatalError(reason)
    }
}
