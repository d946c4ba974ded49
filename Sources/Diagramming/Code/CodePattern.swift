import LayoutEngine

/// What the views of a builder may be, by its source: a grammar of records.
struct CodePattern {
    typealias ID = Int

    enum Node: Hashable {
        /// One view, in the modifiers of its expression and of those around it that make no view of their own, outermost first.
        case view(Int, around: [Int])
        /// The views of an expression of which nothing is known.
        case any(Int)
        /// The header or footer of a section, with the pattern of its views.
        case heading(Int, ID)
        case all([ID])
        case choice([ID])
        /// Any number of rounds.
        case loop(ID)
    }

    private(set) var nodes: [Node] = []
    private var numbers: [Node: ID] = [:]
    private let code: SceneCode
    /// The kinds and types of the views that are there.
    let names: Set<String>
    /// The expressions of each body.
    private let bodies: [CodeBody: [Int]]
    /// By expression: the expressions in it.
    private let children: [Int: [Int]]

    init(_ code: SceneCode, _ records: [LayoutRecord]) {
        self.code = code
        names = Set(records.map(\.name) + records.compactMap(\.viewType))
        let statements = code.expressions.indices.filter { code.expressions[$0].isStatement }
        let called = Dictionary(grouping: statements.filter { code.expressions[$0].call != nil }) {
            code.expressions[$0].call ?? 0
        }
        bodies = called.reduce(into: [:]) { bodies, call in
            if let body = code.expressions[call.key].body { bodies[body] = call.value }
        }
        let inner = statements.filter { code.expressions[$0].call == nil && code.expressions[$0].parent != nil }
        children = Dictionary(grouping: inner) { code.expressions[$0].parent ?? 0 }
    }

    /// The views of the whole code.
    mutating func root() -> ID {
        all(code.expressions.indices.filter { code.expressions[$0].parent == nil && code.expressions[$0].isStatement })
    }

    /// The views in the closures of an expression; nil if it has none.
    ///
    /// - Parameter shown: Which of them is there, where it is known.
    mutating func inside(of expression: Int, shown: Int? = nil) -> ID? {
        var views = children(of: expression)
        guard !views.isEmpty else { return nil }
        if code.expressions[expression].name == "ViewThatFits" {
            if let shown, views.indices.contains(shown) { views = [views[shown]] }
            return number(of: .choice(views.map { node(of: $0, around: []) }))
        }
        return hasParameters(expression) ? loop(all(views)) : all(views)
    }

    /// Any number of rounds.
    private mutating func loop(_ round: ID) -> ID {
        // Of any number of views each, they are any number of views.
        if case .all(let parts) = nodes[round], parts.count == 1, case .any(let call) = nodes[parts[0]],
            !ViewTypeName.isOurs(code.expressions[call].name)
        {
            return parts[0]
        }
        return number(of: .loop(round))
    }

    /// How many views a container has: one for each expression in it; nil where a branch or a loop may make others.
    func viewCount(of expression: Int) -> Int? {
        let views = children(of: expression)
        let isKnown = views.allSatisfy { view in
            let made = code.expressions[view]
            return made.branches.isEmpty && made.name.first?.isUppercase == true && made.name != "ForEach"
        }
        return isKnown ? views.count : nil
    }

    /// The views in a modifier: in its closure, or its first argument; nil for none.
    mutating func inside(of link: CodeExpression.Link, of expression: Int) -> ID? {
        let inner = code.expressions.indices.filter { index in
            code.expressions[index].parent == expression
                && link.tokens.contains(code.expressions[index].head.lowerBound)
        }
        let views = inner.filter { code.expressions[$0].isStatement }
        let argument = inner.filter { code.expressions[$0].head.lowerBound == link.tokens.lowerBound + 3 }
        let shown = views.isEmpty ? argument : views
        return shown.isEmpty ? nil : all(shown)
    }

    // MARK: Nodes

    private func children(of expression: Int) -> [Int] {
        children[expression, default: []].filter {
            code.expressions[expression].head.contains(code.expressions[$0].head.lowerBound)
        }
    }

    private mutating func number(of node: Node) -> ID {
        if let known = numbers[node] { return known }
        numbers[node] = nodes.count
        nodes.append(node)
        return nodes.count - 1
    }

    private mutating func all(_ expressions: [Int], around: [Int] = []) -> ID {
        number(of: .all(sequence(expressions[...], around: around, depth: 0)))
    }

