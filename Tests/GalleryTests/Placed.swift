import CairoPainting
import Drawing
import Foundation
import Raster

@testable import Diagramming
@testable import Plumbline
@testable import Scenes

/// A placed label.
struct Placed {
    let label: FigureLabel
    let rect: CGRect
    let leader: LabelPlacer.Leader?
    let isNumber: Bool

    var words: String { label.shapes.first?.string.replacing("\n", with: " ") ?? "a number" }
}

extension FigureComposer.Drawn {
    /// The labels that were placed.
    var placed: [Placed] {
        zip(picture.labels, picture.placements).compactMap { label, placement in
            placement.map { Placed(label: label, rect: $0.rect, leader: $0.leader, isNumber: $0.shape == nil) }
        }
    }

    /// The scene's words.
    var words: [CGRect] { canvas.penalties.filter { $0.kind == .words }.map(\.rect) }

    /// The words of other views that the label's leader crosses on its way to its target.
    func struck(by label: Placed) -> [CGRect] {
        let target = label.label.target
        guard let leader = label.leader, !target.encloses(CGRect(origin: leader.start, size: .zero)) else { return [] }
        let own = label.label.row.map { scene.views[$0].outline }
        return words.filter { word in
            // A target inside words can be reached only through them.
            guard leader.crosses(word), !word.insetBy(dx: -2, dy: -2).encloses(target) else { return false }
            let middle = CGRect(x: word.midX, y: word.midY, width: 0, height: 0)
            let owner = scene.views.last { $0.role == .text && $0.frame.insetBy(dx: -0.5, dy: -0.5).encloses(middle) }
            return own == nil || owner?.outline != own
        }
    }

    /// The borders of unrelated views that the label without a leader lies in: it would seem to belong to them.
    func claims(on label: Placed) -> [CGRect] {
        let target = label.label.target
        guard label.leader == nil else { return [] }
        let isApart = !label.rect.overlaps(target.insetBy(dx: -0.5, dy: -0.5))
        let own = label.label.row.map { scene.views[$0].outline }
        return scene.outlines.enumerated().filter { index, outline in
            guard outline.isDrawn, outline.rect.encloses(label.rect) else { return false }
            // A name inside its view and one of its descendants would belong to the descendant.
            guard isApart else { return label.label.kind == .name && index != own && target.encloses(outline.rect) }
            let shared = outline.rect.insetBy(dx: -1, dy: -1).intersection(target)
            return shared != target && shared.width * shared.height * 2 <= target.width * target.height
        }
        .map(\.element.rect)
    }

    /// The unrelated views of the same hue that a name without a leader is nearer to.
    func nearerViews(to label: Placed) -> [CGRect] {
        guard label.leader == nil, label.label.kind == .name, let row = label.label.row else { return [] }
        let own = scene.outlines[scene.views[row].outline]
        return scene.outlines.filter { other in
            other.isDrawn && other.hue == own.hue && !other.rect.encloses(own.rect)
                && other.rect.distance(to: label.rect) < own.rect.distance(to: label.rect)
        }
        .map(\.rect)
    }

    /// The gaps and paddings of other lengths that a length without a leader, outside its own, touches or is nearer to.
    func misread(_ label: Placed) -> [CGRect] {
        let owns = [label.label.target] + label.label.alike
        guard label.label.kind == .length, label.leader == nil, !owns.contains(where: { $0.encloses(label.rect) })
        else { return [] }
        let own = owns.map { label.rect.distance(to: $0) }.min() ?? 0
        return canvas.penalties.filter { area in
            area.kind == .length && !owns.contains(area.rect)
                && (label.rect.overlaps(area.rect) || label.rect.distance(to: area.rect) < own)
        }
        .map(\.rect)
    }

