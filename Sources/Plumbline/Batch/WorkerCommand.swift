import Foundation
import ProcessShim

/// The other side of `WorkerProcess`: takes orders from standard input and writes answers to a descriptor of their own.
///
/// Not for people: `render` starts it, and so both ends of its command line are here. The parser of commands looks into
/// their types by reflection, which for a program's first figure takes as long as to lay it out.
struct WorkerCommand: Equatable {
    private static let name = "_worker"

    let output: String
    let engine: String
    /// In bytes; nil is no limit.
    let memory: Int?

    var arguments: [String] { [Self.name, output, engine] + (memory.map { ["\($0)"] } ?? []) }

    init(output: String, engine: String, memory: Int?) {
        self.output = output
        self.engine = engine
        self.memory = memory
    }

    /// Nil for any other command line.
    init?(_ arguments: [String]) {
        guard arguments.first == Self.name, 3...4 ~= arguments.count else { return nil }
        let memory = arguments.count == 4 ? Int(arguments[3]) : nil
        guard arguments.count == 3 || memory != nil else { return nil }
        self.init(output: arguments[1], engine: arguments[2], memory: memory)
    }

    @MainActor
    func run(_ catalog: CheckedCatalog) async {
        processshim_end_with_parent()
        processshim_close_on_exec(PROCESSSHIM_ANSWERS)
        processshim_print_by_line()
        processshim_keep_memory()
        processshim_name_stack_overflow()
        let worker = SceneWorker(
            scenes: catalog.scenes, assets: catalog.assets, folder: output, engine: engine, memory: memory)
        Self.send(.ready)
        Self.read(for: worker)
        // The reader ends the process.
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }

    /// Orders are read on a thread of its own: when the supervisor is gone the pipe ends, and so does the worker,
    /// whatever its first thread is at.
    private static func read(for worker: SceneWorker) {
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
