import Foundation
import LayoutEngine

/// Views that are drawn away from their places.
extension StructureFinding {
    /// `The NavigationStack is drawn 240 to the right of its place.`, or `The Text and the Circle are drawn 60 above their
    /// places, the HStack 80 below its own.`: all of one container are named, because the others would seem to be in theirs.
    var moved: String? {
        let own = core.children.compactMap { child in offset(of: child).map { (view: child, move: $0) } }
            .filter { $0.move.reach >= 0.5 }
        let found = own.isEmpty ? Array(movedInside.filter { $0.move.reach >= Self.minMove }.prefix(1)) : own
        if found.count > Self.maxMoved {
            let kinds = found.map { StructureUnit(from: $0.view, views, reach: .child) }.grouped(by: \.kind)
            let number = Wording.number(found.count)
            return kinds.count == 1
                ? "Its \(number) \(kinds[0].elements[0].plural) are drawn away from their places."
                : "\(Wording.capitalized(number)) of its views are drawn away from their places."
        }
        let named = found.compactMap { found -> (view: Int, name: String, ways: [String])? in
            let isCore = views.lineage(of: core.id).contains(found.view)
            return (isCore ? "It" : uniqueSubject(found.view)).map { (found.view, $0, found.move.ways) }
        }
        guard let first = named.first, named.count == found.count else { return nil }
        let clauses = named.grouped { $0.ways.joined() }.map { _, alike in
            let all = subject(alike.map(\.view)).map { [$0] } ?? alike.map(\.name)
            let names = all.enumerated().map { index, name in
                alike[0].name == first.name && index == 0 ? name : Wording.uncapitalized(name)
            }
            return (names: names, isOne: alike.count == 1, ways: alike[0].ways.joined(separator: " and "))
        }
        let isOne = clauses[0].isOne
        let start = "\(Wording.list(clauses[0].names)) \(isOne ? "is" : "are") drawn \(clauses[0].ways)"
        let rest = clauses.dropFirst().map { clause in
            ", \(Wording.list(clause.names)) \(clause.ways) \(clause.isOne ? "its own" : "theirs")"
        }
        let isOutOfSight = found.count == 1 && content(of: found[0].view).map { !$0.isInView } ?? false
        let end = isOutOfSight ? ", out of sight" : rest.joined()
        return "\(start) \(isOne ? "its place" : "their places")\(end)."
    }

    /// Deeper down, shorter moves are details.
    static let minMove: CGFloat = 8
    private static let maxMoved = 4

    /// Views deeper down, of the author's, that are drawn elsewhere.
    private var movedInside: [(view: Int, move: CGPoint)] {
        views.filter { $0.kind == .modifier && $0.isInView && $0.isVisible && $0.cover == nil }
            .filter { view in
                !views.lineage(of: view.id).contains { views[$0].systemPart == .bar }
            }
            .compactMap { view in offset(of: view.id).map { (view.id, $0) } }
    }

    /// What is drawn elsewhere, inside the modifiers around it.
    private func content(of view: Int) -> ShownView? {
        sequence(first: views[view]) { $0.kind == .modifier ? $0.children.first.map { views[$0] } : nil }
            .first { $0.kind != .modifier }
    }

    /// How far a view is drawn from its place, through the modifiers around it, in points.
    private func offset(of child: Int) -> CGPoint? {
        var view = views[child]
        while view.kind == .modifier, view.children.count == 1 {
            let inner = views[view.children[0]]
            if let move = view.move { return CGPoint(x: move.width, y: move.height) }
            if view.isKeptPlace(of: inner), !view.facts.ignoresSafeArea {
                return CGPoint(x: inner.origin.x - view.origin.x, y: inner.origin.y - view.origin.y)
            }
            view = inner
        }
        return nil
    }

    /// `The NavigationStack centers the ProgressView in what its bar leaves.`
    var centered: String? {
        let units = core.children.map { StructureUnit(from: $0, views, reach: .child) }
        let pages = units.filter { !views.isBar($0) }
        guard pages.count == 1, units.count > 1, let unit = pages.first, views[unit.outer].isPage else { return nil }
        let (page, content) = (views[unit.outer].frame, views[unit.box].frame)
        let isCentered = abs(page.midX - content.midX) < 1 && abs(page.midY - content.midY) < 1
        guard isCentered, Axis.allCases.allSatisfy({ content.size[$0] < page.size[$0] - Self.minMove * magnification })
        else { return nil }
        let (bars, owner) = (units.count > 2 ? "bars leave" : "bar leaves", scene.structure?.focus.kind ?? core.ownName)
        return uniqueSubject(unit.outer).map {
            "The \(owner) centers \(Wording.uncapitalized($0)) in what its \(bars)."
        }
    }

    /// `The first and third of three Colors stop at their maximum of 40.`, of frames in a stack that are proposed more.
    var stopped: String? {
        let stacks = [core] + core.children.map { views[StructureUnit(from: $0, views).core] }
        return stacks.lazy.compactMap(stopped).first
    }

    private func stopped(in stack: ShownView) -> String? {
        guard let axis = stack.facts.stackAxis, stack.children.count > 1 else { return nil }
        let found = stack.children.compactMap { child -> (child: Int, length: WholePoints)? in
            let unit = StructureUnit(from: child, views, reach: .child)
            let frame = unit.chain.map { views[$0] }.first { view in
                guard let most = view.facts.maxSize[axis], most.isFinite, let inner = view.children.first,
                    views[inner].size[axis] > most - 0.5
                else { return false }
                return view.size[axis].isNear(most) && view.answeredProposal[axis].map { $0 > most + 0.5 } ?? false
            }
            return frame.flatMap { $0.isInView ? (child, WholePoints($0.size[axis])) : nil }
        }
        let lengths = found.map(\.length)
        if stack.id == core.id, let names = subject(found.map(\.child)) {
            return lengths.unique.count == 1
                ? "\(names) stop at their maximum \(axis.lengthName) of \(lengths[0])."
                : "\(names) stop at their maximum \(axis.lengthName)s of \(Wording.list(lengths.map { "\($0)" }))."
        }
        guard let first = found.first, let name = uniqueSubject(first.child, of: stack) else { return nil }
        return "\(name) stops at its maximum \(axis.lengthName) of \(first.length)."
    }
}

extension CGPoint {
    fileprivate var reach: CGFloat { max(abs(x), abs(y)) }

    /// `60 above`, `8 to the left of`: before the name of a place.
    fileprivate var ways: [String] {
        func words(_ length: CGFloat, _ before: String, _ after: String) -> String? {
            abs(length) < 0.5 ? nil : "\(WholePoints(abs(length))) \(length < 0 ? before : after)"
        }
        return [words(x, "to the left of", "to the right of"), words(y, "above", "below")].compactMap(\.self)
    }
}