    /// The other leaves, or views of its own hue, that a name with a leader lies in: it would seem to belong to them.
    func unrelated(under label: Placed) -> [CGRect] {
        guard label.leader != nil, label.label.kind == .name, let row = label.label.row else { return [] }
        let own = scene.outlines[scene.views[row].outline]
        return scene.outlines.filter { other in
            other.isDrawn && (other.hue == own.hue || other.kind == .leaf) && other.rect != own.rect
                && !other.rect.encloses(own.rect) && other.rect.overlaps(label.rect)
        }
        .map(\.rect)
    }

    /// The marks that the label's leader runs along and would seem a part of: lines, other leaders, views as thin as a
    /// line, and guides, which it would extend.
    func alongside(_ label: Placed) -> [CGRect] {
        guard var leader = label.leader else { return [] }
        // A length's leader may run in its own gap or padding.
        if label.label.kind == .length {
            for band in [label.label.target] + label.label.alike {
                leader = leader.ending(before: band.insetBy(dx: -2, dy: -2))
            }
        }
        let others = placed.compactMap(\.leader).filter { $0 != label.leader }.flatMap(\.parts).map(\.reach)
        let guides = canvas.guides.map { guide in
            guide.height > guide.width ? guide.insetBy(dx: 0, dy: -11) : guide.insetBy(dx: -11, dy: 0)
        }
        return (canvas.lines + others + guides).filter { leader.run(along: $0) > 5 }
            + canvas.seen.filter { leader.run(along: $0, upTo: 8) > 5 }
    }

    /// The lines and thin views that the label's leader runs along, by its points and independent of the placer. In its
    /// own gap or padding, the leader of a length may.
    func bedded(_ label: Placed) -> [CGRect] {
        guard let leader = label.leader else { return [] }
        let own = label.label.kind == .length ? [label.label.target] + label.label.alike : []
        func isOwn(_ point: CGPoint) -> Bool { own.contains { $0.insetBy(dx: -2, dy: -2).contains(point) } }
        return (canvas.lines + canvas.seen).filter { line in
            let wide = line.insetBy(dx: -1.5, dy: -1.5)
            return min(line.width, line.height) <= 8
                && leader.parts.contains { part in
                    part.isNearlyParallel(to: line) && part.points.count { wide.contains($0) && !isOwn($0) } > 40
                }
        }
    }

    /// Whether the leader of a length ends well inside its gap or padding, in no other one, and runs along none.
    func isWellMet(_ label: Placed) -> Bool {
        guard label.label.kind == .length, let leader = label.leader else { return true }
        // One of several equal lengths with a shared label.
        let own = [label.label.target] + label.label.alike
        let isInside = own.contains { band in
            // A third of it on each side, or as much as is visible.
            band.insetBy(dx: min(band.width / 3, 3), dy: min(band.height / 3, 3)).contains(leader.end)
        }
        let others = canvas.penalties.filter { $0.kind == .length && !own.contains($0.rect) }.map(\.rect)
        return isInside
            && others.allSatisfy { band in
                !band.contains(leader.end) && leader.length(in: band) <= 5 * min(band.width, band.height)
            }
    }

    /// The arrows and lines of other guides that the number of a guide, or its leader, is within a point of.
    func unrelatedMarks(at label: Placed) -> [CGRect] {
        guard !label.label.marks.isEmpty else { return [] }
        return canvas.guideMarks.filter { mark in
            guard !label.label.marks.contains(mark) else { return false }
            let wide = mark.insetBy(dx: -1, dy: -1)
            return label.rect.overlaps(wide) || (label.leader?.length(in: wide) ?? 0) > 0
        }
    }

    /// Whether a leader lies on another one, or on a ruler.
    func isLaid(_ leader: LabelPlacer.Leader, onOneOf others: [LabelPlacer.Leader]) -> Bool {
        others.contains { $0.shared(with: leader) > 2 } || canvas.rulers.contains { leader.run(along: $0) > 5 }
    }
}

