import Foundation
import ProcessShim

/// A worker's end of its pipes.
///
/// They are moved to descriptors that a scene does not meet by accident, neither when it reads standard input nor when it
/// closes a descriptor and opens a file, which takes the lowest free number.
struct WorkerPipes: Sendable {
    private let orders: Int32
    private let answers: Int32
    private let token: String
    private let process = getpid()

    /// Reads the token from standard input, on which the supervisor sends it first.
    ///
    /// - Throws: `UsageError` if it sends none, or if this process may open no more files.
    init() throws(UsageError) {
        guard fcntl(PROCESSSHIM_ANSWERS, F_GETFD) >= 0, let token = Self.readToken() else {
            throw UsageError(
                "“\(WorkerCommand.name)” is for other commands, which start it themselves: see --help for those")
        }
        guard let orders = Self.hide(STDIN_FILENO), let answers = Self.hide(PROCESSSHIM_ANSWERS) else {
            throw UsageError("a worker may not open the files it needs (\(String(cString: strerror(errno))))")
        }
        (self.token, self.orders, self.answers) = (token, orders, answers)
        _ = open("/dev/null", O_RDONLY)
    }

    /// Reads a byte at a time, so that nothing of the first order is taken.
    private static func readToken() -> String? {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while bytes.count < 64, Foundation.read(STDIN_FILENO, &byte, 1) == 1 {
            if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
            bytes.append(byte)
        }
        return nil
    }

    /// Moves a descriptor into the upper half of the allowed descriptors, or to any other if it finds no place there.
    private static func hide(_ file: Int32) -> Int32? {
        let limit = sysconf(Int32(_SC_OPEN_MAX))
        let highest = Int32(limit < 1 ? 16384 : min(limit, 16384))
        for turn in 0..<9 {
            let moved = fcntl(file, F_DUPFD_CLOEXEC, turn < 8 ? Int32.random(in: highest / 2..<highest) : 0)
            guard moved >= 0 else { continue }
            close(file)
            return moved
        }
        return nil
    }

    /// Reads orders until the supervisor closes the pipe, on a thread of its own: so the worker ends with it, whatever its
    /// first thread is doing.
    func read(_ handle: @escaping @Sendable (WorkerOrder) -> Void) {
        let reader = Thread { [self] in
            var frames = FrameReader(token: token)
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = Foundation.read(orders, &chunk, chunk.count)
                if count < 0, errno == EINTR { continue }
                if count == 0 { _exit(0) }
                if count < 0 { fail() }
                frames.append(chunk[..<count])
                do {
                    while let content = try frames.next() {
                        handle(try JSONDecoder().decode(WorkerOrder.self, from: content))
                    }
                } catch {
                    fail()
                }
            }
        }
        reader.start()
    }

    func send(_ answer: FigureAnswer) {
        // What scenes have printed must arrive before the answer.
        processshim_flush_output()
        // A scene may fork, and both processes return from it.
        guard getpid() == process else { _exit(0) }
        guard let content = try? JSONEncoder().encode(answer), content.count <= FrameReader.limit else {
            let failure = FigureFailure(
                "its answer is larger than \(FrameReader.limit >> 20) MB: make the scene smaller")
            return send(FigureAnswer(id: answer.id, result: .failed(failure), peak: answer.peak))
        }
        let error = writeAll(FrameReader.frame(content, token: token), to: answers)
        if error == EPIPE { _exit(0) }
        if error != 0 { fail() }
    }

    private func fail() -> Never {
        let message =
            "the pipe between the worker and its supervisor is gone: a scene may close only what it has opened\n"
        _ = writeAll(Data(message.utf8), to: STDERR_FILENO)
        _exit(ExitStatus.software.rawValue)
    }
}
