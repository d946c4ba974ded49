import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

/// The actions, in order.
@MainActor
final class Diary {
    private(set) var lines: [String] = []

    func note(_ line: String) { lines.append(line) }
}

/// The last value a view builder received.
@MainActor
final class Seen<Value> {
    private(set) var value: Value?

    func see(_ value: Value?) { self.value = value }
}

@MainActor @Suite("State settles")
struct SettlingTests {
    @Test("what onAppear sets is in the final frames")
    func onAppear() {
        struct Grower: View {
            @State private var width: CGFloat = 10

            var body: some View { Color.red.frame(width: width, height: 5).onAppear { width = 42 } }
        }
        let snapshot = layout(100, 100) { Grower() }
        #expect(snapshot.size == CGSize(width: 42, height: 5))
        #expect(snapshot.issues.isEmpty)
    }

    @Test("knows whether something changed late, and waits for what actions start only where it is to")
    func late() async {
        struct Loader: View {
            let starts: Bool
            @State private var width: CGFloat = 10

            var body: some View {
                Color.red.frame(width: width, height: 5).onAppear { if starts { Task { width = 42 } } }
            }
        }
        func settled(_ starts: Bool, waits: Bool) async -> (isLate: Bool, width: CGFloat) {
            var settling = Settling(
                Loader(starts: starts), proposal: ProposedViewSize(width: 100, height: 100),
                textMeasuring: exactText)
            settling.awaitsActions = waits
            let view = await settling.withTasks()
            return (view.changedLate, view.snapshot.size.width)
        }
        #expect(await settled(true, waits: true) == (true, 42))
        #expect(await settled(true, waits: false) == (false, 10))
        #expect(await settled(false, waits: true) == (false, 10))
    }

    @Test("appears once, however often the tree is evaluated")
    func appearsOnce() {
        struct Counter: View {
            let diary: Diary
            @State private var count = 0

            var body: some View {
                Color.red.frame(width: CGFloat(count), height: 1)
                    .onAppear {
                        diary.note("appear")
                        count += 1
                    }
                    .onChange(of: count) { if count < 5 { count += 1 } }
            }
        }
        let diary = Diary()
        #expect(layout(100, 100) { Counter(diary: diary) }.size.width == 5)
        #expect(diary.lines == ["appear"])
    }

    @Test("onChange passes old and new values, and the first only if asked for")
    func onChange() {
        struct Watcher: View {
            let diary: Diary
            @State private var count = 1

            var body: some View {
                Color.red
                    .onAppear { count = 7 }
                    .onChange(of: count) { old, new in diary.note("two \(old) \(new)") }
                    .onChange(of: count, initial: true) { old, new in diary.note("initial \(old) \(new)") }
                    .onChange(of: count) { diary.note("none \(count)") }
                    .onChange(of: count) { value in diary.note("one \(value)") }
            }
        }
        let diary = Diary()
        _ = layout(100, 100) { Watcher(diary: diary) }
        #expect(diary.lines == ["initial 1 1", "two 1 7", "initial 1 7", "none 7", "one 7"])
    }

    @Test("a ping-pong of changes is an issue that names its state, and no trap")
    func pingPong() throws {
        struct PingPong: View {
            @State private var ball = 0

            var body: some View {
                Color.red.frame(width: 20, height: 20)
                    .onAppear { ball = 1 }
                    .onChange(of: ball) { ball = 1 - ball }
            }
        }
        let snapshot = layout(100, 100) { PingPong() }
        #expect(snapshot.size == CGSize(width: 20, height: 20))
        let issue = try #require(snapshot.issues.first { $0.rule == .unsettled })
        #expect(issue.message.contains("ball of PingPong"))
        #expect(issue.message.contains("32 passes"))
    }

    @Test("a view that comes and goes forever is an issue, even if it is gone in the end")
    func flicker() {
        struct Flicker: View {
            @State private var isShown = true

            var body: some View {
                if isShown { Color.red.onAppear { isShown = false }.onDisappear { isShown = true } }
            }
        }
        #expect(layout(100, 100) { Flicker() }.issues.map(\.rule) == [.unsettled])
    }

    @Test("a settled tree is evaluated no more often than needed")
    func passes() {
        struct Steps: View {
            @State private var count = 0

            var body: some View {
                Color.red.onChange(of: count, initial: true) { if count < 4 { count += 1 } }
            }
        }
        func passes(_ view: some View) -> Int {
            Settling(view, proposal: .zero, textMeasuring: exactText).withoutTasks().passes
        }
        #expect(passes(Color.red) == 1)
        #expect(passes(Steps()) == 5)
    }

    @Test("setting a state to an equal value changes nothing")
    func sameValue() {
        struct Stubborn: View {
            @State private var size = CGSize(width: 3, height: 3)

            var body: some View {
                Color.red.onAppear { size = CGSize(width: 3, height: 3) }
            }
        }
        let settled = Settling(Stubborn(), proposal: .zero, textMeasuring: exactText).withoutTasks()
        #expect(settled.passes == 1)
    }

