import Drawing
import Foundation
import LayoutEngine

/// A picture: as large as its pixels over its scale, unless it is resizable.
public struct Image: Sendable {
    /// How a resizable picture fills its bounds.
    public enum ResizingMode: Hashable, Sendable {
        /// Copies of the picture.
        case tile
        /// The picture, stretched.
        case stretch
    }

    /// How a picture is smoothed when it is not drawn pixel for pixel.
    public enum Interpolation: Hashable, Sendable {
        /// The nearest pixel: squares stay squares.
        case none
        /// Smooth, as drawn here.
        case low
        /// Smooth.
        case medium
        /// Smooth.
        case high
    }

    /// Whether the colours of a picture count, or only its shape.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// As a stencil in the foreground style.
        case template
        /// In its own colours.
        case original
    }

    enum Source: Sendable {
        case named(String)
        case pixels(ImageSource, scale: CGFloat)
        case system(String)
    }

    let source: Source
    let location: SourceLocation
    var isResizable = false
    var interpolationMode = Interpolation.medium
    var renderingMode: TemplateRenderingMode?
    var capInsets = EdgeInsets()
    var resizingMode = ResizingMode.stretch

    init(source: Source, location: SourceLocation) {
        self.source = source
        self.location = location
    }

    /// All pictures are in the one catalog, whatever the bundle.
    public init(_ name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
        source = .named(name)
        location = SourceLocation(file: "\(fileID)", line: Int(line))
    }

    /// The image of this name.
    public init(decorative name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
        self.init(name, bundle: bundle, fileID: fileID, line: line)
    }

    /// The label is for those who hear the interface.
    public init(
        _ name: String, bundle: Bundle? = nil, label: Text, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(name, bundle: bundle, fileID: fileID, line: line)
    }

    /// A picture of pixels; `scale` is how many make a point.
    package init(_ pixels: ImageSource, scale: CGFloat, fileID: StaticString = #fileID, line: UInt = #line) {
        source = .pixels(pixels, scale: scale)
        location = SourceLocation(file: "\(fileID)", line: Int(line))
    }

    private func changed(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }

    /// Fills its bounds: stretched, or repeated at its own size from the top left.
    ///
    /// The caps, in points from each edge, are not stretched across their edge.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changed {
            $0.isResizable = true
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// How smooth it is when resized.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        changed { $0.interpolationMode = interpolation }
    }

    /// In its own colours, or as a stencil; nil for the image's own way.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { changed { $0.renderingMode = mode } }

    /// Compiles; edges are always smooth.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        switch source {
        case .pixels(let pixels, let scale):
            list.append(node(pixels, scale: scale, name: pixels.name, context))
        case .named(let name):
            let images = context.environment.images
            let scale = Int(min(max(context.environment.displayScale, 1), Renditions.most))
            if let found = images.image(named: name, scale: scale) {
                let renditions = Renditions(images: images, name: name, displayScale: CGFloat(scale))
                list.append(
                    node(found.source, scale: CGFloat(found.scale), name: name, renditions: renditions, context))
            } else if let reason = images.reasonForMissing(name, scale: scale) {
                list.append(missing(name, because: ": \(reason)", context))
            } else {
                let near = images.names(like: name).map { "“\($0)”" }
                let hint = near.isEmpty ? "" : "; there is \(near.joined(separator: ", "))"
                list.append(missing(name, because: hint, context))
            }
        case .system(let name): list.append(symbol(named: name, context))
        }
    }

    @MainActor private func node(
        _ pixels: ImageSource, scale: CGFloat, name: String, renditions: Renditions? = nil, _ context: _ViewContext
    ) -> NodeID {
        let size = CGSize(width: CGFloat(pixels.pixelWidth) / scale, height: CGFloat(pixels.pixelHeight) / scale)
        var drawing = ImageDrawing(
            source: pixels, scale: scale, interpolation: interpolationMode == .none ? .none : .smooth)
        if renderingMode == .template { drawing.template = ForegroundStyle()._resolve(in: context.environment) }
        if isResizable { (drawing.capInsets, drawing.isTiled) = (capInsets, resizingMode == .tile) }
        // Squares that are to stay squares are those of the figure's scale, however large.
        if isResizable, interpolationMode != .none { drawing.renditions = renditions }
        let drawn = Drawn(.image(drawing))
        return isResizable
            ? context.leaf(
                ResizableLayout(ideal: size), "Image", "“\(name)”", role: .image, drawing: drawn, source: location)
            : context.leaf(
                FixedLayout(size: size), "Image", "“\(name)”", role: .image, drawing: drawn, source: location)
    }

    @MainActor private func missing(_ name: String, because reason: String, _ context: _ViewContext) -> NodeID {
        let node = context.leaf(
            FixedLayout(size: CGSize(width: 20, height: 20)), "Image", "“\(name)”", role: .image,
            drawing: Drawn(.missing),
            source: location)
        context.arena.addIssue(.missingImage, at: node, "no image “\(name)”\(reason)")
        return node
    }
}
