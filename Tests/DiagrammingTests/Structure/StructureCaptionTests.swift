import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The words of a screen’s structure")
struct StructureCaptionTests {
    private func scene<V: View>(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> V) -> FigureScene {
        FigureScene(layout(width, height, view), annotations: .structure, style: .light)
    }

    @Test("say which guide decides, and who sets it; the picture has its line")
    func guides() {
        func column(_ guide: CGFloat?) -> FigureScene {
            scene(300, 100) {
                VStack(alignment: .leading, spacing: 8) {
                    bar(80)
                    bar(200).alignmentGuide(.leading) { guide ?? $0[.leading] }
                    bar(120)
                }
            }
        }
        #expect(
            column(150).structureCaption()?.hasSuffix("8 apart, aligned on .leading, which the second sets to 150.")
                == true)
        #expect(!column(150).views(with: .alignmentLines).isEmpty)
        let plain = scene(300, 100) {
            VStack(alignment: .leading, spacing: 8) {
                bar(80)
                bar(200)
            }
        }
        #expect(plain.structureCaption()?.contains("aligned") == false && plain.views(with: .alignmentLines).isEmpty)
    }

    @Test("name what is in a safe area inset with the size of that very view, also inside a navigation stack")
    func insets() throws {
        let inside = scene(320, 600) {
            NavigationStack {
                List { ForEach(0..<40, id: \.self) { Text("\($0)") } }
                    .navigationTitle("Numbers")
                    .safeAreaInset(edge: .bottom) { bar(40).padding(10) }
            }
        }
        let words = try #require(inside.structureCaption())
        #expect(words.contains("with a padded Color of 60 × 40 in its safe area inset"), "\(words)")
        let structure = try #require(inside.structure)
        #expect(structure.labeled.contains { structure.groups[$0].name == "padded Color" })
    }

    @Test("enter the screen of a tab, and the view of the author's in it")
    func nestedScreens() {
        struct Shelf: View {
            var body: some View {
                ScrollView {
                    ForEach(0..<4, id: \.self) { _ in
                        HStack {
                            bar(40)
                            bar(50)
                        }
                    }
                }
            }
        }
        let words = structureCaption(393, 700) {
            TabView {
                NavigationStack { Shelf().navigationTitle("Shelf") }.tabItem { Text("Shelf") }
                Text("Search").tabItem { Text("Search") }
            }
        }
        #expect(words.contains("a NavigationStack of a navigation bar and a Shelf with four HStacks"), "\(words)")
    }

    @Test("say the sizes of views beside each other in a row, whose brackets would be on each other")
    func rows() {
        func scene(_ annotations: Annotations) -> FigureScene {
            let rows = layout(300, 300) {
                VStack {
                    ForEach(0..<3) { _ in
                        HStack {
                            bar(40)
                            Circle().frame(width: 30, height: 30)
                        }
                    }
                }
            }
            return FigureScene(rows, annotations: annotations, style: .light)
        }
        let words = "The first HStack holds a Color of 40 × 20 and a Circle of 30 × 30."
        #expect(scene([.structure, .sizes]).structureCaption()?.contains(words) == true)
        #expect(scene([.structure, .sizes]).structure?.groups.map(\.name) == ["HStack"])
        #expect(scene(.structure).structureCaption()?.contains("holds") == false)
    }

    @Test("name a paged TabView, and layers from back to front")
    func pagesAndLayers() {
        let pages = structureCaption(300, 300) {
            VStack {
                TabView {
                    Color.red
                    Color.blue
                }
                .tabViewStyle(.page).frame(height: 100)
                bar(40)
            }
        }
        #expect(pages.contains("stacks a TabView (page 1 of 2) and a Color"), "\(pages)")
        let second = structureCaption(300, 300) {
            TabView(selection: .constant(1)) {
                Color.red.tag(0)
                Text("Two").tag(1)
            }
            .tabViewStyle(.page)
        }
        #expect(second == "The TabView shows the second of two pages, a Text.")
        let wide = structureCaption(300, 300) { TabView { ForEach(0..<2) { _ in bar(500) } }.tabViewStyle(.page) }
        #expect(wide == "The TabView shows the first of two pages, a Color.", "\(wide)")
        struct Ruler: View {
            var body: some View { GeometryReader { _ in bar(20) } }
        }
        let layers = structureCaption(300, 300) {
            ZStack {
                VStack {
                    bar(30)
                    HStack {
                        bar(40)
                        Circle()
                    }
                }
                Ruler()
            }
        }
        #expect(layers.contains("layers a VStack of a Color and an HStack, then a Ruler"), "\(layers)")
    }

    @Test("say the columns of a grid, and controls’ names whatever their styles are made of")
    func gridsAndStyles() {
        let grid = structureCaption(300, 300) {
            LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) { ForEach(0..<8) { _ in bar(40) } }
        }
        #expect(grid.contains("holds eight Colors in three columns"), "\(grid)")
        struct Plain: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label
                    configuration.content
                }
            }
        }
        let boxes = VStack {
            GroupBox("One") { bar(40) }
            bar(20)
        }
        let untitled = structureCaption(300, 300) {
            VStack {
                GroupBox {
                    VStack {
                        bar(40)
                        bar(50)
                    }
                }
                bar(20)
            }
        }
        #expect(untitled.contains("stacks a GroupBox and a Color"), "\(untitled)")
        for words in [
            structureCaption(300, 300) { boxes }, structureCaption(300, 300) { boxes.groupBoxStyle(Plain()) },
        ] {
            #expect(words.contains("stacks a GroupBox and a Color"), "\(words)")
        }
    }

    @Test("name the view that holds the others, on a ground in layers")
    func ground() {
        let words = structureCaption(320, 600) {
            NavigationStack {
                ZStack {
                    Color.yellow.ignoresSafeArea()
                    VStack {
                        bar(200)
                        Circle()
                        bar(100)
                    }
                }
            }
        }
        #expect(words.contains("a VStack of a Color, a Circle and a Color"), "\(words)")
        let two = structureCaption(320, 600) {
            NavigationStack {
                ZStack {
                    Circle().frame(width: 300, height: 100)
                    VStack {
                        bar(200)
                        Circle()
                    }
                }
            }
        }
        #expect(two.contains("a ZStack of a Circle and a VStack"), "\(two)")
    }

    @Test("name the stacked view, not what is in it, and the picture marks it")
    func stacked() throws {
        let column = scene(300, 200) {
            VStack(spacing: 8) {
                HStack {
                    VStack {
                        bar(40)
                        bar(50)
                    }
                    Spacer()
                }
                Color.gray.frame(height: 60)
            }
        }
        #expect(column.structureCaption()?.contains("stacks an HStack and a Color") == true)
        let structure = try #require(column.structure)
        #expect(structure.groups.map(\.name) == ["HStack", "Color"])
    }

    @Test("siblings of one size in their stack are marked at that size, whatever the order of their modifiers")
    func oneLevel() throws {
        let column = scene(300, 300) {
            VStack(spacing: 16) {
                Text("a").padding().frame(width: 240, height: 80).background(Color.yellow)
                Text("a").padding().background(Color.yellow).frame(width: 240, height: 80)
            }
        }
        #expect(column.structureCaption()?.contains("stacks two Texts, 16 apart.") == true)
        let group = try #require(column.structure?.groups.first)
        #expect(group.name == "frame of Text" && column.views.commonSize(group.units) == "240 × 80")
    }

    @Test("says of a view that another is laid over what that is, and names neither after the modifier")
    func overlay() {
        let words = structureCaption(300, 300) {
            VStack {
                bar(80)
                bar(60)
            }
            .frame(width: 200, height: 100).overlay(alignment: .topTrailing) { HStack { bar(20) }.layoutLabel("badge") }
        }
        #expect(words.hasSuffix("has a badge over its top trailing corner."), "\(words)")
        #expect(words.hasPrefix("The VStack "), "\(words)")
    }

    @Test("takes a DisclosureGroup for one view, and its padding for the author’s alone")
    func disclosure() {
        let words = structureCaption(300, 300) {
            DisclosureGroup("More") { Text("hidden") }.padding(.vertical, 20)
        }
        #expect(words == "The DisclosureGroup takes 300 × 21, inside padding of 20 above and below.", "\(words)")
    }

    @Test("names what reaches into the safe area after the view, with the view’s size")
    func safeArea() throws {
        let screen = layout(200, 400) {
            ZStack {
                Color.gray.opacity(0.5).frame(width: 150).ignoresSafeArea()
                VStack {
                    bar(80)
                    Spacer()
                    bar(60)
                }
                .frame(width: 150)
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { bar(200) }
        }
        let structure = try #require(FigureScene(screen, annotations: .structure, style: .light).structure)
        #expect(structure.groups.first?.name == "Color", "\(structure.groups.map(\.name))")
    }

    @Test("says of a view alone that it reaches into the safe area, and does not call it too high")
    func reaching() {
        let words = structureCaption(200, 400) {
            VStack {
                bar(80)
                Spacer()
                bar(60)
            }
            .ignoresSafeArea()
            .safeAreaInset(edge: .bottom, spacing: 0) { bar(200) }
        }
        #expect(words.contains(", reaching into the safe area") && !words.contains("taller than"), "\(words)")
    }
}
