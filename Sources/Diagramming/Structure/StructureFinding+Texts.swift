import Foundation
import LayoutEngine

/// Texts with too little room.
extension StructureFinding {
    /// `“Ludwig van Beethoven” is truncated: after “Symphony No. 9”, which has a higher layout priority, it is proposed 125.`
    var truncation: String? {
        if let (text, winner, proposed) = yielding {
            let isCut = cut.contains { $0.id == winner.id }
            let both = isCut ? " and is truncated, too" : ""
            let others = cut.count > 1 && !isCut ? "\(counted) are truncated, among them " : ""
            let verb = others.isEmpty ? " is truncated" : ""
            return Wording.sentence(
                "\(others)\(quoted(text))\(verb): after \(winners(of: text))\(both), it is proposed \(WholePoints(proposed))"
            )
        }
        // The one that lacks most.
        func lack(_ text: ShownView) -> CGFloat {
            text.crampedText?.excess.map { $0.needed - $0.proposed } ?? 0
        }
        guard let most = cut.map(lack).max(), let first = cut.first(where: { lack($0) == most }) else { return nil }
        let subject =
            cut.count == 1
            ? "\(quoted(first)) is truncated: it"
            : "\(counted) are truncated, most of all \(quoted(first)): it"
        let isLater = served(before: first).map { takesMore($0.view, in: $0.stack) } ?? false
        let earlier = isLater ? ", after \(winners(of: first))" : nil
        return first.crampedText.map { Wording.sentence("\(subject) \(reason(for: first, $0))\(earlier ?? "")") }
    }

    /// `needs a width of 175 and is proposed 120`, `needs a width of 281 or a height of 41, and is proposed 180 × 31` of a text
    /// that might wrap, or `has a line limit of 2 and needs 5 lines`.
    private func reason(for view: ShownView, _ text: ShownView.CrampedText) -> String {
        if view.answeredProposal.width == 0 { return "is proposed a width of 0" }
        if let (width, height) = text.excess.flatMap({ width in text.heightExcess.map { (width, $0) } }) {
            let proposed = WholeSize(CGSize(width: width.proposed, height: height.proposed))
            return "needs a width of \(WholePoints(width.needed)) or a height of \(WholePoints(height.needed)), "
                + "and is proposed \(proposed)"
        }
        if let words = text.excess.flatMap({ needs(.horizontal, [$0]) }) { return words }
        if let words = text.heightExcess.flatMap({ needs(.vertical, [$0]) }) { return words }
        if let limit = text.lineLimit, limit.needed > limit.lines {
            return "has a line limit of \(limit.lines) and needs \(limit.needed) lines"
        }
        let lengths = Axis.allCases.map { axis in view.answeredProposal[axis].flatMap { $0.isFinite ? $0 : nil } }
        let room =
            switch (lengths[0], lengths[1]) {
            case (let width?, let height?): "is proposed \(WholeSize(CGSize(width: width, height: height))) and "
            case (let width?, nil): "is proposed \(WholePoints(width)) wide and "
            case (nil, let height?): "is proposed \(WholePoints(height)) high and "
            case (nil, nil): ""
            }
        return "\(room)shows \(text.shown ?? "")"
    }

    /// `two texts`, or `two texts in view`, if others that are scrolled away are truncated, too.
    private var counted: String {
        let hidden = views.contains { $0.crampedText?.shown != nil && $0.isVisible && !$0.isInView }
        return "\(Wording.number(cut.count)) texts" + (hidden ? " in view" : "")
    }

    /// The truncated texts.
    private var cut: [ShownView] { distinct(views.cramped.filter { $0.crampedText?.shown != nil }) }

    /// Without copies at one place, such as the text that masks a gradient over itself.
    private func distinct(_ texts: [ShownView]) -> [ShownView] {
        texts.grouped { Box($0.frame) }.map { $0.elements[0] }
    }

