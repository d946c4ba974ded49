import Drawing
import Foundation

/// A finished part of a page, in points from its top left.
struct PageBlock {
    var size: CGSize
    var items: [DisplayItem]
    /// Where the root views of layouts lie in it, in points.
    var origins: [CGPoint?] = []

    /// The block with its top left at `origin`, which lies on whole points so that crisp edges stay crisp.
    func item(at origin: CGPoint) -> DisplayItem { .moved(items, to: origin) }

    func origins(at place: CGPoint) -> [CGPoint?] {
        origins.map { $0.map { CGPoint(x: $0.x + place.x, y: $0.y + place.y) } }
    }

    static func column(_ parts: [PageBlock?], spacing: CGFloat) -> PageBlock? {
        let blocks = parts.compactMap(\.self)
        guard !blocks.isEmpty else { return nil }
        var (items, y, width): ([DisplayItem], CGFloat, CGFloat) = ([], 0, 0)
        var origins: [CGPoint?] = []
        for block in blocks {
            if y > 0 { y += spacing }
            items.append(block.item(at: CGPoint(x: 0, y: y)))
            origins += block.origins(at: CGPoint(x: 0, y: y))
            y = (y + block.size.height).rounded(.up)
            width = max(width, block.size.width)
        }
        return PageBlock(size: CGSize(width: width.rounded(.up), height: y), items: items, origins: origins)
    }
}

extension DisplayItem {
    /// The items with their coordinates' origin at `origin`.
    static func moved(_ items: [DisplayItem], to origin: CGPoint) -> DisplayItem {
        .group(items, .transform(CGAffineTransform(translationX: origin.x, y: origin.y)))
    }
}