extension LabelPlacer.Leader {
    /// Points on it, four per point of its length.
    var points: [CGPoint] {
        parts.flatMap { part -> [CGPoint] in
            let (dx, dy) = (part.end.x - part.start.x, part.end.y - part.start.y)
            let steps = Int(((dx * dx + dy * dy).squareRoot() * 4).rounded(.up))
            return (0..<steps).map { step in
                let place = (CGFloat(step) + 0.5) / CGFloat(steps)
                return CGPoint(x: part.start.x + dx * place, y: part.start.y + dy * place)
            }
        }
    }

    /// Whether it is less than an eighth off the direction of a long rectangle.
    func isNearlyParallel(to line: CGRect) -> Bool {
        let (dx, dy) = (abs(end.x - start.x), abs(end.y - start.y))
        return line.height > line.width ? dx * 8 < dy : dy * 8 < dx
    }

    /// Its length inside a rectangle, in points.
    func length(in rect: CGRect) -> CGFloat { CGFloat(points.count { rect.contains($0) }) / 4 }

    /// The longest piece of it that cannot be distinguished from the picture beside it, in points.
    ///
    /// `origin` is the root's position in it, in points.
    func hiddenLength(in bitmap: Bitmap, scale: CGFloat, origin: CGPoint) -> CGFloat {
        func color(_ point: CGPoint) -> RGBA? {
            let (x, y) = (Int((origin.x + point.x) * scale), Int((origin.y + point.y) * scale))
            guard 0..<bitmap.width ~= x, 0..<bitmap.height ~= y else { return nil }
            let pixel = bitmap[x, y]
            return RGBA(
                red: Double(pixel.red) / 255, green: Double(pixel.green) / 255, blue: Double(pixel.blue) / 255)
        }
        var (longest, run) = (0, 0)
        for part in parts {
            let (dx, dy) = (part.end.x - part.start.x, part.end.y - part.start.y)
            let length = max((dx * dx + dy * dy).squareRoot(), 1e-9)
            for point in part.points {
                // The line and both its sides, sampled across it, half a pixel apart.
                let across = stride(from: CGFloat(-1.5), through: 1.5, by: 0.25).compactMap { away in
                    color(CGPoint(x: point.x - dy / length * away, y: point.y + dx / length * away))?.luminance
                }
                let contrast = ((across.max() ?? 0) + 0.05) / ((across.min() ?? 0) + 0.05)
                run = contrast < 1.6 ? run + 1 : 0
                longest = max(longest, run)
            }
        }
        return CGFloat(longest) / 4
    }

    /// Its length within a line's width of another, in points.
    func shared(with other: Self) -> CGFloat {
        CGFloat(points.count { point in other.parts.contains { $0.distance(to: point) <= 0.75 } }) / 4
    }

    /// From a straight line to a point, in points.
    private func distance(to point: CGPoint) -> CGFloat {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let (x, y) = (point.x - start.x, point.y - start.y)
        let place = max(0, min(1, (x * dx + y * dy) / max(dx * dx + dy * dy, 1e-9)))
        return ((x - dx * place) * (x - dx * place) + (y - dy * place) * (y - dy * place)).squareRoot()
    }
}

extension Scene {
    /// The marks a figure draws for each of its layouts.
    @MainActor func drawn(_ scale: Int, _ appearance: ColorScheme = .light) async throws -> [FigureComposer.Drawn] {
        let text = try PangoText.shared
        // Statements about labels hold for any number of them.
        let render = Render(
            names(atMost: .max), scale: scale, appearance: appearance, assets: Gallery.assets)
        let style = diagramStyle ?? (appearance == .dark ? .dark : .light)
        let composer = FigureComposer(style: style, text: text, scale: scale)
        let settings = LayoutSettings(self, text: text, scale: scale, appearance: appearance, assets: Gallery.assets)
        let layouts = await settleAll(settings, isSampled: false)
        return render.parts(layouts, text).map { composer.draw($0) }
    }
}
