import Foundation
import LayoutEngine

/// The caption of a screen's structure: `Proposed 320 wide. The list takes 320 × 165: three rows of 44 and two
/// dividers, inside 16 of padding.`
struct StructureCaption {
    let structure: ScreenStructure
    let scene: FigureScene
    /// What a reader sees in the picture.
    let measured: MeasuredSpaces
    /// Between the views of the whole. The same in a view of it is not told again.
    private(set) var gap: StructureGap?
    /// Whether the sentence goes on with other views.
    private(set) var isFollowed = false

    init(structure: ScreenStructure, scene: FigureScene, measured: MeasuredSpaces = MeasuredSpaces()) {
        (self.structure, self.scene, self.measured) = (structure, scene, measured)
    }

    var views: [ShownView] { scene.views }
    var focus: StructureUnit { structure.focus }
    var core: ShownView { views[focus.core] }
    /// More kinds of views are counted.
    private static let maxKinds = 5
    /// With more words, fewer kinds are named, without details.
    private static let maxWords = 24
    static let fewKinds = 3

    /// In full, for those who do not see the picture.
    var sentences: [String] { [proposed].compactMap(\.self) + sentences(isInPicture: false) }

    /// Without the proposal and the sizes that the picture has.
    var shortText: String { sentences(isInPicture: true).joined(separator: " ") }

    private func sentences(isInPicture: Bool) -> [String] {
        [taken(isInPicture: isInPicture) + "."] + rows + StructureFinding(scene, in: core).sentences
    }

    /// `The first HStack holds an Image of 55 × 55 and a VStack of 166 × 63.`
    private var rows: [String] {
        structure.rows.filter { $0.parts.count <= Self.maxKinds }.map { row in
            let subject = row.of.units.count > 1 ? "first \(row.of.kind)" : row.of.kind
            return "The \(subject) holds \(Wording.list(row.parts.map { $0.sizedName(in: views).words }))."
        }
    }

    /// - Parameter isInPicture: Whether sizes that the picture has are not repeated.
    private func taken(isInPicture: Bool) -> String {
        if let presented { return presented }
        let isMeasured = structure.isMeasured(in: scene)
        let surroundings = StructureSurroundings(structure: structure, scene: scene, measured: measured)
        let first = scroll.map { "\($0); its" } ?? "The"
        let size = "takes \(WholeSize(views.claimedSize(focus.core)))"
        let words: String
        if let content {
            // The size of an overlay is the frame's that it is on.
            let isKnown = isInPicture && (isMeasured || structure.emphasized == nil) || views.overlaysContent(core)
            words = isKnown ? content : "\(size) and \(content)"
        } else if let frame = surroundings.filledFrame, isMeasured {
            let around = surroundings.words(withFrame: false)
            return (["\(first) \(focus.kind) fills \(frame)"] + around).joined(separator: ", ")
        } else {
            words = isMeasured && isInPicture ? measuredSize : size
        }
        return (["\(first) \(focus.kind) \(words)"] + surroundings.words()).joined(separator: ", ")
    }

    /// What is to be said of a size that the picture has.
    private var measuredSize: String {
        let proposal = structure.proposal(in: views)
        guard let width = proposal.width, let height = proposal.height else { return "" }
        let size = views.claimedSize(focus.core)
        let (isWide, isHigh) = (size.width > width - 0.5, size.height > height - 0.5)
        if isWide, isHigh { return "fills the space it is proposed" }
        if core.role == .text, !core.isControl, let lines = core.explanation?.answer.height.lineCount {
            return lines == 1 ? "takes one line" : "takes \(Wording.number(lines)) lines"
        }
        if let label { return "takes the size of its \(label)" }
        if !isWide, !isHigh { return core.role == .image ? "takes its ideal size" : "takes less than it is proposed" }
        return "fills the \(isWide ? "width" : "height") it is proposed"
    }

    /// The view that is all there is in a control: `Text`.
    private var label: String? {
        guard let control = focus.chain.last(where: { views[$0].isControl }) else { return nil }
        if views[control].kind == .leaf { return views[control].name == focus.kind ? nil : views[control].name }
        let inner = views.unwrapped(control) { $0.children.count == 1 && $0.label == nil }
        let isAll = inner.id != control && inner.kind == .leaf && inner.frame.isNear(views[control].frame)
        return isAll ? inner.name : nil
    }

    /// A scroll view that shows all of its content.
    private var scroll: String? {
        guard focus.clippingContainer == nil, let scrollView = focus.scrollView else { return nil }
        return "The \(views[scrollView].name) takes \(WholeSize(views[scrollView].size))"
    }

    /// The columns that have marks.
    var markedColumns: Int { structure.columns(in: views).reduce(0) { $0 + $1.count } }

    private var proposed: String? {
        let proposal = structure.proposal(in: views)
        return switch (proposal.width, proposal.height) {
        case (nil, nil): nil
        case (let width?, nil): "Proposed \(WholePoints(width)) wide."
        case (nil, let height?): "Proposed \(WholePoints(height)) high."
        case (let width?, let height?): "Proposed \(WholePoints(width)) × \(WholePoints(height))."
        }
    }

