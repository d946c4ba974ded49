import Foundation
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("What views hold, in alt text")
struct AltTextViewsTests {
    private func altText<V: View>(_ width: CGFloat = 393, @ViewBuilder _ view: () -> V) -> [String] {
        FigurePart.structureAltText(of: layout(width, 600, view), .structure, FigureSelection()) ?? []
    }

    // MARK: What counts

    @Test("lines, bars and spacers are among the views that a stack holds")
    func thin() {
        let stack = altText {
            VStack(spacing: 0) {
                Text("Title")
                Divider()
                HStack(spacing: 0) {
                    Text("8°")
                    Spacer()
                    Color.orange.frame(width: 80, height: 4)
                    Text("17°")
                }
            }
        }
        #expect(stack.first?.contains("3 views: Text “Title”") == true, "\(stack)")
        #expect(stack.first?.contains("; Divider, 393 × ") == true, "\(stack)")
        #expect(
            stack.last
                == "HStack holds 4 views: Text “8°”, 20 × 10 at 0, 0; Spacer, 263 wide; "
                + "Color .orange, 80 × 4 at 283, 3; Text “17°”, 30 × 10 at 363, 0.", "\(stack)")
    }

    @Test("views that are covered, that fill their container or have no size are counted")
    func unseen() {
        let layers = altText {
            ZStack {
                Text("Under")
                Color.red.frame(width: 100, height: 60)
                Color.green.frame(width: 60, height: 60)
            }
        }
        #expect(
            layers == [
                "ZStack holds 3 views: Text “Under”, 50 × 10, covered at 25, 25; Color .red, 100 × 60 at 0, 0; "
                    + "Color .green, 60 × 60 at 20, 0."
            ], "\(layers)")
        let row = altText {
            HStack(spacing: 10) {
                Text("A")
                Color.red.frame(width: 0, height: 30)
                Text("B").hidden()
            }
        }
        #expect(
            row == [
                "HStack holds 3 views: Text “A”, 10 × 10 at 0, 10; Color .red, 0 × 30 at 20, 0; "
                    + "Text “B”, 10 × 10, invisible at 30, 10."
            ], "\(row)")
    }

    @Test("a container with several views is not taken for one of them")
    func containers() {
        let battery = altText {
            HStack(spacing: 2) {
                ZStack(alignment: .leading) {
                    Color.gray
                    Color.green.frame(width: 34).padding(3)
                }
                .frame(width: 60, height: 28)
                Color.gray.frame(width: 3, height: 10)
            }
        }
        #expect(
            battery == [
                "HStack holds 2 views: ZStack, 60 × 28 at 0, 0; Color .gray, 3 × 10 at 62, 9.",
                "ZStack holds 2 views: Color .gray, 60 × 28 at 0, 0; padded Color .green, 40 × 28 at 0, 0.",
            ], "\(battery)")
        let pushed = altText {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Spacer()
                    Text("Middle")
                    Spacer()
                }
                Text("End")
            }
        }
        #expect(pushed.first?.contains("2 views: HStack, 393 × 10 at 0, 0; Text “End”") == true, "\(pushed)")
        #expect(pushed.last?.contains("3 views: Spacer, 166.5 wide; Text “Middle”") == true, "\(pushed)")
    }

    @Test("spacers do not take the place of views that are described one by one")
    func limit() {
        let rows = altText {
            VStack {
                ForEach(0..<40) { index in
                    bar(CGFloat(index + 10))
                    Spacer()
                }
            }
        }
        #expect(rows.count == 1 && rows[0].hasPrefix("VStack holds 80 views: "), "\(rows)")
    }

    // MARK: Places

    @Test("what a row’s stack holds has its place in the row")
    func rows() {
        let rows = altText {
            List {
                HStack(spacing: 0) {
                    Text("Storage")
                    Spacer()
                    Text("4 GB")
                }
                Label("Inbox", systemImage: "tray")
            }
        }
        #expect(rows[1].hasPrefix("The first row holds 3 views: Text “Storage”, 70 × 10 at 20, "), "\(rows)")
        #expect(rows[2].hasPrefix("The second row holds Label “Inbox”"), "\(rows)")
    }

    @Test("what a view of the author’s holds has its place in that view, with its padding")
    func named() {
        let card = altText {
            VStack(spacing: 0) {
                Card()
                Text("End")
            }
        }
        #expect(
            card.last == "Card holds 2 views: Color .red, 40 × 20 at 12, 12; Color .green, 40 × 20 at 12, 32.",
            "\(card)")
    }

    private struct Card: View {
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 40, height: 20)
                Color.green.frame(width: 40, height: 20)
            }
            .padding(12)
        }
    }

    // MARK: Controls

    @Test("controls that are rows are told as controls")
    func controls() {
        let form = altText {
            Form {
                Slider(value: .constant(0.5))
                Picker("Tip", selection: .constant(1)) {
                    Text("0%").tag(0)
                    Text("10%").tag(1)
                }
                .pickerStyle(.segmented)
            }
        }
        #expect(form[1].hasPrefix("The first row holds Slider, 321 × "), "\(form)")
        #expect(form[2].hasPrefix("The second row holds Picker “0%”, “10%”, 321 × "), "\(form)")
    }

    @Test("a control holds what its author put into it, also thin views, and not its own lines")
    func contents() {
        let box = altText {
            GroupBox("Backup") { ProgressView(value: 0.5) }.padding()
        }
        #expect(box.contains { $0.contains("; ProgressView, ") }, "\(box)")
        let group = altText {
            VStack {
                Text("Edit")
                ControlGroup { ForEach(["Cut", "Copy"], id: \.self) { Button($0) {} } }
            }
        }
        #expect(group.last?.hasPrefix("ControlGroup holds 2 views: ") == true, "\(group)")
    }

    // MARK: Layers

    @Test("what is over or behind a view is told, if it has words, a color or a place of its own")
    func layers() {
        let row = altText {
            HStack(spacing: 0) {
                Color.gray.frame(width: 50, height: 50).overlay(alignment: .topTrailing) { Text("99") }
                Text("A").padding(10).background(Color.yellow)
                Text("B").padding(10).background(.red, in: .rect(cornerRadius: 4))
            }
        }
        #expect(
            row == [
                "HStack holds 3 views: Color .gray, 50 × 50 at 0, 0, with Text “99” of 20 × 10 over it; "
                    + "padded Text “A”, 30 × 30 at 50, 10, with Color .yellow behind it; padded Text “B”, 30 × 30 at 80, 10."
            ], "\(row)")
        let marked = altText {
            VStack(spacing: 0) {
                Text("Contract")
                Text("Draft")
            }
            .padding(10).background { Text("DRAFT") }
        }
        #expect(marked.dropFirst() == ["Behind the padded VStack is Text “DRAFT”, 50 × 10 at 25, 15."], "\(marked)")
        let list = altText {
            List { Text("Item") }
                .overlay(alignment: .top) { Text("Offline") }
        }
        #expect(list.dropFirst().first == "Over List is Text “Offline”, 70 × 10 at 161.5, 0.", "\(list)")
    }

    @Test("views over another are held by their own stack, and not by the view below")
    func overlaid() {
        let chart = altText {
            VStack(spacing: 0) {
                Text("Week")
                Color.indigo.frame(height: 100).overlay {
                    HStack(spacing: 0) {
                        Text("Mo")
                        Text("Tu")
                    }
                    .padding(8)
                }
            }
        }
        #expect(chart.first?.hasSuffix(", with padded HStack of 56 × 26 over it.") == true, "\(chart)")
        #expect(
            chart.last == "HStack holds 2 views: Text “Mo”, 20 × 10 at 0, 0; Text “Tu”, 20 × 10 at 20, 0.", "\(chart)")
    }

    @Test("a mask is told")
    func mask() {
        let masked = altText { Color.red.frame(width: 100, height: 40).mask { Text("HI") } }
        #expect(masked == ["Color is seen only through Text “HI”, 20 × 10 at 40, 15."], "\(masked)")
    }

    // MARK: Bars and screens

    @Test("the items of bars and what is in a safe area inset are told")
    func bars() {
        let screen = altText {
            NavigationStack {
                ScrollView { Text("Body") }
                    .safeAreaInset(edge: .bottom) {
                        HStack(spacing: 0) {
                            Text("12 words")
                            Spacer()
                            Button("Done") {}
                        }
                    }
                    .toolbar {
                        ToolbarItem(placement: .bottomBar) { Button("Filter") {} }
                        ToolbarItem(placement: .principal) {
                            VStack {
                                Text("Note")
                                Text("Edited")
                            }
                        }
                    }
                    .navigationBarTitleDisplayMode(.inline)
            }
        }
        let all = screen.joined(separator: " ")
        #expect(all.contains("ScrollView, 393 × ") && !all.contains("safeAreaInset"), "\(screen)")
        #expect(all.contains(", with HStack of 393 × 10 in its safe area inset; "), "\(screen)")
        #expect(all.contains("HStack holds 3 views: Text “12 words”"), "\(screen)")
        #expect(all.contains("The bottom bar holds Button “Filter”"), "\(screen)")
        #expect(all.contains("The navigation bar holds VStack, "), "\(screen)")
        #expect(all.contains("VStack holds 2 views: Text “Note”"), "\(screen)")
        let list = altText { List { Text("Item") }.safeAreaInset(edge: .bottom) { Text("3 selected") } }
        #expect(list.contains { $0.hasPrefix("In the safe area inset of List is Text “3 selected”") }, "\(list)")
    }

    @Test("a paged view holds its page, and a screen what is presented over it")
    func screens() {
        let pages = altText {
            TabView {
                Text("One")
                Text("Two")
            }
            .tabViewStyle(.page)
        }
        #expect(pages.first?.hasPrefix("TabView holds 2 views: Text “One”") == true, "\(pages)")
        let cover = altText {
            Text("Under").fullScreenCover(isPresented: .constant(true)) {
                VStack(spacing: 0) {
                    Text("Full")
                    Text("Screen")
                }
            }
        }
        #expect(
            cover == ["VStack holds 2 views: Text “Full”, 40 × 10 at 10, 0; Text “Screen”, 60 × 10 at 0, 10."],
            "\(cover)")
    }
}
