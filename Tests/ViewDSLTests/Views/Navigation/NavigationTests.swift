import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Navigation puts bars around a page")
struct NavigationTests {
    private func content(@ViewBuilder _ view: () -> some View) -> LayoutSnapshot {
        layout(390, 800) { NavigationStack { view() } }
    }

    @Test("an inline title is in the middle of a bar of 44 points")
    func inline() {
        let snapshot = content {
            Color.red.layoutLabel("page").navigationTitle("abc").navigationBarTitleDisplayMode(.inline)
        }
        #expect(snapshot.size == size(390, 800))
        #expect(snapshot.frame("page") == rect(0, 44, 390, 756))
        #expect(snapshot.text("abc") == rect(180, 17, 30, 10))
    }

    @Test("a phone on its side has titles in a bar of 32 points only")
    func compactHeight() {
        let snapshot = layout(800, 390) {
            NavigationStack { Color.red.layoutLabel("page").navigationTitle("abc") }
                .environment(\.verticalSizeClass, .compact)
        }
        #expect(snapshot.frame("page") == rect(0, 32, 800, 358))
        #expect(snapshot.text("abc")?.midX == 400)
    }

    @Test("a large title adds 52 points and starts 16 points from the edge")
    func large() {
        let snapshot = content { Color.red.layoutLabel("page").navigationTitle("abc") }
        #expect(snapshot.frame("page") == rect(0, 96, 390, 704))
        #expect(snapshot.text("abc") == rect(16, 96 - 8 - 10, 30, 10))
    }

    @Test("the older names say the same")
    func olderNames() {
        let view = NavigationView {
            Color.red.layoutLabel("page").navigationBarTitle("abc", displayMode: .inline)
                .navigationBarItems(leading: Text("l"), trailing: Text("t"))
        }
        let snapshot = layout(390, 800) { view }
        #expect(snapshot.frame("page")?.minY == 44)
        #expect(snapshot.text("l")?.minX == 16)
        #expect(snapshot.text("t")?.maxX == 374)
    }

    @Test("of several views a navigation view shows the first")
    func firstOnly() {
        let snapshot = layout(390, 800) {
            NavigationView {
                Text("a")
                Text("b")
            }
        }
        #expect(snapshot.text("a") != nil)
        #expect(snapshot.text("b") == nil)
    }

    @Test("code written for UIKit may color the bar and its title, also when it appears, for one layout")
    func uiKitAppearance() {
        struct Page: View {
            var setsInInit = false
            var background: Color?

            init(setsInInit: Bool, background: Color? = nil) {
                (self.setsInInit, self.background) = (setsInInit, background)
                if setsInInit { set() }
            }

            func set() {
                let appearance = UINavigationBarAppearance()
                appearance.configureWithTransparentBackground()
                appearance.backgroundColor = .systemGreen
                appearance.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
                UINavigationBar.appearance().scrollEdgeAppearance = appearance
            }

            var body: some View {
                NavigationStack {
                    let page = Color.clear.navigationTitle("abc").navigationBarTitleDisplayMode(.inline)
                    if let background { page.toolbarBackground(background, for: .navigationBar) } else { page }
                }
                .onAppear { if !setsInInit { set() } }
            }
        }
        for setsInInit in [true, false] {
            let look = ControlLook(390, 800) { Page(setsInInit: setsInInit) }
            #expect(look.fills(of: .green) == [rect(0, 0, 390, 44)])
            #expect(look.color(of: "abc") == Color.red.resolved(.light))
        }
        #expect(ControlLook(390, 800) { Page(setsInInit: true, background: .blue) }.fills(of: .green).isEmpty)
        let next = ControlLook(390, 800) { NavigationStack { Color.clear.navigationTitle("abc") } }
        #expect(next.fills(of: .green).isEmpty)
        #expect(next.color(of: "abc") == Color.primary.resolved(.light))
    }

