import ProcessShim

/// The numbers that views get from Swift's system generator while they are laid out: always the same, so that a view
/// which shuffles or throws dice is drawn alike on every run. Only on Linux, and on the main thread; `UUID()` stays
/// random.
@MainActor
enum SeededNumbers {
    private static let seed: UInt64 = 0x506c_756d_626c_696e
    /// Scenes may be laid out side by side in the process of tests.
    private static var depth = 0

    static func begin() {
        depth += 1
        processshim_seed_random(seed)
    }

    static func end() {
        depth -= 1
        if depth == 0 { _ = processshim_suspend_seed() }
    }

    /// Really random numbers, also while a scene is laid out.
    nonisolated static func without<Result>(_ body: () -> Result) -> Result {
        let wasOn = processshim_suspend_seed()
        defer { if wasOn { processshim_resume_seed() } }
        return body()
    }
}
