import Foundation

/// How far a batch is: a bar on a terminal, a line now and then elsewhere.
@MainActor
final class BatchProgress {
    private let total: Int
    private let console: Console
    private var done = 0
    private var found = 0
    private var name = ""
    private var start = ContinuousClock.now
    private var lastShown = ContinuousClock.now
    private(set) var hasBegun = false

    init(total: Int, console: Console) {
        self.total = total
        self.console = console
    }

    /// - Parameter done: Figures that were found unchanged.
    func begin(done: Int) {
        hasBegun = true
        (self.done, found) = (done, done)
        start = .now
        lastShown = start
    }

    func advance(to name: String) {
        done += 1
        self.name = name
        show()
    }

    func show() {
        let now = ContinuousClock.now
        // Often enough to follow, seldom enough to cost nothing.
        let isDue = now - lastShown >= (console.isInteractive ? .milliseconds(100) : .seconds(10))
        guard isDue || (console.isInteractive && done == found + 1) else { return }
        lastShown = now
        let line = Self.line(done: done, found: found, total: total, seconds: (now - start) / .seconds(1))
        if console.isInteractive {
            console.progress("\(Self.bar(done: done, total: total)) \(line)  \(name)")
        } else {
            console.note(line, isNews: true)
        }
    }

    func end() { console.clearProgress() }

    /// `1200 of 5000 figures, 87.0/s, 0:44 left`
    static func line(done: Int, found: Int, total: Int, seconds: Double) -> String {
        let rate = seconds > 0 ? Double(done - found) / seconds : 0
        guard rate > 0 else { return "\(done) of \(total) figures" }
        let left = Int((Double(total - done) / rate).rounded(.up))
        let tenths = Int((rate * 10).rounded())
        return "\(done) of \(total) figures, \(tenths / 10).\(tenths % 10)/s, \(clock(left)) left"
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
