import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

/// A layout of views whose text has exact sizes, after their tasks.
@MainActor
func settled<V: View>(
    _ width: CGFloat?, _ height: CGFloat?, limits: SettlingLimits = SettlingLimits(taskTime: .seconds(3600)),
    @ViewBuilder _ content: () -> V
) async -> LayoutSnapshot {
    await .settled(
        proposal: ProposedViewSize(width: width, height: height), textMeasuring: exactText, limits: limits,
        content: content)
}

@MainActor @Suite("Tasks settle")
struct TaskPoolTests {
    struct Grower: View {
        @State private var width: CGFloat = 10

        var body: some View {
            Color.red.frame(width: width, height: 5)
                .task {
                    try? await Task.sleep(for: .milliseconds(20))
                    width = 42
                }
        }
    }

    @Test("what a task sets after a sleep is in the final frames")
    func task() async {
        let snapshot = await settled(100, 100) { Grower() }
        #expect(snapshot.size.width == 42)
        #expect(snapshot.issues.isEmpty)
    }

    @Test("what a task of an action’s own sets is in the final frames, if it goes on at once")
    func unstructured() async {
        struct Loader: View {
            @State private var width: CGFloat = 10

            var body: some View {
                Color.red.frame(width: width, height: 5)
                    .onAppear {
                        Task {
                            for _ in 0..<50 { await Task.yield() }
                            width = 42
                        }
                    }
            }
        }
        for _ in 0..<5 {
            let snapshot = await settled(100, 100) { Loader() }
            #expect(snapshot.size.width == 42)
        }
    }

