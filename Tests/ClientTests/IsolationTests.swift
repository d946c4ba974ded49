import Plumbline
import Testing

/// Not isolated, as code that has nothing to do with views is.
private struct Counter {
    let count: Binding<Int>

    func increment() { count.wrappedValue += 1 }
}

private final class Store: @unchecked Sendable {
    var values = [1, 2, 3]

    var binding: Binding<[Int]> { Binding(get: { self.values }, set: { self.values = $0 }) }
}

@Suite("A binding")
struct BindingTests {
    @Test("is read and set by code that is not isolated")
    func nonisolated() {
        let store = Store()
        Counter(count: store.binding[1]).increment()
        #expect(store.values == [1, 3, 3])
        store.binding.first?.wrappedValue = 7
        #expect(store.values == [7, 3, 3] && store.binding.map(\.wrappedValue) == [7, 3, 3])
    }

    @Test("to an element that is gone keeps its value")
    func goneElement() {
        let store = Store()
        let last = store.binding[2]
        store.values = [4]
        last.wrappedValue = 9
        #expect(store.values == [4] && last.wrappedValue == 3)
    }

    @Test("takes a transaction in its closure")
    func transaction() {
        let store = Store()
        let binding = Binding(get: { store.values[0] }, set: { value, _ in store.values[0] = value })
        binding.wrappedValue = 5
        #expect(store.values[0] == 5)
    }

    @Test("of isolated closures is used where the view is")
    @MainActor func isolated() {
        struct Screen: View {
            @State private var count = 1
            func double() -> Int { count * 2 }
            func set(_ value: Int) { count = value / 2 }

            var body: some View {
                let doubled = Binding(get: double, set: set)
                Text("\(doubled.wrappedValue)").onAppear { doubled.wrappedValue = 8 }
            }
        }
        let layout = LayoutSnapshot(
            proposal: .unspecified, textMeasuring: FixedAdvanceText(advance: 10, ascent: 8, descent: 2)
        ) { Screen() }
        #expect(layout.records[0].detail == "“8”")
    }

    @Test("changed off the main actor, by a task of the view’s, is drawn")
    @MainActor func otherThread() async {
        struct Screen: View {
            @State private var count = 0

            var body: some View {
                Text("\(count)").task {
                    let count = $count
                    await Task.detached { for _ in 0..<100 { count.wrappedValue += 1 } }.value
                }
            }
        }
        let layout = await LayoutSnapshot.settled(
            proposal: .unspecified, textMeasuring: FixedAdvanceText(advance: 10, ascent: 8, descent: 2)
        ) { Screen() }
        #expect(layout.records[0].detail == "“100”")
    }
}
