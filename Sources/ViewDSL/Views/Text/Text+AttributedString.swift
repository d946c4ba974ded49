import Foundation

extension Text {
    /// An attributed string, with SwiftUI's attributes and links.
    ///
    /// Approximate: background colors have no effect.
    // Disfavored, so that a literal is a `LocalizedStringKey`, which may hold emphasis.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(
            segments: attributedContent.runs.map { run in
                var segment = Segment(string: String(attributedContent[run.range].characters))
                segment.attributes.font = run.font
                segment.attributes.color = run.foregroundColor
                segment.attributes.underline = run.underlineStyle
                segment.attributes.strikethrough = run.strikethroughStyle
                segment.attributes.kerning = run.kern?.finite
                segment.attributes.tracking = run.tracking?.finite
                segment.attributes.baselineOffset = run.baselineOffset?.finite
                #if !canImport(Darwin)
                    if let intent = run.inlinePresentationIntent { segment.attributes.apply(intent) }
                #endif
                segment.link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
                return segment
            })
    }
}

extension AttributeScopes {
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes of `Text`.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        #if !canImport(Darwin)
            public let inlinePresentationIntent: InlinePresentationIntentAttribute
        #endif
        public let foundation: FoundationAttributes
    }
}

extension AttributeScopes.SwiftUIAttributes {
    public enum FontAttribute: AttributedStringKey {
        public typealias Value = Font
        public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = Color
        public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = Color
        public static let name = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = Text.LineStyle
        public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = Text.LineStyle
        public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum KerningAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.Kern"
    }

    public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.BaselineOffset"
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}
