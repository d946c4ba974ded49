import Plumbline

/// Side effects that scenes leave behind in their process. Their own figures are right, and so must be all others.
enum Aftermath: String, CaseIterable {
    /// A thread that ends the process when another scene is drawn.
    case thread
    /// Memory that is never freed.
    case hoard
    /// Another working directory.
    case folder
    /// Files that nobody may read.
    case mask
    /// Numbers that are rounded up.
    case rounding
    /// Files of 100 bytes at most.
    case fileSize
    /// Not one more file.
    case fileCount
    /// Files that are never closed.
    case leak
    /// Work on the main queue that never ends.
    case mainQueue
    /// The same, by a task.
    case task
    /// A thread that reads standard input, where orders could be.
    case reader
    /// A thread that stops the process.
    case stop
    /// A timer that ends the process.
    case alarm
    /// Another time zone.
    case zone
    /// Closed files: among them those the runtime needs.
    case closed
    /// A file in place of standard output, and one where answers could go.
    case replaced
    /// A child that goes on in this program.
    case child
    /// Another user, which may not write the figures, where the first one is root.
    case user
    /// Signals to the other workers, again and again.
    case siblings
    /// Files in its app's folders, which may not be read.
    case files

    @MainActor
    func scene(_ number: Int) -> Scene {
        Scene("sly/\(rawValue)-\(number)") {
            leave()
            Color.red
        }
    }

    @MainActor
    private func leave() -> EmptyView {
        switch self {
        case .thread: Self.later { abort() }
        case .hoard: Self.kept.append([UInt8](repeating: 1, count: 300 << 20))
        case .folder: chdir("/")
        case .mask: umask(0o777)
        case .rounding: fesetround(FE_UPWARD)
        case .fileSize: lower(RLIMIT_FSIZE, to: 100)
        case .fileCount: lower(RLIMIT_NOFILE, to: 0)
        case .leak:
            var last: Int32 = 0
            while case let file = open("/dev/null", O_RDONLY), file >= 0 { last = file }
            // As many as a figure needs.
            for file in max(4, last - 20)...max(4, last) as ClosedRange<Int32> { close(file) }
        case .mainQueue: DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { Self.spin() }
        case .task: Task { Self.spin() }
        case .reader:
            Thread { while let line = readLine() { print("read \(line.count) letters") } }.start()
        case .stop: Self.later { raise(SIGSTOP) }
        case .alarm: Foundation.alarm(1)
        case .zone: setenv("TZ", "Pacific/Apia", 1)
        case .closed: for number in 4..<64 as Range<Int32> { close(number) }
        case .replaced:
            for number in [1, 3] as [Int32] {
                close(number)
                _ = open("/dev/null", O_WRONLY)
            }
        case .child: forked()
        case .user: setuid(65534)
        case .siblings:
            for _ in 0..<6 {
                for worker in Self.otherWorkers { kill(worker, SIGSEGV) }
                usleep(50_000)
            }
        case .files: Self.writeFiles()
        }
        return EmptyView()
    }

    /// The other children of this process's parent, as far as the system lists them.
    private static var otherWorkers: [Int32] {
        let list = "/proc/\(getppid())/task/\(getppid())/children"
        let children = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
        return children.split(separator: " ").compactMap { Int32($0) }.filter { $0 != getpid() }
    }

    private static func writeFiles() {
        for folder in AppFolder.all {
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try? Data("left".utf8).write(to: folder.appendingPathComponent(AppFolder.file))
        }
    }

    private static func later(_ action: @escaping @Sendable () -> Void) {
        Thread {
            usleep(150_000)
            action()
        }.start()
    }

    private static func spin() {
        while ProcessInfo.processInfo.processIdentifier > 0 { usleep(10_000) }
    }

    @MainActor private static var kept: [[UInt8]] = []
}

/// Swift does not let anyone fork, but C does.
///
/// - Returns: 0 in the child.
@discardableResult
func forked() -> Int32 {
    typealias Fork = @convention(c) () -> Int32
    return unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)()
}

#if canImport(Darwin)
    func lower(_ resource: Int32, to number: rlim_t) {
        var limit = rlimit()
        getrlimit(resource, &limit)
        limit.rlim_cur = number
        setrlimit(resource, &limit)
    }
#else
    func lower(_ resource: __rlimit_resource, to number: rlim_t) {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(resource.rawValue), &limit)
        limit.rlim_cur = number
        setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
#endif
