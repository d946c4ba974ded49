import LayoutEngine

/// Finds which expressions made which views: how the children of every container match the pattern of its source.
///
/// Of several matches those of least cost count, and of these what all of them agree on.
struct CodeMatcher {
    typealias Place = CodePlaces.Place

    struct Match {
        var cost = 0
        var places: [LayoutRecord.ID: Place] = [:]

        func followed(by other: Match) -> Match {
            Match(cost: cost + other.cost, places: places.merging(other.places) { first, _ in first })
        }

        /// What is known if it may be either.
        func or(_ other: Match?) -> Match {
            guard let other, other.cost <= cost else { return self }
            return other.cost < cost ? other : Match(cost: cost, places: places.filter { other.places[$0.key] == $0.value })
        }
    }

    /// Neighbors of which some are matched: the children of a view, or the view alone.
    private struct Siblings: Hashable {
        var view: LayoutRecord.ID
        var isAlone = false
    }

    private struct Question: Hashable {
        var node: CodePattern.ID
        var siblings: Siblings
        var start: Int
    }

    /// A view that a modifier made which has another name, words or a label that differ, and a container of which nothing but
    /// itself is known.
    private enum Cost {
        static let modifier = 1
        static let words = 3
        static let unknown = 4
    }

    private let code: SceneCode
    private let records: [LayoutRecord]
    private var pattern: CodePattern
    /// By end of the match.
    private var answers: [Question: [Int: Match]] = [:]

    /// The places of all views that have one.
    static func places(_ code: SceneCode, _ records: [LayoutRecord]) -> [LayoutRecord.ID: Place] {
        guard !records.isEmpty else { return [:] }
        var matcher = CodeMatcher(code, records)
        let root = matcher.pattern.root()
        // The views around may be those of the screen.
        if let whole = matcher.whole(root, Siblings(view: 0, isAlone: true)), whole.cost < Cost.unknown {
            return whole.places
        }
        return matcher.anywhere(root, in: 0)?.places ?? [:]
    }

    private init(_ code: SceneCode, _ records: [LayoutRecord]) {
        (self.code, self.records) = (code, records)
        pattern = CodePattern(code, records)
    }

    private func views(_ siblings: Siblings) -> [LayoutRecord.ID] {
        siblings.isAlone ? [siblings.view] : records[siblings.view].children
    }

    private func descendants(of view: LayoutRecord.ID) -> [LayoutRecord.ID] {
        [view] + records[view].children.flatMap(descendants)
    }

    /// All of these views have a place, those that have none yet this one.
    private func filling(_ match: Match, _ views: some Sequence<LayoutRecord.ID>, _ place: Place) -> Match {
        var match = match
        for view in views.flatMap(descendants) where match.places[view] == nil { match.places[view] = place }
        return match
    }

    // MARK: Siblings

    private mutating func whole(_ node: CodePattern.ID, _ siblings: Siblings, from start: Int = 0) -> Match? {
        ends(node, siblings, start)[views(siblings).count]
    }

    /// In a view, at any depth: a control has its label somewhere.
    private mutating func anywhere(_ node: CodePattern.ID, in view: LayoutRecord.ID) -> Match? {
        var best: Match?
        for inner in descendants(of: view) {
            for isAlone in [true, false] where isAlone || !records[inner].children.isEmpty {
                guard let match = whole(node, Siblings(view: inner, isAlone: isAlone)) else { continue }
                best = match.or(best)
            }
        }
        return best
    }

    private mutating func ends(_ node: CodePattern.ID, _ siblings: Siblings, _ start: Int) -> [Int: Match] {
        let question = Question(node: node, siblings: siblings, start: start)
        if let known = answers[question] { return known }
        // What leads to itself matches nothing.
        answers[question] = [:]
        let found = newEnds(node, siblings, start)
        answers[question] = found
        return found
    }

    private mutating func newEnds(_ node: CodePattern.ID, _ siblings: Siblings, _ start: Int) -> [Int: Match] {
        let all = views(siblings)
        switch pattern.nodes[node] {
        case .view(let expression, let around):
            guard start < all.count, let match = match(expression, around, all[start]) else { return [:] }
            return [start + 1: match]
        case .any(let expression):
            return (start...all.count).reduce(into: [:]) { found, end in
                found[end] = unknown(expression, all[start..<end])
            }
        case .heading(let expression, let inner):
            guard start < all.count, records[all[start]].systemPart == .sectionHeading else { return [:] }
            let match = anywhere(inner, in: all[start]) ?? Match()
            return [start + 1: filling(match, [all[start]], Place(expression: expression))]
        case .all(let parts):
            var reached = [start: Match()]
            for part in parts { reached = following(reached, part, siblings) }
            return reached
        case .choice(let branches):
            return branches.reduce(into: [:]) { found, branch in
                for (end, match) in ends(branch, siblings, start) { found[end] = match.or(found[end]) }
            }
        case .loop(let round):
            var reached = [start: Match()]
            for place in start..<max(start, all.count) {
                guard let before = reached[place] else { continue }
                for (end, match) in ends(round, siblings, place) where end > place {
                    reached[end] = before.followed(by: match).or(reached[end])
                }
            }
            return reached
        }
    }

