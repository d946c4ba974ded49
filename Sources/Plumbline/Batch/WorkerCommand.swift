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
        Self.begin(
            SceneWorker(
                scenes: catalog.scenes, assets: catalog.assets, folder: output, engine: engine, memory: memory))
        // Its reader ends the process.
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }

    /// Becomes a worker, in a copy of the supervisor's process: no task has run in it yet.
    @MainActor
    static func become(_ worker: SceneWorker) -> Never {
        begin(worker)
        while true { RunLoop.main.run(until: .distantFuture) }
    }

    /// Takes orders from now on. They are read on a thread of its own: when the supervisor is gone the pipe ends, and so
    /// does the worker, whatever its first thread is at.
    @MainActor
    private static func begin(_ worker: SceneWorker) {
        processshim_end_with_parent()
        processshim_close_on_exec(PROCESSSHIM_ANSWERS)
        processshim_print_by_line()
        processshim_keep_memory()
        processshim_name_stack_overflow()
        send(.ready)
        let reader = Thread {
            let decoder = JSONDecoder()
            while let line = readLine() {
                guard let order = try? decoder.decode(FigureOrder.self, from: Data(line.utf8)) else { break }
                // There is never more than one: the next is sent when this one is answered.
                Task { @MainActor in send(await worker.answer(order)) }
            }
            _exit(0)
        }
        reader.start()
    }

    private static func send(_ answer: FigureAnswer) {
        // What scenes printed for this answer comes before it.
        processshim_flush_output()
        guard var line = try? JSONEncoder().encode(answer) else { _exit(ExitStatus.software.rawValue) }
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
