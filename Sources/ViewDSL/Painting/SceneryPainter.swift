import Drawing
import Foundation
import LayoutEngine

/// Draws the views of a snapshot, without annotations.
package struct SceneryPainter {
    let snapshot: LayoutSnapshot
    let scale: CGFloat
    /// The records that are drawn; nil is all.
    let shown: Set<LayoutRecord.ID>?

    /// - Parameters:
    ///   - scale: Pixels per point of the layout; edges lie between them.
    ///   - shown: The records that are drawn; nil is all.
    package init(_ snapshot: LayoutSnapshot, scale: CGFloat, shown: Set<LayoutRecord.ID>? = nil) {
        self.snapshot = snapshot
        self.scale = scale
        self.shown = shown
    }

    /// A display item, or everything a descendant draws.
    enum Part {
        case item(DisplayItem)
        case view(Int)
    }

    /// In the root view's coordinates.
    package func items() -> [DisplayItem] {
        // Bottom up instead of recursive: children have larger ids than their parents. Views stay ids until a list is
        // needed, which avoids copies.
        var drawn = [[Part]](repeating: [], count: snapshot.records.count)
        for id in snapshot.records.indices.reversed() {
            drawn[id] = parts(of: snapshot.records[id], children: &drawn)
        }
        return drawn.isEmpty ? [] : list([.view(0)], &drawn)
    }

    /// Flattens parts in order. Each view is taken once.
    private func list(_ parts: [Part], _ drawn: inout [[Part]]) -> [DisplayItem] {
        var items: [DisplayItem] = []
        var open = [parts[...]]
        while var rest = open.popLast() {
            guard let next = rest.popFirst() else { continue }
            if !rest.isEmpty { open.append(rest) }
            switch next {
            case .item(let item): items.append(item)
            case .view(let id):
                open.append(drawn[id][...])
                drawn[id] = []
            }
        }
        return items
    }

    /// The limit for nested effects: each can take memory of the picture's size.
    package static let maxNestedEffects = 100

    /// The maximum number of nested effects, such as opacity, clips and shadows, and a view that has them.
    package static func nestedEffects(in snapshot: LayoutSnapshot) -> (count: Int, record: LayoutRecord?) {
        var (most, deepest) = (0, Int?.none)
        // Top down instead of recursive: children have larger ids than their parents.
        var counts = [Int](repeating: 0, count: snapshot.records.count)
        for id in snapshot.records.indices {
            if let drawn = snapshot.records[id].content as? NodeDrawing {
                counts[id] += drawn.effects.count { !$0.drawsAlone } + (drawn.attachment == .mask ? 1 : 0)
            }
            for child in snapshot.records[id].children { counts[child] = counts[id] }
            if counts[id] > most { (most, deepest) = (counts[id], id) }
        }
        return (most, deepest.map { snapshot.records[$0] })
    }

    private func parts(of record: LayoutRecord, children drawn: inout [[Part]]) -> [Part] {
        let content = record.content as? NodeDrawing ?? NodeDrawing()
        if content.isHidden { return [] }
        let frame = pixelAligned(record.frame, scale: scale)
        guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else { return [] }

        let isShown = shown?.contains(record.id) ?? true
        var parts = isShown ? Self.own(content.own, record, frame, scale: scale).map(Part.item) : []
        parts += snapshot.paintOrder(of: record).filter { !drawn[$0].isEmpty }.map(Part.view)
        if content.attachment == .mask, let mask = record.children.dropFirst().first {
            let items = list(parts, &drawn)
            parts = [.item(.group(items, .mask(list([.view(mask)], &drawn))))]
        }
        for effect in content.effects
        where isShown ? !parts.isEmpty || effect.drawsAlone : !parts.isEmpty && !effect.drawsAlone {
            Self.apply(effect, to: &parts, frame) { list($0, &drawn) }
        }
        return parts
    }

    /// - Parameter scale: Pixels per point of the layout, for images.
    static func own(
        _ own: NodeDrawing.Own, _ record: LayoutRecord, _ frame: CGRect, scale: CGFloat = 0
    ) -> [DisplayItem] {
        switch own {
        case .nothing: return []
        case .shapes(let layers):
            return layers.flatMap { $0.style.items(for: $0.outline.path(in: frame), $0.drawing, in: frame) }
        case .text(let block): return text(block, record)
        case .styledText(let block, let style):
            // Letters may extend beyond their line.
            let reach = CGFloat(block.runs.map(\.font.size).max() ?? 0)
            return style.items(
                maskedBy: text(block, record), covering: record.frame.insetBy(dx: -reach, dy: -reach),
                in: record.frame)
        case .image(let image): return image.items(in: frame, scale: scale)
        case .symbol(let artwork, let styles, let isStretched):
            return artwork.items(in: isStretched ? frame : record.frame, styles)
        case .items(let items):
            guard !items.isEmpty else { return [] }
            let place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
            return [.group([.group(items, .transform(place))], .clip(Path(frame)))]
        case .missing:
            var cross = Path(frame)
            cross.move(to: CGPoint(x: frame.minX, y: frame.minY))
            cross.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
            cross.move(to: CGPoint(x: frame.maxX, y: frame.minY))
            cross.addLine(to: CGPoint(x: frame.minX, y: frame.maxY))
            return [.stroke(cross, .color(RGBA(hex: 0x8e8e93)), StrokeStyle(lineWidth: 1))]
        }
    }

    /// Text is not pixel aligned: that would change the distances between letters.
    private static func text(_ block: TextBlock, _ record: LayoutRecord) -> [DisplayItem] {
        var block = block
        (block.width, block.height) = TextLayout.limits(record.proposal)
        return record.frame.isEmpty
            ? [] : [.text(block, at: record.frame.origin, width: Double(record.frame.width))]
    }

    static func apply(
        _ effect: NodeDrawing.Effect, to parts: inout [Part], _ frame: CGRect, list: ([Part]) -> [DisplayItem]
    ) {
        switch effect.painted(in: frame) {
        case .over(let items): parts += items.map(Part.item)
        case .group(let effect): parts = [.item(.group(list(parts), effect))]
        }
    }
}

