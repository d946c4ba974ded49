import Foundation
import LayoutEngine

/// A snapshot prepared for drawing: neutral modifiers are folded into their views, hues chosen, bounds in whole points.
struct FigureScene: Sendable {
    let longestSide: CGFloat
    /// How many points of the picture one point of the layout takes. Bounds, guides, gaps, insets and slots are magnified;
    /// sizes and proposals are as the layout has them.
    let magnification: CGFloat
    /// What is left out of a screen that is mostly empty.
    private(set) var omittedStretches = OmittedStretches([])
    let proposal: ProposedViewSize
    /// How long a horizontal ruler may be before it is broken, in points.
    let rulerRoom: CGFloat
    private(set) var views: [ShownView] = []
    /// On whole points.
    private(set) var outlines: [Outline] = []
    /// The root's, in whole points.
    private(set) var bounds = CGRect.zero
    private var names = PictureNames([])

    func pictureName(_ view: ShownView, atMost limit: Int = .max) -> String { names.name(of: view, atMost: limit) }

    var explains: Bool { annotations.contains(.why) }

    /// The views that differ from the views of the panel this one is compared with.
    private(set) var differs: Set<Int> = []
    private(set) var isComparing = false

    /// What the figure marks of a screen, if it shows its structure.
    private(set) var structure: ScreenStructure?

    /// The views the author selects.
    let selection: FigureSelection
    /// Whether the author wants a name on every view.
    var hasEveryName: Bool { selection.maxNames == .max }
    /// The words of title, caption and notes.
    let proseWords: Set<Substring>
    private var lastRows: [Int] = []
    private var emphasis = Emphasis([], outlines: [], FigureSelection())

    /// Whether the outline may have a name, a size and the lengths of its views.
    func isNamed(_ outline: Int) -> Bool { emphasis.named?.contains(outline) ?? true }

    /// Whether it has no name only because there are too many: the lengths asked for are tinted, and equal ones have one
    /// number.
    func isLeftOut(_ outline: Int) -> Bool { !isNamed(outline) && emphasis.leavesOut }

    /// Whether the lengths asked for are shown of it.
    func hasLengths(_ outline: Int) -> Bool { isNamed(outline) || isLeftOut(outline) || isComparing }

    func isStrong(_ view: Int) -> Bool { !emphasis.quiet.contains(view) }

    /// Whether only some outlines have names.
    var isSelective: Bool { emphasis.named != nil }

    /// How many equal siblings an outline's name stands for.
    func count(of outline: Int) -> Int { emphasis.counts[outline] ?? 1 }

    /// Whether it lies in a view whose name also stands for equal siblings.
    func isInRepeated(_ outline: Int) -> Bool {
        guard let view = outlines[outline].views.first, let parent = views[view].parent else { return false }
        return views.lineage(of: parent).contains { count(of: views[$0].outline) > 1 }
    }

    /// The number of outlines without a name, for there are too many.
    var unnamed: Int { emphasis.unnamed }

    /// What makes a view the same in several panels: its label and its kind.
    struct Named: Hashable {
        private var label: String
        private var kind: ViewKind

        init?(_ view: ShownView) {
            guard let label = view.label else { return nil }
            (self.label, kind) = (label, view.kind)
        }
    }

    private(set) var viewOfRecord: [Int] = []

    /// The view that stands for a record, such as a control for what it is made of.
    func view(of record: Int) -> Int? { viewOfRecord.indices.contains(record) ? viewOfRecord[record] : nil }

    /// The records that a view stands for, with those of what a control is made of, which follow it.
    func records(of view: Int) -> [Int] {
        let own = views[view].records
        return own + viewOfRecord.indices.dropFirst((own.last ?? 0) + 1).prefix { viewOfRecord[$0] == view }
    }

    /// The places of views among the children that their stacks served, from 1; only where there is a table.
    private(set) var served: [Int: Int] = [:]

    private(set) var annotations = Annotations.none
    /// The bounds of outlines that are drawn around views without children.
    private(set) var leaves: [CGRect] = []

