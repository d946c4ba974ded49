import CairoPainting
import Diagramming
import Drawing
import Foundation
import LayoutEngine

/// Makes the explorable page of a figure: asks for one layout after the other, and reads each.
///
///     builder.begin(proposal, caption: nil)
///     while let proposal = builder.next() { try builder.add(layOut(proposal), dark: nil) }
///     builder.end()
package struct ExplorableBuilder {
    private var reader: LayoutReader
    private var plan: ProposalPlan?
    private var caption: String?
    private var parts: [(plan: ProposalPlan, caption: String?)] = []
    private let emphasis: [String]
    private let budget: LayoutBudget

    /// - Parameter selection: The views the figure is about.
    package init(text: PangoText, selection: FigureSelection, budget: LayoutBudget = .standard) {
        self.budget = budget
        reader = LayoutReader(text: text, selection: selection)
        emphasis = selection.emphasis
    }

    /// Begins a picture: the scene's view, or one panel's.
    ///
    /// - Parameters:
    ///   - own: The scene's own proposal, in points.
    ///   - widths: Finite widths that the handle must stop at, in points.
    ///   - heights: Finite heights that the handle must stop at, in points.
    ///   - caption: The panel's.
    package mutating func begin(
        _ own: ProposedViewSize, widths: [CGFloat] = [], heights: [CGFloat] = [], caption: String?
    ) {
        plan = ProposalPlan(own: own, extra: [.horizontal: widths, .vertical: heights], budget: budget)
        self.caption = caption
    }

    /// The next proposal to lay out; nil when the picture is complete.
    package mutating func next() -> ProposedViewSize? { plan?.next() }

    /// Takes the layout of the last proposal.
    ///
    /// - Parameter dark: The same layout in dark appearance; nil where it looks the same.
    package mutating func add(_ snapshot: LayoutSnapshot, dark: LayoutSnapshot?) throws {
        let layout = try reader.read(snapshot, dark: dark)
        plan?.add(layout)
    }

    package mutating func end() {
        if let plan { parts.append((plan, caption)) }
        plan = nil
    }

    /// - Parameter still: The figure in light and in dark appearance.
    package mutating func page(_ words: ExplorablePage.Words, still: (light: DisplayList, dark: DisplayList)) throws
        -> ExplorablePage
    {
        var table = Table<String>()
        let pageParts = parts.map { part in
            var page = PagePart(part.plan, shapes: reader.shapes.values, words: &table, caption: part.caption)
            page.changes = ChangeFinder(part.plan, page, reader.shapes.values, reader.identities).changes
            return page
        }
        let drawn = try reader.stillMarkup(still.light, still.dark, altText: words.altText)
        let payload = ExplorablePage.Payload(
            parts: pageParts, views: reader.identities.map { PageIdentity($0) }, words: table.values,
            drawings: reader.drawings.all, selected: selected)
        return ExplorablePage(
            words: words, still: drawn, payload: payload, definitions: reader.drawings.book.definitions,
            palette: reader.drawings.book.css)
    }

    /// The first view the figure is about, by label, or else none.
    private var selected: Int? {
        emphasis.lazy.compactMap { name in reader.identities.firstIndex { $0.label == name || $0.name == name } }.first
            ?? reader.identities.firstIndex { $0.label != nil && $0.isStrong }
    }
}
