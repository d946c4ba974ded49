import Foundation

extension StrokeStyle {
    /// The lengths of dashes and gaps as they are painted, and where among them the line starts, less than a period away.
    ///
    /// Nil for a solid line, and for dashes that are none: negative, infinite, or all zero.
    package var paintableDashes: (lengths: [CGFloat], phase: CGFloat)? {
        guard dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.contains(where: { $0 > 0 }) else { return nil }
        let lengths = dash.map(\.paintable)
        // Of an odd number, dashes and gaps change places in each repetition.
        let period = lengths.reduce(0, +) * (lengths.count % 2 == 0 ? 1 : 2)
        return (lengths, dashPhase.isFinite ? dashPhase.truncatingRemainder(dividingBy: period) : 0)
    }
}
