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
        let found = named(records).merging(written(records)) { named, _ in named }
        for (view, expression) in found.sorted(by: { $0.key < $1.key }) where places[view] == nil {
            places[view] = Place(expression: expression)
            placeModifiers(of: expression, around: records[view], records)
        }
    }

    /// By label.
    private func named(_ records: [LayoutRecord]) -> [LayoutRecord.ID: Int] {
        var found: [LayoutRecord.ID: Int] = [:]
        for (index, expression) in code.expressions.enumerated() {
            guard let label = expression.label else { continue }
            for record in records where record.labels.contains(label) {
                // The label may be on a modifier of the view, which has a place of its own.
                var inner = record
                while inner.name != expression.name, let child = inner.children.first { inner = records[child] }
                // What no modifier made is a call's, whose body is elsewhere.
                found[inner.name == expression.name ? inner.id : record.id] = index
            }
        }
        return found
    }

    /// By words that are written once.
    private func written(_ records: [LayoutRecord]) -> [LayoutRecord.ID: Int] {
        let literals = Dictionary(grouping: code.expressions.indices.filter { code.expressions[$0].words != nil }) {
            [code.expressions[$0].name, code.expressions[$0].words ?? ""]
        }
        return records.reduce(into: [:]) { found, record in
            guard let words = record.words, let written = literals[[record.name, words]], written.count == 1 else {
                return
            }
            found[record.id] = written[0]
        }
    }

    /// Nobody knows which one of several calls made a view.
    private func onlyCall(of expression: Int) -> Int? {
        code.expressions[expression].call.flatMap { code.expressions[$0].isRepeated ? nil : $0 }
    }

    /// From the inside out, as far as the names agree.
    private mutating func placeModifiers(of expression: Int, around record: LayoutRecord, _ records: [LayoutRecord]) {
        let links = code.expressions[expression].links
        var (inner, next) = (record, 0)
        while let parent = inner.parent, records[parent].children.first == inner.id,
            let link = links.indices.dropFirst(next).first(where: { links[$0].name == records[parent].name })
        {
            if places[parent] == nil { places[parent] = Place(expression: expression, link: link) }
            (inner, next) = (records[parent], link + 1)
        }
    }

    /// The tokens of a view, without the tokens of the views in it.
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