    @Test("a bar of UIKit has no background where nothing is scrolled unless one is set for that")
    func uiKitScrollEdge() {
        struct Page: View {
            init() {
                UINavigationBar.appearance().standardAppearance.backgroundColor = .systemGreen
                UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.systemRed]
            }
            var body: some View { NavigationStack { Color.clear.navigationTitle("abc") } }
        }
        let look = ControlLook(390, 800) { Page() }
        #expect(look.fills(of: .green).isEmpty)
        #expect(look.color(of: "abc") == Color.red.resolved(.light))
    }

    @Test("a tint of UIKit's bars is that of items, of the button that leads back and of the chosen tab")
    func uiKitTint() {
        struct Page: View {
            var tint: Color?
            init(tint: Color? = nil) {
                self.tint = tint
                UINavigationBar.appearance().tintColor = .systemRed
                UIToolbar.appearance().tintColor = .systemGreen
                UITabBar.appearance().tintColor = .systemPurple
            }
            var body: some View {
                TabView {
                    NavigationStack {
                        Color.clear.toolbar {
                            Button("top") {}
                            ToolbarItem(placement: .bottomBar) { Button("bottom") {} }
                        }
                    }
                    .tabItem { Text("tab") }
                }
                .tint(tint)
            }
        }
        let look = ControlLook(390, 800) { Page() }
        #expect(look.color(of: "top") == Color.red.resolved(.light))
        #expect(look.color(of: "bottom") == Color.green.resolved(.light))
        #expect(look.color(of: "tab") == Color.purple.resolved(.light))
        let tinted = ControlLook(390, 800) { Page(tint: .orange) }
        for word in ["top", "bottom", "tab"] { #expect(tinted.color(of: word) == Color.orange.resolved(.light)) }
        let next = ControlLook(390, 800) { NavigationStack { Color.clear.toolbar { Button("top") {} } } }
        #expect(next.color(of: "top") == Color.blue.resolved(.light))
    }

    @Test("a hidden bar takes no room")
    func hidden() {
        for snapshot in [
            content { Color.red.layoutLabel("page").navigationTitle("abc").navigationBarHidden(true) },
            content { Color.red.layoutLabel("page").navigationTitle("abc").toolbar(.hidden, for: .navigationBar) },
        ] {
            #expect(snapshot.frame("page") == rect(0, 0, 390, 800))
        }
    }

    @Test("items stand at the ends of the bar by their placement, 16 points apart")
    func items() {
        let snapshot = content {
            Color.red.toolbar {
                ToolbarItem(placement: .cancellationAction) { Text("aa") }
                ToolbarItem { Text("bb") }
                ToolbarItem(placement: .confirmationAction) { Text("cc") }
                ToolbarItem(placement: .principal) { Text("dd") }
                ToolbarItem(placement: .keyboard) { Text("ee") }
            }
        }
        #expect(snapshot.text("aa") == rect(16, 17, 20, 10))
        #expect(snapshot.text("cc") == rect(354, 17, 20, 10))
        #expect(snapshot.text("bb") == rect(318, 17, 20, 10))
        #expect(snapshot.text("dd") == rect(185, 17, 20, 10))
        #expect(snapshot.text("ee") == nil)
    }

    @Test("a bordered item is 44 × 31, or wider for its text")
    func borderedItems() throws {
        let snapshot = content {
            Color.red.toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("aa") {}.buttonStyle(.bordered) }
                ToolbarItem { Button("bbbb") {}.buttonStyle(.borderedProminent) }
            }
        }
        let sizes = snapshot.records.filter { $0.name == "Button" }.map(\.size)
        #expect(sizes == [CGSize(width: 44, height: 31), CGSize(width: 64, height: 31)])
    }

    @Test("a title moves aside for long items")
    func crowdedBar() {
        let snapshot = content {
            Color.red.navigationTitle("abc").navigationBarTitleDisplayMode(.inline)
                .toolbar { Text(verbatim: String(repeating: "x", count: 20)) }
        }
        // The item starts at 374 − 200, and the title ends 8 points before.
        #expect(snapshot.text("abc")?.maxX == 166)
    }

    @Test("a toolbar of one's own type and a group are items, too")
    func toolbarContent() {
        struct Items: ToolbarContent {
            var body: some ToolbarContent {
                ToolbarItem(placement: .topBarLeading) { Text("a") }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Text("b")
                    Text("c")
                }
            }
        }
        let snapshot = content { Color.red.toolbar { Items() } }
        #expect(snapshot.text("a")?.minX == 16)
        #expect(snapshot.text("b")?.maxX == 348)
        #expect(snapshot.text("c")?.maxX == 374)
    }

    @Test("items for the bottom are in a bar of 49 points, spread evenly")
    func bottomBar() {
        let snapshot = content {
            Color.red.layoutLabel("page").toolbar(.hidden, for: .navigationBar).toolbar {
                ToolbarItem(placement: .bottomBar) { Text("a") }
                ToolbarItem(placement: .bottomBar) { Text("b") }
                ToolbarItem(placement: .bottomBar) { Text("c") }
            }
        }
        #expect(snapshot.frame("page") == rect(0, 0, 390, 751))
        let places: [CGFloat?] = [16, 190, 364]
        #expect(["a", "b", "c"].map { snapshot.text($0)?.minX } == places)
    }

    @Test("a status is in the middle of the bar at the bottom, whatever else is there")
    func status() {
        func middle(@ViewBuilder _ others: @escaping () -> some ToolbarContent) -> CGFloat? {
            content {
                Color.red.toolbar {
                    others()
                    ToolbarItem(placement: .status) { Text("status") }
                }
            }.text("status")?.midX
        }
        #expect(middle {} == 195)
        #expect(middle { ToolbarItem(placement: .bottomBar) { Text("a") } } == 195)
        #expect(
            middle {
                ToolbarItem(placement: .bottomBar) { Spacer() }
                ToolbarItem(placement: .bottomBar) { Text("long item") }
            } == 195)
    }

    @Test("in a container that ignores the safe area, the bars and the page stay in it")
    func ignoredSafeArea() {
        var phone = EnvironmentValues()
        phone.sceneSafeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        let stack = layout(393, 852, environment: phone) {
            ZStack {
                NavigationStack {
                    Color.red.layoutLabel("page").navigationTitle("abc").navigationBarTitleDisplayMode(.inline)
                }
            }.ignoresSafeArea()
        }
        #expect(stack.text("abc") == rect(181.5, 59 + 17, 30, 10))
        #expect(stack.frame("page") == rect(0, 103, 393, 852 - 103 - 34))
        let tabs = layout(393, 852, environment: phone) {
            TabView { Color.red.layoutLabel("page").tabItem { Text("abc") } }.ignoresSafeArea()
        }
        #expect(tabs.frame("page") == rect(0, 59, 393, 852 - 59 - 49 - 34))
    }

    @Test("the page of a path's last value is shown, with a way back")
    func path() {
        let snapshot = layout(390, 800) {
            NavigationStack(path: .constant([1, 2])) {
                Text("root").navigationTitle("First").navigationBarTitleDisplayMode(.inline)
                    .navigationDestination(for: Int.self) { Text("page \($0)").navigationTitle("P\($0)") }
            }
        }
        #expect(snapshot.text("root") == nil)
        #expect(snapshot.text("page 1") == nil)
        #expect(snapshot.text("page 2") != nil)
        #expect(snapshot.text("P2") == rect(185, 17, 20, 10))
        // The back button has the title of the page before.
        #expect(snapshot.text("P1") != nil)
    }

    @Test("what is presented or active is shown")
    func pushed() {
        let views: [AnyView] = [
            AnyView(Text("root").navigationDestination(isPresented: .constant(true)) { Text("next") }),
            AnyView(Text("root").navigationDestination(item: .constant(Int?(3))) { _ in Text("next") }),
            AnyView(NavigationLink("root", destination: Text("next"), isActive: .constant(true))),
            AnyView(NavigationLink("root", destination: Text("next"), tag: 1, selection: .constant(1))),
        ]
        for view in views {
            let snapshot = content { view }
            #expect(snapshot.text("root") == nil)
            #expect(snapshot.text("next") != nil)
            #expect(snapshot.text("Back") != nil)
        }
    }

    @Test("a page behind a row is not in the row's list")
    func pageBehindRow() {
        let page = Label {
            Text("title")
        } icon: {
            fixed(20, 10, "icon")
        }
        let snapshot = content { List { NavigationLink("root", destination: page, isActive: .constant(true)) } }
        // In a list the title starts 40 points after the icon's start.
        #expect(snapshot.text("title")?.minX == (snapshot.frame("icon")?.maxX ?? 0) + 8)
    }

    @Test("a link that always leads to another page ends")
    func endless() {
        struct Page: View {
            var body: some View {
                AnyView(NavigationLink("on", destination: AnyView(Page()), isActive: .constant(true)))
            }
        }
        #expect(content { Page() }.text("on") != nil)
    }

    @Test("a title that is known only after layout gets its bar")
    func lateTitle() {
        let snapshot = content {
            GeometryReader { _ in Color.red.navigationTitle("abc") }.layoutLabel("page")
        }
        #expect(snapshot.frame("page")?.minY == 96)
        #expect(snapshot.text("abc") != nil)
    }

    @Test("a title stays within its own navigation")
    func nested() {
        let snapshot = content { NavigationStack { Text("a").navigationTitle("inner") } }
        #expect(snapshot.records.filter { $0.detail == "“inner”" }.count == 1)
    }

    @Test("a list starts below the bar, and its background reaches under it")
    func list() {
        let snapshot = content { List { Text("a") }.navigationTitle("abc") }
        #expect(snapshot.records.first { $0.name == "row" }?.frame.minY == 131)
        #expect(snapshot.records.contains { $0.name == "Color" && $0.frame == rect(0, 0, 390, 800) })
    }

    @Test("a bar over content reaches to the edge of the screen")
    func barBackground() {
        var environment = EnvironmentValues()
        environment.sceneSafeArea = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
        let snapshot = layout(390, 800, environment: environment) {
            NavigationStack {
                ScrollView { Color.red.frame(height: 1_000) }.layoutLabel("page").navigationTitle("abc")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbarBackground(.visible, for: .navigationBar)
                    .toolbar { ToolbarItem(placement: .bottomBar) { Text("a") } }
            }
        }
        #expect(snapshot.frame("page") == rect(0, 94, 390, 627))
        let backgrounds = snapshot.records.filter { $0.name == "ShapeStyle" && $0.frame.width == 390 }.map(\.frame)
        #expect(backgrounds.contains(rect(0, 0, 390, 94)))
        #expect(backgrounds.contains(rect(0, 721, 390, 79)))
    }

    @Test("a bar at the bottom has a background only over what scrolls on below it")
    func clearBottomBar() {
        func backgrounds(_ page: some View) -> Int {
            content {
                page.toolbar(.hidden, for: .navigationBar)
                    .toolbar { ToolbarItem(placement: .bottomBar) { Text("a") } }
            }.records.count { $0.name == "ShapeStyle" && $0.frame.minY == 751 }
        }
        #expect(backgrounds(Color.red) == 0)
        #expect(backgrounds(ScrollView { Color.red.frame(height: 750) }) == 0)
        #expect(backgrounds(ScrollView { Color.red.frame(height: 752) }) > 0)
        #expect(backgrounds(ScrollView(.horizontal) { Color.red.frame(width: 1_000) }) == 0)
        #expect(backgrounds(GeometryReader { _ in ScrollView { Color.red.frame(height: 752) } }) > 0)
        #expect(backgrounds(GeometryReader { _ in Color.red }) == 0)
        #expect(backgrounds(List { ForEach(0..<9) { Text("\($0)") } }) == 0)
        #expect(backgrounds(List { ForEach(0..<99) { Text("\($0)") } }) > 0)
        // Scrolled to its end, it is not under the bar.
        #expect(backgrounds(ScrollView { Color.red.frame(height: 900) }.defaultScrollAnchor(.bottom)) == 0)
        let above = VStack(spacing: 0) {
            ScrollView { Color.red.frame(height: 900) }
            Color.red.frame(height: 50)
        }
        #expect(backgrounds(above) == 0)
        #expect(backgrounds(Color.red.toolbarBackground(.visible, for: .bottomBar)) > 0)
    }

    @Test("items have the appearance of their bar, if it shows its background")
    func barColorScheme() {
        func color(_ placement: ToolbarItemPlacement, _ visibility: Visibility = .visible) -> RGBA? {
            ControlLook(390, 800) {
                NavigationStack {
                    Color.red
                        .toolbarBackground(visibility, for: .navigationBar)
                        .toolbarColorScheme(.dark, for: .navigationBar)
                        .toolbar { ToolbarItem(placement: placement) { Text("abc") } }
                }
            }.color(of: "abc")
        }
        let (light, dark) = (Color.primary.resolved(.light), Color.primary.resolved(.dark))
        #expect(color(.principal) == dark)
        #expect(color(.topBarTrailing) == dark)
        #expect(color(.bottomBar) == light)
        #expect(color(.principal, .automatic) == light)
    }

    @Test("a title with a menu has a sign beside it, in the bar only")
    func titleMenu() {
        func images(_ mode: NavigationBarItem.TitleDisplayMode) -> Int {
            content {
                Color.red.navigationTitle("abc").navigationBarTitleDisplayMode(mode).toolbarTitleMenu { Text("hidden") }
            }.records.count { $0.role == .image }
        }
        #expect(images(.inline) == 1)
        #expect(images(.large) == 0)
    }

    @Test("a wide split view has columns, a narrow one its first")
    func split() {
        let view = NavigationSplitView {
            Color.red.layoutLabel("a")
        } content: {
            Color.red.layoutLabel("b")
        } detail: {
            Color.red.layoutLabel("c").navigationTitle("abc")
        }
        let wide = layout(1000, 800) { view }
        #expect(wide.frame("a") == rect(0, 44, 320, 756))
        #expect(wide.frame("b") == rect(321, 0, 320, 800))
        #expect(wide.frame("c") == rect(642, 44, 358, 756))
        let narrow = layout(390, 800) { view }
        #expect(narrow.frame("a") == rect(0, 0, 390, 800))
        #expect(narrow["c"] == nil)
    }

    @Test("a narrow split view shows what a selection leads to, with a way back, unless it is told its column")
    func narrowSelection() {
        func split(_ selection: Int?) -> some View {
            NavigationSplitView {
                List(selection: .constant(selection)) { NavigationLink("abc", value: 1) }.navigationTitle("list")
            } detail: {
                Color.red.layoutLabel("detail").navigationTitle("def")
            }
        }
        func texts(_ view: some View) -> [String?] {
            layout(390, 800) { view }.records.filter { $0.name == "Text" }.map(\.detail)
        }
        #expect(texts(split(nil)).contains("“abc”"))
        #expect(Set(texts(split(1))) == ["“list”", "“def”"])
        let sidebar = NavigationSplitView(preferredCompactColumn: .constant(.sidebar)) {
            List(selection: .constant(1 as Int?)) { NavigationLink("abc", value: 1) }
        } detail: {
            Text("d")
        }
        #expect(texts(sidebar) == ["“abc”"])
    }

    @Test("a title in the bar keeps its size in larger text, a large title does not")
    func titleSize() {
        func height(_ mode: NavigationBarItem.TitleDisplayMode) -> Double? {
            let snapshot = layout(390, 800) {
                NavigationStack {
                    Color.red.navigationTitle("abc").navigationBarTitleDisplayMode(mode)
                }
                .dynamicTypeSize(.accessibility2)
            }
            return SceneryPainter(snapshot, scale: 1).items().lazy.compactMap { item in
                if case .text(let block, _, _) = item { block.runs.first?.font.size } else { nil }
            }.first
        }
        #expect(height(.inline) == 17)
        #expect(height(.large) ?? 0 > 34)
    }

}

extension LayoutSnapshot {
    fileprivate func text(_ string: String) -> CGRect? { records.first { $0.detail == "“\(string)”" }?.frame }
}
