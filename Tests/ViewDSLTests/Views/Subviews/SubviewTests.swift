import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

private struct Pair: View {
    var body: some View {
        Text("one")
        Text("two")
    }
}

private struct Named: ContainerValueKey {
    static let defaultValue = "none"
}

extension ContainerValues {
    fileprivate var name: String {
        get { self[Named.self] }
        set { self[Named.self] = newValue }
    }
}

private struct Order: _ViewTraitKey {
    static let defaultValue = 0
}

/// Puts a point of space between its children, and lays them out in a row.
private struct Spaced: _VariadicView_UnaryViewRoot {
    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        HStack(spacing: 0) {
            ForEach(children) { child in
                child
                if child.id != last { Color.red.frame(width: 1, height: 1) }
            }
        }
    }
}

private struct Reversed: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        ForEach(children.sorted { $0[Order.self] < $1[Order.self] }) { $0 }
    }
}

@Suite("Subviews")
@MainActor
struct SubviewTests {
    private func texts(_ layout: LayoutSnapshot) -> [String] {
        layout.records.filter { $0.name == "Text" }.map { String($0.detail.dropFirst().dropLast()) }
    }

    private func count(@ViewBuilder _ content: () -> some View) -> Int {
        var count = 0
        let content = content()
        _ = layout(nil, nil) {
            Group(subviews: content) { subviews in
                // swift-format-ignore: NoAssignmentInExpressions
                let _ = count = subviews.count
                subviews
            }
        }
        return count
    }

    @Test("are counted through groups, loops, conditions and bodies")
    func counted() {
        let isOn = true
        let nothing: Text? = nil
        #expect(count { Text("a") } == 1)
        #expect(count { EmptyView() } == 0)
        #expect(count { nothing } == 0)
        #expect(
            count {
                Pair()
                Pair().padding()
            } == 4)
        #expect(
            count {
                AnyView(Pair())
                Group {
                    Text("a")
                    Pair()
                }
            } == 5)
        #expect(count { ForEach(0..<3) { _ in Pair() } } == 6)
        #expect(count { if isOn { Pair() } else { Text("a") } } == 2)
        #expect(
            count {
                VStack { Pair() }
                Color.red
                Circle()
            } == 3)
        #expect(count { Pair().font(.title).modifier(EmptyModifier()).id(3).tag(4).layoutPriority(1) } == 2)
        #expect(count { Pair().background { Pair() }.overlay { Color.red } } == 2)
    }

    @Test("are laid out as the same views are without")
    func sameLayout() {
        let views = Group {
            Pair().padding(3)
            Text("three").frame(width: 70).background(.red)
            ForEach(0..<2) { Text("\($0)").border(.red) }
            Spacer()
            Divider()
        }
        let plain = layout(400, 100) { HStack { views } }
        let through = layout(400, 100) { HStack { Group(subviews: views) { $0 } } }
        let each = layout(400, 100) { HStack { ForEach(subviews: views) { $0 } } }
        #expect(plain.records.map(\.frame) == through.records.map(\.frame))
        #expect(plain.records.map(\.name) == through.records.map(\.name))
        #expect(plain.records.map(\.frame) == each.records.map(\.frame))
    }

    @Test("inherit what is set where they are put")
    func environment() {
        let cards = layout(nil, nil) {
            VStack {
                Group(subviews: Pair()) { subviews in
                    subviews[0].textCase(.uppercase)
                    subviews[1]
                    ForEach(subviews: Pair().textCase(.uppercase)) { $0.textCase(.lowercase) }
                }
            }
        }
        #expect(texts(cards) == ["ONE", "two", "ONE", "TWO"])
    }

    @Test("are put in any order, some of them left out, or twice")
    func order() {
        let layout = layout(nil, nil) {
            HStack(spacing: 0) {
                Group(
                    subviews: Group {
                        Text("a")
                        Text("bb")
                        Text("ccc")
                    }
                ) { subviews in
                    subviews.last
                    subviews.dropLast()
                    if let first = subviews.first { first }
                }
            }
        }
        #expect(texts(layout) == ["ccc", "a", "bb", "a"])
        #expect(layout.size.width == 70)
    }

    @Test("carry values for their container")
    func values() {
        var names: [String] = []
        var tags: [Int?] = []
        _ = layout(nil, nil) {
            Group(
                subviews: Group {
                    Text("a").containerValue(\.name, "x").padding()
                    Pair().containerValue(\.name, "y").tag(3)
                    Text("b")
                }
            ) { subviews in
                // swift-format-ignore: NoAssignmentInExpressions
                let _ = names = subviews.map(\.containerValues.name)
                // swift-format-ignore: NoAssignmentInExpressions
                let _ = tags = subviews.map { $0.containerValues.tag(for: Int.self) }
                subviews
            }
        }
        #expect(names == ["x", "y", "y", "none"])
        #expect(tags == [nil, 3, 3, nil])
    }

    @Test("keep their state, and act once")
    func state() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Text("\(count)").onAppear { count += 1 } }
        }
        let layout = layout(nil, nil) {
            VStack {
                Group(subviews: ForEach(0..<3) { _ in Counter() }) { subviews in
                    subviews[2]
                    subviews[0].padding()
                }
            }
        }
        #expect(texts(layout) == ["1", "1"])
    }

    @Test("are found by section, with header and footer")
    func sections() {
        let content = Group {
            Text("loose")
            Section {
                Pair()
            } header: {
                Text("head")
            }
            Section("next") { Text("three") }
            Text("last")
        }
        var found: [[Int]] = []
        let grouped = layout(nil, nil) {
            VStack {
                Group(sections: content) { sections in
                    // swift-format-ignore: NoAssignmentInExpressions
                    let _ = found = sections.map { [$0.header.count, $0.content.count, $0.footer.count] }
                    ForEach(sections) { $0.header }
                }
                ForEach(sections: content) { $0.content }
            }
        }
        #expect(found == [[0, 1, 0], [1, 2, 0], [1, 1, 0], [0, 1, 0]])
        #expect(texts(grouped) == ["head", "next", "loose", "one", "two", "three", "last"])
    }

    @Test("of a variadic view are put together by its root")
    func variadic() {
        let row = layout(nil, nil) {
            _VariadicView.Tree(Spaced()) {
                Pair()
                Text("three")
            }
        }
        #expect(row.size.width == 112)
        let sorted = layout(nil, nil) {
            HStack {
                _VariadicView.Tree(Reversed()) {
                    Text("second")._trait(Order.self, 2)
                    Text("first").padding()._trait(Order.self, 1)
                    Text("zeroth")
                }
            }
        }
        #expect(texts(sorted) == ["zeroth", "first", "second"])
    }

    @Test("of a variadic view know the identities they were given")
    func identities() {
        struct Root: _VariadicView_UnaryViewRoot {
            let note: ([String?]) -> Void
            func body(children: _VariadicView.Children) -> some View {
                let _ = note(children.map { $0.id(as: String.self) })
                let _ = #expect(Set(children.map(\.id)).count == children.count)
                children
            }
        }
        var found: [String?] = []
        _ = layout(nil, nil) {
            _VariadicView.Tree(Root { found = $0 }) {
                Text("a").id("named").padding()
                ForEach(["x", "y"], id: \.self) { Text($0) }
                ForEach(["x", "y"], id: \.self) { Text($0) }
                Text("b")
            }
        }
        #expect(found == ["named", "x", "y", "x", "y", nil])
    }
}
