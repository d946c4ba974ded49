#if !canImport(Darwin)
    import Drawing
    import Foundation
    import Synchronization

    /// Measures text for code that asks UIKit, with the fonts of the layout that was begun last.
    enum TextSizes {
        private static let measurer = Mutex<(text: any TextMeasuring, assets: any ImageLoading)?>(nil)

        static func measure(with text: any TextMeasuring, _ assets: any ImageLoading) {
            measurer.withLock { $0 = (text, assets) }
        }

        /// Before any layout: about what Inter takes.
        static func size(of string: String, _ font: UIFont, width: CGFloat? = nil) -> CGSize {
            guard let (measurer, assets) = measurer.withLock({ $0 }) else {
                return CGSize(width: font.pointSize * 0.55 * CGFloat(string.count), height: font.lineHeight)
            }
            var block = TextBlock(string, font: font.font.spec(.large, files: assets), color: .black)
            block.width = width.map(Double.init)
            return measurer.measure(block).size
        }
    }

    extension String {
        /// The size of the text on one line, in the attributes' font or Inter at 12 points.
        public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
            TextSizes.size(of: self, attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12))
        }

        /// The bounds of the text in lines of this width.
        public func boundingRect(
            with size: CGSize, options: NSStringDrawingOptions = [],
            attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
        ) -> CGRect {
            let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
            let isBroken = options.contains(.usesLineFragmentOrigin) && size.width.isFinite && size.width < 1e6
            return CGRect(
                origin: .zero, size: TextSizes.size(of: self, font, width: isBroken ? max(0, size.width) : nil))
        }
    }

    extension NSString {
        /// The size of the text on one line, in the attributes' font or Inter at 12 points.
        public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
            String(describing: self).size(withAttributes: attributes)
        }

        /// The bounds of the text in lines of this width.
        public func boundingRect(
            with size: CGSize, options: NSStringDrawingOptions = [],
            attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
        ) -> CGRect {
            String(describing: self).boundingRect(
                with: size, options: options, attributes: attributes, context: context)
        }
    }

    extension NSAttributedString {
        /// The size of the text on one line, in its first character's font.
        public func size() -> CGSize {
            let attributes = length == 0 ? nil : self.attributes(at: 0, effectiveRange: nil)
            return string.size(withAttributes: attributes)
        }
    }

    /// How text is measured.
    public struct NSStringDrawingOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
        public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
        public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
        public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
    }

    /// Has no effect in a figure.
    public final class NSStringDrawingContext: NSObject {
        public var minimumScaleFactor: CGFloat = 0
    }
#endif
