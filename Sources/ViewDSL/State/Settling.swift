import Drawing
import Foundation
import LayoutEngine
import Observation

/// How long a view may take to come to rest.
public struct SettlingLimits: Sendable {
    /// How often in a row a state change may lead to another layout.
    public var passes = 32
    /// How long tasks may run, all in all; those that have not ended by then are cancelled.
    public var taskTime = Duration.seconds(10)

    /// How many passes, and how long tasks may take.
    public init(passes: Int = 32, taskTime: Duration = .seconds(10)) {
        self.passes = max(1, passes)
        self.taskTime = taskTime
    }
}

/// A view tree that came to rest, laid out.
@MainActor
package struct SettledView {
    /// The layout it ended with.
    package let arena: LayoutArena
    /// nil where the view shows nothing.
    package let root: NodeID?
    /// What the root was proposed, in points.
    package let proposal: ProposedViewSize
    /// How often the views were evaluated and laid out.
    package let passes: Int

    /// The layout, recorded.
    package var snapshot: LayoutSnapshot { LayoutSnapshot(recording: root, in: arena, proposal: proposal) }
}

/// Evaluates a view, lays it out and runs what is then due, again and again until nothing changes.
///
/// What does not come to rest within the limits is an issue of the layout, and the last pass stands.
@MainActor
package struct Settling<Content: View> {
    /// The view that settles.
    package var view: Content
    /// What the root view is offered, in points.
    package var proposal: ProposedViewSize
    /// What measures text.
    package var textMeasuring: any TextMeasuring
    /// What the root view inherits.
    package var environment: EnvironmentValues
    /// What is recorded.
    package var options: LayoutOptions
    /// How long it may take.
    package var limits = SettlingLimits()

    /// A view, what it is offered in points, and its surroundings.
    package init(
        _ view: Content, proposal: ProposedViewSize, textMeasuring: any TextMeasuring,
        environment: EnvironmentValues = EnvironmentValues(), options: LayoutOptions = LayoutOptions(traces: true),
        limits: SettlingLimits = SettlingLimits()
    ) {
        self.view = view
        self.proposal = proposal
        self.textMeasuring = textMeasuring
        self.environment = environment
        self.options = options
        self.limits = limits
    }

    /// Settles state, without tasks.
    package func withoutTasks() -> SettledView {
        let run = SettlingRun(self, tasks: false)
        run.settleState()
        return run.result
    }

    /// Settles state and runs the views' tasks to their ends.
    package func withTasks() async -> SettledView {
        let run = SettlingRun(self, tasks: true)
        let signal = run.state.changes
        // Where others keep the machine busy, tasks are late and so is each part of the time they have.
        let alarm = Task {
            for _ in 0..<100 where !Task.isCancelled { try? await Task.sleep(for: limits.taskTime / 100) }
            run.isTimeUp = true
            signal.wake()
        }
        defer { alarm.cancel() }
        var events = signal.events.makeAsyncIterator()
        run.settleState()
        // Views that act on nothing are settled here and now, on the thread of the caller.
        while !run.isStuck, run.hasActed {
            if run.isTimeUp {
                run.reportEndlessTasks()
                break
            }
            let passes = run.passes
            if run.tasks.isEmpty {
                // What actions left to the main queue, to be done at once, counts as well.
                for _ in 0..<4 { await Task.yield() }
            } else {
                _ = await events.next(isolation: #isolation)
            }
            run.settleState()
            if run.tasks.isEmpty, run.passes == passes { break }
        }
        run.tasks.cancelAll()
        return run.result
    }
}

/// One settling under way.
@MainActor
private final class SettlingRun<Content: View> {
    let settling: Settling<Content>
    let state = StateStore()
    let tasks: TaskPool
    /// Passes follow one another without end.
    private(set) var isStuck = false
    /// The tasks have had the time there is for them.
    var isTimeUp = false
    private let attachments = AttachmentStore()
    private var arena = LayoutArena()
    private var root: NodeID?
    private(set) var passes = 0

    init(_ settling: Settling<Content>, tasks: Bool) {
        self.settling = settling
        self.tasks = TaskPool(isOpen: tasks, changes: state.changes)
    }

    /// Some view had an action or a task to run.
    var hasActed: Bool { attachments.wasUsed }

    var result: SettledView {
        SettledView(arena: arena, root: root, proposal: settling.proposal, passes: passes)
    }

    /// Repeats passes until one changes nothing.
    func settleState() {
        var changed = state.changes.take()
        var round = 0
        while passes == 0 || !changed.isEmpty {
            // Tasks that set each other off may go round for long, but not for ever.
            if round == settling.limits.passes || passes >= 64 * settling.limits.passes {
                isStuck = true
                return report(
                    "\(changed.joined(separator: ", ")) still changes after \(passes) passes; the last pass is drawn")
            }
            pass()
            round += 1
            changed = state.changes.take()
        }
    }

    /// Evaluates the views, lays them out and runs what is due.
    private func pass() {
        passes += 1
        arena = LayoutArena(options: settling.options)
        let resolver = ViewResolver(arena: arena, text: settling.textMeasuring, state: state)
        state.beginEvaluation()
        let changes = state.changes
        withObservationTracking {
            root = resolver.resolveRoot(settling.view, environment: settling.environment)
            if let root { arena.layOut(root, proposal: settling.proposal) }
        } onChange: {
            changes.mark("an observed object")
        }
        state.endEvaluation()
        attachments.run(resolver, root: root, tasks: tasks)
    }

    func reportEndlessTasks() {
        guard !tasks.isEmpty else { return }
        report(
            "task of \(tasks.names.joined(separator: ", ")) has not ended after \(settling.limits.taskTime);"
                + " it is cancelled and the last pass is drawn")
    }

    private func report(_ message: String) {
        // Where nothing is shown, nothing is left to blame but the lack of it.
        let node = root ?? arena.add(FixedLayout(size: .zero), info: NodeInfo(name: "EmptyView"))
        arena.addIssue(.unsettled, at: node, message)
    }
}
