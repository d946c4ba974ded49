import Foundation
import Raster
import Testing

@testable import Plumbline

@Suite("Figure files")
struct FigureFileTests {
    @Test("are named after scene, appearance and scale")
    func names() {
        #expect(FigureFile(scene: "a/b", scale: 1, appearance: .light).path == "a/b.png")
        #expect(FigureFile(scene: "a/b", scale: 2, appearance: .light).path == "a/b@2x.png")
        #expect(FigureFile(scene: "a/b", scale: 2, appearance: .dark).path == "a/b~dark@2x.png")
        #expect(FigureFile(scene: "b", scale: 1, appearance: .dark).path == "b~dark.png")
    }

    @Test("make the folders they need, replace the old file, and leave no other file")
    func writing() throws {
        let folder = try TemporaryFolder()
        let file = FigureFile(scene: "a/b/c", scale: 1, appearance: .light)
        try FigureFile.write(Data("old".utf8), to: file.path, in: folder.path)
        try FigureFile.write(Data("new".utf8), to: file.path, in: folder.path)
        #expect(try folder.data("a/b/c.png") == Data("new".utf8))
        #expect(folder.files == ["a/b/c.png"])
        // Whatever a scene's thread does to the process's own mode.
        for mode in [mode_t(0o604), 0o640] {
            try FigureFile.write(Data("new".utf8), to: file.path, in: folder.path, mode: mode)
            var info = stat()
            #expect(stat("\(folder.path)/a/b/c.png", &info) == 0 && info.st_mode & 0o777 == mode)
        }
    }

    @Test("name a file that is in the way of a folder")
    func inTheWay() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data("a file".utf8), to: "a")
        let error = #expect(throws: FileError.self) {
            try FigureFile.write(Data(), to: "a/b/c.png", in: folder.path)
        }
        #expect(error?.path == "\(folder.path)/a/b")
        #expect(error?.reason == "\(folder.path)/a: it is a file, not a folder")
        #expect(try folder.data("a") == Data("a file".utf8))
    }
}
