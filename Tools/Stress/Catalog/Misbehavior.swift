import Plumbline

/// Misbehavior of a scene that must not affect other scenes.
enum Misbehavior: String, CaseIterable {
    case trap, exit, hang, recursion, canvas, notANumber, memory, body, flood, silentExit
    case execute, systemExit, timer, userSignal, processorTime, stop, heldPipe, closedPipes, foreignBytes, leftOut

    @MainActor
    func scene(_ number: Int) -> Scene {
        let name = "bad/\(rawValue)-\(number)"
        return switch self {
        case .canvas: Scene(name) { Color.red.frame(width: 40_000, height: 40_000) }
        case .notANumber: Scene(name) { NotANumber { Color.red } }
        case .recursion: Scene(name) { Endless(depth: 1) }
        case .body: Scene(name) { Nested() }
        default:
            Scene(name) {
                misbehave()
                Color.red
            }
        }
    }

    @MainActor
    private func misbehave() -> EmptyView {
        print("about to \(rawValue)")
        switch self {
        case .leftOut: _LeftOutCode.run("it runs func sail(), which does not compile: Boat.swift:3: no wind")
        case .trap:
            let none: [Int] = []
            print(none[Int(ProcessInfo.processInfo.processIdentifier)])
        case .exit: Foundation.exit(0)
        case .silentExit: _exit(0)
        case .hang:
            if let mark = StressCatalog.environment["STRESS_MARK"] { try? Data().write(to: URL(fileURLWithPath: mark)) }
            wait()
        case .memory:
            // A piece at a time, so that the limit is noticed early: allocating all of it may take long.
            var pieces: [[UInt8]] = []
            while pieces.count < 80 { pieces.append([UInt8](repeating: 1, count: 16 << 20)) }
            print(pieces.count)
        case .flood:
            while ProcessInfo.processInfo.processIdentifier > 0 {
                for _ in 0..<10_000 { print("a line of which there is no end") }
                rest(for: 100_000)
            }
        case .execute:
            var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("1000"), nil]
            execv("/bin/sleep", &arguments)
        case .systemExit:
            // The number of exit_group.
            #if arch(x86_64)
                systemCall(231)
            #else
                systemCall(94)
            #endif
        case .timer:
            alarm(1)
            wait()
        case .userSignal: raise(SIGUSR1)
        case .processorTime:
            lower(RLIMIT_CPU, to: 1)
            while ProcessInfo.processInfo.processIdentifier > 0 {}
        case .stop: raise(SIGSTOP)
        case .heldPipe:
            if forked() == 0 {
                usleep(30_000_000)
                _exit(0)
            }
            abort()
        case .closedPipes: for number in 3..<20_000 as Range<Int32> { close(number) }
        case .foreignBytes:
            signal(SIGPIPE, SIG_IGN)
            let answer = #"{"id":0,"result":{"transferred":{}},"peak":0}"# + "\n"
            for number in 3..<20_000 as Range<Int32> {
                var info = stat()
                if fstat(number, &info) == 0, info.st_mode & S_IFMT == S_IFIFO {
                    _ = write(number, answer, answer.utf8.count)
                }
            }
        case .recursion, .canvas, .notANumber, .body: break
        }
        return EmptyView()
    }

    @MainActor
    private func wait() {
        // Nothing a compiler could optimize away.
        while ProcessInfo.processInfo.processIdentifier > 0 { rest(for: 10_000) }
    }

    private func systemCall(_ number: Int) {
        typealias Call = @convention(c) (Int, Int) -> Int
        _ = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)(number, 0)
    }
}

/// Pauses for some microseconds; not when trials have their full length, so that a core is kept busy.
@MainActor
private func rest(for microseconds: UInt32) {
    if StressCatalog.environment["PLUMBLINE_TRIALS"] != "all" { usleep(microseconds) }
}

/// Calls itself in its body, by plain calls that no layout engine sees.
private struct Endless: View {
    let depth: Int

    var body: some View { Text("\(deeper(depth))") }

    @inline(never)
    private func deeper(_ depth: Int) -> Int {
        depth == 0 ? 0 : deeper(depth + 1) + depth % 3
    }
}

/// Contains itself, as endlessly nested views.
private struct Nested: View {
    var body: some View {
        VStack { AnyView(Nested()) }.padding(1)
    }
}

/// A layout whose size is NaN.
private struct NotANumber: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: CGFloat.nan, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
