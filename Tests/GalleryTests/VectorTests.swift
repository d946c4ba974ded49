import Foundation
import Raster
import Testing

import func TestSupport.sample

@testable import Plumbline
@testable import Scenes

/// Figures of the gallery drawn by another renderer, librsvg.
@MainActor @Suite("The language of figures, as SVG")
struct VectorTests {
    private nonisolated static let renderer = [
        "/usr/bin/rsvg-convert", "/usr/local/bin/rsvg-convert", "/opt/homebrew/bin/rsvg-convert",
    ]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// A figure whose SVG is being drawn.
    private struct Drawing {
        let name: String
        let bitmap: Bitmap
        let file: URL
        let process: Process
    }

    @Test(
        "equals the picture, except for antialiased edges",
        .enabled(if: renderer != nil, "rsvg-convert is not installed: scripts/lib/setup installs librsvg2-bin"))
    func sameAsPicture() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vectors-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let language = Gallery.own.filter { $0.name.hasPrefix("language/") }
        #expect(language.count > 30)
        let scenes = sample(language, every: 6)
        let dark = try #require(language.first { $0.name == "language/alignment-point" })
        // The other renderer draws one figure while the next is prepared.
        var drawings: [Drawing] = []
        for (scene, appearance) in scenes.map({ ($0, ColorScheme.light) }) + [(dark, .dark)] {
            drawings.append(try await draw(scene, appearance, number: drawings.count, in: folder))
        }
        #expect(drawings.count == scenes.count + 1)
        for drawing in drawings {
            drawing.process.waitUntilExit()
            #expect(drawing.process.terminationStatus == 0, "\(drawing.name)")
            let other = try PNG.decode(Data(contentsOf: drawing.file))
            #expect((other.width, other.height) == (drawing.bitmap.width, drawing.bitmap.height), "\(drawing.name)")
            let difference = Self.difference(drawing.bitmap, other)
            // An edge off by a pixel would differ by hundreds over its whole length.
            #expect(difference.mean < 0.6, "\(drawing.name): mean \(difference.mean)")
            #expect(difference.far < 0.0005, "\(drawing.name): share of pixels that are far off \(difference.far)")
        }
    }

    @Test(
        "contains content clipped in a larger area only once",
        .enabled(if: renderer != nil, "rsvg-convert is not installed: scripts/lib/setup installs librsvg2-bin"))
    func clippedOnce() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vectors-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let scene = Scene("clipped", proposal: ProposedViewSize(width: 100, height: 120)) {
            ScrollView {
                Circle().frame(width: 40, height: 40)
                Text("Hello")
            }
        }
        let drawing = try await draw(scene.annotations(.borders), .light, number: 0, in: folder)
        drawing.process.waitUntilExit()
        let other = try PNG.decode(Data(contentsOf: drawing.file))
        #expect((other.width, other.height) == (drawing.bitmap.width, drawing.bitmap.height))
        #expect(Self.difference(drawing.bitmap, other).far < 0.0005)
    }

    private func draw(_ scene: Scene, _ appearance: ColorScheme, number: Int, in folder: URL) async throws -> Drawing {
        let figure = try await scene.figure(scale: 2, appearance: appearance, assets: Gallery.assets)
        let (source, file) = (
            folder.appendingPathComponent("\(number).svg"), folder.appendingPathComponent("\(number).png")
        )
        try figure.svgData().write(to: source)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Self.renderer))
        process.arguments = ["--zoom", "2", "--output", file.path, source.path]
        try process.run()
        return Drawing(name: "\(scene.name), \(appearance)", bitmap: figure.bitmap, file: file, process: process)
    }

    /// The mean over all pixels of the largest channel difference, of 255, and the share of pixels with a large
    /// difference.
    private static func difference(_ one: Bitmap, _ other: Bitmap) -> (mean: Double, far: Double) {
        guard one.pixels.count == other.pixels.count, !one.pixels.isEmpty else { return (255, 1) }
        var (sum, far, pixel) = (0, 0, 0)
        one.pixels.withUnsafeBufferPointer { one in
            other.pixels.withUnsafeBufferPointer { other in
                while pixel < one.count {
                    var most = 0
                    for channel in pixel..<pixel + 4 where one[channel] != other[channel] {
                        most = max(most, abs(Int(one[channel]) - Int(other[channel])))
                    }
                    sum += most
                    if most > 64 { far += 1 }
                    pixel += 4
                }
            }
        }
        let pixels = Double(one.pixels.count / 4)
        return (Double(sum) / pixels, Double(far) / pixels)
    }
}