    @Test("no task starts in a layout that does not wait for tasks")
    func synchronous() { #expect(layout(100, 100) { Grower() }.size.width == 10) }

    @Test("task(id:) restarts with each new id and cancels the one before")
    func identity() async {
        struct Counter: View {
            let diary: Diary
            @State private var count = 0

            var body: some View {
                Color.red.frame(width: CGFloat(count), height: 1)
                    .task(id: count) {
                        diary.note("start \(count)")
                        if count < 2 {
                            count += 1
                            try? await Task.sleep(for: .seconds(3600))
                        }
                        diary.note(Task.isCancelled ? "canceled" : "done")
                    }
            }
        }
        let diary = Diary()
        let snapshot = await settled(100, 100) { Counter(diary: diary) }
        #expect(snapshot.size.width == 2)
        #expect(diary.lines.filter { $0.hasPrefix("start") } == ["start 0", "start 1", "start 2"])
        for _ in 0..<1000 where diary.lines.count < 6 { try? await Task.sleep(for: .milliseconds(1)) }
        #expect(diary.lines.filter { $0 == "canceled" }.count == 2)
        #expect(diary.lines.filter { $0 == "done" }.count == 1)
    }

    @Test("a task is canceled when its view leaves")
    func vanishing() async {
        struct Parent: View {
            let diary: Diary
            @State private var isShown = true

            var body: some View {
                VStack {
                    if isShown {
                        Color.red.task {
                            try? await Task.sleep(for: .seconds(3600))
                            diary.note(Task.isCancelled ? "canceled" : "done")
                        }
                    }
                }
                .task {
                    try? await Task.sleep(for: .milliseconds(5))
                    isShown = false
                    while diary.lines.isEmpty { await Task.yield() }
                }
            }
        }
        let diary = Diary()
        let snapshot = await settled(100, 100) { Parent(diary: diary) }
        #expect(diary.lines == ["canceled"])
        #expect(snapshot.issues.isEmpty)
    }

    @Test("a task that does not end is canceled at the limit and named in an issue")
    func endless() async throws {
        struct Endless: View {
            let diary: Diary
            @State private var ticks = 0

            var body: some View {
                Color.red.frame(width: 30, height: 30).layoutLabel("clock")
                    .task {
                        while !Task.isCancelled {
                            ticks += 1
                            try? await Task.sleep(for: .milliseconds(5))
                        }
                        diary.note("canceled")
                    }
            }
        }
        let diary = Diary()
        let limits = SettlingLimits(taskTime: .milliseconds(100))
        let snapshot = await settled(100, 100, limits: limits) { Endless(diary: diary) }
        #expect(snapshot.size == CGSize(width: 30, height: 30))
        let issue = try #require(snapshot.issues.first { $0.rule == .unsettled })
        #expect(issue.message.contains("clock"))
        for _ in 0..<1000 where diary.lines.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        #expect(diary.lines == ["canceled"])
    }

    @Test("tasks that trigger each other forever are an issue")
    func pingPong() async throws {
        struct PingPong: View {
            @State private var count = 0

            var body: some View { Color.red.task(id: count) { count += 1 } }
        }
        let limits = SettlingLimits(passes: 4, taskTime: .seconds(3600))
        let snapshot = await settled(100, 100, limits: limits) { PingPong() }
        let issue = try #require(snapshot.issues.first { $0.rule == .unsettled })
        #expect(issue.message.contains("count of PingPong"))
    }

    @Test("work that onAppear puts on the main queue is done, too")
    func mainQueue() async {
        struct Later: View {
            @State private var width: CGFloat = 1
            @State private var height: CGFloat = 1

            var body: some View {
                Color.red.frame(width: width, height: height)
                    .onAppear {
                        DispatchQueue.main.async { width = 20 }
                        Task { height = 30 }
                    }
            }
        }
        #expect(await settled(100, 100) { Later() }.size == CGSize(width: 20, height: 30))
    }

    @Test("hearts appended on appearing vanish after their tasks")
    func favorite() async {
        struct Favorite: View {
            let diary: Diary
            @State var hearts = [(String, CGFloat, CGFloat)]()

            var body: some View {
                Text("like")
                    .font(.title)
                    .overlay(alignment: .bottom) {
                        ZStack {
                            Color.clear
                            ForEach(hearts, id: \.0) { heart in
                                Text("+1")
                                    .font(.title)
                                    .foregroundColor(.white)
                                    .bold()
                                    .layoutLabel("heart")
                                    .transition(
                                        .asymmetric(
                                            insertion: .move(edge: .bottom).combined(with: .opacity),
                                            removal: .move(edge: .top).combined(with: .opacity))
                                    )
                                    .offset(x: heart.1, y: heart.2)
                                    .onDisappear { diary.note("gone") }
                                    .task {
                                        try? await Task.sleep(nanoseconds: 500_000_000)
                                        if let index = hearts.firstIndex(where: { $0.0 == heart.0 }) {
                                            let _ = withAnimation(.easeIn) { hearts.remove(at: index) }
                                        }
                                    }
                            }
                        }
                        .frame(width: 50, height: 100)
                        .allowsHitTesting(false)
                    }
                    .onTapGesture { withAnimation(.easeOut) { append() } }
                    .onAppear {
                        append()
                        append()
                    }
            }

            private func append() {
                hearts.append((UUID().uuidString, .random(in: -10...10), .random(in: -10...10)))
            }
        }
        struct FavoriteDemo: View {
            let diary: Diary

            var body: some View {
                ZStack(alignment: .bottomTrailing) {
                    Rectangle().fill(Color.cyan.opacity(0.5))
                    Favorite(diary: diary).layoutLabel("favorite")
                        .alignmentGuide(.bottom, computeValue: { $0[.bottom] + 200 })
                        .alignmentGuide(.trailing, computeValue: { $0[.trailing] + 100 })
                }
                .ignoresSafeArea()
            }
        }
        let diary = Diary()
        let before = layout(300, 400) { FavoriteDemo(diary: diary) }
        #expect(before.records.filter { $0.labels == ["heart"] }.count == 2)
        let after = await settled(300, 400) { FavoriteDemo(diary: diary) }
        #expect(after.records.filter { $0.labels == ["heart"] }.isEmpty)
        #expect(diary.lines == ["gone", "gone"])
        #expect(after.issues.isEmpty)
        #expect(after.frame("favorite") == before.frame("favorite"))
        #expect(after.frame("favorite")?.maxX == 200)
        #expect(after.frame("favorite")?.maxY == 200)
    }
}
