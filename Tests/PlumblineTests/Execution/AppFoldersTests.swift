import Foundation
import Testing

@testable import Plumbline

@Suite("The folders of a scene's app")
struct AppFoldersTests {
    private static let initial = ["home", "home/Documents", "home/Library", "home/Library/Caches", "tmp"]

    private func paths(_ folder: TemporaryFolder) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    }

    @Test("are there at the start, and empty")
    func start() throws {
        let folder = try TemporaryFolder()
        #expect(AppFolders(root: folder.path).empty())
        #expect(try paths(folder) == Self.initial)
    }

    @Test(
        "are emptied of what a scene writes, links or removes",
        arguments: [
            "echo a > home/Documents/a", "mkdir -p home/.config/deep; echo a > home/.config/deep/a", "echo a > tmp/a",
            "echo a > a", "rm -r home", "rm -r tmp; ln -s home tmp", "rmdir tmp; echo a > tmp",
            "chmod 500 home/Documents",
            "ln -s / home/Library/Caches/all",
        ])
    func emptied(command: String) throws {
        let folder = try TemporaryFolder()
        let folders = AppFolders(root: folder.path)
        _ = try ProgramRun("/bin/sh", ["-c", "cd '\(folder.path)' && \(command)"])
        #expect(folders.empty())
        #expect(try paths(folder) == Self.initial)
        let mode = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/home/Documents")[.posixPermissions]
        #expect((mode as? NSNumber)?.intValue == 0o700)
    }

    @Test("are a reason to end the process where they cannot be emptied")
    func stuck() throws {
        let folder = try TemporaryFolder()
        let folders = AppFolders(root: folder.path)
        try FileManager.default.removeItem(atPath: folder.path)
        #expect(!folders.empty())
    }

    #if os(Linux)
        @Test("are another worker's for each worker, and gone after it, at the same path")
        func workers() throws {
            let run = try RunFolder("apps", in: TemporaryFolder().url)
            defer { run.remove() }
            let own = try (0..<2).map { _ in
                try WorkerProcess(
                    program: WorkerProgram(
                        path: "/bin/sh", arguments: ["sh", "-c", #"echo a > "$TMPDIR.a"; cat"#],
                        environment: AppFolders.workerEnvironment), in: run)
            }
            func folders() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: run.path) }
            for _ in 0..<200 where try FileManager.default.subpathsOfDirectory(atPath: run.path).count < 4 {
                usleep(20_000)
            }
            #expect(try folders().count == 2)
            for folder in try folders() {
                #expect(try FileManager.default.contentsOfDirectory(atPath: "\(run.path)/\(folder)") == ["tmp.a"])
            }
            for worker in own {
                worker.kill()
                _ = worker.wait()
            }
            #expect(try folders().isEmpty)
        }
    #endif
}
