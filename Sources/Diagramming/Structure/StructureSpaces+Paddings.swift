import Drawing
import Foundation
import LayoutEngine

/// Paddings, as tints with numbers.
extension StructureSpaces {
    /// Those with a number, and those of their group with the same lengths. A tint without a number would be read as the scene's.
    /// As many numbers as are read: the largest first.
    mutating func mark(_ paddings: GroupPaddings, on canvas: inout AnnotationCanvas) {
        var numbered: Set<GroupPaddings.Key> = []
        for item in paddings.distinct where left > 0 && isMarkable(item, on: canvas) {
            guard let bands = item.bands, number(item.view, bands, on: &canvas).written > 0 else { continue }
            left -= 1
            numbered.insert(item.key)
        }
        for item in paddings.all where numbered.contains(item.key) && isMarkable(item, on: canvas) {
            if let bands = item.bands { _ = tint(item.view, bands, dashes: item.dashes, on: &canvas) }
        }
    }

    /// A padding around what the figure is about; false if it has no number.
    func mark(_ padding: Int, on canvas: inout AnnotationCanvas) -> Bool {
        guard let bands = views.paddingBands(of: views[padding]), tint(views[padding], bands, on: &canvas) else {
            return false
        }
        let (written, all) = number(views[padding], bands, on: &canvas)
        let isComplete = views[padding].paddings.map { lengths in
            PhysicalEdge.allCases.allSatisfy {
                min(lengths[$0], lengths[$0.opposite]) < 0.005 || lengths[$0].isNear(lengths[$0.opposite])
            }
        }
        if written == all, isComplete == true { canvas.measured.paddings.insert(padding) }
        return written > 0
    }

    /// Whether it can have a tint, or dashes in place of one.
    private func isMarkable(_ item: GroupPaddings.Item, on canvas: AnnotationCanvas) -> Bool {
        guard let bands = item.bands else { return false }
        return item.dashes || !canvas.content.isPainted(bands.all.map(PixelGrid.points.snap))
    }

    /// The paddings around a unit, and the paddings whose bounds are the unit's bounds, unless a background already shows
    /// them.
    func paddings(of unit: StructureUnit) -> [ShownView] {
        if unit.overlapsPaddings { return [] }
        return unit.chain.prefix { $0 != unit.box }.map { views[$0] }.filter(\.isPadding) + ownPaddings(of: unit)
    }

    private func ownPaddings(of unit: StructureUnit) -> [ShownView] {
        let box = views[unit.box]
        let isPainted = box.parent.map { views[$0].kind == .modifier && views[$0].children.count > 1 } ?? false
        guard !isPainted, !unit.isNamed else { return [] }
        return sequence(first: box) { $0.children.first.map { views[$0] } }.prefix(while: \.isPadding).map(\.self)
    }

    /// A tint between the padding's bounds and its content.
    ///
    /// - Parameter dashes: Whether the content has a dashed outline where a tint would lie on painted content.
    /// - Returns: Whether the padding is marked.
    func tint(
        _ view: ShownView, _ bands: EdgeBands, dashes: Bool = true, on canvas: inout AnnotationCanvas
    ) -> Bool {
        var paint = spaceTint(on: view.seenFrame, canvas)
        // Many cards have the gray of the tint.
        if case .color(let tint) = paint, let band = bands.all.first,
            canvas.content.isLike(tint, in: band, along: views[view.children[0]].seenFrame)
        {
            paint = style.gapTint(view.hue)
        }
        let pieces = { (pixels: FigurePixels) in bands.all.map(pixels.grid.snap) }
        var isTinted = canvas.tint(paint, bands.all.map(PixelGrid.points.snap), pieces)
        if !isTinted, liesOnSheet(view) {
            canvas.fill(paint, isGrounded: false, pieces)
            isTinted = true
        }
        if !isTinted, dashes { dash(views[view.children[0]], on: &canvas) }
        return isTinted || dashes
    }

    /// Whether nothing but a sheet's own background is painted behind a view.
    private func liesOnSheet(_ view: ShownView) -> Bool {
        let around = views.lineage(of: view.id).dropFirst().map { views[$0] }
        let ground = around.first { $0.facts.layers != nil && !$0.isPage || $0.systemPart == .sheet }
        return ground?.systemPart == .sheet
    }

    /// One number for each length of a padding.
    ///
    /// - Returns: How many there is room for, of how many lengths.
    func number(
        _ view: ShownView, _ bands: EdgeBands, on canvas: inout AnnotationCanvas
    ) -> (written: Int, all: Int) {
        guard let lengths = view.paddings else { return (0, 0) }
        let isEven = lengths.top.isNear(lengths.left)
        // Opposite edges mostly have one length. Of paddings in each other the outer one has the numbers of both.
        let around = views.lineage(of: view.id).dropFirst().prefix { views[$0].isPadding }
        let numbers = [
            lengths.top > 0.005 ? (PhysicalEdge.top, bands[.top]) : (.bottom, bands[.bottom]),
            lengths.left > 0.005 ? (.left, bands[.left]) : (.right, bands[.right]),
        ].filter { edge, band in
            !band.isEmpty && around.allSatisfy { views[$0].paddings.map { $0[edge] < 0.005 } ?? true }
        }
        var written = 0
        // What reaches into the padding would be read as what is measured.
        let inside = views.filter { inner in
            inner.kind == .leaf && inner.isVisible && inner.role != .spacer
                && views.lineage(of: inner.id).contains(view.children[0])
        }
        .map(\.seenFrame)
        for (edge, band) in numbers where written == 0 || !isEven {
            let isClear = !inside.contains { $0.overlap(with: band).area > Self.maxReach * band.area }
            if isClear, write(sum(of: view, edge), in: band, on: &canvas) { written += 1 }
        }
        return (written, isEven ? min(numbers.count, 1) : numbers.count)
    }

    /// Less of a padding's band may be covered by what is inside.
    private static let maxReach = 0.1

    /// `16 + 8`, of paddings directly inside each other, outermost first.
    private func sum(of padding: ShownView, _ edge: PhysicalEdge) -> String {
        let nested = sequence(first: padding) { $0.children.first.map { views[$0] } }.prefix(while: \.isPadding)
        let lengths = nested.compactMap { $0.paddings.map { $0[edge] } }.filter { $0 > 0.005 }
        return lengths.map { "\(WholePoints($0 / scene.magnification))" }.joined(separator: " + ")
    }
}

extension [ShownView] {
    /// The bands between a padding's bounds and its content; nil if nothing of it is to be marked.
    func paddingBands(of view: ShownView) -> EdgeBands? {
        // Else they have their own tints.
        guard !view.annotations.contains(.padding), view.paddings != nil,
            let child = view.children.first.map({ self[$0] }), view.frame.encloses(child.frame, within: 0.01),
            !child.seenFrame.isEmpty
        else { return nil }
        return EdgeBands(view.seenFrame, around: child.seenFrame)
    }
}
