import Foundation

/// A value that people choose for an intent.
///
/// Its value in a figure is its default, or what the intent was made with.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
    private var value: Value?
    private let title: LocalizedStringResource?

    public var wrappedValue: Value {
        get {
            if let value { return value }
            if let empty = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value {
                return empty
            }
            fatalError("The intent’s parameter \(title.map { "“\(String(localized: $0))” " } ?? "")has no value.")
        }
        set { value = newValue }
    }

    public var projectedValue: IntentParameter { self }

    public init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        (self.title, value) = (title, defaultValue)
    }

    public init(
        description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        (title, value) = (nil, defaultValue)
    }

    /// Whether a shortcut fills the parameter with the result of the action before it.
    public enum InputConnectionBehavior: Sendable { case `default`, connectToPreviousIntentResult, never }
}

// How people enter a value has no effect in a figure.
extension IntentParameter {
    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: some DynamicOptionsProvider
    ) {
        self.init(title: title, default: defaultValue)
    }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        query: some EntityQuery
    ) {
        self.init(title: title, default: defaultValue)
    }

    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        controlStyle: IntentParameterControlStyle = .field, inclusiveRange: (Value.Bound, Value.Bound)? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value: _IntentNumber {
        self.init(title: title, default: defaultValue)
    }

    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        inputOptions: IntentTextOptions, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, default: defaultValue)
    }

    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        kind: IntentDateKind, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, default: defaultValue)
    }

    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        displayName: IntentFlagName, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, default: defaultValue)
    }

    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title)
    }

    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, default: defaultValue)
    }
}

public enum IntentParameterControlStyle: Sendable { case field, stepper, slider }
public enum IntentDateKind: Sendable { case date, time, dateTime }

public struct IntentTextOptions: Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public enum KeyboardType: Sendable { case `default`, numbersAndPunctuation, URL, emailAddress, asciiCapable }
    public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }

    public init(
        keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
        multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {}
}

public struct IntentFlagName: Sendable {
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {}
}

/// How many elements a parameter takes.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Sendable {
    public init(integerLiteral value: Int) {}
    public init(min: Int, max: Int) {}
}

/// A number, or none.
public protocol _IntentNumber {
    associatedtype Bound
}

extension Int: _IntentNumber { public typealias Bound = Int }
extension Double: _IntentNumber { public typealias Bound = Double }
extension Optional: _IntentNumber where Wrapped: _IntentNumber { public typealias Bound = Wrapped.Bound }
