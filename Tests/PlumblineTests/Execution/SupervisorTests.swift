import Foundation
import Testing

@testable import Plumbline

/// The workers are shell scripts.
@MainActor
@Suite("A supervisor")
struct SupervisorTests {
    private func orders(_ count: Int) -> [WorkerOrder] {
        (0..<count).map {
            WorkerOrder(.compare, scene: "s\($0)", id: $0)
        }
    }

    /// A worker as a shell script: it reports ready, then runs `body` for each `$order`, whose ID is in `$id`. The body
    /// answers by `say`.
    private func program(_ body: String, start: String = "") -> WorkerProgram {
        let script = """
            read -r token
            say() { printf '%s %s\\n%s\\n' "$token" "${#1}" "$1" >&3; }
            \(start)
            say '{"id":-1,"result":{"ready":{}},"peak":0}'
            while read -r head && read -r order; do
                id=$(echo "$order" | sed 's/.*"id":\\([0-9]*\\).*/\\1/')
                \(body)
            done
            """
        return WorkerProgram(
            path: "/bin/sh", arguments: ["sh", "-c", script], environment: ["PATH": "/usr/bin:/bin"])
    }

    private func run(
        _ program: WorkerProgram, count: Int = 3, limits: WorkerLimits = .init()
    ) async -> ([Execution], ExecutionEnd) {
        var executions: [Execution] = []
        let end = await Supervisor(program: program, limits: limits).run(orders(count)) { event in
            if case .finished(let execution) = event { executions.append(execution) }
            return .proceed
        }
        return (executions.sorted { $0.order.id < $1.order.id }, end)
    }

    /// The results in words.
    private func run(
        _ body: String, limits: WorkerLimits = .init()
    ) async -> ([String], ExecutionEnd) {
        let (executions, end) = await run(program(body), limits: limits)
        let words = executions.map { execution in
            let isRetried = execution.retryNote?.contains("perhaps s0") == true
            let printed = execution.printed.joined()
            guard case .failed(let failure) = execution.result else {
                return "\(execution.order.id) done \(printed)\(isRetried ? "again after s0" : "")"
            }
            return "\(execution.order.id) \(failure.kind) \(failure.signal ?? "")\(printed)"
        }
        return (words, end)
    }

    private let answer = #"say "{\"id\":$id,\"result\":{\"transferred\":{}},\"peak\":0}""#

