import Foundation
import Raster

@testable import Goldens

/// A bitmap of one gray.
func plain(_ width: Int = 8, _ height: Int = 6, gray: UInt8 = 200) -> Bitmap {
    Bitmap(width: width, height: height, pixels: (0..<width * height).flatMap { _ in [gray, gray, gray, 255] })
}

extension Bitmap {
    /// A copy with one channel of one pixel changed.
    func nudged(_ x: Int, _ y: Int, channel: Int = 0, by amount: Int) -> Bitmap {
        var copy = self
        let i = (y * width + x) * 4 + channel
        copy.pixels[i] = UInt8(Int(copy.pixels[i]) + amount)
        return copy
    }
}

/// A layout golden of these tree lines, each `kind | at … | takes … | proposed …`.
func layout(_ tree: String, text: Bool = true, paint: String = "p1", environment: String = "e1", format: Int = 3) throws
    -> LayoutGolden
{
    let yes = text ? "yes" : "no"
    return try LayoutGolden(
        parsing: """
            plumbline layout \(format)
            scene a/b
            environment \(environment)
            paint \(paint)
            text \(yes)

            \(tree)

            """)
}

let here = GoldenEnvironment(versions: ["cairo": "1.16", "pango": "1.50"], fonts: ["Inter.otf": "aa"])
let elsewhere = GoldenEnvironment(versions: ["cairo": "1.16", "pango": "1.52"], fonts: ["Inter.otf": "aa"])

func actual(_ bitmap: Bitmap, _ layout: LayoutGolden, text boxes: [PixelBox] = []) -> ActualFigure {
    ActualFigure(bitmap: bitmap, layout: layout, textBoxes: boxes, scale: 1)
}

/// A temporary folder for a test, removed afterwards.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("goldens-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var files: [String] {
        (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).filter { file in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(path)/\(file)", isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }

    func write(_ data: Data, to file: String) throws {
        let url = URL(fileURLWithPath: "\(path)/\(file)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    func data(_ file: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(file)")) }
}
