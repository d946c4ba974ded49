import Foundation
import Testing

@testable import Plumbline
@testable import Raster

@MainActor
@Suite("A batch")
struct RenderBatchTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func summary(_ arguments: String..., @SceneBuilder scenes: () -> [Scene]) async -> String {
        let scenes = scenes()
        var error = ""
        let console = Console(output: { _ in }, error: { error += $0 })
        _ = await CommandLineRun(console: console) { try CheckedCatalog(scenes, assets: .none) }
            .run(["render", "--output", folder.path] + arguments)
        return error.split(separator: ", ").prefix(3).joined(separator: ", ")
    }

    @SceneBuilder var scenes: [Scene] {
        Scene.square("one")
        Scene.square("two")
    }

    @Test("draws nothing twice unless forced")
    func twice() async {
        #expect(await summary { scenes } == "2 rendered, 0 unchanged, 0 failed")
        #expect(await summary { scenes } == "0 rendered, 2 unchanged, 0 failed")
        #expect(await summary("--force") { scenes } == "2 rendered, 0 unchanged, 0 failed")
    }

    @Test("redraws files that were deleted, moved or edited")
    func files() async throws {
        _ = await summary { scenes }
        let right = try folder.data("one@2x.png")
        try FileManager.default.removeItem(atPath: "\(folder.path)/one@2x.png")
        #expect(await summary { scenes } == "1 rendered, 1 unchanged, 0 failed")
        try folder.write(right + Data([0]), to: "one@2x.png")
        #expect(await summary { scenes } == "1 rendered, 1 unchanged, 0 failed")
        try FileManager.default.removeItem(atPath: "\(folder.path)/one@2x.png")
        try FileManager.default.moveItem(atPath: "\(folder.path)/two@2x.png", toPath: "\(folder.path)/one@2x.png")
        #expect(await summary { scenes } == "2 rendered, 0 unchanged, 0 failed")
        #expect(try folder.data("one@2x.png") == right)
    }

    @Test("says that a record cannot be kept where a pipe or a folder is in its place")
    func noRecord() async throws {
        let path = "\(folder.path)/\(Manifest.name)"
        mkfifo(path, 0o600)
        var error = ""
        let console = Console(output: { _ in }, error: { error += $0 })
        let run = CommandLineRun(console: console) { try CheckedCatalog([Scene.square("one")], assets: .none) }
        #expect(await run.run(["render", "--output", folder.path]) == .success)
        #expect(error.contains("warning: cannot write \(path), which records what is up to date"), "\(error)")
    }

    @Test("redraws only scenes whose description changed")
    func description() async {
        _ = await summary { scenes }
        let edited = await summary {
            Scene.square("one").annotations(.sizes)
            Scene.square("two")
        }
        #expect(edited == "1 rendered, 1 unchanged, 0 failed")
    }

    @Test("keeps the drawing time of a figure that is only laid out again")
    func drawingTime() async throws {
        let data = try TemporaryFolder()
        func record() async throws -> FigureRecord {
            try data.write(Data(UUID().uuidString.utf8), to: "data")
            let batch = CommandLineRun(console: Console(output: { _ in }, error: { _ in })) {
                try CheckedCatalog([Scene.square("one")], assets: .none, inputs: [data.url])
            }
            _ = await batch.run(["render", "--output", folder.path])
            return try #require(Manifest(folder: folder.path).records["one@2x.png"])
        }
        let drawn = try await record()
        let left = try await record()
        #expect(drawn.key != left.key && drawn.picture == left.picture)
        #expect(drawn.milliseconds == left.milliseconds)
    }

    @Test("tells what the catalog names as inputs and assets")
    func inputs() async throws {
        func inputs(_ inputs: [URL], _ assets: AssetCatalog) async throws -> [String]? {
            var output = ""
            let batch = CommandLineRun(console: Console(output: { output += $0 }, error: { _ in })) {
                try CheckedCatalog([Scene.square("one")], assets: assets, inputs: inputs)
            }
            _ = await batch.run(["render", "--json", "--output", folder.path])
            return try JSONDecoder().decode(BatchReport.self, from: Data(output.utf8)).inputs
        }
        let pictures = AssetCatalog(folders: [URL(fileURLWithPath: "/no/pictures")])
        #expect(try await inputs([URL(fileURLWithPath: "/no/data")], pictures) == ["/no/data", "/no/pictures"])
        #expect(try await inputs([], .none) == nil)
    }

    @Test("lays figures out again in another locale")
    func locale() throws {
        func key(_ environment: [String: String]) throws -> String {
            try InputFingerprint(assets: .none, inputs: [], environment: environment).program
        }
        #expect(try key(["LANG": "C", "HOME": "/a"]) == key(["LANG": "C", "HOME": "/a", "USER": "me"]))
        #expect(try key(["LANG": "C"]) != key(["LANG": "de_DE"]))
        #expect(try key([:]) != key(["LC_ALL": "fr"]))
    }

    @Test("skips what the same program drew, whether or not a script named the painter's sources")
    func generator() throws {
        func fingerprint(_ environment: [String: String]) throws -> InputFingerprint {
            try InputFingerprint(assets: .none, inputs: [], environment: environment)
        }
        let (alone, script) = (try fingerprint([:]), try fingerprint(["PLUMBLINE_GENERATOR": "12 34"]))
        #expect(alone.program == script.program)
        // After a build it matters what has painted.
        #expect(alone.engine != script.engine)
    }

    @Test("repeats warnings of unchanged figures, and retries failures")
    func issues() async throws {
        for _ in 0..<2 {
            let result = await run("render", "--output", folder.path) {
                Scene("odd") { Color.red.frame(width: -5, height: 10).frame(width: 10, height: 10) }
                Scene("greedy", proposal: .infinity) { Color.red }
                Scene("party") { Image("rogue") }
            }
            #expect(result.status == 1)
            #expect(result.error.contains("warning: odd: invalid frame length"))
            #expect(result.errors.count == 2)
        }
    }

    @Test("ignores an incomplete record")
    func tornRecords() async throws {
        _ = await summary { scenes }
        let records = try folder.data(Manifest.name)
        try folder.write(records.dropLast(20), to: Manifest.name)
        #expect(await summary { scenes } == "1 rendered, 1 unchanged, 0 failed")
        #expect(await summary { scenes } == "0 rendered, 2 unchanged, 0 failed")
        try folder.write(Data("{}\nnonsense\n".utf8), to: Manifest.name)
        #expect(await summary { scenes } == "2 rendered, 0 unchanged, 0 failed")
    }

    @Test("removes unfinished files only of processes that have ended")
    func sweep() async throws {
        let own = AtomicFile.temporaryName(for: "one@2x.png")
        let gone = own.replacing("-\(getpid()).", with: "-4194305.")
        // One more than the largest process ID.
        try folder.write(Data(), to: gone)
        try folder.write(Data(), to: ".one@2x.png.elsewhere-4194305.0.partial")
        try folder.write(Data(), to: own)
        #expect(AtomicFile.sweep(folder.path) == 1)
        #expect(folder.files.count == 2)
    }
}
