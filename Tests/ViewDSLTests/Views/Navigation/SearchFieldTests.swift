import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("A navigation bar shows a search field")
struct SearchFieldTests {
    private func field(_ snapshot: LayoutSnapshot) -> CGRect? {
        snapshot.records.first { $0.name == "search field" }?.frame
    }

    private func page(_ mode: NavigationBarItem.TitleDisplayMode = .automatic) -> some View {
        Color.red.layoutLabel("page").navigationTitle("abc").navigationBarTitleDisplayMode(mode)
            .searchable(text: .constant(""))
    }

    @Test("it is 36 points high in a row of 52 below the title, 16 points from the sides")
    func heights() {
        let large = layout(390, 800) { NavigationStack { page() } }
        #expect(field(large) == rect(16, 97, 358, 36))
        #expect(large.frame("page") == rect(0, 148, 390, 652))
        let inline = layout(390, 800) { NavigationStack { page(.inline) } }
        #expect(field(inline) == rect(16, 45, 358, 36))
        #expect(inline.frame("page") == rect(0, 96, 390, 704))
    }

    @Test("it is in the same place for every placement")
    func placements() {
        let placements: [SearchFieldPlacement] = [
            .automatic, .toolbar, .sidebar, .navigationBarDrawer(displayMode: .always),
        ]
        for placement in placements {
            let snapshot = layout(390, 800) {
                NavigationStack { Color.red.searchable(text: .constant(""), placement: placement) }
            }
            #expect(field(snapshot) == rect(16, 45, 358, 36))
        }
    }

    @Test("it shows the text, or else the prompt")
    func words() {
        func texts(_ text: String, _ prompt: Text?) -> [String] {
            layout(390, 800) {
                NavigationStack { Color.red.searchable(text: .constant(text), prompt: prompt) }
            }.records.compactMap(\.words)
        }
        #expect(texts("", nil).contains("Search"))
        #expect(texts("", Text("Find mail")).contains("Find mail"))
        #expect(texts("bill", Text("Find mail")).contains("bill"))
        #expect(!texts("bill", Text("Find mail")).contains("Find mail"))
    }

    @Test("a stack or split view shows the field set around it, on a wide screen in its first column")
    func around() {
        let stack = layout(390, 800) { NavigationStack { Color.red }.searchable(text: .constant("")) }
        #expect(field(stack) == rect(16, 45, 358, 36))
        func split(_ width: CGFloat) -> [CGRect] {
            layout(width, 800) {
                NavigationSplitView {
                    Color.red
                } detail: {
                    Color.blue.navigationTitle("abc")
                }.searchable(text: .constant(""))
            }.records.filter { $0.name == "search field" }.map(\.frame)
        }
        #expect(split(390) == [rect(16, 45, 358, 36)])
        #expect(split(1000) == [rect(16, 45, 288, 36)])
    }

    @Test("without navigation there is none, and a page with a hidden bar has none")
    func none() {
        #expect(field(layout(390, 800) { Color.red.searchable(text: .constant("")) }) == nil)
        let hidden = layout(390, 800) {
            NavigationStack { page().toolbar(.hidden, for: .navigationBar) }
        }
        #expect(field(hidden) == nil)
    }
}
