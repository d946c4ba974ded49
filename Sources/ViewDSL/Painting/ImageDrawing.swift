import Drawing
import Foundation
import LayoutEngine

/// The files of a named picture.
struct ImageFiles: Sendable {
    var images: any ImageLoading
    var name: String
    /// The figure's scale, in pixels per point.
    var displayScale: CGFloat
    var isDark: Bool

    /// In pixels per point.
    static let largestScale: CGFloat = 16

    func image(scale: Int) -> LoadedImage? { try? images.image(named: name, scale: scale, isDark: isDark) }
}

package struct ImageDrawing: Sendable {
    var source: ImageSource
    var scale: CGFloat
    var interpolation: Interpolation
    /// Template images: one style, with the picture's opacity.
    var template: _ResolvedStyle?
    var capInsets = EdgeInsets()
    var isTiled = false
    /// Larger files of the same picture; nil if it is drawn as it is.
    var files: ImageFiles?

    /// - Parameter pixels: How many the figure has for a point of the layout, if more than its scale: it may be magnified.
    func items(in frame: CGRect, scale pixels: CGFloat = 0) -> [DisplayItem] {
        guard frame.width > 0, frame.height > 0 else { return [] }
        let pieces = capInsets == EdgeInsets() && !isTiled ? [whole(in: frame, pixels)] : parts(in: frame)
        guard let template else { return pieces }
        if case .color(let color) = template { return [.group(pieces, .tint(color))] }
        return template.items(maskedBy: pieces, covering: frame, in: frame)
    }

    private func whole(in frame: CGRect, _ pixels: CGFloat) -> DisplayItem {
        .image(file(in: frame, pixels), rect: frame, interpolation: interpolation)
    }

    /// The picture, or a larger file if `frame` needs more pixels.
    private func file(in frame: CGRect, _ pixels: CGFloat) -> ImageSource {
        guard let files else { return source }
        let own = CGSize(width: CGFloat(source.pixelWidth) / scale, height: CGFloat(source.pixelHeight) / scale)
        let enlarged = max(frame.width / own.width, frame.height / own.height)
        // A hundredth of a pixel is invisible.
        let needed = (enlarged * max(files.displayScale, pixels) - 0.01).rounded(.up)
        guard needed > scale, let larger = files.image(scale: Int(needed, in: 1...Int(ImageFiles.largestScale))) else {
            return source
        }
        return larger.scale > Int(scale) ? larger.source : source
    }

    // MARK: - Parts

    /// A cap or the middle of the picture on one axis: its pixels, and its place in points.
    private struct Band {
        var pixels: Range<Int>
        var start: CGFloat
        var end: CGFloat
        var isMiddle: Bool
    }

    /// The caps keep their size, and the middle fills the rest. Caps that do not fit shrink together.
    private func bands(_ count: Int, _ before: CGFloat, _ after: CGFloat, from start: CGFloat, to end: CGFloat)
        -> [Band]
    {
        func pixels(_ points: CGFloat) -> Int {
            let value = (points * scale).rounded()
            return value.isFinite ? Int(value, in: 0...count) : 0
        }
        let first = pixels(before)
        let last = max(first, count - pixels(after))
        let caps = CGFloat(first + count - last) / scale
        let fit = caps > end - start ? (end - start) / caps : 1
        let (left, right) = (
            start + CGFloat(first) / scale * fit, end - CGFloat(count - last) / scale * fit
        )
        return [
            Band(pixels: 0..<first, start: start, end: left, isMiddle: false),
            Band(pixels: first..<last, start: left, end: right, isMiddle: true),
            Band(pixels: last..<count, start: right, end: end, isMiddle: false),
        ].filter { !$0.pixels.isEmpty && $0.end > $0.start }
    }

    private func parts(in frame: CGRect) -> [DisplayItem] {
        let columns = bands(
            source.pixelWidth, capInsets.leading, capInsets.trailing, from: frame.minX, to: frame.maxX)
        let rows = bands(source.pixelHeight, capInsets.top, capInsets.bottom, from: frame.minY, to: frame.maxY)
        return rows.flatMap { row in
            columns.flatMap { column in
                let rect = CGRect(
                    x: column.start, y: row.start, width: column.end - column.start, height: row.end - row.start)
                let part = source.cropped(column.pixels, row.pixels)
                guard isTiled, column.isMiddle || row.isMiddle else {
                    return [DisplayItem.image(part, rect: rect, interpolation: interpolation)]
                }
                return tiles(of: part, in: rect, across: column.isMiddle, down: row.isMiddle)
            }
        }
    }

    /// Repeats a part at its own size from the top left, clipped at the far edges.
    private func tiles(of part: ImageSource, in rect: CGRect, across: Bool, down: Bool) -> [DisplayItem] {
        // Small tiles are combined first, which limits their number.
        let tile = part.repeated(
            across: across ? max(1, 128 / part.pixelWidth) : 1, down: down ? max(1, 128 / part.pixelHeight) : 1)
        let size = CGSize(
            width: across ? CGFloat(tile.pixelWidth) / scale : rect.width,
            height: down ? CGFloat(tile.pixelHeight) / scale : rect.height)
        let columns = Int((rect.width / size.width).rounded(.up), in: 0...256)
        let rows = Int((rect.height / size.height).rounded(.up), in: 0...256)
        let items = (0..<rows).flatMap { row in
            (0..<columns).map { column in
                DisplayItem.image(
                    tile,
                    rect: CGRect(
                        x: rect.minX + CGFloat(column) * size.width, y: rect.minY + CGFloat(row) * size.height,
                        width: size.width, height: size.height), interpolation: interpolation)
            }
        }
        return [.group(items, .clip(Path(rect)))]
    }
}

extension ImageSource {
    func cropped(_ columns: Range<Int>, _ rows: Range<Int>) -> ImageSource {
        if columns.count == pixelWidth, rows.count == pixelHeight { return self }
        var part: [UInt8] = []
        part.reserveCapacity(columns.count * rows.count * 4)
        for row in rows {
            let start = (row * pixelWidth + columns.lowerBound) * 4
            part += pixels[start..<start + columns.count * 4]
        }
        return ImageSource(
            name: "\(name)[\(columns.lowerBound),\(rows.lowerBound)]", pixels: part, pixelWidth: columns.count,
            pixelHeight: rows.count)
    }

    fileprivate func repeated(across: Int, down: Int) -> ImageSource {
        if across == 1, down == 1 { return self }
        var all: [UInt8] = []
        all.reserveCapacity(pixels.count * across * down)
        for row in 0..<pixelHeight {
            let line = pixels[row * pixelWidth * 4..<(row + 1) * pixelWidth * 4]
            for _ in 0..<across { all += line }
        }
        let band = all
        for _ in 1..<max(down, 1) { all += band }
        return ImageSource(
            name: "\(name)×\(across)×\(down)", pixels: all, pixelWidth: pixelWidth * across,
            pixelHeight: pixelHeight * down)
    }
}
