import CairoPainting
import Drawing
import Foundation
import Raster

/// Writes display items as SVG for browsers.
///
/// Angular gradients, for which SVG has no paint, become pictures.
struct SVGMarkup {
    let text: PangoText
    private let images = EncodedImages()

    init(text: PangoText) { self.text = text }

    func markup(of items: [DisplayItem]) throws -> [Markup] { try items.flatMap { try markup(of: $0) }.joined }

    /// The items within an effect.
    func group(_ content: [Markup], _ effect: GroupEffect) throws -> [Markup] {
        func wrapped(_ attributes: [Markup]) -> [Markup] {
            ([.text("<g")] + attributes + [.text(">")] + content + [.text("</g>")]).joined
        }
        func reference(_ attribute: String, _ element: [Markup]) -> [Markup] {
            [.text(" \(attribute)=\"url(#"), .definition(element.joined), .text(")\"")]
        }
        switch effect {
        case .opacity(let opacity): return wrapped([.text(" opacity=\"\(svgNumber(CGFloat(opacity)))\"")])
        case .transform(let t):
            let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { svgNumber($0) }.joined(separator: " ")
            return wrapped([.text(" transform=\"matrix(\(numbers))\"")])
        case .clip(let path, let evenOdd):
            let rule = evenOdd ? " clip-rule=\"evenodd\"" : ""
            return wrapped(
                reference("clip-path", [.text("<clipPath><path d=\"\(path.svg)\"\(rule)/></clipPath>")]))
        case .mask(let items):
            return wrapped(
                reference(
                    "mask",
                    [.text("<mask class=\"alpha\" x=\"-.5\" y=\"-.5\" width=\"2\" height=\"2\">")]
                        + (try markup(of: items))
                        + [.text("</mask>")]))
        case .blur(let radius):
            return wrapped(reference("filter", Self.filter([.text(Self.blur(radius, of: nil))])))
        case .shadow(let color, let radius, let offset):
            let shade: [Markup] = [
                .text(Self.blur(radius, of: "SourceAlpha")),
                .text("<feOffset dx=\"\(svgNumber(offset.width))\" dy=\"\(svgNumber(offset.height))\" result=\"b\"/>"),
                .text("<feFlood class=\""), .color(color, .flood),
                .text("\"/><feComposite in2=\"b\" operator=\"in\"/>"),
                .text("<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"),
            ]
            return wrapped(reference("filter", Self.filter(shade)))
        case .tint(let color):
            let tint: [Markup] = [
                .text("<feFlood class=\""), .color(color, .flood),
                .text("\"/><feComposite in2=\"SourceAlpha\" operator=\"in\"/>"),
            ]
            return wrapped(reference("filter", Self.filter(tint)))
        case .colors(let matrix):
            let rows = [matrix.red, matrix.green, matrix.blue].map { row in
                let values = row.values.map { svgNumber(CGFloat($0)) }
                return (values.dropLast() + ["0", values[3]]).joined(separator: " ")
            }
            return wrapped(
                reference(
                    "filter",
                    Self.filter([.text("<feColorMatrix values=\"\(rows.joined(separator: " ")) 0 0 0 1 0\"/>")])))
        case .blend(let mode): return wrapped([.text(" class=\"blend-\(mode.rawValue)\"")])
        }
    }

    private static func filter(_ content: [Markup]) -> [Markup] {
        [.text("<filter x=\"-1\" y=\"-1\" width=\"3\" height=\"3\" color-interpolation-filters=\"sRGB\">")] + content
            + [.text("</filter>")]
    }

