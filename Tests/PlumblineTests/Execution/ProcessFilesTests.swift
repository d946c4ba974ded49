import Foundation
import Testing

@testable import Plumbline

/// Elsewhere there are no such files.
@Suite("Files about processes", .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/maps")))
struct ProcessFilesTests {
    @Test("list every library of the process, though the list comes in pieces")
    func libraries() {
        let names = ProcessFiles.libraries.map { URL(fileURLWithPath: $0).lastPathComponent }
        for library in ["libc.", "libFoundation.", "libcairo.", "libpango-", "libpng", "libdeflate."] {
            #expect(names.contains { $0.hasPrefix(library) }, "\(library)")
        }
        #expect(Set(names).count == names.count)
    }

    @Test("give the memory in use and its peak, and 0 for a process that does not exist")
    func memory() {
        #expect(ProcessFiles.resident(getpid()) > 1 << 20)
        #expect(ProcessFiles.peak > 1 << 20)
        #expect(ProcessFiles.resident(-1) == 0)
    }

    #if os(Linux)
        @Test("the path of a library is whole, also with spaces")
        func spaces() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("a library \(UUID())")
            defer { try? FileManager.default.removeItem(at: folder) }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let known = try #require(ProcessFiles.libraries.first { $0.contains("/libpng") })
            let copy = folder.appendingPathComponent("copy of it.so").path
            try FileManager.default.copyItem(atPath: known, toPath: copy)
            let handle = try #require(dlopen(copy, RTLD_NOW | RTLD_LOCAL))
            defer { dlclose(handle) }
            #expect(ProcessFiles.libraries.contains(copy))
        }
    #endif
}
