import Foundation
import LayoutEngine

/// The views of a screen for screen readers: which holds which, how large and where. Only those that a reader of the picture
/// would count: paddings, backgrounds and what controls are made of are left out.
struct StructureAltText {
    let structure: ScreenStructure
    let views: [ShownView]

    /// The most views that are described one by one.
    private static let limit = 40
    /// In characters.
    private static let (longestName, longestText) = (60, 200)

    /// A sentence for each view that holds others, outer before inner; views of one name that hold the same share one.
    var sentences: [String] {
        var contents = AltTextContents()
        let isLayered = views.overlaysContent(views[structure.focus.core])
        var waiting = [(unit: structure.focus, name: isLayered ? "whole" : structure.focus.kind)]
        var (next, described, left) = (0, 0, 0)
        while next < waiting.count, described + contents.repeats < Self.limit {
            let (unit, name) = waiting[next]
            next += 1
            let (container, units) = content(of: unit)
            guard !units.isEmpty else {
                contents.pass(name)
                continue
            }
            let origin = views[container.core].origin
            let runs = units.map { Item($0, views, from: origin) }.runs(by: \.kind).map(\.elements)
            if contents.isNew(runs.map(words).joined(separator: "; "), in: name) {
                let shown = runs.prefix(max(0, Self.limit - described - contents.repeats))
                described += shown.count
                left += runs.dropFirst(shown.count).joined().count
                let count = units.count == 1 ? "" : "\(units.count) views: "
                contents.describe(count + shown.map(words).joined(separator: "; "))
            }
            waiting += runs.joined().map { ($0.unit, $0.unit.kind) }
        }
        if contents.sentences.isEmpty, let words = views[structure.focus.core].words {
            let verb = views[structure.focus.core].role == .text ? "says" : "is"
            return ["The \(structure.focus.kind) \(verb) “\(shortened(words, Self.longestText))”."]
        }
        for (_, name) in waiting.dropFirst(next) { contents.pass(name) }
        left += waiting.dropFirst(next).reduce(0) { $0 + count(in: $1.unit) }
        return contents.sentences + (left > 0 ? ["And \(Wording.count(left, "more view"))."] : [])
    }

    private func count(in unit: StructureUnit) -> Int {
        content(of: unit).units.reduce(0) { $0 + 1 + count(in: $1) }
    }

    /// What a navigation bar's rows hold is in the bar.
    private func content(of unit: StructureUnit) -> (container: StructureUnit, units: [StructureUnit]) {
        let (container, units) = ScreenStructure.content(of: unit, views)
        return (
            container,
            units.flatMap { unit in
                let isRow = views[unit.core].systemPart.map { [.titleRow, .largeTitle].contains($0) } ?? false
                return isRow ? ScreenStructure.content(of: unit, views).units : [unit]
            }
        )
    }

    private struct Item {
        let unit: StructureUnit
        /// What equal neighbors have in common: `Text “Save”, 39 × 21`.
        let kind: String
        let place: String

        init(_ unit: StructureUnit, _ views: [ShownView], from origin: CGPoint) {
            self.unit = unit
            let box = views[unit.box]
            let name = views.altTextName(unit, atMost: StructureAltText.longestName)
            place = "\(WholePoints(box.origin.x - origin.x)), \(WholePoints(box.origin.y - origin.y))"
            kind = "\(name), \(WholeSize(views.claimedSize(unit.box)))" + (box.isInView ? "" : ", out of sight")
        }
    }

    /// `Text “Save”, 39 × 21 at 338, 12`, `5 times row, 361 × 44, from 16, 35 to 16, 211`.
    private func words(_ run: [Item]) -> String {
        let (first, last) = (run[0], run[run.count - 1])
        return run.count == 1
            ? "\(first.kind) at \(first.place)"
            : "\(run.count) times \(first.kind), from \(first.place) to \(last.place)"
    }
}

extension [ShownView] {
    /// The name of a unit with its words, or those of the first texts in a control.
    fileprivate func altTextName(_ unit: StructureUnit, atMost length: Int) -> String {
        guard !unit.isNamed else { return unit.kind }
        let core = self[unit.core]
        // A row that is a control alone: `row of LabeledContent “Version”`.
        let isRow = self[unit.box].systemPart == .row && core.isControl && core.id != unit.box
        let name = isRow ? "\(unit.name) of \(core.ownName)" : unit.name
        guard let words = words(unit) else { return name }
        return shortened("\(name) \(words)", length)
    }

    private func words(_ unit: StructureUnit) -> String? {
        let chain = unit.chain.map { self[$0] }
        var words = chain.map(\.controlWords).first { !$0.isEmpty } ?? chain.last?.words.map { [$0] } ?? []
        if words.isEmpty, chain.contains(where: { $0.systemPart == .barItem || $0.isControl }), units(in: unit).isEmpty
        {
            words = indices.filter { self[$0].role == .text && lineage(of: $0).contains(unit.core) }
                .compactMap { self[$0].words }
        }
        words.removeAll(where: \.isEmpty)
        if !words.isEmpty { return words.map { "“\($0)”" }.joined(separator: ", ") }
        guard let core = chain.last, core.kind == .leaf, !core.detail.isEmpty else { return nil }
        return core.detail
    }
}

extension FigurePart {
    /// What a figure that marks the structure of this layout shows, for those who do not see it; nil for other figures.
    package static func structureAltText(
        of snapshot: LayoutSnapshot, _ annotations: Annotations, _ selection: FigureSelection
    ) -> [String]? {
        let scene = FigureScene(snapshot, annotations: annotations, style: .light, selection: selection)
        return scene.structure.map { StructureAltText(structure: $0, views: scene.views).sentences }
    }
}
