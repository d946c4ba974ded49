import Foundation
import Testing

@testable import Plumbline

@MainActor @Suite("Images drawn enlarged")
struct EnlargedImageTests {
    /// Four points square; each file has a different gray.
    private func assets(_ scales: Int...) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for scale in scales {
            let file = scale == 1 ? "a.png" : "a@\(scale)x.png"
            try folder.writePNG(file, width: 4 * scale, height: 4 * scale, gray: UInt8(50 * scale))
        }
        return folder
    }

    /// The scale of the file a figure is drawn from, and the figure's size in points.
    private func drawn<Content: View>(
        _ folder: TemporaryFolder, scale: Int = 1, @ViewBuilder _ content: @escaping @MainActor () -> Content
    ) throws -> (file: Int, size: CGSize) {
        let scene = Scene("a", proposal: .unspecified, content: content)
        let figure = try Figure(scene, scale: scale, assets: AssetCatalog(directory: folder.url))
        let middle = figure.bitmap[figure.bitmap.width / 2, figure.bitmap.height / 2]
        return (Int(middle.red) / 50, figure.size)
    }

    @Test("use a file with enough pixels, and keep their size", arguments: [4, 6, 8, 12] as [CGFloat])
    func enlarged(width: CGFloat) throws {
        let folder = try assets(1, 2, 3)
        let wide = try drawn(folder) { Image("a").resizable().frame(width: width, height: 4) }
        #expect(wide.file == Int((width / 4).rounded(.up)))
        #expect(wide.size == CGSize(width: width, height: 4))
        let high = try drawn(folder) { Image("a").resizable().frame(width: 2, height: width) }
        #expect(high.file == wide.file)
    }

    @Test("consider the scale of the figure too")
    func figureScale() throws {
        let folder = try assets(1, 2, 3)
        #expect(try drawn(folder, scale: 2) { Image("a").resizable() }.file == 2)
        #expect(try drawn(folder, scale: 2) { Image("a").resizable().frame(width: 6, height: 6) }.file == 3)
    }

    @Test("use the largest file if none has enough pixels")
    func largest() throws {
        let size = CGSize(width: 40, height: 40)
        let both = try drawn(assets(1, 2)) { Image("a").resizable().frame(width: 40, height: 40) }
        #expect(both.file == 2 && both.size == size)
        let one = try drawn(assets(1)) { Image("a").resizable().frame(width: 40, height: 40) }
        #expect(one.file == 1 && one.size == size)
    }

    @Test("have the ideal size of the file for the figure's scale, whichever file is drawn")
    func layout() throws {
        let folder = try assets(1, 2)
        try folder.writePNG("a@3x.png", width: 30, height: 30, gray: 150)
        #expect(try drawn(folder) { Image("a").resizable() }.size == CGSize(width: 4, height: 4))
        let fitted = try drawn(folder) {
            Image("a").resizable().aspectRatio(contentMode: .fit).frame(width: 12, height: 12)
        }
        #expect(fitted.file == 3 && fitted.size == CGSize(width: 12, height: 12))
    }

    @Test("use the file for the figure's scale without interpolation, when tiled, and at their own size")
    func own() throws {
        let folder = try assets(1, 2, 3)
        #expect(
            try drawn(folder) { Image("a").resizable().interpolation(.none).frame(width: 12, height: 12) }.file == 1)
        #expect(try drawn(folder) { Image("a").resizable(resizingMode: .tile).frame(width: 12, height: 12) }.file == 1)
        #expect(try drawn(folder) { Image("a").frame(width: 12, height: 12) }.file == 1)
    }
}
