import Foundation
import Raster
import Testing

@testable import Plumbline

/// An independent renderer, librsvg.
private enum Rsvg {
    static let path = ["/usr/bin/rsvg-convert", "/usr/local/bin/rsvg-convert", "/opt/homebrew/bin/rsvg-convert"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    static func png(_ svg: Data, zoom: Int) throws -> Bitmap {
        let folder = try TemporaryFolder()
        try folder.write(svg, to: "figure.svg")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(path))
        process.arguments = [
            "--zoom", "\(zoom)", "--output", "\(folder.path)/figure.png", "\(folder.path)/figure.svg",
        ]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return try PNG.decode(folder.data("figure.png"))
    }
}

@Suite("Vector figures")
@MainActor
struct VectorFigureTests {
    private let scenes = [
        Scene("row", proposal: ProposedViewSize(width: 240, height: 80)) {
            HStack(alignment: .firstTextBaseline, spacing: 12) {
                Text("Words").font(.title).layoutLabel("words")
                Text("and more words").foregroundStyle(.red)
                Color.teal.opacity(0.5).frame(width: 40, height: 30).clipShape(Circle()).layoutLabel("box")
            }
            .padding(8)
        }
        .annotations(.all),
        Scene("panels", columns: 2, proposal: ProposedViewSize(width: 120, height: 60)) {
            Panel("one") {
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).padding()
            }
            Panel("two") {
                HStack {
                    Color.orange.opacity(0.4)
                    Color.purple
                }
            }
        }
        .annotations(.borders, .spacing, .padding, .proposals),
    ]

    @Test(
        "SVG drawn by another renderer equals the picture, except for antialiased edges",
        .enabled(if: Rsvg.path != nil, "rsvg-convert is not installed: scripts/lib/setup installs librsvg2-bin"),
        arguments: [0, 1], [ColorScheme.light, .dark])
    func sameAsPicture(index: Int, appearance: ColorScheme) throws {
        let figure = try Figure(scenes[index], scale: 2, appearance: appearance)
        let other = try Rsvg.png(figure.svgData(), zoom: 2)
        #expect((other.width, other.height) == (figure.bitmap.width, figure.bitmap.height))
        let difference = Difference(figure.bitmap, other)
        // An edge that is off by a pixel would differ by hundreds along its length.
        #expect(difference.mean < 0.6, "mean \(difference.mean)")
        #expect(difference.far < 0.002, "share of pixels that are far off \(difference.far)")
    }

    @Test(
        "the command line's SVG equals its PNG, except for the footer, since shapes have no pixels per point",
        .enabled(if: Rsvg.path != nil, "rsvg-convert is not installed: scripts/lib/setup installs librsvg2-bin"))
    func sameFiles() async throws {
        let folder = try TemporaryFolder()
        for format in ["png", "svg"] {
            let result = await run("render", "--format", format, "--output", folder.path) { scenes }
            #expect(result.status == 0)
        }
        for name in ["row", "panels"] {
            let picture = try PNG.decode(folder.data("\(name)@2x.png"))
            let other = try Rsvg.png(folder.data("\(name).svg"), zoom: 2)
            #expect((other.width, other.height) == (picture.width, picture.height))
            // The footer is a line of 10 points above the margin of 24.
            let body = picture.height - 2 * (24 + 14)
            let difference = Difference(picture.top(body), other.top(body))
            #expect(difference.mean < 0.6 && difference.far < 0.002, "\(name): \(difference)")
            let footers = Difference(picture.bottom(from: body), other.bottom(from: body))
            #expect(footers.mean > 0, "\(name): the footers are the same")
            // The rest of the line is unchanged without its last word, `2×`.
            let left = 48 + (name == "row" ? 150 : 100)
            let begin = Difference(
                picture.bottom(from: body).left(left), other.bottom(from: body).left(left))
            #expect(begin.far < 0.002, "\(name): \(begin)")
        }
    }

    private struct Difference {
        var mean = 0.0
        var far = 0.0

        init(_ a: Bitmap, _ b: Bitmap) {
            guard a.pixels.count == b.pixels.count else {
                (mean, far) = (255, 1)
                return
            }
            var (sum, count) = (0, 0)
            a.pixels.withUnsafeBufferPointer { a in
                b.pixels.withUnsafeBufferPointer { b in
                    var pixel = 0
                    while pixel < a.count {
                        var most = 0
                        for channel in pixel..<pixel + 4 where a[channel] != b[channel] {
                            most = max(most, abs(Int(a[channel]) - Int(b[channel])))
                        }
                        sum += most
                        if most > 64 { count += 1 }
                        pixel += 4
                    }
                }
            }
            let pixels = Double(a.pixels.count / 4)
            (mean, far) = (Double(sum) / pixels, Double(count) / pixels)
        }
    }

    @Test("the same scene gives the same SVG and PDF, whatever was drawn before")
    func deterministic() throws {
        let first = try Figure(scenes[0])
        let (svg, pdf) = (try first.svgData(), try first.pdfData())
        _ = try Figure(scenes[1]).svgData()
        let second = try Figure(scenes[0])
        #expect(try second.svgData() == svg)
        #expect(try second.pdfData() == pdf)
        #expect(pdf.range(of: Data("/CreationDate".utf8)) == nil)
        #expect(pdf.starts(with: Data("%PDF-".utf8)))
    }

    @Test("text larger than any font is left out, and no later figure fails for it", arguments: [1e5, 1e9, 1e300])
    func enormousText(scale: CGFloat) throws {
        let enormous = Scene("enormous", width: 100, height: 100) {
            Canvas { context, _ in
                context.scaleBy(x: scale, y: scale / 2)
                context.draw(Text("enormous"), at: .zero)
            }
        }
        _ = try Figure(enormous, scale: 1).pdfData()
        _ = try Figure(Scene("plain") { Text("plain") }, scale: 1)
    }

    @Test("text becomes outlines: no font, and no letters but those of the description")
    func outlines() throws {
        let svg = String(decoding: try Figure(scenes[0]).svgData(), as: UTF8.self)
        for word in ["<text", "<font", "<glyph", "font-family", "<symbol"] { #expect(!svg.contains(word), "\(word)") }
        #expect(svg.contains("<title>row</title>"))
        #expect(svg.contains("<desc>Layout figure “Row”."))
    }

    @Test("the command line writes one file per scene and appearance, whatever the scales")
    func commandLine() async throws {
        let folder = try TemporaryFolder()
        let result = await run(
            "render", "--format", "svg", "--appearance", "both", "--scale", "1", "--scale", "3", "--output", folder.path
        ) { Scene.square("a/b") }
        #expect(result.status == 0)
        #expect(folder.files == ["a/b.svg", "a/b~dark.svg"])
        let refused = await run("render", "--format", "gif") { Scene.square("a") }
        #expect(refused.status == 64)
    }
}

extension Bitmap {
    fileprivate func rows(_ rows: Range<Int>) -> Bitmap {
        Bitmap(
            width: width, height: rows.count,
            pixels: Array(pixels[rows.lowerBound * width * 4..<rows.upperBound * width * 4]))
    }

    fileprivate func top(_ count: Int) -> Bitmap { rows(0..<count) }

    fileprivate func bottom(from row: Int) -> Bitmap { rows(row..<height) }

    fileprivate func left(_ count: Int) -> Bitmap {
        let kept = (0..<height).flatMap { row in pixels[row * width * 4..<(row * width + count) * 4] }
        return Bitmap(width: count, height: height, pixels: kept)
    }
}
