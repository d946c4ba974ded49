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

    /// The code of each view, outermost first.
    private func all<V: View>(_ source: String, @ViewBuilder _ view: () -> V) throws -> [String?] {
        let code = try SceneCode(source)
        let snapshot = LayoutSnapshot(
            proposal: .unspecified, textMeasuring: FixedAdvanceText(advance: 10, ascent: 8, descent: 2), content: view)
        let places = CodePlaces(code, snapshot.records)
        return snapshot.records.map { record in
            places.places[record.id].map { place in
                let range = place.link.map { code.expressions[place.expression].links[$0].tokens }
                return code.tokens[range ?? code.expressions[place.expression].head].map(\.text).joined()
            }
        }
    }

    @Test("of one view of a branch in a loop is not that of another") func branchesOfOneKind() throws {
        let source = """
            VStack { ForEach(0..<2, id: \\.self) { n in
                HStack {
                    Text(name)
                    if n > 0 { Text("\\(n) late") } else { Text("on time") }
                }
            } }
            """
        let found = try all(source) {
            VStack {
                ForEach(0..<2, id: \.self) { n in
                    HStack {
                        Text("a")
                        if n > 0 { Text("\(n) late") } else { Text("on time") }
                    }
                }
            }
        }
        #expect(found[2] == "Text(name)" && found[3] == "Text(\"on time\")")
        #expect(found[5] == "Text(name)" && found[6] == "Text(\"\\(n) late\")")
    }

    @Test("of views of one kind inside and outside a loop is told by what is between them") func aroundLoops() throws {
        let source = """
            VStack {
                ForEach(0..<2, id: \\.self) { n in HStack { Text(name) } }
                Divider()
                HStack(spacing: 1) { Text(total) }
            }
            .padding()
            """
        let found = try all(source) {
            VStack {
                ForEach(0..<2, id: \.self) { _ in HStack { Text("a") } }
                Divider()
                HStack(spacing: 1) { Text("b") }
            }
            .padding()
        }
        #expect(found[0] == ".padding()" && found[1]?.hasPrefix("VStack") == true)
        #expect(
            found.dropFirst(2) == [
                "HStack{Text(name)}", "Text(name)", "HStack{Text(name)}", "Text(name)", "Divider()",
                "HStack(spacing:1){Text(total)}", "Text(total)",
            ])
    }

    @Test("of a property is one view, if the others may be what follows it") func properties() throws {
        let source = "VStack {\nheader\nif isShown { Text(a) }\nText(b).padding()\n}"
        let found = try all(source) {
            VStack {
                Text("1")
                Text("2")
                Text("3").padding()
            }
        }
        #expect(found[1] == "header" && found[2] == "Text(a)")
        #expect(found[3] == ".padding()" && found[4] == "Text(b)")
    }

    @Test("of a property is one view, if the others may be those of a loop beside it") func besideLoops() throws {
        let source = """
            VStack {
            header
            ForEach(0..<3, id: \\.self) { n in
            HStack { badge(n); title(n) }.frame(width: 50).styled().padding(4).card().clipped()
            }
            }
            """
        let places = try all(source) {
            VStack {
                HStack { Text("h") }.padding(2)
                ForEach(0..<3, id: \.self) { n in
                    HStack {
                        Text("\(n)")
                        Text("t")
                    }
                    .padding(3).frame(width: 50).padding(1).offset(x: 1)
                }
            }
        }
        // The header's are its modifier, its HStack and its Text.
        #expect(places[1...3].allSatisfy { $0 == "header" })
        #expect(!places.dropFirst(4).contains("header"), "\(places)")
    }

    @Test("of a modifier is none if another one may have made the view") func modifiersOfOneKind() throws {
        let found = try all("Text(a).padding(4).card()") { Text("a").padding(4).padding(8) }
        #expect(found == [nil, nil, "Text(a)"])
    }

    @Test("of the parts of a control is its call, and of its label the label’s") func labels() throws {
        let source = "VStack {\nButton { save() } label: { Text(name).padding(3) }\nToggle(words, isOn: $isOn)\n}"
        let found = try all(source) {
            VStack {
                Button {
                } label: {
                    Text("Save").padding(3)
                }.buttonStyle(.bordered)
                Toggle("Loud", isOn: .constant(true))
            }
        }
        #expect(found.contains("Text(name)") && found.contains(".padding(3)"))
        #expect(found.allSatisfy { $0 != nil && $0 != "save()" })
        #expect(found.last == "Toggle(words,isOn:$isOn)")
    }

    @Test("of rows of a form is what makes them, whatever its section") func sections() throws {
        let source = """
            Form {
                Section("Sound") { Toggle("Loud", isOn: $isLoud) }
                Section { Label("Help", systemImage: "star") } footer: { Text(words) }
            }
            """
        let found = try all(source) {
            Form {
                Section("Sound") { Toggle("Loud", isOn: .constant(true)) }
                Section {
                    Label("Help", systemImage: "star")
                } footer: {
                    Text("Ask.")
                }
            }
        }
        #expect(found.allSatisfy { $0 != nil })
        #expect(found.contains("Text(words)") && found.contains("Label(\"Help\",systemImage:\"star\")"))
        #expect(!found.contains { $0?.hasPrefix("Section{") == true && $0?.contains("Help") == false })
    }

    @Test("is not found if it is ambiguous") func unclear() throws {
        #expect(try source(of: "Text “x”", "Text(a)\nText(b)") { Text("x") } == nil)
    }
}