    // MARK: Content

    /// What the core does with its views, in as much detail as a reader takes in.
    private var content: String? {
        let full = content(kinds: Self.maxKinds, isDetailed: true)
        let isLong = full.map { $0.count(where: \.isWhitespace) >= Self.maxWords } ?? false
        return isLong ? content(kinds: Self.fewKinds, isDetailed: false) : full
    }

    /// In order, equal ones together; nil if there are none.
    private func content(kinds maxKinds: Int, isDetailed: Bool) -> String? {
        let empty = views.emptyLayers(of: core)
        let children = core.children.map { views[$0] }.filter { child in
            // Backgrounds and lines that are not the author's go without saying.
            child.isVisible && !empty.contains(child.id)
                && !(core.systemPart == .row && views.isGround(child, of: core))
                && !(child.isThin && child.systemPart != nil)
        }
        if let (shown, count) = core.parent.flatMap({ views[$0].pages }), let page = core.children.first {
            let unit = StructureUnit(from: page, views, reach: .child)
            let place = count == 1 ? "its only page" : "the \(Wording.ordinal(shown)) of \(Wording.number(count)) pages"
            return "shows \(place), \(single(unit.kind, unit, isDetailed))"
        }
        guard !core.isControl, core.kind == .container || views.isLayered(core) || views.overlaysContent(core),
            !children.isEmpty
        else { return nil }
        if views.overlaysContent(core) {
            let over = StructureUnit(from: core.children[1], views, reach: .child)
            let inner = views[over.outer].size
            let place = AlignedPlace(
                core, Axis.allCases.filter { inner[$0] < core.size[$0] - StructureSurroundings.minRoom })
            let below = (isDetailed ? rowsBelow : nil).map { "(\($0)) " } ?? ""
            return "\(below)has \(single(over.kind, over, isDetailed)) \(place.wordsOver)"
        }
        let parts = rows(children.map { StructureUnit(from: $0.id, views, reach: .child) })
        let units = parts.filter(views.isBar) + parts.filter { !views.isBar($0) }
        let unseen = core.facts.stackAxis == nil ? [] : core.children.filter { views[$0].keepsPlaceUnseen }
        let invisible = unseen.map { StructureUnit(from: $0, views, reach: .child) }
        // A row whose views are marked instead is described by itself.
        func key(_ unit: StructureUnit) -> String {
            if group(in: unit) != nil { return "\(unit.core)" }
            let isPusher = isDetailed && isExplained(unit)
            return unit.kind + (fixedLength(unit) ?? "") + (isPusher ? " that pushes" : "")
        }
        let (runs, groups) = (units.runs(by: key), units.grouped(by: key))
        // Kinds that alternate are named once.
        let kinds = runs.count > (groups.count > 2 ? maxKinds + 1 : groups.count + 1) ? groups : runs
        // What is described by its own views comes last, so that they are not taken for those after it.
        let isLayered = core.facts.layers != nil
        let ordered =
            isLayered ? kinds : kinds.filter { !isEntered($0.elements) } + kinds.filter { isEntered($0.elements) }
        var inner = self
        inner.gap = ownGap
        let counts = ordered.enumerated().map { place, alike in
            var words = inner
            words.isFollowed = place < ordered.count - 1
            return words.counted(alike.elements, isDetailed)
        }
        let shown = counts.count > maxKinds + 1 ? maxKinds : counts.count
        // What is emphasized has a name.
        let named =
            (ordered.indices.filter { isEmphasized(ordered[$0].elements) }
            + ordered.indices.filter { !isEmphasized(ordered[$0].elements) }).prefix(shown).sorted()
        let left = ordered.indices.filter { !named.contains($0) }.reduce(0) { $0 + ordered[$1].elements.count }
        let all =
            named.map { counts[$0] } + (left > 0 ? ["\(Wording.number(left)) more views"] : [])
            + invisible.grouped { $0.kind }.map { kind, alike in
                let count = alike.count
                return count == 1
                    ? "an invisible \(kind)" : "\(Wording.number(count)) invisible \(Wording.plural(kind))"
            }
        // The views of one layer would be taken for the next.
        let isNested = isLayered && ordered.dropLast().contains { isEntered($0.elements) }
        let words = isNested ? all.joined(separator: ", then ") : Wording.list(all)
        let columns = markedColumns > 0 ? markedColumns : gridColumns(of: core)
        let last = columns > 0 ? " in \(Wording.number(columns)) columns" : sections(of: core)
        let verb =
            switch core.facts.stackAxis {
            case .vertical: "stacks"
            case .horizontal: "lines up"
            case nil: core.facts.layers == nil ? "holds" : "layers"
            }
        if let rows = gridRows {
            let gap = inner.gap?.without(measured.gaps)?.adverb
            return (["\(verb) \(rows)\(last)"] + [gap].compactMap(\.self)).joined(separator: ", ")
        }
        let endsInside = ordered.last?.elements.contains { isEntered([$0]) || group(in: $0) != nil } ?? false
        let gap = inner.gap.flatMap { told($0, besides: isDetailed ? units.compactMap(innerGap) : [], endsInside) }
        return (["\(verb) \(words)\(last)"] + [gap, guide].compactMap(\.self)).joined(separator: ", ")
    }

