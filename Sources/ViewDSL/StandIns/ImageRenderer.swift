#if !canImport(Darwin)
    import Foundation
    import LayoutEngine

    /// Makes a picture of a view.
    ///
    /// Inside a figure it makes none, so every picture is nil. `Figure` draws a view to a file.
    @MainActor @preconcurrency
    public final class ImageRenderer<Content: View> {
        public var content: Content
        public var proposedSize = ProposedViewSize.unspecified
        /// In pixels per point.
        public var scale: CGFloat = 1
        public var isOpaque = false
        public var colorMode = ColorRenderingMode.nonLinear

        public init(content view: Content) { content = view }

        public var uiImage: UIImage? { nil }
        public var nsImage: NSImage? { nil }
        public var cgImage: CGImage? { nil }
    }
#endif
