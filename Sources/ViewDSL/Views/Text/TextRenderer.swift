import Foundation
import LayoutEngine

/// Draws text in a way of its own.
///
/// A figure draws the text as it is without, and never calls the renderer: positions of single letters are not known.
public protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    /// The size of the text, in points.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// How far drawing may leave the bounds, in points.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
public struct TextProxy {
    /// In points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// A mark on part of a text, for a renderer.
public protocol TextAttribute {}

extension Text {
    /// Has no effect in a figure.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }

    /// The lines of a text. Figures have none for a renderer.
    public struct Layout: RandomAccessCollection, Sendable {
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public var isTruncated: Bool { false }
        public subscript(index: Int) -> Line { Line() }

        /// A line of a text.
        public struct Line: RandomAccessCollection, Sendable {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public var origin = CGPoint.zero
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            public subscript(index: Int) -> Run { Run() }
        }

        /// Letters of one look.
        public struct Run: RandomAccessCollection, Sendable {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public var layoutDirection: LayoutDirection { .leftToRight }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            public var characterIndices: [CharacterIndex] { [] }
            public subscript(index: Int) -> RunSlice { RunSlice() }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        /// Some letters of a run.
        public struct RunSlice: RandomAccessCollection, Sendable {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            public var characterIndices: [CharacterIndex] { [] }
            public subscript(index: Int) -> RunSlice { self }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        /// The place of a character in its text.
        public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            private let position: Int

            public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.position < b.position }
            public func distance(to other: CharacterIndex) -> Int { other.position - position }
            public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(position: position + n) }
        }

        /// The place of letters, in points.
        public struct TypographicBounds: Equatable, Sendable {
            public var origin = CGPoint.zero
            public var width: CGFloat = 0
            public var ascent: CGFloat = 0
            public var descent: CGFloat = 0
            public var leading: CGFloat = 0

            public init() {}

            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// How letters are drawn.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32

            public init(rawValue: UInt32) { self.rawValue = rawValue }

            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }
    }

    /// The lines of the texts inside a view. Figures have none for a reader.
    public struct LayoutKey: PreferenceKey, Sendable {
        /// Lines and where they are.
        public struct AnchoredLayout: Equatable, Sendable {
            public let origin: Anchor<CGPoint>
            public let layout: Layout

            public static func == (a: AnchoredLayout, b: AnchoredLayout) -> Bool { a.origin == b.origin }
        }

        public static var defaultValue: [AnchoredLayout] { [] }
        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
            value += nextValue()
        }
    }
}

extension GraphicsContext {
    /// Has no effect in a figure.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
    /// Has no effect in a figure.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
    /// Has no effect in a figure.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}

nonisolated extension View {
    /// Has no effect in a figure: the text is drawn as it is.
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}
