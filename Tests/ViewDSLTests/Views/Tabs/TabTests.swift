import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("A tab view shows one tab above its bar")
struct TabTests {
    @Test("the bar takes 49 points, and the first tab is shown")
    func first() {
        let snapshot = layout(390, 800) {
            TabView {
                Color.red.layoutLabel("a").tabItem { Text("one") }
                Color.red.layoutLabel("b").tabItem { Text("two") }
            }
        }
        #expect(snapshot.size == size(390, 800))
        #expect(snapshot.frame("a") == rect(0, 0, 390, 751))
        #expect(snapshot["b"] == nil)
        #expect(snapshot.texts == ["“one”", "“two”"])
    }

    @Test("the tab with the selected tag is shown")
    func selected() {
        let snapshot = layout(390, 800) {
            TabView(selection: .constant("y")) {
                Color.red.layoutLabel("a").tabItem { Text("one") }.tag("x")
                Color.red.layoutLabel("b").tabItem { Text("two") }.tag("y")
            }
        }
        #expect(snapshot["a"] == nil)
        #expect(snapshot["b"] != nil)
    }

    @Test("a tag or a badge may be set before the tab's label or after it, and those inside the page are its own")
    func traits() {
        let snapshot = layout(390, 800) {
            TabView(selection: .constant("y")) {
                Color.red.badge(1).padding().tag("x").tabItem { Text("one") }
                Color.red.layoutLabel("b").tag("y").badge("2").tabItem { Text("two") }
                Color.red.badge(3).tabItem { Text("three") }.badge(4)
                VStack { Color.red.badge(5) }.tabItem { Text("four") }
            }
        }
        #expect(snapshot["b"] != nil)
        #expect(Set(snapshot.texts) == ["“one”", "“1”", "“two”", "“2”", "“three”", "“4”", "“four”"])
    }

    @Test("tabs by name and value are the same")
    func tab() {
        let snapshot = layout(390, 800) {
            TabView(selection: .constant(2)) {
                Tab("one", systemImage: "star", value: 1) { Color.red.layoutLabel("a") }
                Tab("two", systemImage: "star", value: 2) { Color.red.layoutLabel("b") }
            }
        }
        #expect(snapshot["a"] == nil)
        #expect(snapshot.frame("b") == rect(0, 0, 390, 751))
        #expect(snapshot.texts == ["“one”", "“two”"])
    }

    @Test("tabs share the bar evenly, each with its icon above its title")
    func bar() {
        let snapshot = layout(390, 800) {
            TabView {
                Color.red.tabItem { Label("one", systemImage: "star") }
                Color.red.tabItem {
                    Image(systemName: "star")
                    Text("two")
                }
            }
        }
        let tabs = snapshot.records.filter { $0.name == "tab" }.map(\.frame)
        #expect(tabs == [rect(0, 751, 195, 49), rect(195, 751, 195, 49)])
        let images = snapshot.records.filter { $0.name == "Image" }.map(\.frame)
        let texts = snapshot.records.filter { $0.role == .text }.map(\.frame)
        #expect(images.count == 2)
        for (image, text) in zip(images, texts) {
            #expect(image.maxY <= text.minY)
            #expect(image.midX == text.midX)
        }
    }

    @Test("an icon or a title alone is where it would be beside the other")
    func alone() {
        func tabs(@ViewBuilder _ first: () -> some View) -> LayoutSnapshot {
            layout(390, 800) {
                TabView {
                    Color.clear.tabItem(first)
                    Color.clear.tabItem { Label("two", systemImage: "star") }
                }
                .unfoldsControls()
            }
        }
        let title = tabs { Text("one") }
        let titles = title.records.filter { $0.name == "Text" }.map(\.frame.minY)
        #expect(titles.count == 2 && titles.first == titles.last)
        let icon = tabs { Image(systemName: "star") }
        let icons = icon.records.filter { $0.name == "Image" }.map(\.frame.midY)
        // The test's letters are 2 points lower than the system's.
        #expect(icons.count == 2 && icons[0] == icons[1] - 1)
    }

    @Test("of more than five tabs the last are behind More")
    func more() {
        let snapshot = layout(390, 800) {
            TabView { ForEach(0..<7) { index in Color.red.tabItem { Text("\(index)") } } }
        }
        #expect(snapshot.texts == ["“0”", "“1”", "“2”", "“3”", "“More”"])
    }

