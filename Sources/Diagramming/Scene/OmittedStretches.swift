import Drawing
import Foundation
import LayoutEngine

/// Long vertical stretches of a screen without content, which its picture leaves out between two torn edges.
struct OmittedStretches: Sendable {
    /// The omitted ranges, top to bottom, in whole points of the full picture.
    private(set) var removed: [ClosedRange<CGFloat>] = []

    /// If no stretch is longer, all are drawn, in points.
    private static let longestGap: CGFloat = 200
    /// Beside longer ones these are shortened as well: else the same gap would be long above a view and short below it.
    private static let longGap: CGFloat = 100
    /// How much of the screen's height a background fills.
    private static let ground: CGFloat = 0.6
    /// What is left above and below a break, in points.
    private static let (above, below): (CGFloat, CGFloat) = (52, 28)

    /// - Parameter views: Magnified; the first is the root.
    init(_ views: [ShownView]) {
        guard let root = views.first?.frame.range(.vertical) else { return }
        let leaves = views.filter(\.isContent)
        // What fills most of the screen evenly is its background.
        let large = Self.ground * (root.upperBound - root.lowerBound)
        let seen = leaves.filter { leaf in
            !leaf.fillsBounds || leaf.frame.height < large
                || !leaves.contains { $0.id != leaf.id && leaf.frame.encloses($0.frame) }
        }
        // What a rotation draws elsewhere is somewhere in the view around it.
        let elsewhere = views.filter { $0.isDrawnElsewhere && $0.isVisible }.compactMap { $0.parent.map { views[$0] } }
        let content = ((seen + elsewhere).map { $0.seenFrame.range(.vertical) } + views.flatMap(\.safeEdges))
            // Content outside the root does not interrupt a stretch inside it.
            .filter { $0.upperBound > $0.lowerBound }
            .filter { $0.lowerBound < root.upperBound && $0.upperBound > root.lowerBound }
            .sorted { $0.lowerBound < $1.lowerBound }
        guard !content.isEmpty else { return }
        var gaps: [(start: CGFloat, end: CGFloat)] = []
        var end = root.lowerBound
        for next in content + [root.upperBound...max(root.upperBound, end)] {
            gaps.append((end, next.lowerBound))
            end = max(end, min(next.upperBound, root.upperBound))
        }
        guard gaps.contains(where: { $0.end - $0.start > Self.longestGap }) else { return }
        // A break lies in one stretch of free room, one spacer or one padding, whose length then is not what is drawn.
        let edges = views.filter { $0.isVisible }.flatMap { [$0.frame.minY, $0.frame.maxY] }.sorted()
        for gap in gaps where gap.end - gap.start > Self.longGap {
            let bounds = [gap.start] + edges.filter { gap.start < $0 && $0 < gap.end } + [gap.end]
            let stretch = zip(bounds, bounds.dropFirst()).max { $0.1 - $0.0 < $1.1 - $1.0 - 0.5 } ?? gap
            let (start, stop) = ((stretch.0 + Self.above).rounded(), (stretch.1 - Self.below).rounded())
            if start < stop { removed.append(start...stop) }
        }
    }

    var isEmpty: Bool { removed.isEmpty }

    /// The places of the breaks, in the shortened picture.
    var breaks: [CGFloat] { removed.map { place($0.lowerBound) } }

    /// Where a place of the whole picture is in the shortened one.
    func place(_ y: CGFloat) -> CGFloat {
        y - removed.reduce(0) { $0 + min(max(y - $1.lowerBound, 0), $1.upperBound - $1.lowerBound) }
    }

    /// Where in the shortened picture one arrives from a place of it, after so many points of the whole one.
    func place(_ length: CGFloat, below y: CGFloat) -> CGFloat {
        place(y + zip(removed, breaks).reduce(0) { $1.1 < y ? $0 + $1.0.upperBound - $1.0.lowerBound : $0 } + length)
    }

    func rect(_ rect: CGRect) -> CGRect {
        guard rect.isSomewhere else { return rect }
        let top = place(rect.minY)
        return CGRect(x: rect.minX, y: top, width: rect.width, height: place(rect.maxY) - top)
    }

