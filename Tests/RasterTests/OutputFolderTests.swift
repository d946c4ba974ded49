import Foundation
import Raster
import Testing

@Suite("An output folder")
struct OutputFolderTests {
    @Test("makes the folders of a file, and refuses a link among them, but not the folder's own")
    func links() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("plumbline-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        let (output, outside) = ("\(place.path)/output", "\(place.path)/outside")
        try OutputFolder.create(for: "a/b/c.png", in: output)
        try OutputFolder.create(outside)
        #expect(FileManager.default.fileExists(atPath: "\(output)/a/b"))
        try FileManager.default.createSymbolicLink(atPath: "\(output)/a/link", withDestinationPath: outside)
        #expect(OutputFolder.link(above: "a/link/c.png", in: output) == "\(output)/a/link")
        #expect(OutputFolder.link(above: "a/link", in: output) == nil)
        let error = #expect(throws: FileError.self) { try OutputFolder.create(for: "a/link/d/c.png", in: output) }
        #expect(error?.reason.contains("\(output)/a/link is a link, which is not followed") == true)
        #expect(!FileManager.default.fileExists(atPath: "\(outside)/d"))
        // The user has named it.
        try OutputFolder.create(for: "c/d.png", in: "\(output)/a/link")
        #expect(FileManager.default.fileExists(atPath: "\(outside)/c"))
    }

    @Test("takes files if one of a figure’s size can be written, of which nothing stays")
    func takesFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("takes-\(UUID().uuidString)").path
        #expect(!OutputFolder.takesFiles(folder))
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(OutputFolder.takesFiles(folder))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }
}
