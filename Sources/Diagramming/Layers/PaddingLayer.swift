import Drawing
import Foundation
import LayoutEngine

/// Paddings as tinted bands with the length of each edge, or one length if all are equal. Those right around each other, without a
/// border between them, are one band: `16 + 8`. A negative padding shows how far the view overflows.
struct PaddingLayer: FigureLayer {
    var annotation: Annotations { .padding }

    func absence(in scene: FigureScene) -> String? {
        let isPadded = scene.views.contains { $0.facts.insets != nil && $0.children.count == 1 && $0.safeArea == nil }
        return isPadded ? nil : "no padding"
    }

    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        var numbers = NumberBudget<[CGFloat]>(scene)
        for view in scene.views(with: annotation)
        where view.isPadding && scene.hasLengths(view.outline) && !continues(view, scene) {
            let nested =
                [view]
                + sequence(first: view) { scene.views[$0.children[0]] }.dropFirst()
                .prefix { $0.isPadding && continues($0, scene) }
            let (child, all) = (scene.views[nested.last!.children[0]], nested.compactMap(\.paddings))
            let lengths = EdgeLengths(sumOf: all)
            let bands = self.bands(of: view, lengths, around: child)
            guard all.count == nested.count, !bands.isEmpty else { continue }
            let hue = scene.views[scene.innermostPadding(view.id)].hue
            let (accent, color) = (canvas.style[hue], canvas.style.gapText(hue))
            let isMinor = isMinor(view, scene)
            let room = bands.filter { $0.length > 0 }
            if !canvas.tint(canvas.style.gapTint(hue), room.map(\.target), { room.map(\.region).map($0.grid.snap) }),
                !isMinor
            {
                dash([view, child], hue, scene, on: &canvas)
            }
            canvas.use(.spacing, hue)
            for band in bands {
                if band.length < 0 {
                    canvas.tintGap(hue, band.target, isOverlap: true) { [$0.grid.snap(band.region)] }
                }
                // A plain view has room for its name; the views in a container have not.
                let isPlain = child.kind != .container
                canvas.discourageLabels(band.target, weight: isPlain ? 14 : 3, as: .length)
            }
            if isMinor { continue }
            let hundredths = PhysicalEdge.allCases.map { (lengths[$0] * 100).rounded() }
            guard numbers.hasNumber(hundredths, of: view, isOnce: scene.isCrowded) else { continue }
            let isEven = lengths.areEqual
            let whole = bands.filter { !$0.isCut }
            for band in isEven ? Array(whole.prefix(1)) : lengths.areAlike ? whole.oneOfEachAxis : whole {
                let alike = whole.filter { $0.target != band.target && $0.length.isNear(band.length) }
                let terms = all.map { $0[band.edge] }.filter { abs($0) > 0.01 }.map(scene.lengthText)
                var label = FigureLabel(
                    shapes: [
                        TextBlock(terms.joined(separator: " + "), font: canvas.style.type.value, color: color)
                    ],
                    look: .plain(accent), target: band.target,
                    preference: isEven ? band.preference : band.ownPreference,
                    // Of four equal bands one has room beside the names, unless these are many.
                    rank: isEven && !scene.isCrowded ? 45 : 14)
                // In a crowd only the first of equal lengths comes this far.
                label.isNear = scene.isCrowded || scene.isLeftOut(view.outline)
                (label.kind, label.clearance) = (.length, 0.5)
                (label.alike, label.gapOwner) = (alike.map(\.target), PixelGrid.points.snap(view.frame))
                canvas.label(label)
            }
        }
    }

    /// On painted content, dashes show the bounds of a padding that has no border.
    private func dash(_ views: [ShownView], _ hue: Hue, _ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        let bounds = views.filter { !scene.outlines[$0.outline].isDrawn }.map(\.frame)
        canvas.dash(hue) { pixels in bounds.map(pixels.grid.snap) }
    }

    /// Whether it is one band with the padding right around it.
    private func continues(_ view: ShownView, _ scene: FigureScene) -> Bool {
        guard let outer = view.parent.map({ scene.views[$0] }), outer.isPadding, outer.annotations.contains(annotation)
        else { return false }
        return !scene.outlines[view.outline].isDrawn && !view.isNegativePadding && !outer.isNegativePadding
    }

    func omission(in scene: FigureScene) -> String? {
        let count = scene.views(with: annotation).count { isMinor($0, scene) }
        return count == 0 ? nil : "\(Wording.count(count, "small padding")) without a number"
    }

    /// Whether it is a small padding around one leaf, inside a larger one: its number needs room.
    private func isMinor(_ view: ShownView, _ scene: FigureScene) -> Bool {
        let small = Self.minMajor * scene.magnification
        guard let length = view.longestPadding, length < small, view.asked.isEmpty else { return false }
        // Directly nested paddings count as one.
        var (inner, outer) = (view, view)
        while inner.facts.insets != nil, let child = inner.children.first { inner = scene.views[child] }
        while outer.facts.insets != nil, let parent = outer.parent { outer = scene.views[parent] }
        return inner.kind == .leaf
            && scene.views(with: annotation).contains { larger in
                larger.longestPadding ?? 0 >= small && larger.id < outer.id && scene.isAncestor(larger.id, of: outer.id)
            }
    }

    /// In points of the layout.
    private static let minMajor: CGFloat = 12

    fileprivate struct Band {
        /// The tinted region, unrounded; empty where all of it is tinted for other edges.
        var region: CGRect
        var length: CGFloat
        var target: CGRect
        var side: Candidates.Side
        var preference: Preference
        /// Whether a part of it is scrolled away.
        var isCut = false
        var isBeside: Bool { side == .left || side == .right }
        var edge: PhysicalEdge {
            switch side {
            case .below: .bottom
            case .left: .left
            case .right: .right
            default: .top
            }
        }

        /// nil if all of it is scrolled away.
        func cut(to shown: CGRect?) -> Band? {
            guard let shown, !shown.encloses(target, within: 0.5) else { return self }
            guard target.overlaps(shown) else { return nil }
            var band = self
            band.isCut = true
            band.region = region.overlap(with: shown)
            band.target = PixelGrid.points.snap(target.overlap(with: shown))
            return band
        }

        /// Where edges differ: beside its own edge a number is unambiguous.
        var ownPreference: Preference {
            var own = preference
            for spot in own.spots.indices where own.spots[spot].side == side { own.spots[spot].cost = 2 }
            return own
        }
    }

    private func bands(of view: ShownView, _ lengths: EdgeLengths, around child: ShownView) -> [Band] {
        let (outer, inner) = (view.frame, child.frame)
        let down = Spans(
            (lengths.top, lengths.bottom), around: (inner.minY, inner.maxY), in: (outer.minY, outer.maxY))
        let across = Spans(
            (lengths.left, lengths.right), around: (inner.minX, inner.maxX), in: (outer.minX, outer.maxX),
            isReversed: view.isRightToLeft)
        func rect(_ x: Span, _ y: Span) -> CGRect {
            CGRect(x: x.from, y: y.from, width: max(0, x.to - x.from), height: max(0, y.to - y.from))
        }
        // Top and bottom bands extend over the whole width.
        func row(_ span: Span, _ length: CGFloat, _ side: Candidates.Side) -> Band {
            let all = length < 0 || outer.width <= 0 ? inner : outer
            let rect = rect((all.minX, all.maxX), span)
            return Band(
                region: rect, length: length, target: PixelGrid.points.snap(rect), side: side,
                preference: down.preference(side))
        }
        func column(_ span: Span, _ length: CGFloat, _ side: Candidates.Side) -> Band {
            let seen = rect(span, (down.lower.to, down.upper.from))
            let points = PixelGrid.points.snap(seen)
            let isHidden = points.width <= 0 || points.height <= 0
            let target = isHidden ? PixelGrid.points.snap(rect(span, (inner.minY, inner.maxY))) : points
            return Band(region: seen, length: length, target: target, side: side, preference: across.preference(side))
        }
        return [
            row(down.lower, lengths.top, .above), row(down.upper, lengths.bottom, .below),
            column(across.lower, lengths.left, .left), column(across.upper, lengths.right, .right),
        ].filter { abs($0.length) > 0.01 && $0.target.width > 0 && $0.target.height > 0 }
            .compactMap { $0.cut(to: view.scrollRect) }
    }

    private typealias Span = (from: CGFloat, to: CGFloat)

    /// Where the two paddings of an axis lie: outside the view, or inside it if they are negative.
    private struct Spans {
        private(set) var lower: Span
        private(set) var upper: Span
        private var isCut = false

        /// - Parameter isReversed: Whether the view was placed from the upper edge on.
        init(
            _ lengths: (lower: CGFloat, upper: CGFloat), around inner: Span, in outer: Span, isReversed: Bool = false
        ) {
            // Up to the padding's own bounds.
            func end(_ edge: CGFloat, _ bound: CGFloat) -> CGFloat { edge.isNear(bound) ? bound : edge }
            func inside(_ edge: CGFloat) -> CGFloat { min(max(edge, inner.from), inner.to) }
            let from = end(inner.from - lengths.lower, outer.from)
            let to = end(inner.to + lengths.upper, outer.to)
            lower = lengths.lower < 0 ? (inner.from, inside(from)) : (from, inner.from)
            upper = lengths.upper < 0 ? (inside(to), inner.to) : (inner.to, to)
            // Two negative paddings longer than the view would overlap: the one the view was placed from is whole.
            guard lower.to > upper.from else { return }
            if isReversed { lower.to = upper.from } else { upper.from = lower.to }
            isCut = true
        }

        /// If the band is shorter than its number says, the number lies at its own edge.
        func preference(_ side: Candidates.Side) -> Preference {
            isCut ? Preference([(.middle, home: 0.5, cost: 0), (side, home: 0.5, cost: 2)]) : .band
        }
    }
}

