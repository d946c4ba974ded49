import Foundation
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("Alt text of a screen’s structure")
struct StructureAltTextTests {
    private func altText<V: View>(@ViewBuilder _ view: () -> V) -> [String]? {
        FigurePart.structureAltText(of: layout(393, 600, view), .structure, FigureSelection())
    }

    @Test("names the views of the screen, and nothing that only wraps them or that a control is made of")
    func screen() {
        let sentences = altText {
            NavigationStack {
                VStack(spacing: 10) {
                    Button("Go") {}.buttonStyle(.borderedProminent)
                    HStack(spacing: 10) {
                        bar(40)
                        bar(40)
                    }
                    .padding(8).background(Color.gray)
                }
                .navigationTitle("Trip")
            }
        }
        #expect(
            sentences == [
                "NavigationStack holds 2 views: VStack, 106 × 70 at 143.5, 313; navigation bar, 393 × 96 at 0, 0.",
                "VStack holds 2 views: Button “Go”, 44 × 24 at 31, 0; padded HStack, 106 × 36 at 0, 34, "
                    + "with Color .gray behind it.",
                "The navigation bar holds Text “Trip”, 40 × 10 at 16, 78.",
                "HStack holds 2 views: 2 times Color .red, 40 × 20, from 0, 0 to 50, 0.",
            ], "\(sentences ?? [])")
    }

    @Test("counts every row, also those of which it has nothing to tell but a control")
    func rows() {
        let sentences = altText {
            List {
                LabeledContent("Version", value: "1.4")
                Text("Licenses")
                Toggle("Beta", isOn: .constant(true))
            }
        }
        #expect(
            sentences?.dropFirst().map { $0.prefix { $0 != "," } } == [
                "The first row holds LabeledContent “Version”", "The second row holds Text “Licenses”",
                "The third row holds Toggle “Beta”",
            ], "\(sentences ?? [])")
    }

    @Test("tells the words of tabs and of an alert")
    func words() {
        let tabs = altText {
            TabView {
                bar(40).tabItem { Text("Mail") }
                bar(40).tabItem { Text("Me") }
            }
        }
        #expect(
            tabs?.joined().contains("tab “Mail”") == true && tabs?.joined().contains("tab “Me”") == true,
            "\(tabs ?? [])")
        let alert = altText {
            bar(40).alert("Delete?", isPresented: .constant(true)) {
                Button("OK") {}
            } message: {
                Text("For good.")
            }
        }
        #expect(alert?.joined().contains("alert “Delete?”, “For good.”, “OK”") == true, "\(alert ?? [])")
    }

    @Test("says what a lone text says")
    func text() {
        #expect(altText { Text("Hello").padding() } == ["The Text says “Hello”."])
        #expect(altText { Button("Go") {} } == ["The Button says “Go”."])
        #expect(
            altText { ContentUnavailableView("None", systemImage: "tray", description: Text("Try again.")) }
                == ["The ContentUnavailableView says “None” and “Try again.”."])
    }

    @Test("a background, an overlay and a safe area inset are told of the view that they are of, not of what is in it")
    func owners() {
        let page =
            (altText {
                ScrollView {
                    VStack {
                        Text("One")
                        Text("Two")
                    }
                }
                .safeAreaInset(edge: .bottom) { Text("Bar") }
                .background(Color.yellow)
            } ?? []).joined(separator: " ")
        #expect(page.contains("Behind ScrollView is Color .yellow, 30 × 600 at 0, 0"), "\(page)")
        #expect(page.contains("In the safe area inset of ScrollView is Text “Bar”, 30 × 10 at "), "\(page)")
        let card = altText {
            VStack {
                Text("One")
                Text("Two")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.yellow)
        }
        #expect(
            card?.contains { $0.hasPrefix("Behind the frame of VStack is Color .yellow, 393 × 600 at 0, 0") } == true,
            "\(card ?? [])")
        let sheet = altText {
            Color.red.sheet(isPresented: .constant(true)) {
                VStack {
                    Text("One")
                    Text("Two")
                }
                .presentationDetents([.height(180)]).presentationDragIndicator(.visible)
            }
        }
        #expect(sheet?.contains { $0.hasPrefix("Over the sheet is drag indicator") } == true, "\(sheet ?? [])")
    }

    @Test("a button of SwiftUI’s own is one, and a label without its words has its title")
    func titles() {
        let all =
            (altText {
                VStack {
                    EditButton()
                    Button("Compose", systemImage: "square.and.pencil") {}.labelStyle(.iconOnly)
                    Label("Inbox", systemImage: "tray").labelStyle(.iconOnly)
                    LabeledContent("Size") {
                        HStack {
                            TextField("W", text: .constant("120"))
                            Text("×")
                            TextField("H", text: .constant("80"))
                        }
                    }
                }
            } ?? []).joined(separator: " ")
        for words in [
            "EditButton “Edit”", "Button “Compose”", "Label “Inbox”", "LabeledContent “Size”, “120”, “×”, “80”",
        ] { #expect(all.contains(words), "\(all)") }
    }

    @Test("a list has all its rows, also those that are too far away to be laid out")
    func farRows() {
        let list = altText { List(0..<60) { Text("\($0)") } }
        #expect(list?.first?.contains("List holds 60 views, of which ") == true, "\(list?.first ?? "")")
    }

    @Test("counts what it leaves out")
    func limit() {
        let sentences = altText {
            VStack { ForEach(0..<60) { index in bar(CGFloat(index + 10)) } }
        }
        #expect(sentences?.last == "And 20 more views.", "\(sentences ?? [])")
    }

    @Test("is of figures alone that show the structure")
    func others() {
        let list = layout(100, 100) { Text("Hi") }
        #expect(FigurePart.structureAltText(of: list, .borders, FigureSelection()) == nil)
    }
}
