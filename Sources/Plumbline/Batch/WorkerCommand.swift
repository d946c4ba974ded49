import ArgumentParser
import Foundation
import ProcessShim

/// The other side of `WorkerProcess`: takes orders from standard input and writes answers to a descriptor of their own.
///
/// Not for people: `render` starts it.
struct WorkerCommand: CatalogCommand {
    static let name = "_worker"

    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Draws figures for “render”, which starts it.", shouldDisplay: false)

    @Option var output: String
    @Option var engine: String
    @Option var memory: Int?

    func run(_ catalog: CheckedCatalog, _ console: Console) async throws {
        try await Self.serve(
            SceneWorker(
                scenes: catalog.scenes, assets: catalog.assets, folder: output, engine: engine, memory: memory))
    }

    /// Becomes a worker, in a copy of the supervisor's process: no task has run in it yet.
    @MainActor
    static func become(_ worker: @escaping @MainActor () -> SceneWorker) -> Never {
        Task {
            // What cannot be answered is a fault of ours, and the supervisor tells of a worker that is gone.
            try? await serve(worker())
            _exit(ExitStatus.software.rawValue)
        }
        while true { RunLoop.main.run(until: .distantFuture) }
    }

    @MainActor
    private static func serve(_ worker: SceneWorker) async throws {
        processshim_end_with_parent()
        processshim_close_on_exec(PROCESSSHIM_ANSWERS)
        processshim_print_by_line()
        processshim_keep_memory()
        processshim_name_stack_overflow()
        try send(.ready)
        for await order in orders {
            try send(await worker.answer(order))
        }
    }

    /// Orders as they come, read on a thread of its own: when the supervisor is gone the pipe ends, and so does the
    /// worker, whatever its first thread is at.
    private static var orders: AsyncStream<FigureOrder> {
        let (stream, continuation) = AsyncStream<FigureOrder>.makeStream()
        let reader = Thread {
            let decoder = JSONDecoder()
            while let line = readLine() {
                guard let order = try? decoder.decode(FigureOrder.self, from: Data(line.utf8)) else { break }
                continuation.yield(order)
            }
            _exit(0)
        }
        reader.start()
        return stream
    }

    private static func send(_ answer: FigureAnswer) throws {
        // What scenes printed for this answer comes before it.
        processshim_flush_output()
        var line = try JSONEncoder().encode(answer)
        line.append(UInt8(ascii: "\n"))
        var rest = line[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(PROCESSSHIM_ANSWERS, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { _exit(0) }
            rest = rest.dropFirst(count)
        }
    }
}