    /// The gap after the list of views: `a Text and an HStack of three Buttons, both 16 apart`. Nil if the picture has it.
    ///
    /// - Parameters:
    ///   - others: The gaps inside these views, which the list has unless they are the same.
    ///   - endsInside: Whether the list ends with views inside another, whose gap it would be taken for.
    private func told(_ gap: StructureGap, besides others: [StructureGap], _ endsInside: Bool) -> String? {
        let alike = others.count { $0 == gap }
        if alike > 0, alike == others.count { return (alike == 1 ? "both " : "all ") + gap.adverb }
        let rest = gap.without(measured.gaps)
        return others.isEmpty && !endsInside ? rest?.adverb : rest?.phrase(isOne: core.gaps.count == 1)
    }

    private func isEmphasized(_ units: [StructureUnit]) -> Bool {
        let groups = structure.groups.indices.filter(structure.isEmphasized).map { structure.groups[$0] }
        let marked = groups.flatMap { [$0.container].compactMap(\.self) + $0.screens + $0.units }
        return units.contains { unit in marked.contains { $0.outer == unit.outer } }
    }

    private func isEntered(_ units: [StructureUnit]) -> Bool {
        units.contains { unit in structure.groups.contains { $0.isInside(unit) } }
    }

    /// The views that are marked in place of the one they are in.
    func group(in unit: StructureUnit) -> ScreenStructure.Group? {
        structure.groups.first { $0.container?.outer == unit.outer }
    }

    func counted(_ units: [StructureUnit], _ isDetailed: Bool) -> String {
        let isSpacer = views[units[0].core].role == .spacer
        let kind = isSpacer ? "Spacer" : units[0].kind
        if isSpacer, let length = fixedLength(units[0]) {
            let spacers = units.count == 1 ? "a Spacer" : "\(Wording.number(units.count)) Spacers"
            return "\(spacers) of \(length)"
        }
        if units.count == 1 { return single(kind, units[0], isDetailed) }
        let isCut = views.areCutRows(units)
        let each = isDetailed ? pushed(units).map { " with \($0) each" } : nil
        let details = isDetailed ? (each ?? "") + aside([isCut ? nil : inView(units)]) : ""
        let count = isCut ? countInView(units) : units.count
        return "\(Wording.number(count)) \(Wording.plural(kind))\(isCut ? " in view" : "")\(details)"
    }

    /// The length along its stack of a spacer in a frame.
    private func fixedLength(_ unit: StructureUnit) -> String? {
        guard views[unit.core].role == .spacer, let axis = core.facts.stackAxis,
            let frame = unit.frames.first(where: { views[$0].facts.ownSize[axis] != nil })
        else { return nil }
        return "\(WholePoints(views[frame].size[axis]))"
    }

    func countInView(_ units: [StructureUnit]) -> Int { units.count { views[$0.box].isCountedInView } }

    /// How many of the views can be seen, if some are scrolled away.
    func inView(_ units: [StructureUnit]) -> String? {
        let seen = countInView(units)
        return seen < units.count ? "\(seen) in view" : nil
    }

    func aside(_ notes: [String?]) -> String {
        let notes = notes.compactMap(\.self)
        return notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
    }

    /// A stack of one view and spacers, in a short list: the picture has a name for that view instead.
    func isExplained(_ unit: StructureUnit) -> Bool {
        let marked = StructureUnit(from: unit.outer, views)
        return core.children.count <= Self.fewKinds && !unit.isNamed && marked.spacerStack == unit.core
            && structure.groups.contains { $0.units.contains { $0.core == marked.core } }
    }

    /// Stacks that only push one view aside, which is what the picture marks: `a padded Text and a Spacer`.
    func pushed(_ units: [StructureUnit]) -> String? {
        let marked = units.map { StructureUnit(from: $0.outer, views) }
        let pushers = marked.compactMap(\.spacerStack)
        guard pushers.count == units.count, Set(marked.map(\.name)).count == 1 else { return nil }
        let isOne = pushers.allSatisfy { views[$0].children.count == 2 }
        return "\(Wording.withIndefiniteArticle(marked[0].name)) and \(isOne ? "a Spacer" : "Spacers")"
    }

    // MARK: Presentation

    /// A screen under something that is no sheet: `An alert of 270 × 131 is over a HomeView`.
    private var presented: String? {
        guard core.systemPart == .window else { return nil }
        let units = views.units(in: focus)
        guard let screen = views.screen(in: core), units.count > 1 else { return nil }
        let list = Wording.list(units.dropFirst().map { $0.sizedName(in: views).words })
        let verb = units.count == 2 ? "is" : "are"
        return "\(Wording.capitalized(list)) \(verb) over \(Wording.withIndefiniteArticle(screen))"
    }
}