    @Test("a view that leaves loses its state, disappears, and starts anew when it returns")
    func vanishing() {
        struct Child: View {
            let diary: Diary
            @State private var visits = 0

            var body: some View {
                Color.red
                    .onAppear {
                        visits += 1
                        diary.note("appear \(visits)")
                    }
                    .onDisappear { diary.note("disappear") }
            }
        }
        struct Parent: View {
            let diary: Diary
            @State private var step = 0

            var body: some View {
                VStack {
                    if step != 1 { Child(diary: diary) }
                }
                .onChange(of: step, initial: true) { if step < 2 { step += 1 } }
            }
        }
        let diary = Diary()
        _ = layout(100, 100) { Parent(diary: diary) }
        #expect(diary.lines == ["appear 1", "disappear", "appear 1"])
    }

    @Test("state follows the element of a ForEach, not its place")
    func forEachIdentity() {
        struct Row: View {
            let name: String
            @State private var kept = ""

            var body: some View {
                Color.red.frame(width: kept == name ? 10 : 99, height: 1).layoutLabel(name)
                    .onAppear { kept = name }
            }
        }
        struct List: View {
            @State private var names = ["a", "b", "c"]

            var body: some View {
                VStack { ForEach(names, id: \.self) { Row(name: $0) } }
                    .onAppear { names = ["c", "b"] }
            }
        }
        let snapshot = layout(100, 100) { List() }
        #expect(snapshot.frame("c")?.width == 10)
        #expect(snapshot.frame("b")?.width == 10)
        #expect(snapshot["a"] == nil)
    }

    @Test("actions on a loop go with its elements")
    func forEachActions() {
        struct List: View {
            let diary: Diary
            @State private var names = ["a", "b", "c"]

            var body: some View {
                VStack {
                    ForEach(names, id: \.self) { name in
                        Color.red.onDisappear { diary.note("gone \(name)") }
                    }
                    .onAppear { diary.note("appear") }
                }
                .onChange(of: names.count, initial: true) { names = ["b", "c", "d"] }
            }
        }
        let diary = Diary()
        _ = layout(100, 100) { List(diary: diary) }
        #expect(diary.lines == ["appear", "appear", "appear", "gone a", "appear"])
    }

    @Test("id(_:) gives a view a new life when it changes")
    func explicitIdentity() {
        struct Child: View {
            let diary: Diary
            @State private var age = 0

            var body: some View {
                Color.red.onAppear {
                    age += 1
                    diary.note("age \(age)")
                }
            }
        }
        struct Parent: View {
            let diary: Diary
            @State private var life = 0

            var body: some View {
                Child(diary: diary).id(life).onChange(of: life, initial: true) { if life < 2 { life += 1 } }
            }
        }
        let diary = Diary()
        _ = layout(100, 100) { Parent(diary: diary) }
        #expect(diary.lines == ["age 1", "age 1", "age 1"])
    }

    @Test("a modifier's content is another view in each place the modifier puts it")
    func modifierContent() {
        struct Twice: ViewModifier {
            func body(content: Content) -> some View {
                VStack {
                    content
                    content.padding()
                }
            }
        }
        struct Child: View {
            let diary: Diary
            @State private var age = 0
            var body: some View {
                Color.red.onAppear {
                    age += 1
                    diary.note("age \(age)")
                }
            }
        }
        let diary = Diary()
        _ = layout(100, 100) { Child(diary: diary).modifier(Twice()) }
        #expect(diary.lines == ["age 1", "age 1"])
    }

    @Test("an AnyView of another type is another view")
    func anyView() {
        struct First: View {
            @State var value = 1
            var body: some View { Color.red.frame(width: CGFloat(value), height: 1).onAppear { value = 5 } }
        }
        struct Second: View {
            @State var value = 2
            var body: some View { Color.red.frame(width: CGFloat(value), height: 1) }
        }
        struct Parent: View {
            @State private var swapped = false
            var body: some View {
                (swapped ? AnyView(Second()) : AnyView(First())).onChange(of: swapped, initial: true) { swapped = true }
            }
        }
        #expect(layout(100, 100) { Parent() }.size.width == 2)
    }

    @Test("a binding writes through to the state it came from")
    func binding() {
        struct Child: View {
            @Binding var size: CGSize
            var body: some View { Color.red.onAppear { size.width = 30 } }
        }
        struct Parent: View {
            @State private var size = CGSize(width: 1, height: 2)
            var body: some View { Child(size: $size).frame(width: size.width, height: size.height) }
        }
        #expect(layout(100, 100) { Parent() }.size == CGSize(width: 30, height: 2))
    }

    @Test("a view and one inside it keep their states apart")
    func nestedStates() {
        struct Inner: DynamicProperty {
            @State var value = 1
        }
        struct Middle: View {
            @State private var width = 1
            let action: () -> Void
            var body: some View { Color.red.frame(width: CGFloat(width), height: 4).onAppear(perform: action) }
        }
        struct Outer: View {
            var inner = Inner()
            let diary: Diary
            var body: some View {
                let _ = diary.note("\(inner.value)")
                Middle { inner.value = 9 }
            }
        }
        let diary = Diary()
        #expect(layout(100, 100) { Outer(diary: diary) }.size == CGSize(width: 1, height: 4))
        #expect(diary.lines == ["1", "9"])
    }
}
