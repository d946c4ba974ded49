import Foundation
import LayoutEngine

nonisolated extension View {
    /// The font; nil takes that of the surroundings.
    public func font(_ font: Font?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        EnvironmentModified(self, fault: ViewFault(font?.fault, fileID, line)) { $0.font = font }
    }

    /// The weight of the font; nil takes the font's own.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        EnvironmentModified(self) { $0.fontWeight = weight }
    }

    /// Bold, or not.
    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    /// Italic, or not.
    public func italic(_ isActive: Bool = true) -> some View { EnvironmentModified(self) { $0.isItalic = isActive } }

    /// The most lines a text shows, at least 1; nil means any number.
    public func lineLimit(_ number: Int?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        limited(to: number, reserving: 0, fileID, line)
    }

    /// In points, 0 or more.
    public func lineSpacing(
        _ lineSpacing: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let spacing = Checked(lineSpacing, "lineSpacing", least: 0)
        return EnvironmentModified(self, fault: ViewFault(spacing.complaint, fileID, line)) {
            $0.lineSpacing = spacing.value
        }
    }

    /// Where lines shorter than the longest stand.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        EnvironmentModified(self) { $0.multilineTextAlignment = alignment }
    }

    /// Where characters are left out when lines run out.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        EnvironmentModified(self) { $0.truncationMode = mode }
    }

    /// How far text may shrink before it is truncated, as a share of its size, 0…1.
    ///
    /// Approximate: it shrinks by hundredths.
    public func minimumScaleFactor(
        _ factor: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let checked = Checked(factor, "minimumScaleFactor", least: 0, most: 1, fallback: 1)
        return EnvironmentModified(self, fault: ViewFault(checked.complaint, fileID, line)) {
            $0.minimumScaleFactor = max(checked.value, 0.01)
        }
    }

    /// The reader's text size.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        EnvironmentModified(self) { $0.dynamicTypeSize = size }
    }

    /// What words and shapes are painted with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { inLevels([AnyShapeStyle(style)]) }

    /// What words and shapes are painted with.
    public func foregroundColor(_ color: Color?) -> some View {
        EnvironmentModified(self) { environment in
            environment.foreground = color.map { AnyShapeStyle($0) }
            environment.lowerForegrounds = []
        }
    }

    /// `secondary` stands for the style of that name inside.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        inLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }

    /// `secondary` and `tertiary` stand for the styles of those names inside.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        inLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }

    private func inLevels(_ styles: [AnyShapeStyle]) -> some View {
        EnvironmentModified(self) { environment in
            // Levels such as .secondary are of the foreground outside, so the styles are settled here.
            let settled = styles.map { AnyShapeStyle(SettledStyle(style: $0._resolve(in: environment))) }
            environment.foreground = settled.first
            environment.lowerForegrounds = Array(settled.dropFirst())
        }
    }

    /// What `.background` stands for inside.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        EnvironmentModified(self) { environment in
            environment.backgroundStyle = AnyShapeStyle(SettledStyle(style: style._resolve(in: environment)))
        }
    }

    /// The older name of `tint`.
    public func accentColor(_ color: Color?) -> some View { tint(color) }

    /// The colour of what can be pressed; nil takes the accent colour.
    public func tint(_ color: Color?) -> some View { EnvironmentModified(self) { $0.tint = color } }
}

/// A style already in its final colours.
private struct SettledStyle: ShapeStyle {
    let style: _ResolvedStyle

    func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { style }
}
