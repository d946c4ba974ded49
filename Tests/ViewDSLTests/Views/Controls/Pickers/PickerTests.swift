import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Pickers")
struct PickerTests {
    private enum Flavor: String, CaseIterable, Identifiable {
        case lime, mint
        var id: Self { self }
    }

    @MainActor private final class Counter {
        private(set) var count = 0
        func note(_ number: Int) { count = number }
    }

    private func chosen(@ViewBuilder _ picker: () -> some View) -> [String] { ControlLook(200, nil, picker).texts }

    @Test("a picker finds its choice by tag, by identity in a ForEach, and by either as an optional")
    func choice() {
        #expect(
            chosen {
                Picker("l", selection: .constant(2)) {
                    Text("a").tag(1)
                    Text("b").tag(2)
                }
            } == ["b"])
        #expect(
            chosen {
                Picker("l", selection: .constant(Flavor.mint)) { ForEach(Flavor.allCases) { Text($0.rawValue) } }
            } == ["mint"])
        #expect(
            chosen {
                Picker("l", selection: .constant(Flavor.mint.rawValue)) {
                    ForEach(Flavor.allCases) { Text("x" + $0.rawValue).tag($0.rawValue) }
                }
            } == ["xmint"])
        #expect(
            chosen {
                Picker("l", selection: .constant(Flavor?.some(.mint))) {
                    Text("none").tag(Flavor?.none)
                    ForEach(Flavor.allCases) { Text($0.rawValue).tag(Optional($0)) }
                }
            } == ["mint"])
        #expect(
            chosen {
                Picker("l", selection: .constant(Flavor?.none)) {
                    Text("none").tag(Flavor?.none)
                    Text("lime").tag(Flavor.lime)
                }
            } == ["none"])
        #expect(
            chosen { Picker("l", selection: .constant(Int?.some(1))) { ForEach(0..<3) { Text("\($0)") } } } == ["1"])
    }

    @Test("the numbers of a range are counted from 0, unless they have identities")
    func range() {
        func texts(@ViewBuilder _ choices: () -> some View) -> [String] {
            ControlLook { Picker("label", selection: .constant(2), content: choices).pickerStyle(.menu) }.texts
        }
        #expect(texts { ForEach(2..<9) { Text("\($0)") } } == ["4"])
        #expect(texts { ForEach(2..<9, id: \.self) { Text("\($0)") } } == ["2"])
    }

    @Test("a disabled menu in a row is gray, value and all")
    func disabledMenu() {
        let look = ControlLook {
            Picker("label", selection: .constant(1)) { Text("a").tag(1) }.disabled(true).environment(\.isListRow, true)
        }
        #expect(look.color(of: "label") == Color.tertiaryLabel.resolved(.light))
        #expect(look.color(of: "a") == Color.tertiaryLabel.resolved(.light))
    }

    @Test("a label that is the value of a menu in a row is no label of a row")
    func labelAsValue() {
        func width(_ view: some View) -> CGFloat? {
            let frames = layout(390, 800) { view }.records.filter { ["Image", "Text"].contains($0.name) }.map(\.frame)
            guard frames.count > 1 else { return nil }
            return frames[frames.count - 1].minX - frames[frames.count - 2].maxX
        }
        let label = Label("b", systemImage: "star")
        let plain = width(label)
        #expect(plain != nil)
        #expect(
            width(
                Form {
                    Picker(selection: .constant(1)) {
                        label.tag(1)
                    } label: {
                    }.unfoldsControls()
                }) == plain)
        #expect(width(Form { label }) != plain)
    }

    @Test("code written for UIKit may color segments, which holds for one layout")
    func segmentAppearance() {
        struct Page: View {
            init() {
                let proxy = UISegmentedControl.appearance()
                proxy.selectedSegmentTintColor = .systemRed
                proxy.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
            }
            var body: some View { Segments() }
        }
        struct Segments: View {
            var body: some View {
                Picker("label", selection: .constant(1)) {
                    Text("a").tag(1)
                    Text("b").tag(2)
                }
                .pickerStyle(.segmented)
            }
        }
        let look = ControlLook { Page() }
        #expect(look.fills(of: .red).count == 1)
        #expect(look.color(of: "a") == Color.white.resolved(.light))
        #expect(look.color(of: "b") == Color.primary.resolved(.light))
        #expect(ControlLook { Segments() }.fills(of: .red).isEmpty)
    }

    @Test("without a choice of that value, or without choices, nothing is chosen")
    func noChoice() {
        #expect(chosen { Picker("l", selection: .constant(3)) { Text("a").tag(1) } }.isEmpty)
        #expect(chosen { Picker("l", selection: .constant(3)) {} }.isEmpty)
        #expect(layout(200, nil) { Picker("l", selection: .constant(3)) {}.pickerStyle(.segmented) }.size.height == 32)
        #expect(layout(200, nil) { Picker("l", selection: .constant(3)) {}.pickerStyle(.wheel) }.size.height == 216)
    }

    @Test("one choice for several values is shown if they agree")
    func sources() {
        struct Item { var flavor: Binding<Int> }
        func texts(_ values: Int...) -> [String] {
            let items = values.map { Item(flavor: .constant($0)) }
            return chosen {
                Picker("l", sources: items, selection: \.flavor) {
                    Text("a").tag(1)
                    Text("b").tag(2)
                }
            }
        }
        #expect(texts(2, 2) == ["b"])
        #expect(texts(1, 2).isEmpty)
    }

    @Test("a menu is its choice with two arrows, in the tint, padded as a bordered button; in a row it shows its label")
    func menu() {
        let menu = ControlLook { Picker("label", selection: .constant(1)) { Text("abc").tag(1) }.tint(.green) }
        #expect(menu.texts == ["abc"])
        #expect(menu.color(of: "abc") == Color.green.resolved(.light))
        #expect(menu.strokes(of: .green) == 1)
        #expect(abs(menu.snapshot.size.width - (12 + 30 + 5 + 7.2 + 12)) < 0.001)
        #expect(menu.snapshot.size.height == 26)
        let row = ControlLook {
            Picker("label", selection: .constant(1)) { Text("abc").tag(1) }.environment(\.isListRow, true)
        }
        #expect(row.texts == ["label", "abc"])
        #expect(row.snapshot.size.width == 200)
        #expect(row.color(of: "abc") == Color.secondary.resolved(.light))
    }

    @Test("segments are equally wide in the width proposed, or as wide as the widest; 32 points high")
    func segmented() {
        func picker(_ width: CGFloat?) -> LayoutSnapshot {
            layout(width, nil) {
                Picker("label", selection: .constant(2)) {
                    Text("a").tag(1).layoutLabel("first")
                    Text("abcd").tag(2).layoutLabel("second")
                }
                .pickerStyle(.segmented)
            }
        }
        #expect(picker(200).size == size(200, 32))
        #expect(picker(nil).size == size(2 * 60, 32))
        #expect(picker(200).frame("first")?.midX == 50)
        #expect(picker(200).frame("second")?.midX == 150)
        let look = ControlLook {
            Picker("label", selection: .constant(2)) {
                Text("a").tag(1)
                Text("b").tag(2)
            }
            .pickerStyle(SegmentedPickerStyle())
        }
        #expect(look.texts == ["a", "b"])
        #expect(look.fills(of: .white) == [rect(102, 2, 96, 28)])
    }

    @Test("a wheel is 216 points high, fills the width proposed, and resolves only the rows that can be seen")
    func wheel() {
        let look = ControlLook {
            Picker("label", selection: .constant(500)) { ForEach(0..<10_000) { Text("\($0)") } }.pickerStyle(.wheel)
        }
        #expect(look.snapshot.size == size(200, 216))
        #expect(look.texts == (496...504).map { "\($0)" })
        #expect(layout(nil, nil) { Picker("l", selection: .constant(1)) {}.pickerStyle(.wheel) }.size == size(320, 216))
    }

    @Test("an inline picker is rows of its list, and a wheel elsewhere")
    func inline() {
        func picker() -> some View {
            Picker("label", selection: .constant(2)) {
                Text("a").tag(1)
                Text("b").tag(2)
            }.pickerStyle(.inline)
        }
        #expect(layout(200, nil) { picker() }.size.height == 216)
        let rows = ControlLook { VStack(spacing: 0) { picker() }.environment(\.isListRow, true).tint(.green) }
        #expect(rows.texts == ["label", "a", "b"])
        #expect(rows.strokes(of: .green) == 1)
    }

    @Test("a container sees a picker as one view, an inline one in a list as its rows")
    func rows() {
        func count<S: PickerStyle>(_ style: S) -> Int {
            let seen = Counter()
            _ = layout(200, nil) {
                Group(
                    subviews: Picker("label", selection: .constant(2)) {
                        Text("a").tag(1)
                        Text("b").tag(2)
                    }
                ) { subviews in
                    let _ = seen.note(subviews.count)
                    ForEach(subviews) { $0 }
                }
                .pickerStyle(style)
                .environment(\.isListRow, true)
            }
            return seen.count
        }
        #expect(count(.menu) == 1)
        #expect(count(.segmented) == 1)
        #expect(count(.inline) == 3)
    }

    @Test("a picker that leads elsewhere shows its label and choice")
    func navigationLink() {
        let look = ControlLook {
            Picker("label", selection: .constant(2)) {
                Text("a").tag(1)
                Text("b").tag(2)
            }
            .pickerStyle(.navigationLink)
        }
        #expect(look.texts == ["label", "b"])
        #expect(look.snapshot.size.width == 200)
    }
}
