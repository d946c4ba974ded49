import CairoPainting
import Foundation

/// Digests of everything that the figures of a catalog depend on.
///
/// While the program, the assets and the fonts are the same files, a figure is not even laid out. After a build or an edit
/// it is laid out, but painted only if its display list or the engine has changed.
struct InputFingerprint {
    /// The identity of the files: the program and its libraries, the assets, the fonts.
    let program: String
    /// The versions of everything that paints, the same on every machine.
    let engine: String
    /// The files themselves, as they were before they were read.
    let files: InputFiles

    /// The environment variable that distinguishes a working copy of Plumbline from the release of its version.
    static let generatorVariable = "PLUMBLINE_GENERATOR"

    /// - Parameter inputs: Files and folders that scenes read besides their assets.
    /// - Throws: `FontError` if the fonts are not installed.
    init(assets: AssetCatalog, inputs: [URL], environment: [String: String]) throws {
        let fonts = try FontLibrary.files(environment: environment)
        let icons = IconFontFile.isInstalled ? [IconFontFile.path] : []
        let libraries = ProcessFiles.libraries + fonts + icons
        let folders = (assets.folders + inputs).map(\.path)
        let images =
            assets.plainFolders.map(\.path) + assets.plainFolders.flatMap(AssetCatalog.images)
            + assets.fontFiles.map(\.path)
        files = InputFiles(libraries + FontLibrary.fallbackFiles + images + folders.flatMap(InputFiles.below))
        var engine = Digest()
        engine.combine(Generator.name)
        // Workers load the fonts. Here a font file is loaded only if its version cannot be read otherwise.
        engine.combine(try FontLibrary.fingerprint(ofFiles: fonts) ?? PangoText.shared.fingerprint)
        for font in fonts {
            engine.combine(URL(fileURLWithPath: font).lastPathComponent)
            engine.combine(Self.size(font))
        }
        // Figures with other scripts change when their fonts are installed.
        for font in FontLibrary.fallbackFiles {
            engine.combine(URL(fileURLWithPath: font).lastPathComponent)
            engine.combine(Self.size(font))
        }
        for font in icons { engine.combine(Self.size(font)) }
        // The program's file says this already: the same file paints the same, with the variable or without.
        var program = Digest()
        program.combine(engine.description)
        engine.combine(environment[Self.generatorVariable] ?? "")
        self.engine = engine.description
        program.combineIdentity(of: WorkerProgram.currentPath)
        for library in libraries { program.combineIdentity(of: library) }
        // They determine how numbers and dates are formatted.
        for (name, value) in environment.sorted(by: { $0.key < $1.key }) where Self.isOfLocale(name) {
            program.combine("\(name)=\(value)")
        }
        for folder in assets.folders + assets.plainFolders { program.combine(folder.path) }
        for image in images { program.combineIdentity(of: image) }
        for folder in folders { program.combineContents(of: folder) }
        self.program = program.description
    }

    private static func isOfLocale(_ name: String) -> Bool {
        ["LANG", "LANGUAGE", "TZ"].contains(name) || name.hasPrefix("LC_")
    }

    private static func size(_ path: String) -> Int {
        // `stat` follows links, and unlike `FileManager` does not look up the owner.
        var info = stat()
        return stat(path, &info) == 0 ? Int(info.st_size) : -1
    }

    /// The key of a figure: figures with the same key are the same.
    func key(of request: RequestedFigure) -> String {
        let scene = request.scene
        var key = Digest()
        key.combine(program)
        // The views are part of the program. The rest may come from data.
        let header = scene.header
        for text in [scene.name, scene.displayTitle, header.title ?? "", header.caption ?? "", "\(request.appearance)"]
        {
            key.combine(text)
        }
        key.combine(scene.annotations.rawValue)
        // Sources may change without a build.
        key.combine(scene.codeDigest)
        if request.format == .html { key.combine(scene.exploredDigest) }
        for proposal in scene.proposals { key.combine("\(proposal)") }
        key.combine(request.scale)
        key.combine(request.format.rawValue)
        return key.description
    }
}
