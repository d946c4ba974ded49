import Drawing
import Foundation
import LayoutEngine

nonisolated extension View {
    /// A line inside the view's edges, over what it draws. Width in points.
    public func border<S: ShapeStyle>(
        _ content: S, width: CGFloat = 1, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let width = Checked(width, "border width", least: 0)
        return NodeModified(self, fault: ViewFault(width.complaint, fileID, line)) { context, node in
            let style = content._resolve(in: context.environment)
            context.redraw(node) { $0.effects.append(.border(style, width: width.value)) }
        }
    }

    /// 0…1; it fades the view and all in it as one.
    public func opacity(_ opacity: Double, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        // What lies beyond 0…1 is what animations overshoot to, and no mistake.
        let complaint = opacity.isNaN ? "opacity NaN is not a number: 1 is used" : nil
        return NodeModified(self, fault: ViewFault(complaint, fileID, line)) {
            $0.redraw($1) { $0.effects.append(.opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1))) }
        }
    }

    /// Cuts off what is drawn outside the bounds.
    public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

    /// Cuts off what is drawn outside a shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        NodeModified(self) { context, node in
            context.redraw(node) { $0.effects.append(.clip({ shape.path(in: $0) }, evenOdd: style.isEOFilled)) }
        }
    }

    /// Cuts off the corners, with a radius in points.
    public func cornerRadius(
        _ radius: CGFloat, antialiased: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let radius = Checked(radius, "cornerRadius", least: 0)
        let shape = RoundedRectangle(cornerRadius: radius.value)
        return NodeModified(self, fault: ViewFault(radius.complaint, fileID, line)) { context, node in
            context.redraw(node) { $0.effects.append(.clip({ shape.path(in: $0) }, evenOdd: false)) }
        }
    }

    /// A blurred copy beneath; radius and offset in points.
    public func shadow(
        color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let radius = Checked(radius, "shadow radius", least: 0)
        let (x, y) = (Checked(x, "shadow x"), Checked(y, "shadow y"))
        let complaint = ViewFault.joined([radius.complaint, x.complaint, y.complaint])
        return NodeModified(self, fault: ViewFault(complaint, fileID, line)) { context, node in
            let color = color.resolved(context.environment.colorScheme)
            context.redraw(node) {
                $0.effects.append(
                    .shadow(color, radius: radius.value, offset: CGSize(width: x.value, height: y.value)))
            }
        }
    }

    /// In points.
    public func blur(
        radius: CGFloat, opaque: Bool = false, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let radius = Checked(radius, "blur radius", least: 0)
        return NodeModified(self, fault: ViewFault(radius.complaint, fileID, line)) {
            $0.redraw($1) { $0.effects.append(.blur(radius.value)) }
        }
    }

    /// Paints the view as one picture. Figures do so anyway: it changes nothing.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        NodeModified(self) { _, _ in }
    }

    /// Composes the view before effects outside are applied. Effects take a view as one here: it changes nothing.
    public func compositingGroup() -> some View { NodeModified(self) { _, _ in } }

    /// The appearance of the view and all in it.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        EnvironmentModified(self) { $0.colorScheme = colorScheme }
    }

    /// The appearance of the view and all in it; nil leaves it.
    ///
    /// Approximate: what is around the view does not follow.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        EnvironmentModified(self) { if let colorScheme { $0.colorScheme = colorScheme } }
    }
}

/// The colour space groups are painted in. All are painted in sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
    /// By the numbers of sRGB.
    case nonLinear
    /// By light.
    case linear
    /// By light, beyond white too.
    case extendedLinear
}