    /// - Parameter defaults: The annotations of views without settings of their own.
    init(
        _ snapshot: LayoutSnapshot, annotations defaults: Annotations = .all, style: DiagramStyle,
        longestSide: CGFloat = PixelGrid.points.longestSide, magnification: CGFloat = 1,
        selection: FigureSelection = FigureSelection(), prose: String = "", differing: [Int]? = nil,
        rulerRoom: CGFloat? = nil, hues: [Named: Hue] = [:]
    ) {
        self.selection = selection
        proseWords = Set(prose.split { !$0.isLetter })
        self.longestSide = longestSide
        self.magnification = magnification
        self.rulerRoom = rulerRoom ?? style.lengths.panelRoom(columns: 1)
        proposal = snapshot.proposal
        let folded = FoldedViews(snapshot, defaults)
        (views, viewOfRecord) = (folded.views, folded.viewOfRecord)
        if magnification != 1 { for index in views.indices { views[index].magnify(by: magnification) } }
        lastRows = views.map(\.id)
        for view in views.reversed() { if let last = view.children.last { lastRows[view.id] = lastRows[last] } }
        names = PictureNames(views)
        bounds = views.first.map { PixelGrid.points.snap($0.frame) } ?? .zero
        if !selection.shown.isEmpty {
            for index in views.indices where !views[index].answers(to: selection.shown) {
                views[index].annotations = views[index].asked
            }
        }
        differs = Set((differing ?? []).compactMap(view))
        isComparing = differing != nil
        color(hues)
        if let focus = views.first(where: { !selection.focus.isEmpty && $0.answers(to: [selection.focus]) }) {
            for view in views.indices where !isAncestor(focus.id, of: view) { views[view].annotations = .none }
        }
        if defaults.contains(.structure) || isScreen(defaults, selection) && differing == nil {
            if defaults.subtracting([.borders, .sizes, .structure]).isEmpty, selection.focus.isEmpty {
                omitStretches()
            }
            let listsSizes = defaults.contains(.sizes) && defaults.subtracting(.structure) != [.borders, .sizes]
            structure = ScreenStructure(views, selection, listsSizes: listsSizes)
        }
        if let structure { mark(structure, isImplied: !defaults.contains(.structure)) }
        views.leaveOutScrolledAway()
        annotations = views.reduce(.none) { $0.union($1.annotations) }
        outline(style)
        for (view, order) in structure?.outlined ?? [:] { outlines[views[view].outline].order = order }
        for view in structure?.unnamed ?? [] { outlines[views[view].outline].takeNeutralHue() }
        for alike in structure?.groups.map({ $0.boxes.map { views[$0] } }) ?? [] {
            outlines.matchWeights(of: alike)
            outlines.layer(alike)
        }
        emphasis =
            structure.map { Emphasis(strong: $0.strong, of: views.count) }
            ?? Emphasis(views, outlines: outlines.map(\.views), selection, differing: differing.map { _ in differs })
        isCrowded = unnamed > 0 || views.count { !$0.annotations.isEmpty } > Self.manyViews
        for index in outlines.indices where outlines[index].views.allSatisfy(emphasis.quiet.contains) {
            outlines[index].isQuiet = true
        }
        leaves =
            outlines.filter { outline in outline.isDrawn && outline.views.contains { views[$0].kind == .leaf } }
            .map(\.rect)
        views.findOtherAnswers(in: snapshot.trace, viewOfRecord)
        guard !annotations.isDisjoint(with: .tables) else { return }
        served = servicePlaces(snapshot)
        guard annotations.contains(.probes) else { return }
        views.collectProbes(from: snapshot.trace, viewOfRecord)
        for (view, questions) in Negotiation.leftOut(self, snapshot) where views[view].annotations.contains(.probes) {
            views[view].leftOut = questions
        }
    }

    /// Labeled views have the hues they have in other panels; in a comparison all views have one of two.
    private mutating func color(_ hues: [Named: Hue]) {
        for view in views.indices where !hues.isEmpty {
            if let hue = Named(views[view]).flatMap({ hues[$0] }) { views[view].hue = hue }
        }
        guard isComparing else { return }
        for view in views.indices { views[view].hue = differs.contains(view) ? .magenta : .slate }
    }

    /// - Parameter isImplied: Whether the structure takes the place of borders and sizes.
    private mutating func mark(_ structure: ScreenStructure, isImplied: Bool) {
        if isImplied {
            for view in views.indices { views[view].annotations.subtract([.borders, .sizes]) }
        }
        for view in structure.controls { views[view].hue = .of(.control, depth: 0) }
        for (index, group) in structure.groups.enumerated()
        where group.units.count > 1 || structure.isEmphasized(index) {
            let hue = views[group.units[0].core].hue
            for unit in group.units { (views[unit.box].hue, views[unit.core].hue) = (hue, hue) }
        }
        views.separateHues(of: structure.labeled.map { structure.groups[$0] })
        for view in structure.outlined.keys { views[view].annotations.insert(.borders) }
        // A guide that somebody made or set is what the figure is about, but not that of each of many rows.
        let rows = Set(
            structure.groups.filter { $0.units.count > Self.maxMarkedRows }.flatMap { $0.units.map(\.outer) })
        for view in authorsAlignments where !views.lineage(of: view.id).contains(where: rows.contains) {
            views[view.id].annotations.insert(.alignmentLines)
        }
        // That a background is larger is seen, and changes nothing.
        for overhang in overhangs where !overhang.parent.facts.isDecoration {
            views[overhang.view.id].annotations.insert(.overflow)
        }
    }

