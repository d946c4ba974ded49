import Drawing
import Foundation
import LayoutEngine

package struct SweepInput: Sendable {
    /// The side that changes: widths are horizontal.
    var axis: Axis
    /// The layouts shown, in order; each snapshot has its proposal.
    var steps: [FigurePart]
    /// Steps and lengths between them, for the curve.
    var samples: [Sample]
    var words: PageWords

    package struct Sample: Hashable, Sendable {
        /// In points; nil and ∞ have places of their own at the ends of the curve.
        package var proposed: CGFloat?
        package var size: CGSize
        var isStep: Bool

        package init(proposed: CGFloat?, size: CGSize, isStep: Bool) {
            self.proposed = proposed
            self.size = size
            self.isStep = isStep
        }
    }

    package init(axis: Axis, steps: [FigurePart], samples: [Sample], words: PageWords = PageWords()) {
        self.axis = axis
        self.steps = steps
        self.samples = samples
        self.words = words
    }
}

extension SweepInput {
    private static let maxRows = 5

    /// The steps that are pictured: of many, those where the size changes, the first and the last.
    var pictured: [Int] {
        guard steps.count > Self.maxRows else { return Array(steps.indices) }
        let changes = steps.indices.filter { index in
            let isOpen = steps[index].snapshot.proposal[axis].map { !$0.isFinite } ?? true
            return index == 0 || isOpen || steps[index].snapshot.size != steps[index - 1].snapshot.size
        }
        guard changes.count > Self.maxRows else { return changes }
        return (0..<Self.maxRows).map { changes[$0 * (changes.count - 1) / (Self.maxRows - 1)] }
    }
}

extension FigureComposer {
    package func compose(_ input: SweepInput) -> DisplayList {
        let pictured = input.pictured
        let longest = input.steps.compactMap { $0.snapshot.proposal[input.axis] }.filter(\.isFinite).max() ?? 0
        let cells = pictured.enumerated().map { row, step in
            var part = input.steps[step]
            // Names once are enough.
            if row > 0 { part.selection.maxNames = 0 }
            return cell(part, input.axis, longest: longest)
        }
        let curve = input.samples.isEmpty ? nil : curve(input, cells)
        let roles = cells.reduce(into: curve.map { [LegendRole.sample: $0.hue] } ?? [:]) { all, cell in
            all.merge(cell.roles) { first, _ in first }
        }
        let sheet =
            input.axis == .horizontal
            ? list(cells) : flow(cells, width: style.lengths.bodyWidth - 2 * style.lengths.panelPadding)
        var padded = framed(sheet)
        var origins = [CGPoint?](repeating: nil, count: input.steps.count)
        for (step, origin) in zip(pictured, padded.origins) { origins[step] = origin }
        padded.origins = origins
        var width = padded.size.width
        var below: PageBlock?
        if var curve {
            // As wide as the sheet, up to a limit.
            curve.width = min(560, width) - (curve.block().size.width - curve.width)
            below = curve.block()
            width = max(width, below?.size.width ?? 0)
        }
        let page = Page(style: style, setter: setter, words: input.words)
        let code = input.steps.first.flatMap { part in
            codeAbove(part, FigureScene(part.snapshot, style: style), width: width)
        }
        return page.list(naturalWidth: width, code: code) { width in
            PageBlock.column([padded, below, legend(roles)?.flow(width: width)], spacing: 16) ?? padded
        }
    }

    private func curve(_ input: SweepInput, _ cells: [Cell]) -> SweepCurve {
        SweepCurve(
            style: style, setter: setter, axis: input.axis, samples: input.samples, hue: cells.first?.hue ?? .green)
    }

    // MARK: The contact sheet

    /// One step's cell, in the root's coordinates.
    private struct Cell {
        var proposed: CGFloat?
        var took: CGSize
        var items: [DisplayItem]
        var extent: CGRect
        var roles: [LegendRole: Hue]
        var hue: Hue?
        var isDrawn = true
    }

