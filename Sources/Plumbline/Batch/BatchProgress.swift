import Foundation

/// Shows the progress of a batch: a bar on a terminal, an occasional line elsewhere.
@MainActor
final class BatchProgress {
    private let total: Int
    private let console: Console
    private var done = 0
    private var unchanged = 0
    private var name = ""
    private var start = ContinuousClock.now
    private var lastShown = ContinuousClock.now
    private(set) var hasBegun = false

    init(total: Int, console: Console) {
        self.total = total
        self.console = console
    }

    /// - Parameter done: The number of unchanged figures.
    func begin(done: Int) {
        hasBegun = true
        (self.done, unchanged) = (done, done)
        start = .now
        lastShown = start
    }

    func advance(to name: String) {
        done += 1
        self.name = name
        show()
    }

    /// - Parameter late: The scene that the batch waits for.
    func show(late: String? = nil) {
        let now = ContinuousClock.now
        let isDue = now - lastShown >= (console.isInteractive ? .milliseconds(100) : .seconds(10))
        guard isDue || (console.isInteractive && done == unchanged + 1) else { return }
        lastShown = now
        let line = Self.line(done: done, unchanged: unchanged, total: total, seconds: (now - start) / .seconds(1))
        if console.isInteractive {
            console.progress(
                "\(Self.bar(done: done, total: total)) \(line)  \(late.map { "waiting for \($0)" } ?? name)")
        } else {
            console.info(line + (late.map { ", waiting for \($0)" } ?? ""))
        }
    }

    func end() { console.clearProgress() }

    /// `1200 of 5000 figures, 87.0/s, 0:44 left`
    static func line(done: Int, unchanged: Int, total: Int, seconds: Double) -> String {
        let rate = seconds > 0 ? Double(done - unchanged) / seconds : 0
        guard rate > 0 else { return "\(done) of \(total) figures" }
        let left = Int((Double(total - done) / rate).rounded(.up))
        return "\(done) of \(total) figures, \(tenthsText(rate))/s, \(clock(left)) left"
    }

    private static func clock(_ seconds: Int) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        return hours > 0 ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
    }

    static func bar(done: Int, total: Int, width: Int = 24) -> String {
        let full = total > 0 ? done * width / total : width
        return "[" + String(repeating: "#", count: full) + String(repeating: "-", count: width - full) + "]"
    }
}

/// One decimal place, whatever the locale.
func tenthsText(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
}
