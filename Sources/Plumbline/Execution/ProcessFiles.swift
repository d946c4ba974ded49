import Foundation

/// Processes as `/proc` describes them; little is known on a system without it.
enum ProcessFiles {
    /// The memory a process uses, in bytes; 0 if unknown.
    static func resident(_ pid: Int32) -> Int {
        let pages = words("/proc/\(pid)/statm").dropFirst().first.flatMap { Int($0) }
        return (pages ?? 0) * sysconf(Int32(_SC_PAGESIZE))
    }

    /// The most memory this process has used since `resetPeak`, in bytes; 0 if unknown.
    static var peak: Int {
        #if os(Linux)
            let kilobytes = words("/proc/self/status").drop { $0 != "VmHWM:" }.dropFirst().first.flatMap { Int($0) }
            return (kilobytes ?? 0) << 10
        #else
            var usage = rusage()
            return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : 0
        #endif
    }

    static func resetPeak() { try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs")) }

    /// The shared libraries of this process; none if the system does not list them.
    static var libraries: [String] {
        // Five words, then the path, which may contain spaces.
        let paths = text("/proc/self/maps").split(separator: "\n").compactMap { line -> String? in
            let fields = line.split(separator: " ", maxSplits: 5)
            return fields.count == 6 ? String(fields[5].drop { $0 == " " }) : nil
        }
        return Set(paths.filter { $0.hasPrefix("/") && $0.contains(".so") }).sorted()
    }

    private static func words(_ path: String) -> [Substring] { text(path).split(whereSeparator: \.isWhitespace) }

    private static func text(_ path: String) -> String {
        // These files come in pieces: `FileManager` takes the first for the whole.
        let data = (try? FileHandle(forReadingAtPath: path)?.readToEnd()) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }
}
