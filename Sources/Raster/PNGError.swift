/// Why a PNG could not be read or written.
package enum PNGError: Error, Hashable, CustomStringConvertible {
    /// The bytes are not a PNG, or a damaged one; the text says why.
    case notReadable(String)
    case emptyBitmap(width: Int, height: Int)
    /// A text chunk's key is not 1…79 printable ASCII characters without outer or double spaces.
    case badTextKey(String)

    package var description: String {
        switch self {
        case .notReadable(let reason): "cannot read the PNG: \(reason)"
        case .emptyBitmap(let width, let height):
            "cannot write a PNG of \(width) × \(height) pixels: both sides must be at least 1"
        case .badTextKey(let key):
            "cannot write the PNG text chunk \"\(key)\": its key must be 1 to 79 ASCII characters, with single spaces only between words"
        }
    }
}
