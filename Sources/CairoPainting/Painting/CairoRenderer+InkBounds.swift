import Drawing
import Foundation

extension CairoRenderer {
    /// A rectangle around everything the items paint, in points; `.null` when they paint nothing.
    ///
    /// It may be too large, never too small.
    func inkBounds(of items: [DisplayItem]) throws -> CGRect {
        try items.reduce(CGRect.null) { try $0.union(inkBounds(of: $1)) }
    }

    private func inkBounds(of item: DisplayItem) throws -> CGRect {
        switch item {
        case .fill(let path, _, _): return path.boundingRect
        case .stroke(let path, _, let stroke): return path.boundingRect(stroked: stroke)
        case .text(let block, let origin, let width):
            let size = try textEngine().measure(block).size
            // Lines wider than their width overhang on either side, and glyphs reach beyond their lines.
            let slant = block.runs.map(\.font.size).max() ?? 0
            return CGRect(
                x: origin.x - size.width, y: origin.y, width: max(width, 0) + 2 * size.width, height: size.height
            ).insetBy(dx: -slant, dy: -slant)
        case .image(_, let rect, _): return rect.standardized
        case .group(let items, let effect): return try inkBounds(of: items).changed(by: effect)
        }
    }
}

extension CGRect {
    /// The bounds of a group with this effect whose items paint in here.
    func changed(by effect: GroupEffect) -> CGRect {
        guard !isNull else { return self }
        switch effect {
        case .opacity, .tint, .mask, .colors, .blend: return self
        case .clip(let path, _): return overlap(with: path.boundingRect)
        case .transform(let transform): return applying(transform)
        case .shadow(_, let radius, let offset):
            let reach = Blur.reach(radius: radius)
            return union(offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach))
        case .blur(let radius):
            let reach = Blur.reach(radius: radius)
            return insetBy(dx: -reach, dy: -reach)
        }
    }
}
