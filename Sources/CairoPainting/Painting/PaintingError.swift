/// Why a picture could not be painted.
package enum PaintingError: Error, Hashable, CustomStringConvertible {
    /// Cairo paints no more than 32,767 pixels a side.
    case canvasTooLarge(width: Double, height: Double)
    /// A side is nothing, or no number. In pixels.
    case emptyCanvas(width: Double, height: Double)
    /// 1× or more.
    case badScale(Int)
    /// What Cairo says went wrong.
    case cairo(String)

    package var description: String {
        switch self {
        case .canvasTooLarge(let width, let height):
            """
            the picture is too large to paint: \(Self.text(width)) × \(Self.text(height)) pixels, and no side may pass \
            \(Surface.maximumSide). Lower the scale or make the figure smaller
            """
        case .emptyCanvas(let width, let height):
            "there is nothing to paint on: the picture is \(Self.text(width)) × \(Self.text(height)) pixels"
        case .badScale(let scale): "cannot paint at scale \(scale): it must be 1 or more"
        case .cairo(let reason): "painting failed: \(reason)"
        }
    }

    private static func text(_ length: Double) -> String {
        Int(exactly: length.rounded(.up)).map(String.init) ?? "\(length)"
    }
}