    /// - Parameter longest: The longest finite proposal of all steps.
    private func cell(_ part: FigurePart, _ axis: Axis, longest: CGFloat) -> Cell {
        let proposed = part.snapshot.proposal[axis]
        let took = part.snapshot.size
        guard drawable(CGRect(origin: .zero, size: took)) != .null else {
            let words = setter.line("no picture: it takes \(sizeText(took))", style.type.legend, style.muted)
            let height = words.inkHeight + 4
            return Cell(
                proposed: proposed, took: took, items: [setter.item(words, x: 0, middle: height / 2)],
                extent: CGRect(x: 0, y: 0, width: words.size.width.rounded(.up), height: height.rounded(.up)),
                roles: [:], isDrawn: false)
        }
        let drawn = draw(part) { scene, canvas in
            // The row has its number.
            if !part.annotations.contains(.proposals) {
                canvas.otherRulers[axis] = 0...longest * scene.magnification
                canvas.proposed.append(
                    ProposalRuler(axis, part.snapshot.proposal, of: scene.bounds, in: scene, words: .none))
            }
        }
        var cell = Cell(
            proposed: proposed, took: took, items: drawn.picture.items, extent: drawn.picture.extent,
            roles: drawn.roles, hue: drawn.scene.views.first?.hue)
        // The list its numbers are looked up in, as panels have it.
        if let table = table(drawn) {
            let place = CGPoint(x: cell.extent.minX, y: cell.extent.maxY + 18)
            cell.items.append(table.item(at: place))
            cell.extent = cell.extent.joined(CGRect(origin: place, size: table.size))
        }
        return cell
    }

    /// One row per step: the proposal, the picture, the size.
    private func list(_ cells: [Cell]) -> PageBlock {
        let font = style.type.row
        let heads = ["proposed", "takes"].map { setter.line($0, style.type.columnHead, style.muted) }
        let values = cells.map { setter.line(lengthText($0.proposed), font.weight(600), style.proposal.text) }
        let sizes = cells.map { setter.line(sizeText($0.took), font, style.ink) }
        let first = max(heads[0].size.width, values.map(\.size.width).max() ?? 0).rounded(.up)
        let left = first + 20 + (cells.map { -$0.extent.minX }.max() ?? 0)
        let right = left + (cells.map(\.extent.maxX).max() ?? 0) + 20
        let width = right + max(heads[1].size.width, sizes.map(\.size.width).max() ?? 0).rounded(.up)
        var items = [
            setter.item(heads[0], right: first, middle: 6), setter.item(heads[1], right: width, middle: 6),
        ]
        var y: CGFloat = 24
        var origins: [CGPoint?] = []
        for (index, cell) in cells.enumerated() {
            let origin = CGPoint(x: left, y: y - cell.extent.minY)
            origins.append(cell.isDrawn ? origin : nil)
            items.append(.moved(cell.items, to: origin))
            let middle = y + (cell.extent.height / 2).rounded()
            items.append(setter.item(values[index], right: first, middle: middle))
            items.append(setter.item(sizes[index], right: width, middle: middle))
            y += cell.extent.height + 18
        }
        return PageBlock(size: CGSize(width: width, height: max(0, y - 18)), items: items, origins: origins)
    }

    /// Cells left to right, wrapping; roots in a row share the height of their tops.
    private func flow(_ cells: [Cell], width limit: CGFloat) -> PageBlock {
        var rows: [[Int]] = [[]]
        let gap: CGFloat = 16
        func widthOf(_ index: Int) -> CGFloat { max(cells[index].extent.width, 96) }
        for index in cells.indices {
            let used = rows[rows.count - 1].reduce(0) { $0 + widthOf($1) + gap }
            if used > 0, used + widthOf(index) > limit { rows.append([]) }
            rows[rows.count - 1].append(index)
        }
        var (items, y, width): ([DisplayItem], CGFloat, CGFloat) = ([], 0, 0)
        var origins: [CGPoint?] = []
        for row in rows where !row.isEmpty {
            if y > 0 { y += 28 }
            let above = row.map { -cells[$0].extent.minY }.max() ?? 0
            let below = row.map { cells[$0].extent.maxY }.max() ?? 0
            var x: CGFloat = 0
            for index in row {
                let cell = cells[index]
                let words = setter.stacked([
                    setter.line(
                        "\(lengthText(cell.proposed)) proposed", style.type.row.weight(600), style.proposal.text),
                    setter.line("takes \(sizeText(cell.took))", style.type.legend, style.muted),
                ])
                if let words { items.append(words.item(at: CGPoint(x: x, y: y))) }
                let origin = CGPoint(x: x - cell.extent.minX, y: y + 42 + above)
                origins.append(cell.isDrawn ? origin : nil)
                items.append(.moved(cell.items, to: origin))
                x += max(widthOf(index), words?.size.width ?? 0) + gap
            }
            width = max(width, x - gap)
            y += 42 + above + below
        }
        return PageBlock(size: CGSize(width: width, height: y), items: items, origins: origins)
    }

    private func framed(_ block: PageBlock) -> PageBlock {
        let padding = style.lengths.panelPadding
        let size = CGSize(
            width: (block.size.width + 2 * padding).rounded(.up), height: (block.size.height + 2 * padding).rounded(.up)
        )
        let panel = PanelGround(style: style, grid: grid).items(CGRect(origin: .zero, size: size))
        let place = CGPoint(x: padding, y: padding)
        return PageBlock(size: size, items: panel + [block.item(at: place)], origins: block.origins(at: place))
    }
}
