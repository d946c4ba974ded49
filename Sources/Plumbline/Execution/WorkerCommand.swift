import CairoPainting
import Foundation
import ProcessShim
import ViewDSL

/// The worker's end of `WorkerProcess`: takes orders from one pipe and sends answers into another.
///
/// The supervisor starts it, so both ends of its command line are here. It does without the argument parser, whose
/// reflection would take as long as laying out a figure.
struct WorkerCommand: Equatable {
    static let name = "_worker"

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

    /// Makes the catalog once the pipes are out of its reach.
    @MainActor
    func run(_ catalog: () throws -> CheckedCatalog) async throws {
        processshim_become_worker()
        // The supervisor tells how a worker has ended.
        processshim_allow_exit()
        let pipes = try WorkerPipes()
        // The first text would change the process's state.
        LibrarySettings.remove()
        // A catalog may find them, too.
        let folders = AppFolders.ofWorker
        let start = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let catalog = try catalog()
        // Its code may have gone to the folder of its data.
        let hasMoved = FileManager.default.currentDirectoryPath != start.path
        let output = hasMoved ? URL(fileURLWithPath: folder, relativeTo: start).path : folder
        let worker = SceneWorker(
            scenes: catalog.scenes, assets: catalog.assets, folder: output, engine: engine, memory: memory,
            state: ProcessState(folders: folders), send: pipes.send)
        pipes.send(.ready)
        pipes.read { order in
            // The supervisor sends the next order after the answer to this one.
            Task { @MainActor in
                _LeftOutCode.report { reason in
                    pipes.send(FigureAnswer(id: order.id, result: .ranLeftOut(reason)))
                    // The supervisor knows why: no message of a trap is needed.
                    _exit(ExitStatus.failure.rawValue)
                }
                pipes.send(await worker.answer(order))
            }
        }
        // The reader ends the process.
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
}