extension [PaddingLayer.Band] {
    /// The first above or below, and the last beside: where edges that face each other are equal, one has the number.
    fileprivate var oneOfEachAxis: Self {
        [first { !$0.isBeside }, last { $0.isBeside }].compactMap(\.self)
    }
}

extension EdgeLengths {
    /// Whether edges that face each other have the same length.
    fileprivate var areAlike: Bool { top.isNear(bottom) && left.isNear(right) }
    fileprivate var areEqual: Bool { [bottom, left, right].allSatisfy(top.isNear) }
}

extension FigureScene {
    /// Paddings right around each other look like one.
    fileprivate func innermostPadding(_ index: Int) -> Int {
        guard views[index].children.count == 1, let child = views[index].children.first,
            views[child].facts.insets != nil, views[child].safeArea == nil
        else { return index }
        return innermostPadding(child)
    }
}

extension ShownView {
    fileprivate var longestPadding: CGFloat? {
        paddings.map { max($0.top, $0.bottom, $0.left, $0.right) }
    }

    /// The padding's lengths by edge; negative where its view overflows.
    var paddings: EdgeLengths? {
        guard let insets = facts.insets else { return nil }
        let lengths = EdgeLengths(insets, isRightToLeft: isRightToLeft)
        return PhysicalEdge.allCases.allSatisfy { lengths[$0].isFinite } ? lengths : nil
    }
}
