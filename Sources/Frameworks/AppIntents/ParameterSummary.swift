import Foundation

/// An intent and its parameters as a sentence. Shortcuts shows it, a figure does not.
public protocol ParameterSummary: Sendable {}

public struct EmptyParameterSummary: ParameterSummary {
    public init() {}
}

/// A sentence whose gaps are parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    }

    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
    public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
    ) {}
    public init(@ParameterKeyPathBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
    public init() {}
}

@resultBuilder
public enum ParameterKeyPathBuilder<Intent: AppIntent> {
    public static func buildExpression<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>)
        -> PartialKeyPath<Intent>
    { parameter }
    public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { parameters }
}

@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
}

@resultBuilder
public enum ParameterSummaryCaseBuilder {
    public static func buildBlock(_ cases: any ParameterSummary...) -> EmptyParameterSummary {
        EmptyParameterSummary()
    }
}

public enum ParameterSummaryWhenOperator: Sendable {
    case hasAnyValue, hasNoValue
}

public enum ParameterSummaryComparison: Sendable {
    case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, contains, oneOf
}

/// One sentence or another.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ condition: ParameterSummaryWhenOperator,
        @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary,
        @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
    ) {}
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary,
        @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
    ) {}
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
        _ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary,
        @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
    ) {}
}

public struct ParameterSummarySwitchCondition<Intent: AppIntent>: ParameterSummary {
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder _ cases: () -> EmptyParameterSummary
    ) {}
}

public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: Sendable>: ParameterSummary {
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary) {}
}

public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent>: ParameterSummary {
    public init(@ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary) {}
}

extension AppIntent {
    public typealias Summary = IntentParameterSummary<Self>
    public typealias When = ParameterSummaryWhenCondition<Self>
    public typealias Switch = ParameterSummarySwitchCondition<Self>
    public typealias Case<Value: Sendable> = ParameterSummaryCaseCondition<Self, Value>
    public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
}

/// An intent that Siri may propose.
public protocol PredictableIntent: AppIntent {
    associatedtype PredictionConfiguration: IntentPredictionConfiguration

    static var predictionConfiguration: PredictionConfiguration { get }
}

public protocol IntentPredictionConfiguration: Sendable {}

public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
    public init(displayRepresentation: @escaping () -> DisplayRepresentation) {}
    public init<Value>(
        parameters: KeyPath<Intent, IntentParameter<Value>>,
        displayRepresentation: @escaping (Value) -> DisplayRepresentation
    ) {}
    public init<each Value>(
        parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
        displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
    ) {}
}

extension PredictableIntent {
    public typealias IntentPrediction = AppIntents.IntentPrediction<Self>
}
