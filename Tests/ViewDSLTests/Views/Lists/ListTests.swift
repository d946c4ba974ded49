import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("A list is rows with insets, separators and headers")
struct ListTests {
    @Test("a row is 44 points high, its content 20 points inside a card 16 points from the edge")
    func rows() {
        let snapshot = layout(390, 800) {
            List {
                Text("abc").layoutLabel("a")
                Text("de").layoutLabel("b")
            }
        }
        #expect(snapshot.size == size(390, 800))
        #expect(snapshot.rows == [rect(16, 35, 358, 44), rect(16, 79, 358, 44)])
        #expect(snapshot.frame("a") == rect(36, 35 + 17, 30, 10))
        #expect(snapshot.frame("b") == rect(36, 79 + 17, 20, 10))
    }

    @Test("what stands for a section that does not compile is a section, whose row is none of the author's")
    func leftOutSection() {
        let snapshot = layout(390, 800) {
            List {
                Section { Text("abc") }
                _LeftOutSection("A.swift:1 does not compile")
                Text("de")
            }
        }
        #expect(snapshot.rows.count == 2)
        let section = snapshot.records.filter { $0.name == "Section" && $0.systemPart == .row }.map(\.frame)
        #expect(section.count == 1 && section[0].minY - snapshot.rows[0].maxY == 35)
        #expect(snapshot.issues.map(\.missingName) == ["Section"])
    }

    @Test("on a large phone the card is 20 points from the edge")
    func largePhone() {
        #expect(layout(430, 800) { List { Text("abc") } }.rows == [rect(20, 35, 390, 44)])
    }

    @Test("a section's header in a sidebar ends in a chevron unless it cannot be closed; elsewhere it has none")
    func sidebarHeaders() {
        let list = List {
            Section("a", isExpanded: .constant(true)) { Text("1") }
            Section("b", isExpanded: .constant(false)) { Text("1") }
            Section("c") { Text("1") }.collapsible(false)
            Section { Text("1") }
        }
        #expect(ControlLook(390, 800) { list.listStyle(.sidebar) }.strokes(of: .blue) == 2)
        #expect(ControlLook(390, 800) { list }.strokes(of: .blue) == 0)
    }

    @Test("a row grows with its content and 11 points above and below")
    func tallRow() {
        let snapshot = layout(390, 800) { List { fixed(50, 60, "a") } }
        #expect(snapshot.rows == [rect(16, 35, 358, 82)])
        #expect(snapshot.frame("a") == rect(36, 46, 50, 60))
    }

