import Foundation

extension Path: CustomStringConvertible {
    /// SwiftUI's notation: `0 0 m 10 0 l h`.
    public var description: String {
        func text(_ points: CGPoint...) -> String {
            points.flatMap { [$0.x, $0.y] }.map { value in
                // Six significant digits, as `%g` gives.
                String(format: "%g", Double(value) == 0 ? 0 : Double(value))
            }.joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let p): "\(text(p)) m"
            case .line(let p): "\(text(p)) l"
            case .quadCurve(let p, let c): "\(text(c, p)) q"
            case .curve(let p, let c1, let c2): "\(text(c1, c2, p)) c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    /// Parses a description; nil if it is invalid.
    public init?(_ string: String) {
        var path = Path()
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            switch (word, numbers.count) {
            case ("m", 2): path.move(to: point(0))
            case ("l", 2): path.addLine(to: point(0))
            case ("q", 4): path.addQuadCurve(to: point(1), control: point(0))
            case ("c", 6): path.addCurve(to: point(2), control1: point(0), control2: point(1))
            case ("h", 0): path.closeSubpath()
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
        self = path
    }
}
