import Drawing
import Foundation
import LayoutEngine

/// A picture. Its size is its pixels divided by its scale unless it is resizable.
public struct Image: Sendable {
    /// The way a resizable picture fills its bounds.
    public enum ResizingMode: Hashable, Sendable {
        case tile, stretch
    }

    /// The smoothing of a scaled picture; low, medium and high are drawn alike.
    public enum Interpolation: Hashable, Sendable {
        case none, low, medium, high
    }

    /// The use of a picture's colors.
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template
        case original
    }

    enum Source: Hashable, Sendable {
        case named(String)
        case pixels(ImageSource, scale: CGFloat)
        case system(String)
        /// A PNG or JPEG file.
        case file(Data, scale: CGFloat)
        /// Nothing, of this size in points.
        case blank(width: CGFloat, height: CGFloat)
    }

    let source: Source
    let location: SourceLocation
    var isResizable = false
    var interpolationMode = Interpolation.medium
    var renderingMode: TemplateRenderingMode?
    /// Of a symbol; nil is the environment's.
    var symbolMode: SymbolRenderingMode?
    var capInsets = EdgeInsets()
    var resizingMode = ResizingMode.stretch

    init(source: Source, location: SourceLocation) {
        self.source = source
        self.location = location
    }

    /// An image of the catalog's assets. `bundle` has no effect.
    public init(_ name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
        source = .named(name)
        location = SourceLocation(file: "\(fileID)", line: Int(line))
    }

    public init(decorative name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
        self.init(name, bundle: bundle, fileID: fileID, line: line)
    }

    public init(
        _ name: String, bundle: Bundle? = nil, label: Text, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(name, bundle: bundle, fileID: fileID, line: line)
    }

    /// - Parameter scale: Pixels per point.
    package init(_ pixels: ImageSource, scale: CGFloat, fileID: StaticString = #fileID, line: UInt = #line) {
        source = .pixels(pixels, scale: scale)
        location = SourceLocation(file: "\(fileID)", line: Int(line))
    }

    private func changed(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }

    /// Makes the picture fill its bounds: stretched, or tiled from the top left.
    ///
    /// Edges within the cap insets, in points, are not stretched.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changed {
            $0.isResizable = true
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// Sets the smoothing of a scaled picture.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        changed { $0.interpolationMode = interpolation }
    }

    /// Sets the use of the picture's colors; nil means its own.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { changed { $0.renderingMode = mode } }

    /// Has no effect: edges are always smooth.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        switch source {
        case .pixels(let pixels, let scale):
            list.append(node(pixels, scale: scale, name: pixels.name, context))
        case .named(let name):
            let images = context.environment.images
            let scale = Int(context.environment.displayScale, in: 1...Int(ImageFiles.largestScale))
            let isDark = context.environment.colorScheme == .dark
            do throws(MissingImage) {
                let found = try images.image(named: name, scale: scale, isDark: isDark)
                let files = ImageFiles(images: images, name: name, displayScale: CGFloat(scale), isDark: isDark)
                let image = found.isTemplate && renderingMode == nil ? self.renderingMode(.template) : self
                list.append(
                    image.node(found.source, scale: CGFloat(found.scale), name: name, files: files, context))
            } catch {
                if images.symbol(named: name) != nil { return list.append(symbol(named: name, context)) }
                let near = images.names(like: name).map { "“\($0)”" }
                let hint = near.isEmpty ? "" : "; there is \(near.joined(separator: ", "))"
                missing(name, because: error.reason.map { ": \($0)" } ?? hint, context, into: &list)
            }
        case .system(let name): list.append(symbol(named: name, context))
        case .file(let data, let scale):
            if let pixels = context.environment.images.image(in: data) {
                list.append(node(pixels, scale: scale, name: "", context))
            } else {
                missing("", because: ": it cannot be read", context, into: &list)
            }
        case .blank(let width, let height):
            let size = CGSize(width: max(width, 0), height: max(height, 0))
            list.append(
                isResizable
                    ? leaf(FillLayout(ideal: size), named: "", NodeDrawing(), context)
                    : leaf(FixedLayout(size: size), named: "", NodeDrawing(), context))
        }
    }

    @MainActor private func node(
        _ pixels: ImageSource, scale: CGFloat, name: String, files: ImageFiles? = nil, _ context: _ViewContext
    ) -> NodeID {
        let size = CGSize(width: CGFloat(pixels.pixelWidth) / scale, height: CGFloat(pixels.pixelHeight) / scale)
        var drawing = ImageDrawing(
            source: pixels, scale: scale, interpolation: interpolationMode == .none ? .none : .smooth)
        if renderingMode == .template { drawing.template = ForegroundStyle()._resolve(in: context.environment) }
        if isResizable { (drawing.capInsets, drawing.isTiled) = (capInsets, resizingMode == .tile) }
        // Without interpolation the figure's scale decides the file, whatever the size.
        if interpolationMode != .none { drawing.files = files }
        let drawn = NodeDrawing(.image(drawing))
        return isResizable
            ? leaf(FillLayout(ideal: size), named: name, drawn, context)
            : leaf(FixedLayout(size: size), named: name, drawn, context)
    }

    @MainActor func leaf(
        _ layout: some Layout, named name: String, _ drawing: NodeDrawing, _ context: _ViewContext
    ) -> NodeID {
        let shown = context.environment.showsPlaceholders ? NodeDrawing(Placeholder.area(context.environment)) : drawing
        return context.leaf(layout, "Image", words: name, role: .image, drawing: shown, source: location)
    }

    /// A resizable picture is a box with its name, of the size it is proposed, also where it is to fill that.
    ///
    /// Approximate: the size of a missing picture is unknown; that of one that is not resizable counts as 20 × 20.
    @MainActor private func missing(
        _ name: String, because reason: String, _ context: _ViewContext, into list: inout _ViewList
    ) {
        let message = "no image “\(name)”\(reason)"
        if isResizable {
            return LabeledBox(name, .missingImage, message, kind: "Image", source: location)
                .layoutValue(key: ShapelessKey.self, value: true)
                ._resolve(context, into: &list)
        }
        let node = leaf(
            FixedLayout(size: CGSize(width: 20, height: 20)), named: name, NodeDrawing(.missing), context)
        context.arena.addIssue(.missingImage, at: node, message, missing: name)
        list.append(node)
    }
}
