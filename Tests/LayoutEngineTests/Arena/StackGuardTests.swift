import Foundation
import TestSupport
import Testing
import ViewDSL

@testable import LayoutEngine

/// A column in a column in a column, hidden behind a type at each level.
private struct Deep: View {
    let depth: Int

    var body: some View {
        if depth > 0 {
            VStack {
                AnyView(Deep(depth: depth - 1))
                Color.red
            }
        } else {
            Color.blue
        }
    }
}

@MainActor @Suite("Deep trees")
struct DepthTests {
    private func deep(_ depth: Int, traces: Bool = true, verifies: Bool = false) -> LayoutSnapshot {
        layout(300, 200, options: LayoutOptions(traces: traces, verifies: verifies)) { Deep(depth: depth) }
    }

    @Test("are measured twice as often at twice the depth")
    func linear() {
        let (half, whole) = (deep(100), deep(200))
        #expect(half.issues.isEmpty && whole.issues.isEmpty)
        #expect((half.records.count, whole.records.count) == (201, 401))
        #expect(whole.measureCount <= 2 * half.measureCount)
        #expect(whole.trace.entries.count <= 2 * half.trace.entries.count)
    }

    @Test("are printed without further indentation from the fortieth level on")
    func lines() {
        let lines = deep(60).description.split(separator: "\n")
        #expect(lines[39].hasPrefix(String(repeating: "  ", count: 39) + "VStack"))
        #expect(lines[40].hasPrefix(String(repeating: "  ", count: 39) + "[40] VStack"))
        #expect(lines[60].hasPrefix(String(repeating: "  ", count: 39) + "[60] "))
    }

    @Test("have no issue but their depth when answers are verified, too", arguments: [400, 2000, 10_000])
    func verified(depth: Int) {
        for traces in [false, true] {
            let issues = deep(depth, traces: traces, verifies: true).issues
            #expect(issues.allSatisfy { $0.rule == .tooDeep } && issues.count <= 1, "\(issues.count), \(traces)")
        }
    }

    @Test("beyond the stack are refused in one issue, whatever their depth", arguments: [10_000, 20_000])
    func refused(depth: Int) {
        let snapshot = deep(depth)
        if snapshot.issues.isEmpty {
            #expect(snapshot.records.count == 2 * depth + 1)
        } else {
            #expect(snapshot.issues.map(\.rule) == [.tooDeep])
            #expect(snapshot.issues[0].message.hasPrefix("views are nested deeper than the stack allows"))
            #expect(snapshot.records.count < 2 * depth)
        }
        #expect(snapshot.measureCount <= 4 * snapshot.records.count)
    }
}

@Suite("The stack guard")
struct StackGuardTests {
    @Test("has room for most of the main thread's stack") @MainActor
    func main() {
        /// Uses about a kibibyte a call.
        func deepest(_ calls: Int = 0) -> Int {
            withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { _ in
                StackGuard.hasRoom && calls < 4096 ? deepest(calls + 1) : calls
            }
        }
        #expect(deepest() > 1024)
    }

    @Test("reads a thread's limit once")
    func once() async {
        let known: (UInt?, UInt?, Bool) = await withCheckedContinuation { done in
            let thread = Thread {
                let before = StackGuard.known
                let hasRoom = StackGuard.hasRoom
                done.resume(returning: (before, StackGuard.known, hasRoom))
            }
            thread.start()
        }
        #expect(known.0 == nil)
        #expect(known.1 != nil)
        #expect(known.2)
    }

    /// Where the main queue has no thread of its own, a scene that waits for its tasks goes on in any thread.
    @Test("lets a layout go on in a thread whose stack is below that of the thread it began in")
    func moved() {
        nonisolated(unsafe) var arenas: [LayoutArena?] = [nil, nil]
        nonisolated(unsafe) var issues: [[String]] = [[], []]
        let begun = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
        let ended = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
        for index in 0...1 {
            Thread.detachNewThread {
                let arena = LayoutArena()
                let root = arena.add(FixedLayout(size: size(10, 10)), info: NodeInfo(name: "root"))
                _ = arena.measure(root, .unspecified)
                arenas[index] = arena
                begun[index].signal()
                begun[1 - index].wait()
                begun[1 - index].signal()
                // One of the two threads is below the other.
                let other = arenas[1 - index]!
                _ = other.measure(root, ProposedViewSize(width: 20, height: 20))
                issues[index] = other.issues.map(\.message)
                ended[index].signal()
            }
        }
        for end in ended { end.wait() }
        #expect(issues == [[], []])
    }
}
