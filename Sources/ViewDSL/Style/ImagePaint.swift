import Drawing
import Foundation

/// A picture, repeated from the top left of what is painted.
///
/// A symbol, and a picture that is missing, paint nothing.
public struct ImagePaint: ShapeStyle {
    public var image: Image
    /// The part of the picture that is repeated, in parts of its width and height.
    public var sourceRect: CGRect
    /// The factor the picture is enlarged by.
    public var scale: CGFloat

    nonisolated public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    nonisolated public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        guard scale > 0, scale.isFinite, let picture = image.pixels(in: environment),
            let part = picture.source.part(sourceRect)
        else { return .color(.clear) }
        return .tiles(_Tiles(source: part, scale: picture.scale / scale))
    }
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

/// A picture that is repeated.
public struct _Tiles: Hashable, Sendable {
    let source: ImageSource
    /// In pixels per point.
    let scale: CGFloat
    var opacity = 1.0

    func opacity(_ factor: Double) -> _Tiles {
        var tiles = self
        tiles.opacity *= factor
        return tiles
    }

    /// The tiles that cover `bounds`, one of which begins at `origin`.
    func items(covering bounds: CGRect, from origin: CGPoint) -> [DisplayItem] {
        let (width, height) = (CGFloat(source.pixelWidth) / scale, CGFloat(source.pixelHeight) / scale)
        func start(_ edge: CGFloat, _ origin: CGFloat, _ length: CGFloat) -> CGFloat {
            origin + ((edge - origin) / length).rounded(.down) * length
        }
        let (left, top) = (start(bounds.minX, origin.x, width), start(bounds.minY, origin.y, height))
        let area = CGRect(x: left, y: top, width: bounds.maxX - left, height: bounds.maxY - top)
        let drawing = ImageDrawing(source: source, scale: scale, interpolation: .smooth, isTiled: true)
        let items = drawing.items(in: area)
        return opacity == 1 ? items : [.group(items, .opacity(opacity))]
    }
}

extension Image {
    /// The picture in pixels; nil if it is a symbol, or missing.
    nonisolated fileprivate func pixels(in environment: EnvironmentValues) -> (source: ImageSource, scale: CGFloat)? {
        switch source {
        case .pixels(let pixels, let scale): return (pixels, scale)
        case .named(let name):
            let scale = Int(environment.displayScale, in: 1...Int(ImageFiles.largestScale))
            let isDark = environment.colorScheme == .dark
            return (try? environment.images.image(named: name, scale: scale, isDark: isDark))
                .map { ($0.source, CGFloat($0.scale)) }
        case .file(let data, let scale): return environment.images.image(in: data).map { ($0, scale) }
        case .system, .blank: return nil
        }
    }
}

extension ImageSource {
    /// The pixels in `rect`, given in parts of width and height; nil if there are none.
    fileprivate func part(_ rect: CGRect) -> ImageSource? {
        func pixels(_ low: CGFloat, _ high: CGFloat, _ count: Int) -> Range<Int>? {
            guard low.isFinite, high.isFinite else { return nil }
            let first = Int((min(max(low, 0), 1) * CGFloat(count)).rounded())
            let last = Int((min(max(high, 0), 1) * CGFloat(count)).rounded())
            return first < last ? first..<last : nil
        }
        guard let columns = pixels(rect.minX, rect.maxX, pixelWidth),
            let rows = pixels(rect.minY, rect.maxY, pixelHeight)
        else { return nil }
        return cropped(columns, rows)
    }
}
