import Foundation
import LayoutEngine

/// The views of a screen for screen readers: which holds which, how large and where. Paddings, plain backgrounds and what
/// controls are made of are left out; what counts is what a view holds, also what a picture has no room to name.
struct StructureAltText {
    let structure: ScreenStructure
    let views: [ShownView]

    /// The most views that are described one by one.
    private static let limit = 40
    /// In characters.
    private static let (longestName, longestText) = (60, 200)

    private var focus: StructureUnit { structure.focus }
    /// The screen that others are over is no view of SwiftUI's.
    private var focusName: String { views[focus.core].systemPart == .window ? "screen" : focus.kind }

    /// A sentence for each view that holds others, outer before inner; views of one name that hold the same share one.
    var sentences: [String] {
        var contents = AltTextContents()
        let layers = views.layers(of: focus)
        var waiting = [(unit: focus, name: focusName)]
        var (next, described, left) = (0, 0, 0)
        while next < waiting.count, described + contents.repeats < Self.limit {
            let (unit, name) = waiting[next]
            next += 1
            let held = views.held(in: unit)
            if unit.outer == focus.outer { waiting += layers.map { ($0.unit, $0.unit.kind) } }
            guard !held.isEmpty else {
                contents.pass(name)
                continue
            }
            let runs = items(held, in: unit).runs(by: \.key).map(\.elements)
            if contents.isNew(runs.map(words).joined(separator: "; "), in: name) {
                var room = max(0, Self.limit - described - contents.repeats)
                let shown = runs.prefix { run in
                    // Spacers are soon read.
                    if !run[0].isSpacer { room -= 1 }
                    return room >= 0
                }
                described += shown.count { !$0[0].isSpacer }
                left += runs.dropFirst(shown.count).joined().count
                let more = views.holder(in: unit).leftOutRows
                let count = held.count + more == 1 ? "" : "\(held.count + more) views"
                let part = more > 0 ? ", of which \(held.count) are laid out" : ""
                contents.describe(
                    "\(count)\(part)\(count.isEmpty ? "" : ": ")" + shown.map(words).joined(separator: "; "))
            }
            for item in runs.joined() {
                waiting += [(item.unit, item.unit.kind)] + item.layers.map { ($0.unit, $0.unit.kind) }
            }
        }
        for (_, name) in waiting.dropFirst(next) { contents.pass(name) }
        left += waiting.dropFirst(next).reduce(0) { $0 + count(in: $1.unit) }
        let rest = left > 0 ? ["And \(Wording.count(left, "more view"))."] : []
        let isHolder = !views.held(in: focus).isEmpty
        let own = isHolder ? Array(contents.sentences.prefix(1)) : [says].compactMap(\.self)
        return own + self.sentences(of: layers) + contents.sentences.dropFirst(isHolder ? 1 : 0) + rest
    }

    /// The words of a view that holds no others.
    private var says: String? {
        let words = views.words(focus)
        guard !words.isEmpty else { return nil }
        let core = views.holder(in: focus)
        let verb = core.role == .image && core.labelTitle == nil ? "is" : "says"
        let quoted = Wording.list(words.map { "“\(shortened($0, Self.longestText))”" })
        return "The \(focus.kind) \(verb) \(quoted)."
    }

    private func count(in unit: StructureUnit) -> Int { views.held(in: unit).reduce(0) { $0 + 1 + count(in: $1) } }

    /// Places are in the view that the sentence names as holding them.
    private func items(_ held: [StructureUnit], in unit: StructureUnit) -> [Item] {
        let isBox = unit.outer != focus.outer && unit.name == unit.kind
        let origin = views[isBox ? unit.box : views.holder(in: unit).id].origin
        return held.map { Item($0, views, from: origin) }
    }

    // MARK: Layers

    /// `Over List is padded Text “Offline”, 393 × 37 at 0, 0.`
    private func sentences(of layers: [AltTextLayer]) -> [String] {
        layers.grouped { Owner($0, views) }.map { owner, alike in
            let isFocus = views.holder(in: focus).id == owner.view && owner.name == focus.kind
            let (origin, name) = (views[owner.view].origin, Wording.withArticle(isFocus ? focusName : owner.name))
            let runs = alike.map { Item($0.unit, views, from: origin) }.runs(by: \.key).map(\.elements)
            let (verb, all) = (alike.count == 1 ? "is" : "are", runs.map(words).joined(separator: "; "))
            return switch owner.relation {
            case .behind: Wording.sentence("behind \(name) \(verb) \(all)")
            case .over: Wording.sentence("over \(name) \(verb) \(all)")
            case .mask: Wording.sentence("\(name) is seen only through \(all)")
            case .inset: Wording.sentence("in the safe area inset of \(name) \(verb) \(all)")
            }
        }
    }

    /// The view that a layer is of: of a scroll view and the stack in it, only one has it.
    private struct Owner: Hashable {
        let relation: AltTextLayer.Relation
        let view: Int
        let name: String

        init(_ layer: AltTextLayer, _ views: [ShownView]) {
            relation = layer.relation
            // What a sheet lays over its content is the sheet's.
            if let modifier = views[layer.owner].parent, let sheet = views[modifier].parent,
                views[sheet].systemPart == .sheet
            {
                (view, name) = (sheet, views[sheet].name)
                return
            }
            // Other layers and the safe area between the two leave it the view that it is.
            let below = views.unwrapped(layer.owner) { view in
                view.label == nil && (view.safeArea != nil || view.facts.layers != nil || view.facts.ignoresSafeArea)
            }
            let unit = StructureUnit(from: below.id, views, reach: .child)
            name = unit.wholeName(in: views)
            view = name == unit.kind ? views.holder(in: unit).id : below.id
        }
    }

