import LayoutEngine

/// Where views are written: by the structure of the code, else by label, else by words.
package struct CodePlaces: Hashable, Sendable {
    package struct Place: Hashable, Sendable {
        /// Its index among the expressions.
        package var expression: Int
        /// The modifier that makes the view, by its index; nil is the expression itself.
        package var link: Int?

        package init(expression: Int, link: Int? = nil) { (self.expression, self.link) = (expression, link) }
    }

    private let code: SceneCode
    /// By record. Views whose place is ambiguous have none.
    package private(set) var places: [LayoutRecord.ID: Place] = [:]

    package init(_ code: SceneCode, _ records: [LayoutRecord]) {
        self.code = code
        places = CodeMatcher.places(code, records)
        placeLabeled(records)
        placeByWords(records)
        placeModifiers(records)
    }

    private mutating func placeLabeled(_ records: [LayoutRecord]) {
        for (index, expression) in code.expressions.enumerated() {
            guard let label = expression.label else { continue }
            for record in records where record.labels.contains(label) {
                // The label may be on a modifier of the view, which has a place of its own.
                var inner = record
                while inner.name != expression.name, let child = inner.children.first { inner = records[child] }
                // What no modifier made is a call's, whose body is elsewhere.
                let named = inner.name == expression.name ? inner : record
                if places[named.id] == nil { places[named.id] = Place(expression: index) }
            }
        }
    }

    /// Words that are written once.
    private mutating func placeByWords(_ records: [LayoutRecord]) {
        let written = Dictionary(grouping: code.expressions.indices.filter { code.expressions[$0].words != nil }) {
            [code.expressions[$0].name, code.expressions[$0].words ?? ""]
        }
        for record in records where places[record.id] == nil {
            guard let words = record.words, let found = written[[record.name, words]], found.count == 1 else { continue }
            places[record.id] = Place(expression: found[0])
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
