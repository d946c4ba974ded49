/// Why a picture could not be painted.
package enum PaintingError: Error, Hashable, CustomStringConvertible {
    /// A side has more than 32,767 pixels, Cairo's limit.
    case canvasTooLarge(width: Double, height: Double)
    /// A side is zero, negative or not a number. In pixels.
    case emptyCanvas(width: Double, height: Double)
    case badScale(Int)
    /// Cairo's own message.
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
        Int(exactly: length.rounded(.up)).map(String.init) ?? (length.isNaN ? "\(length)" : "huge")
    }
}