    /// An answer of failure; more JSON about the failure may follow the kind.
    private func failure(_ kind: String, isRefusal: Bool = false) -> String {
        answer.replacing(
            #"{\"transferred\":{}}"#,
            with: #"{\"failed\":{\"_0\":{\"message\":\"m\",\"kind\":\"\#(kind)\",\"endsBatch\":false,"#
                + #"\"isRefusal\":\#(isRefusal)}}}"#)
    }

    @Test("gives every order to a worker and takes its answer and what it printed")
    func all() async {
        let (results, end) = await run("echo said $id; \(answer)", limits: .init(jobs: 2))
        #expect(results == ["0 done said 0", "1 done said 1", "2 done said 2"])
        #expect(end == .done)
    }

    @Test("names the scene that it waits for, if that takes long")
    func late() async {
        var late: Set<String> = []
        let limits = WorkerLimits(jobs: 2, late: .milliseconds(200))
        _ = await Supervisor(program: program("[ $id = 1 ] && sleep 0.6; \(answer)"), limits: limits).run(orders(3)) {
            if case .tick(let scene?) = $0 { late.insert(scene) }
            return .proceed
        }
        #expect(late == ["s1"])
    }

    @Test("blames nobody whom another scene kills, not even while it is starting")
    func siblings() async throws {
        let folder = try TemporaryFolder()
        let kill = "for f in *; do [ $f = $$ ] || { kill -KILL $f; rm $f; }; done"
        let worker = program(
            "if [ $id = 0 ]; then for i in 1 2 3 4 5 6; do sleep 0.05; \(kill); done; else sleep 0.1; fi; \(answer)",
            start: "cd \(folder.path); echo > $$")
        let (executions, end) = await run(worker, count: 5, limits: .init(jobs: 3))
        #expect(end == .done)
        #expect(executions.count == 5)
        for execution in executions { if case .failed(let failure) = execution.result { Issue.record("\(failure)") } }
    }

    @Test("blames nobody into whose pipe another scene writes")
    func writingSiblings() async throws {
        let folder = try TemporaryFolder()
        let write = "for f in *; do [ $f = $$ ] || { echo x > /proc/$f/fd/3; }; done"
        let worker = program(
            "if [ $id = 0 ]; then \(write); fi; sleep 0.3; \(answer)", start: "cd \(folder.path); echo > $$")
        let (executions, end) = await run(worker, count: 3, limits: .init(jobs: 3))
        #expect(end == .done)
        #expect(executions.count == 3)
        for execution in executions { if case .failed(let failure) = execution.result { Issue.record("\(failure)") } }
    }

    @Test("blames a scene for a signal of its own at once, whatever is drawn beside it")
    func crashesBeside() async {
        let (results, end) = await run("[ $id = 1 ] && kill -SEGV $$; sleep 0.1; \(answer)", limits: .init(jobs: 2))
        #expect(results == ["0 done ", "1 crash SIGSEGV", "2 done "])
        #expect(end == .done)
    }

    @Test("loses one order with a worker that exits, and keeps what it printed")
    func exits() async {
        let (results, end) = await run("[ $id = 1 ] && { echo bye; exit 0; }; \(answer)")
        #expect(results == ["0 done ", "1 exit bye", "2 done "])
        #expect(end == .done)
    }

    @Test("loses one order with a worker that crashes, and names the signal")
    func crashes() async {
        let (results, _) = await run("[ $id = 1 ] && kill -ABRT $$; \(answer)")
        #expect(results == ["0 done ", "1 crash SIGABRT", "2 done "])
    }

    @Test("does not blame an order for what an earlier one left behind in the worker")
    func aftermath() async {
        // Order 0 leaves a variable that ends the next.
        let (results, end) = await run("[ -n \"$left\" ] && kill -ABRT $$; [ $id = 0 ] && left=1; \(answer)")
        #expect(results == ["0 done ", "1 done again after s0", "2 done "])
        #expect(end == .done)
        for kind in ["memory", "file", "error", "incomplete"] {
            let (kept, _) = await run(
                "[ -n \"$left\" ] && { \(failure(kind)); continue; }; [ $id = 0 ] && left=1; \(answer)")
            #expect(kept == ["0 done ", "1 done again after s0", "2 done "], "\(kind)")
        }
        let slow = "[ -n \"$left\" ] && sleep 1000; [ $id = 0 ] && left=1; \(answer)"
        #expect(await run(slow, limits: .init(timeout: 2)).0 == ["0 done ", "1 done again after s0", "2 done "])
    }

    @Test("takes a refusal for a verdict, and any other failure of a new worker")
    func verdicts() async throws {
        let folder = try TemporaryFolder()
        func tries(_ answer: String, of order: Int) async -> Int {
            try? FileManager.default.removeItem(atPath: "\(folder.path)/x")
            _ = await run("[ $id = \(order) ] && { echo x >> \(folder.path)/x; \(answer); continue; }; \(self.answer)")
            return ((try? folder.data("x")) ?? Data()).count / 2
        }
        #expect(await tries(failure("error", isRefusal: true), of: 1) == 1)
        #expect(await tries(failure("error"), of: 1) == 2)
        #expect(await tries(failure("error"), of: 0) == 1)
        #expect(await tries("exit 1", of: 1) == 2)
    }

    @Test("uses no worker again whose state an order has changed, and draws what found it changed once more")
    func changedState() async {
        let changed = answer.replacing(#"\"peak\":0"#, with: #"\"peak\":0,\"changed\":\"the locale\""#)
        let (executions, _) = await run(program("echo $$; [ $id = 1 ] && { \(changed); continue; }; \(answer)"))
        #expect(executions.allSatisfy { $0.printed.count == 1 && $0.retryNote == nil })
        #expect(Set(executions.flatMap(\.printed)).count == 3)
    }

    @Test("sees the end of a worker at once, though a process it started holds its pipes")
    func heldPipes() async {
        let start = ContinuousClock.now
        let (results, end) = await run(
            "[ $id = 1 ] && { sleep 600 <&0 & kill -ABRT $$; }; \(answer)", limits: .init(timeout: 300))
        #expect(results == ["0 done ", "1 crash SIGABRT", "2 done "])
        #expect(end == .done && ContinuousClock.now - start < .seconds(250))
    }

    @Test("ends a worker that stops itself, and reports it")
    func stops() async {
        let (results, _) = await run("[ $id = 1 ] && kill -STOP $$; \(answer)")
        #expect(results == ["0 done ", "1 exit ", "2 done "])
    }

    @Test("believes only frames with the token of the worker, of a bounded length")
    func foreignBytes() async {
        for forged in [
            answer.replacing("say", with: "echo") + " >&3", "token=0; " + answer, #"echo "$token 99999999999" >&3"#,
            #"printf "%s 1\n12" "$token" >&3"#, "yes no | head -c 1000 | tr -d '\n' >&3", #"say "no answer""#,
        ] {
            let (results, end) = await run("[ $id = 1 ] && { \(forged); sleep 100; }; \(answer)")
            #expect(results == ["0 done ", "1 exit ", "2 done "], "\(forged)")
            #expect(end == .done)
        }
    }

    @Test("gives a worker no more time that says it is ready again and again")
    func repeatedReady() async {
        let (results, _) = await run(
            #"[ $id = 1 ] && while :; do say '{"id":-1,"result":{"ready":{}},"peak":0}'; sleep 0.2; done; "# + answer,
            limits: .init(timeout: 2))
        #expect(results == ["0 done ", "1 timeout ", "2 done "])
    }

    @Test("counts no time in which the supervisor itself is stopped")
    func postponed() throws {
        let slot = WorkerSlot(
            try WorkerProcess(program: WorkerProgram(path: "/bin/true", arguments: ["true"], environment: [:])))
        slot.begin(orders(1)[0], timeout: 1)
        let before = slot.deadline
        slot.postpone(by: .seconds(5))
        #expect(slot.deadline - before == .seconds(5))
        _ = slot.process.wait()
    }

    @Test("does not count the start of a worker as the time of its first order")
    func slowStart() async {
        let (executions, end) = await run(
            program(answer, start: "sleep 2"), count: 1, limits: .init(timeout: 1.5))
        #expect(end == .done)
        #expect(executions.count == 1 && executions.allSatisfy { $0.milliseconds < 1500 })
    }

    @Test("ends a worker that exceeds its time")
    func hangs() async {
        let start = ContinuousClock.now
        let (results, _) = await run("[ $id = 1 ] && sleep 1000; \(answer)", limits: .init(timeout: 2))
        #expect(results == ["0 done ", "1 timeout ", "2 done "])
        #expect(ContinuousClock.now - start < .seconds(900))
    }

    @Test("retries an order once if its worker was killed from outside")
    func killed() async throws {
        let folder = try TemporaryFolder()
        let once = "[ $id = 1 ] && [ ! -e \(folder.path)/x ] && { touch \(folder.path)/x; kill -KILL $$; }; \(answer)"
        #expect(await run(once).0 == ["0 done ", "1 done ", "2 done "])
        let always = "[ $id = 1 ] && kill -KILL $$; \(answer)"
        #expect(await run(always).0 == ["0 done ", "1 crash SIGKILL", "2 done "])
    }

    @Test("tries a page again without the proposal that ended its process, and tells how it did")
    func avoidedProposal() async {
        let tries =
            #"say "{\"id\":$id,\"result\":{\"tries\":{\"_0\":{\"width\":1000000000,\"height\":6000}}},\"peak\":0}""#
        let trial = "\(tries); case $order in *1000000000*) ;; *) echo here; kill -ILL $$;; esac"
        let (executions, end) = await run(program("[ $id = 1 ] && { \(trial); }; \(answer)"))
        #expect(end == .done && executions.map(\.order.id) == [0, 1, 2])
        #expect(executions.map(\.order.avoided.count) == [0, 1, 0] && executions.allSatisfy { $0.retryNote == nil })
        let issue = executions[1].order.avoided.first?.issue(of: .html) ?? ""
        #expect(issue.hasPrefix("omitted proposal: the page leaves out ∞ × 60: its process ended with SIGILL"))
        #expect(issue.hasSuffix("; it wrote: here"))
    }

    @Test("says which left-out code has ended a worker, if the worker said so, whatever the end")
    func leftOut() async {
        let says = #"say "{\"id\":$id,\"result\":{\"ranLeftOut\":{\"_0\":\"it runs a\"}},\"peak\":0}""#
        for end in ["exit 1", "kill -ILL $$"] {
            let (executions, _) = await run(program("[ $id = 1 ] && { \(says); \(end); }; \(answer)"))
            guard executions.count == 3, case .failed(let failure) = executions[1].result else {
                Issue.record("\(executions)")
                return
            }
            #expect(failure == FigureFailure("it runs a", kind: .leftOut))
            if case .failed = executions[2].result { Issue.record("another order failed") }
        }
        // A scene that says so goes on.
        #expect(await run("\(says); \(answer)").0 == ["0 done ", "1 done ", "2 done "])
    }

    @Test("fails a page that ends its process under a proposal it was to avoid, and names that")
    func unavoidableProposal() async {
        let tries = #"say "{\"id\":$id,\"result\":{\"tries\":{\"_0\":{\"width\":0,\"height\":6000}}},\"peak\":0}""#
        let (executions, _) = await run(program("[ $id = 1 ] && { \(tries); kill -ILL $$; }; \(answer)"))
        guard executions.count == 3, case .failed(let failure) = executions[1].result else {
            Issue.record("\(executions)")
            return
        }
        #expect(failure.message.hasSuffix("; it was proposed 0 × 60"), "\(failure.message)")
    }

    @Test("gives up if no worker starts, with the last output")
    func noStart() async {
        let broken = WorkerProgram(
            path: "/bin/sh", arguments: ["sh", "-c", "echo broken; exit 3"], environment: [:])
        #expect(await run(broken).1 == .noWorkers("broken"))
        let missing = WorkerProgram(path: "/nowhere/at/all", arguments: ["x"], environment: [:])
        guard case .noWorkers = await run(missing).1 else {
            Issue.record("a program that does not exist was started")
            return
        }
    }
}
