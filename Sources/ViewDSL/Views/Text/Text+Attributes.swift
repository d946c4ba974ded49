import Drawing
import Foundation

extension Text {
    /// The look of an underline or strikethrough.
    public struct LineStyle: Hashable, Sendable {
        /// The dashes of the line.
        public struct Pattern: Hashable, Sendable {
            let pattern: TextRule.Pattern

            public static let solid = Pattern(pattern: .solid)
            public static let dot = Pattern(pattern: .dot)
            public static let dash = Pattern(pattern: .dash)
            public static let dashDot = Pattern(pattern: .dashDot)
            public static let dashDotDot = Pattern(pattern: .dashDotDot)
        }

        let pattern: Pattern
        let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A solid line in the text's color.
        public static let single = LineStyle()

        func rule(_ environment: EnvironmentValues) -> TextRule {
            TextRule(pattern: pattern.pattern, color: color.map { $0._resolve(in: environment).flat })
        }
    }

    /// The size of text relative to its font.
    public struct Scale: Hashable, Sendable {
        /// Approximate: secondary text is four fifths as large.
        let factor: Double

        public static let `default` = Scale(factor: 1)
        public static let secondary = Scale(factor: 0.8)
    }

    /// Underlines text.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        changed { $0.attributes.underline = isActive ? LineStyle(pattern: pattern, color: color) : nil }
    }

    /// Strikes text through.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        changed { $0.attributes.strikethrough = isActive ? LineStyle(pattern: pattern, color: color) : nil }
    }

    /// Adds space after each character, in points.
    public func kerning(_ kerning: CGFloat) -> Text {
        changed { $0.attributes.kerning = $0.attributes.kerning ?? kerning.finite }
    }

    /// Adds space after each character, in points; it takes precedence over kerning.
    public func tracking(_ tracking: CGFloat) -> Text {
        changed { $0.attributes.tracking = $0.attributes.tracking ?? tracking.finite }
    }

    /// Raises text above its line's baseline, in points, and makes its line higher by as much; less than 0 lowers it.
    ///
    /// Approximate: neither documented nor measured for a whole text.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        changed { $0.attributes.baselineOffset = $0.attributes.baselineOffset ?? baselineOffset.finite }
    }

    /// Sets the size relative to the font.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? changed { $0.attributes.scale = $0.attributes.scale ?? scale } : self
    }

    /// Uses digits of equal width.
    public func monospacedDigit() -> Text { changed { $0.attributes.hasTabularFigures = true } }

    /// Makes all characters equally wide.
    public func monospaced(_ isActive: Bool = true) -> Text { fontDesign(isActive ? .monospaced : nil) }

    /// Sets the design of letters that the font leaves open. Only the monospaced one differs.
    public func fontDesign(_ design: Font.Design?) -> Text {
        changed { $0.attributes.design = $0.attributes.design ?? design }
    }

    /// Has no effect: all widths are drawn in Inter.
    public func fontWidth(_ width: Font.Width?) -> Text { self }
}

nonisolated extension View {
    /// Underlines text.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        EnvironmentModified(content: self) {
            $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
        }
    }

    /// Strikes text through.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        EnvironmentModified(content: self) {
            $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
        }
    }

    /// Adds space after each character, in points.
    public func kerning(_ kerning: CGFloat) -> some View {
        EnvironmentModified(content: self) { $0.kerning = kerning.finite }
    }

    /// Adds space after each character, in points; it takes precedence over kerning.
    public func tracking(_ tracking: CGFloat) -> some View {
        EnvironmentModified(content: self) { $0.tracking = tracking.finite }
    }

    /// Raises text above its line's baseline, in points, and makes its line higher by as much; less than 0 lowers it.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        EnvironmentModified(content: self) { $0.baselineOffset = baselineOffset.finite }
    }

    /// Sets the size of text relative to its font.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        EnvironmentModified(content: self) { if isEnabled { $0.textScale = scale } }
    }

    /// Has no effect: all widths are drawn in Inter.
    public func fontWidth(_ width: Font.Width?) -> some View { self }
}

extension CGFloat {
    /// 0 in place of what cannot be drawn.
    var finite: CGFloat { isFinite ? Swift.min(Swift.max(self, -10_000), 10_000) : 0 }
}
