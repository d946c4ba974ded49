import Foundation

nonisolated extension View {
    /// Draws a border inside the view's bounds, over its content. Width in points.
    public func border<S: ShapeStyle>(
        _ content: S, width: CGFloat = 1, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let width = CheckedNumber(width, "border width", lowerBound: 0)
        return NodeModified(content: self, issue: InvalidArgument(width.problem, fileID, line)) { context, node in
            let style = content._resolve(in: context.environment)
            context.updateDrawing(node) { $0.effects.append(.border(style, width: width.value)) }
        }
    }

    /// Fades the view and its content as one, 0…1.
    public func opacity(_ opacity: Double, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        // Animations overshoot 0…1, so values beyond are clamped without an issue.
        let problem = opacity.isNaN ? "opacity NaN is not a number: 1 is used" : nil
        return NodeModified(content: self, issue: InvalidArgument(problem, fileID, line)) {
            $0.updateDrawing($1) { $0.effects.append(.opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1))) }
        }
    }

    /// Clips drawing to the view's bounds.
    public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

    /// Clips drawing to a shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        NodeModified(content: self) { context, node in
            context.updateDrawing(node) { $0.effects.append(.clip(Outline(shape), evenOdd: style.isEOFilled)) }
        }
    }

    /// Clips the corners. Radius in points.
    public func cornerRadius(
        _ radius: CGFloat, antialiased: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let radius = CheckedNumber(cornerRadius: radius, "cornerRadius")
        let shape = RoundedRectangle(cornerRadius: radius.value)
        return NodeModified(content: self, issue: InvalidArgument(radius.problem, fileID, line)) { context, node in
            context.updateDrawing(node) { $0.effects.append(.clip(Outline(shape), evenOdd: false)) }
        }
    }

    /// A blurred copy beneath. Radius and offset in points.
    public func shadow(
        color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let radius = CheckedNumber(radius, "shadow radius", lowerBound: 0)
        let (x, y) = (CheckedNumber(x, "shadow x"), CheckedNumber(y, "shadow y"))
        let problem = InvalidArgument.joined([radius.problem, x.problem, y.problem])
        return NodeModified(content: self, issue: InvalidArgument(problem, fileID, line)) { context, node in
            let color = color.resolved(in: context.environment)
            context.updateDrawing(node) {
                $0.effects.append(
                    .shadow(color, radius: radius.value, offset: CGSize(width: x.value, height: y.value)))
            }
        }
    }

    /// In points.
    public func blur(
        radius: CGFloat, opaque: Bool = false, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let radius = CheckedNumber(radius, "blur radius", lowerBound: 0)
        return NodeModified(content: self, issue: InvalidArgument(radius.problem, fileID, line)) {
            $0.updateDrawing($1) { $0.effects.append(.blur(radius.value)) }
        }
    }

    /// Has no effect in a figure, which is painted as one picture anyway.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        NodeModified(content: self) { _, _ in }
    }

    /// Has no effect in a figure, where effects always apply to a view as one.
    public func compositingGroup() -> some View { NodeModified(content: self) { _, _ in } }

    /// Sets the appearance of the view and its descendants.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        EnvironmentModified(content: self) { $0.colorScheme = colorScheme }
    }

    /// Sets the appearance of the view and its descendants, and in a preview that of its whole screen; nil leaves it.
    ///
    /// Approximate: in other scenes, SwiftUI also changes the appearance around the view.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        EnvironmentModified(content: self) { if let colorScheme { $0.colorScheme = colorScheme } }
            .transformPreference(PreferredColorScheme.self) { $0 = colorScheme ?? $0 }
    }
}

/// The color space of a group. All are painted in sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}
