import Foundation
import Raster
import Testing

@Suite("Files")
struct AtomicFileTests {
    /// A temporary folder for each test, removed afterwards.
    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID())").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    @Test("are written completely and replace the old file, leaving no other file")
    func replaces() throws {
        try inFolder { folder in
            let path = folder + "/figure.png"
            try AtomicFile.write(Data("old and long".utf8), to: path)
            try AtomicFile.write(Data("new".utf8), to: path)
            #expect(FileManager.default.contents(atPath: path) == Data("new".utf8))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["figure.png"])
        }
    }

    @Test("may be empty")
    func empty() throws {
        try inFolder { folder in
            try AtomicFile.write(Data(), to: folder + "/nothing")
            #expect(FileManager.default.contents(atPath: folder + "/nothing") == Data())
        }
    }

    @Test("that cannot be written are named with the reason")
    func missingFolder() throws {
        try inFolder { folder in
            let path = folder + "/absent/figure.png"
            let error = #expect(throws: FileError.self) { try AtomicFile.write(Data([1]), to: path) }
            #expect(error?.path == path)
            #expect(error?.description == "cannot write \(path): No such file or directory")
        }
    }

    @Test("do not replace a folder, and clean up after failing")
    func folderInTheWay() throws {
        try inFolder { folder in
            let path = folder + "/figure.png"
            try FileManager.default.createDirectory(atPath: path + "/inside", withIntermediateDirectories: true)
            #expect(throws: FileError.self) { try AtomicFile.write(Data([1]), to: path) }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["figure.png"])
        }
    }

    @Test("in a folder without permission stay unchanged", .enabled(if: getuid() != 0, "root may write anywhere"))
    func closedFolder() throws {
        try inFolder { folder in
            chmod(folder, 0o555)
            defer { chmod(folder, 0o755) }
            let error = #expect(throws: FileError.self) { try AtomicFile.write(Data([1]), to: folder + "/a") }
            #expect(error?.reason == "Permission denied")
        }
    }

    @Test("are removed after their writer has ended, even if its status was not collected")
    func zombie() throws {
        try inFolder { folder in
            var process: pid_t = 0
            let arguments = [strdup("/bin/true"), nil]
            defer { free(arguments[0]) }
            try #require(posix_spawn(&process, "/bin/true", nil, nil, arguments, nil) == 0)
            defer { waitpid(process, nil, 0) }
            var status = siginfo_t()
            try #require(waitid(P_PID, id_t(process), &status, WEXITED | WNOWAIT) == 0)
            let own = AtomicFile.temporaryName(for: "figure.png")
            let file = own.replacing("-\(getpid()).", with: "-\(process).")
            try Data().write(to: URL(fileURLWithPath: folder + "/" + file))
            #expect(AtomicFile.sweep(folder) == 1)
        }
    }
}