    /// The branches of one `if` or `switch` are a choice.
    private mutating func sequence(_ expressions: ArraySlice<Int>, around: [Int], depth: Int) -> [ID] {
        var (found, rest) = ([ID](), expressions)
        while let first = rest.first {
            guard code.expressions[first].branches.count > depth else {
                found.append(node(of: first, around: around))
                rest = rest.dropFirst()
                continue
            }
            let statement = code.expressions[first].branches[depth].statement
            let group = rest.prefix {
                code.expressions[$0].branches.dropFirst(depth).first?.statement == statement
            }
            rest = rest.dropFirst(group.count)
            var arms: [ID] = []
            var waiting = group
            while let next = waiting.first {
                let arm = waiting.prefix {
                    code.expressions[$0].branches[depth] == code.expressions[next].branches[depth]
                }
                waiting = waiting.dropFirst(arm.count)
                arms.append(number(of: .all(sequence(arm, around: around, depth: depth + 1))))
            }
            found.append(number(of: .choice(arms + [number(of: .all([]))])))
        }
        return found
    }

    private mutating func node(of expression: Int, around: [Int]) -> ID {
        let made = code.expressions[expression]
        let views = children(of: expression)
        if made.name == "ForEach", !views.isEmpty {
            return loop(all(views, around: around + [expression]))
        }
        // A view may hold itself.
        if let body = made.body, let inner = bodies[body],
            !around.contains(where: { code.expressions[$0].body == body })
        {
            return all(inner, around: around + [expression])
        }
        let unknown = number(of: .any(expression))
        guard made.name.first?.isUppercase == true else {
            let contents = around.contains(expression) ? [] : contents(of: expression)
            return contents.isEmpty ? unknown : number(of: .choice(contents + [unknown]))
        }
        // In a list a button or a label is what it is made of.
        let isComposed = ViewTypeName.isOurs(made.name)
        if names.contains(made.name) {
            let known = number(of: .view(expression, around: around))
            return isComposed ? number(of: .choice([known, unknown])) : known
        }
        guard !isComposed, !views.isEmpty else { return unknown }
        return number(of: .choice([section(expression, views, around: around), unknown]))
    }

    /// What may be in a property of a body, such as a container's content: what is in the closures of the body's calls.
    private mutating func contents(of property: Int) -> [ID] {
        let expressions = code.expressions
        let outer = Swift.sequence(first: property) { expressions[$0].parent }
        guard let call = outer.lazy.compactMap({ expressions[$0].call }).first, let body = expressions[call].body
        else { return [] }
        return expressions.indices.filter { expressions[$0].body == body }.compactMap { call in
            let views = children(of: call)
            return views.isEmpty ? nil : all(views, around: [property])
        }
    }

    /// What has no view of its own: `Group`, `Section`.
    private mutating func section(_ expression: Int, _ views: [Int], around: [Int]) -> ID {
        let labels = views.map { label(ofClosureAround: $0, in: expression) }
        func labeled(_ wanted: String?) -> [Int] { zip(views, labels).filter { $0.1 == wanted }.map(\.0) }
        let around = around + [expression]
        var parts = sequence(labeled(nil)[...], around: around, depth: 0)
        if code.expressions[expression].words != nil || !labeled("header").isEmpty {
            parts.insert(number(of: .heading(expression, all(labeled("header")))), at: 0)
        }
        if !labeled("footer").isEmpty { parts.append(number(of: .heading(expression, all(labeled("footer"))))) }
        return number(of: .all(parts))
    }

    /// `header` or `footer`; nil for others.
    private func label(ofClosureAround view: Int, in expression: Int) -> String? {
        let tokens = code.tokens
        var depth = 0
        for index in (code.expressions[expression].head.lowerBound..<code.expressions[view].head.lowerBound).reversed()
        {
            if tokens[index].kind == .close { depth += 1 }
            guard tokens[index].kind == .open else { continue }
            depth -= 1
            guard depth < 0 else { continue }
            depth = 0
            if index > 1, tokens[index - 1].is(":"), ["header", "footer"].contains(tokens[index - 2].text) {
                return tokens[index - 2].text
            }
        }
        return nil
    }

    /// Whether its closure makes views of what it is given: `List(items) { item in … }`.
    private func hasParameters(_ expression: Int) -> Bool {
        let head = code.expressions[expression].head
        guard let open = code.tokens[head].firstIndex(where: { $0.is("{") }) else { return false }
        let first = children(of: expression).first.map { code.expressions[$0].head.lowerBound } ?? open
        return open < first && code.tokens[open..<first].contains { $0.is("in") }
    }
}