    /// Containers that align their views on a guide that somebody made or set.
    var authorsAlignments: [ShownView] {
        views.filter { view in
            let isAuthors = view.kind == .container && view.systemPart == nil && view.isVisible
            return isAuthors && view.alignmentKeys.contains { view.aligns(on: $0, in: self) }
        }
    }

    private static let maxMarkedRows = 3

    private mutating func omitStretches() {
        omittedStretches = OmittedStretches(views)
        guard !omittedStretches.isEmpty else { return }
        for index in views.indices { views[index].omitStretches(omittedStretches) }
        bounds = PixelGrid.points.snap(views[0].frame)
    }

    /// Whether borders, names and sizes, or bare rulers, would be unreadable because there are too many views and the author
    /// selected none. The figure then shows the structure, beneath the other annotations.
    private func isScreen(_ annotations: Annotations, _ selection: FigureSelection) -> Bool {
        guard Self.canBeScreen(annotations, selection) else { return false }
        // Labels choose what has a name; with borders and sizes alone, several do.
        let labels = views.count { $0.label != nil }
        guard labels <= (annotations == [.borders, .sizes] ? Self.fewLabels : 0) else { return false }
        let rects = Set(views.filter { $0.role != .spacer }.map { Box($0.frame) })
        return rects.count > selection.maxNames && views.allSatisfy(\.asked.isEmpty)
    }

    private static let fewLabels = 2

    /// Whether annotations and selection leave it to the figure what to mark.
    static func canBeScreen(_ annotations: Annotations, _ selection: FigureSelection) -> Bool {
        var chosen = selection
        (chosen.notes, chosen.focus) = ([], "")
        return !annotations.isDisjoint(with: [.sizes, .proposals])
            && annotations.isDisjoint(with: .tables) && chosen == FigureSelection()
    }

    /// With more annotated views than this, lengths are shown only where they fit well, and repeated ones once.
    static let manyViews = 24

    /// Whether there are too many views to annotate each of them.
    private(set) var isCrowded = false

    func lastRow(in view: Int) -> Int { lastRows[view] }

    func views(with annotation: Annotations) -> [ShownView] { views.filter { $0.annotations.contains(annotation) } }

    /// Views with the bounds of their container, or of an earlier sibling, share its outline.
    private mutating func outline(_ style: DiagramStyle) {
        // The last of the siblings with these bounds, by parent and bounds.
        var elders: [[CGFloat]: Int] = [:]
        for index in views.indices {
            let view = views[index]
            // Of a screen only what is in view is outlined.
            let shown = structure == nil || !view.isInView ? view.unscrolledFrame : views.shownFrame(index)
            let rect = PixelGrid.points.snap(shown)
            let key = [CGFloat(view.parent ?? -1), rect.minX, rect.minY, rect.width, rect.height]
            let parent = view.parent.flatMap { outlines[views[$0].outline].rect == rect ? $0 : nil }
            defer { elders[key] = index }
            if let elder = parent ?? elders[key] {
                views[index].outline = views[elder].outline
                outlines[views[elder].outline].views.append(index)
            } else {
                views[index].outline = outlines.count
                var outline = Outline(view, style)
                outline.openEdges = Set(PhysicalEdge.allCases.filter { $0.reach(view.frame) > $0.reach(shown) + 0.5 })
                outline.frame = shown
                outlines.append(outline.snapped(to: .points))
            }
        }
        for index in outlines.indices {
            let shared = outlines[index].views
            let view = views[namesake(of: shared)]
            if !hasEveryName { outlines[index].takeLook(of: view, style) }
            let marked = shared.map { views[$0] }.filter { $0.annotations.contains(.borders) }
            let drawn = hasEveryName ? marked : marked.isEmpty ? [] : [view]
            for view in drawn {
                let ink = Outline.Ink(hue: view.hue, kind: view.kind)
                if !outlines[index].inks.contains(ink) { outlines[index].inks.append(ink) }
            }
        }
    }

    func related(_ a: Int, _ b: Int) -> Bool { isAncestor(a, of: b) || isAncestor(b, of: a) }

    /// The text of a length in the picture, divided by the magnification.
    func lengthText(_ length: CGFloat) -> String {
        let points = length / magnification
        return structure == nil ? LayoutEngine.lengthText(points) : "\(WholePoints(points))"
    }

    /// A proposal, as long as it is in the picture.
    func drawn(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { $0 * magnification }, height: proposal.height.map { $0 * magnification })
    }

    /// Views are in depth-first order. A view counts as its own ancestor.
    func isAncestor(_ ancestor: Int, of view: Int) -> Bool { ancestor <= view && view <= lastRows[ancestor] }
}