    private static func blur(_ radius: Double, of source: String?) -> String {
        let deviation = svgNumber(CGFloat(min(max(0, radius), 200)))
        return "<feGaussianBlur\(source.map { " in=\"\($0)\"" } ?? "") stdDeviation=\"\(deviation)\"/>"
    }

    private func markup(of item: DisplayItem) throws -> [Markup] {
        switch item {
        case .fill(let path, let style, let evenOdd):
            let rule = evenOdd ? " fill-rule=\"evenodd\"" : ""
            return try shape(path, style, .fill, rule, covering: path.boundingRect, cut: .clip(path, evenOdd: evenOdd))
        case .stroke(let path, let style, let stroke):
            guard stroke.lineWidth > 0, stroke.lineWidth.isFinite else { return [] }
            return try shape(
                path, style, .stroke, stroke.svg, covering: path.boundingRect(stroked: stroke),
                cut: .mask([.stroke(path, .color(RGBA(red: 0, green: 0, blue: 0)), stroke)]))
        case .text(let block, let origin, let width): return try markup(of: block, at: origin, width: width)
        case .image(let image, let rect, let interpolation): return try markup(of: image, in: rect, interpolation)
        case .group(let items, let effect): return try group(try markup(of: items), effect)
        }
    }

    private func shape(
        _ path: Path, _ style: PaintStyle, _ property: Markup.Property, _ attributes: String, covering bounds: CGRect,
        cut: GroupEffect
    ) throws -> [Markup] {
        let outline = path.svg
        guard !outline.isEmpty else { return [] }
        let paint: [Markup]
        switch style {
        case .color(let color):
            guard color.alpha > 0 else { return [] }
            paint = [.text("class=\""), .color(color, property), .text("\"")]
        case .angularGradient(let stops, let center, let start, let end):
            return try group(try angular(stops, center: center, from: start, to: end, in: bounds), cut)
        case .linearGradient, .radialGradient, .hatch:
            paint = [.text("\(property.css)=\"url(#"), .definition(style.definition), .text(")\"")]
        }
        let attributes = property == .stroke ? " fill=\"none\"" + attributes : attributes
        return [.text("<path ")] + paint + [.text(" d=\"\(outline)\"\(attributes)/>")]
    }

    private func markup(of block: TextBlock, at origin: CGPoint, width: Double) throws -> [Markup] {
        let outlines = text.outlines(of: block, at: origin, width: width)
        var markup: [Markup] = []
        for run in outlines.runs where run.color.alpha > 0 && !run.glyphs.isEmpty {
            markup += [.text("<g class=\""), .color(run.color, .fill), .text("\">")]
            for glyph in run.glyphs {
                markup += [
                    .text("<use href=\"#"), .definition([.text("<path d=\"\(glyph.outline.svg)\"/>")]),
                    .text(
                        "\" x=\"\(svgNumber(glyph.origin.x, places: 2))\" y=\"\(svgNumber(glyph.origin.y, places: 2))\"/>"
                    ),
                ]
            }
            markup.append(.text("</g>"))
        }
        for rule in outlines.rules {
            let path = Path { path in for rect in rule.rects { path.addRect(rect) } }
            markup += try self.markup(of: .fill(path, .color(rule.color)))
        }
        for (picture, place) in outlines.pictures {
            let move = CGAffineTransform(translationX: place.x, y: place.y)
            markup += try group(try self.markup(of: picture.items), .transform(move))
        }
        return markup
    }

    private func markup(of image: ImageSource, in rect: CGRect, _ interpolation: Interpolation) throws -> [Markup] {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, rect.isFinite, image.pixelWidth > 0, image.pixelHeight > 0 else {
            return []
        }
        let sharp = interpolation == .none ? " image-rendering=\"pixelated\"" : ""
        let definition =
            "<image width=\"1\" height=\"1\" preserveAspectRatio=\"none\"\(sharp) href=\"\(try images.url(of: image))\"/>"
        let place = [rect.width, 0, 0, rect.height, rect.minX, rect.minY].map { svgNumber($0) }.joined(separator: " ")
        return [
            .text("<use href=\"#"), .definition([.text(definition)]), .text("\" transform=\"matrix(\(place))\"/>"),
        ]
    }

    /// A gradient around a point, which SVG cannot paint: as a picture, the same for views of all sizes, cut to a shape.
    private func angular(
        _ stops: [GradientStop], center: CGPoint, from start: Double, to end: Double, in bounds: CGRect
    )
        throws -> [Markup]
    {
        let side: CGFloat = 128
        let square = CGRect(x: 0, y: 0, width: side, height: side)
        let style = PaintStyle.angularGradient(
            stops: stops, center: CGPoint(x: side / 2, y: side / 2), startAngle: start, endAngle: end)
        let list = DisplayList(size: square.size, items: [.fill(Path(square), style)])
        let bitmap = try CairoPainter.paint(list, scale: 2, text: text)
        let source = ImageSource(
            name: "", pixels: bitmap.pixels, pixelWidth: bitmap.width, pixelHeight: bitmap.height)
        let x = max(abs(bounds.minX - center.x), abs(bounds.maxX - center.x))
        let y = max(abs(bounds.minY - center.y), abs(bounds.maxY - center.y))
        let reach = max(x, y)
        return try markup(
            of: source, in: CGRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach),
            .smooth)
    }
}

/// The files of pictures, each encoded once.
private final class EncodedImages {
    private var urls: [ImageSource: String] = [:]

    func url(of image: ImageSource) throws -> String {
        if let known = urls[image] { return known }
        let bitmap = Bitmap(width: image.pixelWidth, height: image.pixelHeight, pixels: image.pixels)
        let url = "data:image/png;base64,\(try PNG.encodeSmallest(bitmap).base64EncodedString())"
        urls[image] = url
        return url
    }
}

extension [Markup] {
    /// Neighboring texts as one.
    var joined: [Markup] {
        reduce(into: []) { markup, next in
            if case .text(let part) = next, case .text(let before)? = markup.last {
                markup[markup.count - 1] = .text(before + part)
            } else {
                markup.append(next)
            }
        }
    }
}