    @Test("tabs that are not shown are not made")
    func lazy() {
        let snapshot = layout(390, 800) {
            TabView {
                Color.red.tabItem { Text("a") }
                Image("missing").tabItem { Text("b") }
            }
        }
        #expect(snapshot.issues.isEmpty)
    }

    @Test("a page may hide the bar, also from inside its own navigation")
    func hidden() {
        let snapshot = layout(390, 800) {
            TabView {
                NavigationStack {
                    Color.red.layoutLabel("a").toolbar(.hidden, for: .tabBar, .navigationBar)
                }
                .tabItem { Text("one") }
            }
        }
        #expect(snapshot.frame("a") == rect(0, 0, 390, 800))
    }

    @Test("code written for UIKit may hide the bar, which holds for one layout")
    func hiddenByAppearance() {
        struct Page: View {
            init() { UITabBar.appearance().isHidden = true }
            var body: some View {
                TabView { Color.red.layoutLabel("a").tabItem { Text("one") } }
            }
        }
        #expect(layout(390, 800) { Page() }.frame("a") == rect(0, 0, 390, 800))
        let next = layout(390, 800) { TabView { Color.red.layoutLabel("a").tabItem { Text("one") } } }
        #expect(next.frame("a") == rect(0, 0, 390, 751))
    }

    @Test("code written for UIKit may color the bar and its tabs")
    func coloredByAppearance() {
        struct Page: View {
            init(_ set: (UITabBar) -> Void) { set(UITabBar.appearance()) }
            var body: some View {
                TabView {
                    Color.clear.tabItem { Text("one") }
                    Color.clear.tabItem { Text("two") }
                }
            }
        }
        let plain = ControlLook(390, 800) {
            Page {
                $0.backgroundColor = .systemGreen
                $0.unselectedItemTintColor = .systemRed
            }
        }
        #expect(plain.fills(of: .green) == [rect(0, 751, 390, 49)])
        #expect(plain.color(of: "one") == Color.blue.resolved(.light))
        #expect(plain.color(of: "two") == Color.red.resolved(.light))
        let edge = ControlLook(390, 800) {
            Page {
                let appearance = UITabBarAppearance()
                appearance.backgroundColor = .systemGreen
                appearance.stackedLayoutAppearance.selected.iconColor = .systemRed
                $0.scrollEdgeAppearance = appearance
            }
        }
        #expect(edge.fills(of: .green) == [rect(0, 751, 390, 49)])
        #expect(edge.color(of: "one") == Color.red.resolved(.light))
        let standard = ControlLook(390, 800) { Page { $0.standardAppearance.backgroundColor = .systemGreen } }
        #expect(standard.fills(of: .green).isEmpty)
    }

    @Test("pages fill the view, with a dot for each, 8 points wide and 10 apart")
    func pages() {
        let snapshot = layout(300, 400) {
            TabView {
                Color.red.layoutLabel("a")
                Color.red.layoutLabel("b")
                Color.red.layoutLabel("c")
            }
            .tabViewStyle(.page)
        }
        #expect(snapshot.frame("a") == rect(0, 0, 300, 400))
        #expect(snapshot["b"] == nil)
        #expect(snapshot.dots == [rect(128, 374, 8, 8), rect(146, 374, 8, 8), rect(164, 374, 8, 8)])
    }

    @Test("dots may be left out, and one page needs none")
    func noDots() {
        #expect(
            layout(300, 400) {
                TabView {
                    Color.red
                    Color.blue
                }.tabViewStyle(.page(indexDisplayMode: .never))
            }
            .dots.isEmpty)
        #expect(layout(300, 400) { TabView { Color.red }.tabViewStyle(PageTabViewStyle()) }.dots.isEmpty)
        #expect(
            layout(300, 400) { TabView { Color.red }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .always)) }
                .dots.count == 1)
    }

    @Test("without tabs it is empty, and fills its proposal")
    func empty() {
        #expect(layout(390, 800) { TabView {} }.size == size(390, 800))
    }
}

extension LayoutSnapshot {
    fileprivate var texts: [String] { records.filter { $0.role == .text }.map(\.detail) }
    fileprivate var dots: [CGRect] {
        guard let dots = records.first(where: { $0.name == "page indicator" }) else { return [] }
        return records.filter { $0.frame.size == CGSize(width: 8, height: 8) && $0.role == .shape && $0.id > dots.id }
            .map(\.frame)
    }
}
