#if !canImport(Darwin)
    import Combine
    import Foundation

    /// AppKit's color.
    public typealias NSColor = UIColor

    extension UIColor {
        /// AppKit's color that depends on the appearance.
        public convenience init(name: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
            self.init { dynamicProvider(NSAppearance(name: $0.userInterfaceStyle == .dark ? .darkAqua : .aqua)) }
        }

        // The components of AppKit's color spaces are taken as sRGB's.

        public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        }

        public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        }

        public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        }

        public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
            self.init(white: white, alpha: alpha)
        }

        public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
            self.init(white: white, alpha: alpha)
        }
    }

    /// A picture's pixels, which cannot be read or written here.
    public final class NSBitmapImageRep: NSObject {
        public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }
        public struct PropertyKey: Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
        }

        public init?(data: Data) { nil }
        public init(cgImage: CGImage) {}

        public func representation(using type: FileType, properties: [PropertyKey: Any]) -> Data? { nil }
    }

    extension UIResponder: _KeyValueCodingAndObserving {}
    extension NSResponder: _KeyValueCodingAndObserving {}
#endif
