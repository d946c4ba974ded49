import Drawing
import Foundation

nonisolated extension View {
    /// Sets the font; nil means the inherited one.
    public func font(_ font: Font?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        EnvironmentModified(content: self, issue: InvalidArgument(font?.issue, fileID, line)) { $0.font = font }
    }

    /// Sets the font weight; nil means the font's own.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        EnvironmentModified(content: self) { $0.fontWeight = weight }
    }

    /// Sets whether text is bold.
    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    /// Sets whether text is italic.
    public func italic(_ isActive: Bool = true) -> some View {
        EnvironmentModified(content: self) { $0.isItalic = isActive }
    }

    /// Limits the number of lines, at least 1; nil means any number.
    public func lineLimit(_ number: Int?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        limited(to: number, reserving: 0, fileID, line)
    }

    /// Adds space between lines, in points, 0 or more.
    public func lineSpacing(
        _ lineSpacing: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let spacing = CheckedNumber(lineSpacing, "lineSpacing", lowerBound: 0)
        return EnvironmentModified(content: self, issue: InvalidArgument(spacing.problem, fileID, line)) {
            $0.lineSpacing = spacing.value
        }
    }

    /// The alignment of lines shorter than the longest.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        EnvironmentModified(content: self) { $0.multilineTextAlignment = alignment }
    }

    /// The end of a truncated line that loses its characters.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        EnvironmentModified(content: self) { $0.truncationMode = mode }
    }

    /// Lets text shrink to this scale before it is truncated, 0…1.
    ///
    /// Approximate: text shrinks in steps of one hundredth.
    public func minimumScaleFactor(
        _ factor: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let checked = CheckedNumber(factor, "minimumScaleFactor", lowerBound: 0, upperBound: 1, fallback: 1)
        return EnvironmentModified(content: self, issue: InvalidArgument(checked.problem, fileID, line)) {
            $0.minimumScaleFactor = max(checked.value, 0.01)
        }
    }

    /// The reader's text size.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        EnvironmentModified(content: self) { $0.dynamicTypeSize = size }
    }

    /// Sets the style of text and shapes.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { foregroundStyles([AnyShapeStyle(style)]) }

    /// Sets the style of text and shapes.
    public func foregroundColor(_ color: Color?) -> some View {
        EnvironmentModified(content: self) { environment in
            environment.foreground = color.map { AnyShapeStyle($0) }
            environment.lowerForegrounds = []
        }
    }

    /// Sets the styles of `.foreground` and `.secondary`.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        foregroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }

    /// Sets the styles of `.foreground`, `.secondary` and `.tertiary`.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foregroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }

    private func foregroundStyles(_ styles: [AnyShapeStyle]) -> some View {
        EnvironmentModified(content: self) { environment in
            // Styles such as .secondary refer to the outer foreground, so they are resolved here.
            let settled = styles.map { style in
                style.isNamedColor ? style : AnyShapeStyle(FixedStyle(style: style._resolve(in: environment)))
            }
            environment.foreground = settled.first
            environment.lowerForegrounds = Array(settled.dropFirst())
        }
    }

    /// Sets the style of `.background`.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        EnvironmentModified(content: self) { environment in
            environment.backgroundStyle = AnyShapeStyle(FixedStyle(style: style._resolve(in: environment)))
        }
    }

    /// Sets the accent color, and the color of controls; nil means the app's accent color.
    public func accentColor(_ color: Color?) -> some View {
        EnvironmentModified(content: self) { environment in
            environment.tint = color
            // The accent color itself is what it was.
            if case .accent = color?.base { return }
            environment.accent = color
        }
    }

    /// Sets the color of controls; nil means the accent color.
    public func tint(_ color: Color?) -> some View { EnvironmentModified(content: self) { $0.tint = color } }

    /// Sets the color of controls. A gradient runs along gauges; other controls have its first color.
    @_disfavoredOverload
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        EnvironmentModified(content: self) { environment in
            environment.gaugeGradient = tint as? Gradient
            environment.tint = tint.map { Color($0._resolve(in: environment).flat) }
        }
    }
}

/// A style whose colors are already resolved.
private struct FixedStyle: ShapeStyle {
    let style: _ResolvedStyle

    func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { style }
}
