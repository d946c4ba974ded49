import Drawing
import Foundation

// Inter has one width and one design, and text keeps its own leading.
extension Font {
    /// The width of letters. All are drawn in Inter's.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat

        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// The distance of lines. All are drawn with Inter's.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    public static let extraLargeTitle = Font.system(.extraLargeTitle)
    public static let extraLargeTitle2 = Font.system(.extraLargeTitle2)

    /// Has no effect.
    public func width(_ width: Width) -> Font { self }
    /// Has no effect.
    public func leading(_ leading: Leading) -> Font { self }
    /// Makes all letters small capitals.
    ///
    /// Approximate: smaller capitals; Inter has no others.
    public func smallCaps() -> Font { changed { $0.smallCapitals = [.lowercase, .uppercase] } }
    /// Makes small letters small capitals.
    public func lowercaseSmallCaps() -> Font { changed { $0.smallCapitals.insert(.lowercase) } }
    /// Makes capitals small.
    public func uppercaseSmallCaps() -> Font { changed { $0.smallCapitals.insert(.uppercase) } }
}
