import Plumbline

/// Side effects that scenes leave behind in their process. Their own figures are right, and so must be all others.
enum Aftermath: String, CaseIterable {
    /// A thread that ends the process when another scene is drawn.
    case thread
    /// Memory that is never freed.
    case hoard
    /// Another working directory.
    case folder

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
        case .thread:
            let thread = Thread {
                usleep(150_000)
                abort()
            }
            thread.start()
        case .hoard: Self.kept.append([UInt8](repeating: 1, count: 300 << 20))
        case .folder: chdir("/")
        }
        return EmptyView()
    }

    @MainActor private static var kept: [[UInt8]] = []
}
