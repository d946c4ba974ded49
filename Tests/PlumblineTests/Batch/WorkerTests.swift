import Foundation
import Testing

@testable import Plumbline

/// Orders handed to programs that are no workers of ours, to see what becomes of the orders.
@MainActor
@Suite("A supervisor")
struct WorkerTests {
    private func orders(_ count: Int) -> [FigureOrder] {
        (0..<count).map {
            FigureOrder(FigureRequest(.square("s\($0)"), scale: 1, appearance: .light, names: .path), id: $0)
        }
    }

    /// A worker in shell: says it is ready, then runs `body` for each order, which is in `$order`, its number in `$id`.
    private func run(_ body: String, count: Int = 3, limits: Supervisor.Limits = .init()) -> ([String], Supervisor.End)
    {
        let script = """
            echo '{"id":-1,"isUnchanged":false,"peak":0}' >&3
            while read -r order; do
                id=$(echo "$order" | sed 's/.*"id":\\([0-9]*\\).*/\\1/')
                \(body)
            done
            """
        let program = WorkerProgram(
            path: "/bin/sh", arguments: ["sh", "-c", script], environment: ["PATH": "/usr/bin:/bin"])
        var told: [String] = []
        let supervisor = Supervisor(program: program, limits: limits) { event in
            switch event {
            case .answered(let order, _, _, let lines): told.append("\(order.id) done \(lines.joined())")
            case .lost(let order, let loss, let lines): told.append("\(order.id) \(loss) \(lines.joined())")
            case .retried(let order, let loss, let last): told.append("\(order.id) again after \(last): \(loss)")
            case .tick: break
            }
            return .goOn
        }
        let end = supervisor.run(orders(count))
        return (told.sorted(), end)
    }

    private let answer = #"echo "{\"id\":$id,\"isUnchanged\":false,\"peak\":0}" >&3"#

    @Test("gives every order to a worker and takes its answer and its words")
    func all() {
        let (told, end) = run("echo said $id; \(answer)", limits: .init(jobs: 2))
        #expect(told == ["0 done said 0", "1 done said 1", "2 done said 2"])
        #expect(end == .done)
    }

    @Test("loses one order with a worker that exits, with what it said")
    func exits() {
        let (told, end) = run("[ $id = 1 ] && { echo bye; exit 0; }; \(answer)")
        #expect(told == ["0 done ", "1 again after s0: exited(status: 0)", "1 exited(status: 0) bye", "2 done "])
        #expect(end == .done)
    }

    @Test("loses one order with a worker that crashes, by its signal")
    func crashes() {
        let (told, _) = run("[ $id = 1 ] && kill -ABRT $$; \(answer)")
        #expect(
            told == [
                "0 done ", "1 again after s0: crashed(signal: \(SIGABRT))", "1 crashed(signal: \(SIGABRT)) ", "2 done ",
            ])
    }

    @Test("blames no order for what another has left behind in their worker")
    func aftermath() {
        // Order 0 leaves something that ends the next.
        let (told, end) = run("[ -n \"$left\" ] && kill -ABRT $$; [ $id = 0 ] && left=1; \(answer)")
        #expect(told == ["0 done ", "1 again after s0: crashed(signal: \(SIGABRT))", "1 done ", "2 done "])
        #expect(end == .done)
        let memory = answer.replacing(
            #"\"peak\""#, with: #"\"failure\":{\"message\":\"m\",\"kind\":\"memory\",\"endsBatch\":false},\"peak\""#)
        let (kept, _) = run("[ -n \"$left\" ] && { \(memory); continue; }; [ $id = 0 ] && left=1; \(answer)")
        #expect(kept == ["0 done ", "1 done ", "2 done "])
    }

    @Test("does not count the start of a worker as the time of its first order")
    func slowStart() {
        let script = """
            sleep 2
            echo '{"id":-1,"isUnchanged":false,"peak":0}' >&3
            while read -r order; do \(answer.replacing("$id", with: "0")); done
            """
        let program = WorkerProgram(
            path: "/bin/sh", arguments: ["sh", "-c", script], environment: ["PATH": "/usr/bin:/bin"])
        var times: [Double] = []
        let supervisor = Supervisor(program: program, limits: .init(timeout: 1.5)) { event in
            if case .answered(_, _, let milliseconds, _) = event { times.append(milliseconds) }
            return .goOn
        }
        #expect(supervisor.run(orders(1)) == .done)
        #expect(times.count == 1 && times.allSatisfy { $0 < 1500 })
    }

    @Test("ends a worker that is not done in time")
    func hangs() {
        let start = ContinuousClock.now
        let (told, _) = run("[ $id = 1 ] && sleep 1000; \(answer)", limits: .init(timeout: 2))
        #expect(told == ["0 done ", "1 timedOut ", "2 done "])
        #expect(ContinuousClock.now - start < .seconds(900))
    }

    @Test("tries an order again whose worker was killed from outside, once")
    func killed() throws {
        let folder = try TemporaryFolder()
        let once = "[ $id = 1 ] && [ ! -e \(folder.path)/x ] && { touch \(folder.path)/x; kill -KILL $$; }; \(answer)"
        #expect(run(once).0 == ["0 done ", "1 done ", "2 done "])
        let always = "[ $id = 1 ] && kill -KILL $$; \(answer)"
        #expect(run(always).0 == ["0 done ", "1 crashed(signal: \(SIGKILL)) ", "2 done "])
    }

    @Test("finds in its command line what it was started with, and nothing in any other")
    func commandLine() {
        for memory in [nil, 512 << 20] {
            let command = WorkerCommand(output: "--my figures", engine: "7a", memory: memory)
            #expect(WorkerCommand(command.arguments) == command)
            #expect(WorkerCommand(Array(command.arguments.prefix(2))) == nil)
            #expect(WorkerCommand(["render"] + command.arguments.dropFirst()) == nil)
        }
        #expect(WorkerCommand(["_worker", "figures", "7a", "much"]) == nil)
    }

    @Test("gives up when no worker starts, with its last words")
    func noStart() {
        let program = WorkerProgram(
            path: "/bin/sh", arguments: ["sh", "-c", "echo broken; exit 3"], environment: [:])
        let supervisor = Supervisor(program: program, limits: .init()) { _ in .goOn }
        #expect(supervisor.run(orders(2)) == .noWorkers("broken"))
        let missing = WorkerProgram(path: "/nowhere/at/all", arguments: ["x"], environment: [:])
        let other = Supervisor(program: missing, limits: .init()) { _ in .goOn }
        guard case .noWorkers = other.run(orders(2)) else {
            Issue.record("a program that is not there was started")
            return
        }
    }

    @Test("digests differ by content, length and place")
    func digests() {
        var seen: Set<String> = []
        for count in 0..<100 {
            for byte in [UInt8(0), 1, 255] { seen.insert(Digest(Data(repeating: byte, count: count)).description) }
        }
        #expect(seen.count == 298)
        let data = Data((0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        for index in stride(from: 0, to: 1000, by: 7) {
            var other = data
            other[index] ^= 1
            seen.insert(Digest(other).description)
        }
        #expect(seen.count == 298 + 143)
    }
}
