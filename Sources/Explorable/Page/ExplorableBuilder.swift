import CairoPainting
import Diagramming
import Drawing
import Foundation
import LayoutEngine

/// Makes the explorable page of a figure: asks for one layout after the other, and reads each.
///
/// Between `begin` and `end` the caller lays out each proposal that `next` returns, and adds the layout.
package struct ExplorableBuilder {
    private var reader: LayoutReader
    private var plan: ProposalPlan?
    private var caption: String?
    private var note: String?
    private var setsFrame = false
    private var parts: [FinishedPart] = []
    private var ownSnapshot: LayoutSnapshot?
    private var code: ViewCode?
    /// The shapes whose views have places in the code.
    private var codedShapes: Set<Int> = []
    private let emphasis: [String]
    private let budget: LayoutBudget
    private let avoided: AvoidedProposals

    /// - Parameters:
    ///   - selection: The views the figure is about.
    ///   - storyLabel: The container whose layout steps are shown first; nil is the first that divides its length.
    ///   - avoided: Proposals under which the scene ended its process.
    package init(
        text: PangoText, selection: FigureSelection, storyLabel: String? = nil, budget: LayoutBudget = .standard,
        avoided: Set<ProposalCell> = []
    ) {
        self.avoided = AvoidedProposals(avoided)
        self.budget = budget
        reader = LayoutReader(text: text, selection: selection, storyLabel: storyLabel)
        emphasis = selection.emphasis
    }

    /// Begins a picture: the scene's view, or one panel's.
    ///
    /// - Parameters:
    ///   - own: The scene's own proposal, in points.
    ///   - widths: Finite widths that the handle must stop at, in points.
    ///   - heights: Finite heights that the handle must stop at, in points.
    ///   - caption: The panel's.
    ///   - note: What the handles change, where it is not the proposal of the scene's own view.
    ///   - setsFrame: Whether the handles set the lengths of its outermost frame.
    ///   - code: The source of its views, where it can be read.
    package mutating func begin(
        _ own: ProposedViewSize, widths: [CGFloat] = [], heights: [CGFloat] = [], caption: String?,
        note: String? = nil, setsFrame: Bool = false, code: CodeWithBodies? = nil
    ) {
        (self.code, codedShapes) = (code.map { ViewCode($0) }, [])
        var extra = [Axis.horizontal: widths, .vertical: heights]
        // Panels of one proposal are compared: they need stops in common.
        if let first = parts.first, first.plan.own == own {
            for axis in Axis.allCases { extra[axis, default: []] += first.plan.lengths(along: axis) }
        }
        plan = ProposalPlan(own: own, extra: extra, budget: budget, avoided: avoided)
        let notes = [note, avoided.note(own: own)].compactMap(\.self)
        self.note = notes.isEmpty ? nil : notes.joined(separator: " ")
        (self.caption, self.setsFrame) = (caption, setsFrame)
    }

    /// The next proposal to lay out; nil when the picture is complete.
    package mutating func next() -> ProposedViewSize? { plan?.next() }

    /// Takes the layout of the last proposal.
    ///
    /// - Parameter dark: The same layout in dark appearance; nil if it looks the same.
    package mutating func add(_ snapshot: LayoutSnapshot, dark: LayoutSnapshot?) throws {
        var layout = try reader.read(snapshot, dark: dark)
        if setsFrame, !layout.views.isEmpty { layout.views[0].proposalReason = "by the handles, which set its lengths" }
        if plan?.isOwn == true { ownSnapshot = snapshot }
        if code != nil, codedShapes.insert(layout.shape).inserted {
            code?.add(snapshot.records, identity: reader.identities(of: snapshot, shape: layout.shape))
        }
        plan?.add(layout)
    }

    package mutating func end() {
        if let plan {
            parts.append(
                FinishedPart(
                    plan: plan, caption: caption, note: note, setsFrame: setsFrame, own: ownSnapshot, code: code))
        }
        (plan, ownSnapshot, code) = (nil, nil, nil)
    }

    /// A page without pictures is the still alone.
    ///
    /// - Parameter still: The figure in light and in dark appearance.
    package mutating func page(_ words: ExplorablePage.Words, still: (light: DisplayList, dark: DisplayList)) throws
        -> ExplorablePage
    {
        var table = Table<String>()
        let pageParts = parts.map { part in
            var page = PagePart(part.plan, shapes: reader.shapes.values, words: &table, caption: part.caption)
            page.changes = ChangeFinder(part.plan, page, reader.shapes.values, reader.identities).changes
            page.difference = difference(part)
            page.code = part.code?.page
            page.note = part.note
            page.isFrame = part.setsFrame ? 1 : nil
            page.selected = selected(in: part, title: words.title)
            return page
        }
        let drawn = try reader.stillMarkup(still.light, still.dark, altText: words.altText)
        let payload = ExplorablePage.Payload(
            parts: pageParts, views: reader.identities.map { PageIdentity($0) }, words: table.values,
            drawings: reader.drawings.all)
        return ExplorablePage(
            words: words, still: drawn, payload: payload, definitions: reader.drawings.book.definitions,
            palette: reader.drawings.book.css)
    }

    /// A proposal at which a picture has changed.
    package struct TurningPoint {
        package var proposal: ProposedViewSize
        /// What has changed; nil where nothing did at once.
        package var words: String?
    }

    /// Proposals at which the first picture has just changed, from its own down to about half of it, along the axis of more
    /// changes; even steps where nothing changes at once. None where no proposal changes anything.
    package func turningPoints(atMost count: Int) -> [TurningPoint] {
        guard let part = parts.first, let own = part.own else { return [] }
        var table = Table<String>()
        let page = PagePart(part.plan, shapes: reader.shapes.values, words: &table, caption: nil)
        let changes = ChangeFinder(part.plan, page, reader.shapes.values, reader.identities).changes
        let all = Axis.allCases.map { axis in
            let lengths = (axis == .horizontal ? page.widths : page.heights).map { CGFloat($0) / 100 }
            let base = part.plan.own[axis] ?? own.size[axis]
            let near = part.plan.lengths(along: axis).filter { $0 >= 0.45 * base && $0 < base - 1 }.sorted()
            guard part.plan.varies(along: axis), !near.isEmpty else {
                return (axis: axis, count: 0, lengths: [CGFloat](), words: [CGFloat: String]())
            }
            let turns = changes.filter { $0.axis == (axis == .horizontal ? 0 : 1) && $0.stop > 0 }
            let words = turns.reduce(into: [CGFloat: String]()) { words, change in
                // The first stop below it.
                let length = lengths[change.stop - 1]
                words[length] = "At **\(lengthText(length))**: \(change.back)"
            }.filter { near.contains($0.key) }
            let even = [0.55, 0.7, 0.85].compactMap { part in near.min { abs($0 - part * base) < abs($1 - part * base) }
            }
            let chosen = Set(words.count > 1 ? Array(words.keys) : words.keys + even).sorted()
            let step = max(1, (chosen.count + count - 1) / count)
            return (axis, words.count, chosen.enumerated().filter { $0.offset % step == 0 }.map(\.element), words)
        }
        guard let best = all.filter({ !$0.lengths.isEmpty }).reversed().max(by: { $0.count < $1.count }) else {
            return []
        }
        return best.lengths.reversed().map { length in
            let proposal = ProposedViewSize(along: best.axis, length, cross: part.plan.own[best.axis.cross])
            return TurningPoint(proposal: proposal, words: best.words[length])
        }
    }

    /// What distinguishes a panel from the first one, under their own proposals; nil for the first.
    private func difference(_ part: FinishedPart) -> PageDifference? {
        guard let reference = parts.first, let first = reference.own, let second = part.own,
            reference.plan.own == part.plan.own,
            part.caption != reference.caption || parts.count > 1, let difference = first.firstDifference(from: second)
        else { return nil }
        func identity(_ record: Int, _ snapshot: LayoutSnapshot, _ part: FinishedPart) -> Int? {
            let view = snapshot.listedViews(reader.selection).firstIndex { $0.records.contains(record) }
            let layout = part.plan.cells[ProposalPlan.Cell(part.plan.own)].map { part.plan.layouts[$0] }
            guard let view, let layout else { return nil }
            return reader.shapes.values[layout.shape].views[view].identity
        }
        return PageDifference(
            text: difference.sentence(first, second, reference: reference.caption.map { "“\($0)”" } ?? "panel 1"),
            first: identity(difference.first, first, reference), second: identity(difference.second, second, part))
    }

    /// The view a picture is about: one that is emphasized, else one with a label inside the outermost view, else a text that
    /// is truncated, or whose words are in the title.
    private func selected(in part: FinishedPart, title: String) -> Int? {
        let cell = part.plan.cells[ProposalPlan.Cell(part.plan.own)]
        guard let layout = cell.map({ part.plan.layouts[$0] }) else { return nil }
        let numbers = reader.shapes.values[layout.shape].views.map(\.identity)
        let views = numbers.map { reader.identities[$0] }
        let emphasized = emphasis.lazy.compactMap { name in
            views.firstIndex { $0.label == name || $0.name == name }
        }.first
        let labeled = views.indices.dropFirst().first { views[$0].label != nil && views[$0].isStrong }
        let truncated = views.indices.first { layout.views[$0].lines < 0 }
        let quoted = views.indices.first { view in
            layout.views[view].lines != 0 && layout.views[view].words.map { title.contains($0) } == true
        }
        return (emphasized ?? labeled ?? truncated ?? quoted).map { numbers[$0] }
    }
}

/// A picture all of whose layouts have been read.
private struct FinishedPart {
    var plan: ProposalPlan
    var caption: String?
    var note: String?
    var setsFrame: Bool
    /// The layout under its own proposal.
    var own: LayoutSnapshot?
    var code: ViewCode?
}
