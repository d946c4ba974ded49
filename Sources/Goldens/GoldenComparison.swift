import Foundation
import Raster

/// A figure as drawn now.
package struct ActualFigure: Sendable {
    package var bitmap: Bitmap
    package var layout: LayoutGolden
    /// Where text was painted, in pixels.
    package var textBoxes: [PixelBox]
    /// Pixels per point.
    package var scale: Int
    /// The fonts of its texts besides the fonts of all figures: SHA-256 by file name.
    package var otherFonts: [String: String]
    /// What is wrong with its layout, in words.
    package var issues: [String] = []

    package init(
        bitmap: Bitmap, layout: LayoutGolden, textBoxes: [PixelBox], scale: Int, otherFonts: [String: String] = [:]
    ) {
        self.bitmap = bitmap
        self.layout = layout
        self.textBoxes = textBoxes
        self.scale = scale
        self.otherFonts = otherFonts
    }
}

/// A golden as read from its files.
package struct StoredGolden: Sendable {
    package var bitmap: Bitmap
    package var layout: LayoutGolden
    /// nil if the manifest does not have it.
    var environment: GoldenEnvironment?

    package init(bitmap: Bitmap, layout: LayoutGolden, environment: GoldenEnvironment?) {
        self.bitmap = bitmap
        self.layout = layout
        self.environment = environment
    }
}

/// A figure compared with its golden.
package struct GoldenComparison: Sendable {
    package let verdict: Verdict
    package let cause: FigureCause
    let notes: [GoldenNote]
    let picture: PictureGate.Outcome
    package let layout: LayoutComparison

    package init(
        _ golden: StoredGolden, _ actual: ActualFigure, environment: GoldenEnvironment,
        exemption: GoldenExemption? = nil
    ) {
        let common = environment
        let environment = environment.adding(actual.otherFonts)
        // Without a manifest the golden still says whether it was made in this environment.
        let isOurs = golden.layout.environment == environment.id
        let origin = golden.environment ?? (isOurs ? environment : nil)
        var changes =
            origin.map { $0.changes(to: environment, drawsText: golden.layout.drawsText) }
            ?? [.unknown]
        // Other texts have glyphs of other fonts, wherever they are drawn.
        if let origin, origin.differs(from: environment, onlyBesides: common),
            golden.layout.saysOther(than: actual.layout)
        {
            changes = []
        }
        // Elsewhere text comes out differently, so only text-free parts are compared. An unknown environment
        // explains nothing.
        let isElsewhere = !changes.isEmpty && changes != [.unknown]
        let layout = LayoutComparison(
            golden.layout, actual.layout, textFreeOnly: isElsewhere && golden.layout.drawsText)
        let picture = PictureGate.compare(golden.bitmap, actual.bitmap, exemption: exemption)
        self.layout = layout
        self.picture = picture
        var notes: [GoldenNote] = changes.isEmpty ? [] : [.otherEnvironment(changes)]
        // A difference of 1 is rounding only where the display list is the same.
        var faint: PictureDifference?
        if case .rounding(let difference) = picture, !isElsewhere, golden.layout.paint != actual.layout.paint {
            faint = difference
        }
        if exemption != nil, faint == nil, picture.passesUnexempted { notes.append(.unneededExemption) }
        if layout.isEqual, picture.passes, !layout.renamings.isEmpty {
            notes.append(.renamedViews)
        }
        let finder = CauseFinder(golden: golden, actual: actual, layout: layout, picture: picture)
        (verdict, cause) = finder.judge(
            faint: faint, exemption: exemption, elsewhere: isElsewhere ? changes : nil)
        // That verdict's cause names the environment.
        if verdict == .environment { notes.removeAll { $0 == .otherEnvironment(changes) } }
        self.notes = notes
    }
}

extension LayoutGolden {
    /// Whether texts or symbols are others, whatever fonts make of them.
    fileprivate func saysOther(than other: LayoutGolden) -> Bool {
        func texts(_ layout: LayoutGolden) -> [LayoutGolden.Node] { layout.parts.flatMap(\.nodes).filter(\.isText) }
        let (before, now) = (texts(self), texts(other))
        return before.map(\.kind) != now.map(\.kind) || zip(before, now).contains { $0.paintsOther(than: $1) }
    }

    /// Text is drawn, but in none of the views. Symbols, which are images, have a font of their own.
    fileprivate var annotationsAloneHaveText: Bool {
        drawsText && !parts.contains { $0.nodes.contains { $0.isText && $0.name != "Image" } }
    }
}

extension LayoutGolden.Node {
    /// As far as both keep it.
    fileprivate func paintsOther(than other: Self) -> Bool {
        guard let paint, let now = other.paint, !paint.followsSize else { return false }
        return paint != now
    }
}

/// Finds why a figure differs.
private struct CauseFinder {
    let golden: StoredGolden
    let actual: ActualFigure
    let layout: LayoutComparison
    let picture: PictureGate.Outcome

