import Drawing
import Foundation

extension Path {
    /// The path's data; empty if a coordinate is no number.
    var svg: String {
        var text = ""
        for element in elements {
            switch element {
            case .move(let p): text += "M\(svgNumbers(p.x, p.y))"
            case .line(let p): text += "L\(svgNumbers(p.x, p.y))"
            case .quadCurve(let p, let c): text += "Q\(svgNumbers(c.x, c.y, p.x, p.y))"
            case .curve(let p, let a, let b): text += "C\(svgNumbers(a.x, a.y, b.x, b.y, p.x, p.y))"
            case .closeSubpath: text += "Z"
            }
        }
        return isNumber ? text : ""
    }

    private var isNumber: Bool {
        let bounds = boundingRect
        return bounds.isNull || [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy { !$0.isNaN }
    }
}

extension StrokeStyle {
    /// The attributes that differ from SVG's defaults.
    var svg: String {
        var text = lineWidth == 1 ? "" : " stroke-width=\"\(svgNumber(lineWidth))\""
        switch lineCap {
        case .butt: break
        case .round: text += " stroke-linecap=\"round\""
        case .square: text += " stroke-linecap=\"square\""
        }
        switch lineJoin {
        case .miter: text += " stroke-miterlimit=\"\(svgNumber(max(1, miterLimit)))\""
        case .round: text += " stroke-linejoin=\"round\""
        case .bevel: text += " stroke-linejoin=\"bevel\""
        }
        guard let dashes = paintableDashes else { return text }
        text += " stroke-dasharray=\"\(dashes.lengths.map { svgNumber($0) }.joined(separator: " "))\""
        return dashes.phase == 0 ? text : text + " stroke-dashoffset=\"\(svgNumber(dashes.phase))\""
    }
}

extension PaintStyle {
    /// The gradient or pattern that shapes refer to.
    var definition: [Markup] {
        switch self {
        case .linearGradient(let stops, let from, let to):
            return [
                .text(
                    "<linearGradient gradientUnits=\"userSpaceOnUse\" x1=\"\(svgNumber(from.x))\" y1=\"\(svgNumber(from.y))\""
                        + " x2=\"\(svgNumber(to.x))\" y2=\"\(svgNumber(to.y))\">")
            ] + Self.stops(stops) + [.text("</linearGradient>")]
        case .radialGradient(let stops, let center, let start, let end):
            let (inner, outer) = (max(0, start), max(0, end))
            return [
                .text(
                    "<radialGradient gradientUnits=\"userSpaceOnUse\" cx=\"\(svgNumber(center.x))\""
                        + " cy=\"\(svgNumber(center.y))\" fr=\"\(svgNumber(CGFloat(inner)))\" r=\"\(svgNumber(CGFloat(outer)))\">"
                )
            ] + Self.stops(stops) + [.text("</radialGradient>")]
        case .hatch(let color, let width, let spacing):
            let (w, s) = (CGFloat(width), CGFloat(spacing))
            return [
                .text(
                    "<pattern patternUnits=\"userSpaceOnUse\" width=\"\(svgNumber(s))\" height=\"\(svgNumber(s))\""
                        + " patternTransform=\"rotate(45)\"><path class=\""),
                .color(color, .fill),
                .text(
                    "\" d=\"M0 0h\(svgNumber(w / 2))v\(svgNumber(s))H0ZM\(svgNumber(s - w / 2)) 0H\(svgNumber(s))v\(svgNumber(s))H\(svgNumber(s - w / 2))Z\"/></pattern>"
                ),
            ]
        case .color, .angularGradient: return []
        }
    }

    private static func stops(_ stops: [GradientStop]) -> [Markup] {
        stops.flatMap { stop -> [Markup] in
            [
                .text("<stop offset=\"\(svgNumber(CGFloat(stop.location)))\" class=\""), .color(stop.color, .stop),
                .text("\"/>"),
            ]
        }
    }
}
