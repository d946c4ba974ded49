import Foundation
import LayoutEngine

/// What spacers do in the rows of a column.
extension StructureFinding {
    /// The horizontal stacks that a column's views are, and their names. The picture has the lengths of their spacers.
    private var rows: [(stack: ShownView, kind: String)] {
        guard core.facts.stackAxis == .vertical, !core.isControl else { return [] }
        let units = core.children.map { StructureUnit(from: $0, views, reach: .child) }
        // What a control is made of is not the author's.
        let own = units.filter { unit in !unit.chain.contains { views[$0].isControl || views[$0].systemPart != nil } }
        return own.map { (views[$0.core], $0.kind) }
            .filter { $0.0.facts.stackAxis == .horizontal && $0.0.isVisible && $0.0.isInView }
    }

    private func spacers(in row: ShownView) -> [ShownView] {
        row.children.map { views[$0] }.filter { $0.isSpacer && $0.isVisible }
    }

    private var hasOneSpacer: Bool { rows.map(\.stack).flatMap(spacers).count == 1 }

    /// `Each Spacer is at least 48 wide, which leaves the padded Texts at most 240.`, where that wraps a text.
    var leastSpacer: String? {
        let found = rows.map(\.stack).compactMap { row -> (least: WholePoints, left: WholePoints, noun: String)? in
            let spacers = spacers(in: row)
            guard spacers.count == 1, let least = spacers[0].facts.minLength, least > ViewSpacing.defaultLength + 0.05,
                row.children.count == 2, let other = row.children.first(where: { $0 != spacers[0].id }),
                let left = views[other].answeredProposal.width, left.isFinite, left < row.size.width - least + 0.5
            else { return nil }
            let unit = StructureUnit(from: other, views, reach: .child)
            guard let lines = views[unit.core].explanation?.answer.height.lineCount, lines > 1 else { return nil }
            return (WholePoints(least), WholePoints(left), StructureUnit(from: other, views).name)
        }
        guard let first = found.first, found.allSatisfy({ $0 == first }) else { return nil }
        let isOne = hasOneSpacer
        let name = isOne ? "the \(first.noun)" : "the \(Wording.plural(first.noun))"
        return
            "\(isOne ? "The" : "Each") Spacer is at least \(first.least) wide, which leaves \(name) at most \(first.left)."
    }

    /// `In each HStack, a Spacer pushes the last Text to the trailing edge.`
    var pushed: String? {
        let isOne = hasOneSpacer
        let found = rows.enumerated().compactMap { place, row in
            clause(row.stack, quotes: isOne).map { (place, row.kind, $0) }
        }
        guard let (place, kind, clause) = found.first, found.allSatisfy({ $0.1 == kind && $0.2 == clause }) else {
            return nil
        }
        let isAll = views.visible(named: kind) == found.count
        // Among rows of one type of the author's, one is nothing special because of the kinds of its views.
        let isOnly = rows[place].stack.name == kind || rows.count { $0.kind == kind } == 1
        guard isAll || found.count == 1 && isOnly else { return nil }
        let alike = rows.indices.filter { rows[$0].kind == kind }
        let number = alike.count > 1 ? alike.firstIndex(of: place).map { Wording.ordinal($0 + 1) + " " } : nil
        return "In \(found.count > 1 ? "each \(kind)" : "the \(number ?? "")\(kind)"), a Spacer \(clause)."
    }

    /// `pushes the last Text to the trailing edge`, of a row with one spacer that takes what is left.
    ///
    /// - Parameter quotes: Whether a text is told by its words.
    private func clause(_ row: ShownView, quotes: Bool) -> String? {
        let spacers = spacers(in: row)
        let seen = row.children.map { views[$0] }.filter { $0.isVisible }
        guard spacers.count == 1, let spacer = spacers.first, !isAtMinimum(spacer, .horizontal),
            spacer.size.width > Self.minMove, let place = seen.firstIndex(where: { $0.id == spacer.id })
        else { return nil }
        let (before, after) = (seen[..<place], seen[(place + 1)...])
        guard before.isEmpty || after.isEmpty || after.count == 1 else { return nil }
        let pushed = after.isEmpty ? before : after
        guard pushed.count == 1, let view = pushed.first else { return nil }
        let unit = StructureUnit(from: view.id, views, reach: .child)
        let isOnly = seen.count { StructureUnit(from: $0.id, views, reach: .child).kind == unit.kind } == 1
        let core = views[unit.core]
        let name = quotes && core.role == .text ? quoted(core) : "the \(isOnly ? "" : "last ")\(unit.kind)"
        return after.isEmpty ? "keeps \(name) at the leading edge" : "pushes \(name) to the trailing edge"
    }
}
