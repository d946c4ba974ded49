#if !canImport(Darwin)
    import Foundation

    /// How Markdown emphasizes a run of text.
    public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let emphasized = InlinePresentationIntent(rawValue: 1)
        public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
        public static let code = InlinePresentationIntent(rawValue: 4)
        public static let strikethrough = InlinePresentationIntent(rawValue: 32)
        public static let softBreak = InlinePresentationIntent(rawValue: 64)
        public static let lineBreak = InlinePresentationIntent(rawValue: 128)
        public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
        public static let blockHTML = InlinePresentationIntent(rawValue: 512)
    }

    extension AttributeScopes.SwiftUIAttributes {
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }
    }

    /// Markdown, which Foundation reads on Apple's systems alone.
    ///
    /// Approximate: headings, lists and other blocks are read as plain paragraphs.
    extension AttributedString {
        public struct MarkdownParsingOptions: Hashable, Sendable {
            public enum InterpretedSyntax: Hashable, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
            public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

            public var allowsExtendedAttributes: Bool
            public var interpretedSyntax: InterpretedSyntax
            public var failurePolicy: FailurePolicy
            public var languageCode: String?

            public init(
                allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
                failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
            ) {
                (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
                (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
            }
        }

        public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
            var text = markdown
            if options.interpretedSyntax != .inlineOnlyPreservingWhitespace {
                // A blank line ends a paragraph, which is an attribute, not a character; a single one is a space.
                text = text.replacing(/\n[ \t]*\n\s*/, with: "").replacing(/[ \t]*\n[ \t]*/, with: " ")
            }
            self = Markdown.segments([.characters(text)]).reduce(into: AttributedString()) { result, segment in
                var run = AttributedString(segment.string)
                let intent = segment.attributes.presentationIntent
                if !intent.isEmpty { run.inlinePresentationIntent = intent }
                run.link = segment.link.map { URL(string: $0.relativeString, relativeTo: baseURL) ?? $0 }
                result += run
            }
        }

        public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
            try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
        }

        public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
            try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
        }
    }

    extension Text.Attributes {
        fileprivate var presentationIntent: InlinePresentationIntent {
            var intent: InlinePresentationIntent = []
            if isItalic { intent.insert(.emphasized) }
            if weight == .bold { intent.insert(.stronglyEmphasized) }
            if design == .monospaced { intent.insert(.code) }
            if strikethrough != nil { intent.insert(.strikethrough) }
            return intent
        }

        /// Emphasized as Markdown does.
        mutating func apply(_ intent: InlinePresentationIntent) {
            if intent.contains(.emphasized) { isItalic = true }
            if intent.contains(.stronglyEmphasized) { weight = .bold }
            if intent.contains(.code) { design = .monospaced }
            if intent.contains(.strikethrough) { strikethrough = strikethrough ?? .single }
        }
    }
#endif
