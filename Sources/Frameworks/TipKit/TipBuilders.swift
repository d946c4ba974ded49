import ViewDSL

extension Tips {
    @resultBuilder
    public enum ActionBuilder: TipPartBuilder { public typealias Part = Action }

    @resultBuilder
    public enum RuleBuilder: TipPartBuilder { public typealias Part = Rule }

    @resultBuilder
    public enum OptionsBuilder: TipPartBuilder { public typealias Part = any TipOption }

    @resultBuilder
    public enum TipBuilder: TipPartBuilder { public typealias Part = any Tip }
}

/// Builds a list of parts of a tip, or of tips.
public protocol TipPartBuilder {
    associatedtype Part
}

extension TipPartBuilder {
    public static func buildExpression(_ part: Part) -> [Part] { [part] }
    public static func buildExpression(_ parts: [Part]) -> [Part] { parts }
    public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }
    public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }
    public static func buildEither(first parts: [Part]) -> [Part] { parts }
    public static func buildEither(second parts: [Part]) -> [Part] { parts }
    public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }
}
