import Foundation
import ProcessShim

/// The worker's end of `WorkerProcess`: reads orders from standard input and writes answers to a descriptor of their own.
///
/// The supervisor starts it, so both ends of its command line are here. It does without the argument parser, whose
/// reflection would take as long as laying out a figure.
struct WorkerCommand: Equatable {
    private static let name = "_worker"

    /// Where files are written.
    let folder: String
    let engine: String
    /// In bytes; nil means no limit.
    let memory: Int?

    var arguments: [String] { [Self.name, folder, engine] + (memory.map { ["\($0)"] } ?? []) }
}

extension WorkerCommand {
    /// Nil for any other command line.
    init?(_ arguments: [String]) {
        guard arguments.first == Self.name, 3...4 ~= arguments.count else { return nil }
        let memory = arguments.count == 4 ? Int(arguments[3]) : nil
        guard arguments.count == 3 || memory != nil else { return nil }
        self.init(folder: arguments[1], engine: arguments[2], memory: memory)
    }

    @MainActor
    func run(_ catalog: CheckedCatalog) async {
        processshim_become_worker()
        let worker = SceneWorker(
            scenes: catalog.scenes, assets: catalog.assets, folder: folder, engine: engine, memory: memory)
        Self.send(.ready)
        Self.readOrders(for: worker)
        // The reader ends the process.
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }

    /// Reads orders on a separate thread: when the supervisor is gone, the pipe ends and so does the worker, whatever its
    /// first thread is doing.
    private static func readOrders(for worker: SceneWorker) {
        let reader = Thread {
            let decoder = JSONDecoder()
            while let line = readLine() {
                guard let order = try? decoder.decode(WorkerOrder.self, from: Data(line.utf8)) else { break }
                // The supervisor sends the next order after the answer to this one.
                Task { @MainActor in send(await worker.answer(order)) }
            }
            _exit(0)
        }
        reader.start()
    }

    private static func send(_ answer: FigureAnswer) {
        // The output of scenes must arrive before the answer.
        processshim_flush_output()
        guard let line = try? JSONEncoder().encode(answer) else { _exit(ExitStatus.software.rawValue) }
        if writeAll(line + [UInt8(ascii: "\n")], to: PROCESSSHIM_ANSWERS) != 0 { _exit(0) }
    }
}
