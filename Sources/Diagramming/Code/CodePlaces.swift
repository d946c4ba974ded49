import LayoutEngine

/// Where views are written: by label, else by words, else by kind in source order.
package struct CodePlaces: Hashable, Sendable {
    package struct Place: Hashable, Sendable {
        /// Its index among the expressions.
        package var expression: Int
        /// The modifier that makes the view, by its index; nil is the expression itself.
        package var link: Int?

        package init(expression: Int, link: Int? = nil) { (self.expression, self.link) = (expression, link) }
    }

    private let code: SceneCode
    /// The expressions of views that a `ViewThatFits` left out.
    private var leftOut: Set<Int> = []
    /// By record. Views whose place is ambiguous have none.
    package private(set) var places: [LayoutRecord.ID: Place] = [:]

    package init(_ code: SceneCode, _ records: [LayoutRecord]) {
        self.code = code
        placeLabeled(records)
        placeByKind(records, of: ["ViewThatFits"])
        leaveOut(records)
        placeByWords(records)
        placeByKind(records, of: Set(code.expressions.map(\.name)))
        placeBetweenSiblings(records)
        placeModifiers(records)
        placeCalls(records)
        placeWordsOfControls(records)
    }

    private func isFree(_ expression: Int) -> Bool {
        !leftOut.contains(expression) && !places.values.contains { $0.expression == expression }
    }

    private func isFree(_ record: LayoutRecord) -> Bool { places[record.id] == nil }

    private mutating func placeLabeled(_ records: [LayoutRecord]) {
        for (index, expression) in code.expressions.enumerated() {
            guard let label = expression.label else { continue }
            for record in records where record.labels.contains(label) {
                // The label may be on a modifier of the view, which has a place of its own.
                var inner = record
                while inner.name != expression.name, let child = inner.children.first { inner = records[child] }
                if inner.name == expression.name { places[inner.id] = Place(expression: index) }
            }
        }
    }

    /// What no modifier made is a call's, whose body is elsewhere.
    private mutating func placeCalls(_ records: [LayoutRecord]) {
        for (index, expression) in code.expressions.enumerated() {
            guard let label = expression.label else { continue }
            for record in records where isFree(record) && record.labels.contains(label) {
                places[record.id] = Place(expression: index)
            }
        }
    }

    /// Of the views of a `ViewThatFits` one is there; the others have no place, whatever their words.
    private mutating func leaveOut(_ records: [LayoutRecord]) {
        let choices = records.compactMap { record in
            record.shownChild.flatMap { shown in places[record.id].map { (record, $0.expression, shown) } }
        }
        for (expression, all) in Dictionary(grouping: choices, by: \.1) {
            let views = code.expressions.indices.filter { code.expressions[$0].parent == expression }
            // Loops and conditions make other numbers of views.
            guard all.allSatisfy({ $0.0.leftOutCount + 1 == views.count }) else { continue }
            let shown = Set(all.map { views[$0.2] })
            for view in views where !shown.contains(view) {
                leftOut.formUnion(code.expressions.indices.filter { $0 == view || isInside($0, view) })
            }
        }
    }

    private mutating func placeByWords(_ records: [LayoutRecord]) {
        for record in records where isFree(record) {
            guard let words = record.words else { continue }
            let index = code.expressions.indices.first {
                code.expressions[$0].name == record.name && code.expressions[$0].words == words && isFree($0)
            }
            if let index { places[record.id] = Place(expression: index) }
        }
    }

    private mutating func placeByKind(_ records: [LayoutRecord], of kinds: Set<String>) {
        for kind in kinds {
            let expressions = code.expressions.indices.filter { code.expressions[$0].name == kind && isFree($0) }
            let views = records.filter { $0.name == kind && isFree($0) }
            guard !expressions.isEmpty, views.count % expressions.count == 0 else { continue }
            // A loop shows other branches each time.
            let isAlone = expressions.count == 1
            let isConditional = expressions.contains { code.expressions[$0].isConditional }
            guard isAlone || !isConditional || !isInLoop(expressions),
                isAlone || views.count == expressions.count || isInOneLoop(expressions)
            else { continue }
            for (offset, view) in views.enumerated() {
                places[view.id] = Place(expression: expressions[offset % expressions.count])
            }
        }
    }

    /// Of several branches that show views of one kind the one that lies as the view does, before or after what is placed already.
    private mutating func placeBetweenSiblings(_ records: [LayoutRecord]) {
        var found: [LayoutRecord.ID: Place] = [:]
        for record in records where isFree(record) {
            guard let parent = record.parent else { continue }
            let siblings = records[parent].children
            guard let own = siblings.firstIndex(of: record.id) else { continue }
            let placed = siblings.indices.compactMap { index in
                expression(ofFirstIn: siblings[index], records).map { (isBefore: index < own, expression: $0) }
            }
            let candidates = code.expressions.indices.filter { candidate in
                let expression = code.expressions[candidate]
                let others = placed.filter { code.expressions[$0.expression].parent == expression.parent }
                return expression.name == record.name && isFree(candidate)
                    && !others.isEmpty
                    && others.allSatisfy { $0.isBefore == ($0.expression < candidate) }
            }
            // One that is always shown may be the view, too.
            if candidates.count == 1, code.expressions[candidates[0]].isConditional {
                found[record.id] = Place(expression: candidates[0])
            }
        }
        places.merge(found) { placed, _ in placed }
    }

    /// The expression of a view, or of what is inside its modifiers.
    private func expression(ofFirstIn record: LayoutRecord.ID, _ records: [LayoutRecord]) -> Int? {
        sequence(first: record) { records[$0].children.first }.lazy.compactMap { places[$0]?.expression }.first
    }

    /// The words of a button, a label or a header are in its call.
    private mutating func placeWordsOfControls(_ records: [LayoutRecord]) {
        for record in records where isFree(record) {
            guard let words = record.words?.lowercased() else { continue }
            let calls = code.expressions.indices.filter {
                let expression = code.expressions[$0]
                return expression.words?.lowercased() == words && !["Text", "Image"].contains(expression.name)
            }
            // Calls around the innermost one may begin with the same words.
            let inner = calls.filter { call in !calls.contains { isInside($0, call) } }
            if inner.count == 1 { places[record.id] = Place(expression: inner[0]) }
        }
    }

    private func isInOneLoop(_ expressions: [Int]) -> Bool {
        let loops = expressions.map { loop(around: $0) }
        return loops[0] != nil && loops.allSatisfy { $0 == loops[0] }
    }

    private func isInLoop(_ expressions: [Int]) -> Bool { expressions.contains { loop(around: $0) != nil } }

    /// What makes several views of one expression.
    private func loop(around expression: Int) -> Int? {
        sequence(first: expression) { code.expressions[$0].parent }.first {
            code.expressions[$0].name == "ForEach" || code.expressions[$0].isRepeated
        }
    }

    /// From the inside out, along the modifiers of each expression, and those of the call whose body it is.
    private mutating func placeModifiers(_ records: [LayoutRecord]) {
        for record in records {
            guard let place = places[record.id], place.link == nil else { continue }
            var inner = record
            for expression in sequence(first: place.expression, next: onlyCall) {
                inner = placeModifiers(of: expression, around: inner, records)
            }
        }
    }

    /// Nobody knows which one of several calls made a view.
    private func onlyCall(of expression: Int) -> Int? {
        code.expressions[expression].call.flatMap { code.expressions[$0].isRepeated ? nil : $0 }
    }

    /// - Returns: The outermost view that a modifier made, or the view itself.
    private mutating func placeModifiers(of expression: Int, around record: LayoutRecord, _ records: [LayoutRecord])
        -> LayoutRecord
    {
        let links = code.expressions[expression].links
        var (inner, next) = (record, 0)
        while let parent = inner.parent, records[parent].children.first == inner.id,
            let link = links.indices.dropFirst(next).first(where: { links[$0].name == records[parent].name })
        {
            if places[parent] == nil { places[parent] = Place(expression: expression, link: link) }
            (inner, next) = (records[parent], link + 1)
        }
        return inner
    }

    /// The tokens of a view without those of the views in it.
    package func tokens(of place: Place) -> Set<Int> {
        let expression = code.expressions[place.expression]
        let own = place.link.map { expression.links[$0].tokens } ?? expression.tokens
        let inner = code.expressions.indices.filter { isInside($0, place.expression) }
        return Set(own).subtracting(inner.flatMap { Array(code.expressions[$0].tokens) })
    }

    /// The tokens of the calls whose body consists of an expression, without the views in their closures.
    package func tokens(ofCallsAround expression: Int) -> Set<Int> {
        sequence(first: expression, next: onlyCall).dropFirst().reduce(into: []) { tokens, call in
            tokens.formUnion(self.tokens(of: Place(expression: call)).intersection(code.expressions[call].head))
        }
    }

    private func isInside(_ expression: Int, _ other: Int) -> Bool {
        sequence(first: expression) { code.expressions[$0].parent }.dropFirst().contains(other)
    }
}
