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

    @Test("on a large phone the card is 20 points from the edge")
    func largePhone() {
        #expect(layout(430, 800) { List { Text("abc") } }.rows == [rect(20, 35, 390, 44)])
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