    // MARK: Items

    private struct Item {
        let unit: StructureUnit
        let isSpacer: Bool
        let layers: [AltTextLayer]
        /// What equal neighbors have in common: `Text “Save”, 39 × 21`.
        let kind: String
        /// Nil of a spacer, which has none across its stack.
        let place: String?
        /// `with Text “9” over it`
        let aside: String?
        var key: [String?] { [kind, aside] }

        init(_ unit: StructureUnit, _ views: [ShownView], from origin: CGPoint) {
            self.unit = unit
            let (box, size) = (views[unit.box], views.claimedSize(unit.box))
            let stack = views[unit.outer].parent.flatMap { views[$0].facts.stackAxis }
            isSpacer = views[unit.core].role == .spacer
            if isSpacer, let stack {
                let length = WholePoints(views[unit.outer].size[stack])
                kind = "\(unit.kind), \(length) \(stack.lengthAdjective)"
                (layers, place, aside) = ([], nil, nil)
                return
            }
            let name = views.altTextName(unit, atMost: StructureAltText.longestName)
            layers = views.layers(of: unit)
            place = "\(WholePoints(box.origin.x - origin.x)), \(WholePoints(box.origin.y - origin.y))"
            let notes = [box.isInView ? nil : "out of sight", Item.unseen(unit, views)].compactMap(\.self)
            aside = layers.isEmpty ? nil : Item.words(layers, views)
            kind = (["\(name), \(WholeSize(size))"] + notes).joined(separator: ", ")
        }

        /// Why nothing is seen of it, other than that it is scrolled away.
        private static func unseen(_ unit: StructureUnit, _ views: [ShownView]) -> String? {
            if unit.chain.contains(where: { views[$0].hiddenReasonAnywhere != nil }) { return "invisible" }
            return views[unit.outer].cover == nil ? nil : "covered"
        }

        private static func words(_ layers: [AltTextLayer], _ views: [ShownView]) -> String {
            layers.grouped(by: \.relation).map { relation, alike in
                let names = Wording.list(
                    alike.map { layer in
                        let name = views.altTextName(layer.unit, atMost: StructureAltText.longestName)
                        let size = WholeSize(views[layer.unit.box].size)
                        return size == WholeSize(views[layer.owner].size) ? name : "\(name) of \(size)"
                    })
                return switch relation {
                case .behind: "with \(names) behind it"
                case .over: "with \(names) over it"
                case .mask: "seen only through \(names)"
                case .inset: "with \(names) in its safe area inset"
                }
            }.joined(separator: " and ")
        }
    }

    /// `Text “Save”, 39 × 21 at 338, 12`, `5 times row, 361 × 44, from 16, 35 to 16, 211`.
    private func words(_ run: [Item]) -> String {
        let (first, last) = (run[0], run[run.count - 1])
        let count = run.count == 1 ? "" : "\(run.count) times "
        guard let start = first.place, let end = last.place else { return count + first.kind }
        let place = run.count == 1 ? " at \(start)" : ", from \(start) to \(end)"
        let aside = first.aside.map { run.count == 1 ? ", \($0)" : ", each \($0)" } ?? ""
        return count + first.kind + place + aside
    }
}

extension ShownView {
    fileprivate var ownWords: [String] {
        controlWords.isEmpty ? [labelTitle ?? words ?? ""].filter { !$0.isEmpty } : controlWords
    }
}

extension [ShownView] {
    /// The name of a unit with its words, or those of the first texts in a control.
    func altTextName(_ unit: StructureUnit, atMost length: Int) -> String {
        guard !unit.isNamed else { return unit.kind }
        let core = self[unit.core]
        // A row that is a control alone: `row of LabeledContent “Version”`.
        let isRow = self[unit.box].systemPart == .row && core.isControl && core.id != unit.box
        let isInset = self[unit.box].isInset
        let name = isRow ? "\(unit.name) of \(core.ownName)" : isInset ? unit.kind : unit.name
        let words = words(unit)
        if !words.isEmpty {
            return shortened("\(name) \(words.map { "“\($0)”" }.joined(separator: ", "))", length)
        }
        let content = holder(in: unit)
        let isSaid = content.kind == .leaf && content.role != .spacer && !content.detail.isEmpty
        return isSaid ? shortened("\(name) \(content.detail)", length) : name
    }

    /// Its words, or those of the first texts in a control; of a symbol that stands for its title, the title.
    func words(_ unit: StructureUnit) -> [String] {
        let chain = wholeChain(of: unit).map { self[$0] }
        let own = chain.map(\.controlWords).first { !$0.isEmpty } ?? chain.last?.ownWords ?? []
        let isWhole = chain.contains { $0.systemPart == .barItem || $0.isControl } && held(in: unit).isEmpty
        return own.isEmpty && isWhole ? wordsInside(unit.core) : own
    }

    /// Of its texts and its controls, such as the fields beside a label.
    private func wordsInside(_ id: Int) -> [String] {
        let view = self[id]
        // A symbol beside them has a name, and no words.
        let own = view.role == .image && view.labelTitle == nil ? [] : view.ownWords
        return own + view.children.flatMap(wordsInside)
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
