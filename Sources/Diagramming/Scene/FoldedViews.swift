import Foundation
import LayoutEngine

/// The views that figures show of a layout: neutral modifiers are folded into the views inside them.
struct FoldedViews {
    private(set) var views: [ShownView] = []
    private(set) var viewOfRecord: [Int] = []

    /// - Parameter annotations: The annotations of views without settings of their own.
    init(_ snapshot: LayoutSnapshot, _ annotations: Annotations) {
        fold(snapshot.records, annotations)
        nameTypes()
        compareSiblings()
        findVisibility(snapshot)
    }

    /// Makes one view of each chain of neutral modifiers and the record inside.
    private mutating func fold(_ records: [LayoutRecord], _ annotations: Annotations) {
        var inherited: [AnnotationScope] = []
        var shown = [Int?](repeating: nil, count: records.count)
        // Records are large: no copies.
        for outer in records.indices where shown[outer] == nil {
            var chain = [outer]
            var inner = outer
            // A control stays one, though what it is made of begins with a modifier.
            while records[inner].facts.isNeutral, records[inner].children.count == 1, records[inner].role != .control {
                inner = records[inner].children[0]
                chain.append(inner)
            }
            let parent = records[outer].parent.flatMap { shown[$0] }
            let depth = parent.map { views[$0].depth + 1 } ?? 0
            var scope = parent.map { inherited[$0] } ?? AnnotationScope(annotations)
            let own = scope.enter(chain.flatMap { records[$0].annotationEdits })
            inherited.append(scope)
            let isFolded = records.isFoldedControl(inner)
            let role = records[inner].role == .control && !isFolded ? .container : records[inner].role
            let kind = ViewKind(role)
            let bounds = records[outer].frame
            let hue = Hue.of(role, depth: kind == .modifier ? parent.map { modifiers(around: $0) } ?? 0 : depth)
            var view = ShownView(
                id: views.count, records: chain, parent: parent, depth: depth, name: records[inner].name,
                detail: records[inner].detail, words: records[inner].words,
                label: chain.lazy.compactMap { records[$0].labels.last }.first,
                viewType: chain.lazy.compactMap { records[$0].viewType }.first,
                role: role, systemPart: records[inner].systemPart, kind: kind, hue: hue,
                annotations: bounds.isSomewhere ? own.shown : own.shown.intersection(.inWords), asked: own.asked,
                refused: own.refused,
                frame: Self.drawable(bounds, in: parent.map { views[$0].frame }), origin: bounds.origin,
                size: bounds.size,
                proposal: records[outer].proposal,
                sizingProposal: records[outer].sizingProposal ?? records[outer].proposal,
                guides: records[outer].guides.map { $0.seen(in: chain) },
                setGuides: chain.flatMap { records[$0].facts.sets },
                facts: isFolded ? LayoutFacts() : records[inner].facts, gaps: isFolded ? [] : records[inner].gaps,
                tracks: isFolded ? nil : records[inner].tracks,
                slot: records[outer].slot.flatMap { $0.isSomewhere ? $0 : nil },
                widths: chain.lazy.compactMap { records[$0].widths }.first,
                heights: chain.lazy.compactMap { records[$0].heights }.first, priority: records[outer].priority,
                safeArea: records[inner].safeArea, isRightToLeft: records[inner].isRightToLeft,
                issues: chain.flatMap { records[$0].issues },
                explanation: Self.explanation(from: records[outer].explanation, to: records[inner].explanation))
            let texts = isFolded ? records.descendants(of: inner) : inner..<inner + 1
            // The words in a box that stands for something else are not the author's.
            let isStandIn =
                isFolded && (inner..<texts.upperBound).contains { records[$0].issues.contains(where: \.isStandIn) }
            view.crampedText = isStandIn ? nil : texts.lazy.compactMap { records[$0].crampedText }.first
            view.labelTitle = records[inner].labelTitle
            if isFolded { view.controlWords = Array(texts.lazy.compactMap { records[$0].textWords }.prefix(5)) }
            view.leftOutRows = records[inner].facts.sections.isEmpty ? 0 : records[inner].leftOutCount
            view.choice = records[inner].shownChild.map { ($0 + 1, records[inner].leftOutCount + 1) }
            let paint = records[inner].content as? any PaintFacts
            view.isDrawnElsewhere = chain.contains { record in
                let paint = records[record].content as? any PaintFacts
                return paint?.transformsContent(in: records[record].frame) ?? false
            }
            view.move = paint?.move(in: records[inner].frame)
            view.lineReach = paint?.lineReach(in: records[inner].frame) ?? 0
            view.fillsBounds = paint?.fillsBounds(records[inner].frame) ?? false
            if let parent { views[parent].children.append(view.id) }
            for member in chain { shown[member] = view.id }
            if isFolded { for part in records.descendants(of: inner) { shown[part] = view.id } }
            views.append(view)
        }
        viewOfRecord = shown.map { $0 ?? 0 }
    }

