import Drawing
import LayoutEngine
import Testing
import ViewDSL

@testable import Diagramming

private struct Card: View {
    var title: String

    var body: some View {
        HStack {
            Text(title)
            Color.red
        }
        .padding(8)
    }
}

@Suite("Code with the bodies of the types it calls")
@MainActor
struct CodeWithBodiesTests {
    private static let file = """
        struct Card: View {
            var title: String

            var body: some View {
                HStack {
                    Text(title)
                    Color.red
                }
                .padding(8)
            }
        }
        """

    /// The texts of the tokens of each view of a kind.
    private func sources<V: View>(of kind: String, _ source: String, @ViewBuilder _ view: () -> V) throws -> [String] {
        let joined = CodeWithBodies(try SceneCode(source), in: Self.file)
        let snapshot = LayoutSnapshot(
            proposal: .unspecified, textMeasuring: FixedAdvanceText(advance: 10, ascent: 8, descent: 2), content: view)
        let places = CodePlaces(joined.code, snapshot.records)
        return snapshot.records.filter { $0.name == kind }.map { record in
            guard let place = places.places[record.id] else { return "nowhere" }
            return places.tokens(of: place).sorted().map {
                "\(joined.code.tokens[$0].line):\(joined.code.tokens[$0].text)"
            }
            .joined(separator: " ")
        }
    }

    @Test("shows each body once, after the closure") func parts() throws {
        let joined = CodeWithBodies(try SceneCode("VStack { Card(title: \"a\"); Card(title: \"b\") }"), in: Self.file)
        #expect(joined.parts.map(\.title) == [nil, "Card.body"])
        #expect(joined.parts[1].start == joined.parts[0].code.tokens.count)
    }

    @Test("places a view in the body where its call is") func order() throws {
        let found = try sources(of: "HStack", "VStack {\nCard(title: \"a\")\nHStack { Text(\"x\") }\n}") {
            VStack {
                Card(title: "a")
                HStack { Text("x") }
            }
        }
        #expect(found == ["5:HStack 5:{ 8:} 9:. 9:padding 9:( 9:8 9:)", "3:HStack 3:{ 3:}"])
    }

    @Test("places the views of several calls in the one body") func repetition() throws {
        let found = try sources(of: "Color", "VStack {\nCard(title: \"a\")\nCard(title: \"b\")\n}") {
            VStack {
                Card(title: "a")
                Card(title: "b")
            }
        }
        #expect(found == ["7:Color 7:. 7:red", "7:Color 7:. 7:red"])
    }

    @Test("places the modifiers of a call around its body") func modifiers() throws {
        let found = try sources(of: "frame", "Card(title: \"a\").frame(width: 90)") {
            Card(title: "a").frame(width: 90)
        }
        #expect(found == ["1:. 1:frame 1:( 1:width 1:: 1:90 1:)"])
    }

    @Test("marks a call for the view of its body") func calls() throws {
        let joined = CodeWithBodies(try SceneCode("Card(title: \"a\")"), in: Self.file)
        let places = CodePlaces(joined.code, [])
        let body = try #require(joined.code.expressions.firstIndex { $0.name == "HStack" })
        let tokens = places.tokens(ofCallsAround: body).sorted().map { joined.code.tokens[$0].text }
        #expect(tokens == ["Card", "(", "title", ":", "\"a\"", ")"])
    }

    @Test("ends where a type holds itself") func recursion() throws {
        let file = "struct Branch: View { var body: some View { VStack { Branch() } } }"
        let joined = CodeWithBodies(try SceneCode("Branch()"), in: file)
        #expect(joined.parts.map(\.title) == [nil, "Branch.body"])
    }

    @Test("has the properties and methods of a type that are views, wherever they are declared") func members() throws {
        let file = """
            struct Cards: View {
                let names = [1, 2]
                var body: some View {
                    VStack {
                        header
                        ForEach(names, id: \\.self) { row($0).padding(1) }
                    }
                }
                private var header: some View { Text(title) }
            }
            extension Cards {
                func row(_ n: Int) -> some View { Text("\\(n)") }
                func header(_ n: Int) -> Int { n }
            }
            """
        let joined = CodeWithBodies(try SceneCode("Cards()"), in: file)
        #expect(joined.parts.map(\.title) == [nil, "Cards.body", "header", "row"])
        let snapshot = LayoutSnapshot(
            proposal: .unspecified, textMeasuring: FixedAdvanceText(advance: 10, ascent: 8, descent: 2)
        ) {
            VStack {
                Text("h")
                ForEach(0..<2, id: \.self) { Text("\($0)").padding(1) }
            }
        }
        let places = CodePlaces(joined.code, snapshot.records)
        let found = snapshot.records.map { record in
            places.places[record.id].map { joined.code.expressions[$0.expression].tokens }
                .map { joined.code.tokens[$0].map(\.text).joined() }
        }
        #expect(
            found[1...] == [
                "Text(title)", "row($0).padding(1)", "Text(\"\\(n)\")", "row($0).padding(1)", "Text(\"\\(n)\")",
            ])
    }

    @Test("finds the content of a container of the author's in the closure of its call") func content() throws {
        let file = """
            struct Box<Content: View>: View {
                @ViewBuilder var content: Content
                var body: some View {
                    VStack { content }.padding(4)
                }
            }
            """
        let joined = CodeWithBodies(try SceneCode("Box {\nText(\"a\")\nColor.red\n}"), in: file)
        let snapshot = LayoutSnapshot(
            proposal: .unspecified, textMeasuring: FixedAdvanceText(advance: 10, ascent: 8, descent: 2)
        ) {
            VStack {
                Text("a")
                Color.red
            }
            .padding(4)
        }
        let places = CodePlaces(joined.code, snapshot.records)
        let found = snapshot.records.map { record in
            places.places[record.id].map { joined.code.expressions[$0.expression].name }
        }
        #expect(found == ["VStack", "VStack", "Text", "Color"])
    }
}
