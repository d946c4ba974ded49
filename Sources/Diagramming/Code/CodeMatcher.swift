import LayoutEngine

/// Finds which expressions made which views: how the children of every container match the pattern of its source.
///
/// Only the cheapest matches count, and of these only what they agree on.
struct CodeMatcher {
    typealias Place = CodePlaces.Place

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

    private enum Cost {
        /// A modifier whose view is not there, or a view that another modifier made.
        static let modifier = 1
        /// A container that another modifier made.
        static let container = 2
        /// Each view of a property but the first: most properties are one view.
        static let further = 1_000
        /// Words or a label that differ: more than everything else.
        static let textMismatch = 10_000_000
        /// A container of which nothing but itself is known.
        static let unknown = 4
        /// Views of which not even the number is known, though there is code of them.
        static let unread = 100
    }

    /// A property is fewer views than this, or all that are left.
    private static let maxPropertyViews = 12

    private let code: SceneCode
    private let records: [LayoutRecord]
    private var pattern: CodePattern
    /// By end of the match.
    private var answers: [Question: [Int: CodeMatch]] = [:]

    /// The places of all views that have one.
    static func places(_ code: SceneCode, _ records: [LayoutRecord]) -> [LayoutRecord.ID: Place] {
        guard !records.isEmpty else { return [:] }
        var matcher = CodeMatcher(code, records)
        let root = matcher.pattern.root()
        let whole = matcher.whole(root, Siblings(view: 0, isAlone: true)) ?? matcher.whole(root, Siblings(view: 0))
        // The code may be the code of a part.
        return (whole ?? matcher.anywhere(root, in: 0))?.places ?? [:]
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
    private func filling(_ match: CodeMatch, _ views: some Sequence<LayoutRecord.ID>, _ place: Place) -> CodeMatch {
        var match = match
        let all = views.flatMap(descendants)
        for view in all where match.isOpen(view) { match.places[view] = place }
        // What is in a bar comes from modifiers of the screens below it.
        for bar in all where records[bar].systemPart == .bar {
            for view in descendants(of: bar) where match.places[view] == place {
                match.places[view] = nil
                match.unclear.insert(view)
            }
        }
        return match
    }

    // MARK: Siblings

    private mutating func whole(_ node: CodePattern.ID, _ siblings: Siblings, from start: Int = 0) -> CodeMatch? {
        ends(node, siblings, start)[views(siblings).count]
    }

    /// In a view, at any depth, without a doubt: a control has its label somewhere.
    private mutating func anywhere(_ node: CodePattern.ID, in view: LayoutRecord.ID) -> CodeMatch? {
        var best: CodeMatch?
        for inner in descendants(of: view) {
            // A row is what is in it.
            let isRow = records[inner].systemPart == .row
            for isAlone in [true, false] where isAlone ? !isRow : !records[inner].children.isEmpty {
                guard let match = whole(node, Siblings(view: inner, isAlone: isAlone)), match.cost < Cost.textMismatch
                else {
                    continue
                }
                best = match.or(best)
            }
        }
        return best
    }

    private mutating func ends(_ node: CodePattern.ID, _ siblings: Siblings, _ start: Int) -> [Int: CodeMatch] {
        let question = Question(node: node, siblings: siblings, start: start)
        if let known = answers[question] { return known }
        // What leads to itself matches nothing.
        answers[question] = [:]
        let found = newEnds(node, siblings, start)
        answers[question] = found
        return found
    }

    private mutating func newEnds(_ node: CodePattern.ID, _ siblings: Siblings, _ start: Int) -> [Int: CodeMatch] {
        let all = views(siblings)
        switch pattern.nodes[node] {
        case .view(let expression, let around):
            guard start < all.count, let match = match(expression, around, all[start]) else { return [:] }
            return [start + 1: match]
        case .any(let expression):
            let isOne = ViewTypeName.isOurs(code.expressions[expression].name)
            // Each number of views costs time in the square where there are several properties.
            let ends = isOne ? [start + 1] : Array(start..<min(all.count, start + Self.maxPropertyViews)) + [all.count]
            return ends.filter { $0 <= all.count }.reduce(into: [:]) { found, end in
                found[end] = unknown(expression, all[start..<end])
            }
        case .heading(let expression, let inner):
            guard start < all.count, records[all[start]].systemPart == .sectionHeading else { return [:] }
            let match = anywhere(inner, in: all[start]) ?? CodeMatch()
            return [start + 1: filling(match, [all[start]], Place(expression: expression))]
        case .all(let parts):
            var reached = [start: CodeMatch()]
            for part in parts { reached = following(reached, part, siblings) }
            return reached
        case .choice(let branches):
            return branches.reduce(into: [:]) { found, branch in
                for (end, match) in ends(branch, siblings, start) { found[end] = match.or(found[end]) }
            }
        case .loop(let round):
            var reached = [start: CodeMatch()]
            for place in start..<max(start, all.count) {
                guard let before = reached[place] else { continue }
                for (end, match) in ends(round, siblings, place) where end > place {
                    reached[end] = before.followed(by: match).or(reached[end])
                }
            }
            return reached
        }
    }

    private mutating func following(_ reached: [Int: CodeMatch], _ part: CodePattern.ID, _ siblings: Siblings) -> [Int:
        CodeMatch]
    {
        var found: [Int: CodeMatch] = [:]
        for (place, before) in reached {
            for (end, match) in ends(part, siblings, place) {
                found[end] = before.followed(by: match).or(found[end])
            }
        }
        return found
    }

    /// Views matched to an expression without further evidence.
    private mutating func unknown(_ expression: Int, _ views: ArraySlice<LayoutRecord.ID>) -> CodeMatch {
        var match = CodeMatch(cost: Cost.unknown + Cost.further * max(0, views.count - 1))
        if let inner = pattern.inside(of: expression) {
            guard views.count == 1, let view = views.first, let found = anywhere(inner, in: view) else {
                match.cost += Cost.unread
                match.unclear = Set(views.flatMap(descendants))
                return match
            }
            match = match.followed(by: found)
        } else if let words = code.expressions[expression].words, let view = views.first, differ(words, from: view) {
            match.cost += Cost.textMismatch
        }
        return filling(match, views, Place(expression: expression))
    }

    // MARK: One view

    private mutating func match(_ expression: Int, _ around: [Int], _ view: LayoutRecord.ID) -> CodeMatch? {
        if records[view].systemPart == .row {
            let inner = records[view].children.compactMap { self.match(expression, around, $0) }
            guard let best = inner.min(by: { $0.cost < $1.cost }) else { return nil }
            return filling(best, [view], Place(expression: expression))
        }
        let owners = around + [expression]
        var rest = owners.flatMap { owner in
            code.expressions[owner].links.indices.reversed().map { Place(expression: owner, link: $0) }
        }[...]
        let links = rest.map { self.name(of: $0) }
        var (match, core, labels) = (CodeMatch(), view, Set(records[view].labels))
        var chain: [LayoutRecord.ID] = []
        let name = code.expressions[expression].name
        while records[core].name != name, records[core].viewType != name {
            guard let inner = records[core].children.first else { return nil }
            if let place = rest.first(where: { self.name(of: $0) == records[core].name }) {
                match.cost += missing(rest.prefix { $0 != place })
                rest = rest.drop { $0 != place }.dropFirst()
                match = match.followed(by: modifier(place, core))
            } else {
                let isModifier = records[core].role == .modifier
                guard isModifier || !rest.isEmpty && records[core].children.count == 1 else { return nil }
                match.cost += isModifier ? Cost.modifier : Cost.container
                let others = [core] + records[core].children.dropFirst().flatMap(descendants)
                // Nobody knows which one of several calls made it.
                let isKnown =
                    around.allSatisfy { code.expressions[$0].links.isEmpty }
                    && !Self.screens.contains(records[core].name)
                for other in others {
                    if isKnown {
                        match.places[other] = Place(expression: expression)
                    } else {
                        match.unclear.insert(other)
                    }
                }
            }
            chain.append(core)
            core = inner
            labels.formUnion(records[core].labels)
        }
        match.cost += missing(rest)
        for (name, views) in Dictionary(grouping: chain, by: { records[$0].name }) {
            let count = links.count { $0 == name }
            // Among several modifiers of one kind it is unknown which one made no view, or which view is another's.
            guard count > 0, count != views.count else { continue }
            for view in views { match.places[view] = nil }
            match.unclear.formUnion(views)
        }
        if let label = code.expressions[expression].label, !labels.contains(label) { match.cost += Cost.textMismatch }
        return match.followed(by: self.core(expression, core))
    }

    /// What a preview adds around its view.
    private static let screens: Set = ["screen", "safeArea", "preview"]

    /// The cost of modifiers that made no view, though others of their kind did.
    private func missing(_ links: some Sequence<Place>) -> Int {
        links.reduce(0) { $0 + (name(of: $1).map { pattern.names.contains($0) } == true ? Cost.modifier : 0) }
    }

    /// The kind of view that a modifier makes.
    private func name(of place: Place) -> String? {
        place.link.map { link in
            let name = code.expressions[place.expression].links[link].name
            return name.hasPrefix("scaledTo") ? "aspectRatio" : name
        }
    }

    /// The view of a modifier, with what it adds: a background, an overlay.
    private mutating func modifier(_ place: Place, _ view: LayoutRecord.ID) -> CodeMatch {
        var match = CodeMatch(places: [view: place])
        let others = records[view].children.dropFirst()
        guard !others.isEmpty, let link = place.link else { return match }
        if let inner = pattern.inside(of: code.expressions[place.expression].links[link], of: place.expression),
            var found = whole(inner, Siblings(view: view), from: 1)
        {
            // Whatever it adds, it is the modifier.
            found.cost = 0
            match = match.followed(by: found)
        }
        return filling(match, others, place)
    }

    private mutating func core(_ expression: Int, _ view: LayoutRecord.ID) -> CodeMatch {
        let made = code.expressions[expression]
        var match = CodeMatch(places: [view: Place(expression: expression)])
        let shown = records[view].shownChild.flatMap { shown in
            pattern.viewCount(of: expression) == records[view].leftOutCount + 1 ? shown : nil
        }
        guard let inner = pattern.inside(of: expression, shown: shown) else {
            if let words = made.words, differ(words, from: view) { match.cost += Cost.textMismatch }
            return filling(match, [view], Place(expression: expression))
        }
        if let found = whole(inner, Siblings(view: view)) ?? anywhere(inner, in: view) {
            // A button of words alone is its label.
            if !found.isOpen(view) { match.places = [:] }
            return filling(match.followed(by: found), [view], Place(expression: expression))
        }
        match.cost += Cost.unknown
        match.unclear = Set(descendants(of: view).dropFirst())
        return match
    }

    /// Whether a view has words, and others than these.
    private func differ(_ words: String, from view: LayoutRecord.ID) -> Bool {
        let all = descendants(of: view).compactMap { records[$0].words?.lowercased() }
        return !all.isEmpty && !all.contains(words.lowercased())
    }
}
