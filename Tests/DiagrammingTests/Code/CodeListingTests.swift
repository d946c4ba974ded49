import Testing

@testable import Diagramming

@Suite("A listing")
struct CodeListingTests {
    private func text(_ source: String, lines: ClosedRange<Int>? = nil, unfolded: [String] = []) throws -> String {
        CodeListing(try SceneCode(source), lines: lines, unfolded: unfolded).text
    }

    @Test("breaks long lines before modifiers, then after commas")
    func breaksLines() throws {
        #expect(
            try text("Text(\"A few words\").padding(12).background(Color.yellow).border(.red)") == """
                Text("A few words").padding(12)
                  .background(Color.yellow).border(.red)
                """)
        #expect(
            try text("HStack(alignment: .firstTextBaseline, spacing: 12, pinned: []) { rows }") == """
                HStack(alignment: .firstTextBaseline,
                  spacing: 12, pinned: []) { rows }
                """)
    }

    @Test(
        "is never wider than 46 columns",
        arguments: [
            "Text(\"\(String(repeating: "word ", count: 30))\").padding()",
            "                    Image(\"barbarian\").resizable().aspectRatio(contentMode: .fit).frame(maxWidth: .infinity)",
            "a(b(c(d(e(f(g(h(i(j(k(l(m(n(o(p(q(r(s(t(u(v(w(x(y(z)))))))))))))))))))))))))",
        ])
    func isNarrow(source: String) throws {
        #expect(CodeListing(try SceneCode(source)).width <= CodeListing.columns)
    }

    @Test("keeps what is in a view farther in than the view, where something is indented twice at once")
    func keepsLevels() throws {
        #expect(
            try text("VStack {\n        HStack {\n            Text(a)\n        }\n}") == """
                VStack {
                    HStack {
                        Text(a)
                    }
                }
                """)
        #expect(try text("Text(a)\n        .padding()\n    .border()") == "Text(a)\n        .padding()\n    .border()")
    }

    @Test("shows the lines its author chose, without their indentation")
    func choosesLines() throws {
        #expect(try text("HStack {\n    Text(a)\n        .padding()\n}", lines: 2...3) == "Text(a)\n    .padding()")
    }

    @Test("keeps the names of a closure with its first statement")
    func closures() throws {
        let source = "Image(\"a\").alignmentGuide(.custom) { dimensions in dimensions[.bottom] + 10 }"
        for columns in 30...60 {
            let lines = CodeListing(try SceneCode(source), columns: columns).text.split(separator: "\n")
            #expect(!lines.contains { $0.hasSuffix(" in") || $0.hasSuffix("{ dimensions") }, "\(columns)")
        }
    }

    @Test("keeps a condition with its keyword, and breaks before the question mark and the colon of a ternary")
    func conditions() throws {
        let source =
            "Text(a).background(isOwn ? Color.blue : Color(.systemGray5), in: .rect)\nif !isOwnAndVeryLong { Spacer() }"
        for columns in 20...60 {
            let lines = CodeListing(try SceneCode(source), columns: columns).text.split(separator: "\n")
            #expect(!lines.contains { $0.hasSuffix("if") || $0.hasSuffix("?") || $0.hasSuffix(" :") }, "\(columns)")
        }
        #expect(CodeListing(try SceneCode(source), columns: 36).width <= 36)
    }

    @Test("folds the closure of a ForEach unless it is named")
    func folds() throws {
        let source = "VStack {\n    ForEach(rows) { row in\n        Image(row.icon)\n        Text(row.name)\n    }\n}"
        #expect(try text(source) == "VStack {\n    ForEach(rows) { … }\n}")
        #expect(try text(source, unfolded: ["ForEach"]) == source)
    }
}
