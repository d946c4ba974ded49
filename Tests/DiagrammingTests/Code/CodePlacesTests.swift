import Drawing
import Foundation
import LayoutEngine
import Testing
import ViewDSL

@testable import Diagramming

@Suite("Where views are written")
@MainActor
struct CodePlacesTests {
    private func source<V: View>(of label: String, _ source: String, @ViewBuilder _ view: () -> V) throws -> String? {
        let code = try SceneCode(source)
        let snapshot = LayoutSnapshot(
            proposal: .unspecified, textMeasuring: FixedAdvanceText(advance: 10, ascent: 8, descent: 2), content: view)
        let places = CodePlaces(code, snapshot.records)
        let record = snapshot.records.first { $0.labels.contains(label) || $0.title == label || $0.name == label }
        return record.flatMap { places.places[$0.id] }.map { place in
            places.tokens(of: place).sorted().map { code.tokens[$0].text }.joined()
        }
    }

    private static let row = """
        HStack {
            Text("a").padding(4).frame(width: 50)
            Text("b").layoutPriority(1).layoutLabel("artist")
        }
        """

    private func row(_ name: String) throws -> String? {
        try source(of: name, Self.row) {
            HStack {
                Text("a").padding(4).frame(width: 50)
                Text("b").layoutPriority(1).layoutLabel("artist")
            }
        }
    }

    @Test("is found by label") func byLabel() throws {
        #expect(try row("artist") == "Text(\"b\").layoutPriority(1).layoutLabel(\"artist\")")
    }

    @Test("is found by kind, without the views inside") func byKind() throws {
        #expect(try row("HStack") == "HStack{}")
    }

    @Test("of a modifier is the modifier") func modifiers() throws {
        #expect(try row("frame") == ".frame(width:50)")
        #expect(try row("padding") == ".padding(4)")
    }

    @Test("of the views of a ForEach is its closure") func loops() throws {
        let source = try source(of: "Text “2”", "ForEach(0..<3, id: \\.self) { n in\nColor.red\nText(\"\\(n)\")\n}") {
            ForEach(0..<3, id: \.self) { n in
                Color.red
                Text("\(n)")
            }
        }
        #expect(source == "Text(\"\\(n)\")")
    }

    @Test("of the branches in a loop is the one that was taken, by what is before and after it") func branches() throws
    {
        let code = try SceneCode(
            """
            VStack {
                ForEach(0..<3, id: \\.self) { n in
                    HStack {
                        if n != 1 { Spacer(minLength: 1) }
                        Text("\\(n)")
                        if n == 1 { Spacer(minLength: 2) }
                    }
                }
            }
            """)
        let snapshot = LayoutSnapshot(
            proposal: .unspecified, textMeasuring: FixedAdvanceText(advance: 10, ascent: 8, descent: 2)
        ) {
            VStack {
                ForEach(0..<3, id: \.self) { n in
                    HStack {
                        if n != 1 { Spacer(minLength: 1) }
                        Text("\(n)")
                        if n == 1 { Spacer(minLength: 2) }
                    }
                }
            }
        }
        let places = CodePlaces(code, snapshot.records)
        let found = snapshot.records.filter { $0.name == "Spacer" }.map { spacer in
            places.places[spacer.id].map { code.tokens[code.expressions[$0.expression].head].map(\.text).joined() }
        }
        #expect(found == ["Spacer(minLength:1)", "Spacer(minLength:2)", "Spacer(minLength:1)"])
    }

    @Test("of one view of several branches in a loop is none, where nothing tells them apart") func unclearBranches()
        throws
    {
        let source = "ForEach(0..<2, id: \\.self) { n in\nif n > 0 { Color.red } else { Color.red }\n}"
        #expect(
            try self.source(of: "Color", source) {
                ForEach(0..<2, id: \.self) { n in if n > 0 { Color.red } else { Color.red } }
            } == nil)
    }

    @Test("of a control’s words is its call") func controls() throws {
        let source = try source(of: "Text “Help”", "VStack {\nLabel(\"Help\", systemImage: \"star\")\n}") {
            VStack { Label("Help", systemImage: "star") }
        }
        #expect(source == "Label(\"Help\",systemImage:\"star\")")
    }

    @Test("of a labeled modifier is the modifier") func labeledModifier() throws {
        let source = try source(of: "parent", "Text(\"a\").frame(width: 50).layoutLabel(\"parent\")") {
            Text("a").frame(width: 50).layoutLabel("parent")
        }
        #expect(source == ".frame(width:50)")
    }

    @Test("is not that of a view that ViewThatFits left out, whatever its words") func leftOut() throws {
        let code = try SceneCode("ViewThatFits {\nHStack {\nText(\"a\")\nText(\"b\")\n}\nText(\"a\")\n}")
        func expressions(_ width: CGFloat) -> [Int?] {
            let snapshot = LayoutSnapshot(
                proposal: ProposedViewSize(width: width, height: 100),
                textMeasuring: FixedAdvanceText(advance: 10, ascent: 8, descent: 2)
            ) {
                ViewThatFits {
                    HStack {
                        Text("a")
                        Text("b")
                    }
                    Text("a")
                }
            }
            let places = CodePlaces(code, snapshot.records)
            return snapshot.records.map { places.places[$0.id]?.expression }
        }
        #expect(expressions(100) == [0, 1, 2, 3])
        #expect(expressions(12) == [0, 4])
    }

    @Test("is not found if it is ambiguous") func unclear() throws {
        #expect(try source(of: "Text “x”", "Text(a)\nText(b)") { Text("x") } == nil)
    }
}
