import Foundation

/// What Siri says.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    private let full: LocalizedStringResource

    public init(_ full: LocalizedStringResource) { self.full = full }
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { self.full = full }
    public init(
        full: LocalizedStringResource, supporting: LocalizedStringResource? = nil, systemImageName: String
    ) { self.full = full }
    public init(_ full: LocalizedStringResource, systemImageName: String) { self.full = full }
    public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
}

/// An answer that people choose.
public struct IntentChoiceOption: Hashable, Sendable {
    public enum Style: Hashable, Sendable { case `default`, cancel, destructive }

    public let title: String
    private let style: Style

    public init(title: LocalizedStringResource, style: Style = .default) {
        (self.title, self.style) = (String(localized: title), style)
    }

    public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)
    public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
        IntentChoiceOption(title: title, style: .cancel)
    }
}

/// What a button that confirms says.
public struct ConfirmationActionName: Hashable, Sendable {
    private let name: String

    public static let go = ConfirmationActionName(name: "go")
    public static let `continue` = ConfirmationActionName(name: "continue")
    public static let add = ConfirmationActionName(name: "add")
    public static let create = ConfirmationActionName(name: "create")
    public static let `do` = ConfirmationActionName(name: "do")
    public static let log = ConfirmationActionName(name: "log")
    public static let open = ConfirmationActionName(name: "open")
    public static let order = ConfirmationActionName(name: "order")
    public static let play = ConfirmationActionName(name: "play")
    public static let run = ConfirmationActionName(name: "run")
    public static let send = ConfirmationActionName(name: "send")
    public static let set = ConfirmationActionName(name: "set")
    public static let start = ConfirmationActionName(name: "start")
    public static let turnOn = ConfirmationActionName(name: "turnOn")
    public static let turnOff = ConfirmationActionName(name: "turnOff")

    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = false
    ) -> ConfirmationActionName { ConfirmationActionName(name: String(localized: acceptLabel)) }
}

/// Why an intent was not performed.
public enum AppIntentError: Error, Sendable {
    /// Nobody is there to answer.
    case unanswered

    public static var restartPerform: AppIntentError { .unanswered }
    public static func needsValue(_ dialog: IntentDialog? = nil) -> AppIntentError { .unanswered }
}

// Nobody answers in a figure.
extension AppIntent {
    public func requestConfirmation(
        actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true
    ) async throws { throw AppIntentError.unanswered }

    public func requestConfirmation(
        actionName: ConfirmationActionName = .continue, snippetIntent: some SnippetIntent,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true
    ) async throws { throw AppIntentError.unanswered }

    public func requestConfirmation(
        result: some IntentResult, confirmationActionName: ConfirmationActionName = .continue,
        showPrompt: Bool = true
    ) async throws { throw AppIntentError.unanswered }

    public func requestChoice(between options: [IntentChoiceOption], dialog: IntentDialog? = nil)
        async throws -> IntentChoiceOption
    { throw AppIntentError.unanswered }
}

extension ForegroundContinuableIntent {
    public func requestToContinueInForeground(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
    ) async throws { throw AppIntentError.unanswered }
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
    ) -> AppIntentError { .unanswered }
}

extension IntentParameter {
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw AppIntentError.unanswered }
    public func requestDisambiguation(among items: [Value], dialog: IntentDialog? = nil) async throws -> Value {
        throw AppIntentError.unanswered
    }
    public func requestConfirmation(for item: Value, dialog: IntentDialog? = nil) async throws -> Bool {
        throw AppIntentError.unanswered
    }
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .unanswered }
    public func needsDisambiguationError(among items: [Value], dialog: IntentDialog? = nil) -> AppIntentError {
        .unanswered
    }
}
