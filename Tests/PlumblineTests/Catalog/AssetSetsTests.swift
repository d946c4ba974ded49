import Drawing
import Foundation
import Testing

@testable import Plumbline

@Suite("Sets of Xcode's asset catalogs")
struct AssetSetsTests {
    private func colors(_ contents: String, at path: String) throws -> (TemporaryFolder, AssetCatalog) {
        let folder = try TemporaryFolder()
        try folder.write(Data(contents.utf8), to: "\(path).colorset/Contents.json")
        return (folder, AssetCatalog(directory: folder.url))
    }

    @Test("give colors for light and dark, as fractions, numbers to 255, and hexadecimal")
    func appearances() throws {
        let (folder, assets) = try colors(
            """
            {"colors": [
              {"idiom": "universal", "color": {"components": {
                "red": "1.000", "green": "0x33", "blue": "51", "alpha": "0.500"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"components": {"white": "0.200", "alpha": "1"}}}
            ]}
            """, at: "Assets.xcassets/brand")
        #expect(assets.color(named: "brand", isDark: false) == RGBA(red: 1, green: 0.2, blue: 0.2, alpha: 0.5))
        #expect(assets.color(named: "brand", isDark: true) == RGBA(red: 0.2, green: 0.2, blue: 0.2))
        withExtendedLifetime(folder) {}
    }

    @Test("are found in folders, by their name with and without these")
    func folders() throws {
        let (folder, assets) = try colors(
            #"{"colors": [{"color": {"components": {"white": "1.0"}}}]}"#, at: "Media.xcassets/Card/edge")
        #expect(assets.color(named: "edge", isDark: true) == .white)
        #expect(assets.color(named: "Card/edge", isDark: false) == .white)
        #expect(assets.color(named: "Card", isDark: false) == nil)
        #expect(assets.colors(like: "ege") == ["Card/edge", "edge"])
        withExtendedLifetime(folder) {}
    }

    @Test("are found through links to folders, of the catalog as of a set, which may lead back")
    func links() throws {
        let (folder, _) = try colors(
            #"{"colors": [{"color": {"components": {"white": "1.0"}}}]}"#, at: "Shared/edge")
        mkdir("\(folder.path)/App", 0o700)
        let links = ["App/Assets.xcassets": "../Shared", "Shared/back": "..", "Shared/other.colorset": "edge.colorset"]
        for (link, target) in links {
            try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(link)", withDestinationPath: target)
        }
        for place in ["App", "App/Assets.xcassets"] {
            let assets = AssetCatalog(directory: folder.url.appendingPathComponent(place))
            #expect(assets.color(named: "edge", isDark: false) == .white)
            #expect(assets.color(named: "other", isDark: false) == .white)
        }
    }

    @Test("are told apart from missing ones if none of their pictures is a file of theirs")
    func withoutPictures() throws {
        let folder = try TemporaryFolder()
        try folder.writePNG("outside.png", width: 1, height: 1)
        let entries = ["broken": "7", "outside": #"{"filename": "../../../outside.png", "scale": "1x"}"#]
        for (name, entry) in entries {
            try folder.write(
                Data(#"{"images": [\#(entry)]}"#.utf8), to: "A/Assets.xcassets/\(name).imageset/Contents.json")
        }
        let assets = AssetCatalog(directory: folder.url.appendingPathComponent("A"))
        for name in entries.keys {
            let reason = "the image set “\(name)” in the assets has no picture that Plumbline can read"
            #expect(throws: MissingImage(reason: reason)) { try assets.image(named: name, scale: 1) }
        }
        #expect(throws: MissingImage()) { try assets.image(named: "none", scale: 1) }
    }

    @Test("give the picture for dark where there is one, and whether only its opacity counts")
    func appearancesOfImages() throws {
        let folder = try TemporaryFolder()
        let (path, dark) = ("Assets.xcassets/logo.imageset", #"[{"appearance": "luminosity", "value": "dark"}]"#)
        try folder.writePNG("\(path)/light.png", width: 1, height: 1)
        try folder.writePNG("\(path)/dark.png", width: 3, height: 1)
        try folder.write(
            Data(
                #"""
                {"images": [{"filename": "light.png"}, {"filename": "dark.png", "appearances": \#(dark)}],
                 "properties": {"template-rendering-intent": "template"}}
                """#.utf8), to: "\(path)/Contents.json")
        let assets = AssetCatalog(directory: folder.url)
        let images = try [false, true].map { try assets.image(named: "logo", scale: 1, isDark: $0) }
        #expect(images.map { $0.source.pixelWidth } == [1, 3])
        #expect(images.map { $0.isTemplate } == [true, true])
    }

    @Test(
        "give a color that refers to the system's",
        arguments: [
            ("systemRedColor", 0xff3b30, 0xff453a), ("labelColor", 0x000000, 0xffffff),
            ("systemGray5Color", 0xe5e5ea, 0x2c2c2e), ("secondarySystemGroupedBackgroundColor", 0xffffff, 0x1c1c1e),
        ] as [(String, UInt32, UInt32)])
    func references(name: String, light: UInt32, dark: UInt32) throws {
        let (folder, assets) = try colors(
            #"{"colors": [{"color": {"platform": "universal", "reference": "\#(name)"}}]}"#, at: "system")
        #expect(assets.color(named: "system", isDark: false) == RGBA(hex: light))
        #expect(assets.color(named: "system", isDark: true) == RGBA(hex: dark))
        withExtendedLifetime(folder) {}
    }

    @Test("give an unknown reference, or an unreadable file, as none")
    func unknown() throws {
        let (folder, assets) = try colors(#"{"colors": [{"color": {"reference": "systemPlaid"}}]}"#, at: "system")
        #expect(assets.color(named: "system", isDark: false) == nil)
        let (second, broken) = try colors("{", at: "broken")
        #expect(broken.color(named: "broken", isDark: false) == nil)
        withExtendedLifetime((folder, second)) {}
    }

    @Test("give images of the nearest scale above, else the largest")
    func images() throws {
        let folder = try TemporaryFolder()
        let set = "Assets.xcassets/Icons/hat.imageset"
        try folder.writePNG("\(set)/a.png", width: 2, height: 2)
        try folder.writePNG("\(set)/b.png", width: 4, height: 4)
        let contents =
            #"{"images": [{"filename": "a.png", "scale": "1x"}, {"filename": "b.png", "scale": "2x"}, {"scale": "3x"}]}"#
        try folder.write(Data(contents.utf8), to: "\(set)/Contents.json")
        let assets = AssetCatalog(directory: folder.url)
        #expect(assets.names == ["Icons/hat", "hat"])
        #expect(try assets.image(named: "hat", scale: 1).source.pixelWidth == 2)
        #expect(try assets.image(named: "Icons/hat", scale: 3).scale == 2)
    }
}
