import Drawing
import Foundation
import LayoutEngine

/// Effects on the colors of a view's drawing. None changes its layout.
///
/// Approximate: the weights come from the SVG and CSS filters of the same names, in sRGB.
nonisolated extension View {
    /// Adds to each channel, −1…1.
    public func brightness(_ amount: Double) -> some View {
        colorChanged("brightness", amount) { .channels(1, 1, 1, constant: $0) }
    }

    /// Moves channels away from the middle; 1 leaves them.
    public func contrast(_ amount: Double) -> some View {
        colorChanged("contrast", amount) { .channels($0, $0, $0, constant: 0.5 - 0.5 * $0) }
    }

    /// 0 is gray, 1 leaves colors as they are.
    public func saturation(_ amount: Double) -> some View { colorChanged("saturation", amount) { .saturation($0) } }

    /// 1 is gray, 0 leaves colors as they are.
    public func grayscale(_ amount: Double) -> some View {
        colorChanged("grayscale", amount) { .saturation(1 - min(max($0, 0), 1)) }
    }

    /// Turns all hues.
    public func hueRotation(_ angle: Angle) -> some View {
        colorChanged("hueRotation", angle.radians, "\(lengthText(CGFloat(angle.degrees)))°") {
            .hueRotation(cos: cos($0), sin: sin($0))
        }
    }

    public func colorInvert() -> some View {
        colorChanged("colorInvert", 1, "yes") { .channels(-$0, -$0, -$0, constant: $0) }
    }

    /// Multiplies each channel with the color's.
    public func colorMultiply(_ color: Color) -> some View {
        NodeModified(content: self) { context, node in
            let color = color.resolved(in: context.environment)
            context.updateDrawing(node) {
                $0.effects += [.colors(.channels(color.red, color.green, color.blue)), .opacity(color.alpha)]
            }
        }
    }

    /// Mixes the view's colors with everything drawn before it.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        NodeModified(content: self) { context, node in
            guard blendMode != .normal else { return }
            context.updateDrawing(node) { $0.effects.append(.blend(blendMode)) }
        }
    }

    /// A value that is not finite changes nothing.
    private func colorChanged(
        _ name: String, _ amount: Double, _ words: String? = nil, _ matrix: (Double) -> ColorMatrix
    ) -> some View {
        let matrix = amount.isFinite ? matrix(amount) : nil
        let setting = LayoutSetting(name, words ?? lengthText(CGFloat(amount)))
        return NodeModified(content: self) { context, node in
            guard let matrix else { return }
            context.updateDrawing(node) { $0.effects.append(.colors(matrix, setting)) }
        }
    }
}
