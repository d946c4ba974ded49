import Drawing
import LayoutEngine
import Observation

/// The limits of settling a view's state.
public struct SettlingLimits: Sendable {
    /// The maximum number of consecutive layouts caused by state changes.
    public var passes = 32
    /// The total time of tasks; tasks still running are canceled.
    public var taskTime = Duration.seconds(10)

    public init(passes: Int = 32, taskTime: Duration = .seconds(10)) {
        self.passes = max(1, passes)
        self.taskTime = taskTime
    }
}

/// A laid-out view tree whose state has settled.
@MainActor
package struct SettledView {
    package let arena: LayoutArena
    /// nil if the view is empty.
    package let root: NodeID?
    package let proposal: ProposedViewSize
    /// The number of evaluations and layouts.
    package let passes: Int
    /// Whether something changed after actions and effects had run, as a task or what an action started does.
    package let changedLate: Bool

    package var snapshot: LayoutSnapshot { LayoutSnapshot(recording: root, in: arena, proposal: proposal) }
}

/// Evaluates a view, lays it out and runs its effects until nothing changes.
///
/// A view that does not settle within the limits has an issue and the layout of its last pass.
@MainActor
package struct Settling<Content: View> {
    package var view: Content
    package var proposal: ProposedViewSize
    package var textMeasuring: any TextMeasuring
    package var environment: EnvironmentValues
    package var options: LayoutOptions
    package var limits = SettlingLimits()
    /// Whether the proposal takes the place of the lengths of the outermost frame.
    package var setsFrame = false
    /// Whether to wait for what actions start, of which nothing tells the end.
    package var awaitsActions = true

    package init(
        _ view: Content, proposal: ProposedViewSize, textMeasuring: any TextMeasuring,
        environment: EnvironmentValues = EnvironmentValues(), options: LayoutOptions = LayoutOptions(traces: true),
        limits: SettlingLimits = SettlingLimits()
    ) {
        self.view = view
        self.proposal = proposal.inset(by: environment.hiddenSafeArea)
        self.textMeasuring = textMeasuring
        self.environment = environment
        // Views that are laid out for themselves inside are proposed all of theirs.
        self.environment.hiddenSafeArea = EdgeInsets()
        self.options = options
        self.limits = limits
    }

    package func withoutTasks() -> SettledView {
        defer { SystemLook.reset() }
        let run = SettlingRun(self, tasks: false)
        run.settleState()
        return run.result
    }

    /// How long nothing changes after the last action, in turns of 2 ms: in small parts, so that a busy machine delays them as
    /// it delays the work.
    private static var quietTurns: Int { 15 }

    /// Settles state and waits for the views' tasks.
    package func withTasks() async -> SettledView {
        defer { SystemLook.reset() }
        let run = SettlingRun(self, tasks: true)
        let signal = run.state.changes
        // In small parts, so that a busy machine delays the timeout as it delays the tasks.
        let alarm = Task {
            for _ in 0..<100 where !Task.isCancelled { try? await Task.sleep(for: limits.taskTime / 100) }
            run.isTimeUp = true
            signal.wake()
        }
        defer { alarm.cancel() }
        var events = signal.events.makeAsyncIterator()
        run.settleState()
        run.passesAtOnce = run.passes
        // Views without effects are settled already.
        while !run.isStuck, run.hasActed {
            if run.isTimeUp {
                run.reportEndlessTasks()
                break
            }
            let passes = run.passes
            if run.tasks.isEmpty {
                guard awaitsActions else { break }
                // Nothing tells the end of what an action started itself, such as a `Task { }`.
                for _ in 0..<Self.quietTurns where run.passes == passes {
                    // Where the main actor is busy, time alone would let the work take few turns.
                    for _ in 0..<8 { await Task.yield() }
                    try? await Task.sleep(for: .milliseconds(2))
                    run.settleState()
                }
            } else {
                _ = await events.next(isolation: #isolation)
                run.settleState()
            }
            if run.tasks.isEmpty, run.passes == passes { break }
        }
        run.tasks.cancelAll()
        return run.result
    }
}

@MainActor
private final class SettlingRun<Content: View> {
    let settling: Settling<Content>
    let state = StateStore()
    let tasks: TaskPool
    /// The state never settles.
    private(set) var isStuck = false
    /// The tasks' time has run out.
    var isTimeUp = false
    private let effects = EffectStore()
    private var arena = LayoutArena()
    private var root: NodeID?
    private(set) var passes = 0
    /// The number of passes before anything was waited for.
    var passesAtOnce: Int?

    init(_ settling: Settling<Content>, tasks: Bool) {
        self.settling = settling
        self.tasks = TaskPool(isOpen: tasks, changes: state.changes)
    }

    /// Whether some view had an action or task.
    var hasActed: Bool { effects.wasUsed }

    var result: SettledView {
        SettledView(
            arena: arena, root: root, proposal: settling.proposal, passes: passes,
            changedLate: passes > passesAtOnce ?? passes)
    }

    func settleState() {
        var changed = state.changes.take()
        var round = 0
        while passes == 0 || !changed.isEmpty {
            // Tasks that trigger each other may take many rounds, but not endless ones.
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

    /// Evaluates the views, lays them out and runs their effects.
    private func pass() {
        passes += 1
        arena = LayoutArena(options: settling.options)
        let resolver = ViewResolver(arena: arena, text: settling.textMeasuring, state: state)
        state.beginEvaluation()
        let changes = state.changes
        withObservationTracking {
            var environment = settling.environment
            let missing = MissingColors()
            environment.missingColors = missing
            let fonts = MissingFonts()
            environment.missingFonts = fonts
            _LeftOutCode.forgetModifiers()
            root = resolver.resolveRoot(settling.view, environment: environment)
            guard let root else { return }
            if settling.setsFrame, let frame = arena.outermostFrame(in: root) {
                arena.setLengths(settling.proposal, ofFrame: frame.node)
            }
            arena.layOut(root, proposal: settling.proposal)
            missing.report(to: arena, at: root, assets: environment.images)
            fonts.report(to: arena, at: root, assets: environment.images)
            _LeftOutCode.reportModifiers(to: arena, at: root)
            LocalizedStringKey.report(to: arena, at: root)
        } onChange: {
            changes.mark("an observed object")
        }
        state.endEvaluation()
        let uses = SystemLook.uses
        effects.run(resolver, root: root, tasks: tasks)
        if SystemLook.uses != uses { state.changes.mark("the look of UIKit’s views") }
    }

    func reportEndlessTasks() {
        guard !tasks.isEmpty else { return }
        report(
            "task of \(tasks.names.joined(separator: ", ")) has not ended after \(settling.limits.taskTime);"
                + " it is canceled and the last pass is drawn")
    }

    private func report(_ message: String) {
        // An empty view has no node to report the issue at.
        let node = root ?? arena.add(FixedLayout(size: .zero), info: NodeInfo(name: "EmptyView"))
        arena.addIssue(.unsettled, at: node, message)
    }
}

extension ProposedViewSize {
    /// What insets leave of it.
    package func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: height.map { max(0, $0 - insets.top - insets.bottom) })
    }
}
