import Drawing
import Foundation
import LayoutEngine

/// The visible part of a view outside its container's bounds, striped, with its length.
struct OverflowLayer: FigureLayer {
    var annotation: Annotations { .overflow }

    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        let (accent, stripes, words) = (canvas.style.warning, canvas.style.overflow, canvas.sceneText)
        let all = shown(in: scene).map { view, parent in
            (view: view, parent: parent, strips: strips(of: view.seenFrame, outside: parent.frame))
        }
        .filter { !$0.strips.isEmpty }
        let contents = scene.outlines.filter { scene.hasContent($0) }.map(\.rect)
        let looks = all.map { Look(hue: $0.view.hue, container: $0.parent.hue, strips: $0.strips) }
        for (index, (_, _, strips)) in all.enumerated() {
            // Only the first of several that overflow alike has numbers; on a screen, also only the first of two sides.
            let isScreen = scene.structure != nil
            let alike = looks.indices.filter { looks[$0] == looks[index] }
            let isLabeled = alike.count <= Self.maxAlike && !isScreen || alike[0] == index
            let isCrossed = Set(strips.map(\.side.isUpright)).count > 1
            for strip in strips {
                if strip.rect.width > 0, strip.rect.height > 0 {
                    canvas.draw { pixels in
                        let rect = pixels.grid.snap(strip.region)
                        for paint in stripes { pixels.fill(rect, paint) }
                        pixels.uncover(words, under: [rect])
                    }
                    canvas.discourageLabels(strip.rect, weight: 6)
                }
                canvas.use(.overflow)
                let opposite = strips.prefix { $0.side != strip.side }.first { $0.side == strip.side.opposite }
                let isKnown = isScreen && opposite.map { $0.length.isNear(strip.length) } ?? false
                guard isLabeled, !isKnown else { continue }
                let text = (isCrossed ? strip.side.sign + " " : "") + "+" + scene.lengthText(strip.length)
                var label = FigureLabel(
                    shapes: [TextBlock(text, font: canvas.style.type.value, color: accent.text)],
                    look: .plain(accent), target: strip.reach,
                    preference: isCrossed ? strip.side.preference : .band, rank: 9)
                (label.isOptional, label.kind) = (scene.isCrowded || all.count > Self.maxAlike, .overflow)
                // A leader ends in the stripes, not in a corner, which is outside on two sides.
                // Opposite sides are labeled alike; sides of other views need not be.
                if !isCrossed { label.group = -1 - index }
                let hasRoom = strip.length >= Self.dot && strip.rect.width > 0 && strip.rect.height > 0
                if hasRoom { label.ownParts = [strip.rect] }
                label.leaves = contents.filter { !$0.overlaps(strip.reach) }
                canvas.label(label)
            }
        }
    }

    /// The views whose overflow is shown, each with its container. A shown negative padding already says so, and what extends
    /// into a safe area is meant to.
    func shown(in scene: FigureScene) -> [(view: ShownView, parent: ShownView)] {
        scene.views(with: annotation).compactMap { view in
            guard let parent = view.parent.map({ scene.views[$0] }), !parent.facts.ignoresSafeArea,
                scene.structure == nil || !scene.isTransformed(view)
            else { return nil }
            let isPadding = parent.facts.insets != nil && parent.children.count == 1 && parent.safeArea == nil
            return isPadding && parent.annotations.contains(.padding) ? nil : (view, parent)
        }
    }

    private static let maxAlike = 2
    /// Thinner stripes have no room for a leader's dot, in points.
    private static let dot: CGFloat = 3

    private struct Look: Hashable {
        var hue: Hue
        var container: Hue
        var sides: [PhysicalEdge]
        /// In hundredths of a point.
        var lengths: [CGFloat]

        init(hue: Hue, container: Hue, strips: [Strip]) {
            (self.hue, self.container) = (hue, container)
            sides = strips.map(\.side)
            lengths = strips.map { ($0.length * 100).rounded() }
        }
    }

    private struct Strip {
        var side: PhysicalEdge
        /// The striped region, unrounded; empty where all of it is striped for another side.
        var region: CGRect
        /// All of the view that is out on that side, including corners, in whole points.
        var reach: CGRect
        var rect: CGRect { PixelGrid.points.snap(region) }
        var length: CGFloat
    }

    /// The corners are striped with the top and the bottom. Less than half a point is rounding.
    private func strips(of inner: CGRect, outside outer: CGRect) -> [Strip] {
        guard !inner.isNull else { return [] }
        func bound(_ edge: PhysicalEdge) -> CGFloat {
            min(max(edge.reach(outer), -edge.opposite.reach(inner)), edge.reach(inner))
        }
        return [PhysicalEdge.top, .bottom, .left, .right].map { side in
            let reach = CGRect { $0 == side.opposite ? -bound(side) : $0.reach(inner) }
            let region = CGRect { edge in
                side.isUpright && !edge.isUpright ? bound(edge) : edge.reach(reach)
            }
            return Strip(
                side: side, region: region, reach: PixelGrid.points.snap(reach),
                length: side.reach(inner) - side.reach(outer))
        }.filter { $0.length >= 0.5 && $0.reach.width > 0 && $0.reach.height > 0 }
    }
}

extension PhysicalEdge {
    fileprivate var sign: String {
        switch self {
        case .top: "↑"
        case .bottom: "↓"
        case .left: "←"
        case .right: "→"
        }
    }

    fileprivate var preference: Preference {
        let outer: Candidates.Side =
            switch self {
            case .top: .above
            case .bottom: .below
            case .left: .left
            case .right: .right
            }
        return Preference([(.middle, home: 0.5, cost: 0), (outer, home: 0.5, cost: 2)])
    }
}
