import Drawing
import Foundation
import Testing

@testable import Plumbline

private let monoFolder = "/usr/share/fonts/truetype/jetbrains-mono"
private let hasMono = FileManager.default.isReadableFile(atPath: "\(monoFolder)/JetBrainsMono-Regular.ttf")

@MainActor
@Suite("The fonts of an asset catalog", .enabled(if: hasMono, "install fonts-jetbrains-mono"))
struct OwnFontsTests {
    private let folder: TemporaryFolder
    private var assets: AssetCatalog { AssetCatalog(directory: folder.url) }

    init() throws { folder = try TemporaryFolder() }

    /// Copies faces of JetBrains Mono into the folder.
    private func add(_ styles: String..., under: String = "fonts") throws {
        for style in styles {
            let data = try Data(contentsOf: URL(fileURLWithPath: "\(monoFolder)/JetBrainsMono-\(style).ttf"))
            try folder.write(data, to: "\(under)/\(style).TTF")
        }
    }

    private func name(_ asked: String, _ weight: Int? = nil, italic: Bool = false) -> String? {
        assets.font(named: asked, weight: weight, isItalic: italic)?.postScriptName
    }

    @Test("are found by PostScript name, anywhere in its folder, whatever their files are called")
    func postScript() throws {
        try add("Light", "Bold")
        #expect(name("JetBrainsMono-Light") == "JetBrainsMono-Light")
        #expect(
            name("jetbrainsmono-bold") == "JetBrainsMono-Bold" && name("JetBrains Mono Bold") == "JetBrainsMono-Bold")
        #expect(name("Light") == nil && name("JetBrainsMono-Thin") == nil)
        #expect(AssetCatalog.none.font(named: "JetBrainsMono-Light", weight: nil, isItalic: false) == nil)
    }

    @Test("are found by family: the regular one, or the nearest in slant and weight")
    func family() throws {
        try add("Light", "Regular", "SemiBold", "Italic", "BoldItalic")
        #expect(name("JetBrains Mono") == "JetBrainsMono-Regular")
        #expect(name("JetBrains Mono", 100) == "JetBrainsMono-Light")
        #expect(name("JetBrains Mono", 900) == "JetBrainsMono-SemiBold")
        #expect(name("JetBrains Mono", 500) == "JetBrainsMono-SemiBold")
        #expect(name("JetBrains Mono", italic: true) == "JetBrainsMono-Italic")
        #expect(name("JetBrains Mono", 700, italic: true) == "JetBrainsMono-BoldItalic")
    }

    @Test("of a name have another face of the family where text is made bold or italic")
    func bold() throws {
        try add("Light", "Bold", "LightItalic")
        #expect(name("JetBrainsMono-Light", 700) == "JetBrainsMono-Bold")
        #expect(name("JetBrainsMono-Light", italic: true) == "JetBrainsMono-LightItalic")
        #expect(name("JetBrainsMono-Bold", 700) == "JetBrainsMono-Bold")
    }

    @Test("set the texts that ask for them, without a warning, at their size and the reader's")
    func texts() async throws {
        try add("Light", "Bold")
        let scene = Scene("a") {
            VStack {
                Text("abcd").font(.custom("JetBrainsMono-Light", size: 10)).layoutLabel("light")
                Text("abcd").font(.custom("JetBrainsMono-Light", fixedSize: 20)).bold().layoutLabel("bold")
                Text("").lineLimit(2, reservesSpace: true).layoutLabel("two").font(.custom("JetBrains Mono", size: 10))
                Text("").monospaced().lineLimit(2, reservesSpace: true)
            }
        }
        let snapshot = await LayoutSnapshot.settled(scene, assets: assets)
        #expect(snapshot.issues == [])
        for (label, width, height) in [("light", 24.0, 13.2), ("bold", 48, 26.4), ("two", 0, 26.4)] {
            let size = try #require(snapshot[label]?.frame.size)
            #expect(abs(size.width - width) < 0.01 && abs(size.height - height) < 0.01, "\(label)")
        }
        let environment = try Figure(scene, scale: 1, assets: assets).actual.otherFonts
        #expect(
            environment.keys.sorted() == ["Bold.TTF (JetBrainsMono-Bold)", "Light.TTF (JetBrainsMono-Light)"])
    }

    @Test("are named if a name is not found, and so is the damaged file")
    func missing() async throws {
        try add("Light", "Bold")
        try folder.write(Data("no font".utf8), to: "fonts/Poppins-Bold.ttf")
        func warning(_ name: String, _ assets: AssetCatalog) async -> String {
            let scene = Scene("a") { Text("a").font(.custom(name, size: 10)) }
            return await LayoutSnapshot.settled(scene, assets: assets).issues.map(\.message).joined()
        }
        let place = "\(folder.url.lastPathComponent)/fonts/Poppins-Bold.ttf"
        #expect(
            await warning("Poppins-Bold", assets).hasPrefix(
                "no font “Poppins-Bold”: \(place) is damaged, or is no font; its text is set in Inter, with other"))
        try FileManager.default.removeItem(at: folder.url.appending(path: "fonts/Poppins-Bold.ttf"))
        #expect(
            await warning("JetBrainMono-Light", assets).hasPrefix(
                "no font “JetBrainMono-Light”; the nearest: “JetBrainsMono-Light”"))
    }

    @Test("of one name in two files are the first one's, with a warning if the files differ")
    func twice() async throws {
        try add("Light", under: "a")
        try add("Light", under: "b")
        let scene = Scene("s") { Text("a").font(.custom("JetBrainsMono-Light", size: 10)) }
        #expect(await LayoutSnapshot.settled(scene, assets: assets).issues == [])
        try folder.write(folder.data("b/Light.TTF") + Data([0]), to: "b/Light.TTF")
        let root = folder.url.lastPathComponent
        #expect(
            await LayoutSnapshot.settled(scene, assets: assets).issues.map(\.message) == [
                "two files have a font “JetBrainsMono-Light”: \(root)/a/Light.TTF is used, and \(root)/b/Light.TTF is not"
            ])
    }

    @Test("may be links to other places, as images may")
    func link() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/a.ttf", withDestinationPath: "\(monoFolder)/JetBrainsMono-Thin.ttf")
        #expect(name("JetBrainsMono-Thin") == "JetBrainsMono-Thin")
    }

    @Test("are inputs of a batch: another file is drawn anew")
    func inputs() throws {
        try add("Light")
        let file = folder.url.appending(path: "fonts/Light.TTF")
        var beside = AssetCatalog.none
        beside.fontFiles = [file]
        for assets in [assets, beside] {
            func program() throws -> String {
                try InputFingerprint(assets: assets, inputs: [], environment: [:]).program
            }
            let before = try program()
            #expect(try program() == before)
            try folder.write(folder.data("fonts/Light.TTF") + Data([0]), to: "fonts/Light.TTF")
            #expect(try program() != before)
        }
    }
}