    /// - Parameters:
    ///   - faint: A difference that would be rounding if the display lists were the same.
    ///   - elsewhere: How the environment differs from the golden's, if that may explain a difference.
    func judge(
        faint: PictureDifference?, exemption: GoldenExemption?, elsewhere: [GoldenEnvironment.Change]?
    ) -> (Verdict, FigureCause) {
        if !layout.isEqual {
            let divergence = FirstDivergence(layout)
            if let paint = paintAlone(divergence, elsewhere: elsewhere) { return (.paint, paint) }
            if elsewhere == nil, !layout.changesLayout, picture.passes, faint == nil {
                return (.views, .layout(titles: nil, sizes: nil, divergence))
            }
            let isShaping = divergence?.isTextShaping == true && elsewhere == nil
            return (isShaping ? .shaping : .layout, .layout(titles: titles, sizes: sizes, divergence))
        }
        if let faint {
            let reason = exemption?.reason
            let cause = FigureCause.faint(
                faint, place(of: faint), renamings: layout.renamings, exemption: reason)
            return (reason == nil ? .paint : .exempted, cause)
        }
        if !layout.rewritten.isEmpty, picture.passes || elsewhere != nil {
            return (.views, .layout(titles: nil, sizes: nil, FirstDivergence(layout)))
        }
        switch picture {
        case .equal, .rounding: return (.passed, .none)
        case .exempted(let difference):
            return (.exempted, .exempted(difference, reason: exemption?.reason ?? ""))
        case .different(let difference):
            if let elsewhere, !isReworded { return (.environment, .environment(elsewhere, nil)) }
            let cause = FigureCause.paint(difference, place(of: difference), renamings: layout.renamings)
            return (isShapingAlone ? .shaping : .paint, cause)
        case .otherSize(let old, let new):
            let sizes = FigureCause.Sizes(old: old, new: new)
            // Where all texts are measured as before, fonts are not the cause. Those of annotations are not known.
            let isUnexplained =
                isReworded
                || !golden.layout.annotationsAloneHaveText && LayoutComparison(golden.layout, actual.layout).isEqual
            if let elsewhere, !isUnexplained { return (.environment, .environment(elsewhere, sizes)) }
            return (.paint, .size(sizes, paintedView))
        }
    }

    /// Where a view is written differently, but only the picture differs: another shape, a modifier that only paints.
    private func paintAlone(_ divergence: FirstDivergence?, elsewhere: [GoldenEnvironment.Change]?) -> FigureCause? {
        guard elsewhere == nil, !layout.changesLayout, let divergence, case .different(let difference) = picture else {
            return nil
        }
        return .paint(
            difference, .view(divergence.path, change: divergence.words, others: 0), renamings: layout.renamings)
    }

    /// A text or symbol is another, which no environment explains.
    private var isReworded: Bool {
        layout.renamings.contains { event in
            guard case .renamed(.detail, _, _) = event.change, let node = event.old else { return false }
            return layout.expected.parts[event.part].nodes[node].isText
        }
    }

    private var titles: FigureCause.Titles? {
        guard layout.partsDiffer else { return nil }
        return FigureCause.Titles(old: golden.layout.parts.map(\.title), new: actual.layout.parts.map(\.title))
    }

    private var sizes: FigureCause.Sizes? {
        guard case .otherSize(let old, let new) = picture else { return nil }
        return FigureCause.Sizes(old: old, new: new)
    }

    /// The display list is the golden's, and pixels differ only within text.
    private var isShapingAlone: Bool {
        guard golden.layout.paint == actual.layout.paint, case .different(let difference) = picture,
            let box = difference.bounds
        else { return false }
        return actual.textBoxes.contains { $0.contains(box.minX, box.minY) && $0.contains(box.maxX, box.maxY) }
            || everyPixelIsText
    }

    private var everyPixelIsText: Bool {
        let (a, b) = (golden.bitmap, actual.bitmap)
        for y in 0..<a.height {
            for x in 0..<a.width where a[x, y] != b[x, y] {
                if !actual.textBoxes.contains(where: { $0.contains(x, y) }) { return false }
            }
        }
        return true
    }

    /// The first view that paints something else, where the golden keeps what views paint.
    private var paintedView: FigureCause.Place? {
        guard let first = layout.painted.first else { return nil }
        let renaming = layout.renamings.first { $0.isOfSameView(as: first) && $0.isRenaming } ?? first
        return .view(layout.path(renaming), change: renaming.text(layout), others: layout.painted.count - 1)
    }

    private func place(of difference: PictureDifference) -> FigureCause.Place? {
        if let paintedView { return paintedView }
        guard let box = difference.bounds else { return nil }
        let isKept = layout.expected.parts.contains(where: \.keepsPaint)
        if isKept, golden.layout.paint != actual.layout.paint { return .annotations(box) }
        return .pixels(box, within: surroundings(of: box))
    }

    /// The innermost view around the pixels.
    private func surroundings(of box: PixelBox) -> [String] {
        let scale = Double(actual.scale)
        let (left, top) = (Double(box.minX) / scale, Double(box.minY) / scale)
        let (right, bottom) = (Double(box.maxX + 1) / scale, Double(box.maxY + 1) / scale)
        for part in actual.layout.parts {
            guard let origin = part.origin else { continue }
            let holder = part.nodes.indices.last { index in
                let node = part.nodes[index]
                guard let x = node.x.value, let y = node.y.value, let width = node.size.width.value,
                    let height = node.size.height.value
                else { return false }
                // Pixels reach beyond fractional frames.
                let (minX, minY) = (Double(origin.x) + x - 1, Double(origin.y) + y - 1)
                return minX <= left && minY <= top && minX + width + 2 >= right && minY + height + 2 >= bottom
            }
            if let holder { return part.path(to: holder) }
        }
        return []
    }
}
