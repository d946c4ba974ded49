import LayoutEngine
import Plumbline

/// Times and sizes of this process.
enum Clock {
    /// Seconds of the processor so far.
    static var cpu: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Memory of its own held just now, in bytes, without the program's code; 0 where the system does not tell.
    static var ownBytes: Double {
        // Counted page by page: `statm` tells what each thread reported last, off by up to 64 pages.
        let text = (try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("Anonymous:") }
        return (line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) * 1024
    }

    /// The most memory held so far, in bytes.
    static var peakBytes: Double {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &usage)
            return Double(usage.ru_maxrss)
        #else
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return Double(usage.ru_maxrss) * 1024
        #endif
    }

    /// The seconds of the processor `body` takes: the median of `rounds`.
    static func median(_ rounds: Int, _ body: () throws -> Void) rethrows -> Double {
        var times: [Double] = []
        for _ in 0..<rounds {
            let start = cpu
            try body()
            times.append(cpu - start)
        }
        return times.sorted()[rounds / 2]
    }
}
