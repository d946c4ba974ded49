import CCairo
import Drawing
import Foundation

func setColor(_ color: RGBA, of context: OpaquePointer) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
}

/// Adds the path to the context's current path.
func appendPath(_ path: Path, to context: OpaquePointer) {
    guard path.elements.allSatisfy(\.isNumber) else { return }
    var (pen, start) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
        switch element {
        case .move(let p):
            (pen, start) = (p.limited, p.limited)
            cairo_move_to(context, pen.x, pen.y)
        case .line(let p):
            pen = p.limited
            cairo_line_to(context, pen.x, pen.y)
        case .quadCurve(let p, let c):
            // As a cubic: its controls lie two thirds of the way to the quadratic's control.
            let (end, control) = (p.limited, c.limited)
            cairo_curve_to(
                context, pen.x + (control.x - pen.x) * 2 / 3, pen.y + (control.y - pen.y) * 2 / 3,
                end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
            pen = end
        case .curve(let p, let c1, let c2):
            pen = p.limited
            cairo_curve_to(context, c1.limited.x, c1.limited.y, c2.limited.x, c2.limited.y, pen.x, pen.y)
        case .closeSubpath:
            cairo_close_path(context)
            pen = start
        }
    }
}

extension Path.Element {
    fileprivate var isNumber: Bool {
        switch self {
        case .move(let p), .line(let p): !p.isNaN
        case .quadCurve(let p, let c): !p.isNaN && !c.isNaN
        case .curve(let p, let c1, let c2): !p.isNaN && !c1.isNaN && !c2.isNaN
        case .closeSubpath: true
        }
    }
}

extension CGPoint {
    fileprivate var isNaN: Bool { x.isNaN || y.isNaN }

    /// Within the range of Cairo's fixed-point numbers at any scale in use, and far outside every canvas.
    fileprivate var limited: CGPoint {
        CGPoint(x: min(max(x, -500_000), 500_000), y: min(max(y, -500_000), 500_000))
    }
}

extension cairo_matrix_t {
    init(_ transform: CGAffineTransform) {
        self.init(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    }
}

extension CGAffineTransform {
    init(_ matrix: cairo_matrix_t) {
        self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }

    var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && determinant != 0 && tx.isFinite && ty.isFinite
    }
}
