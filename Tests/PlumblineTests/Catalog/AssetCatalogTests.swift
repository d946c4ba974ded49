import Foundation
import Testing

@testable import Plumbline
@testable import ViewDSL

@Suite("Asset catalogs")
struct AssetCatalogTests {
    @Test("use the file of the nearest scale above, else the largest", arguments: [(1, 1, 4), (2, 3, 12), (3, 3, 12)])
    func scales(asked: Int, scale: Int, pixels: Int) throws {
        let folder = try TemporaryFolder()
        try folder.writePNG("rogue.png", width: 4, height: 4)
        try folder.writePNG("rogue@3x.png", width: 12, height: 12)
        let found = try AssetCatalog(directory: folder.url).image(named: "rogue", scale: asked)
        #expect(found.scale == scale)
        #expect(found.source.pixelWidth == pixels)
    }

    @Test("fall back to the largest below the scale")
    func below() throws {
        let folder = try TemporaryFolder()
        try folder.writePNG("a.png", width: 1, height: 1)
        try folder.writePNG("a@2x.png", width: 2, height: 2)
        #expect(try AssetCatalog(directory: folder.url).image(named: "a", scale: 3).scale == 2)
    }

    @Test("draw an SVG file at the scale that is asked for", arguments: [1, 2, 7])
    func vector(scale: Int) throws {
        let folder = try TemporaryFolder()
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="5"/>"#
        try folder.write(Data(svg.utf8), to: "logo.svg")
        let found = try AssetCatalog(directory: folder.url).image(named: "logo", scale: scale)
        #expect((found.scale, found.source.pixelWidth, found.source.pixelHeight) == (scale, 10 * scale, 5 * scale))
    }

    @Test("name a file that cannot be read by its place in their folder")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data("GIF89a".utf8), to: "art/logo.png")
        let assets = AssetCatalog(directory: folder.url.appendingPathComponent("art"))
        #expect(throws: MissingImage(reason: "art/logo.png: it is neither a PNG nor a JPEG file")) {
            try assets.image(named: "logo", scale: 1)
        }
    }

    @Test("list every name once, including those in folders")
    func names() throws {
        let folder = try TemporaryFolder()
        try folder.writePNG("rogue.png", width: 1, height: 1)
        try folder.writePNG("rogue@2x.png", width: 1, height: 1)
        try folder.writePNG("icons/class.png", width: 1, height: 1)
        try folder.write(Data(), to: "notes.txt")
        let assets = AssetCatalog(directory: folder.url)
        #expect(assets.names == ["icons/class", "rogue"])
        #expect(assets.names(like: "rouge") == ["rogue"])
        #expect(throws: Never.self) { try assets.image(named: "icons/class", scale: 1) }
    }

    @Test("look beside the source file that names them")
    func besideSource() {
        let assets = AssetCatalog(directory: "assets")
        let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        #expect(assets.folders == [here.appendingPathComponent("assets")])
        #expect(AssetCatalog("../x", relativeTo: "/a/b/C.swift").folders.map(\.path) == ["/a/x"])
        #expect(AssetCatalog(directory: "/x").folders.map(\.path) == ["/x"])
    }

    @Test("never read outside their folder")
    func outside() throws {
        let folder = try TemporaryFolder()
        try folder.writePNG("secret.png", width: 1, height: 1)
        try folder.writePNG("inside/a.png", width: 1, height: 1)
        let assets = AssetCatalog(directory: folder.url.appendingPathComponent("inside"))
        #expect(throws: Never.self) { try assets.image(named: "a", scale: 1) }
        for path in ["..", folder.path] {
            #expect(throws: MissingImage()) { try assets.image(named: "\(path)/secret", scale: 1) }
        }
    }

    @Test("read a file once")
    func cache() throws {
        let folder = try TemporaryFolder()
        try folder.writePNG("a.png", width: 3, height: 1)
        let assets = AssetCatalog(directory: folder.url)
        #expect(try assets.image(named: "a", scale: 1).source.pixelWidth == 3)
        try folder.writePNG("a.png", width: 5, height: 1)
        #expect(try assets.image(named: "a", scale: 1).source.pixelWidth == 3)
    }

    @Test("are safe to use from many threads at once")
    func threads() throws {
        let folder = try TemporaryFolder()
        for index in 0..<20 { try folder.writePNG("a\(index).png", width: index + 1, height: 1) }
        let assets = AssetCatalog(directory: folder.url)
        DispatchQueue.concurrentPerform(iterations: 400) { run in
            let width = try? assets.image(named: "a\(run % 20)", scale: 1).source.pixelWidth
            if width != run % 20 + 1 { Issue.record("a\(run % 20) is \(width ?? 0) pixels wide") }
        }
    }
}
