import Plumbline

/// CPU time and memory of this process.
enum Clock {
    /// CPU seconds so far.
    static var cpu: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Private memory in bytes, without the program's code; 0 where `/proc` is missing.
    static var ownBytes: Double {
        // Exact, unlike `statm`, which is off by up to 64 pages per thread.
        let text = (try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("Anonymous:") }
        return (line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) * 1024
    }
}