    /// How long a stretch of the shortened picture is in the whole one.
    func length(of range: ClosedRange<CGFloat>) -> CGFloat {
        let hidden = zip(removed, breaks).reduce(0) { sum, cut in
            range.contains(cut.1) ? sum + cut.0.upperBound - cut.0.lowerBound : sum
        }
        return range.upperBound - range.lowerBound + hidden
    }

    /// A rectangle of the shortened picture in the whole one.
    func full(_ rect: CGRect) -> CGRect {
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: length(of: rect.range(.vertical)))
    }

    func items(_ content: [DisplayItem], in bounds: CGRect) -> [DisplayItem] {
        guard !isEmpty, bounds.isSomewhere else { return content }
        let starts = [bounds.minY] + removed.map(\.upperBound)
        let ends = removed.map(\.lowerBound) + [bounds.maxY]
        return zip(starts, ends).filter { $0 < $1 }.map { start, end in
            let part = CGRect(x: bounds.minX, y: start, width: bounds.width, height: end - start)
            return .group(
                [.group(content, .clip(Path(part)))],
                .transform(CGAffineTransform(translationX: 0, y: place(start) - start)))
        }
    }

    /// Two torn edges across the picture, at each break.
    func draw(across range: ClosedRange<CGFloat>, on canvas: inout AnnotationCanvas) {
        let style = canvas.style
        for place in breaks {
            canvas.draw { pixels in
                let edges = [-Self.tearHalf, Self.tearHalf].map { Self.tear(range, at: place + $0) }
                pixels.fill(
                    Path { path in
                        path.addLines(edges[0] + edges[1].reversed())
                        path.closeSubpath()
                    }, .color(style.panel))
                for edge in edges {
                    pixels.stroke(
                        Path { $0.addLines(edge) }, .color(style.muted), StrokeStyle(lineWidth: 1, lineJoin: .round))
                }
            }
        }
    }

    private static let tearHalf: CGFloat = 3

    /// A zigzag, a little longer than the range.
    private static func tear(_ range: ClosedRange<CGFloat>, at y: CGFloat) -> [CGPoint] {
        let (start, end) = (range.lowerBound - 5, range.upperBound + 5)
        let count = Int((end - start) / 12, in: 2...10_000)
        return (0...count).map { index in
            CGPoint(
                x: start + (end - start) * CGFloat(index) / CGFloat(count), y: y + (index.isMultiple(of: 2) ? 2 : -2))
        }
    }
}

extension FigurePart {
    mutating func omitStretches(_ omittedStretches: OmittedStretches, ground: inout SceneGround) {
        guard !omittedStretches.isEmpty else { return }
        let bounds = contentBounds.joined(pointBounds ?? .null)
        content = omittedStretches.items(content, in: bounds)
        ground.items = omittedStretches.items(ground.items, in: bounds)
        for index in badges.indices {
            badges[index].content = omittedStretches.items(badges[index].content, in: bounds)
        }
        contentBounds = omittedStretches.rect(contentBounds)
        pointBounds = pointBounds.map(omittedStretches.rect)
        textRects = textRects.map(omittedStretches.rect)
        pictures = pictures.map(omittedStretches.rect)
    }
}

extension ShownView {
    /// Whether it is something to look at, or the place of a text or an image that is hidden.
    fileprivate var isContent: Bool {
        systemPart == .bar || systemPart == .row
            || kind == .leaf && role != .spacer && (isVisible || [.text, .image].contains(role))
    }

    /// The safe area above and below.
    fileprivate var safeEdges: [ClosedRange<CGFloat>] {
        guard let safeArea, safeArea.top >= 0, safeArea.bottom >= 0 else { return [] }
        return [frame.minY...frame.minY + safeArea.top, frame.maxY - safeArea.bottom...frame.maxY]
    }

    mutating func omitStretches(_ omittedStretches: OmittedStretches) {
        frame = omittedStretches.rect(frame)
        slot = slot.map(omittedStretches.rect)
        clipRect = clipRect.map(omittedStretches.rect)
        coveredRects = coveredRects.map(omittedStretches.rect)
        clipSource = clipSource.map { ($0.view, omittedStretches.rect($0.clipRect)) }
        for index in gaps.indices { gaps[index].frame = omittedStretches.rect(gaps[index].frame) }
    }
}
