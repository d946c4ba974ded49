#if !canImport(Darwin)
    import Drawing
    import Foundation
    import LayoutEngine

    /// UIKit's picture, for `Image(uiImage:)`. AppKit's has the same type.
    open class UIImage: NSObject, @unchecked Sendable {
        enum Source: Hashable, Sendable {
            case empty
            case named(String)
            case symbol(String)
            case file(Data)
        }

        let source: Source
        public let scale: CGFloat
        /// In points.
        ///
        /// Approximate: zero for a picture by name, whose file is known only where it is drawn; 20 × 20 for a symbol.
        /// In points. AppKit's can be set.
        public var size: CGSize
        private(set) var template: Image.TemplateRenderingMode?
        private(set) var tint: UIColor?

        private init(_ source: Source, size: CGSize, scale: CGFloat = 1) {
            (self.source, self.size, self.scale) = (source, size, scale)
        }

        override public init() { (source, size, scale) = (.empty, .zero, 1) }

        /// A picture of the catalog's assets, as `Image(_:)` finds it; nil if the name is empty.
        public convenience init?(
            named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil
        ) {
            guard !name.isEmpty else { return nil }
            self.init(asset: name)
        }

        public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
            self.init(named: name, in: bundle)
        }

        public required convenience init(imageLiteralResourceName path: String) { self.init(asset: path) }

        private convenience init(asset name: String) { self.init(.named(name), size: .zero) }

        public convenience init?(systemName name: String) {
            guard !name.isEmpty else { return nil }
            self.init(.symbol(name), size: CGSize(width: 20, height: 20))
        }

        public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
            self.init(systemName: name)
        }

        /// nil unless the data is a PNG or JPEG file.
        public convenience init?(data: Data) { self.init(data: data, scale: 1) }

        public convenience init?(data: Data, scale: CGFloat) {
            guard let pixels = PictureHeader.size(data), scale > 0, scale.isFinite else { return nil }
            self.init(
                .file(data), size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale)
        }

        /// nil unless it is a PNG or JPEG file.
        public convenience init?(contentsOfFile path: String) {
            guard let data = FileManager.default.contents(atPath: path) else { return nil }
            self.init(data: data)
        }

        /// An empty picture: Core Graphics' have no pixels here.
        public convenience init(cgImage: CGImage) { self.init() }

        private func changed(_ change: (UIImage) -> Void) -> UIImage {
            let image = UIImage(source, size: size, scale: scale)
            (image.template, image.tint) = (template, tint)
            change(image)
            return image
        }

        public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
        public func preparingForDisplay() -> UIImage? { self }
        public func byPreparingForDisplay() async -> UIImage? { self }
        public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
            changed { $0.template = mode == .alwaysTemplate ? .template : mode == .alwaysOriginal ? .original : nil }
        }
        public func withTintColor(_ color: UIColor) -> UIImage {
            changed { ($0.tint, $0.template) = (color, .template) }
        }
        public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { withTintColor(color) }
        /// Has no effect in a figure.
        public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
        /// Has no effect in a figure.
        public func applyingSymbolConfiguration(_ configuration: Configuration) -> UIImage? { self }
        /// Has no effect in a figure.
        public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
        /// Has no effect in a figure.
        public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
        /// Has no effect in a figure.
        public func draw(in rect: CGRect) {}
        /// Has no effect in a figure.
        public func draw(at point: CGPoint) {}

        public var cgImage: CGImage? { nil }
        public var imageOrientation: Orientation { .up }
        public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }
        /// nil unless it was made of a PNG file.
        public func pngData() -> Data? { if case .file(let data) = source { data } else { nil } }
        /// nil: no JPEG file is made.
        public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

        public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
        public enum Orientation: Int, Sendable {
            case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
        }
        public enum SymbolScale: Int, Sendable { case `default`, unspecified, small, medium, large }
        public enum SymbolWeight: Int, Sendable {
            case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
        }

        /// The look of a symbol. Has no effect in a figure.
        public class Configuration: NSObject {}
        public final class SymbolConfiguration: Configuration {
            override public init() {}
            public init(scale: SymbolScale) {}
            public init(weight: SymbolWeight) {}
            public init(font: UIFont) {}
            public init(textStyle: UIFont.TextStyle) {}
            public init(pointSize: CGFloat) {}
            public init(pointSize: CGFloat, weight: SymbolWeight) {}
            public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}
            public init(paletteColors: [UIColor]) {}
            public init(hierarchicalColor: UIColor) {}
        }
    }

    /// AppKit's picture.
    public typealias NSImage = UIImage

    extension UIImage {
        public convenience init(size: CGSize) { self.init(.empty, size: size) }
        public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
            self.init(systemName: name)
        }
        public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }
        public convenience init?(byReferencingFile path: String) { self.init(contentsOfFile: path) }
        public var tiffRepresentation: Data? { pngData() }
        public var isTemplate: Bool { template == .template }
    }

    /// Core Graphics' picture. None can be made.
    public final class CGImage: Sendable {
        public let width = 0
        public let height = 0
        private init() {}
    }

    extension Image {
        public init(uiImage: UIImage, fileID: StaticString = #fileID, line: UInt = #line) {
            let location = SourceLocation(file: "\(fileID)", line: Int(line))
            switch uiImage.source {
            case .empty:
                let size = uiImage.size
                self.init(source: .blank(width: size.width, height: size.height), location: location)
            case .named(let name): self.init(source: .named(name), location: location)
            case .symbol(let name): self.init(source: .system(name), location: location)
            case .file(let data): self.init(source: .file(data, scale: uiImage.scale), location: location)
            }
            renderingMode = uiImage.template
        }

        public init(nsImage: NSImage, fileID: StaticString = #fileID, line: UInt = #line) {
            self.init(uiImage: nsImage, fileID: fileID, line: line)
        }

        public init(_ cgImage: CGImage, scale: CGFloat, label: Text) { self.init(uiImage: UIImage()) }
        public init(decorative cgImage: CGImage, scale: CGFloat) { self.init(uiImage: UIImage()) }
    }
#endif
