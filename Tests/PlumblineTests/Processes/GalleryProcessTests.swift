import Foundation
import Goldens
import Raster
import Testing

@testable import Plumbline

/// The gallery as users run it: as a process.
@Suite("The gallery's program")
struct GalleryProcessTests {
    /// Built beside the tests.
    private static let program = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent("scenes")

    private func run(
        _ arguments: [String], environment: [String: String] = [:], in folder: URL
    ) async throws -> (status: Int32, error: String) {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let error = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, error)
    }

    /// Scenes with text, images, truncated text and flexible frames.
    private static let names = ["alignments/feet", "stacks/priority", "flexible-frames/stack-of-three"]

    private func figures(in environment: [String: String]) async throws -> [Data] {
        let folder = try TemporaryFolder()
        let result = try await run(
            ["render", "--scale", "1", "--output", folder.path] + Self.names, environment: environment,
            in: folder.url)
        #expect(result.status == 0, "\(result.error)")
        return try Self.names.map { try Data(contentsOf: folder.url.appendingPathComponent("\($0).png")) }
    }

    @Test("draws the same bytes in another run, time zone and locale, and with hostile font settings")
    func sameBytes() async throws {
        let hostile = try TemporaryFolder()
        let settings = """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
            <match target="pattern"><edit name="family" mode="assign" binding="strong"><string>Courier</string></edit>
            <edit name="weight" mode="assign"><const>black</const></edit></match>
            <match target="font"><edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
            <edit name="antialias" mode="assign"><bool>false</bool></edit>
            <edit name="matrix" mode="assign"><times><name>matrix</name>
            <matrix><double>1.5</double><double>0.3</double><double>0</double><double>1</double></matrix></times></edit>
            </match></fontconfig>
            """
        let file = hostile.url.appendingPathComponent("fontconfig/fonts.conf")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(settings.utf8).write(to: file)
        let plain = try await figures(in: ["TZ": "UTC", "LC_ALL": "C"])
        for environment in [
            [:], ["TZ": "Pacific/Apia", "LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"],
            ["TZ": "Asia/Kathmandu", "LC_ALL": "ar_EG.UTF-8", "LANGUAGE": "ar"],
            ["XDG_CONFIG_HOME": hostile.path, "HOME": hostile.path, "FONTCONFIG_FILE": file.path],
        ] {
            let again = try await figures(in: environment)
            #expect(again == plain, "\(environment)")
        }
    }

    @Test("writes a report by itself if another environment is a failure")
    func strictReport() async throws {
        let folder = try TemporaryFolder()
        let command = ["check", "alignments/feet", "--goldens", "g"]
        #expect(
            try await run(command + ["--record", "missing"], environment: ["CI": ""], in: folder.url).status == 2)
        let manifest = String(decoding: try folder.data("g/manifest.json"), as: UTF8.self)
        let version = try #require(try GoldenEnvironment.current.versions["pango"])
        try folder.write(Data(manifest.replacing("\"\(version)\"", with: "\"0.1\"").utf8), to: "g/manifest.json")
        let picture = "g/alignments/feet.png"
        var bitmap = try PNG.decode(folder.data(picture))
        bitmap.pixels[3] ^= 0xff
        try folder.write(PNG.encode(bitmap), to: picture)
        try FileManager.default.removeItem(atPath: "\(folder.path)/output")
        #expect(try await run(command, in: folder.url).status == 0)
        #expect(!folder.files.contains { $0.hasPrefix("output") })
        let strict = try await run(command + ["--strict"], in: folder.url)
        #expect(strict.status == 1)
        #expect(strict.error.contains("report: output/check/index.html\n"), "\(strict.error)")
        #expect(String(decoding: try folder.data("output/check/junit.xml"), as: UTF8.self).contains("failures=\"1\""))
        #expect(folder.files.contains("output/check/pictures/alignments/feet.difference.png"))
    }

    @Test(
        "reports what is wrong in one message, with the right status",
        arguments: [
            (["render", "alignments/fet"], 64, "“alignments/feet”"),
            (["render", "../../x"], 64, "../../x"),
            (["trace", "alignments/fete"], 64, "“alignments/feet”"),
            (["render", "--scael", "2"], 64, "--scael"),
            (["render", "--scale", "9"], 64, "--scale"),
            (["paint"], 64, "paint"),
            (["render", "alignments/feet", "--output", "/proc/nowhere"], 1, "/proc/nowhere"),
        ])
    func mistakes(arguments: [String], status: Int32, message: String) async throws {
        let folder = try TemporaryFolder()
        let result = try await run(arguments, in: folder.url)
        #expect(result.status == status)
        let errors = result.error.split(separator: "\n").filter { $0.hasPrefix("error:") }
        #expect(errors.count == 1, "\(result.error)")
        #expect(errors.first?.contains(message) == true, "\(result.error)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
}