/// What an effect does to what is drawn before it.
package enum PaintedEffect: Hashable, Sendable {
    /// Draws these items over it.
    case over([DisplayItem])
    case group(GroupEffect)
}

extension NodeDrawing.Effect {
    func painted(in frame: CGRect) -> PaintedEffect {
        switch self {
        case .border(let style, let width):
            // A ring inside the pixel-aligned bounds covers whole pixels.
            let width = max(0, min(width, frame.width / 2, frame.height / 2))
            guard width > 0 else { return .over([]) }
            var ring = Path(frame)
            ring.addRect(frame.insetBy(dx: width, dy: width))
            return .over(style.items(for: ring, .fill(evenOdd: true), in: frame))
        case .opacity(let opacity): return .group(.opacity(opacity))
        case .clip(let outline, let evenOdd): return .group(.clip(outline.path(in: frame), evenOdd: evenOdd))
        case .shadow(let color, let radius, let offset):
            return .group(.shadow(color, radius: Double(radius), offset: offset))
        case .blur(let radius): return .group(.blur(Double(radius)))
        case .transform(let map): return .group(.transform(map.transform(in: frame)))
        case .colors(let matrix, _): return .group(.colors(matrix))
        case .blend(let mode): return .group(.blend(mode))
        }
    }
}

extension NodeDrawing.Effect {
    /// Draws even without content.
    fileprivate var drawsAlone: Bool {
        if case .border = self { true } else { false }
    }
}

/// Moves each corner to a pixel: `floor(v · scale + ½) / scale`. What has a length keeps a pixel of it: a hairline of a
/// figure drawn smaller is seen.
///
/// Corners are rounded, not lengths, so neighbors neither gap nor overlap.
/// Approximate: sources disagree on how a half is rounded.
func pixelAligned(_ rect: CGRect, scale: CGFloat) -> CGRect {
    func snap(_ start: CGFloat, _ end: CGFloat) -> (start: CGFloat, length: CGFloat) {
        let (first, last) = ((start * scale + 0.5).rounded(.down) / scale, (end * scale + 0.5).rounded(.down) / scale)
        guard first == last, end > start else { return (first, last - first) }
        return ((start * scale).rounded(.down) / scale, 1 / scale)
    }
    let (x, y) = (snap(rect.minX, rect.maxX), snap(rect.minY, rect.maxY))
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
}
