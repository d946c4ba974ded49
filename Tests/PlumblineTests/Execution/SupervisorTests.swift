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

    /// A worker as a shell script: it reports ready, then runs `body` for each `$order`, whose ID is in `$id`.
    private func program(_ body: String, start: String = "") -> WorkerProgram {
        let script = """
            \(start)
            echo '{"id":-1,"result":{"ready":{}},"peak":0}' >&3
            while read -r order; do
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

    private let answer = #"echo "{\"id\":$id,\"result\":{\"transferred\":{}},\"peak\":0}" >&3"#

    @Test("gives every order to a worker and takes its answer and what it printed")
    func all() async {
        let (results, end) = await run("echo said $id; \(answer)", limits: .init(jobs: 2))
        #expect(results == ["0 done said 0", "1 done said 1", "2 done said 2"])
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
        let memory = answer.replacing(
            #"{\"transferred\":{}}"#,
            with: #"{\"failed\":{\"_0\":{\"message\":\"m\",\"kind\":\"memory\",\"endsBatch\":false}}}"#)
        let (kept, _) = await run("[ -n \"$left\" ] && { \(memory); continue; }; [ $id = 0 ] && left=1; \(answer)")
        #expect(kept == ["0 done ", "1 done ", "2 done "])
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

    @Test("starts workers with a command line that they parse, and nothing else is parsed as one")
    func commandLine() {
        for memory in [nil, 512 << 20] {
            let command = WorkerCommand(folder: "--my figures", engine: "7a", memory: memory)
            #expect(WorkerCommand(command.arguments) == command)
            #expect(WorkerCommand(Array(command.arguments.prefix(2))) == nil)
            #expect(WorkerCommand(["render"] + command.arguments.dropFirst()) == nil)
        }
        #expect(WorkerCommand(["_worker", "figures", "7a", "much"]) == nil)
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