    private mutating func following(_ reached: [Int: Match], _ part: CodePattern.ID, _ siblings: Siblings) -> [Int: Match] {
        var found: [Int: Match] = [:]
        for (place, before) in reached {
            for (end, match) in ends(part, siblings, place) {
                found[end] = before.followed(by: match).or(found[end])
            }
        }
        return found
    }

    /// Views of which nothing is known but that they are those of an expression.
    private mutating func unknown(_ expression: Int, _ views: ArraySlice<LayoutRecord.ID>) -> Match {
        let empty = Match(cost: Cost.unknown)
        guard let inner = pattern.inside(of: expression) else {
            return filling(empty, views, Place(expression: expression))
        }
        guard views.count == 1, let view = views.first, let match = anywhere(inner, in: view) else { return empty }
        return filling(empty.followed(by: match), views, Place(expression: expression))
    }

    // MARK: One view

    private mutating func match(_ expression: Int, _ around: [Int], _ view: LayoutRecord.ID) -> Match? {
        if records[view].systemPart == .row {
            let inner = records[view].children.compactMap { self.match(expression, around, $0) }
            guard let best = inner.min(by: { $0.cost < $1.cost }) else { return nil }
            return filling(best, [view], Place(expression: expression))
        }
        let links = (around + [expression]).flatMap { owner in
            code.expressions[owner].links.indices.reversed().map { Place(expression: owner, link: $0) }
        }[...]
        var (match, rest, core) = (Match(), links, view)
        let name = code.expressions[expression].name
        while records[core].name != name, records[core].viewType != name {
            guard let inner = records[core].children.first else { return nil }
            if let place = rest.first(where: { self.name(of: $0) == records[core].name }) {
                match = match.followed(by: modifier(place, core))
                rest = rest.drop { $0 != place }.dropFirst()
            } else {
                guard records[core].role == .modifier else { return nil }
                match.cost += Cost.modifier
                // Nobody knows which one of several calls made it.
                if around.allSatisfy({ code.expressions[$0].links.isEmpty }) {
                    match.places[core] = Place(expression: expression)
                    let others = records[core].children.dropFirst()
                    match = filling(match, others, Place(expression: expression))
                }
            }
            core = inner
        }
        return match.followed(by: self.core(expression, core))
    }

    /// The kind of view that a modifier makes.
    private func name(of place: Place) -> String? {
        place.link.map { link in
            let name = code.expressions[place.expression].links[link].name
            return name.hasPrefix("scaledTo") ? "aspectRatio" : name
        }
    }

    /// The view of a modifier, with what it adds: a background, an overlay.
    private mutating func modifier(_ place: Place, _ view: LayoutRecord.ID) -> Match {
        var match = Match(places: [view: place])
        let others = records[view].children.dropFirst()
        guard !others.isEmpty, let link = place.link else { return match }
        if let inner = pattern.inside(of: code.expressions[place.expression].links[link], of: place.expression),
            let found = whole(inner, Siblings(view: view), from: 1)
        {
            match = match.followed(by: found)
        }
        return filling(match, others, place)
    }

    private mutating func core(_ expression: Int, _ view: LayoutRecord.ID) -> Match {
        let made = code.expressions[expression]
        var match = Match(places: [view: Place(expression: expression)])
        if let label = made.label, !records[view].labels.contains(label) { match.cost += Cost.words }
        let shown = records[view].shownChild.flatMap { shown in
            pattern.isPlain(expression) == records[view].leftOutCount + 1 ? shown : nil
        }
        guard let inner = pattern.inside(of: expression, shown: shown) else {
            if let words = made.words?.lowercased(), differ(words, from: view) { match.cost += Cost.words }
            return filling(match, [view], Place(expression: expression))
        }
        if let found = whole(inner, Siblings(view: view)) ?? anywhere(inner, in: view) {
            // A button of words alone is its label.
            let own = found.places[view].map { Match(places: [view: $0]) } ?? match
            return filling(Match(cost: match.cost, places: own.places).followed(by: found), [view], Place(expression: expression))
        }
        match.cost += Cost.unknown
        return match
    }

    /// Whether a view has words, and others than these.
    private func differ(_ words: String, from view: LayoutRecord.ID) -> Bool {
        let all = descendants(of: view).compactMap { records[$0].words?.lowercased() }
        return !all.isEmpty && !all.contains(words)
    }
}