    @Test("a row of a switch, a stepper, a slider or segments is 44 points high, as a row of text")
    func controls() {
        func heights(_ list: some View) -> [CGFloat] { layout(390, 800) { list }.rows.map(\.height) }
        let row: CGFloat = 44
        #expect(
            heights(
                Form {
                    Toggle("a", isOn: .constant(true))
                    Stepper("a", value: .constant(1))
                    Slider(value: .constant(0.5))
                    Toggle("a", isOn: .constant(true)).labelsHidden()
                    Picker("a", selection: .constant(1)) {
                        Text("b").tag(1)
                        Text("c").tag(2)
                    }
                    .pickerStyle(.segmented)
                }) == [row, row, row, row, row])
        #expect(
            heights(
                Form {
                    HStack {
                        Text("a")
                        Slider(value: .constant(0.5))
                    }
                }) == [row])
        // The switch is 31 points high and has 5 points above and below, a label of 30 points has 11.
        #expect(heights(List { Toggle(isOn: .constant(true)) { fixed(10, 30) } }) == [52])
        #expect(
            heights(List { Toggle("a", isOn: .constant(true)) }.environment(\.defaultMinListRowHeight, 10)) == [41])
        #expect(
            heights(
                List {
                    Toggle("a", isOn: .constant(true))
                        .listRowInsets(EdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0))
                }) == [51])
        // In a stack a switch is a part of the row.
        #expect(heights(List { VStack { Toggle("a", isOn: .constant(true)) } }) == [53])
    }

    @Test("a separator below a text editor starts at the row's insets")
    func separatorOfEditor() {
        let snapshot = layout(390, 800) {
            List {
                TextEditor(text: .constant("a")).frame(height: 22)
                Text("b")
            }
        }
        #expect(snapshot.separators == [rect(36, 78, 338, 1)])
    }

    @Test("a separator below segments starts at the row's insets")
    func separatorOfSegments() {
        let snapshot = layout(390, 800) {
            List {
                Picker("a", selection: .constant(1)) {
                    Text("b").tag(1)
                    Text("c").tag(2)
                }
                .pickerStyle(.segmented)
                Text("d")
            }
        }
        #expect(snapshot.separators == [rect(36, 78, 338, 1)])
    }

    @Test("a text wraps inside the insets")
    func wrapping() {
        // 358 − 40 = 318 points hold 31 letters.
        let snapshot = layout(390, 800) {
            List { Text(verbatim: (0..<9).map { _ in "abcdefg" }.joined(separator: " ")).layoutLabel("a") }
        }
        #expect(snapshot.frame("a")?.height == 30)
        #expect(snapshot.rows.first?.height == 52)
    }

    @Test("of a list without a proposed height all rows are laid out")
    func idealHeight() {
        #expect(
            layout(390, nil) {
                List {
                    Text("a")
                    Text("b")
                }
            }.size == size(390, 35 + 2 * 44 + 17.5))
    }

    @Test("a header in capitals stands 38 points high above its rows, and a footer below them")
    func section() {
        let snapshot = layout(390, 800) {
            List {
                Section {
                    Text("abc")
                } header: {
                    Text("head").layoutLabel("header")
                } footer: {
                    Text("foot").layoutLabel("footer")
                }
                Section { Text("d") }
            }
        }
        #expect(snapshot.frame("header") == rect(36, 17.5 + 15, 40, 10))
        #expect(snapshot["header"]?.detail == "“HEAD”")
        let row: CGFloat = 17.5 + 15 + 10 + 7
        let next: CGFloat = row + 44 + 24 + 35
        #expect(snapshot.frame("footer") == rect(36, row + 51, 40, 10))
        #expect(snapshot["footer"]?.detail == "“foot”")
        #expect(snapshot.rows == [rect(16, row, 358, 44), rect(16, next, 358, 44)])
    }

    @Test("loose rows between sections make sections of their own")
    func looseRows() {
        let snapshot = layout(390, 800) {
            List {
                Text("a")
                Section { Text("b") }
                Text("c")
            }
        }
        let tops: [CGFloat] = [35, 35 + 79, 35 + 2 * 79]
        #expect(snapshot.rows.map(\.minY) == tops)
    }

    @Test("in the plain style rows reach from edge to edge, with lines around and between them")
    func plain() {
        let snapshot = layout(390, 800) {
            List {
                Text("a")
                Text("b").layoutLabel("b")
            }
            .listStyle(.plain)
        }
        #expect(snapshot.rows == [rect(0, 0, 390, 44), rect(0, 44, 390, 44)])
        #expect(snapshot.frame("b")?.minX == 20)
        #expect(snapshot.separators == [rect(20, 0, 370, 1), rect(20, 43, 370, 1), rect(20, 87, 370, 1)])
    }

    @Test("a separator starts at the row's first text and ends at the card's edge")
    func separators() {
        let snapshot = layout(390, 800) {
            List {
                HStack {
                    fixed(30, 10)
                    Text("a")
                }
                Text("b")
            }
        }
        #expect(snapshot.separators == [rect(74, 78, 300, 1)])
    }

    @Test("a text over another view is not the row's first")
    func separatorUnderOverlay() {
        let snapshot = layout(390, 800) {
            List {
                ForEach(0..<2, id: \.self) { index in
                    HStack(spacing: 10) {
                        Color.orange.frame(width: 30, height: 30).overlay { Text(verbatim: "\(index)") }
                        Text(verbatim: "ab")
                    }
                }
            }
        }
        #expect(snapshot.separators.map(\.minX) == [16 + 20 + 40])
    }

    @Test("an alignment guide moves the separator")
    func separatorGuide() {
        let snapshot = layout(390, 800) {
            List {
                Text("a").alignmentGuide(.listRowSeparatorLeading) { _ in -20 }
                Text("b")
            }
        }
        #expect(snapshot.separators == [rect(16, 78, 358, 1)])
    }

    @Test("a separator is hidden by the row above or the row below")
    func hiddenSeparators() {
        let snapshot = layout(390, 800) {
            List {
                Text("a")
                Text("b").listRowSeparator(.hidden, edges: .top)
                Text("c").listRowSeparator(.hidden, edges: .bottom)
                Text("d")
            }
        }
        let lines: [CGFloat] = [35 + 2 * 44 - 1]
        #expect(snapshot.separators.map(\.minY) == lines)
    }

    @Test("row insets replace the list's")
    func insets() {
        let snapshot = layout(390, 800) {
            List { Text("a").layoutLabel("a").listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 30, trailing: 0)) }
        }
        // 40 points of 44: the rest is divided above and below.
        #expect(snapshot.frame("a") == rect(21, 37, 10, 10))
    }

    @Test("a row's own background is as large as the row")
    func background() {
        let snapshot = layout(390, 800) { List { Text("a").listRowBackground(Color.red.layoutLabel("red")) } }
        #expect(snapshot.frame("red") == rect(16, 35, 358, 44))
    }

    @Test("the minimum height of rows is the environment's")
    func minHeight() {
        let snapshot = layout(390, 800) { List { Text("a") }.environment(\.defaultMinListRowHeight, 0) }
        #expect(snapshot.rows == [rect(16, 35, 358, 32)])
    }

    @Test("with spacing rows are cards without separators, and sections stand as far apart as set")
    func spacing() {
        let snapshot = layout(390, 800) {
            List {
                Section {
                    Text("a")
                    Text("b")
                }
                Section { Text("c") }
            }
            .listRowSpacing(10).listSectionSpacing(30)
        }
        let tops: [CGFloat] = [35, 89, 163]
        #expect(snapshot.rows.map(\.minY) == tops)
        #expect(snapshot.separators.isEmpty)
    }

    @Test("a link in a list has a chevron at its end, and a badge before that")
    func link() {
        let snapshot = layout(390, 800) {
            List { NavigationLink("abc") { Text("there") }.badge(12) }
        }
        let chevron = snapshot.records.first { $0.name == "Image" }
        #expect(chevron?.detail == "“chevron.right”")
        #expect(chevron?.frame.maxX == 354)
        let badge = snapshot.records.first { $0.detail == "“12”" }
        #expect(badge?.frame.maxX == (chevron?.frame.minX ?? 0) - 8)
        #expect(!snapshot.records.contains { $0.detail == "“there”" })
    }

    @Test("a link that is disabled is gray, with the icon of its label")
    func disabledLink() {
        func color(_ isDisabled: Bool) -> RGBA? {
            ControlLook(390, 600) {
                List { NavigationLink("abc") { Text("there") }.disabled(isDisabled) }
            }.color(of: "abc")
        }
        #expect(color(true) == Color.tertiaryLabel.resolved(.light))
        #expect(color(false) == Color.primary.resolved(.light))
    }

    @Test("in a row with a link the text has the room up to the chevron")
    func linkRoom() {
        let snapshot = layout(390, 800) {
            List { NavigationLink(destination: EmptyView()) { Color.red.layoutLabel("label") } }
        }
        let chevron = snapshot.records.first { $0.name == "Image" }
        #expect(snapshot.frame("label")?.maxX == (chevron?.frame.minX ?? 0) - 8)
    }

    @Test("a label's title starts 40 points after the row's insets")
    func label() {
        let snapshot = layout(390, 800) {
            List { Label("abc", systemImage: "star") }
        }
        #expect(snapshot.records.first { $0.role == .text }?.frame.minX == 76)
    }

    @Test("an open group's rows are indented by 20 points, a closed one's are not there")
    func disclosure() {
        let snapshot = layout(390, 800) {
            List {
                DisclosureGroup("open", isExpanded: .constant(true)) { Text("in").layoutLabel("inside") }
                DisclosureGroup("closed") { Text("no").layoutLabel("hidden") }
            }
        }
        #expect(snapshot.rows.count == 3)
        #expect(snapshot.frame("inside")?.minX == 56)
        #expect(snapshot["hidden"] == nil)
    }

    @Test("an outline shows its first level, or its root")
    func outline() {
        struct Node: Identifiable {
            let id: Int
            var inner: [Node]?
        }
        let nodes = [Node(id: 1, inner: [Node(id: 2)]), Node(id: 3)]
        let snapshot = layout(390, 800) { List(nodes, children: \.inner) { Text("\($0.id)") } }
        #expect(snapshot.records.filter { $0.role == .text }.map(\.detail) == ["“1”", "“3”"])
        let rooted = layout(390, 800) { OutlineGroup(nodes[0], children: \.inner) { Text("\($0.id)") } }
        #expect(rooted.records.filter { $0.role == .text }.map(\.detail) == ["“1”"])
        let named = layout(390, 800) { OutlineGroup(nodes[1], id: \.id, children: \.inner) { Text("\($0.id)") } }
        #expect(named.records.filter { $0.role == .text }.map(\.detail) == ["“3”"])
    }

    @Test("from right to left rows are mirrored")
    func mirrored() {
        let snapshot = layout(390, 800) {
            List {
                HStack {
                    fixed(30, 10)
                    Text("abc").layoutLabel("a")
                }
                Text("b")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(snapshot.frame("a")?.maxX == 316)
        #expect(snapshot.separators == [rect(16, 78, 300, 1)])
    }

    @Test("of 10,000 rows those outside any screen are not made, and those below the list not measured")
    func manyRows() {
        let snapshot = layout(390, 800) { List(0..<10_000) { Text("\($0)") } }
        // 35 + 17 · 44 = 783: the eighteenth row begins inside.
        #expect(snapshot.rows.count == 18)
        #expect(snapshot.measureCount < 400)
    }

    @Test("a stack inside a row is no list")
    func nesting() {
        let snapshot = layout(390, 800) {
            List {
                VStack {
                    Section("head") { Text("a") }
                    ForEach(0..<3) { Text("\($0)") }
                }
            }
        }
        #expect(snapshot.rows.count == 1)
        #expect(snapshot.records.first { $0.role == .text }?.detail == "“head”")
    }

    @Test("a form is an inset grouped list")
    func form() {
        #expect(layout(390, 800) { Form { Text("a") }.listStyle(.plain) }.rows == [rect(16, 35, 358, 44)])
    }

    @Test("nothing in a list, infinite insets and no room are all well")
    func edges() {
        #expect(layout(390, 800) { List {} }.size == size(390, 800))
        #expect(layout(0, 0) { List { Text("a") } }.size == .zero)
        let bad = EdgeInsets(top: .nan, leading: .infinity, bottom: 0, trailing: 0)
        #expect(layout(390, 800) { List { Text("a").listRowInsets(bad) } }.rows == [rect(16, 35, 358, 44)])
    }
    @Test("a control with several views in its label is one row")
    func joinedLabels() {
        let snapshot = layout(390, 800) {
            List {
                Button {
                } label: {
                    Text("a")
                    Text("b")
                }
                NavigationLink(destination: EmptyView()) {
                    Text("a")
                    Text("b")
                }
                DisclosureGroup {
                } label: {
                    Text("a")
                    Text("b")
                }
            }
        }
        #expect(snapshot.rows.map(\.height) == [44, 44, 44])
    }

    @Test("rows are apart by the spacing asked for, not the header and its first row")
    func rowSpacing() {
        let snapshot = layout(390, 800) {
            List { Section("head") { ForEach(0..<4) { Text("\($0)") } } }.listRowSpacing(10)
        }
        let rows = snapshot.rows
        #expect(zip(rows, rows.dropFirst()).map { $1.minY - $0.maxY } == [10, 10, 10])
        #expect(rows.first?.minY == snapshot.records.first { $0.name == "section header" }?.frame.maxY)
    }
}

@Suite("Elements at offsets")
struct CollectionOffsetTests {
    @Test("are removed together, and those beyond the end ignored")
    func remove() {
        var letters = Array("abcde")
        letters.remove(atOffsets: [1, 3, 9])
        #expect(letters == Array("ace"))
    }

    @Test(
        "are moved together to before another",
        arguments: [
            ([0], 3, "bcade"), ([1, 3], 0, "bdace"), ([4], 9, "abcde"), ([0, 9], 5, "bcdea"),
        ] as [([Int], Int, String)])
    func move(source: [Int], target: Int, result: String) {
        var letters = Array("abcde")
        letters.move(fromOffsets: IndexSet(source), toOffset: target)
        #expect(String(letters) == result)
    }
}

extension LayoutSnapshot {
    fileprivate var rows: [CGRect] { records.filter { $0.name == "row" }.map(\.frame) }
    fileprivate var separators: [CGRect] { records.filter { $0.name == "separator" }.map(\.frame) }
}
