import Foundation

/// The columns that a lazy grid's items make from a width.
/// Documented for SwiftUI, and confirmed by independent reconstructions.
///
/// Fixed items and all gaps are subtracted first. The other items, in order, each get an equal share of the rest,
/// within their bounds; an adaptive item divides its share into as many columns as fit, or else has one as wide as its
/// share.
struct LazyGridTracks {
    struct Track {
        let start: CGFloat
        let length: CGFloat
        let alignment: Alignment?
        /// The origin of the gap before it.
        let source: SpacingSource
        /// The index of its item.
        let item: Int
    }

    private(set) var tracks: [Track] = []
    /// From the first column's start to the last one's end, in points.
    private(set) var total: CGFloat = 0

    /// A limit that protects memory from a tiny minimum; no picture has room for more.
    private static let maxTracks = 4096

    /// - Parameters:
    ///   - width: In points; may be infinite.
    ///   - cells: How many cells there are: what fits an infinite width.
    init(_ items: [GridItem], in width: CGFloat, cells: Int) {
        var rest = width - items.dropLast().reduce(0) { $0 + Self.gap($1) }
        var sharing = items.count
        for case .fixed(let length) in items.lazy.map(\.size) {
            rest -= Self.length(length)
            sharing -= 1
        }
        var gap: CGFloat = 0
        var source = SpacingSource.standard
        for (index, item) in items.enumerated() {
            let share = max(rest / CGFloat(max(sharing, 1)), 0)
            let (count, length) = Self.divide(share, item, cells)
            if !item.isFixed {
                let taken = length * CGFloat(count) + Self.gap(item) * CGFloat(count - 1)
                if rest < .infinity || taken < .infinity { rest -= taken }
                sharing -= 1
            }
            for _ in 0..<count {
                let start = tracks.isEmpty ? 0 : total + gap
                tracks.append(
                    Track(start: start, length: length, alignment: item.alignment, source: source, item: index))
                total = start + length
                gap = Self.gap(item)
                source = Self.source(item)
            }
        }
    }

    /// The number of columns an item makes from its share, and their width.
    private static func divide(_ share: CGFloat, _ item: GridItem, _ cells: Int) -> (count: Int, length: CGFloat) {
        switch item.size {
        case .fixed(let length): return (1, self.length(length))
        case .flexible(let minimum, let maximum): return (1, clamp(share, minimum, maximum))
        case .adaptive(let minimum, let maximum):
            let gap = gap(item)
            let fitting = (share + gap) / max(length(minimum) + gap, 0.001)
            let most = share < .infinity ? maxTracks : min(max(cells, 1), maxTracks)
            // Gaps of less than nothing leave no number that means anything.
            let count = fitting >= CGFloat(most) ? most : fitting >= 1 ? Int(fitting) : 1
            let each = (share - gap * CGFloat(count - 1)) / CGFloat(count)
            return (count, clamp(each, min(length(minimum), each), maximum))
        }
    }

    /// The width for a proposal of nil: that of the first line's cells, within the items' bounds.
    static func ideal(_ items: [GridItem], _ cells: [CGFloat]) -> CGFloat {
        var total = items.dropLast().reduce(0) { $0 + gap($1) }
        for (index, item) in items.enumerated() {
            let cell = index < cells.count ? cells[index] : 0
            switch item.size {
            case .fixed(let length): total += self.length(length)
            case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
                total += clamp(cell, minimum, maximum)
            }
        }
        return max(total, 0)
    }

    static func gap(_ item: GridItem) -> CGFloat {
        guard let spacing = item.spacing, spacing.isFinite else { return ViewSpacing.defaultLength }
        return spacing
    }

    private static func source(_ item: GridItem) -> SpacingSource {
        item.spacing?.isFinite == true ? .explicit : .standard
    }

    /// Negative lengths, NaN and ∞ count as 0.
    static func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }

    /// The minimum wins over a smaller maximum.
    private static func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
        max(min(length, maximum.isNaN ? .infinity : maximum), self.length(minimum))
    }
}

extension GridItem {
    var isFixed: Bool { if case .fixed = size { true } else { false } }
}