    /// A truncated text, a sibling of a higher priority, and the width that is proposed then.
    var yielding: (text: ShownView, winner: ShownView, proposed: CGFloat)? {
        cut.lazy.compactMap { text in
            served(before: text).flatMap { takesMore($0.view, in: $0.stack) ? (text, $0.view, $0.left) : nil }
        }.first
    }

    /// `“Basic” is broken in the middle of a line: it needs a width of 77 and is proposed 60.`
    var brokenWord: String? {
        let words = views.cramped.compactMap { text in text.crampedText?.brokenWord.map { (text, $0) } }
        guard let (text, word) = words.first else { return nil }
        let name = "“\(shortened(word, 24))”"
        let subject =
            words.count == 1
            ? "\(name) breaks in the middle: it"
            : "\(Wording.capitalized(Wording.number(words.count))) texts break inside a word; the first, \(name),"
        let reason = text.crampedText?.excess.map { excess in
            let isClear = WholePoints(excess.needed) != WholePoints(excess.proposed)
            let lengths = [excess.needed, excess.proposed].map { isClear ? "\(WholePoints($0))" : lengthText($0) }
            return "is \(lengths[0]) wide, and \(lengths[1]) is proposed"
        }
        let earlier = served(before: text).map { _ in " after \(winners(of: text))" }
        return "\(subject) \(reason ?? "is too wide")\(earlier ?? "")."
    }

    /// The siblings that its stack serves before it, the one of the highest priority, and the width that this one is proposed
    /// then.
    private func served(
        before text: ShownView
    ) -> (view: ShownView, all: [ShownView], left: CGFloat, stack: ShownView)? {
        var view = text
        while let id = view.parent {
            let parent = views[id]
            if parent.facts.priorities == .order, parent.facts.stackAxis == .horizontal {
                let all = parent.children.map { views[$0] }
                    .filter { $0.priority > view.priority && $0.role != .spacer }
                guard let first = all.max(by: { $0.priority < $1.priority }), let left = view.answeredProposal.width,
                    left.isFinite
                else { return nil }
                return (first, all, left, parent)
            }
            view = parent
        }
        return nil
    }

    /// `“Symphony No. 9”, which has a higher layout priority`, or `“A” and “B”, which have higher layout priorities`.
    private func winners(of text: ShownView) -> String {
        let all = served(before: text)?.all ?? []
        let which = all.count == 1 ? "which has a higher layout priority" : "which have higher layout priorities"
        return "\(Wording.list(all.map(quoted))), \(which)"
    }

    /// Whether a view takes more than its share of an HStack. One that does not has its size whatever its priority.
    private func takesMore(_ view: ShownView, in stack: ShownView) -> Bool {
        let room = stack.size.width - stack.gaps.reduce(0) { $0 + $1.length }
        let shares = stack.children.count { views[$0].role != .spacer }
        return view.size.width > room / CGFloat(max(shares, 1)) + 0.5
    }

    /// A text's words, else the view's name, of the view inside its modifiers.
    func quoted(_ view: ShownView) -> String {
        let view = views.unwrapped(view.id) { $0.label == nil && $0.viewType == nil }
        guard view.label == nil, let words = view.crampedText.map(\.words) ?? (view.role == .text ? view.words : nil)
        else {
            let symbol = view.role == .image && view.label == nil ? view.words.map { "\(view.name) “\($0)”" } : nil
            return "the \(symbol ?? view.label ?? view.viewType ?? view.shortName)"
        }
        let namesakes = distinct(views.filter { $0.role == .text && $0.words == words && $0.isVisible })
        let place = namesakes.count > 1 ? namesakes.firstIndex { $0.frame.isNear(view.frame) } : nil
        let number = place.map { "the \(Wording.ordinal($0 + 1)) " }
        guard words.count > 40 else { return "\(number ?? "")“\(words)”" }
        // An ellipsis would look like the truncation.
        let first = words.split(separator: " ").prefix(4).joined(separator: " ").replacing(/[\p{P}\s]+$/, with: "")
        return "\(number ?? "the ")text beginning “\(shortened(first, 40))”"
    }
}