    private mutating func nameTypes() {
        var isOneOfSeveral = [Bool](repeating: false, count: views.count)
        for index in views.indices {
            isOneOfSeveral[index] =
                views[index].parent.map { isOneOfSeveral[$0] || views[$0].children.count > 1 } ?? false
            guard isOneOfSeveral[index], let type = views[index].viewType, !ViewTypeName.isOurs(type) else { continue }
            views[index].ownType = type
        }
    }

    /// Finds stacks of one view beside stacks of the same kind that have several, such as the first of four rows, which has no
    /// separator.
    private mutating func compareSiblings() {
        for container in views where container.children.count > 1 {
            let stacks = container.children.map { views.unwrapped($0) { $0.kind == .modifier } }
                .filter { $0.facts.stackAxis != nil }
            for (_, alike) in stacks.grouped(by: \.name) {
                let isLone = alike.map { stack in stack.children.count { views[$0].role != .spacer } == 1 }
                guard isLone.contains(false) else { continue }
                for (stack, isLone) in zip(alike, isLone) where isLone { views[stack.id].isLikeSiblings = true }
            }
        }
    }

    /// The number of modifiers around a view, so that nested ones alternate in hue.
    private func modifiers(around view: Int) -> Int {
        views.lineage(of: view).count { views[$0].kind == .modifier }
    }

    private mutating func findVisibility(_ snapshot: LayoutSnapshot) {
        let visibilities = snapshot.visibilities
        for index in views.indices {
            let chain = views[index].records
            let around = snapshot.records[chain[0]].parent.map { visibilities[$0] }
            views[index].clipRect = around?.clipRect
            views[index].clipSource = around?.clipSource.map { (viewOfRecord[$0.record], $0.clipRect) }
            views[index].cover = visibilities[chain[0]].cover.map { viewOfRecord[$0] }
            views[index].coveredRects = visibilities[chain[0]].coveredRects
            views[index].isCountedInView = views[index].showsEnough
            views[index].hiddenReason = chain.lazy.compactMap { visibilities[$0].hiddenReason }.first
            views[index].isInsideHidden = views[index].parent.map { !views[$0].isVisible } ?? false
        }
    }

    /// A chain has the proposal of its outermost record and the size of its innermost one.
    private static func explanation(from first: Explanation?, to last: Explanation?) -> Explanation? {
        guard let first, let last else { return nil }
        var explanation = Explanation(proposal: first.proposal, answer: last.answer)
        (explanation.sizing, explanation.placing) = (last.sizing, first.placing)
        return explanation
    }

    /// A view without finite bounds, or too far away for arithmetic on its edges, becomes a point in its container.
    private static func drawable(_ frame: CGRect, in container: CGRect?) -> CGRect {
        if frame.isSomewhere { return frame }
        let size = container == nil ? CGSize(width: 100, height: 100) : .zero
        return CGRect(origin: container?.origin ?? .zero, size: size)
    }
}

private struct AnnotationScope {
    private var shown: Int
    private var asked = 0
    private var refused = 0

    init(_ annotations: Annotations) { shown = annotations.rawValue }

    mutating func enter(_ edits: [AnnotationEdit]) -> (
        shown: Annotations, asked: Annotations, refused: Annotations
    ) {
        var own = self
        for edit in edits {
            own.apply(edit)
            if edit.isForSubtree { apply(edit) }
        }
        return (
            Annotations(rawValue: own.shown), Annotations(rawValue: own.asked), Annotations(rawValue: own.refused)
        )
    }

    private mutating func apply(_ edit: AnnotationEdit) {
        shown = edit.applied(to: shown)
        asked = edit.applied(to: asked)
        refused = refused & ~edit.adds | edit.removes
    }
}

extension LayoutRecord {
    fileprivate var textWords: String? { role == .text && words?.isEmpty == false ? words : labelTitle }

    fileprivate var crampedText: ShownView.CrampedText? {
        let (width, height) = (explanation?.answer.width, explanation?.answer.height)
        guard cut != nil || width?.brokenWord != nil else { return nil }
        return ShownView.CrampedText(
            words: words, shown: cut, brokenWord: width?.brokenWord, excess: width?.excess,
            heightExcess: height?.excess, lineLimit: height?.lineLimit)
    }
}

extension LayoutIssue {
    fileprivate var isStandIn: Bool { rule == .missingImage || rule == .approximate }
}

extension GuideRecord {
    /// A guide set inside the chain is the shown view's own.
    fileprivate func seen(in chain: [LayoutRecord.ID]) -> GuideRecord {
        guard case .inherited(let setter) = provenance, chain.contains(setter) else { return self }
        var guide = self
        guide.provenance = .explicit
        return guide
    }
}

extension Annotations {
    /// Annotations of views that cannot be drawn.
    fileprivate static let inWords: Annotations = [.issues, .ledger, .why, .probes]
}
